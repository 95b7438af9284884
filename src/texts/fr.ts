// Français : vous. channel : canal, topic : sujet, organisation : organisation, group : groupe, invitation : invitation.

import type { Texts } from './en.ts'

export const fr = {
  'notice.somebody': 'Quelqu’un',
  'notice.channelEventsTopic': 'événements du canal',
  'notice.newChannelsTopic': 'nouveaux canaux',
  'notice.publicChannelCreated': 'Canal **public** créé par {who}. **Description :**\n{description}',
  'notice.privateChannelCreated': 'Canal **privé** créé par {who}. **Description :**\n{description}',
  'notice.webPublicChannelCreated': 'Canal **public sur le web** créé par {who}. **Description :**\n{description}',
  'notice.noDescription': '*Aucune description.*',
  'notice.channelCreated': '{who} a créé le canal {channel}.',
  'notice.channelsCreated': '{who} a créé {count, plural, one {un nouveau canal} other {# nouveaux canaux}}.',
  'notice.channelsCreatedAs': '{who} a créé {count, plural, one {un nouveau canal} other {# nouveaux canaux}} :\n\n{channels}',
  'notice.channelArchived': '{who} a archivé ce canal.',
  'notice.channelUnarchived': '{who} a désarchivé ce canal.',
  'notice.channelRenamed': '{who} a renommé le canal {former} en {name}.',
  'notice.descriptionChanged':
    '{who} a modifié la description de ce canal.\n\n**Ancienne description :**\n{former}\n\n**Nouvelle description :**\n{description}',
  'notice.permissionsChanged': '{who} a modifié des autorisations de ce canal : {names}.',
  'notice.privacyChanged': '{who} a modifié l’accès à ce canal de {former} à {privacy}.',
  'notice.privacyPublic': '**Public**',
  'notice.privacyWebPublic': '**Public sur le web**',
  'notice.privacySharedHistory': '**Privé, historique partagé**',
  'notice.privacyProtectedHistory': '**Privé, historique protégé**',
  'notice.topicMovedAway': '{who} a déplacé ce sujet vers {place}.',
  'notice.topicMovedHere': '{who} a déplacé ce sujet ici depuis {place}.',
  'notice.messagesMovedAway': '{who} a déplacé {count, plural, one {un message} other {# messages}} de ce sujet vers {place}.',
  'notice.messagesMovedHere': '{who} a déplacé ici {count, plural, one {un message} other {# messages}} depuis {place}.',
  'notice.anotherChannel': 'un autre canal',
  'notice.topicResolved': '{who} a marqué ce sujet comme résolu.',
  'notice.topicUnresolved': '{who} a marqué ce sujet comme non résolu.',
  'notice.subscribed': '{who} vous a abonné au canal {channel}.',
  'notice.subscribedToMany': '{who} vous a abonné à ces canaux :\n\n{channels}',
  'notice.invitationAccepted': '{who} a accepté votre invitation à rejoindre {organisation}.',
  'notice.invitationUndelivered':
    'Votre invitation n’a pas pu être envoyée par e-mail. Le serveur de messagerie n’accepte pas les e-mails pour {address}. Vérifiez l’adresse, ou invitez par un lien.',
  'notice.addedToGroup': '{who} vous a ajouté au groupe {group}.',
  'notice.removedFromGroup': '{who} vous a retiré du groupe {group}.',
  'notice.scheduledMessageFailed':
    'Le message que vous aviez programmé pour {time} n’a pas pu être envoyé. Donnez-lui une nouvelle heure pour réessayer. La raison :\n\n> {reason}',
  'notice.reminder': 'Vous avez demandé un rappel de [ce message]({link}).',
  'notice.reminderWithNote': 'Vous avez demandé un rappel de [ce message]({link}).\n\n{note}',

  'page.faultTitle': 'Erreur : {title}',
  'page.nowhereTitle': 'Cette page n’existe pas',
  'page.nowhere': 'Le lien contient peut-être une faute de frappe, ou la page a été déplacée.',
  'page.toFirstPage': 'Aller à la page d’accueil',
  'page.failureTitle': 'Une erreur est survenue',
  'page.failure': 'Rien n’a été modifié. Veuillez réessayer dans un instant.',
  'page.laterTitle': 'Veuillez réessayer plus tard',
  'page.later':
    'Rien n’a été modifié. Veuillez revenir en arrière et réessayer dans {seconds, plural, one {une seconde} other {# secondes}}.',
  'page.malformedTitle': 'Le formulaire n’a pas pu être lu',
  'page.malformed': 'Rien n’a été modifié. Veuillez revenir en arrière et réessayer.',
  'page.goneTitle': 'Ce lien n’est pas valide',
  'page.gone': 'Il a peut-être expiré, ou déjà été utilisé ou révoqué.',
  'page.goneAddress': 'Demandez-en un nouveau.',
  'page.goneReset': '<a href="{url}">Demandez-en un nouveau</a>.',
  'page.goneInvitation': 'Demandez une nouvelle invitation à la personne qui vous a invité.',
  'page.goneMails': 'Vous pouvez désactiver les e-mails dans vos paramètres.',

  'page.email': 'Adresse e-mail',
  'page.password': 'Mot de passe',
  'page.newPassword': 'Nouveau mot de passe',
  'page.newPasswordHint': 'De {min} à {max} caractères, difficile à deviner.',
  'page.sendMail': 'M’envoyer l’e-mail',
  'page.checkMailTitle': 'Consultez vos e-mails',

  'page.confirmTitle': 'Confirmez votre adresse',
  'page.confirm': 'Utiliser <strong>{address}</strong> comme adresse de votre compte chez {organisation} ?',
  'page.confirmButton': 'Confirmer',
  'page.confirmHint': 'Si vous n’êtes pas à l’origine de cette demande, fermez cette page : rien ne change.',
  'page.confirmedTitle': 'Adresse confirmée',
  'page.confirmed': 'L’adresse de votre compte est désormais <strong>{address}</strong>. Utilisez-la pour vous connecter.',

  'page.forgotTitle': 'Mot de passe oublié ?',
  'page.forgot':
    'Saisissez l’adresse e-mail de votre compte pour recevoir un e-mail avec un lien qui permet de choisir un nouveau mot de passe.',
  'page.forgotHint': 'L’adresse avec laquelle vous vous connectez.',
  'page.forgotMailed':
    'Si vous pouvez vous connecter avec cette adresse, un e-mail avec un lien est en route. Le lien est valable 24 heures et ne peut servir qu’une fois.',
  'page.forgotNoMail':
    'Pas d’e-mail ? Regardez dans les courriers indésirables, et vérifiez que c’est bien le serveur de votre organisation et l’adresse de votre compte. Un compte reçoit au plus deux e-mails de ce type par heure.',
  'page.resetTitle': 'Choisissez un nouveau mot de passe',
  'page.reset':
    'Pour votre compte chez <strong>{organisation}</strong>. Les applications et les programmes qui utilisent le compte devront ensuite se reconnecter.',
  'page.resetEmailHint': 'Vous vous connectez avec cette adresse.',
  'page.resetButton': 'Enregistrer le mot de passe',
  'page.resetDoneTitle': 'Le mot de passe a été modifié',
  'page.resetDone':
    'Le mot de passe de <strong>{address}</strong> chez <strong>{organisation}</strong> a été modifié avec ce lien. Utilisez-le pour vous connecter. Les applications et les programmes qui utilisaient le compte doivent se reconnecter.',
  'page.resetNotYours': 'Si vous ne l’avez pas choisi, <a href="{url}">demandez un autre lien</a>.',

  'page.joinTitle': 'Rejoignez {organisation}',
  'page.join': '{inviter} vous a invité. Créez votre compte :',
  'page.joinEmailHint': 'Votre compte est lié à cette adresse.',
  'page.joinName': 'Votre nom',
  'page.joinNameHint': 'Tel que les autres le verront.',
  'page.joinButton': 'Créer le compte',
  'page.joinByAddress':
    '{inviter} vous a invité. Saisissez votre adresse e-mail pour recevoir un e-mail avec un lien qui permet de créer votre compte.',
  'page.joinAddressHint': 'Votre compte sera lié à cette adresse.',
  'page.joinMailed':
    'Si un compte peut être créé pour <strong>{address}</strong>, un e-mail avec un lien est en route. Le lien est valable un jour.',
  'page.joinNoMail': 'Pas d’e-mail ? Vous avez peut-être déjà un compte avec cette adresse.',
  'page.joinAlone': 'Créez votre compte :',
  'page.joinOpen':
    'Tout le monde peut rejoindre l’organisation. Saisissez votre adresse e-mail pour recevoir un e-mail avec un lien qui permet de créer votre compte.',
  'page.joinAsked':
    'Un e-mail est en route vers <strong>{address}</strong>. Il contient un lien qui permet de créer votre compte ou, si un compte existe déjà avec cette adresse, explique comment vous connecter. Le lien est valable 24 heures.',
  'page.joinAskedNoMail':
    'Pas d’e-mail ? Regardez dans les courriers indésirables, et vérifiez l’adresse. Une adresse reçoit au plus deux e-mails de ce type par heure.',
  'page.joinClosedTitle': 'Sur invitation seulement',
  'page.welcomeTitle': 'Bienvenue, {name}',
  'page.welcome': 'Votre compte chez <strong>{organisation}</strong> est prêt. Étapes suivantes :',
  'page.welcomeApp': 'Ouvrez l’application que votre équipe utilise et saisissez l’adresse du serveur : <code>{url}</code>',
  'page.welcomeLogin': 'Connectez-vous en tant que <strong>{address}</strong> avec le mot de passe que vous avez choisi ici.',
  'page.welcomeKey':
    'Les programmes obtiennent une clé d’API en envoyant la même adresse e-mail et le même mot de passe à <code>POST {url}/api/v1/fetch_api_key</code>.',

  'page.stopMailsTitle': 'Ne plus recevoir ces e-mails',
  'page.stopChannelMails': 'Ne plus recevoir d’e-mails de {organisation} à propos du canal <strong>{channel}</strong> ?',
  'page.stopFollowedMails': 'Ne plus recevoir d’e-mails de {organisation} à propos des sujets que vous suivez ?',
  'page.stopDigests': 'Ne plus recevoir de résumés hebdomadaires de {organisation} ?',
  'page.stopPersonalMails':
    'Ne plus recevoir d’e-mails de {organisation} à propos des messages directs et des mentions que vous avez manqués ?',
  'page.noMailsTitle': 'Vous ne recevrez plus ces e-mails',
  'page.noChannelMails':
    'Vous ne recevez plus d’e-mails de {organisation} à propos du canal <strong>{channel}</strong>. Vous pouvez les réactiver dans vos paramètres.',
  'page.noFollowedMails':
    'Vous ne recevez plus d’e-mails de {organisation} à propos des sujets que vous suivez. Vous pouvez les réactiver dans vos paramètres.',
  'page.noDigests': 'Vous ne recevez plus de résumés hebdomadaires de {organisation}. Vous pouvez les réactiver dans vos paramètres.',
  'page.noPersonalMails':
    'Vous ne recevez plus d’e-mails de {organisation} à propos des messages directs et des mentions que vous avez manqués. Vous pouvez les réactiver dans vos paramètres.',

  'page.unknownHostTitle': 'Il n’y a aucune organisation à cette adresse',
  'page.unknownHost':
    'Cherchez une faute de frappe dans l’adresse, ou demandez à la personne qui vous l’a donnée. Elle figure aussi dans l’e-mail d’invitation.',
  'page.deactivatedTitle': 'Cette organisation a été désactivée',
  'page.deactivated': 'Personne ne peut se connecter et aucun e-mail n’est envoyé. L’exploitant de ce serveur peut la réactiver.',
  'page.noOrganisationTitle': 'Ce serveur n’a encore aucune organisation',
  'page.noOrganisation':
    'Il fonctionne et attend sa première organisation. Son exploitant en crée une, avec le lien qui permet à son propriétaire de choisir un mot de passe :',
  'page.operatingGuide': 'Exploiter le serveur',
  'page.rootTitle': 'Votre organisation a sa propre adresse',
  'page.root': 'Elle ressemble à ceci, avec un autre nom :',
  'page.rootMail': 'Elle figure dans l’e-mail d’invitation. Si vous ne la trouvez pas, demandez à quelqu’un de votre organisation.',
  'page.frontAccountTitle': 'Vous avez un compte',
  'page.frontAccount': 'Ouvrez l’application que votre équipe utilise, saisissez cette adresse et connectez-vous :',
  'page.frontAccountZulip': 'Une application conçue pour Zulip demande <code>{url}</code>.',
  'page.frontInvitedTitle': 'Vous avez été invité',
  'page.frontInvited':
    'Ouvrez le lien de l’invitation. Il mène à une page où vous créez votre compte. S’il n’est plus valable, demandez-en un nouveau à la personne qui vous a invité.',
  'page.frontNeitherTitle': 'Ni l’un ni l’autre',
  'page.frontNeither': 'Les comptes se créent sur invitation. Demandez à quelqu’un qui en a un, ou à l’exploitant de ce serveur.',
  'page.frontOpen': 'Tout le monde peut rejoindre l’organisation : avec votre adresse e-mail, vous créez vous-même un compte.',
  'page.documents': 'Documents',
  'page.forAdministrators': 'Pour les administrateurs',
  'page.forOperators': 'Pour les exploitants',
  'page.forDevelopers': 'Pour les développeurs',

  'mail.hello': 'Bonjour {name},',
  'mail.ignore': 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail : votre compte reste tel qu’il est.',
  'mail.confirmAddressSubject': 'Confirmez votre nouvelle adresse pour {organisation}',
  'mail.confirmAddress': 'Vous avez demandé à remplacer l’adresse de votre compte chez {organisation} ({url}), {former}, par {address}.',
  'mail.confirmAddressLink': 'Pour la confirmer, ouvrez ce lien dans les 24 heures :\n{link}',
  'mail.addressRequestedSubject': 'Une nouvelle adresse a été demandée pour votre compte chez {organisation}',
  'mail.addressRequested':
    'Quelqu’un, probablement vous, a demandé que l’adresse de votre compte chez {organisation} ({url}) devienne {address}.',
  'mail.addressRequestedWarning':
    'L’adresse change lorsque quelqu’un ouvre le lien qui y a été envoyé et confirme le changement. Si vous n’êtes pas à l’origine de cette demande, changez dès maintenant votre mot de passe et vos clés d’API.',
  'mail.addressTakenSubject': 'Quelqu’un a demandé à utiliser votre adresse chez {organisation}',
  'mail.addressTaken':
    'Quelqu’un a demandé que l’adresse d’un autre compte chez {organisation} ({url}) devienne {address}, qui appartient à votre compte.',
  'mail.addressTakenAdvice':
    'Rien n’a changé, et cette personne n’a pas été informée que l’adresse est la vôtre. Si c’était vous, utilisez ce compte, ou changez d’abord son adresse.',
  'mail.addressChangedSubject': 'Votre adresse chez {organisation} a changé',
  'mail.addressChanged': 'L’adresse de votre compte chez {organisation} ({url}) est désormais {address}.',
  'mail.addressChangedWarning': 'Si vous ne l’avez pas changée, contactez les administrateurs de l’organisation.',
  'mail.resetSubject': 'Choisissez un nouveau mot de passe pour {organisation}',
  'mail.reset':
    'Pour choisir un nouveau mot de passe pour votre compte chez {organisation} ({url}), ouvrez ce lien dans les 24 heures. Il ne peut servir qu’une fois :',
  'mail.passwordChangedSubject': 'Votre mot de passe chez {organisation} a changé',
  'mail.passwordChanged':
    'Le mot de passe de votre compte chez {organisation} ({url}) a changé. Les applications et les programmes qui utilisaient le compte doivent se reconnecter.',
  'mail.passwordChangedWarning': 'Si vous ne l’avez pas changé, choisissez-en un autre dès maintenant : {link}',
  'mail.loginSubject': 'Nouvelle connexion à votre compte chez {organisation}',
  'mail.login':
    'Quelqu’un, probablement vous, s’est connecté à votre compte chez {organisation} ({url}) avec un nouveau client ou depuis une nouvelle adresse.',
  'mail.loginDetails': 'Client : {client}\nAdresse : {address}\nHeure : {time}',
  'mail.loginAdvice':
    'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe : cela met fin à toutes les autres connexions.',
  'mail.loginSettings': 'Vous pouvez désactiver ces e-mails dans vos paramètres.',
  'mail.invitationSubject': '{inviter} vous invite à rejoindre {organisation}',
  'mail.reminderSubject': 'Rappel : {inviter} vous invite à rejoindre {organisation}',
  'mail.invitation': '{inviter} ({address}) vous invite à rejoindre {organisation}.',
  'mail.invitationLink': 'Pour créer votre compte, ouvrez ce lien :',
  'mail.invitationEnd': 'Le lien est valable jusqu’au {end}.',
  'mail.invitationOnce': 'Le lien ne peut servir qu’une fois. Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
  'mail.joinSubject': 'Créez votre compte chez {organisation}',
  'mail.join': 'Quelqu’un, probablement vous, a demandé à rejoindre {organisation} ({url}) avec cette adresse.',
  'mail.joinEnd':
    'Le lien est valable 24 heures et ne peut servir qu’une fois. Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail : aucun compte n’est créé.',
  'mail.joinKnownSubject': 'Vous avez déjà un compte chez {organisation}',
  'mail.joinKnown':
    'Quelqu’un, probablement vous, a demandé à rejoindre {organisation} ({url}) avec cette adresse. Vous avez déjà un compte avec elle : connectez-vous avec l’adresse et votre mot de passe. Si vous avez oublié le mot de passe, choisissez-en un nouveau : {link}',
  'mail.joinDeactivated':
    'Quelqu’un, probablement vous, a demandé à rejoindre {organisation} ({url}) avec cette adresse. Votre compte avec elle est désactivé. Un administrateur de l’organisation peut le réactiver.',
  'missed.direct': 'Messages directs avec {names}',
  'missed.group': 'Messages directs de groupe avec {names}',
  'missed.self': 'Messages à vous-même',
  'missed.others': '{count, plural, one {# autre personne} other {# autres personnes}}',
  'missed.withoutContent': 'Nouveaux messages',
  'missed.earlier': 'Plus tôt dans cette conversation',
  'missed.open': 'Ouvrir la conversation',
  'missed.openOrganisation': 'Ouvrir {organisation}',
  'missed.more': '{count, plural, one {# autre message se trouve} other {# autres messages se trouvent}} dans la conversation.',
  'missed.cut': '(Ce message est long : lisez-le en entier dans la conversation.)',
  'missed.hidden': 'Vous avez {count, plural, one {# nouveau message} other {# nouveaux messages}} chez {organisation}.',
  'missed.hiddenByUser': 'D’après vos paramètres, les e-mails ne montrent pas le contenu des messages.',
  'missed.hiddenByOrganisation': 'Dans cette organisation, les e-mails ne montrent pas le contenu des messages.',
  'missed.whyDirect': 'Vous recevez cet e-mail parce que quelqu’un vous a écrit et que vous ne l’avez pas lu.',
  'missed.whyMention': 'Vous recevez cet e-mail parce que vous avez été mentionné et que vous ne l’avez pas lu.',
  'missed.whyWildcard': 'Vous recevez cet e-mail parce que tout le monde a été mentionné et que vous ne l’avez pas lu.',
  'missed.whyFollowed': 'Vous recevez cet e-mail parce que vous suivez ce sujet.',
  'missed.whyChannel': 'Vous recevez cet e-mail parce que vous avez activé les e-mails à propos de ce canal.',
  'missed.noReply': 'Personne ne lit les réponses à cet e-mail : répondez dans la conversation.',
  'missed.stopPersonal': 'Ne plus recevoir d’e-mails à propos des messages directs et des mentions',
  'missed.stopFollowed': 'Ne plus recevoir d’e-mails à propos des sujets que vous suivez',
  'missed.stopChannel': 'Ne plus recevoir d’e-mails à propos de ce canal',
  'digest.title': 'Ce qui s’est passé cette semaine',
  'digest.topics': 'Les sujets les plus actifs',
  'digest.numbers': '{messages, plural, one {# message} other {# messages}} de {people, plural, one {# personne} other {# personnes}}',
  'digest.channels': 'Nouveaux canaux',
  'digest.people': 'Nouvelles personnes',
  'digest.moreChannels': '{count, plural, one {# autre canal} other {# autres canaux}}',
  'digest.morePeople': '{count, plural, one {# autre personne} other {# autres personnes}}',
  'digest.hidden':
    'Pendant votre absence, les sujets les plus actifs que vous pouvez lire chez {organisation} ont reçu {count, plural, one {# nouveau message} other {# nouveaux messages}}.',
  'digest.why': 'Vous recevez cet e-mail après une semaine d’absence.',
  'digest.stop': 'Ne plus recevoir de résumés hebdomadaires',
} satisfies Texts
