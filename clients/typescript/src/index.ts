// The package: one client, its errors, the types of the contract, and models of what a person sees.

export { type Answer, Answers, type Call, call } from './call.ts'
export { type Client, type ClientOptions, createClient } from './client.ts'
export type { components, operations, paths } from './contract.ts'
export { Drafts } from './drafts.ts'
export { addEmoji, type Emoji, emojiCharacter, emojiOf, findEmoji, shownEmoji } from './emoji.ts'
export { ApiError, type ErrorBody, type ErrorCode, unwrap } from './errors.ts'
export type { Event, EventsOptions, Registration } from './events.ts'
export { type Feed, feedOf, firstUnread, followed, KEPT, withNewer, withOlder } from './feed.ts'
export { type Edit, type Format, formatted } from './format.ts'
export { changedBy, known, type Presence, presenceOf } from './known.ts'
export { isMutedTopic, type ListedChannel, listedChannels, listedConversations, nextUnread, unreadTopics } from './lists.ts'
export { markNarrow, ReadMarks } from './marks.ts'
export {
  addresseeOf,
  conversationOf,
  type Destination,
  destinationOf,
  dmTerms,
  hashOf,
  keyOf,
  matches,
  movedTerms,
  type Place,
  placeOf,
  searched,
  searchText,
  type Term,
  term,
  topicTerms,
} from './narrow.ts'
export { named, type Offer, offersFor, searchOffers } from './offers.ts'
export { type Echo, Outbox } from './outbox.ts'
export { PROFILE, type ProfileField, profileData, profileOptions, profileUrl, profileValue } from './profiles.ts'
export { Reading } from './reading.ts'
export { groupsFor, isAmong, may, mayDelete, mayEdit, mayMove } from './rights.ts'
export { applyEvent, CAPABILITIES, type State } from './state.ts'
export { offeredTimes } from './times.ts'
export { Topics } from './topics.ts'
export type { Account, Channel, Message, Person, Preferences, Reaction, World } from './types.ts'
export { Typing } from './typing.ts'
export type { UploadedFile, UploadOptions } from './upload.ts'
export { type Widget, type WidgetChange, widgetOf } from './widgets.ts'
