// Deutsch: du. channel: Kanal, topic: Thema, organisation: Organisation, group: Gruppe, invitation: Einladung.

import type { Texts } from './en.ts'

export const de = {
  'notice.somebody': 'Jemand',
  'notice.channelEventsTopic': 'Kanalereignisse',
  'notice.newChannelsTopic': 'neue Kanäle',
  'notice.publicChannelCreated': '**Öffentlicher** Kanal, erstellt von {who}. **Beschreibung:**\n{description}',
  'notice.privateChannelCreated': '**Privater** Kanal, erstellt von {who}. **Beschreibung:**\n{description}',
  'notice.webPublicChannelCreated': '**Im Web öffentlicher** Kanal, erstellt von {who}. **Beschreibung:**\n{description}',
  'notice.noDescription': '*Keine Beschreibung.*',
  'notice.channelCreated': '{who} hat den neuen Kanal {channel} erstellt.',
  'notice.channelsCreated': '{who} hat {count, plural, one {einen neuen Kanal} other {# neue Kanäle}} erstellt.',
  'notice.channelsCreatedAs': '{who} hat {count, plural, one {einen neuen Kanal} other {# neue Kanäle}} erstellt:\n\n{channels}',
  'notice.channelArchived': '{who} hat diesen Kanal archiviert.',
  'notice.channelUnarchived': '{who} hat diesen Kanal aus dem Archiv geholt.',
  'notice.channelRenamed': '{who} hat den Kanal {former} in {name} umbenannt.',
  'notice.descriptionChanged':
    '{who} hat die Beschreibung dieses Kanals geändert.\n\n**Alte Beschreibung:**\n{former}\n\n**Neue Beschreibung:**\n{description}',
  'notice.permissionsChanged': '{who} hat Berechtigungen dieses Kanals geändert: {names}.',
  'notice.privacyChanged': '{who} hat den Zugang zu diesem Kanal von {former} auf {privacy} geändert.',
  'notice.privacyPublic': '**Öffentlich**',
  'notice.privacyWebPublic': '**Im Web öffentlich**',
  'notice.privacySharedHistory': '**Privat, geteilter Verlauf**',
  'notice.privacyProtectedHistory': '**Privat, geschützter Verlauf**',
  'notice.topicMovedAway': 'Dieses Thema wurde von {who} verschoben, nach: {place}',
  'notice.topicMovedHere': 'Dieses Thema wurde von {who} hierher verschoben, von: {place}',
  'notice.messagesMovedAway':
    '{count, plural, one {Eine Nachricht wurde} other {# Nachrichten wurden}} von {who} aus diesem Thema verschoben, nach: {place}',
  'notice.messagesMovedHere':
    '{count, plural, one {Eine Nachricht wurde} other {# Nachrichten wurden}} von {who} hierher verschoben, von: {place}',
  'notice.anotherChannel': 'anderer Kanal',
  'notice.topicResolved': '{who} hat dieses Thema als erledigt markiert.',
  'notice.topicUnresolved': '{who} hat dieses Thema als nicht erledigt markiert.',
  'notice.subscribed': '{who} hat dich in den Kanal {channel} aufgenommen.',
  'notice.subscribedToMany': '{who} hat dich in diese Kanäle aufgenommen:\n\n{channels}',
  'notice.invitationAccepted': '{who} hat deine Einladung zu {organisation} angenommen.',
  'notice.invitationUndelivered':
    'Deine Einladung konnte nicht per E-Mail zugestellt werden. Der Mailserver nimmt keine E-Mails an {address} an. Prüfe die Adresse oder lade mit einem Link ein.',
  'notice.addedToGroup': '{who} hat dich in die Gruppe {group} aufgenommen.',
  'notice.removedFromGroup': '{who} hat dich aus der Gruppe {group} entfernt.',
  'notice.scheduledMessageFailed':
    'Die Nachricht, die du für {time} geplant hast, konnte nicht gesendet werden. Gib ihr eine neue Zeit, um es noch einmal zu versuchen. Der Grund:\n\n> {reason}',
  'notice.reminder': 'Du wolltest an [diese Nachricht]({link}) erinnert werden.',
  'notice.reminderWithNote': 'Du wolltest an [diese Nachricht]({link}) erinnert werden.\n\n{note}',

  'page.faultTitle': 'Fehler: {title}',
  'page.nowhereTitle': 'Diese Seite gibt es nicht',
  'page.nowhere': 'Vielleicht enthält der Link einen Tippfehler, oder die Seite ist umgezogen.',
  'page.toFirstPage': 'Zur Startseite',
  'page.failureTitle': 'Etwas ist schiefgegangen',
  'page.failure': 'Es wurde nichts geändert. Bitte versuche es gleich noch einmal.',
  'page.laterTitle': 'Bitte versuche es später noch einmal',
  'page.later':
    'Es wurde nichts geändert. Bitte geh zurück und versuche es in {seconds, plural, one {einer Sekunde} other {# Sekunden}} noch einmal.',
  'page.malformedTitle': 'Das Formular war nicht lesbar',
  'page.malformed': 'Es wurde nichts geändert. Bitte geh zurück und versuche es noch einmal.',
  'page.goneTitle': 'Dieser Link ist nicht gültig',
  'page.gone': 'Vielleicht ist er abgelaufen, schon benutzt oder widerrufen.',
  'page.goneAddress': 'Fordere einen neuen an.',
  'page.goneReset': '<a href="{url}">Fordere einen neuen an</a>.',
  'page.goneInvitation': 'Bitte die Person, die dich eingeladen hat, um eine neue Einladung.',
  'page.goneMails': 'Du kannst E-Mails in deinen Einstellungen ausschalten.',

  'page.email': 'E-Mail-Adresse',
  'page.password': 'Passwort',
  'page.newPassword': 'Neues Passwort',
  'page.newPasswordHint': '{min} bis {max} Zeichen, nicht leicht zu erraten.',
  'page.sendMail': 'E-Mail anfordern',
  'page.checkMailTitle': 'Sieh in deinen E-Mails nach',

  'page.confirmTitle': 'Bestätige deine Adresse',
  'page.confirm': 'Soll <strong>{address}</strong> die Adresse deines Kontos bei {organisation} werden?',
  'page.confirmButton': 'Bestätigen',
  'page.confirmHint': 'Wenn du das nicht angefordert hast, schließe diese Seite: Es ändert sich nichts.',
  'page.confirmedTitle': 'Adresse bestätigt',
  'page.confirmed': 'Die Adresse deines Kontos ist jetzt <strong>{address}</strong>. Melde dich damit an.',

  'page.forgotTitle': 'Passwort vergessen?',
  'page.forgot': 'Gib die E-Mail-Adresse deines Kontos ein. Du bekommst eine E-Mail mit einem Link, über den du ein neues Passwort wählst.',
  'page.forgotHint': 'Die Adresse, mit der du dich anmeldest.',
  'page.forgotMailed':
    'Wenn du dich mit dieser Adresse anmelden kannst, ist eine E-Mail mit einem Link unterwegs. Der Link gilt 24 Stunden, und du kannst ihn nur einmal benutzen.',
  'page.forgotNoMail':
    'Keine E-Mail? Sieh im Spamordner nach und prüfe, ob dies der Server deiner Organisation und die Adresse deines Kontos ist. An ein Konto gehen höchstens zwei solche E-Mails in einer Stunde.',
  'page.resetTitle': 'Wähle ein neues Passwort',
  'page.reset':
    'Für dein Konto bei <strong>{organisation}</strong>. Apps und Programme, die das Konto benutzen, müssen sich danach neu anmelden.',
  'page.resetEmailHint': 'Mit dieser Adresse meldest du dich an.',
  'page.resetButton': 'Passwort setzen',
  'page.resetDoneTitle': 'Das Passwort wurde geändert',
  'page.resetDone':
    'Das Passwort von <strong>{address}</strong> bei <strong>{organisation}</strong> wurde mit diesem Link geändert. Melde dich damit an. Apps und Programme, die das Konto benutzt haben, müssen sich neu anmelden.',
  'page.resetNotYours': 'Wenn du es nicht gewählt hast, <a href="{url}">fordere einen neuen Link an</a>.',

  'page.joinTitle': 'Komm zu {organisation}',
  'page.join': '{inviter} hat dich eingeladen. Lege dein Konto an:',
  'page.joinEmailHint': 'Dein Konto gehört zu dieser Adresse.',
  'page.joinName': 'Dein Name',
  'page.joinNameHint': 'So, wie andere ihn sehen.',
  'page.joinButton': 'Konto anlegen',
  'page.joinByAddress':
    '{inviter} hat dich eingeladen. Gib deine E-Mail-Adresse ein. Du bekommst eine E-Mail mit einem Link, über den du dein Konto anlegst.',
  'page.joinAddressHint': 'Dein Konto wird zu dieser Adresse gehören.',
  'page.joinMailed':
    'Wenn für <strong>{address}</strong> ein Konto angelegt werden kann, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einen Tag.',
  'page.joinNoMail': 'Keine E-Mail? Vielleicht hast du schon ein Konto mit dieser Adresse.',
  'page.joinAlone': 'Lege dein Konto an:',
  'page.joinOpen':
    'Alle können mitmachen. Gib deine E-Mail-Adresse ein. Du bekommst eine E-Mail mit einem Link, über den du dein Konto anlegst.',
  'page.joinAsked':
    'Eine E-Mail an <strong>{address}</strong> ist unterwegs. Sie enthält einen Link, über den du dein Konto anlegst, oder sagt dir, wie du dich anmeldest, wenn es mit dieser Adresse schon ein Konto gibt. Der Link gilt 24 Stunden.',
  'page.joinAskedNoMail':
    'Keine E-Mail? Sieh im Spamordner nach und prüfe die Adresse. An eine Adresse gehen höchstens zwei solche E-Mails in einer Stunde.',
  'page.joinClosedTitle': 'Nur mit Einladung',
  'page.welcomeTitle': 'Willkommen, {name}',
  'page.welcome': 'Dein Konto bei <strong>{organisation}</strong> ist bereit. So geht es weiter:',
  'page.welcomeApp': 'Öffne die App, die dein Team benutzt, und gib die Adresse des Servers ein: <code>{url}</code>',
  'page.welcomeLogin': 'Melde dich als <strong>{address}</strong> an, mit dem Passwort, das du hier gewählt hast.',
  'page.welcomeKey':
    'Programme bekommen einen API-Schlüssel, indem sie dieselbe E-Mail-Adresse und dasselbe Passwort an <code>POST {url}/api/v1/fetch_api_key</code> senden.',

  'page.stopMailsTitle': 'Diese E-Mails abbestellen',
  'page.stopChannelMails': 'Keine E-Mails mehr von {organisation} über den Kanal <strong>{channel}</strong>?',
  'page.stopFollowedMails': 'Keine E-Mails mehr von {organisation} über Themen, denen du folgst?',
  'page.stopDigests': 'Keine wöchentlichen Zusammenfassungen mehr von {organisation}?',
  'page.stopPersonalMails': 'Keine E-Mails mehr von {organisation} über verpasste Direktnachrichten und Erwähnungen?',
  'page.noMailsTitle': 'Keine dieser E-Mails mehr',
  'page.noChannelMails':
    'Du bekommst keine E-Mails mehr von {organisation} über den Kanal <strong>{channel}</strong>. Du kannst sie in deinen Einstellungen wieder einschalten.',
  'page.noFollowedMails':
    'Du bekommst keine E-Mails mehr von {organisation} über Themen, denen du folgst. Du kannst sie in deinen Einstellungen wieder einschalten.',
  'page.noDigests':
    'Du bekommst keine wöchentlichen Zusammenfassungen mehr von {organisation}. Du kannst sie in deinen Einstellungen wieder einschalten.',
  'page.noPersonalMails':
    'Du bekommst keine E-Mails mehr von {organisation} über verpasste Direktnachrichten und Erwähnungen. Du kannst sie in deinen Einstellungen wieder einschalten.',

  'page.unknownHostTitle': 'Unter dieser Adresse gibt es keine Organisation',
  'page.unknownHost':
    'Suche nach einem Tippfehler in der Adresse oder frage die Person, von der du sie hast. Auch in der Einladung steht sie.',
  'page.deactivatedTitle': 'Diese Organisation wurde deaktiviert',
  'page.deactivated':
    'Niemand kann sich anmelden, und es werden keine E-Mails gesendet. Wer diesen Server betreibt, kann sie reaktivieren.',
  'page.noOrganisationTitle': 'Dieser Server hat noch keine Organisation',
  'page.noOrganisation':
    'Er läuft und wartet auf seine erste Organisation. Wer ihn betreibt, legt eine an, mit dem Link, über den die Eigentümerin oder der Eigentümer ein Passwort wählt:',
  'page.operatingGuide': 'Den Server betreiben',
  'page.rootTitle': 'Deine Organisation hat eine eigene Adresse',
  'page.root': 'Sie sieht so aus, mit einem anderen Namen:',
  'page.rootMail':
    'Sie steht in der E-Mail, mit der du eingeladen wurdest. Wenn du sie nicht findest, frage jemanden in deiner Organisation.',
  'page.frontAccountTitle': 'Du hast ein Konto',
  'page.frontAccount': 'Öffne die App, die dein Team benutzt, gib diese Adresse ein und melde dich an:',
  'page.frontAccountZulip': 'Eine App, die für Zulip gemacht ist, braucht <code>{url}</code>.',
  'page.frontInvitedTitle': 'Du wurdest eingeladen',
  'page.frontInvited':
    'Öffne den Link in der Einladung. Er führt zu einer Seite, auf der du dein Konto anlegst. Wenn er nicht mehr gilt, bitte die Person, die dich eingeladen hat, um einen neuen.',
  'page.frontNeitherTitle': 'Weder noch',
  'page.frontNeither': 'Ein Konto gibt es auf Einladung. Frage jemanden, der eines hat, oder wer diesen Server betreibt.',
  'page.frontOpen': 'Alle können mitmachen: Mit deiner E-Mail-Adresse legst du selbst ein Konto an.',
  'page.documents': 'Dokumente',
  'page.forAdministrators': 'Für die Administration',
  'page.forOperators': 'Für den Betrieb',
  'page.forDevelopers': 'Für die Entwicklung',

  'mail.hello': 'Hallo {name},',
  'mail.ignore': 'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Konto bleibt, wie es ist.',
  'mail.confirmAddressSubject': 'Bestätige deine neue Adresse für {organisation}',
  'mail.confirmAddress': 'du möchtest die Adresse deines Kontos bei {organisation} ({url}) von {former} in {address} ändern.',
  'mail.confirmAddressLink': 'Um sie zu bestätigen, öffne innerhalb von 24 Stunden diesen Link:\n{link}',
  'mail.addressRequestedSubject': 'Für dein Konto bei {organisation} wurde eine neue Adresse angefordert',
  'mail.addressRequested': 'jemand, wahrscheinlich du, möchte die Adresse deines Kontos bei {organisation} ({url}) in {address} ändern.',
  'mail.addressRequestedWarning':
    'Die Adresse ändert sich, wenn jemand den Link öffnet, der dorthin gesendet wurde, und die Änderung bestätigt. Wenn du das nicht angefordert hast, ändere jetzt dein Passwort und deine API-Schlüssel.',
  'mail.addressTakenSubject': 'Jemand möchte deine Adresse bei {organisation} benutzen',
  'mail.addressTaken':
    'jemand möchte die Adresse eines anderen Kontos bei {organisation} ({url}) in {address} ändern. Diese Adresse gehört zu deinem Konto.',
  'mail.addressTakenAdvice':
    'Es hat sich nichts geändert, und der Person wurde nicht gesagt, dass die Adresse deine ist. Wenn du es warst, benutze dieses Konto oder ändere zuerst seine Adresse.',
  'mail.addressChangedSubject': 'Deine Adresse bei {organisation} hat sich geändert',
  'mail.addressChanged': 'die Adresse deines Kontos bei {organisation} ({url}) ist jetzt {address}.',
  'mail.addressChangedWarning': 'Wenn du sie nicht geändert hast, wende dich an die Administration der Organisation.',
  'mail.resetSubject': 'Wähle ein neues Passwort für {organisation}',
  'mail.reset':
    'um ein neues Passwort für dein Konto bei {organisation} ({url}) zu wählen, öffne innerhalb von 24 Stunden diesen Link. Du kannst ihn nur einmal benutzen:',
  'mail.passwordChangedSubject': 'Dein Passwort bei {organisation} hat sich geändert',
  'mail.passwordChanged':
    'das Passwort deines Kontos bei {organisation} ({url}) hat sich geändert. Apps und Programme, die das Konto benutzt haben, müssen sich neu anmelden.',
  'mail.passwordChangedWarning': 'Wenn du es nicht geändert hast, wähle jetzt ein anderes: {link}',
  'mail.loginSubject': 'Neue Anmeldung bei deinem Konto bei {organisation}',
  'mail.login':
    'jemand, wahrscheinlich du, hat sich bei deinem Konto bei {organisation} ({url}) angemeldet, mit einem Client oder von einer Adresse, die neu ist.',
  'mail.loginDetails': 'Client: {client}\nAdresse: {address}\nZeit: {time}',
  'mail.loginAdvice':
    'Wenn du es warst, musst du nichts tun. Wenn nicht, wähle jetzt ein neues Passwort: Das beendet alle anderen Anmeldungen.',
  'mail.loginSettings': 'Du kannst diese E-Mails in deinen Einstellungen ausschalten.',
  'mail.invitationSubject': '{inviter} lädt dich zu {organisation} ein',
  'mail.reminderSubject': 'Erinnerung: {inviter} lädt dich zu {organisation} ein',
  'mail.invitation': '{inviter} ({address}) lädt dich zu {organisation} ein.',
  'mail.invitationLink': 'Um dein Konto anzulegen, öffne diesen Link:',
  'mail.invitationEnd': 'Der Link gilt bis {end}.',
  'mail.invitationOnce':
    'Du kannst den Link nur einmal benutzen. Wenn du diese Einladung nicht erwartet hast, kannst du diese E-Mail ignorieren.',
  'mail.joinSubject': 'Lege dein Konto bei {organisation} an',
  'mail.join': 'Jemand, wahrscheinlich du, möchte mit dieser Adresse zu {organisation} ({url}) kommen.',
  'mail.joinEnd':
    'Der Link gilt 24 Stunden, und du kannst ihn nur einmal benutzen. Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Es wird kein Konto angelegt.',
  'mail.joinKnownSubject': 'Du hast schon ein Konto bei {organisation}',
  'mail.joinKnown':
    'jemand, wahrscheinlich du, möchte mit dieser Adresse zu {organisation} ({url}) kommen. Du hast damit schon ein Konto: Melde dich mit der Adresse und deinem Passwort an. Wenn du das Passwort vergessen hast, wähle ein neues: {link}',
  'mail.joinDeactivated':
    'jemand, wahrscheinlich du, möchte mit dieser Adresse zu {organisation} ({url}) kommen. Dein Konto mit dieser Adresse ist deaktiviert. Die Administratoren der Organisation können es wieder aktivieren.',
  'missed.direct': 'Direktnachrichten mit {names}',
  'missed.group': 'Gruppen-Direktnachrichten mit {names}',
  'missed.self': 'Nachrichten an dich selbst',
  'missed.others': '{count, plural, one {einer weiteren Person} other {# weiteren Personen}}',
  'missed.withoutContent': 'Neue Nachrichten',
  'missed.earlier': 'Früher in dieser Unterhaltung',
  'missed.open': 'Unterhaltung öffnen',
  'missed.openOrganisation': '{organisation} öffnen',
  'missed.more': '{count, plural, one {Eine weitere Nachricht ist} other {# weitere Nachrichten sind}} in der Unterhaltung.',
  'missed.cut': '(Diese Nachricht ist lang: Lies sie ganz in der Unterhaltung.)',
  'missed.hidden': 'Du hast {count, plural, one {eine neue Nachricht} other {# neue Nachrichten}} bei {organisation}.',
  'missed.hiddenByUser': 'Nach deinen Einstellungen enthalten E-Mails keine Inhalte von Nachrichten.',
  'missed.hiddenByOrganisation': 'In dieser Organisation enthalten E-Mails keine Inhalte von Nachrichten.',
  'missed.whyDirect': 'Du bekommst diese E-Mail, weil dir jemand geschrieben hat und du es nicht gelesen hast.',
  'missed.whyMention': 'Du bekommst diese E-Mail, weil du erwähnt wurdest und es nicht gelesen hast.',
  'missed.whyWildcard': 'Du bekommst diese E-Mail, weil alle erwähnt wurden und du es nicht gelesen hast.',
  'missed.whyFollowed': 'Du bekommst diese E-Mail, weil du diesem Thema folgst.',
  'missed.whyChannel': 'Du bekommst diese E-Mail, weil du E-Mails zu diesem Kanal eingeschaltet hast.',
  'missed.noReply': 'Antworten auf diese E-Mail liest niemand: Antworte in der Unterhaltung.',
  'missed.stopPersonal': 'Keine E-Mails mehr über Direktnachrichten und Erwähnungen',
  'missed.stopFollowed': 'Keine E-Mails mehr über Themen, denen du folgst',
  'missed.stopChannel': 'Keine E-Mails mehr über diesen Kanal',
  'digest.title': 'Was diese Woche geschehen ist',
  'digest.topics': 'Die lebhaftesten Themen',
  'digest.numbers': '{messages, plural, one {# Nachricht} other {# Nachrichten}} von {people, plural, one {# Person} other {# Personen}}',
  'digest.channels': 'Neue Kanäle',
  'digest.people': 'Neue Personen',
  'digest.moreChannels': '{count, plural, one {# weiterer Kanal} other {# weitere Kanäle}}',
  'digest.morePeople': '{count, plural, one {# weitere Person} other {# weitere Personen}}',
  'digest.hidden':
    'Während du weg warst, gab es in den lebhaftesten Themen, die du bei {organisation} lesen kannst, {count, plural, one {eine neue Nachricht} other {# neue Nachrichten}}.',
  'digest.why': 'Du bekommst diese E-Mail, weil du eine Woche lang weg warst.',
  'digest.stop': 'Keine wöchentlichen Zusammenfassungen mehr',
} satisfies Texts
