// Made by `npm run generate` from locales/en.json. Do not edit.

/** The values of each text. */
export interface ValuesOfTexts {
  'notice.somebody': object
  'notice.channelEventsTopic': object
  'notice.newChannelsTopic': object
  'notice.publicChannelCreated': { who: 'text'; description: 'text' }
  'notice.privateChannelCreated': { who: 'text'; description: 'text' }
  'notice.webPublicChannelCreated': { who: 'text'; description: 'text' }
  'notice.noDescription': object
  'notice.channelCreated': { who: 'text'; channel: 'text' }
  'notice.channelsCreated': { who: 'text'; count: 'number' }
  'notice.channelsCreatedAs': { who: 'text'; count: 'number'; channels: 'text' }
  'notice.channelArchived': { who: 'text' }
  'notice.channelUnarchived': { who: 'text' }
  'notice.channelRenamed': { who: 'text'; former: 'text'; name: 'text' }
  'notice.descriptionChanged': { who: 'text'; former: 'text'; description: 'text' }
  'notice.permissionsChanged': { who: 'text'; names: 'text' }
  'notice.privacyChanged': { who: 'text'; former: 'text'; privacy: 'text' }
  'notice.privacyPublic': object
  'notice.privacyWebPublic': object
  'notice.privacySharedHistory': object
  'notice.privacyProtectedHistory': object
  'notice.topicMovedAway': { place: 'text'; who: 'text' }
  'notice.topicMovedHere': { place: 'text'; who: 'text' }
  'notice.messagesMovedAway': { count: 'number'; place: 'text'; who: 'text' }
  'notice.messagesMovedHere': { count: 'number'; place: 'text'; who: 'text' }
  'notice.anotherChannel': object
  'notice.topicResolved': { who: 'text' }
  'notice.topicUnresolved': { who: 'text' }
  'notice.subscribed': { who: 'text'; channel: 'text' }
  'notice.subscribedToMany': { who: 'text'; channels: 'text' }
  'notice.invitationAccepted': { who: 'text'; organisation: 'text' }
  'notice.invitationUndelivered': { address: 'text' }
  'notice.addedToGroup': { who: 'text'; group: 'text' }
  'notice.removedFromGroup': { who: 'text'; group: 'text' }
  'notice.scheduledMessageFailed': { time: 'text'; reason: 'text' }
  'notice.reminder': { link: 'text' }
  'notice.reminderWithNote': { link: 'text'; note: 'text' }
  'notice.botUnreachable': { bot: 'text'; request: 'text'; reason: 'text' }
  'notice.reportsTopic': object
  'notice.messageReported': { who: 'text'; link: 'text'; sender: 'text'; reason: 'text'; message: 'text' }
  'notice.messageReportedWithNote': { who: 'text'; link: 'text'; sender: 'text'; reason: 'text'; note: 'text'; message: 'text' }
  'notice.reportSpam': object
  'notice.reportHarassment': object
  'notice.reportInappropriate': object
  'notice.reportNorms': object
  'notice.reportOther': object
  'page.faultTitle': { title: 'text' }
  'page.nowhereTitle': object
  'page.nowhere': object
  'page.toFirstPage': object
  'page.failureTitle': object
  'page.failure': object
  'page.laterTitle': object
  'page.later': { seconds: 'number' }
  'page.malformedTitle': object
  'page.malformed': object
  'page.goneTitle': object
  'page.gone': object
  'page.goneAddress': object
  'page.goneReset': { url: 'text' }
  'page.goneInvitation': object
  'page.goneMails': object
  'page.email': object
  'page.password': object
  'page.newPassword': object
  'page.newPasswordHint': { min: 'text'; max: 'text' }
  'page.sendMail': object
  'page.checkMailTitle': object
  'fault.empty': object
  'fault.tooLong': { max: 'number' }
  'fault.notPrintable': object
  'fault.direction': object
  'fault.signs': { signs: 'text' }
  'fault.nameEnd': object
  'fault.nameTaken': object
  'fault.length': { min: 'text'; max: 'text' }
  'fault.easy': object
  'fault.notAddress': object
  'fault.plusSign': object
  'fault.outsideDomains': object
  'fault.disposable': object
  'fault.reserved': object
  'fault.hasAccount': object
  'fault.linkTooOften': object
  'fault.sentTooOften': object
  'fault.dayLimit': object
  'fault.full': object
  'page.confirmTitle': object
  'page.confirm': { address: 'text'; organisation: 'text' }
  'page.confirmButton': object
  'page.confirmHint': object
  'page.confirmedTitle': object
  'page.confirmed': { address: 'text' }
  'page.forgotTitle': object
  'page.forgot': object
  'page.forgotHint': object
  'page.forgotMailed': object
  'page.forgotNoMail': object
  'page.resetTitle': object
  'page.reset': { organisation: 'text' }
  'page.resetEmailHint': object
  'page.resetButton': object
  'page.resetDoneTitle': object
  'page.resetDone': { address: 'text'; organisation: 'text' }
  'page.resetNotYours': { url: 'text' }
  'page.loginTitle': { organisation: 'text' }
  'page.loginButton': object
  'page.loginName': object
  'page.loginNameHint': { provider: 'text' }
  'page.loginWrong': object
  'page.loginWrongName': object
  'page.loginDeactivated': object
  'page.loginNoPassword': object
  'page.loginWith': { provider: 'text' }
  'page.loginDemo': object
  'page.signInRefused': { provider: 'text' }
  'page.signInUnreachable': { provider: 'text' }
  'page.signInUntrusted': { provider: 'text' }
  'page.signInExpired': object
  'page.toAppTitle': object
  'page.toApp': object
  'page.signInNoAddress': { provider: 'text' }
  'page.signInOther': { provider: 'text' }
  'page.signInNotInvited': object
  'page.foreignTitle': object
  'page.foreign': { url: 'text' }
  'page.logoutTitle': object
  'page.logout': { organisation: 'text'; address: 'text' }
  'page.sessionsTitle': object
  'page.sessions': { organisation: 'text'; address: 'text' }
  'page.browsers': object
  'page.keys': object
  'page.none': object
  'page.thisBrowser': object
  'page.since': { time: 'text' }
  'page.lastUsed': { time: 'text' }
  'page.fromAddress': { address: 'text' }
  'page.end': object
  'page.endNamed': { name: 'text' }
  'page.everywhere': object
  'page.everywhereHint': object
  'page.joinTitle': { organisation: 'text' }
  'page.join': { inviter: 'text' }
  'page.joinEmailHint': object
  'page.joinName': object
  'page.joinNameHint': object
  'page.joinButton': object
  'page.joinByAddress': { inviter: 'text' }
  'page.joinAddressHint': object
  'page.joinMailed': { address: 'text' }
  'page.joinNoMail': object
  'page.joinAlone': object
  'page.joinOpen': object
  'page.joinAsked': { address: 'text' }
  'page.joinAskedNoMail': object
  'page.joinClosedTitle': object
  'page.welcomeTitle': { name: 'text' }
  'page.welcome': { organisation: 'text' }
  'page.welcomeApp': { url: 'text' }
  'page.welcomeLogin': { address: 'text' }
  'page.welcomeLoginBefore': { address: 'text' }
  'page.welcomeKey': { url: 'text' }
  'page.stopMailsTitle': object
  'page.stopChannelMails': { channel: 'text'; organisation: 'text' }
  'page.stopFollowedMails': { organisation: 'text' }
  'page.stopDigests': { organisation: 'text' }
  'page.stopPersonalMails': { organisation: 'text' }
  'page.noMailsTitle': object
  'page.noChannelMails': { channel: 'text'; organisation: 'text' }
  'page.noFollowedMails': { organisation: 'text' }
  'page.noDigests': { organisation: 'text' }
  'page.noPersonalMails': { organisation: 'text' }
  'page.unknownHostTitle': object
  'page.unknownHost': object
  'page.deactivatedTitle': object
  'page.deactivated': object
  'page.noOrganisationTitle': object
  'page.noOrganisation': object
  'page.operatingGuide': object
  'page.rootTitle': object
  'page.root': object
  'page.rootMail': object
  'page.frontAccountTitle': object
  'page.frontAccount': object
  'page.frontAccountZulip': { url: 'text' }
  'page.frontInvitedTitle': object
  'page.frontInvited': object
  'page.frontNeitherTitle': object
  'page.frontNeither': object
  'page.frontOpen': object
  'page.documents': object
  'page.forAdministrators': object
  'page.forOperators': object
  'page.forDevelopers': object
  'mail.hello': { name: 'text' }
  'mail.ignore': object
  'mail.confirmAddressSubject': { organisation: 'text' }
  'mail.confirmAddress': { organisation: 'text'; url: 'text'; former: 'text'; address: 'text' }
  'mail.confirmAddressLink': { link: 'text' }
  'mail.addressRequestedSubject': { organisation: 'text' }
  'mail.addressRequested': { organisation: 'text'; url: 'text'; address: 'text' }
  'mail.addressRequestedWarning': object
  'mail.addressTakenSubject': { organisation: 'text' }
  'mail.addressTaken': { organisation: 'text'; url: 'text'; address: 'text' }
  'mail.addressTakenAdvice': object
  'mail.addressChangedSubject': { organisation: 'text' }
  'mail.addressChanged': { organisation: 'text'; url: 'text'; address: 'text' }
  'mail.addressChangedWarning': object
  'mail.resetSubject': { organisation: 'text' }
  'mail.reset': { organisation: 'text'; url: 'text' }
  'mail.passwordChangedSubject': { organisation: 'text' }
  'mail.passwordChanged': { organisation: 'text'; url: 'text' }
  'mail.passwordChangedWarning': { link: 'text' }
  'mail.loginSubject': { organisation: 'text' }
  'mail.login': { organisation: 'text'; url: 'text' }
  'mail.loginDetails': { client: 'text'; address: 'text'; time: 'text' }
  'mail.loginAdvice': object
  'mail.loginSettings': object
  'mail.invitationSubject': { inviter: 'text'; organisation: 'text' }
  'mail.reminderSubject': { inviter: 'text'; organisation: 'text' }
  'mail.invitation': { inviter: 'text'; address: 'text'; organisation: 'text' }
  'mail.invitationLink': object
  'mail.invitationEnd': { end: 'text' }
  'mail.invitationOnce': object
  'mail.joinSubject': { organisation: 'text' }
  'mail.join': { organisation: 'text'; url: 'text' }
  'mail.joinEnd': object
  'mail.joinKnownSubject': { organisation: 'text' }
  'mail.joinKnown': { organisation: 'text'; url: 'text'; link: 'text' }
  'mail.joinDeactivated': { organisation: 'text'; url: 'text' }
  'missed.direct': { names: 'text' }
  'missed.group': { names: 'text' }
  'missed.self': object
  'missed.others': { count: 'number' }
  'missed.withoutContent': object
  'missed.earlier': object
  'missed.open': object
  'missed.openOrganisation': { organisation: 'text' }
  'missed.more': { count: 'number' }
  'missed.cut': object
  'missed.hidden': { count: 'number'; organisation: 'text' }
  'missed.hiddenByUser': object
  'missed.hiddenByOrganisation': object
  'missed.whyDirect': object
  'missed.whyMention': object
  'missed.whyWildcard': object
  'missed.whyFollowed': object
  'missed.whyChannel': object
  'missed.noReply': object
  'missed.stopPersonal': object
  'missed.stopFollowed': object
  'missed.stopChannel': object
  'digest.title': object
  'digest.topics': object
  'digest.numbers': { messages: 'number'; people: 'number' }
  'digest.channels': object
  'digest.people': object
  'digest.moreChannels': { count: 'number' }
  'digest.morePeople': { count: 'number' }
  'digest.hidden': { organisation: 'text'; count: 'number' }
  'digest.why': object
  'digest.stop': object
  'app.feed': object
  'app.mentions': object
  'app.starred': object
  'app.direct': object
  'app.channels': object
  'app.results': object
  'app.notes': object
  'app.somebody': object
  'app.navigation': object
  'app.people': object
  'app.messages': object
  'app.skip': object
  'app.unread': object
  'app.noConversations': object
  'app.search': object
  'app.searchPeople': object
  'app.searchEmoji': object
  'app.morePeople': { count: 'number' }
  'app.moreChannels': { count: 'number' }
  'app.active': object
  'app.idle': object
  'app.offline': object
  'app.away': object
  'app.today': object
  'app.yesterday': object
  'app.edited': object
  'app.spoiler': object
  'app.beginning': object
  'app.newMessages': object
  'app.toNewest': object
  'app.loading': object
  'app.nothingYet': object
  'app.nothingYetHint': object
  'app.nothingFound': object
  'app.nothingFoundHint': object
  'app.noConnection': object
  'app.tryAgain': object
  'app.actions': object
  'app.react': object
  'app.reactions': object
  'app.quote': object
  'app.said': object
  'app.star': object
  'app.edit': object
  'app.delete': object
  'app.deleteTitle': object
  'app.deleteHint': object
  'app.save': object
  'app.cancel': object
  'app.close': object
  'app.discard': object
  'app.sending': object
  'app.notSent': object
  'app.chooseConversation': object
  'app.notSubscribed': object
  'app.subscribe': object
  'app.topic': object
  'app.messageTo': { place: 'text' }
  'app.attach': object
  'app.format': object
  'app.bold': object
  'app.italic': object
  'app.code': object
  'app.link': object
  'app.list': object
  'app.emoji': object
  'app.bot': object
  'app.preview': object
  'app.send': object
  'app.enterSends': object
  'app.ctrlEnterSends': object
  'app.offers': object
  'app.typing': { count: 'number'; names: 'text' }
  'app.settings': object
  'app.notifications': object
  'app.allow': object
  'app.allowed': object
  'app.refused': object
  'app.sessions': object
  'app.logOut': object
  'app.keys': object
  'app.keyNext': object
  'app.keyPrevious': object
  'app.keyUnread': object
  'app.keyCompose': object
  'app.keyConversation': object
  'app.keyLeave': object
  'app.setStatus': object
  'app.status': object
  'app.statusBusy': object
  'app.statusMeeting': object
  'app.statusCommuting': object
  'app.statusSick': object
  'app.statusHoliday': object
  'app.statusRemote': object
  'app.statusOffice': object
  'app.clear': object
  'app.more': object
  'app.copyLink': object
  'app.copied': object
  'app.markRead': object
  'app.markUnread': object
  'app.move': object
  'app.moveWhat': object
  'app.moveOne': object
  'app.moveLater': object
  'app.moveAll': object
  'app.channel': object
  'app.resolve': object
  'app.unresolve': object
  'app.mute': object
  'app.unmute': object
  'app.follow': object
  'app.unfollow': object
  'app.newTopic': object
  'app.newDirect': object
  'app.begin': object
  'app.removeNamed': { name: 'text' }
  'app.sendLater': object
  'app.scheduled': { time: 'text' }
  'app.remind': object
  'app.reminded': { time: 'text' }
  'app.note': object
  'app.later': object
  'app.nothingLater': object
  'app.time': object
  'app.changeTime': object
  'app.sendNow': object
  'app.failed': object
  'app.poll': object
  'app.todo': object
  'app.addOption': object
  'app.addTask': object
  'app.toUnread': object
  'app.profile': object
  'app.privacy': object
  'app.notices': object
  'app.display': object
  'app.password': object
  'app.picture': object
  'app.manage': object
  'app.groups': object
  'app.invitations': object
  'app.organisation': object
  'app.permissions': object
  'app.log': object
  'app.newChannel': object
  'app.newGroup': object
  'app.allChannels': object
  'app.channelSettings': object
  'app.inviteByMail': object
  'app.inviteByLink': object
  'app.create': object
  'app.add': object
  'app.remove': object
  'app.join': object
  'app.leave': object
  'app.unsubscribe': object
  'app.archive': object
  'app.unarchive': object
  'app.deactivate': object
  'app.reactivate': object
  'app.deactivated': object
  'app.revoke': object
  'app.sure': { what: 'text' }
  'app.find': object
  'app.subgroups': object
  'app.none': object
  'app.several': object
  'app.searchGroups': object
  'app.alertWords': object
  'app.mutedPeople': object
  'app.mutePerson': object
  'app.unmutePerson': object
  'app.contents': object
  'app.emojiName': object
  'app.image': object
  'app.profileFields': object
  'app.options': object
  'app.accountUrl': object
  'app.linkifiers': object
  'app.domains': object
  'app.defaultChannels': object
  'app.playgrounds': object
  'app.moveUp': object
  'app.icon': object
  'app.removePicture': object
  'app.resend': object
  'app.any': object
  'app.older': object
}
