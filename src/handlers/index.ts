// operationId -> handler. A missing operation and a wrong field are compile errors. The start of a server refuses a handler of no operation.

import type { Handler } from '../http/handler.ts'
import type { OperationId } from '../http/types.ts'
import * as channelChanges from './channels/channel-changes.ts'
import * as channelFolders from './channels/channel-folders.ts'
import * as channels from './channels/channels.ts'
import * as subscriptions from './channels/subscriptions.ts'
import * as userTopics from './channels/user-topics.ts'
import * as events from './events.ts'
import * as files from './files/files.ts'
import * as userGroups from './groups/user-groups.ts'
import * as invitations from './invitations/invitations.ts'
import * as drafts from './messages/drafts.ts'
import * as flags from './messages/flags.ts'
import * as messageChanges from './messages/message-changes.ts'
import * as messageHistory from './messages/message-history.ts'
import * as messages from './messages/messages.ts'
import * as reactions from './messages/reactions.ts'
import * as savedSnippets from './messages/saved-snippets.ts'
import * as scheduledMessages from './messages/scheduled-messages.ts'
import * as submessages from './messages/submessages.ts'
import * as typing from './messages/typing.ts'
import * as webhooks from './messages/webhooks.ts'
import * as auditLog from './organisation/audit-log.ts'
import * as customEmoji from './organisation/custom-emoji.ts'
import * as linkifiers from './organisation/linkifiers.ts'
import * as playgrounds from './organisation/playgrounds.ts'
import * as profileFields from './organisation/profile-fields.ts'
import * as realm from './organisation/realm.ts'
import * as realmDomains from './organisation/realm-domains.ts'
import * as realmImages from './organisation/realm-images.ts'
import * as alertWords from './people/alert-words.ts'
import * as avatars from './people/avatars.ts'
import * as botStorage from './people/bot-storage.ts'
import * as bots from './people/bots.ts'
import * as credentials from './people/credentials.ts'
import * as mutedUsers from './people/muted-users.ts'
import * as navigationViews from './people/navigation-views.ts'
import * as onboarding from './people/onboarding.ts'
import * as presence from './people/presence.ts'
import * as push from './people/push.ts'
import * as settings from './people/settings.ts'
import * as statuses from './people/statuses.ts'
import * as users from './people/users.ts'
import * as server from './server.ts'

export const handlers = {
  ...alertWords,
  ...avatars,
  ...botStorage,
  ...bots,
  ...channelChanges,
  ...channelFolders,
  ...channels,
  ...credentials,
  ...customEmoji,
  ...drafts,
  ...events,
  ...files,
  ...flags,
  ...invitations,
  ...auditLog,
  ...linkifiers,
  ...messageChanges,
  ...messageHistory,
  ...messages,
  ...mutedUsers,
  ...navigationViews,
  ...onboarding,
  ...playgrounds,
  ...presence,
  ...profileFields,
  ...push,
  ...reactions,
  ...realm,
  ...realmDomains,
  ...realmImages,
  ...savedSnippets,
  ...scheduledMessages,
  ...server,
  ...settings,
  ...statuses,
  ...submessages,
  ...subscriptions,
  ...typing,
  ...userGroups,
  ...userTopics,
  ...users,
  ...webhooks,
} satisfies { [Op in OperationId]: Handler<Op> }
