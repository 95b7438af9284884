// Every text of the mails about missed messages. Words of people are values, which the templates quote (mail-text.ts).

import { type MailText, mailText, verbatim } from './mail-text.ts'

/** Why somebody is mailed about a conversation, and so what the link at the end of the mail ends. */
type MailReason = 'direct' | 'mention' | 'wildcard' | 'followed' | 'channel'

/** The names of people, at most three of them. */
function names([first = '', ...others]: readonly string[]): MailText {
  const [second, third] = others
  if (second === undefined) return mailText`${first}`
  if (third === undefined) return mailText`${first} and ${second}`
  if (others.length === 2) return mailText`${first}, ${second} and ${third}`
  return mailText`${first}, ${second} and ${String(others.length - 1)} others`
}

export const MISSED_MAIL = {
  /** What a mail about a conversation is called. */
  channel: (name: string, topic: string): MailText => mailText`#${name} > ${topic}`,
  direct: (others: readonly string[]): MailText =>
    others.length > 1
      ? mailText`Group direct messages with ${names(others)}`
      : others.length === 1
        ? mailText`Direct messages with ${names(others)}`
        : mailText`Messages to yourself`,
  ofRealm: (realm: string, subject: MailText): MailText => mailText`[${realm}] ${subject}`,
  withoutContent: mailText`New messages`,

  earlier: mailText`Earlier in this conversation`,
  open: mailText`Open the conversation`,
  openRealm: (realm: string): MailText => mailText`Open ${realm}`,
  more: (count: number): MailText =>
    count === 1 ? mailText`1 more message is in the conversation.` : mailText`${String(count)} more messages are in the conversation.`,
  cut: mailText`(This message is long: read all of it in the conversation.)`,
  hidden: (count: number, realm: string): MailText =>
    count === 1 ? mailText`You have 1 new message at ${realm}.` : mailText`You have ${String(count)} new messages at ${realm}.`,
  hiddenByUser: mailText`Your settings keep the content of messages out of mails.`,
  hiddenByRealm: mailText`This organisation keeps the content of messages out of mails.`,

  why: {
    direct: mailText`You get this mail because somebody wrote to you and you have not read it.`,
    mention: mailText`You get this mail because you were mentioned and have not read it.`,
    wildcard: mailText`You get this mail because everybody was mentioned and you have not read it.`,
    followed: mailText`You get this mail because you follow this topic.`,
    channel: mailText`You get this mail because you have mails about this channel turned on.`,
  } satisfies Record<MailReason, MailText>,
  noReply: mailText`Nobody reads replies to this mail: answer in the conversation.`,
  stop: {
    direct: mailText`No more mails about direct messages and mentions`,
    mention: mailText`No more mails about direct messages and mentions`,
    wildcard: mailText`No more mails about direct messages and mentions`,
    followed: mailText`No more mails about topics that you follow`,
    channel: mailText`No more mails about this channel`,
  } satisfies Record<MailReason, MailText>,
}

/** A heading of one message in the plain text: who, and when. */
export function byline(name: string, time: string): MailText {
  return mailText`${name}, ${verbatim(time)}`
}
