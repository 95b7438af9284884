// Русский: вы. channel: канал, topic: тема, organisation: организация, group: группа, invitation: приглашение. «Пользователь» стоит перед
// именем, чтобы глагол не зависел от рода.

import type { Texts } from './en.ts'

export const ru = {
  'notice.somebody': '(имя скрыто)',
  'notice.channelEventsTopic': 'события канала',
  'notice.newChannelsTopic': 'новые каналы',
  'notice.publicChannelCreated': '**Открытый** канал. Создатель: {who}. **Описание:**\n{description}',
  'notice.privateChannelCreated': '**Закрытый** канал. Создатель: {who}. **Описание:**\n{description}',
  'notice.webPublicChannelCreated': '**Открытый для всех в интернете** канал. Создатель: {who}. **Описание:**\n{description}',
  'notice.noDescription': '*Описания нет.*',
  'notice.channelCreated': 'Пользователь {who} создал новый канал {channel}.',
  'notice.channelsCreated':
    'Пользователь {who} создал {count, plural, one {# новый канал} few {# новых канала} many {# новых каналов} other {# нового канала}}.',
  'notice.channelsCreatedAs':
    'Пользователь {who} создал {count, plural, one {# новый канал} few {# новых канала} many {# новых каналов} other {# нового канала}}:\n\n{channels}',
  'notice.channelArchived': 'Пользователь {who} отправил этот канал в архив.',
  'notice.channelUnarchived': 'Пользователь {who} вернул этот канал из архива.',
  'notice.channelRenamed': 'Пользователь {who} переименовал канал {former} в {name}.',
  'notice.descriptionChanged':
    'Пользователь {who} изменил описание этого канала.\n\n**Старое описание:**\n{former}\n\n**Новое описание:**\n{description}',
  'notice.permissionsChanged': 'Пользователь {who} изменил права в этом канале: {names}.',
  'notice.privacyChanged': 'Пользователь {who} изменил доступ к этому каналу. Было: {former}. Стало: {privacy}.',
  'notice.privacyPublic': '**Открытый**',
  'notice.privacyWebPublic': '**Открытый для всех в интернете**',
  'notice.privacySharedHistory': '**Закрытый, общая история**',
  'notice.privacyProtectedHistory': '**Закрытый, защищённая история**',
  'notice.topicMovedAway': 'Пользователь {who} перенёс эту тему. Новое место: {place}.',
  'notice.topicMovedHere': 'Пользователь {who} перенёс сюда эту тему. Прежнее место: {place}.',
  'notice.messagesMovedAway':
    'Пользователь {who} перенёс из этой темы {count, plural, one {# сообщение} few {# сообщения} many {# сообщений} other {# сообщения}}. Новое место: {place}.',
  'notice.messagesMovedHere':
    'Пользователь {who} перенёс сюда {count, plural, one {# сообщение} few {# сообщения} many {# сообщений} other {# сообщения}}. Прежнее место: {place}.',
  'notice.anotherChannel': 'другой канал',
  'notice.topicResolved': 'Пользователь {who} отметил эту тему как решённую.',
  'notice.topicUnresolved': 'Пользователь {who} отметил эту тему как нерешённую.',
  'notice.subscribed': 'Пользователь {who} подписал вас на канал {channel}.',
  'notice.subscribedToMany': 'Пользователь {who} подписал вас на эти каналы:\n\n{channels}',
  'notice.invitationAccepted': 'Пользователь {who} принял ваше приглашение в организацию {organisation}.',
  'notice.invitationUndelivered':
    'Ваше приглашение не удалось отправить по почте. Почтовый сервер не принимает письма на адрес {address}. Проверьте адрес или пригласите по ссылке.',
  'notice.addedToGroup': 'Пользователь {who} добавил вас в группу {group}.',
  'notice.removedFromGroup': 'Пользователь {who} исключил вас из группы {group}.',
  'notice.scheduledMessageFailed':
    'Сообщение, которое вы запланировали на {time}, не удалось отправить. Назначьте ему новое время, чтобы попробовать ещё раз. Причина:\n\n> {reason}',
  'notice.reminder': 'Вы просили напомнить [об этом сообщении]({link}).',
  'notice.reminderWithNote': 'Вы просили напомнить [об этом сообщении]({link}).\n\n{note}',
  'notice.botUnreachable':
    'Не удалось связаться с {bot}, и он отвечает не на все сообщения. Подробности даёт {request}. Причина:\n\n> {reason}',
  'notice.reportsTopic': 'жалобы на сообщения',
  'notice.messageReported': 'Пользователь {who} пожаловался на [сообщение]({link}) пользователя {sender}. Причина: {reason}.\n\n{message}',
  'notice.messageReportedWithNote':
    'Пользователь {who} пожаловался на [сообщение]({link}) пользователя {sender}. Причина: {reason}.\n\n{note}\n\n{message}',
  'notice.reportSpam': 'спам',
  'notice.reportHarassment': 'травля',
  'notice.reportInappropriate': 'неприемлемое содержание',
  'notice.reportNorms': 'нарушение правил организации',
  'notice.reportOther': 'другое',

  'page.faultTitle': 'Ошибка: {title}',
  'page.nowhereTitle': 'Такой страницы нет',
  'page.nowhere': 'Возможно, в ссылке опечатка или страница переехала.',
  'page.toFirstPage': 'На главную страницу',
  'page.failureTitle': 'Что-то пошло не так',
  'page.failure': 'Ничего не изменилось. Попробуйте ещё раз чуть позже.',
  'page.laterTitle': 'Попробуйте позже',
  'page.later':
    'Ничего не изменилось. Вернитесь назад и попробуйте ещё раз через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  'page.malformedTitle': 'Не удалось прочитать форму',
  'page.malformed': 'Ничего не изменилось. Вернитесь назад и попробуйте ещё раз.',
  'page.goneTitle': 'Эта ссылка недействительна',
  'page.gone': 'Возможно, её срок истёк, она уже использована или отозвана.',
  'page.goneAddress': 'Запросите новую.',
  'page.goneReset': '<a href="{url}">Запросите новую</a>.',
  'page.goneInvitation': 'Попросите новое приглашение у того, кто вас пригласил.',
  'page.goneMails': 'Письма можно отключить в настройках.',

  'page.email': 'Адрес электронной почты',
  'page.password': 'Пароль',
  'page.newPassword': 'Новый пароль',
  'page.newPasswordHint': 'От {min} до {max} символов; его должно быть трудно угадать.',
  'page.sendMail': 'Отправить мне письмо',
  'page.checkMailTitle': 'Проверьте почту',

  'fault.empty': 'не должно быть пустым',
  'fault.tooLong': 'должно быть не длиннее {max, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}',
  'fault.notPrintable': 'содержит знак, который нельзя показать',
  'fault.direction': 'не должно содержать знаков, меняющих направление письма',
  'fault.signs': 'не должно содержать этих знаков: {signs}',
  'fault.nameEnd': 'не должно оканчиваться на | и цифры',
  'fault.nameTaken': 'уже используется, а имена в этой организации не повторяются',
  'fault.length': 'должно быть от {min} до {max} знаков',
  'fault.easy': 'слишком легко угадать',
  'fault.notAddress': 'это не адрес электронной почты',
  'fault.plusSign': 'не должно быть знака плюс',
  'fault.outsideDomains': 'адрес вне доменов организации',
  'fault.disposable': 'адрес службы одноразовых адресов, которые организация не разрешает',
  'fault.reserved': 'адрес занят сервером',
  'fault.hasAccount': 'уже есть учётная запись с этим адресом',
  'fault.linkTooOften': 'пригласить нельзя: сегодня эту ссылку использовали слишком часто',
  'fault.sentTooOften': 'сегодня на этот адрес отправлено слишком много писем',
  'fault.dayLimit': 'Организация отправила столько приглашений, сколько можно за день. Попробуйте завтра.',
  'fault.full': 'В организации больше нет места.',

  'page.confirmTitle': 'Подтвердите свой адрес',
  'page.confirm': 'Сделать <strong>{address}</strong> адресом вашей учётной записи в организации {organisation}?',
  'page.confirmButton': 'Подтвердить',
  'page.confirmHint': 'Если вы этого не запрашивали, закройте эту страницу: ничего не изменится.',
  'page.confirmedTitle': 'Адрес подтверждён',
  'page.confirmed': 'Теперь адрес вашей учётной записи — <strong>{address}</strong>. Входите с ним.',

  'page.forgotTitle': 'Забыли пароль?',
  'page.forgot': 'Введите адрес электронной почты своей учётной записи. Вы получите письмо со ссылкой, чтобы выбрать новый пароль.',
  'page.forgotHint': 'Адрес, с которым вы входите.',
  'page.forgotMailed':
    'Если вы можете войти с этим адресом, письмо со ссылкой уже в пути. Ссылка действует 24 часа, использовать её можно только один раз.',
  'page.forgotNoMail':
    'Письма нет? Посмотрите в спаме и проверьте, что это сервер вашей организации и адрес вашей учётной записи. За час на одну учётную запись отправляется не больше двух таких писем.',
  'page.resetTitle': 'Выберите новый пароль',
  'page.reset':
    'Для вашей учётной записи в организации <strong>{organisation}</strong>. После этого приложениям и программам, которые ею пользуются, нужно будет войти заново.',
  'page.resetEmailHint': 'Вы входите с этим адресом.',
  'page.resetButton': 'Сохранить пароль',
  'page.resetDoneTitle': 'Пароль изменён',
  'page.resetDone':
    'Пароль учётной записи <strong>{address}</strong> в организации <strong>{organisation}</strong> изменён с помощью этой ссылки. Входите с ним. Приложениям и программам, которые пользовались учётной записью, нужно войти заново.',
  'page.resetNotYours': 'Если его выбрали не вы, <a href="{url}">запросите другую ссылку</a>.',

  'page.joinTitle': 'Присоединяйтесь: {organisation}',
  'page.join': 'Вас приглашает {inviter}. Создайте учётную запись:',
  'page.joinEmailHint': 'Ваша учётная запись привязана к этому адресу.',
  'page.joinName': 'Ваше имя',
  'page.joinNameHint': 'Так его увидят другие.',
  'page.joinButton': 'Создать учётную запись',
  'page.joinByAddress':
    'Вас приглашает {inviter}. Введите адрес электронной почты. Вы получите письмо со ссылкой, чтобы создать учётную запись.',
  'page.joinAddressHint': 'Ваша учётная запись будет привязана к этому адресу.',
  'page.joinMailed':
    'Если для <strong>{address}</strong> можно создать учётную запись, письмо со ссылкой уже в пути. Ссылка действует один день.',
  'page.joinNoMail': 'Письма нет? Возможно, у вас уже есть учётная запись с этим адресом.',
  'page.joinAlone': 'Создайте учётную запись:',
  'page.joinOpen':
    'Присоединиться может каждый. Введите адрес электронной почты. Вы получите письмо со ссылкой, чтобы создать учётную запись.',
  'page.joinAsked':
    'Письмо на адрес <strong>{address}</strong> уже в пути. В нём ссылка, чтобы создать учётную запись, или, если учётная запись с этим адресом уже есть, указание, как войти. Ссылка действует 24 часа.',
  'page.joinAskedNoMail': 'Письма нет? Посмотрите в спаме и проверьте адрес. За час на один адрес отправляется не больше двух таких писем.',
  'page.joinClosedTitle': 'Нужно приглашение',
  'page.welcomeTitle': 'Добро пожаловать, {name}',
  'page.welcome': 'Ваша учётная запись в организации <strong>{organisation}</strong> готова. Что дальше:',
  'page.welcomeApp': 'Откройте приложение, которым пользуется ваша команда, и введите адрес сервера: <code>{url}</code>',
  'page.welcomeLogin': 'Войдите как <strong>{address}</strong> с паролем, который вы здесь выбрали.',
  'page.welcomeKey': 'Программы получают ключ API, отправив тот же адрес и пароль в запросе <code>POST {url}/api/v1/fetch_api_key</code>.',

  'page.stopMailsTitle': 'Больше не получать эти письма',
  'page.stopChannelMails': 'Больше не получать письма от организации {organisation} о канале <strong>{channel}</strong>?',
  'page.stopFollowedMails': 'Больше не получать письма от организации {organisation} о темах, за которыми вы следите?',
  'page.stopDigests': 'Больше не получать еженедельные обзоры от организации {organisation}?',
  'page.stopPersonalMails': 'Больше не получать письма от организации {organisation} о пропущенных личных сообщениях и упоминаниях?',
  'page.noMailsTitle': 'Таких писем больше не будет',
  'page.noChannelMails':
    'Вы больше не получаете письма от организации {organisation} о канале <strong>{channel}</strong>. Их можно снова включить в настройках.',
  'page.noFollowedMails':
    'Вы больше не получаете письма от организации {organisation} о темах, за которыми вы следите. Их можно снова включить в настройках.',
  'page.noDigests': 'Вы больше не получаете еженедельные обзоры от организации {organisation}. Их можно снова включить в настройках.',
  'page.noPersonalMails':
    'Вы больше не получаете письма от организации {organisation} о пропущенных личных сообщениях и упоминаниях. Их можно снова включить в настройках.',

  'page.unknownHostTitle': 'По этому адресу нет организации',
  'page.unknownHost': 'Поищите в адресе опечатку или спросите того, кто вам его дал. Он есть и в письме с приглашением.',
  'page.deactivatedTitle': 'Эта организация отключена',
  'page.deactivated': 'Никто не может войти, письма не отправляются. Включить её снова может тот, кто управляет этим сервером.',
  'page.noOrganisationTitle': 'На этом сервере ещё нет организации',
  'page.noOrganisation':
    'Он работает и ждёт свою первую организацию. Её создаёт тот, кто управляет сервером, вместе со ссылкой, по которой владелец выберет пароль:',
  'page.operatingGuide': 'Как управлять сервером',
  'page.rootTitle': 'У вашей организации есть свой адрес',
  'page.root': 'Он выглядит так, но с другим именем:',
  'page.rootMail': 'Он есть в письме с приглашением. Если вы его не нашли, спросите кого-нибудь из своей организации.',
  'page.frontAccountTitle': 'У вас есть учётная запись',
  'page.frontAccount': 'Откройте приложение, которым пользуется ваша команда, введите этот адрес и войдите:',
  'page.frontAccountZulip': 'Приложению, созданному для Zulip, нужен адрес <code>{url}</code>.',
  'page.frontInvitedTitle': 'Вас пригласили',
  'page.frontInvited':
    'Откройте ссылку из приглашения. Она ведёт на страницу, где вы создадите учётную запись. Если она больше не действует, попросите новую у того, кто вас пригласил.',
  'page.frontNeitherTitle': 'Ни того, ни другого',
  'page.frontNeither': 'Учётные записи создаются по приглашению. Спросите того, у кого она есть, или того, кто управляет этим сервером.',
  'page.frontOpen': 'Присоединиться может каждый: с адресом электронной почты вы сами создаёте учётную запись.',
  'page.documents': 'Документы',
  'page.forAdministrators': 'Администраторам',
  'page.forOperators': 'Операторам сервера',
  'page.forDevelopers': 'Разработчикам',

  'mail.hello': 'Здравствуйте, {name}!',
  'mail.ignore': 'Если вы этого не запрашивали, не обращайте внимания на это письмо: ваша учётная запись останется прежней.',
  'mail.confirmAddressSubject': 'Подтвердите новый адрес: {organisation}',
  'mail.confirmAddress': 'Вы попросили изменить адрес своей учётной записи в организации {organisation} ({url}) с {former} на {address}.',
  'mail.confirmAddressLink': 'Чтобы подтвердить его, откройте эту ссылку в течение 24 часов:\n{link}',
  'mail.addressRequestedSubject': 'Запрошен новый адрес для вашей учётной записи: {organisation}',
  'mail.addressRequested':
    'Кто-то, вероятно вы, попросил изменить адрес вашей учётной записи в организации {organisation} ({url}) на {address}.',
  'mail.addressRequestedWarning':
    'Адрес изменится, когда кто-нибудь откроет отправленную туда ссылку и подтвердит изменение. Если вы этого не запрашивали, сейчас же смените пароль и ключи API.',
  'mail.addressTakenSubject': 'Кто-то попросил использовать ваш адрес: {organisation}',
  'mail.addressTaken':
    'Кто-то попросил изменить адрес другой учётной записи в организации {organisation} ({url}) на {address}. Этот адрес принадлежит вашей учётной записи.',
  'mail.addressTakenAdvice':
    'Ничего не изменилось, и этому человеку не сообщили, что адрес ваш. Если это были вы, пользуйтесь этой учётной записью или сначала измените её адрес.',
  'mail.addressChangedSubject': 'Ваш адрес изменён: {organisation}',
  'mail.addressChanged': 'Теперь адрес вашей учётной записи в организации {organisation} ({url}) — {address}.',
  'mail.addressChangedWarning': 'Если его изменили не вы, обратитесь к администраторам организации.',
  'mail.resetSubject': 'Выберите новый пароль: {organisation}',
  'mail.reset':
    'Чтобы выбрать новый пароль для учётной записи в организации {organisation} ({url}), откройте эту ссылку в течение 24 часов. Использовать её можно только один раз:',
  'mail.passwordChangedSubject': 'Ваш пароль изменён: {organisation}',
  'mail.passwordChanged':
    'Пароль вашей учётной записи в организации {organisation} ({url}) изменён. Приложениям и программам, которые ею пользовались, нужно войти заново.',
  'mail.passwordChangedWarning': 'Если его изменили не вы, сейчас же выберите другой: {link}',
  'mail.loginSubject': 'Новый вход в вашу учётную запись: {organisation}',
  'mail.login':
    'Кто-то, вероятно вы, вошёл в вашу учётную запись в организации {organisation} ({url}) с нового клиента или с нового адреса.',
  'mail.loginDetails': 'Клиент: {client}\nАдрес: {address}\nВремя: {time}',
  'mail.loginAdvice':
    'Если это были вы, делать ничего не нужно. Если нет, сейчас же выберите новый пароль: это завершит все остальные сеансы.',
  'mail.loginSettings': 'Эти письма можно отключить в настройках.',
  'mail.invitationSubject': '{inviter} приглашает вас в организацию {organisation}',
  'mail.reminderSubject': 'Напоминание: {inviter} приглашает вас в организацию {organisation}',
  'mail.invitation': '{inviter} ({address}) приглашает вас в организацию {organisation}.',
  'mail.invitationLink': 'Чтобы создать учётную запись, откройте эту ссылку:',
  'mail.invitationEnd': 'Ссылка действует до {end}.',
  'mail.invitationOnce':
    'Использовать ссылку можно только один раз. Если вы не ждали этого приглашения, не обращайте внимания на это письмо.',
  'mail.joinSubject': 'Создайте учётную запись: {organisation}',
  'mail.join': 'Кто-то, вероятно вы, хочет присоединиться к организации {organisation} ({url}) с этим адресом.',
  'mail.joinEnd':
    'Ссылка действует 24 часа, использовать её можно только один раз. Если вы этого не запрашивали, не обращайте внимания на это письмо: учётная запись не создаётся.',
  'mail.joinKnownSubject': 'У вас уже есть учётная запись: {organisation}',
  'mail.joinKnown':
    'Кто-то, вероятно вы, хочет присоединиться к организации {organisation} ({url}) с этим адресом. У вас уже есть учётная запись с ним: войдите с этим адресом и своим паролем. Если вы забыли пароль, выберите новый: {link}',
  'mail.joinDeactivated':
    'Кто-то, вероятно вы, хочет присоединиться к организации {organisation} ({url}) с этим адресом. Ваша учётная запись с ним деактивирована. Администратор организации может снова её активировать.',
  'missed.direct': 'Личная переписка: {names}',
  'missed.group': 'Групповая переписка: {names}',
  'missed.self': 'Сообщения самому себе',
  'missed.others': '{count, plural, one {ещё # человек} few {ещё # человека} many {ещё # человек} other {ещё # человека}}',
  'missed.withoutContent': 'Новые сообщения',
  'missed.earlier': 'Ранее в этой переписке',
  'missed.open': 'Открыть переписку',
  'missed.openOrganisation': 'Открыть {organisation}',
  'missed.more':
    '{count, plural, one {В переписке ещё # сообщение} few {В переписке ещё # сообщения} many {В переписке ещё # сообщений} other {В переписке ещё # сообщения}}.',
  'missed.cut': '(Это длинное сообщение: прочитайте его целиком в переписке.)',
  'missed.hidden':
    'У вас {count, plural, one {# новое сообщение} few {# новых сообщения} many {# новых сообщений} other {# нового сообщения}} в организации {organisation}.',
  'missed.hiddenByUser': 'По вашим настройкам письма не показывают содержание сообщений.',
  'missed.hiddenByOrganisation': 'В этой организации письма не показывают содержание сообщений.',
  'missed.whyDirect': 'Вы получили это письмо, потому что вам написали, а вы этого не прочитали.',
  'missed.whyMention': 'Вы получили это письмо, потому что вас упомянули, а вы этого не прочитали.',
  'missed.whyWildcard': 'Вы получили это письмо, потому что упомянули всех, а вы этого не прочитали.',
  'missed.whyFollowed': 'Вы получили это письмо, потому что следите за этой темой.',
  'missed.whyChannel': 'Вы получили это письмо, потому что включили письма об этом канале.',
  'missed.noReply': 'Ответы на это письмо никто не читает: отвечайте в переписке.',
  'missed.stopPersonal': 'Больше не получать письма о личных сообщениях и упоминаниях',
  'missed.stopFollowed': 'Больше не получать письма о темах, за которыми я слежу',
  'missed.stopChannel': 'Больше не получать письма об этом канале',
  'digest.title': 'Что произошло за эту неделю',
  'digest.topics': 'Самые оживлённые темы',
  'digest.numbers':
    '{messages, plural, one {# сообщение} few {# сообщения} many {# сообщений} other {# сообщения}} от {people, plural, one {# человека} few {# человек} many {# человек} other {# человека}}',
  'digest.channels': 'Новые каналы',
  'digest.people': 'Новые люди',
  'digest.moreChannels': '{count, plural, one {ещё # канал} few {ещё # канала} many {ещё # каналов} other {ещё # канала}}',
  'digest.morePeople': '{count, plural, one {ещё # человек} few {ещё # человека} many {ещё # человек} other {ещё # человека}}',
  'digest.hidden':
    'Пока вас не было, в самых оживлённых темах организации {organisation}, которые вы можете читать, {count, plural, one {появилось # новое сообщение} few {появилось # новых сообщения} many {появилось # новых сообщений} other {появилось # нового сообщения}}.',
  'digest.why': 'Вы получили это письмо, потому что вас не было неделю.',
  'digest.stop': 'Больше не получать еженедельные обзоры',
} satisfies Texts
