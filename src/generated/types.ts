// Made by `npm run generate` from openapi/. Do not edit.

export interface paths {
    "/channel_folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channel folders.
         * @description Lists the channel folders in their order.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         *
         *     **Changes**: 389 channel folders.
         */
        get: operations["getChannelFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder channel folders.
         * @description Puts the channel folders into the order of the list, which must name each folder exactly once.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `channel_folder` (op `reorder`) to everybody.
         *
         *     **Changes**: 414 added.
         */
        patch: operations["reorderChannelFolders"];
        trace?: never;
    };
    "/channel_folders/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a channel folder.
         * @description Creates a channel folder at the end of the order.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `channel_folder` (op `add`) to everybody.
         *
         *     **Changes**: 389 channel folders.
         */
        post: operations["createChannelFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channel_folders/{channel_folder_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or archive a channel folder.
         * @description Changes the given properties of a channel folder. A folder that contains channels cannot be archived, and channels cannot
         *     be put into an archived folder.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `channel_folder` (op `update`) to everybody.
         *
         *     **Changes**: 389 channel folders.
         */
        patch: operations["updateChannelFolder"];
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's uploaded files.
         * @description Lists the files that the caller has uploaded, newest first, each with the messages that link to it.
         *
         *     **Permissions**: anyone. Callers see only their own files.
         *
         *     **Events**: none.
         */
        get: operations["getAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an uploaded file.
         * @description Deletes a file that the caller has uploaded. Messages that link to it are not changed, so their links no longer work.
         *
         *     **Permissions**: the uploader. For anyone else, the answer is the same as for a file that does not exist.
         *
         *     **Events**: `attachment` (op `remove`) to the caller.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a channel.
         * @description Creates a channel and subscribes users to it. The creator may subscribe anybody to the new channel, and is subscribed only
         *     if `subscribers` includes them.
         *
         *     The request is checked in this order, and the first fault is reported: types; the name, and whether it is taken;
         *     `folder_id`; `message_retention_days`; `topics_policy`; the permission to create the channel; `is_default_stream`;
         *     `is_web_public`; the group-setting values; `subscribers`. Channel names are unique in the organisation without regard to
         *     case, including the names of channels that the caller may not see.
         *
         *     **Permissions**: `can_create_public_channel_group` for a public channel, `can_create_private_channel_group` for a private
         *     channel, and `can_create_web_public_channel_group` for a web-public channel. Only administrators may set
         *     `is_default_stream`, and only owners `message_retention_days`. Setting `topics_policy` requires
         *     `can_set_topics_policy_group`. Setting `can_delete_any_message_group` or `can_delete_own_message_group` to a value other
         *     than its default requires `can_set_delete_message_policy_group`. Guests may not create channels.
         *
         *     **Events**: `stream` (op `create`) to users who may see the channel; `subscription` with op `add` to each subscriber, and
         *     with op `peer_add` to the others who may see the channel; `message` if the channel is announced.
         *
         *     **Changes**: 417 added.
         */
        post: operations["createChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev_fetch_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an API key without a password, in demo mode.
         * @description Returns a new API key of any account that belongs to a person. This works only while the server runs in demo mode
         *     (`authentication_methods.dev` of `GET /server_settings`). Otherwise every request that names an account is refused with
         *     BAD_REQUEST, whether the account exists or not. The first login to an account has the same effect as in
         *     `POST /fetch_api_key`.
         *
         *     **Permissions**: anyone; no credentials.
         *
         *     **Events**: at the first login, `realm_user` (op `update`, with `is_imported_stub`, then with `date_joined`) to users who
         *     can access the account, and `user_group` (op `remove_members`) to everybody if the account leaves `role:fullmembers`.
         */
        post: operations["devFetchApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's drafts.
         * @description Lists all drafts of the caller, least recently changed first.
         *
         *     **Permissions**: anyone. The caller's preference `enable_drafts_synchronization` must be on.
         *
         *     **Events**: none.
         */
        get: operations["getDrafts"];
        put?: never;
        /**
         * Save drafts.
         * @description Saves drafts, either all of them or none. A caller can have at most 1000 drafts; more are a BAD_REQUEST.
         *
         *     **Permissions**: anyone. Drafts may name channels that the caller may read and users whom the caller may access. The
         *     caller's preference `enable_drafts_synchronization` must be on.
         *
         *     **Events**: `drafts` (op `add`) to the caller.
         *
         *     **Changes**: 248 `channel` and `direct` as types.
         */
        post: operations["createDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{draft_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a draft.
         * @description Deletes a draft of the caller.
         *
         *     **Permissions**: the owner of the draft. For anyone else, the answer is the same as for a draft that does not exist. The
         *     caller's preference `enable_drafts_synchronization` must be on.
         *
         *     **Events**: `drafts` (op `remove`) to the caller.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        /**
         * Change a draft.
         * @description Replaces a draft of the caller.
         *
         *     **Permissions**: the owner of the draft. For anyone else, the answer is the same as for a draft that does not exist. The
         *     draft may name channels that the caller may read and users whom the caller may access. The caller's preference
         *     `enable_drafts_synchronization` must be on.
         *
         *     **Events**: `drafts` (op `update`) to the caller.
         */
        patch: operations["updateDraft"];
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read events.
         * @description Returns the events of a queue with IDs above `last_event_id`. If there are none, it waits for one. With `dont_block`, it
         *     answers immediately, possibly with an empty list.
         *
         *     A client first calls `POST /register` and then reads in a loop. Each read passes the ID of the last event that the client
         *     has processed, and the first one the `last_event_id` of the registration. This ID acknowledges the event and all events
         *     before it, so they are not returned again. Passing the same `last_event_id` again returns the same events again. Without
         *     `last_event_id`, nothing is acknowledged, and all events that are not acknowledged yet are returned. -1 stands for the
         *     start of the queue: it returns everything while nothing has been acknowledged, and is a BAD_REQUEST after that. IDs
         *     increase but are not consecutive. If there are many events, a response has the first ones, up to about 10,000,000 bytes,
         *     and the next read gets more. A `last_event_id` above the newest event of the queue, or below the last acknowledged event,
         *     is a BAD_REQUEST.
         *
         *     If no event comes, a blocking read ends with a `heartbeat` event after 45 to 55 seconds. Its ID must be acknowledged like
         *     any other. The client's own timeout should be `event_queue_longpoll_timeout_seconds` (90) from the registration. After a
         *     timeout or a broken connection, read again with the same `last_event_id`. A second read of a queue ends the first, which
         *     then answers with a heartbeat. A blocking read never answers with an empty list.
         *
         *     A queue expires when it is not read for `idle_queue_timeout_secs`. It does not expire while a read is waiting, however
         *     short the timeout is. BAD_EVENT_QUEUE_ID means that the queue has expired, was deleted or belongs to another user; the
         *     answer is the same in all cases. Register again, and replace the state.
         *
         *     Without `queue_id`, the request registers a queue with the registration parameters and returns its first events. It
         *     returns no initial state, so `fetch_event_types`, `presence_history_limit_days` and `last_event_id` have no effect and are
         *     reported as unsupported. Registration parameters that come with a `queue_id` are reported as unsupported too. Every
         *     response has `queue_id`. A HEAD request never waits, and is refused without `queue_id`.
         *
         *     Reads have their own rate limits.
         *
         *     **Permissions**: the owner of the queue. Guests may not use `all_public_streams`.
         *
         *     **Events**: none.
         *
         *     **Changes**: 412 `include_subscribers` may be `partial`; 481 `idle_queue_timeout`.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        /**
         * Delete an event queue.
         * @description Deletes a queue and the events in it. A read that is waiting for events of the queue ends with BAD_EVENT_QUEUE_ID.
         *
         *     **Permissions**: the owner of the queue.
         *
         *     **Events**: none.
         */
        delete: operations["deleteEventQueue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fetch_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an API key with an email address and password.
         * @description Checks the password and returns a new API key of the account, with which all other operations can be called. Earlier keys
         *     stay valid. An account can have at most 1000 keys. When it has that many, the request is a BAD_REQUEST;
         *     `POST /users/me/api_key/regenerate` replaces them all with one.
         *
         *     The answer is the same for an address without an account, an account without a password (such as every bot) and a wrong
         *     password. Only callers who know the password learn that the account or the organisation is deactivated. After five
         *     failures for one account from one address within 30 minutes, the answer is RATE_LIMIT_HIT, whatever the password is.
         *
         *     For an account that was imported or created through the API, the first successful request is its first login:
         *     `is_imported_stub` becomes false, and `date_joined` becomes the current time.
         *
         *     If logging in with a password is disabled (`email_auth_enabled` of `GET /server_settings` is false), the answer is
         *     PASSWORD_AUTH_DISABLED, and the credentials are not checked.
         *
         *     **Permissions**: anyone; no credentials besides the parameters.
         *
         *     **Events**: at the first login, `realm_user` (op `update`, with `is_imported_stub`, then with `date_joined`) to users who
         *     can access the account, and `user_group` (op `remove_members`) to everybody if the account leaves `role:fullmembers`.
         */
        post: operations["fetchApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_stream_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ID of a channel.
         * @description Returns the ID of a channel that the caller may see. The name is compared without regard to case. Archived channels are
         *     found too.
         *
         *     **Permissions**: anyone who may see the channel.
         *
         *     **Events**: none.
         */
        get: operations["getChannelId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations.
         * @description Lists pending invitations and reusable links in ascending order of ID. Administrators get all invitations of the
         *     organisation, other users only those that they created. Invitations that were accepted or revoked, or that have expired,
         *     are left out.
         *
         *     **Permissions**: anyone. Reusable links to a role above the caller's are left out, and so are links of other users if the
         *     caller is not in `create_multiuse_invite_group`.
         *
         *     **Events**: none.
         */
        get: operations["getInvitations"];
        put?: never;
        /**
         * Send invitations by email.
         * @description Sends an invitation to join the organisation to each address.
         *
         *     The request is checked in this order, and refused with BAD_REQUEST at the first fault: the right to invite; the role;
         *     whether there is an address; channels; groups; the welcome text. After that, the addresses are checked. INVITATION_FAILED
         *     reports what was not done:
         *
         *     - An address is malformed, in a domain that the organisation does not allow, disposable although the organisation does not
         *       allow that, or reserved for a bot of the server. Nothing is sent, and `errors` lists all such addresses.
         *     - Some addresses belong to accounts, active or deactivated. The others are invited, and `sent_invitations` states whether
         *       there were any.
         *     - The organisation has reached its daily limit of invitations. Nothing is sent, `daily_limit_reached` is true, and
         *       `errors` is empty. Only servers on which strangers can create organisations have this limit.
         *     - Anyone may join the organisation, the caller is not an administrator, and the caller's account is less than three days
         *       old. Nothing is sent, and `errors` is empty.
         *
         *     The caller's permissions are checked again when an invitation is accepted. If the caller may no longer invite to its role,
         *     the invitation is invalid. Channels and groups to which the caller may no longer add users are left out.
         *
         *     **Permissions**: users in `can_invite_users_group` who are not guests. They may not invite to roles above their own. Only
         *     administrators may give a welcome text.
         *
         *     **Events**: `invites_changed` to administrators and the caller.
         *
         *     **Changes**: 117 invitations that never expire; 126 `invite_expires_in_minutes` replaces `invite_expires_in_days`.
         */
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/multiuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a reusable invitation link.
         * @description Creates a link that any number of people can use. Each of them enters an email address there and gets an invitation by
         *     email that is valid for a day. The checks are the same as for `POST /invites`.
         *
         *     **Permissions**: users in `create_multiuse_invite_group` who are not guests. They may not invite to roles above their own.
         *     Only administrators may give a welcome text.
         *
         *     **Events**: `invites_changed` to administrators and the caller.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/multiuse/{invite_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a reusable invitation link.
         * @description Invalidates the link, and the invitations that were requested through it.
         *
         *     **Permissions**: administrators, and the creator of the link; for a link that invites owners, only owners and its creator.
         *
         *     **Events**: `invites_changed` to administrators and the creator of the link.
         */
        delete: operations["revokeInvitationLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{invite_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation.
         * @description Revokes an invitation: the link that was sent becomes invalid.
         *
         *     **Permissions**: administrators, and the inviter; for an invitation as owner, only owners and the inviter.
         *
         *     **Events**: `invites_changed` to administrators and the inviter.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{invite_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again.
         * @description Sends the invitation's email again, with a new link. The earlier link becomes invalid, and the time for which the
         *     invitation is valid starts again.
         *
         *     **Permissions**: administrators, and the inviter; for an invitation as owner, only owners. The inviter must still be
         *     allowed to invite to the invitation's role.
         *
         *     **Events**: `invites_changed` to administrators and the inviter.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_all_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages as read.
         * @description Marks all messages that the caller has received as read. If there are very many, one request marks only some of them.
         *     Repeat it until `complete` is true.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `update_message_flags` to the caller, if something changed. The request that completes the operation sends it
         *     with `all`, earlier requests with the IDs of the messages.
         */
        post: operations["markAllAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read messages.
         * @description Returns the messages around an anchor that match a narrow, oldest first, or messages by their IDs.
         *
         *     Messages that the caller did not receive when they were sent are included only if the narrow names channels and does not
         *     ask for a flag of the caller. They have the flag `historical`.
         *
         *     A response ends at about 10,000,000 bytes, counting texts in both forms and former texts. If messages have to be left out,
         *     it has those nearest to the anchor, without gaps and at least one, and `found_oldest` or `found_newest` is false on the
         *     side where messages are missing. Continue from the first or last message. With `message_ids`, it has those with the lowest
         *     IDs. `edit_history` has the newest changes of a message, at least one, up to 2,000,000 bytes.
         *
         *     **Permissions**: anyone. Only messages that the caller may see are counted and returned.
         *
         *     **Events**: none.
         */
        get: operations["getMessages"];
        put?: never;
        /**
         * Send a message.
         * @description Sends a message to a topic of a channel, or directly to users. The request is idempotent: for seven days, requests of the
         *     same caller with the same `queue_id` and `local_id` return the ID of the first message, however often they are sent and
         *     whatever has changed since.
         *
         *     Concurrent messages are written together. Message IDs increase in the order in which messages become visible, so a client
         *     that continues from the newest ID that it has seen misses nothing. When too many messages are waiting, the server answers
         *     SERVER_BUSY before it writes anything, and the request can be retried as it is.
         *
         *     A mention flags the message for each recipient whom it mentions. A bot that may read the channel receives a message that
         *     mentions it even without a subscription. Silent mentions, and mentions in quotes and code, have no effect.
         *     `POST /messages/render` describes the syntax of texts.
         *
         *     Checks are made in this order: the text; the recipients; for a channel, the right to post, whether it is archived, whether
         *     the caller may read it, the right to create a topic and the channel's `topics_policy`; wildcard mentions; group mentions.
         *
         *     Recipients who are mentioned, or who get the message as a direct message, are notified on their push devices, unless one
         *     of their clients has polled its event queue in the last 90 seconds. The notification is withdrawn when they read the
         *     message elsewhere, when the message is deleted, and when they can no longer see it.
         *
         *     **Permissions**: for a channel, the caller may read it and is in `can_send_message_group`, and for a new topic also in
         *     `can_create_topic_group`. For a bot, the permissions of its owner count too, and a subscription of its owner replaces the
         *     right to read. For a direct message, one of the participants is in `direct_message_permission_group`, and for the first
         *     message of a conversation the caller is in `direct_message_initiator_group`. A conversation that has at most one person in
         *     it, apart from bots, is always allowed, whoever writes first. Mentioning a group requires its `can_mention_group`. A
         *     wildcard that mentions more than 15 users requires `can_mention_many_users_group`.
         *
         *     **Events**: first `user_topic` to the sender if sending changes the visibility policy of the topic, and to mentioned users
         *     who start to follow the topic; `message` to everybody who receives the message, and to the sender even without a
         *     subscription (the message then counts as read), with `local_message_id` in the sender's queue `queue_id`; `attachment` to
         *     the owner of each file that the message links to; `stream` if the message is the first of the channel, or the first for a
         *     long time; `realm_user` to guests who may not access everybody, if a direct conversation makes a user visible to them.
         *
         *     **Changes**: 174 `direct` replaces `private`; 229 error codes of wildcard mentions; 236 `read_by_sender`; 248 `channel` as
         *     a type; 334 the empty topic; 370 `(no topic)` is read as the empty topic.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove a flag of messages.
         * @description Adds a flag of the caller to messages, or removes it. Only `read`, `starred` and `collapsed` can be changed.
         *
         *     Removing `read` skips messages of channels to which the caller is not subscribed, and lists these channels in
         *     `ignored_because_not_subscribed_channels`.
         *
         *     A message that the caller may not see or that does not exist is skipped when `read` is added, and when `starred` or
         *     `collapsed` is removed. Otherwise it is a BAD_REQUEST, and nothing is changed. Starring or collapsing a message that the
         *     caller may see but did not receive adds the message to the caller's history, with the flag `historical`.
         *
         *     **Permissions**: anyone who may see the messages.
         *
         *     **Events**: `update_message_flags` to the caller, if something changed.
         */
        post: operations["updateMessageFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/flags/narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove a flag of messages in a narrow.
         * @description Adds a flag of the caller to the messages around an anchor that match a narrow, or removes it. Only `read`, `starred` and
         *     `collapsed` can be changed. The messages are found in the same way as by `GET /messages`.
         *
         *     One request processes at most 5000 messages besides the anchor. If `num_before` and `num_after` exceed this together, the
         *     server first reduces `num_before` to what `num_after` leaves of 5000, but not below 2500, and then `num_after` to what
         *     `num_before` leaves. To continue, start from `last_processed_id` (or `first_processed_id`) with `include_anchor` false,
         *     until `found_newest` (or `found_oldest`) is true. A client that adds `read` should include `is:unread` in the narrow.
         *
         *     Removing `read` skips messages of channels to which the caller is not subscribed, and lists these channels in
         *     `ignored_because_not_subscribed_channels`.
         *
         *     **Permissions**: anyone. Only messages that the caller may see are counted and changed.
         *
         *     **Events**: `update_message_flags` to the caller, if something changed.
         */
        post: operations["updateMessageFlagsForNarrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a message's text.
         * @description Returns the HTML that the text would have in a message of the caller. Nothing is sent, and nobody is mentioned.
         *
         *     Messages are written in Markdown (CommonMark, with tables and `~~struck out~~` text). A newline is a line break, raw HTML
         *     is shown as it was typed, and an image becomes a link to the image. Links can lead to http, https and mailto addresses or
         *     to this server. In addition:
         *
         *     - `@**Max Member**` mentions a user; `@**Max Member|6**` and `@**|6**` identify the user by ID. `@*engineering*` mentions
         *       a user group. `@**all**` (also `everyone`, `channel`, `stream`) mentions everybody who gets the message, and
         *       `@**topic**` everybody who has written in the topic. A mention must be at the start of a line, or follow white space or
         *       one of `'"({[/<`.
         *     - A mention with an underscore (`@_**Max Member**`, `@_*engineering*`, `@_**all**`) is silent: it flags and notifies
         *       nobody. Mentions in quotes and mentions of deactivated users and groups are silent too. Code contains no mentions.
         *     - `#**general**` links to a channel that the author may know of, `#**general>lunch**` to a topic (`#**general>**` to the
         *       empty topic), and `#**general>lunch@101**` to a message.
         *     - `:smile:` and emoji characters are emoji. The organisation's own emoji take precedence over others of the same name, and
         *       are images with the class `emoji`.
         *     - Emoji beyond the first 2,000 are shown as they were typed. So are formulas beyond the first 100 or beyond 2,000
         *       characters in total (a command, each of `` ^ _ & ' `` and each character outside ASCII counts as ten), tables beyond
         *       2,000 cells in total, all lists of a text with more than 1,000 list items, everything after about 2,000 paragraphs, and
         *       whatever the organisation's linkifiers cannot match in a bounded time.
         *     - Lines between two fences of three backticks or tildes are code, and the word after the first fence is its language. In
         *       place of a language, `quote` makes a quote, `spoiler` with a title makes hidden text, and `math` makes a formula. Quotes
         *       and spoilers can contain other such blocks.
         *     - `$$x^2$$` is a TeX formula. A formula that cannot be typeset is shown as it was typed.
         *     - `<time:2026-01-31T09:30:00+01:00>`, or the same with UNIX seconds, is a time that clients show in the reader's own time
         *       zone.
         *     - URLs, email addresses, paths of uploaded files (`/user_uploads/...`) and matches of the organisation's linkifiers become
         *       links.
         *     - `/me ` at the very beginning of the text states what the author is doing. The HTML keeps it, and `is_me_message` is
         *       true.
         *
         *     Names of things that do not exist, or of which the caller may not know, stay text. The examples show the HTML of each
         *     construct.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        post: operations["renderMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/matches_narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out which messages match a narrow.
         * @description Returns which of the given messages match a narrow, and what a search in the narrow has found in them. This is for clients
         *     that receive messages through events and show a narrow that they cannot evaluate themselves. A response ends at about
         *     10,000,000 bytes.
         *
         *     **Permissions**: anyone. Messages that the caller may not see are left out.
         *
         *     **Events**: none.
         */
        get: operations["getMatchingMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one message.
         * @description Returns a message by its ID. A message that the caller may see but did not receive when it was sent has the flag
         *     `historical`.
         *
         *     **Permissions**: anyone who may see the message. For anyone else, the answer is the same as for an ID that does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message.
         * @description Deletes a message with its flags and its history, also in an archived channel. Files that it links to still belong to
         *     their uploaders.
         *
         *     **Permissions**: `can_delete_any_message_group` of the organisation or the channel. For messages of the caller and of the
         *     caller's bots, `can_delete_own_message_group` of either is enough, within `message_content_delete_limit_seconds`.
         *
         *     **Events**: `delete_message` to everybody who could see the message; `attachment` to the owners of the files that it
         *     linked to; `stream` to users who may know of the channel if its first message has changed.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edit or move a message.
         * @description Changes the content of a message, or moves it to another topic, another channel or both, alone or with other messages of
         *     its topic. Content and topic can be changed together; content and channel cannot. A topic that equals the current one
         *     counts as not given. Content that equals the stored content is accepted and changes nothing.
         *
         *     `change_later` moves the message and the messages of its topic with higher IDs. Topics are compared without regard to
         *     case. In a private channel with protected history, only messages that the caller can see are counted and moved; the others
         *     stay, without an error. If the whole topic moves, the users' visibility policies for it move too.
         *
         *     Renaming a topic `N` to `✔ N` with `change_all` resolves it, and removing the mark unresolves it. The rest of the name
         *     must stay the same. This needs only the right to resolve, and no time limit applies. The notification bot announces the
         *     change in the topic. If the change is undone within a minute and nothing was written since, the bot's notice is deleted.
         *     With another mode than `change_all`, the change is a move like any other, unless it covers the whole topic.
         *
         *     In a channel, users whom the new content mentions and the old content did not are treated as when a message is sent: they
         *     follow the topic if their preferences say so, their push devices are notified unless they have read the message, and a bot
         *     receives the message without a subscription. The notifications of users who are no longer mentioned are withdrawn.
         *
         *     Checks are made in this order: the message; the right to edit the content, and its time limit; the right to post where the
         *     message is; whether anything changes; which parameters can be combined; `prev_content_sha256`; whether the channel is
         *     archived; mentions; the right to move; the destination channel; the right to resolve; the destination's `topics_policy`;
         *     the time limits of moves; the right to create a topic.
         *
         *     **Permissions**: the caller may see the message, and its channel is not archived. Only the sender may change the content,
         *     within `message_content_edit_limit_seconds` (plus 20 seconds), and only while `allow_message_editing` is on. Changing the
         *     content or the topic requires the right to post where the message is. Moves require
         *     `can_move_messages_between_topics_group` or `can_move_messages_between_channels_group` (or the channel's own groups) and
         *     the right to post in the destination channel. If the topic is new there, resolved or not, they also require
         *     `can_create_topic_group`, except for renaming a whole topic within its channel. Resolving requires
         *     `can_resolve_topics_group`. Administrators and moderators are exempt from `move_messages_within_stream_limit_seconds` and
         *     `move_messages_between_streams_limit_seconds`.
         *
         *     **Events**: `update_message` to everybody who has one of the messages and, if the channel's history is shared, to all
         *     subscribers (for a move to another channel, only to those of them who could read the former channel); `message` with the
         *     notices of the notification bot, and to bots that receive the message; `delete_message` to users who may no longer see the
         *     messages, and for a notice that is deleted; `user_topic` to users whose visibility policies change; `attachment` to the
         *     owner of a file that the content starts or stops linking to; `stream` to users who may know of a channel whose first
         *     message has changed.
         *
         *     **Changes**: 1 `stream_id`; 9 the notification parameters; 172 MOVE_MESSAGES_TIME_LIMIT_EXCEEDED; 229 error codes of
         *     wildcard mentions; 334 the empty topic; 367 `can_resolve_topics_group`; 370 `(no topic)` is read as the empty topic;
         *     379 `prev_content_sha256`.
         */
        patch: operations["updateMessage"];
        trace?: never;
    };
    "/messages/{message_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a message.
         * @description Lists every state of a message, oldest first: as it was sent, and as it was after each edit and move. If the former texts
         *     have more than 2,000,000 bytes in both forms, the oldest states are left out, and the first remaining state has `prev_...`
         *     fields.
         *
         *     States in a channel that the caller may not read are left out, and so are all earlier states. The first state is then the
         *     one after the move, without `prev_...` fields.
         *
         *     **Permissions**: anyone who may see the message. For anyone else, the answer is the same as for an ID that does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getMessageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an emoji reaction to a message.
         * @description Adds a reaction of the caller. Without `reaction_type` and `emoji_code`, the name decides: the organisation's custom emoji
         *     come first, then special built-in emoji, then Unicode emoji, by any of the short names that clients use. If no emoji has
         *     the name, the code decides, and the reaction gets the emoji's own name. All names of an emoji make the same reaction. If
         *     somebody has already reacted to the message with this code, the name is not checked, and the reaction takes the name of
         *     the existing reactions. Deactivated custom emoji cannot start a new reaction.
         *
         *     Reacting to a message of a channel to which the caller is not subscribed adds the message to the caller's history, with
         *     the flag `historical` if the caller did not receive it.
         *
         *     A user can react to a message with at most 20 emoji, and a message can have at most 50 different ones.
         *
         *     **Permissions**: anyone who may see the message. Reactions cannot be added in an archived channel.
         *
         *     **Events**: `reaction` (op `add`) to everybody who has the message and, if the channel's history is shared, to all
         *     subscribers; `user_topic` to the caller if reacting changes the visibility policy of the topic.
         *
         *     **Changes**: 2 `reaction_type` may be left out for custom emoji; 193 REACTION_ALREADY_EXISTS.
         */
        post: operations["addReaction"];
        /**
         * Remove an emoji reaction from a message.
         * @description Removes a reaction of the caller. `emoji_code` identifies the reaction, together with `reaction_type` if that is given.
         *     Without a code, `emoji_name` identifies it, by the name of the reaction or another name of its emoji.
         *
         *     **Permissions**: anyone who may see the message. Reactions cannot be removed in an archived channel.
         *
         *     **Events**: `reaction` (op `remove`) to everybody who has the message and, if the channel's history is shared, to all
         *     subscribers.
         */
        delete: operations["removeReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notify others that the caller is editing a message.
         * @description Notifies users who may be reading a message that the caller has started or stopped editing its text.
         *
         *     **Permissions**: the sender of the message, if messages may be edited and the channel is not archived. The caller's
         *     preference `send_private_typing_notifications`, or for channels `send_stream_typing_notifications`, must be on.
         *
         *     **Events**: `typing_edit_message` to the users who would get `typing`, if they may read the message.
         *
         *     **Changes**: 351 this endpoint.
         */
        post: operations["sendEditTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile_push/e2ee/test_notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test push notification.
         * @description Sends an end-to-end encrypted test notification to one device of the caller, or to all of them. It answers when the push
         *     relay has. A device that does not exist, is somebody else's, or has no complete registration cannot receive it.
         *
         *     The notification is the JSON `{"type": "test", "time": ..., "realm_url": ..., "realm_name": ..., "user_id": ...}`, encrypted
         *     with the device's key (XSalsa20-Poly1305, a random nonce before the ciphertext, base64). The relay sees neither.
         *
         *     Wrong credentials, an expired plan and an organisation that the relay does not know are ADMIN_ACTION_REQUIRED, and so is a
         *     server without a relay.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: none.
         *
         *     **Changes**: 420 added; 468 `device_id` replaces `push_account_id`.
         */
        post: operations["sendTestPushNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile_push/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a device for push notifications.
         * @description Gives a device of the caller a key that encrypts its notifications, a token by which the push relay reaches it, or both. The
         *     key's two parameters come together, and so do the token's four. The first registration takes both; later a new key or a new
         *     token can come alone.
         *
         *     The server never learns the token: it hands `encrypted_push_registration`, which only the relay can open, to the relay, and
         *     tries again for 24 hours while the relay cannot be reached. Meanwhile the token is `pending_push_token_id` and nothing else can
         *     be registered. An event tells how that ended: the token is `push_token_id`, or `push_registration_error_code` says why
         *     not. The same request again changes nothing.
         *
         *     A notification is JSON, encrypted with the key. Each has `type`, `realm_url`, `realm_name` and `user_id`. One of `type`
         *     `message` has `message_id`, `sender_id`, `sender_full_name`, `sender_avatar_url`, `content` (the beginning of the text),
         *     `time`, and either `recipient_type` `channel` with `channel_id`, `channel_name` and `topic`, or `recipient_type` `direct` with
         *     `recipient_user_ids`; also `mentioned_user_group_id` and `mentioned_user_group_name` if a group is mentioned to which the user
         *     belongs. One of `type` `remove` has `message_ids`, at most 200: the device should remove the notifications of these messages.
         *     It may come more than once. One of `type` `test` has `time`.
         *
         *     **Permissions**: the device's user.
         *
         *     **Events**: `device` (op `update`) to the caller, now and when the relay has answered.
         */
        post: operations["registerPushDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the navigation views.
         * @description Lists the views that the caller has added or configured, in the order in which they did that.
         *
         *     **Permissions**: anyone; the views are the caller's own.
         *
         *     **Events**: none.
         */
        get: operations["getNavigationViews"];
        put?: never;
        /**
         * Add a navigation view.
         * @description Adds a view to the caller's sidebar, or configures a built-in one for the first time. Built-in are `inbox`, `recent`, `feed`,
         *     `drafts`, `scheduled`, `reminders`, `narrow/is/mentioned`, `narrow/is/starred` and `narrow/has/reaction/sender/me`. Fragments
         *     and names are unique among the caller's views, of which there are at most 500.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `navigation_view` with op `add` to the caller.
         *
         *     **Changes**: 390 added.
         */
        post: operations["addNavigationView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navigation_views/{fragment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a navigation view.
         * @description Removes a view that the caller has added; a built-in one is as if the caller had never configured it.
         *
         *     **Permissions**: anyone; the views are the caller's own.
         *
         *     **Events**: `navigation_view` with op `remove` to the caller.
         */
        delete: operations["deleteNavigationView"];
        options?: never;
        head?: never;
        /**
         * Update a navigation view.
         * @description Changes a view that the caller has added or configured; what is left out stays as it is. A built-in view that the caller has
         *     never configured is not found: add it.
         *
         *     **Permissions**: anyone; the views are the caller's own.
         *
         *     **Events**: `navigation_view` with op `update` and what changed to the caller; none when nothing changed.
         *
         *     **Changes**: 390 added.
         */
        patch: operations["updateNavigationView"];
        trace?: never;
    };
    "/realm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of the organisation.
         * @description Changes the name, the description and the settings that are given, all of them or, if one is refused, none. What each
         *     permission takes is in `server_supported_permission_settings` of `POST /register`.
         *
         *     **Permissions**: administrators; `can_manage_all_groups` and `message_retention_days` owners.
         *
         *     **Events**: `realm` to everybody: `update_dict` with the description, all limits, policies and permissions that have another
         *     value now, and `update` for the name and each other setting; `user_group` when another `waiting_period_threshold` makes others
         *     full members, and `stream` of private channels that full members may know of to those who become full members or cease to be.
         *     Another `can_access_all_users_group` ends the event queues of guests, who have to register again: they see other people from
         *     then on.
         */
        patch: operations["updateRealm"];
        trace?: never;
    };
    "/realm/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the domains of the organisation.
         * @description Lists the domains whose addresses may join when `emails_restricted_to_domains` is set, ascending.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getRealmDomains"];
        put?: never;
        /**
         * Add a domain to the organisation.
         * @description Adds a domain whose addresses may join. An organisation has at most 1000.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_domains` (op `add`) to everybody.
         */
        post: operations["addRealmDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a domain of the organisation.
         * @description Removes a domain. Removing the last one turns `emails_restricted_to_domains` off, because otherwise nobody could join.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_domains` (op `remove`) to everybody; `realm` when that turns the setting off.
         */
        delete: operations["removeRealmDomain"];
        options?: never;
        head?: never;
        /**
         * Change a domain of the organisation.
         * @description Changes whether addresses of the subdomains may join too.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_domains` (op `change`) to everybody, if that changes something.
         */
        patch: operations["updateRealmDomain"];
        trace?: never;
    };
    "/realm/emoji": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom emoji of the organisation.
         * @description Lists all custom emoji, deactivated ones included, because old messages and reactions use them.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getCustomEmoji"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/emoji/{emoji_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a custom emoji.
         * @description Adds an emoji of the organisation: a PNG, GIF, JPEG or WebP image of at most 5 MiB, which is kept as it is. Its type follows
         *     from its bytes, not from its name. Everybody can load the image from its `source_url`, without credentials.
         *
         *     An organisation may have at most 5000 custom emoji, deactivated ones included.
         *
         *     **Permissions**: those in the organisation's `can_add_custom_emoji_group`; guests never. Only administrators may take the name of
         *     a built-in emoji, which the new one then replaces; its aliases are free for everybody.
         *
         *     **Events**: `realm_emoji` to everybody.
         */
        post: operations["addCustomEmoji"];
        /**
         * Deactivate a custom emoji.
         * @description Deactivates an emoji: messages, reactions and statuses that use it keep it, and new ones cannot use it. Its name becomes free again.
         *
         *     **Permissions**: its author, and administrators.
         *
         *     **Events**: `realm_emoji` to everybody.
         */
        delete: operations["deleteCustomEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a linkifier.
         * @description Adds a linkifier, last in the order. Where several match the same text, the earliest in the order wins. Text is linked only
         *     where it begins the message or follows whitespace or one of `'"(,:<`, and where no letter or digit follows it. Messages
         *     that were sent before are not rendered again.
         *
         *     There are at most 500 linkifiers, and each of their texts has at most 1000 characters.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_linkifiers` to everybody.
         *
         *     **Changes**: 471 `example_input` and `reverse_template`; 478 `alternative_url_templates`.
         */
        post: operations["addLinkifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/filters/{filter_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a linkifier.
         * @description Removes a linkifier. The links that it made in messages stay.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_linkifiers` to everybody.
         */
        delete: operations["deleteLinkifier"];
        options?: never;
        head?: never;
        /**
         * Change a linkifier.
         * @description Changes the given properties of a linkifier; the rest stays. The result must be valid for `POST /realm/filters`. Messages that were
         *     sent before are not rendered again.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_linkifiers` to everybody; none when nothing changed.
         */
        patch: operations["updateLinkifier"];
        trace?: never;
    };
    "/realm/linkifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the linkifiers.
         * @description Lists the linkifiers of the organisation in their order: where several match the same text, the earliest wins.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getLinkifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put the linkifiers in order.
         * @description Gives the linkifiers the order of the list, which names each of them once, so that one that was added meanwhile does not get
         *     an accidental place.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_linkifiers` to everybody; none when the order is the same.
         */
        patch: operations["reorderLinkifiers"];
        trace?: never;
    };
    "/realm/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the presence of everybody.
         * @description Returns the presence of the users whom the caller can access, of the last 14 days, in the older format. Use
         *     `POST /users/me/presence`, which gives changes only.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getRealmPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/profile_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom profile fields.
         * @description Lists the fields that profiles have beyond the usual ones, in their order.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getProfileFields"];
        put?: never;
        /**
         * Create a custom profile field.
         * @description Adds a field to the end of the list. Names are unique in the organisation, regardless of letter case. At most two fields are
         *     shown in the short form of a profile, none of them long text or users.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody.
         */
        post: operations["createProfileField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/profile_fields/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom profile field.
         * @description Deletes a field with everybody's values of it.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody; clients drop the values of fields that are not in it.
         */
        delete: operations["deleteProfileField"];
        options?: never;
        head?: never;
        /**
         * Change a custom profile field.
         * @description Changes the given properties of a field; its type stays. Values that name a removed option are cleared.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody; `realm_user` (op `update`, `custom_profile_field`) for each value that is
         *     cleared, to those who can access the user.
         */
        patch: operations["updateProfileField"];
        trace?: never;
    };
    "/realm/user_settings_defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the preferences that new users begin with.
         * @description Changes the defaults of preferences, all that are given or, if one is refused, none. Existing users keep their preferences.
         *     `default_language` and `timezone` have no such default, nor do `enable_login_emails`, `enable_marketing_emails` and
         *     `allow_private_data_export`: they are listed in `ignored_parameters_unsupported`.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_user_settings_defaults` (op `update`) to everybody, for each default that has another value now.
         */
        patch: operations["updateUserSettingsDefaults"];
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an event queue.
         * @description Creates an event queue and returns it with the state that its events keep up to date: apply the events of the queue to that
         *     state and it stays true. Of some facts no event says that they have changed: `max_message_id` and `recent_private_conversations` after
         *     deletions, `starred_messages`, `unsubscribed` and, of messages that were moved to where the caller is not subscribed, `unread_msgs` when
         *     channels are hidden or made private and come back, wildcard mentions in `unread_msgs` when something is muted, values of deleted
         *     profile fields, and users who become hidden. These fields and the events `delete_message`, `stream`, `custom_profile_fields` and
         *     `realm_user` say what a client does then; who has to know exactly registers again. The state and the beginning of the queue belong to
         *     the same moment.
         *
         *     A user has at most 100 queues. One more ends the one that was polled longest ago, whose next poll is answered with
         *     BAD_EVENT_QUEUE_ID.
         *
         *     Each fetch type returns these fields. The name of a field is a fetch type too: it returns the field with the others of its line.
         *
         *     - `alert_words`, `drafts`, `muted_users`, `onboarding_steps`, `reminders`, `saved_snippets`, `scheduled_messages`,
         *       `realm_domains`, `realm_emoji`, `realm_linkifiers`, `realm_playgrounds`, `realm_user_settings_defaults`, `user_settings`,
         *       `user_status`: the field of the same name
         *     - `starred_messages`, `recent_private_conversations`, `stop_words`, `realm_filters`: the same, though these are no event types
         *     - `channel_folder`: `channel_folders`
         *     - `custom_profile_fields`: `custom_profile_fields`, `custom_profile_field_types`
         *     - `default_streams`: `realm_default_streams`
         *     - `device`: `devices`
         *     - `message`: `max_message_id`, `unread_msgs`
         *     - `navigation_view`: `navigation_views`
         *     - `presence`: `presences`, `presence_last_update_id`, `server_timestamp`
         *     - `realm`: the settings of the organisation (`realm_name` and so on, permissions included), `realm_url`, `realm_uri`,
         *       `realm_upload_quota_mib`, `realm_empty_topic_display_name`, `event_queue_longpoll_timeout_seconds`, and the fields that
         *       begin with `max_` (except `max_message_id`), `password_` and `server_` (except `server_timestamp`) or end with
         *       `jitsi_server_url`
         *     - `realm_bot`: `realm_bots`: the bots of the caller, for administrators and owners all bots of the organisation, in both
         *       cases with deactivated ones and without those of the server
         *     - `realm_user`: `realm_users`, `realm_non_active_users`, `cross_realm_bots`, and of the caller `user_id`, `email`,
         *       `delivery_email`, `full_name`, `avatar_source`, `avatar_url`, `avatar_url_medium`, `is_owner`, `is_admin`, `is_moderator`,
         *       `is_guest`
         *     - `stream`: `streams`
         *     - `subscription`: `subscriptions`, `unsubscribed`, `never_subscribed`
         *     - `user_group`: `realm_user_groups`
         *     - `user_topic`: `user_topics`
         *
         *     The permissions of the organisation, each a group-setting value:
         *
         *     | Field | Who may |
         *     |---|---|
         *     | `realm_can_access_all_users_group` | see all users; others see those with whom they share a channel or a conversation. |
         *     | `realm_can_add_custom_emoji_group` | add custom emoji. |
         *     | `realm_can_add_subscribers_group` | subscribe others to any channel that they see. |
         *     | `realm_can_create_groups` | create user groups. |
         *     | `realm_can_create_private_channel_group` | create private channels. |
         *     | `realm_can_create_public_channel_group` | create public channels. |
         *     | `realm_can_create_web_public_channel_group` | create web-public channels. |
         *     | `realm_can_delete_any_message_group` | delete any message that they see, at any time. |
         *     | `realm_can_delete_own_message_group` | delete their own messages, within the time limit. |
         *     | `realm_can_invite_users_group` | send invitations by email. |
         *     | `realm_can_manage_all_groups` | change every user group. |
         *     | `realm_can_mention_many_users_group` | use wildcard mentions in channels and topics with more than 15 people. |
         *     | `realm_can_move_messages_between_channels_group` | move messages to another channel. |
         *     | `realm_can_move_messages_between_topics_group` | move messages to another topic of the channel. |
         *     | `realm_can_resolve_topics_group` | resolve topics. **Changes**: feature level 367. |
         *     | `realm_can_set_delete_message_policy_group` | set, in channels that they administer, who deletes messages. |
         *     | `realm_can_set_topics_policy_group` | set the `topics_policy` of channels that they administer. |
         *     | `realm_create_multiuse_invite_group` | create invitation links for many people. |
         *     | `realm_direct_message_initiator_group` | begin a conversation by direct messages. |
         *     | `realm_direct_message_permission_group` | use direct messages: a conversation needs one of these among its participants. |
         *
         *     A queue that is not read for `idle_queue_timeout_secs` expires. While a queue that gets messages exists, its user counts as
         *     online for notifications.
         *
         *     **Permissions**: anyone; guests not with `all_public_streams`.
         *
         *     **Events**: none.
         *
         *     **Changes**: 288 `presence_history_limit_days`; 412 `include_subscribers` may be `partial`; 481 `idle_queue_timeout`.
         */
        post: operations["registerQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register_client_device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a client device.
         * @description Registers a device of the caller, with an ID that the client keeps. It gets no push notifications before it is registered for
         *     them by POST /mobile_push/register. A user has at most 100 devices.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `device` (op `add`) to the caller.
         */
        post: operations["registerClientDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remove_client_device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a client device.
         * @description Removes a device of the caller with its key and its token: it gets no more notifications. A client does this when its user logs out.
         *
         *     **Permissions**: the device's user.
         *
         *     **Events**: `device` (op `remove`) to the caller.
         */
        post: operations["removeClientDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's scheduled messages.
         * @description Lists all messages of the caller that are not sent yet, failed ones too, by the time for which they are scheduled.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getScheduledMessages"];
        put?: never;
        /**
         * Schedule a message.
         * @description Stores a message that the server sends at the given time, under another ID. The message is checked now as if it were sent, and
         *     again when it is due, when mentions and links are resolved again; if the second check refuses it, it fails (`failed`). It also
         *     fails when it is more than ten minutes late, when the sender or the organisation is deactivated, and after an error of the
         *     server. A message that failed is not tried again until it gets a new time. Files of the caller that the text links to are kept
         *     for it.
         *
         *     A wildcard mention that the caller may not use is a BAD_REQUEST here.
         *
         *     A caller has at most 1000 scheduled messages, failed ones included; one more is a BAD_REQUEST.
         *
         *     **Permissions**: as for sending the message.
         *
         *     **Events**: `scheduled_messages` (op `add`) to the caller. When it is sent, those of POST /messages, then `scheduled_messages`
         *     (op `remove`). When it fails, `scheduled_messages` (op `update`) and the reason in a direct message of the notification bot,
         *     unless the sender or the organisation is deactivated.
         *
         *     **Changes**: 174 `direct` replaces `private`; 236 `read_by_sender`; 248 `channel` as a type; 334 the empty topic;
         *     370 `(no topic)` is read as the empty topic.
         */
        post: operations["createScheduledMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled_messages/{scheduled_message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a scheduled message.
         * @description Deletes a scheduled message, failed or not: it is not sent. One that is already sent, that somebody else owns, or that does not
         *     exist gives the same BAD_REQUEST.
         *
         *     **Permissions**: the scheduled message is the caller's own.
         *
         *     **Events**: `scheduled_messages` (op `remove`) to the caller.
         */
        delete: operations["deleteScheduledMessage"];
        options?: never;
        head?: never;
        /**
         * Edit a scheduled message.
         * @description Changes a message that is not sent yet. Parameters that are left out stay unchanged. When `type`, `to` or `content` is given,
         *     the message is checked again as if it were sent; with `topic` alone, whether the caller may write there. A message that failed needs a new `scheduled_delivery_timestamp`, and is then
         *     tried again: its `failed` becomes false. `read_by_sender` cannot be changed. The message counts as sent by the client that
         *     changed it last.
         *
         *     A wildcard mention that the caller may not use is a BAD_REQUEST here. A scheduled message that is already sent, that somebody
         *     else owns, or that does not exist gives the same BAD_REQUEST.
         *
         *     **Permissions**: the scheduled message is the caller's own, and the caller may send it.
         *
         *     **Events**: `scheduled_messages` (op `update`) to the caller.
         *
         *     **Changes**: 174 `direct` replaces `private`; 184 an endpoint of its own; 248 `channel` as a type; 334 the empty topic;
         *     370 `(no topic)` is read as the empty topic.
         */
        patch: operations["updateScheduledMessage"];
        trace?: never;
    };
    "/server_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the server's settings.
         * @description Returns what a client needs before its user logs in: the versions of the server, how to log in, and the organisation at this host
         *     name. Credentials are ignored. The `realm_` fields are absent when the request goes to the root domain
         *     of a server with several organisations, none of which is at that domain.
         *
         *     **Permissions**: anyone, without credentials; requests are limited by address.
         *
         *     **Events**: none.
         *
         *     **Changes**: 1 `service_feature_level`; 257 `realm_url` replaces `realm_uri`; 488 `discord`.
         */
        get: operations["getServerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's settings.
         * @description Changes the caller's name, address, password and preferences, all that are given or, if one is refused, none.
         *     With `target_users` it changes preferences of other users instead; `full_name`, `email`, the passwords, `timezone` and the
         *     preferences about privacy (`allow_private_data_export`, `email_address_visibility`, `enable_digest_emails`,
         *     `enable_login_emails`, `enable_marketing_emails`, `presence_enabled`, `send_private_typing_notifications`,
         *     `send_stream_typing_notifications`, `send_read_receipts`) are then refused.
         *
         *     `default_language` must be a language that the server has, `timezone` an IANA identifier or empty. A change of address can be
         *     asked for twice an hour and five times a day; where the organisation does not allow changes of name or address, only
         *     administrators may make them. Turning `enable_drafts_synchronization` off deletes all drafts on the server without events.
         *
         *     **Permissions**: anyone but bots, for themselves; administrators with `target_users`.
         *
         *     **Events**: to each changed user `user_settings` (op `update`) for each preference that has another value now; `realm_user`
         *     (op `update`) to those who can access the user, for a change of `full_name`, `timezone` or `email_address_visibility`
         *     (`delivery_email`, null to those who may not see it any more, and `new_email`), and of the address when it is confirmed.
         *
         *     **Changes**: 80 replaces `PATCH /settings/display` and `PATCH /settings/notifications`; 444 `target_users`.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/settings/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's settings, by an older name.
         * @deprecated
         * @description The same as `PATCH /settings`, which replaces it.
         *
         *     **Permissions**: as for `PATCH /settings`.
         *
         *     **Events**: as for `PATCH /settings`.
         *
         *     **Changes**: 80 deprecated.
         */
        patch: operations["updateDisplaySettings"];
        trace?: never;
    };
    "/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's settings, by an older name.
         * @deprecated
         * @description The same as `PATCH /settings`, which replaces it.
         *
         *     **Permissions**: as for `PATCH /settings`.
         *
         *     **Events**: as for `PATCH /settings`.
         *
         *     **Changes**: 80 deprecated.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels.
         * @description Lists the channels that any of the `include_` parameters names and that the caller may see, each once, in the order of
         *     their IDs.
         *
         *     **Permissions**: anyone; guests see only web-public channels and those that they are subscribed to, and a private channel is
         *     seen by its subscribers, by administrators and by members of those of its groups that let them join, add subscribers or
         *     administer.
         *
         *     **Events**: none.
         */
        get: operations["getChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a channel.
         * @description Gets one channel that the caller may see, archived or not.
         *
         *     **Permissions**: anyone who may see the channel: public ones all but guests, web-public ones everybody; any channel its
         *     subscribers; private ones also administrators and the members of `can_add_subscribers_group`, `can_administer_channel_group`
         *     and `can_subscribe_group`.
         *
         *     **Events**: none.
         */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        /**
         * Archive a channel.
         * @description Archives a channel: nobody can post in it, its visibility stays, and its messages become read for everybody. Its name stays
         *     taken, and new users are no longer subscribed to it. `PATCH /streams/{stream_id}` takes it out of the archive.
         *
         *     **Permissions**: administrators and those in `can_administer_channel_group`; guests never.
         *
         *     **Events**: `stream` to those who may see the channel: op `update` of `is_archived` to queues with the capability
         *     `archived_channels`, op `delete` to others; `default_streams` when it was a default channel.
         */
        delete: operations["archiveChannel"];
        options?: never;
        head?: never;
        /**
         * Change a channel.
         * @description Changes the given properties of a channel, all of them or, if one is refused, none. A permission comes as `new` and, to be sure
         *     that nobody has changed it meanwhile, `old`. What each takes is in `server_supported_permission_settings` of `POST /register`.
         *     A new kind of channel (private, public, web-public) is checked as if the caller created the channel so.
         *
         *     Checks are made in this order: whether anything is given; the channel; the rights of the caller; then name, description,
         *     folder, policy of topics, retention, kind, permissions, default.
         *
         *     When the organisation has `send_channel_events_messages`, the notification bot announces a new name, description or kind, and
         *     changed permissions, in the channel.
         *
         *     **Permissions**: administrators and those in `can_administer_channel_group`; who may see the channel is changed only by those of them
         *     who may read it; `is_default_stream` administrators, `message_retention_days` owners, `topics_policy` also
         *     `can_set_topics_policy_group`, and the permissions to delete messages also `can_set_delete_message_policy_group`. Guests never.
         *
         *     **Events**: `stream` with op `update`, one for each property, to those who may see the channel; op `create` to those who may
         *     from now on, and op `delete` to those who no longer may; `default_streams`; `message` for what the notification bot writes.
         *
         *     **Changes**: 389 `folder_id`; 396 moving between channels; 402 resolving topics; 404 `empty_topic_only`; 407 deleting messages;
         *     441 creating topics.
         */
        patch: operations["updateChannel"];
        trace?: never;
    };
    "/streams/{stream_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscribers of a channel.
         * @description Lists the users who are subscribed to the channel, ascending by ID.
         *
         *     **Permissions**: users who may read the channel, and administrators. A channel that the caller may not see gives the same
         *     answer as one that does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getChannelMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell others that the caller is typing a message.
         * @description Tells others that the caller has started typing a message to them, or stopped. A client repeats `start` every
         *     `server_typing_started_wait_period_milliseconds`.
         *
         *     **Permissions**: anyone who may send the message. The caller's preference `send_private_typing_notifications`, for channels
         *     `send_stream_typing_notifications`, must be on.
         *
         *     **Events**: `typing` to the recipients who have `receives_typing_notifications` on; in channels of at most 100 subscribers to
         *     the other subscribers.
         *
         *     **Changes**: 174 `direct` replaces `private`; 215 `stream_id` and `topic`; 248 `channel` as a type.
         */
        post: operations["sendTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List user groups.
         * @description Lists the user groups of the organisation, system groups included, in the order of their IDs.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user group.
         * @description Creates a user group. A permission that is left out has its `default_group_name` in `server_supported_permission_settings` of
         *     `POST /register`; `group_creator` stands for the caller.
         *
         *     Checks are made in this order: the right of the caller; name; description; members; subgroups; permissions.
         *
         *     **Permissions**: those in the organisation's `can_create_groups`; guests never.
         *
         *     **Events**: `user_group` (op `add`) to everybody.
         */
        post: operations["createUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user group.
         * @description Changes the given properties of a group, all of them or, if one is refused, none. A deactivated group can be changed like any
         *     other, and `deactivated` false reactivates it; until then no permission may name it. System groups cannot be changed.
         *
         *     `UserGroup` says what the permissions mean. None of them may be `role:internet`; `can_manage_group` may not be
         *     `role:everyone`, nor `can_mention_group` be `role:owners`. What else each takes is in `server_supported_permission_settings`
         *     of `POST /register`. A permission comes as `new` and, to be sure that nobody has changed it meanwhile, `old`.
         *
         *     Checks are made in this order: whether anything is given; the group; the right of the caller; name; permissions.
         *
         *     **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`; guests never.
         *
         *     **Events**: `user_group` (op `update`) to everybody, with what has changed; for a group that is reactivated `add` to queues
         *     without the capability `include_deactivated_groups`.
         *
         *     **Changes**: 320 permissions as objects; 386 `deactivated`; 496 bots too.
         */
        patch: operations["updateUserGroup"];
        trace?: never;
    };
    "/user_groups/{user_group_id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a user group.
         * @description Deactivates a group: nobody can mention it, no permission can name it, and its members cannot be changed. It is refused while the
         *     group is a subgroup of another one or a permission other than its own names it. `PATCH /user_groups/{user_group_id}` reactivates it.
         *
         *     **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`; guests never.
         *
         *     **Events**: `user_group` (op `update` with `deactivated: true`) to everybody; `remove` to queues without the capability
         *     `include_deactivated_groups`.
         */
        post: operations["deactivateUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a user group.
         * @description Lists the active users who belong to the group, also those who do so through subgroups, ascending by ID.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUserGroupMembers"];
        put?: never;
        /**
         * Change the members and subgroups of a user group.
         * @description Adds and removes direct members and direct subgroups, all that are given or, if one is refused, none. A group cannot be part
         *     of itself, directly or through others.
         *
         *     Checks are made in this order: whether anything is given; the group; the right of the caller; members; subgroups.
         *
         *     If more than 100 members are added and removed, the notification bot tells nobody.
         *
         *     **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`. Also, to add members
         *     those in `can_add_members_group`, to add oneself `can_join_group`, to remove members `can_remove_members_group`, to remove
         *     oneself `can_leave_group`. Guests may leave and nothing else.
         *
         *     **Events**: `user_group` (op `add_members`, `remove_members`, `add_subgroups`, `remove_subgroups`) to everybody.
         */
        post: operations["updateUserGroupMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a user is a member of a user group.
         * @description Returns whether a user belongs to the group, directly or through subgroups. A deactivated user is in no group.
         *
         *     **Permissions**: anyone, of users whom they may access; one whom they may not and one who does not exist give the same answer.
         *
         *     **Events**: none.
         */
        get: operations["isUserGroupMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/subgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subgroups of a user group.
         * @description Lists the groups that are nested in the group, at any depth, ascending by ID.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUserGroupSubgroups"];
        put?: never;
        /**
         * Change the subgroups of a user group.
         * @description Adds and removes direct subgroups, all that are given or, if one is refused, none. A group cannot be part of itself, directly
         *     or through others, and `role:internet` is part of none.
         *
         *     **Permissions**: those in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`; guests never.
         *
         *     **Events**: `user_group` (op `add_subgroups`, `remove_subgroups`) to everybody.
         */
        post: operations["updateUserGroupSubgroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the visibility policy of a topic.
         * @description Mutes, unmutes or follows a topic for the caller; 0 removes the policy. The topic need not have messages.
         *
         *     A caller has policies for at most 10000 topics; one more is a BAD_REQUEST.
         *
         *     **Permissions**: anyone who may read the channel. Removing a policy needs no access: users may have left the channel.
         *
         *     **Events**: `user_topic` to the caller, when the policy changes.
         *
         *     **Changes**: 170 this endpoint; 219 the policy 3; 334 the empty topic.
         */
        post: operations["updateUserTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file.
         * @description Stores one file of at most `max_file_upload_size_mib` and returns its URL. At first only the uploader can read it; sending a
         *     message with the link shares it with everybody who may read the message, and they can share it further. A link in a message
         *     of somebody who may not read the file shares nothing. Neither does one to another host: the link of a
         *     file is relative or begins with the organisation's URL. The link of a message is `[filename](url)`,
         *     with `[` and `]` removed from the file name. A file that no message refers to is deleted after five weeks. An organisation may
         *     have a quota: `realm_upload_quota_mib` of the registration.
         *
         *     A file of about 25 MB or more may fail through network timeouts: use the resumable upload at `/api/v1/tus`.
         *     There a user has at most 100 unfinished uploads; one more is a BAD_REQUEST.
         *
         *     **Resumable upload** is the tus protocol 1.0.0 with the extensions creation, creation-with-upload and termination, for any
         *     tus client; every request carries the same credentials as other operations, and `Tus-Resumable: 1.0.0`.
         *
         *     - `POST /api/v1/tus` with `Upload-Length` and `Upload-Metadata` (`filename` and `filetype`, Base64) answers 201 with the URL of
         *       the upload in `Location`.
         *     - `PATCH` of that URL with `Upload-Offset` and bytes of type `application/offset+octet-stream` appends to it: 204 with the new
         *       `Upload-Offset`. The one that completes the file answers 200 with JSON: `result`, `msg`, `url` and `filename`, as here. From
         *       then on the upload is a file like any other.
         *     - `HEAD` returns in `Upload-Offset` where to continue. If that is `Upload-Length`, all bytes have arrived: a `PATCH` at that offset
         *       without bytes answers as the one that completed the file, for whom that answer was lost. It stores nothing again, and works for
         *       a day or until the file is deleted.
         *     - `DELETE` abandons an upload that is not complete, and `OPTIONS` returns what the server supports and, in `Tus-Max-Size`, how large
         *       a file may be.
         *
         *     An upload belongs to the user who began it; for everybody else it does not exist. One that was not continued for a day is
         *     deleted. Until then all of its `Upload-Length` counts when another one begins in an organisation with a quota. Errors are JSON as everywhere, with the statuses of tus: 404 no such upload, 409 another offset, 411 a length that is
         *     told later (`Upload-Defer-Length`), 408 too slow, 412 no `Tus-Resumable`, 413 too large, 400 no room in the organisation's
         *     quota (REALM_UPLOAD_QUOTA).
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `attachment` with op `add` to the caller.
         *
         *     **Changes**: 272 `url` replaces `uri`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads/temporary/{token}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file by a temporary URL.
         * @description Answers with the bytes of a file to anyone who has a URL of `GET /user_uploads/{realm_id}/{path}` that is less than 60 seconds old, with
         *     the headers and ranges of `GET /user_uploads/{path}`.
         *
         *     **Permissions**: anyone who has the URL. An unknown one, one that has expired and one of a file that is deleted give the same
         *     answer.
         *
         *     **Events**: none.
         */
        get: operations["downloadTemporaryFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads/{realm_id}/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a temporary URL of an uploaded file.
         * @description Returns a URL from which anyone who has it can download the file for 60 seconds, without credentials: for programs that show
         *     files and cannot send credentials. The `url` of an upload, below `/api/v1`, is the URL of this operation.
         *
         *     **Permissions**: the uploader, and users who may read a message that contains the file. A missing file and one that the
         *     caller may not read give the same answer.
         *
         *     **Events**: none.
         */
        get: operations["getFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an uploaded file.
         * @description Answers with the bytes of an uploaded file. The `url` that an upload gives is relative to the server's root, so the operation
         *     is served there; below `/api/v1` the same URL gives a temporary one.
         *
         *     PNG, JPEG, GIF, WebP, AVIF and BMP images, audio, video, PDF and plain text come with their own content type and
         *     `Content-Disposition: inline`; every other file comes as `application/octet-stream` with `Content-Disposition: attachment`.
         *     Both carry the name of the file. The type is the one that the upload gave or, where it gave none, that of the extension of the
         *     name. Headers tell browsers to respect it (`X-Content-Type-Options: nosniff`) and to run nothing (`Content-Security-Policy`).
         *
         *     One range can be requested (`Range: bytes=0-499`, `bytes=500-`, `bytes=-500`), on condition of `If-Range`: 206, or 416 when the
         *     file has no such bytes. `If-None-Match` with an earlier `ETag` gets 304. `HEAD` returns only the headers.
         *
         *     **Permissions**: the uploader, and users who may read a message that contains the file. A missing file and one that the
         *     caller may not read give the same answer.
         *
         *     **Events**: none.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users.
         * @description Lists the users that the caller may see, ascending by ID: people and bots, deactivated ones included, but not the server's own bots.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller.
         * @description Returns the caller's own user, with its fields at the top level of the answer.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/alert_words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's alert words.
         * @description Lists the words whose occurrence in a message gives it the flag `has_alert_word` for the caller, in the order in which they were added.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getAlertWords"];
        put?: never;
        /**
         * Add alert words.
         * @description Adds words that the caller does not have yet, whatever their letter case. They are trimmed. A user has at most 1000.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `alert_words` with all of them to the caller, when there is a new one.
         */
        post: operations["addAlertWords"];
        /**
         * Remove alert words.
         * @description Removes words, whatever their letter case. Words that the caller does not have are ignored.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `alert_words` with those that are left to the caller, when one was removed.
         */
        delete: operations["removeAlertWords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/api_key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the caller's API keys.
         * @description Creates a new API key in place of all that the account has, which become invalid, and removes the account's client devices,
         *     which get no more push notifications. The password proves that the owner of the account asks for it; wrong ones count like
         *     those of `POST /fetch_api_key`.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `device` (op `remove`) for each device, to the caller.
         */
        post: operations["regenerateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the caller's presence and get that of others.
         * @description Reports that the caller is present and returns the presence of the users whom the caller can access. A client calls it about every
         *     `server_presence_ping_interval_seconds` while it is connected.
         *
         *     A client begins with `last_update_id` -1, or with `presence_last_update_id` of its registration if it fetched presence there,
         *     and afterwards passes the `presence_last_update_id` of the previous answer: the answer then has only what has changed since, in
         *     the modern format. Without `last_update_id` every answer has all entries of the requested period.
         *
         *     While the caller's preference `presence_enabled` is false nothing is recorded, but the answer is the same.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `presence` to those who can see the caller, when the caller was away and the organisation has at most 100 users.
         *
         *     **Changes**: 178 older format with both keys always; 263 `last_update_id`; 288 `history_limit_days`.
         */
        post: operations["updatePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the caller's status.
         * @description Changes the caller's status text and emoji as far as they are given; the rest stays. Giving the present value is no error.
         *
         *     The name of an emoji alone decides, first the organisation's custom emoji, then special built-in ones, then Unicode, by any of
         *     the short names that clients use. A code alone decides as well, and so does one with a name that no emoji has: the status then
         *     has the emoji's own name. A code that does not belong to the name is refused. An empty `emoji_name` removes the emoji.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `user_status` with what has changed, to everybody who can see the caller. `away` also changes the preference
         *     `presence_enabled`, with its `user_settings` event to the caller.
         *
         *     **Changes**: 86 the emoji; 473 bots too.
         */
        post: operations["updateStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's subscriptions.
         * @description Lists the channels that the caller is subscribed to, in the order of their IDs. Archived channels are left out.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         *
         *     **Changes**: 412 partial lists of subscribers.
         */
        get: operations["getSubscriptions"];
        put?: never;
        /**
         * Subscribe to channels.
         * @description Subscribes the caller, or the users of `principals`, to channels. A channel that does not exist is created first. Nothing
         *     is changed when the request is refused.
         *
         *     **Permissions**: a caller joins public channels, and private ones by `can_subscribe_group` or `can_add_subscribers_group` of
         *     the channel; guests join web-public ones only. Subscribing others needs `can_add_subscribers_group` of the channel, or that
         *     the caller may join it and is an administrator, administers the channel or is in `can_add_subscribers_group` of the
         *     organisation; guests never may. Creating a channel needs what `createChannel` needs; who creates it may subscribe others to
         *     it. An archived channel cannot be joined. A caller who may not join a channel gets the same answer as for one that does not
         *     exist.
         *
         *     **Events**: `subscription` with op `add` to each new subscriber and op `peer_add` to the others who may see the channel;
         *     `stream` with op `create` for a new channel, or to those who see a channel only now; `message` of the notification bot.
         */
        post: operations["subscribe"];
        /**
         * Unsubscribe from channels.
         * @description Unsubscribes the caller, or the users of `principals`, from channels. Unread messages there become read, and stay so after
         *     subscribing again. Nothing is changed when the request is refused.
         *
         *     **Permissions**: anyone may unsubscribe themselves and the bots that they own. Unsubscribing others needs
         *     `can_remove_subscribers_group` or `can_administer_channel_group` of the channel; administrators always may. A channel that
         *     the caller may not see gives the same answer as one that does not exist.
         *
         *     **Events**: `subscription` with op `remove` to each of the users and op `peer_remove` to the others who may see the channel;
         *     `stream` with op `delete` to those who no longer see the channel.
         */
        delete: operations["unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/{stream_id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics of a channel.
         * @description Lists the topics of a channel as far as the caller may read them, the one with the newest message first. In a channel with protected
         *     history only messages that were sent while the caller was subscribed count.
         *
         *     **Permissions**: anyone who may read the channel.
         *
         *     **Events**: none.
         *
         *     **Changes**: 334 the empty topic.
         */
        get: operations["getChannelTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change properties of the caller's subscriptions.
         * @description Sets personal properties of channels that the caller is subscribed to, in the order of the list. If one of them is refused,
         *     nothing is changed.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `subscription` with op `update` to the caller for each change; for muting and unmuting two, of `in_home_view` and
         *     of `is_muted`. A property that has the value already gives none.
         *
         *     **Changes**: 139 `is_muted`.
         */
        post: operations["updateSubscriptionProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user by email address or ID.
         * @description Looks a user up by the real address, in any letter case, which succeeds only if the caller may see it, by the dummy
         *     address `user{id}@{realm_host}`, which works for every user, or by the ID. People and bots are found, deactivated ones too.
         *
         *     **Permissions**: anyone. A user whom the caller may not see, and a real address that the caller may not see, give the same
         *     answer as one that does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getUserByEmail"];
        put?: never;
        post?: never;
        /**
         * Deactivate a user.
         * @description Deactivates the account of a person or of a bot. It keeps its name, its messages and its settings, but nobody can use it: its
         *     API keys are refused, and its event queues and client devices are removed immediately. A person's bots are deactivated too.
         *     The only owner stays.
         *
         *     **Permissions**: administrators; for an owner, owners; for a bot, its owner too. Everybody else gets the same answer for every
         *     user.
         *
         *     **Events**: `realm_user` (op `update`, `is_active`), of the user and of each bot, to those who can access the user; `user_group`
         *     (op `remove_members`) to guests who cannot.
         */
        delete: operations["deactivateUser"];
        options?: never;
        head?: never;
        /**
         * Change a user, found by email address or ID.
         * @description Changes the given properties of a user, all of them or, if one is refused, none. Deactivated users and bots can be changed
         *     too, but not the server's own bots.
         *
         *     Roles: only owners give and take the owner role, and the only owner keeps it. A guest cannot be made an administrator or an
         *     owner directly; they get another role first.
         *
         *     Checks are made in this order: the caller; the user; name; role; profile fields; address.
         *
         *     **Permissions**: administrators. `new_email` needs an owner who has the permission `can_change_user_emails`, which the
         *     operator of the server gives to single accounts.
         *
         *     **Events**: `realm_user` (op `update`) to those who can access the user, one for each change: `full_name`, `role`,
         *     `custom_profile_field` for each field, `delivery_email` (to those who may see it) and `new_email`. After a change of role
         *     that user also gets what has become visible or hidden: `delivery_email` of others, `add` and `remove`,
         *     `stream` (`create` and `delete`) and `realm_bot` (`add` and `delete`).
         */
        patch: operations["updateUserByEmail"];
        trace?: never;
    };
    "/users/{user_id_or_email}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the presence of a user.
         * @description Returns when a user was last present.
         *
         *     **Permissions**: anyone. A user whom the caller may not see gives the same answer as one that does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getUserPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a user.
         * @description Makes a deactivated account usable again, with the role that it had. A person's bots stay deactivated. A bot whose owner is
         *     deactivated gets the caller as its owner. An account that is active stays as it is.
         *
         *     **Permissions**: administrators; for an owner, owners.
         *
         *     **Events**: `realm_user` (op `update`), `is_active` and for a bot with a new owner `bot_owner_id`, and
         *     `user_status` if the user has a status, to those who can access the user; `user_group` (op `add_members`) to everybody.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a user.
         * @description Returns the status of a user.
         *
         *     **Permissions**: anyone. A user whom the caller may not see gives the same answer as one that does not exist.
         *
         *     **Events**: none.
         *
         *     **Changes**: 262 this endpoint.
         */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/subscriptions/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a user is subscribed to a channel.
         * @description Returns whether a user is subscribed to a channel.
         *
         *     **Permissions**: users who may read the channel, and administrators. A channel or a user whom the caller may not see gives the
         *     same answer as one that does not exist.
         *
         *     **Events**: none.
         */
        get: operations["isSubscribed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The URL does not support the method. The `Allow` header lists the methods that it supports.
         * @example {
         *       "result": "error",
         *       "code": "METHOD_NOT_ALLOWED",
         *       "msg": "Method PUT is not allowed here; allowed: GET, POST"
         *     }
         */
        METHOD_NOT_ALLOWED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `METHOD_NOT_ALLOWED`.
             * @enum {string}
             */
            code: "METHOD_NOT_ALLOWED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The request to create a resumable upload does not state its length.
         * @example {
         *       "result": "error",
         *       "code": "UPLOAD_LENGTH_REQUIRED",
         *       "msg": "'Upload-Length' must be given when an upload is created"
         *     }
         */
        UPLOAD_LENGTH_REQUIRED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `UPLOAD_LENGTH_REQUIRED`.
             * @enum {string}
             */
            code: "UPLOAD_LENGTH_REQUIRED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description A piece of a resumable upload does not start where the last one ended. HEAD returns the offset to continue from.
         * @example {
         *       "result": "error",
         *       "code": "UPLOAD_OFFSET_CONFLICT",
         *       "msg": "'Upload-Offset' must be the number of bytes received so far, which HEAD returns"
         *     }
         */
        UPLOAD_OFFSET_CONFLICT: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `UPLOAD_OFFSET_CONFLICT`.
             * @enum {string}
             */
            code: "UPLOAD_OFFSET_CONFLICT";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description A request of a resumable upload does not state the protocol version in `Tus-Resumable`.
         * @example {
         *       "result": "error",
         *       "code": "UPLOAD_VERSION_UNSUPPORTED",
         *       "msg": "'Tus-Resumable' must be 1.0.0"
         *     }
         */
        UPLOAD_VERSION_UNSUPPORTED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `UPLOAD_VERSION_UNSUPPORTED`.
             * @enum {string}
             */
            code: "UPLOAD_VERSION_UNSUPPORTED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description Whether the request succeeded.
         * @enum {string}
         */
        Result: "success";
        /**
         * @description Empty on success.
         * @enum {string}
         */
        Msg: "";
        /**
         * @description Parameters of the request that the operation does not support, or that are of no effect beside the others; absent when there
         *     are none.
         *     **Changes**: on success from feature level 167.
         */
        IgnoredParameters: string[];
        /**
         * @description A folder that groups channels in the sidebar.
         *     **Changes**: feature level 389.
         */
        ChannelFolder: {
            /** @description The ID of the folder. */
            id: number;
            /** @description Its name. */
            name: string;
            /** @description Markdown. */
            description: string;
            /** @description The description as HTML. */
            rendered_description: string;
            /**
             * Format: int64
             * @description UNIX seconds.
             */
            date_created: number;
            /** @description Who created the folder; null when nobody is recorded. */
            creator_id: number | null;
            /** @description Folders are shown in ascending order. */
            order: number;
            /** @description Whether the folder is archived. */
            is_archived: boolean;
        };
        /** @description The answer to `getChannelFolders`. */
        GetChannelFoldersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The channel folders, in their order. */
            channel_folders: components["schemas"]["ChannelFolder"][];
        };
        /**
         * @description The input is invalid, or the request is refused. `msg` names the parameter and says what is expected.
         * @example {
         *       "result": "error",
         *       "code": "BAD_REQUEST",
         *       "msg": "'content' is missing"
         *     }
         */
        BAD_REQUEST: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `BAD_REQUEST`.
             * @enum {string}
             */
            code: "BAD_REQUEST";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Everything that is wrong with a linkifier, by parameter. `msg` is the first of these errors. Present when a linkifier is refused. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The display name of the empty topic. Present when the channel's `topics_policy` refuses a topic. */
            empty_topic_display_name?: string;
        };
        /**
         * @description Credentials are missing or malformed.
         * @example {
         *       "result": "error",
         *       "code": "UNAUTHORIZED",
         *       "msg": "Not logged in: API authentication by email and API key is required"
         *     }
         */
        UNAUTHORIZED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `UNAUTHORIZED`.
             * @enum {string}
             */
            code: "UNAUTHORIZED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The API key is wrong, has been revoked, or belongs to another account.
         * @example {
         *       "result": "error",
         *       "code": "INVALID_API_KEY",
         *       "msg": "Invalid API key"
         *     }
         */
        INVALID_API_KEY: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `INVALID_API_KEY`.
             * @enum {string}
             */
            code: "INVALID_API_KEY";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The credentials are right, but the account is deactivated.
         * @example {
         *       "result": "error",
         *       "code": "USER_DEACTIVATED",
         *       "msg": "Account is deactivated"
         *     }
         */
        USER_DEACTIVATED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `USER_DEACTIVATED`.
             * @enum {string}
             */
            code: "USER_DEACTIVATED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The organisation is deactivated.
         * @example {
         *       "result": "error",
         *       "code": "REALM_DEACTIVATED",
         *       "msg": "This organisation has been deactivated"
         *     }
         */
        REALM_DEACTIVATED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `REALM_DEACTIVATED`.
             * @enum {string}
             */
            code: "REALM_DEACTIVATED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description There is no organisation at this host name.
         * @example {
         *       "result": "error",
         *       "code": "NONEXISTENT_SUBDOMAIN",
         *       "msg": "There is no organisation at this address"
         *     }
         */
        NONEXISTENT_SUBDOMAIN: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `NONEXISTENT_SUBDOMAIN`.
             * @enum {string}
             */
            code: "NONEXISTENT_SUBDOMAIN";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The request did not arrive completely in time, or an upload was too slow. The server closes the connection.
         * @example {
         *       "result": "error",
         *       "code": "REQUEST_TIMEOUT",
         *       "msg": "The request did not arrive completely in time"
         *     }
         */
        REQUEST_TIMEOUT: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `REQUEST_TIMEOUT`.
             * @enum {string}
             */
            code: "REQUEST_TIMEOUT";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The request's body is larger than the server accepts.
         * @example {
         *       "result": "error",
         *       "code": "REQUEST_TOO_LARGE",
         *       "msg": "The request body is larger than 1048576 bytes"
         *     }
         */
        REQUEST_TOO_LARGE: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `REQUEST_TOO_LARGE`.
             * @enum {string}
             */
            code: "REQUEST_TOO_LARGE";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The request's body has a content type that the operation does not accept, or is compressed.
         * @example {
         *       "result": "error",
         *       "code": "UNSUPPORTED_MEDIA_TYPE",
         *       "msg": "Content-Type must be 'application/x-www-form-urlencoded', 'application/json' or 'multipart/form-data', not 'text/xml'"
         *     }
         */
        UNSUPPORTED_MEDIA_TYPE: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `UNSUPPORTED_MEDIA_TYPE`.
             * @enum {string}
             */
            code: "UNSUPPORTED_MEDIA_TYPE";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description Too many requests. Retry after `retry-after` seconds, which the `Retry-After` header states too.
         * @example {
         *       "result": "error",
         *       "code": "RATE_LIMIT_HIT",
         *       "msg": "API usage exceeded rate limit",
         *       "retry-after": 28.7
         *     }
         */
        RATE_LIMIT_HIT: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `RATE_LIMIT_HIT`.
             * @enum {string}
             */
            code: "RATE_LIMIT_HIT";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Seconds to wait, with fractions. */
            "retry-after": number;
        };
        /**
         * @description An error in the server. Its log has the details under the request ID.
         * @example {
         *       "result": "error",
         *       "code": "INTERNAL_ERROR",
         *       "msg": "Internal server error",
         *       "request_id": "5f0c7a52-43b2-4b13-9d0a-1f0d6a1c2f11"
         *     }
         */
        INTERNAL_ERROR: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `INTERNAL_ERROR`.
             * @enum {string}
             */
            code: "INTERNAL_ERROR";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description The same as the `X-Request-Id` header. */
            request_id: string;
        };
        /**
         * @description The server cannot handle the request now. Too many messages are waiting to be written, too many passwords are waiting to
         *     be checked, too many of the caller's own searches and registrations are waiting, or the database does not answer. Nothing
         *     was done, unless the database was lost during the operation. A message that is sent again with the same `queue_id` and
         *     `local_id` is not sent twice. Retry after `retry-after` seconds, which the `Retry-After` header states too.
         * @example {
         *       "result": "error",
         *       "code": "SERVER_BUSY",
         *       "msg": "Too many messages are being sent at once",
         *       "retry-after": 1
         *     }
         */
        SERVER_BUSY: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `SERVER_BUSY`.
             * @enum {string}
             */
            code: "SERVER_BUSY";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Seconds to wait, with fractions. */
            "retry-after": number;
        };
        /** @description The ID of a user, a channel, a user group or another object that is not a message. */
        Id: number;
        /** @description A success without fields of its own. */
        Envelope: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
        };
        /** @description The answer to `createChannelFolder`. */
        CreateChannelFolderResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the folder. */
            channel_folder_id: number;
        };
        /**
         * @description The URL does not exist, or it names a resource that does not exist.
         * @example {
         *       "result": "error",
         *       "code": "NOT_FOUND",
         *       "msg": "Not found"
         *     }
         */
        NOT_FOUND: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `NOT_FOUND`.
             * @enum {string}
             */
            code: "NOT_FOUND";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description What the URL names is not there, or the caller may not see it; or there is no organisation at this host name. */
        NotFoundError: components["schemas"]["NOT_FOUND"] | components["schemas"]["NONEXISTENT_SUBDOMAIN"];
        /** @description An uploaded file. **Changes**: 443 `create_time` in seconds, before in milliseconds; 472 `message_ids` replaces `messages`. */
        Attachment: {
            /** @description The ID of the file. */
            id: number;
            /** @description The name of the file. */
            name: string;
            /** @description Where it is stored: its URL is `{server_url}/user_uploads/` and this. */
            path_id: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /**
             * Format: int64
             * @description When it was uploaded, in UNIX seconds.
             */
            create_time: number;
            /** @description The first 100 messages that refer to it, in ascending order. */
            message_ids: number[];
        };
        /** @description The answer to `getAttachments`. */
        GetAttachmentsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The user's files. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * Format: int64
             * @description Of all uploads of the organisation, bytes.
             */
            upload_space_used: number;
        };
        /**
         * @description Whether the channel is private.
         * @default false
         */
        NewChannelInviteOnly: boolean;
        /**
         * @description Whether everybody may read the history, also without an account (the API itself asks for credentials all the same). Not together with `invite_only`. Needs the server's setting for web-public
         *     channels, the organisation's setting for access by spectators, and the caller in `can_create_web_public_channel_group`;
         *     whichever of them is missing, the answer is the same.
         * @default false
         */
        NewChannelIsWebPublic: boolean;
        /**
         * @description Whether new users are subscribed. Only administrators may say true. Not together with `invite_only`.
         * @default false
         */
        NewChannelIsDefaultStream: boolean;
        /** @description The channel folder to put it in. It must not be archived. */
        NewChannelFolderId: number;
        /**
         * @description What topics are allowed in a new channel, as `TopicsPolicy` has it. Another value than `inherit` needs `can_set_topics_policy_group`.
         * @default inherit
         * @enum {string}
         */
        NewTopicsPolicy: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
        /**
         * @description Whether new subscribers see earlier messages. Without it, true for a public channel and false for a private one. False
         *     is refused for a public channel.
         */
        NewChannelHistoryPublicToSubscribers: boolean;
        /**
         * @description Days after which messages of the channel are deleted, or a word. Without it, a new channel has `realm_default`. Only owners may
         *     say anything else.
         */
        MessageRetention: number | ("realm_default" | "unlimited");
        /**
         * @description Who has a permission: the members of one user group, by its ID, or of groups and single users together. Two empty lists mean
         *     nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.
         *
         *     **Changes**: 320 the object.
         * @example {
         *       "direct_members": [
         *         5
         *       ],
         *       "direct_subgroups": [
         *         6
         *       ]
         *     }
         */
        GroupSettingValue: number | {
            /** @description User IDs; ascending in answers. */
            direct_members: components["schemas"]["Id"][];
            /** @description IDs of user groups; ascending in answers. */
            direct_subgroups: components["schemas"]["Id"][];
        };
        /**
         * @description Group-setting values decide who may do what in the channel; `Channel` says what each permission means, and since which feature
         *     level it exists. `role:internet`, a deactivated group, and an unknown group or user are refused.
         *
         *     Where a permission is left out, `can_administer_channel_group` is the creator, `can_send_message_group` and
         *     `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is `role:administrators`, and all the others are
         *     `role:nobody`. `can_create_topic_group` must be `role:everyone` in a private channel with protected history.
         */
        CreateChannelRequest: {
            /**
             * @description The name, trimmed; at most `max_stream_name_length` code points, printable, unique in the organisation without regard to
             *     case.
             */
            name: string;
            /** @description IDs of the users to subscribe, all of them active. May be empty. The creator is subscribed only when named. */
            subscribers: components["schemas"]["Id"][];
            /**
             * @description Markdown, at most `max_stream_description_length` code points. A newline becomes a space.
             * @default
             */
            description?: string;
            /**
             * @description Whether the notification bot announces the channel where the organisation announces new channels. Does nothing when the
             *     organisation has no such channel.
             * @default false
             */
            announce?: boolean;
            invite_only?: components["schemas"]["NewChannelInviteOnly"];
            is_web_public?: components["schemas"]["NewChannelIsWebPublic"];
            is_default_stream?: components["schemas"]["NewChannelIsDefaultStream"];
            folder_id?: components["schemas"]["NewChannelFolderId"];
            topics_policy?: components["schemas"]["NewTopicsPolicy"];
            history_public_to_subscribers?: components["schemas"]["NewChannelHistoryPublicToSubscribers"];
            message_retention_days?: components["schemas"]["MessageRetention"];
            can_add_subscribers_group?: components["schemas"]["GroupSettingValue"];
            can_administer_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_topic_group?: components["schemas"]["GroupSettingValue"];
            can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            can_delete_own_message_group?: components["schemas"]["GroupSettingValue"];
            can_move_messages_out_of_channel_group?: components["schemas"]["GroupSettingValue"];
            can_move_messages_within_channel_group?: components["schemas"]["GroupSettingValue"];
            can_remove_subscribers_group?: components["schemas"]["GroupSettingValue"];
            can_resolve_topics_group?: components["schemas"]["GroupSettingValue"];
            can_send_message_group?: components["schemas"]["GroupSettingValue"];
            can_subscribe_group?: components["schemas"]["GroupSettingValue"];
        };
        /** @description The answer to `createChannel`. */
        CreateChannelResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the channel. */
            id: number;
        };
        /**
         * @description The channel name is taken, possibly by a channel that the caller may not see.
         * @example {
         *       "result": "error",
         *       "code": "CHANNEL_ALREADY_EXISTS",
         *       "msg": "Channel 'general' already exists",
         *       "channel_name": "general"
         *     }
         */
        CHANNEL_ALREADY_EXISTS: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `CHANNEL_ALREADY_EXISTS`.
             * @enum {string}
             */
            code: "CHANNEL_ALREADY_EXISTS";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description The name that is taken. */
            channel_name: string;
        };
        /** @description The answer to `fetchApiKey`. */
        FetchApiKeyResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The password of HTTP Basic authentication. */
            api_key: string;
            /** @description The real email address, which is the user name of HTTP Basic authentication. */
            email: string;
            /** @description The ID of the user. */
            user_id: number;
        };
        /**
         * @description The email address and the password do not match. The answer does not reveal whether the account exists.
         * @example {
         *       "result": "error",
         *       "code": "AUTHENTICATION_FAILED",
         *       "msg": "Your username or password is incorrect"
         *     }
         */
        AUTHENTICATION_FAILED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `AUTHENTICATION_FAILED`.
             * @enum {string}
             */
            code: "AUTHENTICATION_FAILED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description A refusal of `devFetchApiKey` for want of credentials, told apart by `code`. */
        DevFetchApiKeyUnauthorized: components["schemas"]["AUTHENTICATION_FAILED"] | components["schemas"]["USER_DEACTIVATED"] | components["schemas"]["REALM_DEACTIVATED"];
        /**
         * @description A message that the caller has not sent yet.
         * @example {
         *       "id": 1,
         *       "type": "stream",
         *       "to": [
         *         1
         *       ],
         *       "topic": "lunch",
         *       "content": "What about",
         *       "timestamp": 1760000000
         *     }
         */
        Draft: {
            /** @description The ID of the draft. */
            id: number;
            /**
             * @description Empty while it is not decided.
             * @enum {string}
             */
            type: "" | "stream" | "private";
            /** @description The ID of the channel alone, or the IDs of the users; empty while it is not decided. */
            to: number[];
            /** @description Empty unless it is for a channel. */
            topic: string;
            /** @description The text. */
            content: string;
            /**
             * Format: int64
             * @description When it was last changed, UNIX seconds.
             */
            timestamp: number;
        };
        /** @description The answer to `getDrafts`. */
        GetDraftsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description How many there are. */
            count: number;
            /** @description Least recently changed first. */
            drafts: components["schemas"]["Draft"][];
        };
        /**
         * @description A draft as clients save it.
         * @example {
         *       "type": "channel",
         *       "to": [
         *         1
         *       ],
         *       "topic": "lunch",
         *       "content": "What about",
         *       "timestamp": 1760000000
         *     }
         */
        DraftRequest: {
            /**
             * @description Empty while it is not decided. `channel` and `direct` are returned under the names that existing clients read, `stream` and
             *     `private`.
             * @enum {string}
             */
            type: "" | "direct" | "channel" | "stream" | "private";
            /** @description The ID of the channel alone, or the IDs of the users; empty while it is not decided. */
            to: components["schemas"]["Id"][];
            /** @description Of a draft for a channel, at most `max_topic_length` code points; of others it is not kept. */
            topic: string;
            /** @description The text, not blank, at most `max_message_length` code points. */
            content: string;
            /**
             * Format: int64
             * @description When it was last changed, UNIX seconds. Without it, now.
             */
            timestamp?: number;
        };
        /** @description The answer to `createDrafts`. */
        CreateDraftsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the drafts, in the order of the request. */
            ids: number[];
        };
        /**
         * @description Whether channels list their subscribers: all (`true`), none (`false`), or, for a channel with more than 250 subscribers, perhaps
         *     only some (`partial`, see `partial_subscribers`). Where channels have more than 20,000,000 subscribers together, `true` is refused.
         *
         *     **Changes**: 412 `partial`.
         * @default false
         * @enum {string}
         */
        IncludeSubscribers: "true" | "false" | "partial";
        /**
         * @description Which messages the queue gets: those that match all pairs of operator and operand. The operators are `channel` (`stream`) with
         *     a name or an ID, `topic`, `sender` with an API email address or an ID, and `is` with `dm` (`private`), `starred`, `mentioned`, `alerted`, `unread` or
         *     `resolved`. It restricts `message` events only. A sender who does not exist, or whom the caller may not access, is refused.
         * @default []
         * @example [
         *       [
         *         "channel",
         *         "general"
         *       ],
         *       [
         *         "topic",
         *         "lunch"
         *       ]
         *     ]
         */
        RegistrationNarrow: string[][];
        /**
         * @description After how many seconds without a read the queue expires, at most 604800; more is taken as that. `mobile` stands for
         *     43200. **Changes**: 481.
         * @default 600
         */
        IdleQueueTimeout: string;
        /**
         * @description What the client understands. A capability that is not given is off; one that the server does not know is accepted.
         * @example {
         *       "notification_settings_null": true,
         *       "bulk_message_deletion": true,
         *       "empty_topic_name": true
         *     }
         */
        ClientCapabilities: {
            /** @description Accepted, without effect: the notification properties of a subscription are null in any case where the user's preference holds. */
            notification_settings_null: boolean;
            /**
             * @description `message_ids` in `delete_message` events. **Changes**: 13.
             * @default false
             */
            bulk_message_deletion?: boolean;
            /**
             * @description The server may leave `avatar_url` out of users and messages; the client then asks `/avatar/{user_id}`.
             * @default false
             */
            user_avatar_url_field_optional?: boolean;
            /**
             * @description `typing` events of channels.
             * @default false
             */
            stream_typing_notifications?: boolean;
            /**
             * @deprecated
             * @description Accepted, without effect; `user_settings` events are the only ones there are.
             * @default false
             */
            user_settings_object?: boolean;
            /**
             * @description Linkifiers with `url_template`. Without it the lists are empty.
             * @default false
             */
            linkifier_url_template?: boolean;
            /**
             * @description Lists of users lack those whom the caller may not access. Without it they are listed under a placeholder name.
             *     **Changes**: 228.
             * @default false
             */
            user_list_incomplete?: boolean;
            /**
             * @description Deactivated user groups are in lists and events.
             * @default false
             */
            include_deactivated_groups?: boolean;
            /**
             * @description Archived channels are in lists and events.
             * @default false
             */
            archived_channels?: boolean;
            /**
             * @description The empty topic of messages and of `user_topics` is the empty string, in the state and in events. Without it the server writes
             *     `realm_empty_topic_display_name` in its place. In drafts and scheduled messages it is the empty string in any case.
             *     **Changes**: 334.
             * @default false
             */
            empty_topic_name?: boolean;
            /**
             * @description `presence` events with `presences` alone. **Changes**: 419.
             * @default false
             */
            simplified_presence_events?: boolean;
            /**
             * @description `realm_emoji` events about single emoji. **Changes**: 491.
             * @default false
             */
            individual_emoji_changes?: boolean;
        } & {
            [key: string]: boolean;
        };
        /**
         * Format: int64
         * @description The number of the event. Within a queue it increases; numbers are left out, so that it soon needs more than 32 bits. Acknowledge it
         *     by `last_event_id`.
         */
        EventId: number;
        /**
         * @description The caller's alert words have changed. Goes to the user's own clients, with the whole list.
         * @example {
         *       "id": 0,
         *       "type": "alert_words",
         *       "alert_words": [
         *         "release",
         *         "Mika"
         *       ]
         *     }
         */
        AlertWordsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `alert_words`.
             * @enum {string}
             */
            type: "alert_words";
            /** @description All of them. */
            alert_words: string[];
        };
        /**
         * @description The `attachment` event where `op` is `add` or `update`.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "update",
         *       "attachment": {
         *         "id": 1,
         *         "name": "notes.txt",
         *         "path_id": "1/ab/notes0000000000000000000/notes.txt",
         *         "size": 12,
         *         "create_time": 1760000000,
         *         "message_ids": [
         *           114
         *         ]
         *       },
         *       "upload_space_used": 20
         *     }
         */
        AttachmentAddOrUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `attachment`.
             * @enum {string}
             */
            type: "attachment";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update";
            attachment: components["schemas"]["Attachment"];
            /**
             * Format: int64
             * @description Of all uploads of the organisation, bytes.
             */
            upload_space_used: number;
        };
        /**
         * @description The `attachment` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "remove",
         *       "attachment": {
         *         "id": 1
         *       },
         *       "upload_space_used": 8
         *     }
         */
        AttachmentRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `attachment`.
             * @enum {string}
             */
            type: "attachment";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The file. */
            attachment: {
                /** @description The ID of the file. */
                id: number;
            };
            /**
             * Format: int64
             * @description Of all uploads of the organisation, bytes.
             */
            upload_space_used: number;
        };
        /** @description A file of the caller was uploaded, its `message_ids` changed, or it was deleted. Goes to the user's own clients. */
        AttachmentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `attachment`.
             * @enum {string}
             */
            type: "attachment";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["AttachmentAddOrUpdateEvent"] | components["schemas"]["AttachmentRemoveEvent"]);
        /**
         * @description The `channel_folder` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "channel_folder",
         *       "op": "add",
         *       "channel_folder": {
         *         "id": 1,
         *         "name": "Projects",
         *         "description": "",
         *         "rendered_description": "",
         *         "date_created": 1760000000,
         *         "creator_id": 1,
         *         "order": 0,
         *         "is_archived": false
         *       }
         *     }
         */
        ChannelFolderAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `channel_folder`.
             * @enum {string}
             */
            type: "channel_folder";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            channel_folder: components["schemas"]["ChannelFolder"];
        };
        /**
         * @description The `channel_folder` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "channel_folder",
         *       "op": "update",
         *       "channel_folder_id": 1,
         *       "data": {
         *         "name": "Plans"
         *       }
         *     }
         */
        ChannelFolderUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `channel_folder`.
             * @enum {string}
             */
            type: "channel_folder";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the folder. */
            channel_folder_id: number;
            /** @description What has changed. `rendered_description` comes with `description`. */
            data: {
                /** @description Its name. */
                name?: string;
                /** @description Markdown source. */
                description?: string;
                /** @description HTML. */
                rendered_description?: string;
                /** @description Whether the folder is archived. */
                is_archived?: boolean;
            };
        };
        /**
         * @description The `channel_folder` event where `op` is `reorder`.
         * @example {
         *       "id": 0,
         *       "type": "channel_folder",
         *       "op": "reorder",
         *       "order": [
         *         1
         *       ]
         *     }
         */
        ChannelFolderReorderEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `channel_folder`.
             * @enum {string}
             */
            type: "channel_folder";
            /**
             * @description Always `reorder`.
             * @enum {string}
             */
            op: "reorder";
            /** @description IDs of all folders, in their order. */
            order: number[];
        };
        /**
         * @description A channel folder was created or changed, or the folders are in another order. Goes to everybody.
         *
         *     **Changes**: 389 channel folders.
         */
        ChannelFolderEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `channel_folder`.
             * @enum {string}
             */
            type: "channel_folder";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "reorder";
        } & (components["schemas"]["ChannelFolderAddEvent"] | components["schemas"]["ChannelFolderUpdateEvent"] | components["schemas"]["ChannelFolderReorderEvent"]);
        /**
         * @description What values are: 1 short text of at most 50 code points, 2 long text of at most 500, 3 one of a list of options, 4 a date,
         *     5 a URL, 6 users, 7 an external account, 8 pronouns. Types 1 and 2 are Markdown.
         * @enum {integer}
         */
        ProfileFieldType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * @description A field that profiles have beyond the usual ones.
         * @example {
         *       "id": 1,
         *       "type": 1,
         *       "order": 1,
         *       "name": "Phone number",
         *       "hint": "",
         *       "field_data": "",
         *       "display_in_profile_summary": false,
         *       "required": false,
         *       "editable_by_user": true,
         *       "use_for_user_matching": false
         *     }
         */
        CustomProfileField: {
            /** @description The ID of the field. */
            id: number;
            type: components["schemas"]["ProfileFieldType"];
            /** @description The place among the fields, ascending. */
            order: number;
            /** @description Its name. */
            name: string;
            /** @description Help for users who fill it in, perhaps empty. */
            hint: string;
            /**
             * @description More about the type, as JSON text; empty where there is nothing. Type 3: an object of the options by their keys, each with
             *     `text` and `order`. Type 7: an object with `subtype` and, for a subtype of the organisation's own, `url_pattern`.
             */
            field_data: string;
            /** @description Whether the short form of a profile shows it. */
            display_in_profile_summary: boolean;
            /** @description Whether users are asked to fill it in. */
            required: boolean;
            /** @description Whether users change their own value; if not, administrators do. */
            editable_by_user: boolean;
            /** @description Whether typing its value finds the user where users are looked up. */
            use_for_user_matching: boolean;
        };
        /**
         * @description The custom profile fields of the organisation have changed. Goes to everybody, with the whole list, in its order. The values of a field
         *     that is not in it any more are deleted: a client takes them out of `profile_data` of each user, of which no `realm_user` event says so.
         * @example {
         *       "id": 0,
         *       "type": "custom_profile_fields",
         *       "fields": [
         *         {
         *           "id": 1,
         *           "type": 1,
         *           "order": 1,
         *           "name": "Phone number",
         *           "hint": "",
         *           "field_data": "",
         *           "display_in_profile_summary": false,
         *           "required": false,
         *           "editable_by_user": true,
         *           "use_for_user_matching": false
         *         }
         *       ]
         *     }
         */
        CustomProfileFieldsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `custom_profile_fields`.
             * @enum {string}
             */
            type: "custom_profile_fields";
            /** @description All profile fields, in their order. */
            fields: components["schemas"]["CustomProfileField"][];
        };
        /**
         * @description The channels that new users are subscribed to have changed. Goes to everybody but guests, with the whole list. Somebody who becomes a
         *     guest, or ceases to be one, gets it too, with what they see now: as a guest an empty list.
         * @example {
         *       "id": 0,
         *       "type": "default_streams",
         *       "default_streams": [
         *         26
         *       ]
         *     }
         */
        DefaultStreamsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `default_streams`.
             * @enum {string}
             */
            type: "default_streams";
            /** @description IDs of channels. */
            default_streams: number[];
        };
        /**
         * @description The `delete_message` event where `message_type` is `stream`, and several messages are gone at once.
         * @example {
         *       "id": 0,
         *       "type": "delete_message",
         *       "message_type": "stream",
         *       "message_ids": [
         *         101,
         *         102
         *       ],
         *       "stream_id": 1,
         *       "topic": "lunch"
         *     }
         */
        DeleteChannelMessagesEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `delete_message`.
             * @enum {string}
             */
            type: "delete_message";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "stream";
            /** @description In increasing order. */
            message_ids: number[];
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic: string;
        };
        /**
         * @description The `delete_message` event where `message_type` is `stream`, and one message is gone.
         * @example {
         *       "id": 0,
         *       "type": "delete_message",
         *       "message_type": "stream",
         *       "message_id": 101,
         *       "stream_id": 1,
         *       "topic": "lunch"
         *     }
         */
        DeleteChannelMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `delete_message`.
             * @enum {string}
             */
            type: "delete_message";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "stream";
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic: string;
        };
        /**
         * @description The `delete_message` event where `message_type` is `private`, and several messages are gone at once.
         * @example {
         *       "id": 0,
         *       "type": "delete_message",
         *       "message_type": "private",
         *       "message_ids": [
         *         107,
         *         108
         *       ]
         *     }
         */
        DeleteDirectMessagesEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `delete_message`.
             * @enum {string}
             */
            type: "delete_message";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "private";
            /** @description In increasing order. */
            message_ids: number[];
        };
        /**
         * @description The `delete_message` event where `message_type` is `private`, and one message is gone.
         * @example {
         *       "id": 0,
         *       "type": "delete_message",
         *       "message_type": "private",
         *       "message_id": 107
         *     }
         */
        DeleteDirectMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `delete_message`.
             * @enum {string}
             */
            type: "delete_message";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "private";
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
        };
        /**
         * @description `stream` for a channel message, `private` for a direct one, whatever word it was sent with.
         * @enum {string}
         */
        MessageType: "stream" | "private";
        /**
         * @description Messages were deleted, or the receiver may not see them any more. Goes to everybody who had them, with the IDs that the
         *     receiver had. A queue with the capability `bulk_message_deletion` gets one event with `message_ids`; any other gets one with
         *     `message_id` for each message. The topic is written as it was last; compare topics without regard to letter case.
         *
         *     The event does not say which messages are the newest from now on: a client keeps `max_message_id`,
         *     and reads the newest message of a direct conversation by `GET /messages` where it does not have it.
         */
        DeleteMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `delete_message`.
             * @enum {string}
             */
            type: "delete_message";
            message_type: components["schemas"]["MessageType"];
        } & (components["schemas"]["DeleteChannelMessagesEvent"] | components["schemas"]["DeleteChannelMessageEvent"] | components["schemas"]["DeleteDirectMessagesEvent"] | components["schemas"]["DeleteDirectMessageEvent"]);
        /**
         * @description The `device` event where `op` is `add` or `remove`.
         * @example {
         *       "id": 0,
         *       "type": "device",
         *       "op": "add",
         *       "device_id": 2
         *     }
         */
        DeviceAddOrRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `device`.
             * @enum {string}
             */
            type: "device";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove";
            /** @description The ID of the device. */
            device_id: number;
        };
        /**
         * Format: int64
         * @description The ID of the key that encrypts its notifications; null without one.
         */
        PushKeyId: number | null;
        /** @description The ID of the token that the push relay knows, base64 of the first 8 bytes of the token's SHA-256; null until it knows one. */
        PushTokenId: string | null;
        /** @description The ID of the token that the server is still registering with the push relay; null if there is none. */
        PendingPushTokenId: string | null;
        /**
         * Format: int64
         * @description When the device last registered a token, UNIX seconds; null if it never did.
         */
        PushTokenLastUpdatedTimestamp: number | null;
        /**
         * @description Why the last registration with the push relay failed, for example `INVALID_BOUNCER_PUBLIC_KEY`, `BAD_REQUEST` or
         *     `REQUEST_EXPIRED`; null if it did not.
         */
        PushRegistrationErrorCode: string | null;
        /**
         * @description Contains only what has changed.
         * @example {
         *       "id": 0,
         *       "type": "device",
         *       "op": "update",
         *       "device_id": 1,
         *       "push_token_id": "hGsEWGmyyfI=",
         *       "pending_push_token_id": null,
         *       "push_token_last_updated_timestamp": 1760000000
         *     }
         */
        DeviceUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `device`.
             * @enum {string}
             */
            type: "device";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the device. */
            device_id: number;
            push_key_id?: components["schemas"]["PushKeyId"];
            push_token_id?: components["schemas"]["PushTokenId"];
            pending_push_token_id?: components["schemas"]["PendingPushTokenId"];
            push_token_last_updated_timestamp?: components["schemas"]["PushTokenLastUpdatedTimestamp"];
            push_registration_error_code?: components["schemas"]["PushRegistrationErrorCode"];
        };
        /** @description A client device of the caller was registered, changed or removed. Goes to the user's own clients. */
        DeviceEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `device`.
             * @enum {string}
             */
            type: "device";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove" | "update";
        } & (components["schemas"]["DeviceAddOrRemoveEvent"] | components["schemas"]["DeviceUpdateEvent"]);
        /**
         * @description The `drafts` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "add",
         *       "drafts": [
         *         {
         *           "id": 1,
         *           "type": "stream",
         *           "to": [
         *             1
         *           ],
         *           "topic": "lunch",
         *           "content": "What about",
         *           "timestamp": 1760000000
         *         }
         *       ]
         *     }
         */
        DraftsAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `drafts`.
             * @enum {string}
             */
            type: "drafts";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            /** @description The new ones. */
            drafts: components["schemas"]["Draft"][];
        };
        /**
         * @description The `drafts` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "update",
         *       "draft": {
         *         "id": 1,
         *         "type": "stream",
         *         "to": [
         *           1
         *         ],
         *         "topic": "lunch",
         *         "content": "What about pizza?",
         *         "timestamp": 1760000000
         *       }
         *     }
         */
        DraftsUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `drafts`.
             * @enum {string}
             */
            type: "drafts";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            draft: components["schemas"]["Draft"];
        };
        /**
         * @description The `drafts` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "remove",
         *       "draft_id": 1
         *     }
         */
        DraftsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `drafts`.
             * @enum {string}
             */
            type: "drafts";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The ID of the draft. */
            draft_id: number;
        };
        /**
         * @description Drafts of the caller were saved, changed or deleted. Goes to the user's own clients. Turning off
         *     `enable_drafts_synchronization` deletes all drafts without an event.
         */
        DraftsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `drafts`.
             * @enum {string}
             */
            type: "drafts";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["DraftsAddEvent"] | components["schemas"]["DraftsUpdateEvent"] | components["schemas"]["DraftsRemoveEvent"]);
        /**
         * @description Nothing has happened for 45 to 55 seconds. Goes to the read that waits, and ends it. Its `id` must be acknowledged like any other.
         * @example {
         *       "id": 0,
         *       "type": "heartbeat"
         *     }
         */
        HeartbeatEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `heartbeat`.
             * @enum {string}
             */
            type: "heartbeat";
        };
        /**
         * @description Invitations were sent, accepted or revoked: read the list again. Goes to administrators and to the inviter.
         * @example {
         *       "id": 0,
         *       "type": "invites_changed"
         *     }
         */
        InvitesChangedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `invites_changed`.
             * @enum {string}
             */
            type: "invites_changed";
        };
        /**
         * @description What `content` is.
         * @enum {string}
         */
        ContentType: "text/html" | "text/x-markdown";
        /** @description A link that a linkifier finds in the topic. */
        TopicLink: {
            /** @description The part of the topic that is the link's text. */
            text: string;
            /** @description Where the link leads. */
            url: string;
        };
        /**
         * @description For a channel message the name of the channel; for a direct message all its participants, the sender included, in ascending
         *     order of ID.
         */
        DisplayRecipient: string | {
            /** @description The ID of the user. */
            id: number;
            /** @description The API email address. */
            email: string;
            /** @description The user's name. */
            full_name: string;
            /** @description Whether the account only stands for a person of another system. */
            is_mirror_dummy: boolean;
        }[];
        /**
         * @description The namespace of `emoji_code`. `unicode_emoji`: the code points in hexadecimal, joined by dashes. `realm_emoji`: the ID of the
         *     organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-in emoji.
         * @enum {string}
         */
        ReactionType: "unicode_emoji" | "realm_emoji" | "service_extra_emoji";
        /** @description An emoji reaction of one user. Message, user, `reaction_type` and `emoji_code` identify it, not the name. */
        Reaction: {
            /** @description The name of the emoji. */
            emoji_name: string;
            /** @description What identifies the emoji within `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            /** @description Who reacted. */
            user_id: number;
        };
        /** @description A piece of the data of a widget (a poll, a to-do list) under a message. */
        Submessage: {
            /** @description The ID of the submessage. */
            id: number;
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description The ID of the user who sent it. */
            sender_id: number;
            /**
             * @description Always `widget`.
             * @enum {string}
             */
            msg_type: "widget";
            /** @description JSON text. */
            content: string;
        };
        /** @description A message as a `message` event carries it. It has the older words: `type` is `stream` or `private`, the topic is `subject`. */
        MessageInEvent: {
            /**
             * Format: int64
             * @description Unique, and greater than that of any message sent before.
             */
            id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the user who sent it. */
            sender_id: number;
            /** @description The sender's API email address; the dummy one where the reader may not access the sender. */
            sender_email: string;
            /**
             * @description `Unknown user` where the reader may not access the sender.
             *
             *     **Changes**: 228 guests who may not access all users do not learn names, addresses and avatars of senders.
             */
            sender_full_name: string;
            /** @description The subdomain of the sender's organisation; empty at the root domain. */
            sender_realm_str: string;
            /** @description HTML or Markdown source as `content_type` says. */
            content: string;
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: int64
             * @description When it was sent, UNIX seconds.
             */
            timestamp: number;
            /** @description The name of the client that sent it. */
            client: string;
            /** @description The topic; empty for a direct message. */
            subject: string;
            /** @description Links that linkifiers find in the topic. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description The ID of the channel. Only in channel messages. */
            stream_id?: number;
            display_recipient: components["schemas"]["DisplayRecipient"];
            /** @description The same number for all messages of a channel or of a conversation. */
            recipient_id: number;
            /**
             * @description The sender's avatar. Null if the client computes it itself (`client_gravatar`), and absent if the queue was registered with
             *     `user_avatar_url_field_optional` and the server leaves it out.
             */
            avatar_url?: string | null;
            /** @description Whether the text begins with `/me `. */
            is_me_message: boolean;
            /** @description The reactions, oldest first. */
            reactions: components["schemas"]["Reaction"][];
            /** @description Data of a widget. Always empty: messages have no widgets. */
            submessages: components["schemas"]["Submessage"][];
        };
        /**
         * @description What a message is to one user. The user changes `read`, `starred` and `collapsed`; the others follow from the message.
         *
         *     `mentioned`: the user is mentioned, directly or by a user group. `stream_wildcard_mentioned` and `topic_wildcard_mentioned`:
         *     everybody in the channel, or in the topic, is mentioned. `has_alert_word`: it contains one of the user's alert words. These four
         *     change when the content is edited. `historical`: the user did not receive the message when it was sent.
         *     `wildcard_mentioned` is deprecated: it is present when either of the two wildcard flags is.
         *
         *     **Changes**: 224 `stream_wildcard_mentioned` and `topic_wildcard_mentioned` replace `wildcard_mentioned`.
         * @enum {string}
         */
        MessageFlag: "read" | "starred" | "collapsed" | "mentioned" | "stream_wildcard_mentioned" | "topic_wildcard_mentioned" | "has_alert_word" | "historical" | "wildcard_mentioned";
        /**
         * @description A message was sent. Goes to everybody who received it and may still read it, also after leaving a public channel; to its sender,
         *     subscribed or not; and to queues registered with `all_public_streams` for every message of a public channel. A queue with a
         *     `narrow` gets only what matches it.
         * @example {
         *       "id": 0,
         *       "type": "message",
         *       "message": {
         *         "id": 139,
         *         "type": "stream",
         *         "sender_id": 6,
         *         "sender_email": "member2@example.com",
         *         "sender_full_name": "Max Member",
         *         "sender_realm_str": "",
         *         "content": "Something has happened.",
         *         "content_type": "text/x-markdown",
         *         "timestamp": 1760000000,
         *         "client": "website",
         *         "subject": "events",
         *         "topic_links": [],
         *         "stream_id": 1,
         *         "display_recipient": "general",
         *         "recipient_id": 1,
         *         "avatar_url": "/avatar/6",
         *         "is_me_message": false,
         *         "reactions": [],
         *         "submessages": []
         *       },
         *       "flags": []
         *     }
         */
        MessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `message`.
             * @enum {string}
             */
            type: "message";
            message: components["schemas"]["MessageInEvent"];
            /** @description The receiver's flags of the message; flags that are not set are left out. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description The `local_id` that the message was sent with. Only in the queue that the sender named by `queue_id`. */
            local_message_id?: string;
        };
        /**
         * @description A user whom the caller has muted.
         * @example {
         *       "id": 6,
         *       "timestamp": 1760000000
         *     }
         */
        MutedUser: {
            /** @description The ID of the muted user. */
            id: number;
            /**
             * Format: int64
             * @description When the user was muted, UNIX seconds.
             */
            timestamp: number;
        };
        /**
         * @description **This server does not send it**: nobody can mute users.
         *
         *     Says that the caller has muted or unmuted a user. Would go to the user's own clients, with the whole list.
         * @example {
         *       "id": 0,
         *       "type": "muted_users",
         *       "muted_users": [
         *         {
         *           "id": 6,
         *           "timestamp": 1760000000
         *         }
         *       ]
         *     }
         */
        MutedUsersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `muted_users`.
             * @enum {string}
             */
            type: "muted_users";
            /** @description The users whom the caller has muted. */
            muted_users: components["schemas"]["MutedUser"][];
        };
        /**
         * @description A view of the sidebar, as one user has it.
         *     **Changes**: feature level 390.
         */
        NavigationView: {
            /** @description The URL hash of the view, without `#`; unique. May have slashes. */
            fragment: string;
            /** @description Whether the view is pinned in the sidebar (true) or hidden in the menu of more views (false). */
            is_pinned: boolean;
            /** @description The name of a custom view; null for a built-in one. */
            name: string | null;
        };
        /**
         * @description The `navigation_view` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "navigation_view",
         *       "op": "add",
         *       "navigation_view": {
         *         "fragment": "narrow/is/alerted",
         *         "is_pinned": true,
         *         "name": "Alert words"
         *       }
         *     }
         */
        NavigationViewAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `navigation_view`.
             * @enum {string}
             */
            type: "navigation_view";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            navigation_view: components["schemas"]["NavigationView"];
        };
        /**
         * @description The `navigation_view` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "navigation_view",
         *       "op": "update",
         *       "fragment": "narrow/is/alerted",
         *       "data": {
         *         "is_pinned": false
         *       }
         *     }
         */
        NavigationViewUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `navigation_view`.
             * @enum {string}
             */
            type: "navigation_view";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description What identifies the view: the part of its URL after `#`. */
            fragment: string;
            /** @description What has changed. */
            data: {
                /** @description Whether the view is pinned. */
                is_pinned?: boolean;
                /** @description Its name. */
                name?: string;
            };
        };
        /**
         * @description The `navigation_view` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "navigation_view",
         *       "op": "remove",
         *       "fragment": "narrow/is/alerted"
         *     }
         */
        NavigationViewRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `navigation_view`.
             * @enum {string}
             */
            type: "navigation_view";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description What identifies the view: the part of its URL after `#`. */
            fragment: string;
        };
        /**
         * @description A navigation view of the caller was added, changed or removed. Goes to the user's own clients.
         *
         *     **Changes**: 390 navigation views.
         */
        NavigationViewEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `navigation_view`.
             * @enum {string}
             */
            type: "navigation_view";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["NavigationViewAddEvent"] | components["schemas"]["NavigationViewUpdateEvent"] | components["schemas"]["NavigationViewRemoveEvent"]);
        /**
         * @description An introduction that the caller has not seen yet.
         * @example {
         *       "type": "one_time_notice",
         *       "name": "visibility_policy_banner"
         *     }
         */
        OnboardingStep: {
            /**
             * @description Always `one_time_notice`.
             * @enum {string}
             */
            type: "one_time_notice";
            /** @description Which one. */
            name: string;
        };
        /**
         * @description **This server does not send it**: there are no introductions.
         *
         *     Says that the introductions that a client is still to show the caller have changed. Would go to the user's own clients, with the whole
         *     list.
         * @example {
         *       "id": 0,
         *       "type": "onboarding_steps",
         *       "onboarding_steps": [
         *         {
         *           "type": "one_time_notice",
         *           "name": "visibility_policy_banner"
         *         }
         *       ]
         *     }
         */
        OnboardingStepsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `onboarding_steps`.
             * @enum {string}
             */
            type: "onboarding_steps";
            /** @description The steps that the user has yet to see. */
            onboarding_steps: components["schemas"]["OnboardingStep"][];
        };
        /**
         * @description When a user was last present, in the modern format. A client shows a user whose `active_timestamp` is current as present, and
         *     one of whom only `idle_timestamp` is current as perhaps present.
         * @example {
         *       "active_timestamp": 1760000000,
         *       "idle_timestamp": 1760000060
         *     }
         */
        PresenceEntry: {
            /**
             * Format: int64
             * @description When a client last said that the user was using it, UNIX seconds; if none ever did, when the user joined.
             */
            active_timestamp: number;
            /**
             * Format: int64
             * @description When a client was last connected, idle or not, UNIX seconds.
             */
            idle_timestamp: number;
        };
        /**
         * @description A `presence` event by user and times, for queues that ask for it.
         * @example {
         *       "id": 0,
         *       "type": "presence",
         *       "presences": {
         *         "6": {
         *           "active_timestamp": 1760000000,
         *           "idle_timestamp": 1760000000
         *         }
         *       }
         *     }
         */
        PresenceModernEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `presence`.
             * @enum {string}
             */
            type: "presence";
            /** @description By user ID. */
            presences: {
                [key: string]: components["schemas"]["PresenceEntry"];
            };
        };
        /**
         * @description Whether the user is presently using the device.
         * @enum {string}
         */
        PresenceStatus: "active" | "idle";
        /**
         * @description A `presence` event by email address and client.
         * @example {
         *       "id": 0,
         *       "type": "presence",
         *       "user_id": 6,
         *       "email": "member2@example.com",
         *       "server_timestamp": 1760000000.25,
         *       "presence": {
         *         "website": {
         *           "client": "website",
         *           "status": "active",
         *           "timestamp": 1760000000,
         *           "pushable": false
         *         }
         *       }
         *     }
         */
        PresenceLegacyEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `presence`.
             * @enum {string}
             */
            type: "presence";
            /** @description The ID of the user. */
            user_id: number;
            /** @description The user's API email address. Not with `slim_presence`. */
            email?: string;
            /** @description The time of the event, UNIX seconds with fractions. */
            server_timestamp: number;
            /** @description Where the user is, by client. */
            presence: {
                /** @description The newest report of any client. */
                website: {
                    /**
                     * @description The client: always `website`.
                     * @enum {string}
                     */
                    client: "website";
                    status: components["schemas"]["PresenceStatus"];
                    /**
                     * Format: int64
                     * @description UNIX seconds.
                     */
                    timestamp: number;
                    /**
                     * @description Always false.
                     * @enum {boolean}
                     */
                    pushable: false;
                };
            };
        };
        /**
         * @description A user has come online, or has stopped sharing presence and looks long gone. Goes to everybody who can see the user, in
         *     organisations of at most 100 users. The form depends on the queue: with the capability `simplified_presence_events` only `presences`; with `slim_presence` the older form without
         *     `email`; otherwise the older form.
         */
        PresenceEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `presence`.
             * @enum {string}
             */
            type: "presence";
        } & (components["schemas"]["PresenceModernEvent"] | components["schemas"]["PresenceLegacyEvent"]);
        /**
         * @description A user has added a reaction to a message, or removed it. Goes to everybody who has the message and may read it, and to all
         *     subscribers where the channel's history is shared. A reaction is identified by message, user, `reaction_type` and
         *     `emoji_code`, not by its name.
         * @example {
         *       "id": 0,
         *       "type": "reaction",
         *       "op": "add",
         *       "user_id": 5,
         *       "message_id": 103,
         *       "emoji_name": "thumbs_up",
         *       "emoji_code": "1f44d",
         *       "reaction_type": "unicode_emoji"
         *     }
         */
        ReactionEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `reaction`.
             * @enum {string}
             */
            type: "reaction";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove";
            /** @description Who reacted. */
            user_id: number;
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description The name of the emoji. */
            emoji_name: string;
            /** @description What identifies the emoji within `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
        };
        /**
         * @description The `realm` event where `op` is `update`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update",
         *       "property": "name",
         *       "value": "Demonstration"
         *     }
         */
        RealmTextUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "name" | "default_language" | "welcome_message_custom_text";
            /** @description What it is now. */
            value: string;
        };
        /**
         * @description The `realm` event where `op` is `update`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update",
         *       "property": "require_unique_names",
         *       "value": true
         *     }
         */
        RealmFlagUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "enable_spectator_access" | "invite_required" | "emails_restricted_to_domains" | "disallow_disposable_email_addresses" | "name_changes_disabled" | "email_changes_disabled" | "require_unique_names" | "presence_disabled" | "send_channel_events_messages";
            /** @description What it is now. */
            value: boolean;
        };
        /**
         * @description The `realm` event where `op` is `update`, and the new value is a number.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update",
         *       "property": "waiting_period_threshold",
         *       "value": 3
         *     }
         */
        RealmNumberUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "waiting_period_threshold" | "message_retention_days" | "new_stream_announcements_stream_id";
            /** @description What it is now. */
            value: number;
        };
        /** @description The `realm` event where `op` is `update`. */
        RealmUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
        } & (components["schemas"]["RealmTextUpdateEvent"] | components["schemas"]["RealmFlagUpdateEvent"] | components["schemas"]["RealmNumberUpdateEvent"]);
        /** @description Markdown source. */
        RealmDescription: string;
        /** @description The description, HTML. */
        RealmRenderedDescription: string;
        /** @description Whether accounts can sign in with email address and password. */
        RealmEmailAuthEnabled: boolean;
        /** @description Whether senders may edit the content of their messages. */
        RealmAllowMessageEditing: boolean;
        /** @description How old a message may be for its content to be edited; null without limit. */
        RealmMessageContentEditLimitSeconds: number | null;
        /** @description How old a message may be for its sender to delete it; null without limit. */
        RealmMessageContentDeleteLimitSeconds: number | null;
        /** @description How old a message may be to be moved to another topic; null without limit. Not for moderators and above. */
        RealmMoveMessagesWithinStreamLimitSeconds: number | null;
        /** @description How old a message may be to be moved to another channel; null without limit. Not for moderators and above. */
        RealmMoveMessagesBetweenStreamsLimitSeconds: number | null;
        /**
         * @description Whether the empty topic is allowed in channels whose `topics_policy` is `inherit`.
         * @enum {string}
         */
        RealmTopicsPolicy: "allow_empty_topic" | "disable_empty_topic";
        /**
         * @deprecated
         * @description Whether `realm_topics_policy` is `disable_empty_topic`, which replaces it.
         */
        RealmMandatoryTopics: boolean;
        /**
         * @description Settings of the organisation that were changed together: what has changed, by the names of `POST /register` without `realm_`.
         *     `rendered_description` comes with `description`, `mandatory_topics` with `topics_policy`.
         *
         *     **Changes**: 464 `description`.
         * @example {
         *       "allow_message_editing": true,
         *       "message_content_edit_limit_seconds": 3600
         *     }
         */
        RealmSettingsUpdate: {
            description?: components["schemas"]["RealmDescription"];
            rendered_description?: components["schemas"]["RealmRenderedDescription"];
            email_auth_enabled?: components["schemas"]["RealmEmailAuthEnabled"];
            allow_message_editing?: components["schemas"]["RealmAllowMessageEditing"];
            message_content_edit_limit_seconds?: components["schemas"]["RealmMessageContentEditLimitSeconds"];
            message_content_delete_limit_seconds?: components["schemas"]["RealmMessageContentDeleteLimitSeconds"];
            move_messages_within_stream_limit_seconds?: components["schemas"]["RealmMoveMessagesWithinStreamLimitSeconds"];
            move_messages_between_streams_limit_seconds?: components["schemas"]["RealmMoveMessagesBetweenStreamsLimitSeconds"];
            topics_policy?: components["schemas"]["RealmTopicsPolicy"];
            mandatory_topics?: components["schemas"]["RealmMandatoryTopics"];
            can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            can_add_custom_emoji_group?: components["schemas"]["GroupSettingValue"];
            can_add_subscribers_group?: components["schemas"]["GroupSettingValue"];
            can_create_groups?: components["schemas"]["GroupSettingValue"];
            can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            can_delete_own_message_group?: components["schemas"]["GroupSettingValue"];
            can_invite_users_group?: components["schemas"]["GroupSettingValue"];
            can_manage_all_groups?: components["schemas"]["GroupSettingValue"];
            can_mention_many_users_group?: components["schemas"]["GroupSettingValue"];
            can_move_messages_between_channels_group?: components["schemas"]["GroupSettingValue"];
            can_move_messages_between_topics_group?: components["schemas"]["GroupSettingValue"];
            can_resolve_topics_group?: components["schemas"]["GroupSettingValue"];
            can_set_delete_message_policy_group?: components["schemas"]["GroupSettingValue"];
            can_set_topics_policy_group?: components["schemas"]["GroupSettingValue"];
            create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The `realm` event where `op` is `update_dict`, and `property` is `default`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update_dict",
         *       "property": "default",
         *       "data": {
         *         "allow_message_editing": true,
         *         "message_content_edit_limit_seconds": 3600
         *       }
         *     }
         */
        RealmSettingsUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update_dict`.
             * @enum {string}
             */
            op: "update_dict";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "default";
            data: components["schemas"]["RealmSettingsUpdate"];
        };
        /** @description The square logo. */
        RealmIconUrl: string;
        /**
         * @description Where an avatar, or the icon of an organisation, comes from: `G` a third-party host, `J` a generated pattern, `U` an upload.
         *     **Changes**: 466 `J`.
         * @enum {string}
         */
        AvatarSource: "G" | "J" | "U";
        /**
         * @description The `realm` event where `op` is `update_dict`, and `property` is `icon`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update_dict",
         *       "property": "icon",
         *       "data": {
         *         "icon_url": "/icon?version=2",
         *         "icon_source": "U"
         *       }
         *     }
         */
        RealmIconUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update_dict`.
             * @enum {string}
             */
            op: "update_dict";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "icon";
            /** @description What has changed. */
            data: {
                icon_url: components["schemas"]["RealmIconUrl"];
                icon_source: components["schemas"]["AvatarSource"];
            };
        };
        /** @description The wide logo on light ground. */
        RealmLogoUrl: string;
        /**
         * @description `D` the default logo, `U` an upload.
         * @enum {string}
         */
        LogoSource: "D" | "U";
        /**
         * @description The `realm` event where `op` is `update_dict`, and `property` is `logo`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update_dict",
         *       "property": "logo",
         *       "data": {
         *         "logo_url": "/logo?version=2",
         *         "logo_source": "U"
         *       }
         *     }
         */
        RealmLogoUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update_dict`.
             * @enum {string}
             */
            op: "update_dict";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "logo";
            /** @description What has changed. */
            data: {
                logo_url: components["schemas"]["RealmLogoUrl"];
                logo_source: components["schemas"]["LogoSource"];
            };
        };
        /** @description The wide logo on dark ground. */
        RealmNightLogoUrl: string;
        /**
         * @description The `realm` event where `op` is `update_dict`, and `property` is `night_logo`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update_dict",
         *       "property": "night_logo",
         *       "data": {
         *         "night_logo_url": "/night_logo?version=2",
         *         "night_logo_source": "U"
         *       }
         *     }
         */
        RealmNightLogoUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update_dict`.
             * @enum {string}
             */
            op: "update_dict";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "night_logo";
            /** @description What has changed. */
            data: {
                night_logo_url: components["schemas"]["RealmNightLogoUrl"];
                night_logo_source: components["schemas"]["LogoSource"];
            };
        };
        /** @description The `realm` event where `op` is `update_dict`. */
        RealmUpdateDictEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `update_dict`.
             * @enum {string}
             */
            op: "update_dict";
        } & (components["schemas"]["RealmSettingsUpdateEvent"] | components["schemas"]["RealmIconUpdateEvent"] | components["schemas"]["RealmLogoUpdateEvent"] | components["schemas"]["RealmNightLogoUpdateEvent"]);
        /**
         * @description After this event the queue does not exist any more, and every request answers REALM_DEACTIVATED.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "deactivated",
         *       "realm_id": 1
         *     }
         */
        RealmDeactivatedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description Always `deactivated`.
             * @enum {string}
             */
            op: "deactivated";
            /** @description The ID of the organisation. */
            realm_id: number;
        };
        /**
         * @description A setting of the organisation has changed, or the organisation was deactivated. Goes to everybody. Settings have the names of
         *     `POST /register` without `realm_`. Settings that can change together, and permission groups, come as `update_dict`.
         */
        RealmEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "update" | "update_dict" | "deactivated";
        } & (components["schemas"]["RealmUpdateEvent"] | components["schemas"]["RealmUpdateDictEvent"] | components["schemas"]["RealmDeactivatedEvent"]);
        /** @description The name of the channel that the bot sends to when it names none; null without one. */
        BotDefaultSendingStream: string | null;
        /** @description The name of the channel whose messages the bot's queues get when they ask for nothing else; null without one. */
        BotDefaultEventsRegisterStream: string | null;
        /** @description Whether the bot's queues get the messages of all public channels. */
        BotDefaultAllPublicStreams: boolean;
        /** @description What an outgoing webhook calls. */
        OutgoingWebhookService: {
            /** @description Where messages are posted to. */
            base_url: string;
            /**
             * @description 1 the own format, 2 that of a widespread other service.
             * @enum {integer}
             */
            interface: 1 | 2;
            /** @description Proves to the receiver that the server sent the message. */
            token: string;
        };
        /** @description The program that an embedded bot runs. */
        EmbeddedBotService: {
            /** @description The name of the program. */
            service_name: string;
            /** @description Settings of the program, by name. */
            config_data: {
                [key: string]: string;
            };
        };
        /** @description What a bot runs. The first form is of outgoing webhooks, the second of embedded bots. */
        BotService: components["schemas"]["OutgoingWebhookService"] | components["schemas"]["EmbeddedBotService"];
        /**
         * @description What only the owner of a bot and administrators see of it.
         * @example {
         *       "user_id": 8,
         *       "default_sending_stream": null,
         *       "default_events_register_stream": null,
         *       "default_all_public_streams": false,
         *       "services": []
         *     }
         */
        Bot: {
            /** @description The ID of the user. */
            user_id: number;
            default_sending_stream: components["schemas"]["BotDefaultSendingStream"];
            default_events_register_stream: components["schemas"]["BotDefaultEventsRegisterStream"];
            default_all_public_streams: components["schemas"]["BotDefaultAllPublicStreams"];
            /** @description What an outgoing webhook or an embedded bot runs; empty for any other. */
            services: components["schemas"]["BotService"][];
        };
        /**
         * @description The `realm_bot` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "add",
         *       "bot": {
         *         "user_id": 8,
         *         "default_sending_stream": null,
         *         "default_events_register_stream": null,
         *         "default_all_public_streams": false,
         *         "services": []
         *       }
         *     }
         */
        RealmBotAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_bot`.
             * @enum {string}
             */
            type: "realm_bot";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            bot: components["schemas"]["Bot"];
        };
        /**
         * @description **This server does not send it**: a bot has no defaults and no services that could change.
         *
         *     The `realm_bot` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "update",
         *       "bot": {
         *         "user_id": 8,
         *         "default_sending_stream": "general"
         *       }
         *     }
         */
        RealmBotUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_bot`.
             * @enum {string}
             */
            type: "realm_bot";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description What has changed. */
            bot: {
                /** @description The ID of the user. */
                user_id: number;
                default_sending_stream?: components["schemas"]["BotDefaultSendingStream"];
                default_events_register_stream?: components["schemas"]["BotDefaultEventsRegisterStream"];
                default_all_public_streams?: components["schemas"]["BotDefaultAllPublicStreams"];
                /** @description What the bot calls. */
                services?: components["schemas"]["BotService"][];
            };
        };
        /**
         * @description The `realm_bot` event where `op` is `delete`.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "delete",
         *       "bot": {
         *         "user_id": 8
         *       }
         *     }
         */
        RealmBotDeleteEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_bot`.
             * @enum {string}
             */
            type: "realm_bot";
            /**
             * @description Always `delete`.
             * @enum {string}
             */
            op: "delete";
            /** @description The bot. */
            bot: {
                /** @description The ID of the user. */
                user_id: number;
            };
        };
        /**
         * @description A bot was created or the receiver may manage it from now on (`add`), what is said here of it has changed (`update`), or the
         *     receiver may not manage it any more (`delete`), for example after another role of the receiver. Goes to the bot's owner and to
         *     administrators. What everybody sees of a bot, its name, owner and deactivation too, is in `realm_user` events.
         *
         *     **Changes**: 474 only `user_id`, the defaults and the services.
         */
        RealmBotEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_bot`.
             * @enum {string}
             */
            type: "realm_bot";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "delete";
        } & (components["schemas"]["RealmBotAddEvent"] | components["schemas"]["RealmBotUpdateEvent"] | components["schemas"]["RealmBotDeleteEvent"]);
        /**
         * @description A domain whose addresses may join the organisation.
         * @example {
         *       "domain": "example.com",
         *       "allow_subdomains": false
         *     }
         */
        RealmDomain: {
            /** @description The domain of email addresses. */
            domain: string;
            /** @description Whether addresses of its subdomains may join too. */
            allow_subdomains: boolean;
        };
        /**
         * @description The `realm_domains` event where `op` is `add` or `change`.
         * @example {
         *       "id": 0,
         *       "type": "realm_domains",
         *       "op": "add",
         *       "realm_domain": {
         *         "domain": "example.com",
         *         "allow_subdomains": false
         *       }
         *     }
         */
        RealmDomainsAddOrChangeEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_domains`.
             * @enum {string}
             */
            type: "realm_domains";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "change";
            realm_domain: components["schemas"]["RealmDomain"];
        };
        /**
         * @description The `realm_domains` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "realm_domains",
         *       "op": "remove",
         *       "domain": "example.com"
         *     }
         */
        RealmDomainsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_domains`.
             * @enum {string}
             */
            type: "realm_domains";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The domain of email addresses. */
            domain: string;
        };
        /** @description A domain whose addresses may join the organisation was added, changed or removed. Goes to everybody. */
        RealmDomainsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_domains`.
             * @enum {string}
             */
            type: "realm_domains";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "change" | "remove";
        } & (components["schemas"]["RealmDomainsAddOrChangeEvent"] | components["schemas"]["RealmDomainsRemoveEvent"]);
        /**
         * @description A custom emoji of the organisation.
         * @example {
         *       "id": "1",
         *       "name": "party",
         *       "source_url": "/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif",
         *       "still_url": null,
         *       "author_id": 1,
         *       "deactivated": false
         *     }
         */
        RealmEmoji: {
            /** @description Its number as text; the `emoji_code` of reactions. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The image, relative to the server. */
            source_url: string;
            /** @description A still image of an animated one; null if there is none. */
            still_url: string | null;
            /** @description Who uploaded it; null if that is not known. */
            author_id: number | null;
            /** @description Whether it is deactivated: old uses of it remain, new ones are refused. */
            deactivated: boolean;
        };
        /**
         * @description The `realm_emoji` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "realm_emoji",
         *       "op": "update",
         *       "realm_emoji": {
         *         "1": {
         *           "id": "1",
         *           "name": "party",
         *           "source_url": "/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif",
         *           "still_url": null,
         *           "author_id": 1,
         *           "deactivated": false
         *         }
         *       }
         *     }
         */
        RealmEmojiUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_emoji`.
             * @enum {string}
             */
            type: "realm_emoji";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description By ID. */
            realm_emoji: {
                [key: string]: components["schemas"]["RealmEmoji"];
            };
        };
        /**
         * @description The `realm_emoji` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "realm_emoji",
         *       "op": "add",
         *       "emoji": {
         *         "id": "1",
         *         "name": "party",
         *         "source_url": "/user_avatars/1/emoji/images/0Wd5Xo8tGq2nLbKzRvE7yJcA.gif",
         *         "still_url": null,
         *         "author_id": 1,
         *         "deactivated": false
         *       }
         *     }
         */
        RealmEmojiAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_emoji`.
             * @enum {string}
             */
            type: "realm_emoji";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            emoji: components["schemas"]["RealmEmoji"];
        };
        /**
         * @description The `realm_emoji` event where `op` is `update_one`.
         * @example {
         *       "id": 0,
         *       "type": "realm_emoji",
         *       "op": "update_one",
         *       "emoji_id": "1",
         *       "data": {
         *         "deactivated": true
         *       }
         *     }
         */
        RealmEmojiUpdateOneEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_emoji`.
             * @enum {string}
             */
            type: "realm_emoji";
            /**
             * @description Always `update_one`.
             * @enum {string}
             */
            op: "update_one";
            /** @description The ID of the emoji, as text. */
            emoji_id: string;
            /** @description What has changed. */
            data: {
                /** @description Its name. */
                name?: string;
                /** @description Where the image is. */
                source_url?: string;
                /** @description Where its first frame is; null if the image does not move. */
                still_url?: string | null;
                /** @description The ID of the user who added it; null when nobody is recorded. */
                author_id?: number | null;
                /** @description Whether it is deactivated: it may not be chosen any more. */
                deactivated?: boolean;
            };
        };
        /**
         * @description Custom emoji have changed. Goes to everybody. Queues with the capability `individual_emoji_changes` get `add` and `update_one`,
         *     others get `update` with all emoji.
         *
         *     **Changes**: 491 `add` and `update_one`.
         */
        RealmEmojiEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_emoji`.
             * @enum {string}
             */
            type: "realm_emoji";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "update" | "add" | "update_one";
        } & (components["schemas"]["RealmEmojiUpdateEvent"] | components["schemas"]["RealmEmojiAddEvent"] | components["schemas"]["RealmEmojiUpdateOneEvent"]);
        /**
         * @description **This server does not send it**: there are no exports by the interface.
         *
         *     Says that an export of the organisation's data was started, has ended or was deleted. Would go to administrators, with the whole list.
         * @example {
         *       "id": 0,
         *       "type": "realm_export",
         *       "exports": [
         *         {
         *           "id": 1,
         *           "acting_user_id": 1,
         *           "export_time": 1760000000.5,
         *           "deleted_timestamp": null,
         *           "failed_timestamp": null,
         *           "export_url": null,
         *           "pending": true,
         *           "export_type": "public"
         *         }
         *       ]
         *     }
         */
        RealmExportEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_export`.
             * @enum {string}
             */
            type: "realm_export";
            /** @description The exports of data. */
            exports: {
                /** @description The ID of the export. */
                id: number;
                /** @description Who started it. */
                acting_user_id: number;
                /** @description When it was started, UNIX seconds. */
                export_time: number;
                /** @description When its file was deleted, UNIX seconds; null if it still exists. */
                deleted_timestamp: number | null;
                /** @description When it failed, UNIX seconds; null if it did not. */
                failed_timestamp: number | null;
                /** @description Where to get the file; null until it is ready and after it is deleted. */
                export_url: string | null;
                /** @description Whether it is still running. */
                pending: boolean;
                /**
                 * @description What is in it. Public data; also the private data of users who consent; or all data.
                 * @enum {string}
                 */
                export_type: "public" | "full_with_consent" | "full_without_consent";
            }[];
        };
        /** @description Turns text of messages into links, and pasted links back into text. */
        Linkifier: {
            /** @description The ID of the linkifier. */
            id: number;
            /** @description A regular expression in Python syntax. */
            pattern: string;
            /** @description An RFC 6570 template; the named groups of `pattern` are its variables. */
            url_template: string;
            /** @description A text that matches `pattern`. */
            example_input: string | null;
            /**
             * @description How a pasted URL becomes text: `{variable}` stands for a value, doubled braces for a literal brace. Null when the linkifier
             *     works in one direction only.
             */
            reverse_template: string | null;
            /** @description Further RFC 6570 templates by which a pasted URL is recognised. They make no links. */
            alternative_url_templates: string[];
        };
        /**
         * @description The linkifiers of the organisation have changed or are in another order. Goes to everybody, with the whole list in its order.
         * @example {
         *       "id": 0,
         *       "type": "realm_linkifiers",
         *       "realm_linkifiers": [
         *         {
         *           "id": 1,
         *           "pattern": "#(?P<id>[0-9]+)",
         *           "url_template": "https://issues.example.com/{id}",
         *           "example_input": null,
         *           "reverse_template": null,
         *           "alternative_url_templates": []
         *         }
         *       ]
         *     }
         */
        RealmLinkifiersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_linkifiers`.
             * @enum {string}
             */
            type: "realm_linkifiers";
            /** @description All linkifiers, in their order. */
            realm_linkifiers: components["schemas"]["Linkifier"][];
        };
        /**
         * @description Where code blocks of a language can be tried out.
         * @example {
         *       "id": 1,
         *       "name": "Playground",
         *       "pygments_language": "Python",
         *       "url_template": "https://play.example.com/?code={code}"
         *     }
         */
        Playground: {
            /** @description The ID of the playground. */
            id: number;
            /** @description Its name. */
            name: string;
            /** @description The language of the code blocks. */
            pygments_language: string;
            /** @description An RFC 6570 template with the one variable `code`. */
            url_template: string;
        };
        /**
         * @description **This server does not send it**: there are no playgrounds.
         *
         *     Says that the code playgrounds of the organisation have changed. Would go to everybody, with the whole list.
         * @example {
         *       "id": 0,
         *       "type": "realm_playgrounds",
         *       "realm_playgrounds": [
         *         {
         *           "id": 1,
         *           "name": "Playground",
         *           "pygments_language": "Python",
         *           "url_template": "https://play.example.com/?code={code}"
         *         }
         *       ]
         *     }
         */
        RealmPlaygroundsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_playgrounds`.
             * @enum {string}
             */
            type: "realm_playgrounds";
            /** @description The playgrounds for code. */
            realm_playgrounds: components["schemas"]["Playground"][];
        };
        /** @description The ID of the user. */
        UserUserId: number;
        /**
         * @description The API email address: the real one when everybody may see it (`email_address_visibility` 1), otherwise the usable dummy
         *     `user{id}@{realm_host}`.
         */
        UserEmail: string;
        /** @description The user's name. */
        UserFullName: string;
        /**
         * @description When the user joined, ISO 8601 in UTC to the minute. For an imported or API-created account, when it was created until the
         *     first login, then when that was.
         */
        UserDateJoined: string;
        /** @description False when the account is deactivated. */
        UserIsActive: boolean;
        /** @description Whether the role is owner. Implies `is_admin`. */
        UserIsOwner: boolean;
        /** @description Whether the role is administrator or owner. */
        UserIsAdmin: boolean;
        /** @description Whether the role is guest. */
        UserIsGuest: boolean;
        /** @description Whether the user is a bot. */
        UserIsBot: boolean;
        /**
         * @description Null for a person; 1 generic, 2 incoming webhook, 3 outgoing webhook, 4 embedded.
         * @enum {integer|null}
         */
        BotType: 1 | 2 | 3 | 4 | null;
        /**
         * @description The owner of a bot; null for a person and for an old bot without owner.
         *     **Changes**: feature level 1.
         */
        UserBotOwnerId: number | null;
        /**
         * @description 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. A lower number is the more privileged role.
         * @example 400
         * @enum {integer}
         */
        Role: 100 | 200 | 300 | 400 | 600;
        /** @description The IANA identifier of the time zone, perhaps empty. */
        UserTimezone: string;
        /** @description Differs after each change of the avatar; for caches. */
        UserAvatarVersion: number;
        /** @description True until the first login to an imported account. */
        UserIsImportedStub: boolean;
        /**
         * @description Values of custom profile fields by the ID of the field, as text. Fields without a value are left out.
         * @example {
         *       "1": {
         *         "value": "555 0123",
         *         "rendered_value": "<p>555 0123</p>"
         *       },
         *       "4": {
         *         "value": "1990-04-01"
         *       },
         *       "6": {
         *         "value": "[6]"
         *       }
         *     }
         */
        ProfileData: {
            [key: string]: {
                /**
                 * @description What the user gave, as text: for the users field type a JSON list of user IDs, for a date `YYYY-MM-DD`, for a list of
                 *     options the key of the option.
                 */
                value: string;
                /** @description The value as HTML. Present for fields that support Markdown, types 1 and 2. */
                rendered_value?: string;
            };
        };
        /**
         * @description A user as the caller may see them. `profile_data` is present when custom profile fields were requested and the user is not a bot.
         * @example {
         *       "user_id": 6,
         *       "delivery_email": "member2@example.com",
         *       "email": "member2@example.com",
         *       "full_name": "Max Member",
         *       "date_joined": "2025-10-09T08:53Z",
         *       "is_active": true,
         *       "is_owner": false,
         *       "is_admin": false,
         *       "is_guest": false,
         *       "is_bot": false,
         *       "bot_type": null,
         *       "bot_owner_id": null,
         *       "role": 400,
         *       "timezone": "",
         *       "avatar_url": "/avatar/6?version=1",
         *       "avatar_version": 1,
         *       "is_imported_stub": false
         *     }
         */
        User: {
            user_id: components["schemas"]["UserUserId"];
            /** @description The real email address; null when the caller may not see it. That of a bot is always there. */
            delivery_email: string | null;
            email: components["schemas"]["UserEmail"];
            full_name: components["schemas"]["UserFullName"];
            date_joined: components["schemas"]["UserDateJoined"];
            is_active: components["schemas"]["UserIsActive"];
            is_owner: components["schemas"]["UserIsOwner"];
            is_admin: components["schemas"]["UserIsAdmin"];
            is_guest: components["schemas"]["UserIsGuest"];
            is_bot: components["schemas"]["UserIsBot"];
            bot_type: components["schemas"]["BotType"];
            bot_owner_id: components["schemas"]["UserBotOwnerId"];
            role: components["schemas"]["Role"];
            timezone: components["schemas"]["UserTimezone"];
            /**
             * @description The avatar. Null when the client computes avatar URLs (`client_gravatar`), may see the real email address, and the user has
             *     a third-party hosted avatar. May be absent for clients with the capability `user_avatar_url_field_optional`.
             */
            avatar_url?: string | null;
            avatar_version: components["schemas"]["UserAvatarVersion"];
            is_imported_stub: components["schemas"]["UserIsImportedStub"];
            /**
             * @description Present when the account is deleted for good. Such an account is deactivated too.
             * @enum {boolean}
             */
            is_deleted?: true;
            /**
             * @description Present for the server's own bots.
             * @enum {boolean}
             */
            is_system_bot?: true;
            profile_data?: components["schemas"]["ProfileData"];
        };
        /**
         * @description The `realm_user` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "realm_user",
         *       "op": "add",
         *       "person": {
         *         "user_id": 12,
         *         "delivery_email": "quiet@example.com",
         *         "email": "quiet@example.com",
         *         "full_name": "Quinn Quiet",
         *         "date_joined": "2025-10-09T08:53Z",
         *         "is_active": true,
         *         "is_owner": false,
         *         "is_admin": false,
         *         "is_guest": false,
         *         "is_bot": false,
         *         "bot_type": null,
         *         "bot_owner_id": null,
         *         "role": 400,
         *         "timezone": "",
         *         "avatar_url": "/avatar/12",
         *         "avatar_version": 1,
         *         "is_imported_stub": false,
         *         "profile_data": {}
         *       }
         *     }
         */
        RealmUserAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user`.
             * @enum {string}
             */
            type: "realm_user";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            person: components["schemas"]["User"];
        };
        /**
         * @description The `realm_user` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "realm_user",
         *       "op": "remove",
         *       "person": {
         *         "user_id": 12,
         *         "full_name": "Unknown user"
         *       }
         *     }
         */
        RealmUserRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user`.
             * @enum {string}
             */
            type: "realm_user";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The user. */
            person: {
                /** @description The ID of the user. */
                user_id: number;
                /** @description What to show in place of the name from now on. */
                full_name: string;
            };
        };
        /**
         * @description The name.
         * @example {
         *       "user_id": 10,
         *       "full_name": "Chris Renamed"
         *     }
         */
        PersonNameUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The new name. */
            full_name: string;
        };
        /**
         * @description The avatar.
         * @example {
         *       "user_id": 10,
         *       "avatar_url": "/avatar/10",
         *       "avatar_source": "U",
         *       "avatar_url_medium": "/avatar/10/medium",
         *       "avatar_version": 2
         *     }
         */
        PersonAvatarUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description Where the picture is. */
            avatar_url: string;
            avatar_source: components["schemas"]["AvatarSource"];
            /** @description The same in medium size. */
            avatar_url_medium: string;
            /** @description Differs from the version before; for caches. */
            avatar_version: number;
        };
        /**
         * @description The time zone.
         * @example {
         *       "user_id": 10,
         *       "email": "changed@example.com",
         *       "timezone": "Europe/Berlin"
         *     }
         */
        PersonTimezoneUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /**
             * @deprecated
             * @description The API email address: use `user_id`.
             */
            email: string;
            /** @description IANA identifier, perhaps empty. */
            timezone: string;
        };
        /**
         * @description The real email address, as the receiver may see it.
         * @example {
         *       "user_id": 10,
         *       "delivery_email": null
         *     }
         */
        PersonDeliveryEmailUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description Null if the receiver may not see it any more. */
            delivery_email: string | null;
        };
        /**
         * @description The API email address, by which clients replace the one that they have.
         * @example {
         *       "user_id": 10,
         *       "new_email": "new@example.com"
         *     }
         */
        PersonEmailUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The new API email address. */
            new_email: string;
        };
        /**
         * @description The role.
         * @example {
         *       "user_id": 10,
         *       "role": 300
         *     }
         */
        PersonRoleUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            role: components["schemas"]["Role"];
        };
        /**
         * @description The owner of a bot.
         * @example {
         *       "user_id": 8,
         *       "bot_owner_id": 6
         *     }
         */
        PersonBotOwnerUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The ID of the new owner. */
            bot_owner_id: number;
        };
        /**
         * @description The account was deactivated or reactivated.
         * @example {
         *       "user_id": 9,
         *       "is_active": true
         *     }
         */
        PersonActivationUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description Whether the user is active. */
            is_active: boolean;
        };
        /**
         * @description The first login to an imported or API-created account. The event of `date_joined` follows.
         * @example {
         *       "user_id": 11,
         *       "is_imported_stub": false
         *     }
         */
        PersonImportUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /**
             * @description Always false.
             * @enum {boolean}
             */
            is_imported_stub: false;
        };
        /**
         * @description The time of joining, which the first login to an imported or API-created account sets. **Changes**: 475 this form.
         * @example {
         *       "user_id": 11,
         *       "date_joined": "2025-10-09T08:53Z"
         *     }
         */
        PersonJoinDateUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description ISO 8601. */
            date_joined: string;
        };
        /**
         * @description The value of a custom profile field.
         * @example {
         *       "user_id": 10,
         *       "custom_profile_field": {
         *         "id": 1,
         *         "value": "123",
         *         "rendered_value": "<p>123</p>"
         *       }
         *     }
         */
        PersonProfileFieldUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The field and its new value. */
            custom_profile_field: {
                /** @description The ID of the field. */
                id: number;
                /** @description As text, whatever the type of the field; null if it was cleared. */
                value: string | null;
                /** @description HTML. Only for fields that support Markdown. */
                rendered_value?: string;
            };
        };
        /** @description What has changed about a user. Several changes at once come as several events. */
        PersonUpdate: components["schemas"]["PersonNameUpdate"] | components["schemas"]["PersonAvatarUpdate"] | components["schemas"]["PersonTimezoneUpdate"] | components["schemas"]["PersonDeliveryEmailUpdate"] | components["schemas"]["PersonEmailUpdate"] | components["schemas"]["PersonRoleUpdate"] | components["schemas"]["PersonBotOwnerUpdate"] | components["schemas"]["PersonActivationUpdate"] | components["schemas"]["PersonImportUpdate"] | components["schemas"]["PersonJoinDateUpdate"] | components["schemas"]["PersonProfileFieldUpdate"];
        /**
         * @description The `realm_user` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "realm_user",
         *       "op": "update",
         *       "person": {
         *         "user_id": 10,
         *         "full_name": "Chris Renamed"
         *       }
         *     }
         */
        RealmUserUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user`.
             * @enum {string}
             */
            type: "realm_user";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            person: components["schemas"]["PersonUpdate"];
        };
        /**
         * @description A user was created or has become visible (`add`), has become invisible to the receiver (`remove`), or has changed (`update`).
         *     Goes to users who can access the user. Deactivation and reactivation are updates of `is_active`; clients remove a deactivated
         *     user from all groups and forget the status and the presence; the status of one who was reactivated follows as a `user_status` event.
         *
         *     Guests who may not access all users get `add` and `remove` when subscriptions, a new direct conversation or roles change whom they
         *     see. Of a user who was removed they forget status and presence too; the status of one who was added follows as a `user_status` event.
         *     Without the capability `user_list_incomplete` the user who was removed stays in the lists, by `full_name` of the event, and a client
         *     forgets the rest: no `delivery_email`, `role` 400, no bot, empty `profile_data`. No event comes when another
         *     `can_access_all_users_group` changes whom guests see: it ends their queues (BAD_EVENT_QUEUE_ID), and they register again.
         *
         *     **Changes**: 222 `is_active` replaces `remove` and `add` for deactivation; 228 only to users who can access the user.
         */
        RealmUserEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user`.
             * @enum {string}
             */
            type: "realm_user";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove" | "update";
        } & (components["schemas"]["RealmUserAddEvent"] | components["schemas"]["RealmUserRemoveEvent"] | components["schemas"]["RealmUserUpdateEvent"]);
        /**
         * @description The `realm_user_settings_defaults` event where `op` is `update`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "realm_user_settings_defaults",
         *       "op": "update",
         *       "property": "twenty_four_hour_time",
         *       "value": true
         *     }
         */
        RealmUserSettingsDefaultsFlagEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user_settings_defaults`.
             * @enum {string}
             */
            type: "realm_user_settings_defaults";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "twenty_four_hour_time" | "starred_message_counts" | "receives_typing_notifications" | "web_suggest_update_timezone" | "fluid_layout_width" | "high_contrast_mode" | "enable_drafts_synchronization" | "translate_emoticons" | "display_emoji_reaction_users" | "web_escape_navigates_to_home_view" | "web_navigate_to_sent_message" | "left_side_userlist" | "hide_ai_features" | "web_inbox_show_channel_folders" | "web_left_sidebar_show_channel_folders" | "web_left_sidebar_unreads_count_summary" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "enable_desktop_notifications" | "enable_sounds" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_digest_emails" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "wildcard_mentions_notify" | "enable_followed_topic_wildcard_mentions_notify" | "automatically_follow_topics_where_mentioned" | "presence_enabled" | "enter_sends" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts";
            /** @description What it is now. */
            value: boolean;
        };
        /**
         * @description The `realm_user_settings_defaults` event where `op` is `update`, and the new value is a number.
         * @example {
         *       "id": 0,
         *       "type": "realm_user_settings_defaults",
         *       "op": "update",
         *       "property": "color_scheme",
         *       "value": 2
         *     }
         */
        RealmUserSettingsDefaultsNumberEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user_settings_defaults`.
             * @enum {string}
             */
            type: "realm_user_settings_defaults";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "web_mark_read_on_scroll_policy" | "web_channel_default_view" | "web_font_size_px" | "web_line_height_percent" | "color_scheme" | "demote_inactive_streams" | "user_list_style" | "web_stream_unreads_count_display_policy" | "email_notifications_batching_period_seconds" | "desktop_icon_count_display" | "realm_name_in_email_notifications_policy" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "email_address_visibility";
            /** @description What it is now. */
            value: number;
        };
        /**
         * @description The `realm_user_settings_defaults` event where `op` is `update`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "realm_user_settings_defaults",
         *       "op": "update",
         *       "property": "web_home_view",
         *       "value": "recent"
         *     }
         */
        RealmUserSettingsDefaultsTextEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user_settings_defaults`.
             * @enum {string}
             */
            type: "realm_user_settings_defaults";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "web_home_view" | "emojiset" | "web_animate_image_previews" | "notification_sound" | "resolved_topic_notice_auto_read_policy";
            /** @description What it is now. */
            value: string;
        };
        /**
         * @description A default of the preferences of new users has changed. Goes to everybody. Names and values are those of
         *     `PATCH /realm/user_settings_defaults`.
         */
        RealmUserSettingsDefaultsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm_user_settings_defaults`.
             * @enum {string}
             */
            type: "realm_user_settings_defaults";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
        } & (components["schemas"]["RealmUserSettingsDefaultsFlagEvent"] | components["schemas"]["RealmUserSettingsDefaultsNumberEvent"] | components["schemas"]["RealmUserSettingsDefaultsTextEvent"]);
        /**
         * @description A direct message to oneself, to be sent at a time, about a message.
         * @example {
         *       "reminder_id": 1,
         *       "type": "private",
         *       "to": [
         *         5
         *       ],
         *       "content": "You asked to be reminded of a message.",
         *       "rendered_content": "<p>You asked to be reminded of a message.</p>",
         *       "scheduled_delivery_timestamp": 1900000000,
         *       "failed": false,
         *       "reminder_target_message_id": 101
         *     }
         */
        Reminder: {
            /** @description The ID of the reminder. */
            reminder_id: number;
            /**
             * @description Always `private`.
             * @enum {string}
             */
            type: "private";
            /** @description The caller's user ID. */
            to: number[];
            /** @description Markdown source. */
            content: string;
            /** @description HTML. */
            rendered_content: string;
            /**
             * Format: int64
             * @description UNIX seconds.
             */
            scheduled_delivery_timestamp: number;
            /** @description Whether the server tried and failed to send it. */
            failed: boolean;
            /**
             * Format: int64
             * @description The message that it is about.
             */
            reminder_target_message_id: number;
        };
        /**
         * @description The `reminders` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "reminders",
         *       "op": "add",
         *       "reminders": [
         *         {
         *           "reminder_id": 1,
         *           "type": "private",
         *           "to": [
         *             5
         *           ],
         *           "content": "You asked to be reminded of a message.",
         *           "rendered_content": "<p>You asked to be reminded of a message.</p>",
         *           "scheduled_delivery_timestamp": 1900000000,
         *           "failed": false,
         *           "reminder_target_message_id": 101
         *         }
         *       ]
         *     }
         */
        RemindersAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `reminders`.
             * @enum {string}
             */
            type: "reminders";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            /** @description The new ones. */
            reminders: components["schemas"]["Reminder"][];
        };
        /**
         * @description The `reminders` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "reminders",
         *       "op": "remove",
         *       "reminder_id": 1
         *     }
         */
        RemindersRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `reminders`.
             * @enum {string}
             */
            type: "reminders";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The ID of the reminder. */
            reminder_id: number;
        };
        /**
         * @description **This server does not send it**: there are no reminders.
         *
         *     Says that a reminder of the caller was created, or was sent or deleted. Would go to the user's own clients.
         *
         *     **Changes**: 399 reminders.
         */
        RemindersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `reminders`.
             * @enum {string}
             */
            type: "reminders";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove";
        } & (components["schemas"]["RemindersAddEvent"] | components["schemas"]["RemindersRemoveEvent"]);
        /**
         * @description **This server does not send it**: queues live on through a restart, and a new version shows in the next registration.
         *
         *     Says that the server was restarted, perhaps with another version. Would go to every queue, which stays valid. A client whose stored
         *     feature level differs should register again.
         * @example {
         *       "id": 0,
         *       "type": "restart",
         *       "service_version": "0.1.0",
         *       "service_merge_base": "",
         *       "service_feature_level": 496,
         *       "server_generation": 1760000000
         *     }
         */
        RestartEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `restart`.
             * @enum {string}
             */
            type: "restart";
            /** @description As in `GET /server_settings`. */
            service_version: string;
            /** @description As in `GET /server_settings`. */
            service_merge_base: string;
            /** @description As in `GET /server_settings`. */
            service_feature_level: number;
            /**
             * Format: int64
             * @description When the server was started, UNIX seconds.
             */
            server_generation: number;
        };
        /**
         * @description A text that the caller has saved for use in messages.
         * @example {
         *       "id": 1,
         *       "title": "Welcome",
         *       "content": "Welcome aboard!",
         *       "date_created": 1760000000
         *     }
         */
        SavedSnippet: {
            /** @description The ID of the snippet. */
            id: number;
            /** @description The name of the snippet. */
            title: string;
            /** @description Markdown source. */
            content: string;
            /**
             * Format: int64
             * @description UNIX seconds.
             */
            date_created: number;
        };
        /**
         * @description The `saved_snippets` event where `op` is `add` or `update`.
         * @example {
         *       "id": 0,
         *       "type": "saved_snippets",
         *       "op": "add",
         *       "saved_snippet": {
         *         "id": 1,
         *         "title": "Welcome",
         *         "content": "Welcome aboard!",
         *         "date_created": 1760000000
         *       }
         *     }
         */
        SavedSnippetsAddOrUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `saved_snippets`.
             * @enum {string}
             */
            type: "saved_snippets";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update";
            saved_snippet: components["schemas"]["SavedSnippet"];
        };
        /**
         * @description The `saved_snippets` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "saved_snippets",
         *       "op": "remove",
         *       "saved_snippet_id": 1
         *     }
         */
        SavedSnippetsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `saved_snippets`.
             * @enum {string}
             */
            type: "saved_snippets";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The ID of the snippet. */
            saved_snippet_id: number;
        };
        /**
         * @description **This server does not send it**: there are no saved snippets.
         *
         *     Says that a saved snippet of the caller was created, changed or deleted. Would go to the user's own clients.
         */
        SavedSnippetsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `saved_snippets`.
             * @enum {string}
             */
            type: "saved_snippets";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["SavedSnippetsAddOrUpdateEvent"] | components["schemas"]["SavedSnippetsRemoveEvent"]);
        /** @description A message for later delivery. It does not tell `read_by_sender`. */
        ScheduledMessage: {
            /** @description Not the ID that the message gets when it is sent. */
            scheduled_message_id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the channel, or the user IDs of a direct message. */
            to: number | number[];
            /** @description The topic. Present for a channel message. */
            topic?: string;
            /** @description The text, Markdown source. */
            content: string;
            /** @description The text as HTML. */
            rendered_content: string;
            /**
             * Format: int64
             * @description When it is due, in UNIX seconds.
             */
            scheduled_delivery_timestamp: number;
            /** @description Whether the server tried and failed to send it. It is not tried again until the sender gives it a new time. */
            failed: boolean;
        };
        /**
         * @description The `scheduled_messages` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "add",
         *       "scheduled_messages": [
         *         {
         *           "scheduled_message_id": 1,
         *           "type": "stream",
         *           "to": 1,
         *           "topic": "later",
         *           "content": "Good morning!",
         *           "rendered_content": "<p>Good morning!</p>",
         *           "scheduled_delivery_timestamp": 1900000000,
         *           "failed": false
         *         }
         *       ]
         *     }
         */
        ScheduledMessagesAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `scheduled_messages`.
             * @enum {string}
             */
            type: "scheduled_messages";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            /** @description The new ones. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        /**
         * @description The `scheduled_messages` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "update",
         *       "scheduled_message": {
         *         "scheduled_message_id": 2,
         *         "type": "private",
         *         "to": [
         *           6
         *         ],
         *         "content": "Do not forget.",
         *         "rendered_content": "<p>Do not forget.</p>",
         *         "scheduled_delivery_timestamp": 1900000000,
         *         "failed": false
         *       }
         *     }
         */
        ScheduledMessagesUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `scheduled_messages`.
             * @enum {string}
             */
            type: "scheduled_messages";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            scheduled_message: components["schemas"]["ScheduledMessage"];
        };
        /**
         * @description The `scheduled_messages` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "remove",
         *       "scheduled_message_id": 1
         *     }
         */
        ScheduledMessagesRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `scheduled_messages`.
             * @enum {string}
             */
            type: "scheduled_messages";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The ID of the scheduled message. */
            scheduled_message_id: number;
        };
        /** @description A scheduled message of the caller was created, changed (or has failed), or was sent or deleted. Goes to the user's own clients. */
        ScheduledMessagesEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `scheduled_messages`.
             * @enum {string}
             */
            type: "scheduled_messages";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["ScheduledMessagesAddEvent"] | components["schemas"]["ScheduledMessagesUpdateEvent"] | components["schemas"]["ScheduledMessagesRemoveEvent"]);
        /** @description The ID of the channel. */
        ChannelStreamId: number;
        /** @description At most `max_stream_name_length` code points. */
        ChannelName: string;
        /** @description Markdown, at most `max_stream_description_length` code points, without newlines. */
        ChannelDescription: string;
        /** @description The description as HTML. */
        ChannelRenderedDescription: string;
        /**
         * Format: int64
         * @description UNIX seconds.
         */
        ChannelDateCreated: number;
        /** @description Who created the channel; null when nobody is recorded. */
        ChannelCreatorId: number | null;
        /** @description Whether the channel is private. */
        ChannelInviteOnly: boolean;
        /**
         * @deprecated
         * @description Whether `stream_post_policy`, which replaces it, is 2.
         */
        ChannelIsAnnouncementOnly: boolean;
        /** @description Whether everybody may read the history, also without an account. The API itself asks for credentials all the same. */
        ChannelIsWebPublic: boolean;
        /**
         * @deprecated
         * @description Follows from `can_send_message_group`, which replaces it: 2 when that is the system group of the administrators, 3 of the
         *     full members, 4 of the moderators, and 1 (everybody) in every other case.
         * @enum {integer}
         */
        ChannelPostPolicy: 1 | 2 | 3 | 4;
        /** @description Whether the channel is archived. */
        ChannelIsArchived: boolean;
        /**
         * Format: int64
         * @description The oldest message of the channel; null when there is none.
         */
        ChannelFirstMessageId: number | null;
        /**
         * @description The channel folder; null when the channel is in none.
         *     **Changes**: feature level 389.
         */
        ChannelFolderId: number | null;
        /** @description Whether the channel had a message in the last 180 days. */
        ChannelIsRecentlyActive: boolean;
        /**
         * @description Whether new subscribers see the earlier messages. Always true for a public channel; a private one where it is false
         *     has protected history.
         */
        ChannelHistoryPublicToSubscribers: boolean;
        /** @description Days after which messages are deleted; -1 for never; null for the organisation's default. */
        ChannelMessageRetentionDays: number | null;
        /** @description Messages in a week on average, of the last four weeks; null when the channel is younger than a week. */
        ChannelStreamWeeklyTraffic: number | null;
        /** @description How many active users are subscribed. */
        ChannelSubscriberCount: number;
        /**
         * @description What topics are allowed in a channel: as the organisation has it, the empty topic too, every topic but the empty one, or only
         *     the empty one (for a channel whose messages are all in the empty topic, as in a new one). Without it, a new channel has `inherit`;
         *     another value needs `can_set_topics_policy_group`. `empty_topic_only` is refused while the channel has messages in other topics.
         *     **Changes**: `empty_topic_only` from feature level 404.
         * @enum {string}
         */
        TopicsPolicy: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
        /**
         * @description A channel, without what is personal to a subscriber.
         *
         *     The permissions, each of them a group-setting value:
         *
         *     - `can_add_subscribers_group`: may subscribe others.
         *     - `can_administer_channel_group`: may change the channel's properties, archive it, and unsubscribe others.
         *     - `can_create_topic_group`: may start a new topic.
         *     - `can_delete_any_message_group`: may delete any message of the channel.
         *     - `can_delete_own_message_group`: may delete messages of their own.
         *     - `can_move_messages_out_of_channel_group`: may move messages to other channels.
         *     - `can_move_messages_within_channel_group`: may move messages between topics of the channel.
         *     - `can_remove_subscribers_group`: may unsubscribe others.
         *     - `can_resolve_topics_group`: may resolve topics of the channel.
         *     - `can_send_message_group`: may post in the channel.
         *     - `can_subscribe_group`: may subscribe themselves, also when the channel is private.
         *
         *     **Changes**: 396 moving between channels; 402 resolving topics; 407 deleting messages; 441 creating topics.
         */
        Channel: {
            stream_id: components["schemas"]["ChannelStreamId"];
            name: components["schemas"]["ChannelName"];
            description: components["schemas"]["ChannelDescription"];
            rendered_description: components["schemas"]["ChannelRenderedDescription"];
            date_created: components["schemas"]["ChannelDateCreated"];
            creator_id: components["schemas"]["ChannelCreatorId"];
            invite_only: components["schemas"]["ChannelInviteOnly"];
            is_announcement_only: components["schemas"]["ChannelIsAnnouncementOnly"];
            is_web_public: components["schemas"]["ChannelIsWebPublic"];
            stream_post_policy: components["schemas"]["ChannelPostPolicy"];
            is_archived: components["schemas"]["ChannelIsArchived"];
            first_message_id: components["schemas"]["ChannelFirstMessageId"];
            folder_id: components["schemas"]["ChannelFolderId"];
            is_recently_active: components["schemas"]["ChannelIsRecentlyActive"];
            history_public_to_subscribers: components["schemas"]["ChannelHistoryPublicToSubscribers"];
            message_retention_days: components["schemas"]["ChannelMessageRetentionDays"];
            stream_weekly_traffic: components["schemas"]["ChannelStreamWeeklyTraffic"];
            subscriber_count: components["schemas"]["ChannelSubscriberCount"];
            topics_policy: components["schemas"]["TopicsPolicy"];
            can_add_subscribers_group: components["schemas"]["GroupSettingValue"];
            can_administer_channel_group: components["schemas"]["GroupSettingValue"];
            can_create_topic_group: components["schemas"]["GroupSettingValue"];
            can_delete_any_message_group: components["schemas"]["GroupSettingValue"];
            can_delete_own_message_group: components["schemas"]["GroupSettingValue"];
            can_move_messages_out_of_channel_group: components["schemas"]["GroupSettingValue"];
            can_move_messages_within_channel_group: components["schemas"]["GroupSettingValue"];
            can_remove_subscribers_group: components["schemas"]["GroupSettingValue"];
            can_resolve_topics_group: components["schemas"]["GroupSettingValue"];
            can_send_message_group: components["schemas"]["GroupSettingValue"];
            can_subscribe_group: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The `stream` event where `op` is `create`.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "create",
         *       "streams": [
         *         {
         *           "stream_id": 1,
         *           "name": "general",
         *           "description": "For everybody.",
         *           "rendered_description": "<p>For everybody.</p>",
         *           "date_created": 1760000000,
         *           "creator_id": 1,
         *           "invite_only": false,
         *           "is_announcement_only": false,
         *           "is_web_public": false,
         *           "stream_post_policy": 1,
         *           "is_archived": false,
         *           "first_message_id": 101,
         *           "folder_id": null,
         *           "is_recently_active": true,
         *           "history_public_to_subscribers": true,
         *           "message_retention_days": null,
         *           "stream_weekly_traffic": null,
         *           "subscriber_count": 7,
         *           "topics_policy": "inherit",
         *           "can_add_subscribers_group": 8,
         *           "can_administer_channel_group": {
         *             "direct_members": [
         *               1
         *             ],
         *             "direct_subgroups": []
         *           },
         *           "can_create_topic_group": 2,
         *           "can_delete_any_message_group": 8,
         *           "can_delete_own_message_group": 8,
         *           "can_move_messages_out_of_channel_group": 8,
         *           "can_move_messages_within_channel_group": 8,
         *           "can_remove_subscribers_group": 6,
         *           "can_resolve_topics_group": 8,
         *           "can_send_message_group": 2,
         *           "can_subscribe_group": 8
         *         }
         *       ]
         *     }
         */
        StreamCreateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `create`.
             * @enum {string}
             */
            op: "create";
            /** @description The channels. */
            streams: components["schemas"]["Channel"][];
        };
        /**
         * @description The `stream` event where `op` is `delete`.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "delete",
         *       "streams": [
         *         {
         *           "stream_id": 24
         *         }
         *       ],
         *       "stream_ids": [
         *         24
         *       ]
         *     }
         */
        StreamDeleteEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `delete`.
             * @enum {string}
             */
            op: "delete";
            /**
             * @deprecated
             * @description The same IDs in objects, as before level 343. `stream_ids` replaces it.
             */
            streams: {
                /** @description The ID of the channel. */
                stream_id: number;
            }[];
            /** @description IDs of the channels. **Changes**: 343. */
            stream_ids: number[];
        };
        /**
         * @description The `stream` event where `op` is `update`, and `property` is `description`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "stream_id": 23,
         *       "name": "design",
         *       "property": "description",
         *       "value": "Shapes.",
         *       "rendered_description": "<p>Shapes.</p>"
         *     }
         */
        StreamDescriptionUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel. */
            name: string;
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "description";
            /** @description Markdown source. */
            value: string;
            /** @description HTML. */
            rendered_description: string;
        };
        /**
         * @description The `stream` event where `op` is `update`, and `property` is `invite_only`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "stream_id": 23,
         *       "name": "design",
         *       "property": "invite_only",
         *       "value": true,
         *       "history_public_to_subscribers": false,
         *       "is_web_public": false
         *     }
         */
        StreamPrivacyUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel. */
            name: string;
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "invite_only";
            /** @description Whether it is private. */
            value: boolean;
            /** @description Whether new subscribers see the earlier messages. */
            history_public_to_subscribers: boolean;
            /** @description Whether everybody may read the history, also without an account. The API itself asks for credentials all the same. */
            is_web_public: boolean;
        };
        /**
         * @description The `stream` event where `op` is `update`, and `property` is `name` or `topics_policy`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "stream_id": 23,
         *       "name": "design",
         *       "property": "name",
         *       "value": "art"
         *     }
         */
        StreamTextUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel; if `property` is `name`, the former one. */
            name: string;
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "name" | "topics_policy";
            /** @description What it is now. */
            value: string;
        };
        /**
         * @description The `stream` event where `op` is `update`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "stream_id": 23,
         *       "name": "design",
         *       "property": "is_archived",
         *       "value": true
         *     }
         */
        StreamFlagUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel. */
            name: string;
            /**
             * @description `is_announcement_only` is deprecated: read `can_send_message_group`.
             * @enum {string}
             */
            property: "is_archived" | "is_recently_active" | "is_announcement_only";
            /** @description What it is now. */
            value: boolean;
        };
        /**
         * @description The `stream` event where `op` is `update`, and the new value is a number.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "stream_id": 23,
         *       "name": "design",
         *       "property": "folder_id",
         *       "value": 1
         *     }
         */
        StreamNumberUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel. */
            name: string;
            /**
             * @description `stream_post_policy` is deprecated: read `can_send_message_group`.
             * @enum {string}
             */
            property: "first_message_id" | "folder_id" | "message_retention_days" | "stream_weekly_traffic" | "stream_post_policy";
            /**
             * Format: int64
             * @description As in the channel object.
             */
            value: number | null;
        };
        /**
         * @description The `stream` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "stream_id": 23,
         *       "name": "design",
         *       "property": "can_send_message_group",
         *       "value": 6
         *     }
         */
        StreamPermissionUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel. */
            name: string;
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "can_add_subscribers_group" | "can_administer_channel_group" | "can_create_topic_group" | "can_delete_any_message_group" | "can_delete_own_message_group" | "can_move_messages_out_of_channel_group" | "can_move_messages_within_channel_group" | "can_remove_subscribers_group" | "can_resolve_topics_group" | "can_send_message_group" | "can_subscribe_group";
            value: components["schemas"]["GroupSettingValue"];
        };
        /** @description One property of one channel; several changes at once come as several events. */
        StreamUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
        } & (components["schemas"]["StreamDescriptionUpdateEvent"] | components["schemas"]["StreamPrivacyUpdateEvent"] | components["schemas"]["StreamTextUpdateEvent"] | components["schemas"]["StreamFlagUpdateEvent"] | components["schemas"]["StreamNumberUpdateEvent"] | components["schemas"]["StreamPermissionUpdateEvent"]);
        /**
         * @description A channel was created or has become visible to the receiver (`create`), was deleted or has become invisible (`delete`), or has
         *     changed (`update`). Goes to everybody who can see the channel: public ones to all but guests who are not subscribed, web-public
         *     ones to all, private ones to administrators, subscribers and members of the groups that its settings give access.
         *
         *     Archiving is `update` of `is_archived` for queues with the capability `archived_channels`, `delete` for others; unarchiving
         *     `update` or `create` likewise. What is unread in an archived channel is read: no `update_message_flags` event says so.
         *
         *     `create` does not say whether the caller was ever subscribed: a client puts the channel into `never_subscribed` (the next
         *     registration has it in `unsubscribed` if the caller has left it). Who is subscribed follows in `subscription` events.
         */
        StreamEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "create" | "delete" | "update";
        } & (components["schemas"]["StreamCreateEvent"] | components["schemas"]["StreamDeleteEvent"] | components["schemas"]["StreamUpdateEvent"]);
        /**
         * @description **This server does not send it**: messages have no widgets.
         *
         *     Says that something was added to a widget (a poll, a to-do list) under a message. Would go to everybody who receives the message.
         * @example {
         *       "id": 0,
         *       "type": "submessage",
         *       "msg_type": "widget",
         *       "message_id": 102,
         *       "submessage_id": 1,
         *       "sender_id": 6,
         *       "content": "{\"type\":\"vote\",\"key\":\"canned,0\",\"vote\":1}"
         *     }
         */
        SubmessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `submessage`.
             * @enum {string}
             */
            type: "submessage";
            /**
             * @description Always `widget`.
             * @enum {string}
             */
            msg_type: "widget";
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description The ID of the submessage. */
            submessage_id: number;
            /** @description Who added it. */
            sender_id: number;
            /** @description The data of the widget, JSON text. */
            content: string;
        };
        /**
         * @description A user's own colour of a channel; picked by the server when the user gives none. It changes nothing for those who are subscribed
         *     already.
         */
        ChannelColor: string;
        /**
         * @description A channel as one of its subscribers sees it: the fields of `Channel`, and the personal ones.
         *     The permissions mean what they mean in `Channel`.
         */
        Subscription: {
            stream_id: components["schemas"]["ChannelStreamId"];
            name: components["schemas"]["ChannelName"];
            description: components["schemas"]["ChannelDescription"];
            rendered_description: components["schemas"]["ChannelRenderedDescription"];
            date_created: components["schemas"]["ChannelDateCreated"];
            creator_id: components["schemas"]["ChannelCreatorId"];
            invite_only: components["schemas"]["ChannelInviteOnly"];
            /** @description User IDs of all subscribers, in ascending order. Present only when subscribers were asked for. */
            subscribers?: number[];
            /**
             * @description User IDs of some of the subscribers, in ascending order: all bots, all users active in the last 14 days, and any others.
             *     May stand in place of `subscribers` when partial lists were asked for.
             *     **Changes**: feature level 412.
             */
            partial_subscribers?: number[];
            /** @description Visible desktop notifications; null inherits `enable_stream_desktop_notifications`. */
            desktop_notifications: boolean | null;
            /** @description Email notifications; null inherits `enable_stream_email_notifications`. */
            email_notifications: boolean | null;
            /** @description Whether wildcard mentions notify; null inherits the user's `wildcard_mentions_notify`. */
            wildcard_mentions_notify: boolean | null;
            /**
             * @description Mobile push notifications; null inherits `enable_stream_push_notifications`. Kept for clients: the server sends those of direct
             *     messages and mentions alone.
             */
            push_notifications: boolean | null;
            /** @description Audible desktop notifications; null inherits `enable_stream_audible_notifications`. */
            audible_notifications: boolean | null;
            /** @description Whether the user pinned the channel. */
            pin_to_top: boolean;
            /** @description Whether the user muted the channel. **Changes**: feature level 139. */
            is_muted: boolean;
            /**
             * @deprecated
             * @description The inverse of `is_muted`. Use that.
             */
            in_home_view: boolean;
            is_announcement_only: components["schemas"]["ChannelIsAnnouncementOnly"];
            is_web_public: components["schemas"]["ChannelIsWebPublic"];
            color: components["schemas"]["ChannelColor"];
            stream_post_policy: components["schemas"]["ChannelPostPolicy"];
            is_archived: components["schemas"]["ChannelIsArchived"];
            first_message_id: components["schemas"]["ChannelFirstMessageId"];
            folder_id: components["schemas"]["ChannelFolderId"];
            is_recently_active: components["schemas"]["ChannelIsRecentlyActive"];
            history_public_to_subscribers: components["schemas"]["ChannelHistoryPublicToSubscribers"];
            message_retention_days: components["schemas"]["ChannelMessageRetentionDays"];
            stream_weekly_traffic: components["schemas"]["ChannelStreamWeeklyTraffic"];
            subscriber_count: components["schemas"]["ChannelSubscriberCount"];
            topics_policy: components["schemas"]["TopicsPolicy"];
            can_add_subscribers_group: components["schemas"]["GroupSettingValue"];
            can_administer_channel_group: components["schemas"]["GroupSettingValue"];
            can_create_topic_group: components["schemas"]["GroupSettingValue"];
            can_delete_any_message_group: components["schemas"]["GroupSettingValue"];
            can_delete_own_message_group: components["schemas"]["GroupSettingValue"];
            can_move_messages_out_of_channel_group: components["schemas"]["GroupSettingValue"];
            can_move_messages_within_channel_group: components["schemas"]["GroupSettingValue"];
            can_remove_subscribers_group: components["schemas"]["GroupSettingValue"];
            can_resolve_topics_group: components["schemas"]["GroupSettingValue"];
            can_send_message_group: components["schemas"]["GroupSettingValue"];
            can_subscribe_group: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The `subscription` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "add",
         *       "subscriptions": [
         *         {
         *           "stream_id": 1,
         *           "name": "general",
         *           "description": "For everybody.",
         *           "rendered_description": "<p>For everybody.</p>",
         *           "date_created": 1760000000,
         *           "creator_id": 1,
         *           "invite_only": false,
         *           "desktop_notifications": null,
         *           "email_notifications": null,
         *           "wildcard_mentions_notify": null,
         *           "push_notifications": null,
         *           "audible_notifications": null,
         *           "pin_to_top": false,
         *           "is_muted": false,
         *           "in_home_view": true,
         *           "color": "#2a9d8f",
         *           "is_announcement_only": false,
         *           "is_web_public": false,
         *           "stream_post_policy": 1,
         *           "is_archived": false,
         *           "first_message_id": 101,
         *           "folder_id": null,
         *           "is_recently_active": true,
         *           "history_public_to_subscribers": true,
         *           "message_retention_days": null,
         *           "stream_weekly_traffic": null,
         *           "subscriber_count": 7,
         *           "topics_policy": "inherit",
         *           "can_add_subscribers_group": 8,
         *           "can_administer_channel_group": {
         *             "direct_members": [
         *               1
         *             ],
         *             "direct_subgroups": []
         *           },
         *           "can_create_topic_group": 2,
         *           "can_delete_any_message_group": 8,
         *           "can_delete_own_message_group": 8,
         *           "can_move_messages_out_of_channel_group": 8,
         *           "can_move_messages_within_channel_group": 8,
         *           "can_remove_subscribers_group": 6,
         *           "can_resolve_topics_group": 8,
         *           "can_send_message_group": 2,
         *           "can_subscribe_group": 8
         *         }
         *       ]
         *     }
         */
        SubscriptionAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            /** @description The channels. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /**
         * @description The `subscription` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "remove",
         *       "subscriptions": [
         *         {
         *           "stream_id": 26,
         *           "name": "welcome"
         *         }
         *       ]
         *     }
         */
        SubscriptionRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The channels. */
            subscriptions: {
                /** @description The ID of the channel. */
                stream_id: number;
                /** @description The name of the channel. */
                name: string;
            }[];
        };
        /**
         * @description The `subscription` event where `op` is `update`, and `property` is `color`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "update",
         *       "stream_id": 1,
         *       "property": "color",
         *       "value": "#76ce90"
         *     }
         */
        SubscriptionColorUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "color";
            /** @description What it is now. */
            value: string;
        };
        /**
         * @description The `subscription` event where `op` is `update`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "update",
         *       "stream_id": 1,
         *       "property": "is_muted",
         *       "value": true
         *     }
         */
        SubscriptionFlagUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /**
             * @description `in_home_view` is deprecated: the inverse of `is_muted`.
             * @enum {string}
             */
            property: "is_muted" | "pin_to_top" | "in_home_view";
            /** @description What it is now. */
            value: boolean;
        };
        /**
         * @description The `subscription` event where `op` is `update`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "update",
         *       "stream_id": 1,
         *       "property": "push_notifications",
         *       "value": null
         *     }
         */
        SubscriptionNotificationsUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the channel. */
            stream_id: number;
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "desktop_notifications" | "email_notifications" | "wildcard_mentions_notify" | "push_notifications" | "audible_notifications";
            /** @description Null if the preference of the user applies. */
            value: boolean | null;
        };
        /** @description One property. Muting and unmuting a channel gives two events, of `is_muted` and of `in_home_view`. */
        SubscriptionUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
        } & (components["schemas"]["SubscriptionColorUpdateEvent"] | components["schemas"]["SubscriptionFlagUpdateEvent"] | components["schemas"]["SubscriptionNotificationsUpdateEvent"]);
        /**
         * @description The `subscription` event where `op` is `peer_add` or `peer_remove`.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "peer_add",
         *       "stream_ids": [
         *         23
         *       ],
         *       "user_ids": [
         *         3
         *       ]
         *     }
         */
        SubscriptionPeersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "peer_add" | "peer_remove";
            /** @description IDs of the channels, each for all of `user_ids`. */
            stream_ids: number[];
            /** @description The IDs of the users. */
            user_ids: number[];
        };
        /**
         * @description The caller was subscribed to channels (`add`) or unsubscribed (`remove`), or a personal property of a subscription has changed
         *     (`update`): these go to the user's own clients. Other users were subscribed or unsubscribed (`peer_add`, `peer_remove`): these
         *     go to everybody who may see the subscribers of the channels.
         *
         *     With `remove`, what the user had not read in the channel is read: no `update_message_flags` event says so. With a private channel its
         *     messages are lost, starred ones too, and come back with it: see `starred_messages` of `POST /register`. Another `is_muted` changes
         *     which wildcard mentions count: see `unread_msgs` there.
         *
         *     **Changes**: 35 lists in `peer_add` and `peer_remove`; 139 `is_muted`; 412 `partial_subscribers`.
         */
        SubscriptionEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `subscription`.
             * @enum {string}
             */
            type: "subscription";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove" | "update" | "peer_add" | "peer_remove";
        } & (components["schemas"]["SubscriptionAddEvent"] | components["schemas"]["SubscriptionRemoveEvent"] | components["schemas"]["SubscriptionUpdateEvent"] | components["schemas"]["SubscriptionPeersEvent"]);
        /**
         * @description A user in a typing event.
         * @example {
         *       "user_id": 6,
         *       "email": "member2@example.com"
         *     }
         */
        TypingUser: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The API email address. */
            email: string;
        };
        /**
         * @description The `typing` event where `op` is `start` or `stop`, and `message_type` is `direct`.
         * @example {
         *       "id": 0,
         *       "type": "typing",
         *       "op": "start",
         *       "message_type": "direct",
         *       "sender": {
         *         "user_id": 6,
         *         "email": "member2@example.com"
         *       },
         *       "recipients": [
         *         {
         *           "user_id": 5,
         *           "email": "member@example.com"
         *         },
         *         {
         *           "user_id": 6,
         *           "email": "member2@example.com"
         *         }
         *       ]
         *     }
         */
        TypingDirectMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `typing`.
             * @enum {string}
             */
            type: "typing";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "direct";
            sender: components["schemas"]["TypingUser"];
            /** @description Everybody in the conversation, the sender too. */
            recipients: components["schemas"]["TypingUser"][];
        };
        /**
         * @description The `typing` event where `op` is `start` or `stop`, and `message_type` is `stream`.
         * @example {
         *       "id": 0,
         *       "type": "typing",
         *       "op": "stop",
         *       "message_type": "stream",
         *       "sender": {
         *         "user_id": 6,
         *         "email": "member2@example.com"
         *       },
         *       "stream_id": 1,
         *       "topic": "lunch"
         *     }
         */
        TypingChannelMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `typing`.
             * @enum {string}
             */
            type: "typing";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "stream";
            sender: components["schemas"]["TypingUser"];
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic: string;
        };
        /**
         * @description A user has started typing a message, or stopped. Goes to the recipients who have `receives_typing_notifications` on; in
         *     channels only to queues with the capability `stream_typing_notifications`, and only in channels of at most 100 subscribers.
         *     Without a new `start` within `server_typing_started_expiry_period_milliseconds` typing has stopped.
         */
        TypingEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `typing`.
             * @enum {string}
             */
            type: "typing";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description Whether the messages are direct ones or of a channel.
             * @enum {string}
             */
            message_type: "direct" | "stream";
        } & (components["schemas"]["TypingDirectMessageEvent"] | components["schemas"]["TypingChannelMessageEvent"]);
        /**
         * @description The topic and channel of an edit that is being typed.
         * @example {
         *       "type": "channel",
         *       "channel_id": 1,
         *       "topic": "edits"
         *     }
         */
        EditedChannelMessageRecipient: {
            /**
             * @description Always `channel`.
             * @enum {string}
             */
            type: "channel";
            /** @description The ID of the channel. */
            channel_id: number;
            /** @description The topic. */
            topic: string;
        };
        /**
         * @description The people who read an edit that is being typed.
         * @example {
         *       "type": "direct",
         *       "user_ids": [
         *         5,
         *         6
         *       ]
         *     }
         */
        EditedDirectMessageRecipient: {
            /**
             * @description Always `direct`.
             * @enum {string}
             */
            type: "direct";
            /** @description Everybody in the conversation, the sender too. */
            user_ids: number[];
        };
        /**
         * @description A user has started editing the text of a message, or stopped. Goes to whom `typing` would go to.
         * @example {
         *       "id": 0,
         *       "type": "typing_edit_message",
         *       "op": "start",
         *       "sender_id": 6,
         *       "message_id": 116,
         *       "recipient": {
         *         "type": "channel",
         *         "channel_id": 1,
         *         "topic": "edits"
         *       }
         *     }
         */
        TypingEditMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `typing_edit_message`.
             * @enum {string}
             */
            type: "typing_edit_message";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /** @description Who edits. */
            sender_id: number;
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description Where the message is. */
            recipient: components["schemas"]["EditedChannelMessageRecipient"] | components["schemas"]["EditedDirectMessageRecipient"];
        };
        /**
         * @description What is moved: this message, this and the following ones of its topic, or the whole topic; `change_one` when a request leaves it
         *     out. Editing only the content takes none but `change_one`.
         * @enum {string}
         */
        PropagateMode: "change_one" | "change_later" | "change_all";
        /**
         * @description A message was edited or messages were moved, or the server rendered a message again. Goes to everybody who holds one of the
         *     messages and may read it, also after leaving a public channel, where the channel's history is shared to all subscribers, and for a
         *     public channel to queues registered with `all_public_streams`. `flags` are those of the message that `message_id` names.
         *     Who could not read the channel that messages come from is not told of the move: to them the messages are new, and GET has them.
         *
         *     The content of `message_id` alone was edited by a user if `orig_content` is present. `message_ids` were moved if `orig_subject` is
         *     present: to another topic if `subject` is present, to another channel if `new_stream_id` is present. Both can happen at once, except
         *     content together with the channel. With `rendering_only` nothing was edited: links got a preview.
         *
         *     **Changes**: 114 `rendering_only` and a null `user_id`; 393 `message_ids` sorted.
         * @example {
         *       "id": 0,
         *       "type": "update_message",
         *       "user_id": 5,
         *       "edit_timestamp": 1760000000,
         *       "message_id": 112,
         *       "message_ids": [
         *         112
         *       ],
         *       "flags": [
         *         "read"
         *       ],
         *       "rendering_only": false,
         *       "stream_id": 1,
         *       "stream_name": "general",
         *       "orig_subject": "moves",
         *       "subject": "elsewhere",
         *       "topic_links": [],
         *       "propagate_mode": "change_one"
         *     }
         */
        UpdateMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `update_message`.
             * @enum {string}
             */
            type: "update_message";
            /** @description Who edited; null if `rendering_only`. */
            user_id: number | null;
            /**
             * Format: int64
             * @description UNIX seconds.
             */
            edit_timestamp: number;
            /**
             * Format: int64
             * @description The message that the edit was addressed to.
             */
            message_id: number;
            /** @description All that were changed, in increasing order. */
            message_ids: number[];
            /** @description The receiver's flags of `message_id` after the edit. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description Whether no user edited anything. */
            rendering_only: boolean;
            /** @description The channel that the messages were in before. Only for channel messages. */
            stream_id?: number;
            /**
             * @deprecated
             * @description The name of that channel: read it by `stream_id`. Only for channel messages.
             */
            stream_name?: string;
            /** @description The Markdown source before. Only if the content was edited. */
            orig_content?: string;
            /** @description The HTML before. Only if the content was edited. */
            orig_rendered_content?: string;
            /** @description The Markdown source. Only if the content was edited or rendered again. */
            content?: string;
            /** @description The HTML. Only if the content was edited or rendered again. */
            rendered_content?: string;
            /** @description Whether the text begins with `/me `. Only if the content was edited or rendered again. */
            is_me_message?: boolean;
            /** @description The topic before. Only if messages were moved. */
            orig_subject?: string;
            /** @description The new topic. Only if the topic was changed. */
            subject?: string;
            /** @description Links that linkifiers find in the new topic. Only if the topic was changed. */
            topic_links?: components["schemas"]["TopicLink"][];
            /** @description The channel that the messages are in now. Only if the channel was changed. */
            new_stream_id?: number;
            propagate_mode?: components["schemas"]["PropagateMode"];
        };
        /**
         * @description The `update_message_flags` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "update_message_flags",
         *       "op": "add",
         *       "operation": "add",
         *       "flag": "starred",
         *       "messages": [
         *         118
         *       ],
         *       "all": false
         *     }
         */
        UpdateMessageFlagsAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `update_message_flags`.
             * @enum {string}
             */
            type: "update_message_flags";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            /**
             * @deprecated
             * @description The older name of `op`.
             * @enum {string}
             */
            operation: "add";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages; empty with `all`. */
            messages: number[];
            /** @description Whether all messages were marked as read at once. */
            all: boolean;
        };
        /**
         * @description Of a direct message that is unread again: its people.
         * @example {
         *       "type": "private",
         *       "user_ids": [
         *         6
         *       ]
         *     }
         */
        UnreadDirectMessageDetails: {
            /**
             * @description Always `private`.
             * @enum {string}
             */
            type: "private";
            /** @description The others in the conversation; empty if there are none. */
            user_ids: number[];
            /**
             * @description Present if the caller is mentioned.
             * @enum {boolean}
             */
            mentioned?: true;
        };
        /**
         * @description Of a channel message that is unread again: its place.
         * @example {
         *       "type": "stream",
         *       "stream_id": 1,
         *       "topic": "lunch"
         *     }
         */
        UnreadChannelMessageDetails: {
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic: string;
            /**
             * @description Present if the caller is mentioned, by a wildcard too.
             * @enum {boolean}
             */
            mentioned?: true;
            /** @description Whether the caller sees the message as not muted, by the channel's or the topic's policy. */
            unmuted_stream_msg?: boolean;
        };
        /** @description Where a message is that has become unread. */
        UnreadMessageDetails: components["schemas"]["UnreadDirectMessageDetails"] | components["schemas"]["UnreadChannelMessageDetails"];
        /**
         * @description The `update_message_flags` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "update_message_flags",
         *       "op": "remove",
         *       "operation": "remove",
         *       "flag": "read",
         *       "messages": [
         *         101,
         *         107
         *       ],
         *       "all": false,
         *       "message_details": {
         *         "101": {
         *           "type": "stream",
         *           "stream_id": 1,
         *           "topic": "lunch"
         *         },
         *         "107": {
         *           "type": "private",
         *           "user_ids": [
         *             6
         *           ]
         *         }
         *       }
         *     }
         */
        UpdateMessageFlagsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `update_message_flags`.
             * @enum {string}
             */
            type: "update_message_flags";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /**
             * @deprecated
             * @description The older name of `op`.
             * @enum {string}
             */
            operation: "remove";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages. */
            messages: number[];
            /**
             * @description Always false.
             * @enum {boolean}
             */
            all: false;
            /** @description By message ID, what a client needs to count a message as unread that it may not have. Only if `flag` is `read`. */
            message_details?: {
                [key: string]: components["schemas"]["UnreadMessageDetails"];
            };
        };
        /**
         * @description A flag of the caller was set or cleared on messages. Goes to the user's own clients. The server sends none when nothing changed,
         *     nor when the caller leaves a channel or a channel is archived, after which its messages count as read.
         *
         *     **Changes**: 32 `op` replaces `operation`; 121 marking as unread, with `message_details`.
         */
        UpdateMessageFlagsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `update_message_flags`.
             * @enum {string}
             */
            type: "update_message_flags";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "remove";
        } & (components["schemas"]["UpdateMessageFlagsAddEvent"] | components["schemas"]["UpdateMessageFlagsRemoveEvent"]);
        /**
         * @description A user group. The permissions, each of them a group-setting value:
         *
         *     - `can_add_members_group`: may add others to the group.
         *     - `can_join_group`: may join.
         *     - `can_leave_group`: may leave.
         *     - `can_manage_group`: may change the group and its members.
         *     - `can_mention_group`: may mention it.
         *     - `can_remove_members_group`: may remove others from it.
         * @example {
         *       "id": 21,
         *       "name": "engineering",
         *       "description": "Builds things.",
         *       "creator_id": 5,
         *       "date_created": 1760000000,
         *       "members": [
         *         5,
         *         6
         *       ],
         *       "direct_subgroup_ids": [],
         *       "is_system_group": false,
         *       "deactivated": false,
         *       "can_add_members_group": 8,
         *       "can_join_group": 8,
         *       "can_leave_group": 2,
         *       "can_manage_group": {
         *         "direct_members": [
         *           5
         *         ],
         *         "direct_subgroups": []
         *       },
         *       "can_mention_group": 2,
         *       "can_remove_members_group": 8
         *     }
         */
        UserGroup: {
            /** @description The ID of the group. */
            id: number;
            /** @description Unique in the organisation without regard to case. */
            name: string;
            /** @description What the group is for. */
            description: string;
            /** @description Who created the group; null when nobody is recorded. */
            creator_id: number | null;
            /**
             * Format: int64
             * @description UNIX seconds; null when it is not recorded.
             */
            date_created: number | null;
            /** @description IDs of direct members, ascending. A deactivated user is in no group. */
            members: number[];
            /** @description IDs of groups whose members are members too, ascending. */
            direct_subgroup_ids: number[];
            /** @description Whether the members follow from their roles. Such a group cannot be changed. */
            is_system_group: boolean;
            /** @description A deactivated group cannot be mentioned, nor be named in a permission. */
            deactivated: boolean;
            can_add_members_group: components["schemas"]["GroupSettingValue"];
            can_join_group: components["schemas"]["GroupSettingValue"];
            can_leave_group: components["schemas"]["GroupSettingValue"];
            can_manage_group: components["schemas"]["GroupSettingValue"];
            can_mention_group: components["schemas"]["GroupSettingValue"];
            can_remove_members_group: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The `user_group` event where `op` is `add`.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "add",
         *       "group": {
         *         "id": 21,
         *         "name": "engineering",
         *         "description": "Builds things.",
         *         "creator_id": 5,
         *         "date_created": 1760000000,
         *         "members": [
         *           5,
         *           6
         *         ],
         *         "direct_subgroup_ids": [],
         *         "is_system_group": false,
         *         "deactivated": false,
         *         "can_add_members_group": 8,
         *         "can_join_group": 8,
         *         "can_leave_group": 2,
         *         "can_manage_group": {
         *           "direct_members": [
         *             5
         *           ],
         *           "direct_subgroups": []
         *         },
         *         "can_mention_group": 2,
         *         "can_remove_members_group": 8
         *       }
         *     }
         */
        UserGroupAddEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description Always `add`.
             * @enum {string}
             */
            op: "add";
            group: components["schemas"]["UserGroup"];
        };
        /**
         * @description The `user_group` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "update",
         *       "group_id": 24,
         *       "data": {
         *         "description": "It was changed.",
         *         "can_mention_group": 3
         *       }
         *     }
         */
        UserGroupUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the group. */
            group_id: number;
            /** @description What has changed. */
            data: {
                /** @description The new name of the group. */
                name?: string;
                /** @description What the group is for. */
                description?: string;
                /** @description Whether it is deactivated. */
                deactivated?: boolean;
                can_add_members_group?: components["schemas"]["GroupSettingValue"];
                can_join_group?: components["schemas"]["GroupSettingValue"];
                can_leave_group?: components["schemas"]["GroupSettingValue"];
                can_manage_group?: components["schemas"]["GroupSettingValue"];
                can_mention_group?: components["schemas"]["GroupSettingValue"];
                can_remove_members_group?: components["schemas"]["GroupSettingValue"];
            };
        };
        /**
         * @description The `user_group` event where `op` is `remove`.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "remove",
         *       "group_id": 22
         *     }
         */
        UserGroupRemoveEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description Always `remove`.
             * @enum {string}
             */
            op: "remove";
            /** @description The ID of the group. */
            group_id: number;
        };
        /**
         * @description The `user_group` event where `op` is `add_members` or `remove_members`.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "add_members",
         *       "group_id": 24,
         *       "user_ids": [
         *         6
         *       ]
         *     }
         */
        UserGroupMembersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add_members" | "remove_members";
            /** @description The ID of the group. */
            group_id: number;
            /** @description Who became a direct member or is one no more. */
            user_ids: number[];
        };
        /**
         * @description The `user_group` event where `op` is `add_subgroups` or `remove_subgroups`.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "add_subgroups",
         *       "group_id": 24,
         *       "direct_subgroup_ids": [
         *         21
         *       ]
         *     }
         */
        UserGroupSubgroupsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add_subgroups" | "remove_subgroups";
            /** @description The ID of the group. */
            group_id: number;
            /** @description Which groups became direct subgroups or are so no more. */
            direct_subgroup_ids: number[];
        };
        /**
         * @description A user group was created or changed, or its members were. Goes to everybody. Deactivating a group is `update` with
         *     `deactivated: true` for queues with the capability `include_deactivated_groups`, `remove` for others; reactivating it
         *     `update` or `add` likewise. Clients remove a user who is deactivated from all groups without a further event; guests who may not
         *     access the user, and so get no event of the deactivation, get `remove_members` for each group. Who is created or reactivated is
         *     announced in each group by `add_members`. That time has made a member a full one is not announced.
         */
        UserGroupEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description What has happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove" | "add_members" | "remove_members" | "add_subgroups" | "remove_subgroups";
        } & (components["schemas"]["UserGroupAddEvent"] | components["schemas"]["UserGroupUpdateEvent"] | components["schemas"]["UserGroupRemoveEvent"] | components["schemas"]["UserGroupMembersEvent"] | components["schemas"]["UserGroupSubgroupsEvent"]);
        /**
         * @description The `user_settings` event where `op` is `update`, and `property` is `default_language`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "user_settings",
         *       "op": "update",
         *       "property": "default_language",
         *       "value": "de",
         *       "language_name": "German"
         *     }
         */
        UserSettingsLanguageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_settings`.
             * @enum {string}
             */
            type: "user_settings";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "default_language";
            /** @description The code of the language. */
            value: string;
            /** @description Its English name. */
            language_name: string;
        };
        /**
         * @description The `user_settings` event where `op` is `update`, and the new value is a boolean.
         * @example {
         *       "id": 0,
         *       "type": "user_settings",
         *       "op": "update",
         *       "property": "twenty_four_hour_time",
         *       "value": true
         *     }
         */
        UserSettingsFlagEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_settings`.
             * @enum {string}
             */
            type: "user_settings";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "twenty_four_hour_time" | "starred_message_counts" | "receives_typing_notifications" | "web_suggest_update_timezone" | "fluid_layout_width" | "high_contrast_mode" | "enable_drafts_synchronization" | "translate_emoticons" | "display_emoji_reaction_users" | "web_escape_navigates_to_home_view" | "web_navigate_to_sent_message" | "left_side_userlist" | "hide_ai_features" | "web_inbox_show_channel_folders" | "web_left_sidebar_show_channel_folders" | "web_left_sidebar_unreads_count_summary" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "enable_desktop_notifications" | "enable_sounds" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_digest_emails" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "wildcard_mentions_notify" | "enable_followed_topic_wildcard_mentions_notify" | "automatically_follow_topics_where_mentioned" | "presence_enabled" | "enter_sends" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts" | "enable_login_emails" | "enable_marketing_emails" | "allow_private_data_export";
            /** @description What it is now. */
            value: boolean;
        };
        /**
         * @description The `user_settings` event where `op` is `update`, and the new value is a number.
         * @example {
         *       "id": 0,
         *       "type": "user_settings",
         *       "op": "update",
         *       "property": "color_scheme",
         *       "value": 2
         *     }
         */
        UserSettingsNumberEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_settings`.
             * @enum {string}
             */
            type: "user_settings";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "web_mark_read_on_scroll_policy" | "web_channel_default_view" | "web_font_size_px" | "web_line_height_percent" | "color_scheme" | "demote_inactive_streams" | "user_list_style" | "web_stream_unreads_count_display_policy" | "email_notifications_batching_period_seconds" | "desktop_icon_count_display" | "realm_name_in_email_notifications_policy" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "email_address_visibility";
            /** @description What it is now. */
            value: number;
        };
        /**
         * @description The `user_settings` event where `op` is `update`, and the new value is a text.
         * @example {
         *       "id": 0,
         *       "type": "user_settings",
         *       "op": "update",
         *       "property": "web_home_view",
         *       "value": "recent"
         *     }
         */
        UserSettingsTextEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_settings`.
             * @enum {string}
             */
            type: "user_settings";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of what has changed.
             * @enum {string}
             */
            property: "web_home_view" | "emojiset" | "web_animate_image_previews" | "notification_sound" | "resolved_topic_notice_auto_read_policy" | "timezone";
            /** @description What it is now. */
            value: string;
        };
        /**
         * @description A preference of the caller has changed. Goes to the user's own clients. Names and values are those of `PATCH /settings`.
         *
         *     **Changes**: 89 this event; 439 it alone, without the two events that it replaced.
         */
        UserSettingsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_settings`.
             * @enum {string}
             */
            type: "user_settings";
            /**
             * @description Always `update`.
             * @enum {string}
             */
            op: "update";
        } & (components["schemas"]["UserSettingsLanguageEvent"] | components["schemas"]["UserSettingsFlagEvent"] | components["schemas"]["UserSettingsNumberEvent"] | components["schemas"]["UserSettingsTextEvent"]);
        /**
         * @description A user has changed their status, or one who has a status was reactivated or has become visible. Goes to everybody who can see
         *     the user. Contains only what has changed; empty strings mean that the text or the emoji was removed.
         * @example {
         *       "id": 0,
         *       "type": "user_status",
         *       "user_id": 6,
         *       "status_text": "On holiday",
         *       "emoji_name": "palm_tree",
         *       "emoji_code": "1f334",
         *       "reaction_type": "unicode_emoji"
         *     }
         */
        UserStatusEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_status`.
             * @enum {string}
             */
            type: "user_status";
            /** @description The ID of the user. */
            user_id: number;
            /** @description What the user says; empty without a text. */
            status_text?: string;
            /** @description The name of the emoji; empty without one. */
            emoji_name?: string;
            /** @description What identifies the emoji within `reaction_type`; empty without one. */
            emoji_code?: string;
            /**
             * @description The namespace of `emoji_code`; empty when the emoji was removed.
             * @enum {string}
             */
            reaction_type?: "" | "unicode_emoji" | "realm_emoji" | "service_extra_emoji";
            /**
             * @deprecated
             * @description The inverse of the preference `presence_enabled`: read that instead.
             */
            away?: boolean;
        };
        /**
         * @description 0 inherited from the channel, 1 muted, 2 unmuted, 3 followed.
         * @enum {integer}
         */
        TopicVisibilityPolicy: 0 | 1 | 2 | 3;
        /**
         * @description The visibility policy of a topic has changed for the caller. Goes to the user's own clients. When sending a message changes
         *     it, this event comes before the `message` event. It changes which wildcard mentions count: see `unread_msgs` of `POST /register`.
         * @example {
         *       "id": 0,
         *       "type": "user_topic",
         *       "stream_id": 1,
         *       "topic_name": "lunch",
         *       "last_updated": 1760000000,
         *       "visibility_policy": 3
         *     }
         */
        UserTopicEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_topic`.
             * @enum {string}
             */
            type: "user_topic";
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic_name: string;
            /**
             * Format: int64
             * @description When it was changed, UNIX seconds.
             */
            last_updated: number;
            visibility_policy: components["schemas"]["TopicVisibilityPolicy"];
        };
        /**
         * @description **This server does not send it**: the server comes without a web client.
         *
         *     Says that the web client should reload itself when that does not disturb the user. Would go to queues of web clients.
         * @example {
         *       "id": 0,
         *       "type": "web_reload_client"
         *     }
         */
        WebReloadClientEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `web_reload_client`.
             * @enum {string}
             */
            type: "web_reload_client";
        };
        /** @description Something that happened. `type` says what, and which fields there are. A client ignores types and fields that it does not know. */
        Event: components["schemas"]["AlertWordsEvent"] | components["schemas"]["AttachmentEvent"] | components["schemas"]["ChannelFolderEvent"] | components["schemas"]["CustomProfileFieldsEvent"] | components["schemas"]["DefaultStreamsEvent"] | components["schemas"]["DeleteMessageEvent"] | components["schemas"]["DeviceEvent"] | components["schemas"]["DraftsEvent"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["InvitesChangedEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["MutedUsersEvent"] | components["schemas"]["NavigationViewEvent"] | components["schemas"]["OnboardingStepsEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["ReactionEvent"] | components["schemas"]["RealmEvent"] | components["schemas"]["RealmBotEvent"] | components["schemas"]["RealmDomainsEvent"] | components["schemas"]["RealmEmojiEvent"] | components["schemas"]["RealmExportEvent"] | components["schemas"]["RealmLinkifiersEvent"] | components["schemas"]["RealmPlaygroundsEvent"] | components["schemas"]["RealmUserEvent"] | components["schemas"]["RealmUserSettingsDefaultsEvent"] | components["schemas"]["RemindersEvent"] | components["schemas"]["RestartEvent"] | components["schemas"]["SavedSnippetsEvent"] | components["schemas"]["ScheduledMessagesEvent"] | components["schemas"]["StreamEvent"] | components["schemas"]["SubmessageEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["TypingEvent"] | components["schemas"]["TypingEditMessageEvent"] | components["schemas"]["UpdateMessageEvent"] | components["schemas"]["UpdateMessageFlagsEvent"] | components["schemas"]["UserGroupEvent"] | components["schemas"]["UserSettingsEvent"] | components["schemas"]["UserStatusEvent"] | components["schemas"]["UserTopicEvent"] | components["schemas"]["WebReloadClientEvent"];
        /** @description The answer to `getEvents`. */
        GetEventsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The queue that was read or registered. */
            queue_id: string;
            /** @description In the order of their IDs. Empty only with `dont_block`, or when another read released this one. */
            events: components["schemas"]["Event"][];
        };
        /**
         * @description The event queue does not exist, has expired or belongs to another user. Register a new one.
         * @example {
         *       "result": "error",
         *       "code": "BAD_EVENT_QUEUE_ID",
         *       "msg": "Bad event queue ID: 00000000-0000-4000-8000-000000000000",
         *       "queue_id": "00000000-0000-4000-8000-000000000000"
         *     }
         */
        BAD_EVENT_QUEUE_ID: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `BAD_EVENT_QUEUE_ID`.
             * @enum {string}
             */
            code: "BAD_EVENT_QUEUE_ID";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description The queue that the request names. */
            queue_id: string;
        };
        /** @description An error of `getEvents`, told apart by `code`. */
        GetEventsError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_EVENT_QUEUE_ID"];
        /** @description An error of `deleteEventQueue`, told apart by `code`. */
        DeleteEventQueueError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_EVENT_QUEUE_ID"];
        /**
         * @description Logging in with a password is disabled.
         * @example {
         *       "result": "error",
         *       "code": "PASSWORD_AUTH_DISABLED",
         *       "msg": "Password authentication is disabled on this server"
         *     }
         */
        PASSWORD_AUTH_DISABLED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `PASSWORD_AUTH_DISABLED`.
             * @enum {string}
             */
            code: "PASSWORD_AUTH_DISABLED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description A refusal of `fetchApiKey` for want of credentials, told apart by `code`. */
        FetchApiKeyUnauthorized: components["schemas"]["AUTHENTICATION_FAILED"] | components["schemas"]["USER_DEACTIVATED"] | components["schemas"]["REALM_DEACTIVATED"] | components["schemas"]["PASSWORD_AUTH_DISABLED"];
        /** @description The answer to `getChannelId`. */
        GetChannelIdResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the channel. */
            stream_id: number;
        };
        /** @description An invitation of one person by email. */
        EmailInvitation: {
            /** @description The ID of the invitation. */
            id: number;
            /** @description The ID of the user who invites. */
            invited_by_user_id: number;
            /**
             * Format: int64
             * @description When it was sent last, UNIX seconds.
             */
            invited: number;
            /**
             * Format: int64
             * @description UNIX seconds; null for never.
             */
            expiry_date: number | null;
            invited_as: components["schemas"]["Role"];
            /** @description The invited address. */
            email: string;
            /**
             * @description Whether it is a link for many people.
             * @enum {boolean}
             */
            is_multiuse: false;
            /** @description Whether who invited is told when somebody joins. */
            notify_referrer_on_join: boolean;
        };
        /** @description An invitation link for many people. */
        InvitationLink: {
            /** @description The ID of the link. */
            id: number;
            /** @description The ID of the user who invites. */
            invited_by_user_id: number;
            /**
             * Format: int64
             * @description When it was sent last, UNIX seconds.
             */
            invited: number;
            /**
             * Format: int64
             * @description UNIX seconds; null for never.
             */
            expiry_date: number | null;
            invited_as: components["schemas"]["Role"];
            /** @description The link. Anyone who has it may ask for an invitation by email. */
            link_url: string;
            /**
             * @description Whether it is a link for many people.
             * @enum {boolean}
             */
            is_multiuse: true;
            /** @description Whether who invited is told when somebody joins. */
            notify_referrer_on_join: boolean;
        };
        /** @description A pending invitation by email, or a link that anybody who has it may use (`is_multiuse`). */
        Invitation: components["schemas"]["EmailInvitation"] | components["schemas"]["InvitationLink"];
        /** @description The answer to `getInvitations`. */
        GetInvitationsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The invitations that are open. */
            invites: components["schemas"]["Invitation"][];
        };
        /**
         * @description The role of who accepts: 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. Not a role more privileged than the
         *     caller's.
         * @default 400
         * @enum {integer}
         */
        InvitedRole: 100 | 200 | 300 | 400 | 600;
        /** @description The parameters of `sendInvitations`. */
        SendInvitationsRequest: {
            /**
             * @description Addresses, separated by commas or newlines; `Name <address>` is read as the address. Empty pieces are ignored; at least one
             *     address must remain, at most 500.
             */
            invitee_emails: string;
            /**
             * @description Channels that the new user is subscribed to. Each must be a default channel or one that the caller may add subscribers to.
             *     Must be empty if the caller may not subscribe others.
             */
            stream_ids: components["schemas"]["Id"][];
            /**
             * @description For how long the invitation is valid; null for ever.
             *     **Changes**: 117 null; 126 replaces `invite_expires_in_days`.
             * @default 14400
             */
            invite_expires_in_minutes?: number | null;
            invite_as?: components["schemas"]["InvitedRole"];
            /** @description User groups that the new user is added to. The caller must be allowed to add members to each. */
            group_ids?: components["schemas"]["Id"][];
            /**
             * @description Whether the new user is also subscribed to the channels that are default channels when they join.
             * @default false
             */
            include_realm_default_subscriptions?: boolean;
            /**
             * @description Whether the notification bot tells the caller by direct message when the account is created.
             * @default true
             */
            notify_referrer_on_join?: boolean;
            /**
             * @description What the new user is told by the notification bot, Markdown. Only administrators may give it. Left out (which in a form is
             *     the same as null), the organisation's own text is sent; the empty string sends none.
             */
            welcome_message_custom_text?: string | null;
        };
        /**
         * @description Some or all of the addresses could not be invited. The others were.
         * @example {
         *       "result": "error",
         *       "code": "INVITATION_FAILED",
         *       "msg": "Some of those addresses are already using the service, so no invitation was sent to them",
         *       "daily_limit_reached": false,
         *       "errors": [
         *         [
         *           "member@example.com",
         *           "Already has an account",
         *           false
         *         ]
         *       ],
         *       "license_limit_reached": false,
         *       "sent_invitations": true
         *     }
         */
        INVITATION_FAILED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `INVITATION_FAILED`.
             * @enum {string}
             */
            code: "INVITATION_FAILED";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Whether the organisation has reached its daily limit of invitations. */
            daily_limit_reached: boolean;
            /** @description For each address that failed, the address, the reason and whether it belongs to a deactivated account. */
            errors: (string | boolean)[][];
            /** @description Always false. */
            license_limit_reached: boolean;
            /** @description Whether any invitation was sent. */
            sent_invitations: boolean;
        };
        /** @description An error of `sendInvitations`, told apart by `code`. */
        SendInvitationsError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["INVITATION_FAILED"];
        /** @description The parameters of `createInvitationLink`. */
        CreateInvitationLinkRequest: {
            /**
             * @description Channels that the new users are subscribed to. Each must be a default channel or one that the caller may add subscribers to.
             *     Must be empty if the caller may not subscribe others.
             * @default []
             */
            stream_ids?: components["schemas"]["Id"][];
            /**
             * @description For how long the link is valid; null for ever.
             * @default 14400
             */
            invite_expires_in_minutes?: number | null;
            invite_as?: components["schemas"]["InvitedRole"];
            /** @description User groups that the new users are added to. The caller must be allowed to add members to each. */
            group_ids?: components["schemas"]["Id"][];
            /**
             * @description Whether the new users are also subscribed to the channels that are default channels when they join.
             * @default false
             */
            include_realm_default_subscriptions?: boolean;
            /**
             * @description What the new users are told by the notification bot, Markdown. Only administrators may give it. Left out (which in a form is
             *     the same as null), the organisation's own text is sent; the empty string sends none.
             */
            welcome_message_custom_text?: string | null;
        };
        /** @description The answer to `createInvitationLink`. */
        CreateInvitationLinkResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL to give to people. */
            invite_link: string;
        };
        /** @description The answer to `markAllAsRead`. */
        MarkAllAsReadResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether nothing is left to be marked. */
            complete: boolean;
        };
        /**
         * @description What a message must be, or must not be. A user is named by ID or email address, a channel by ID or name in any letter case.
         *
         *     | Operator | Operand | Matches |
         *     |---|---|---|
         *     | `channel` (`stream`) | a channel | messages of the channel |
         *     | `channels` (`streams`) | `public`, `web-public` | messages of all such channels |
         *     | `topic` | a name in any letter case | channel messages of the topic |
         *     | `dm` (`pm-with`) | IDs, or addresses joined by commas | the conversation of exactly these users and the caller |
         *     | `dm-including` (`group-pm-with`) | the same, or one ID | direct messages of conversations that all of them take part in |
         *     | `sender` | a user | messages that the user sent |
         *     | `mentions` | a user | messages that mention the user. **Changes**: feature level 446 |
         *     | `is` | `dm` (`private`) | direct messages |
         *     | `is` | `starred`, `unread`, `mentioned`, `alerted` | messages with that flag of the caller; `mentioned` with wildcards |
         *     | `is` | `followed`, `muted` | messages of topics that the caller follows; of muted channels and topics |
         *     | `is` | `resolved` | messages of resolved topics |
         *     | `has` | `attachment`, `image`, `link`, `reaction` | messages that have one |
         *     | `in` | `home`, `all` | messages that are not muted; all |
         *     | `search` | text | messages whose topic or content has all its words, and its phrases in double quotes |
         *     | `id` | a message ID | that message |
         *     | `near` | a message ID | everything; it is the anchor where the request says `newest` |
         *     | `with` | a message ID | the conversation in which the message is now, in place of the one that other terms name |
         *
         *     An unquoted word of a search that has three letters or more also finds longer words that begin with it. Letter case and accents do
         *     not count. `with` cannot be negated. All terms of a narrow together name at most 1000 users and
         *     have at most 40 words to search for. A narrow that names a channel or a
         *     topic and direct messages too is refused.
         */
        NarrowTerm: {
            /** @description One of the table. */
            operator: string;
            /** @description A name, an ID or a list of IDs, as the operator demands. */
            operand: string | number | number[];
            /**
             * @description Whether the term must not match.
             * @default false
             */
            negated?: boolean;
        };
        /** @description A term is an object, or in the older form a pair of operator and operand. */
        WrittenTerm: components["schemas"]["NarrowTerm"] | string[];
        /**
         * Format: int64
         * @description The ID of a message.
         */
        MessageId: number;
        /**
         * @description One change of a message: of its content (`prev_content` and `prev_rendered_content`), its topic (`topic` and `prev_topic`), its
         *     channel (`stream` and `prev_stream`), or of topic together with one of the others. A move from a channel that the caller may not
         *     read has `stream` alone, and what was before it is left out.
         */
        EditHistoryEntry: {
            /** @description Who changed it; null if that is not recorded. */
            user_id: number | null;
            /**
             * Format: int64
             * @description When, in UNIX seconds.
             */
            timestamp: number;
            /** @description The content before the change, Markdown source. */
            prev_content?: string;
            /** @description The content before the change, HTML. */
            prev_rendered_content?: string;
            /** @description The topic after the change. */
            topic?: string;
            /** @description The topic before the change. */
            prev_topic?: string;
            /** @description ID of the channel after the change. */
            stream?: number;
            /** @description ID of the channel before the change. */
            prev_stream?: number;
        };
        /** @description A message as one user sees it. */
        Message: {
            /**
             * Format: int64
             * @description Unique; a later message has a higher one.
             */
            id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the user who sent it. */
            sender_id: number;
            /** @description The sender's API email address; the dummy one where the reader may not access the sender. */
            sender_email: string;
            /**
             * @description `Unknown user` where the reader may not access the sender.
             *
             *     **Changes**: 228 guests who may not access all users do not learn names, addresses and avatars of senders.
             */
            sender_full_name: string;
            /** @description The subdomain of the sender's organisation; empty for the root domain. */
            sender_realm_str: string;
            /**
             * @description The sender's avatar. Null when the client computes avatar URLs (`client_gravatar`), may see the real email address, and the
             *     sender has a third-party hosted avatar.
             */
            avatar_url: string | null;
            /** @description HTML or Markdown source, as `content_type` says. */
            content: string;
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: int64
             * @description When it was sent, in UNIX seconds.
             */
            timestamp: number;
            /** @description The name of the client that sent it. */
            client: string;
            /** @description The topic; for a direct message the empty string. The empty topic reads as the operation's `allow_empty_topic_name` says. */
            subject: string;
            /** @description The links that linkifiers make of the topic. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description The channel's ID. Present for a channel message. */
            stream_id?: number;
            display_recipient: components["schemas"]["DisplayRecipient"];
            /** @description The same for all messages of a channel, or of a set of participants. It says nothing else. */
            recipient_id: number;
            /** @description Whether the text begins with `/me ` and so says what the sender does. */
            is_me_message: boolean;
            /** @description In the order in which they were added. */
            reactions: components["schemas"]["Reaction"][];
            /** @description What widgets have added, oldest first. Always empty: messages have no widgets. */
            submessages: components["schemas"]["Submessage"][];
            /** @description The flags of the caller, in no order. */
            flags: components["schemas"]["MessageFlag"][];
            /**
             * Format: int64
             * @description When the content was last edited, in UNIX seconds. Absent if it never was.
             */
            last_edit_timestamp?: number;
            /**
             * Format: int64
             * @description When the message was last moved to another topic or channel, in UNIX seconds. Absent if it never was; resolving a topic is
             *     not a move. **Changes**: feature level 365.
             */
            last_moved_timestamp?: number;
            /** @description The changes, newest first. Absent if there are none. */
            edit_history?: components["schemas"]["EditHistoryEntry"][];
            /** @description The content as HTML, with each match in `<span class="highlight">`. Present when the narrow searches. */
            match_content?: string;
            /** @description The topic, HTML-escaped, with each match in `<span class="highlight">`. Present when the narrow searches. */
            match_subject?: string;
        };
        /** @description The answer to `getMessages`. */
        GetMessagesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description In ascending order of ID. */
            messages: components["schemas"]["Message"][];
            /**
             * Format: int64
             * @description The ID that the anchor came to: 0 for `oldest`, 10000000000000000 for `newest` and for a `first_unread` or `date` that found
             *     nothing.
             *     Present unless `message_ids` was given.
             */
            anchor?: number;
            /** @description Whether the message of that ID is among the messages. Present unless `message_ids` was given. */
            found_anchor?: boolean;
            /**
             * @description Whether nothing older matches: the anchor is `oldest`, or fewer than `num_before` messages came before it. False when
             *     exactly `num_before` came, and when older ones were left out because of the size of the answer. Present unless `message_ids`
             *     was given.
             */
            found_oldest?: boolean;
            /**
             * @description Whether nothing newer matches: the anchor is `newest`, or fewer than `num_after` messages came after it. False when exactly
             *     `num_after` came, and when newer ones were left out because of the size of the answer. With `message_ids` present, and
             *     false, only when the size of the answer has left out the messages after the last one.
             */
            found_newest?: boolean;
            /** @description Whether older messages were left out because of a limit of the organisation. Present unless `message_ids` was given. */
            history_limited?: boolean;
        };
        /**
         * @description The narrow is well formed but makes no sense.
         * @example {
         *       "result": "error",
         *       "code": "BAD_NARROW",
         *       "msg": "Invalid narrow operator: unknown operator 'colour'",
         *       "desc": "unknown operator 'colour'"
         *     }
         */
        BAD_NARROW: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `BAD_NARROW`.
             * @enum {string}
             */
            code: "BAD_NARROW";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description What is wrong with the narrow. */
            desc: string;
        };
        /** @description An error of `getMessages`, told apart by `code`. */
        GetMessagesError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_NARROW"];
        /**
         * @description `direct` or `channel`. `stream` is an alias of `channel`; `private` is a deprecated alias of `direct`.
         *     **Changes**: `direct` from feature level 174, `channel` from 248.
         * @enum {string}
         */
        MessageTypeParameter: "direct" | "channel" | "stream" | "private";
        /** @description The parameters of `sendMessage`. */
        SendMessageRequest: {
            type: components["schemas"]["MessageTypeParameter"];
            /**
             * @description Where to. For a channel its name (JSON text of a string; a bare name is taken as well) or its ID. For a direct
             *     message a list of user IDs or a list of API email addresses, not mixed (one user ID, and addresses with commas between
             *     them, are taken as well); the sender may be listed and is ignored unless alone.
             */
            to: number | string | number[] | string[];
            /**
             * @description The text, Markdown, at most `max_message_length` code points. White space at its end and new lines at its beginning are
             *     removed; the rest must not be empty, must have at most 800,000 bytes when it is rendered as HTML, and may link to at most
             *     100 different uploaded files.
             */
            content: string;
            /**
             * @description The topic, at most `max_topic_length` code points. Required for a channel message (the empty string is a topic),
             *     ignored for a direct one, and then listed in `ignored_parameters_unsupported`. White space around it is removed. `(no topic)` and
             *     `realm_empty_topic_display_name` are read as the empty string. The check mark and space (`✔ `) of a resolved topic do not
             *     count.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. The two must not come together.
             */
            subject?: string;
            /** @description The event queue of a client that echoes the message itself. Requires `local_id`. */
            queue_id?: string;
            /** @description A unique string of the client's choice, returned as `local_message_id` in the event of that queue. Requires `queue_id`. */
            local_id?: string;
            /**
             * @description Whether the sender has read the message. Without it, true when the client is one that a person uses.
             *     **Changes**: feature level 236.
             */
            read_by_sender?: boolean;
        };
        /** @description The answer to `sendMessage`. */
        SendMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: int64
             * @description The ID of the message.
             */
            id: number;
            /**
             * @description The new visibility policy of the topic for the sender (2 unmuted, 3 followed), present when sending changed it.
             * @enum {integer}
             */
            automatic_new_visibility_policy?: 2 | 3;
        };
        /**
         * @description The channel does not exist, or the caller may not see it. The answer is the same in both cases.
         * @example {
         *       "result": "error",
         *       "code": "STREAM_DOES_NOT_EXIST",
         *       "msg": "Channel 'attic' does not exist",
         *       "stream": "attic"
         *     }
         */
        STREAM_DOES_NOT_EXIST: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `STREAM_DOES_NOT_EXIST`.
             * @enum {string}
             */
            code: "STREAM_DOES_NOT_EXIST";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description The channel as the request gives it, as text. Present for POST /messages. */
            stream?: string;
            /** @description The ID that the request gives. Present when it gives the channel by ID. */
            stream_id?: number;
        };
        /**
         * @description The message mentions everybody in a channel with many subscribers, and the sender does not have permission to do that.
         * @example {
         *       "result": "error",
         *       "code": "STREAM_WILDCARD_MENTION_NOT_ALLOWED",
         *       "msg": "You do not have permission to use channel wildcard mentions in this channel"
         *     }
         */
        STREAM_WILDCARD_MENTION_NOT_ALLOWED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `STREAM_WILDCARD_MENTION_NOT_ALLOWED`.
             * @enum {string}
             */
            code: "STREAM_WILDCARD_MENTION_NOT_ALLOWED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The message mentions everybody in a topic with many participants, and the sender does not have permission to do that.
         * @example {
         *       "result": "error",
         *       "code": "TOPIC_WILDCARD_MENTION_NOT_ALLOWED",
         *       "msg": "You do not have permission to use topic wildcard mentions in this topic"
         *     }
         */
        TOPIC_WILDCARD_MENTION_NOT_ALLOWED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `TOPIC_WILDCARD_MENTION_NOT_ALLOWED`.
             * @enum {string}
             */
            code: "TOPIC_WILDCARD_MENTION_NOT_ALLOWED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `sendMessage`, told apart by `code`. */
        SendMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"] | components["schemas"]["STREAM_WILDCARD_MENTION_NOT_ALLOWED"] | components["schemas"]["TOPIC_WILDCARD_MENTION_NOT_ALLOWED"];
        /**
         * @description Whether the flag is set or cleared.
         * @enum {string}
         */
        FlagOperation: "add" | "remove";
        /**
         * @description A flag that users change.
         * @enum {string}
         */
        ChangeableFlag: "read" | "starred" | "collapsed";
        /** @description The answer to `updateMessageFlags`. */
        UpdateMessageFlagsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description IDs of the messages that were changed, in ascending order. Those that were so already are not among them. */
            messages: number[];
            /**
             * @description IDs of the channels whose messages were skipped because the caller is not subscribed to them. Present when
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        /** @description A conjunction of terms. */
        Narrow: components["schemas"]["WrittenTerm"][];
        /** @description The parameters of `updateMessageFlagsForNarrow`. */
        UpdateMessageFlagsForNarrowRequest: {
            /**
             * @description A message ID, or `newest`, `oldest`, or `first_unread` (the oldest unread message that matches, muted or not, else the newest). An ID
             *     below 0 is read as 0, one from 10000000000000000 as `newest`.
             */
            anchor: string;
            /**
             * @description Whether the anchor itself is among the messages. Must be true when both numbers are above 0.
             * @default true
             */
            include_anchor?: boolean;
            /** @description How many messages before the anchor, at the most. */
            num_before: number;
            /** @description How many messages after the anchor, at the most. */
            num_after: number;
            narrow: components["schemas"]["Narrow"];
            op: components["schemas"]["FlagOperation"];
            flag: components["schemas"]["ChangeableFlag"];
        };
        /** @description The answer to `updateMessageFlagsForNarrow`. */
        UpdateMessageFlagsForNarrowResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description How many messages matched within the range; at most `num_before` + 1 + `num_after`. */
            processed_count: number;
            /** @description How many of these were changed. */
            updated_count: number;
            /**
             * Format: int64
             * @description The lowest ID processed; null if none was.
             */
            first_processed_id: number | null;
            /**
             * Format: int64
             * @description The highest ID processed; null if none was.
             */
            last_processed_id: number | null;
            /**
             * @description Whether nothing older matches: the anchor is `oldest`, or fewer than `num_before` (as the server took it) messages came
             *     before it. False when exactly that many came.
             */
            found_oldest: boolean;
            /**
             * @description Whether nothing newer matches: the anchor is `newest`, or fewer than `num_after` (as the server took it) messages came after
             *     it. False when exactly that many came.
             */
            found_newest: boolean;
            /**
             * @description IDs of the channels whose messages were skipped because the caller is not subscribed to them. Present when `read` is
             *     removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        /** @description An error of `updateMessageFlagsForNarrow`, told apart by `code`. */
        UpdateMessageFlagsForNarrowError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_NARROW"];
        /** @description The answer to `renderMessage`. */
        RenderMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description HTML. */
            rendered: string;
        };
        /** @description The answer to `getMatchingMessages`. */
        GetMatchingMessagesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Present, and false, when the size of the answer has left out messages: those with IDs above the highest in it. */
            found_newest?: boolean;
            /** @description By message ID. */
            messages: {
                [key: string]: {
                    /** @description The content as HTML, with each word that was searched in `<span class="highlight">`. */
                    match_content: string;
                    /** @description The topic, HTML-escaped, with each word that was searched in `<span class="highlight">`. */
                    match_subject: string;
                };
            };
        };
        /** @description An error of `getMatchingMessages`, told apart by `code`. */
        GetMatchingMessagesError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_NARROW"];
        /** @description The answer to `getMessage`. */
        GetMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            message: components["schemas"]["Message"];
            /**
             * @deprecated
             * @description The Markdown source. Read `content` of `message`, with `apply_markdown` false, instead.
             */
            raw_content: string;
        };
        /** @description The parameters of `updateMessage`. */
        UpdateMessageRequest: {
            /**
             * @description The new text, Markdown, at most `max_message_length` code points, and rendered as HTML at most 800,000 bytes, with links to at
             *     most 100 different uploaded files. Empty text is stored as `(deleted)`. Must not come with `stream_id`.
             */
            content?: string;
            /**
             * @description SHA-256, in hexadecimal, of the UTF-8 text that the client saw last. The edit is refused if the stored text is another.
             *     **Changes**: feature level 379.
             */
            prev_content_sha256?: string;
            /**
             * @description The new topic of a channel message, at most `max_topic_length` code points, not counting the check mark and space (`✔ `) of
             *     a resolved topic. `(no topic)` and `realm_empty_topic_display_name` are read as the empty string, which cannot be marked
             *     resolved. **Changes**: the empty string from feature level 334, `(no topic)` from 370.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. The two must not come together.
             */
            subject?: string;
            /** @description The ID of the channel to move the channel message to. **Changes**: feature level 1. */
            stream_id?: number;
            propagate_mode?: components["schemas"]["PropagateMode"];
            /**
             * @description Whether the notification bot says in the old topic where the messages went; false when it is left out. Without effect, and then
             *     listed in `ignored_parameters_unsupported`, when only the content is edited. **Changes**: feature level 9.
             */
            send_notification_to_old_thread?: boolean;
            /**
             * @description Whether the notification bot says in the new topic where the messages came from; true when it is left out. It says nothing when
             *     a topic is only resolved or unresolved. Without effect, and then listed in `ignored_parameters_unsupported`, when only the content is
             *     edited. **Changes**: feature level 9.
             */
            send_notification_to_new_thread?: boolean;
        };
        /** @description The answer to `updateMessage`. */
        UpdateMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * @description Files of the sender that no message, and no scheduled message, refers to any more because of this edit. The client
             *     should offer to delete them.
             */
            detached_uploads: components["schemas"]["Attachment"][];
        };
        /**
         * @description A time limit forbids the move. Newer messages of the topic might still be movable.
         * @example {
         *       "result": "error",
         *       "code": "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED",
         *       "msg": "You only have permission to move the 2 most recent messages of this topic",
         *       "first_message_id_allowed_to_move": 105,
         *       "total_messages_allowed_to_move": 2,
         *       "total_messages_in_topic": 3
         *     }
         */
        MOVE_MESSAGES_TIME_LIMIT_EXCEEDED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `MOVE_MESSAGES_TIME_LIMIT_EXCEEDED`.
             * @enum {string}
             */
            code: "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /**
             * Format: int64
             * @description The ID of the oldest message that the caller may still move; null if there is none.
             */
            first_message_id_allowed_to_move: number | null;
            /** @description How many of the topic's most recent messages the caller may move. */
            total_messages_allowed_to_move: number;
            /** @description How many messages of the topic the caller can see. */
            total_messages_in_topic: number;
        };
        /**
         * @description The stored value is no longer the one that the caller expected to change.
         * @example {
         *       "result": "error",
         *       "code": "EXPECTATION_MISMATCH",
         *       "msg": "'prev_content_sha256' does not match the stored value",
         *       "field_name": "prev_content_sha256"
         *     }
         */
        EXPECTATION_MISMATCH: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `EXPECTATION_MISMATCH`.
             * @enum {string}
             */
            code: "EXPECTATION_MISMATCH";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /**
             * @description The parameter whose expectation was not met.
             * @enum {string}
             */
            field_name: "prev_content_sha256" | "old";
        };
        /** @description An error of `updateMessage`, told apart by `code`. */
        UpdateMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["MOVE_MESSAGES_TIME_LIMIT_EXCEEDED"] | components["schemas"]["STREAM_WILDCARD_MENTION_NOT_ALLOWED"] | components["schemas"]["TOPIC_WILDCARD_MENTION_NOT_ALLOWED"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /**
         * @description A message as it was after one change; an entry without `stream` and fields `prev_...` is the message as it was sent. What a
         *     change replaced is in the fields `prev_...`.
         */
        MessageHistoryEntry: {
            /** @description The topic; for a direct message the empty string. */
            topic: string;
            /** @description The content, Markdown source. */
            content: string;
            /** @description The content, HTML. */
            rendered_content: string;
            /** @description Who sent or changed it; null if that is not recorded. */
            user_id: number | null;
            /**
             * Format: int64
             * @description When, in UNIX seconds.
             */
            timestamp: number;
            /** @description The content before the change, Markdown source. */
            prev_content?: string;
            /** @description The content before the change, HTML. */
            prev_rendered_content?: string;
            /** @description The topic before the change. */
            prev_topic?: string;
            /** @description ID of the channel after the change. */
            stream?: number;
            /** @description ID of the channel before the change. */
            prev_stream?: number;
        };
        /** @description The answer to `getMessageHistory`. */
        GetMessageHistoryResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The states of the message, oldest first. */
            message_history: components["schemas"]["MessageHistoryEntry"][];
        };
        /**
         * @description The caller has already reacted to the message with this emoji.
         * @example {
         *       "result": "error",
         *       "code": "REACTION_ALREADY_EXISTS",
         *       "msg": "Reaction already exists"
         *     }
         */
        REACTION_ALREADY_EXISTS: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `REACTION_ALREADY_EXISTS`.
             * @enum {string}
             */
            code: "REACTION_ALREADY_EXISTS";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `addReaction`, told apart by `code`. */
        AddReactionError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REACTION_ALREADY_EXISTS"];
        /**
         * @description The caller has not reacted to the message with this emoji.
         * @example {
         *       "result": "error",
         *       "code": "REACTION_DOES_NOT_EXIST",
         *       "msg": "Reaction does not exist"
         *     }
         */
        REACTION_DOES_NOT_EXIST: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `REACTION_DOES_NOT_EXIST`.
             * @enum {string}
             */
            code: "REACTION_DOES_NOT_EXIST";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `removeReaction`, told apart by `code`. */
        RemoveReactionError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REACTION_DOES_NOT_EXIST"];
        /**
         * @description Whether typing, or editing, has started or stopped.
         * @enum {string}
         */
        TypingOperation: "start" | "stop";
        /**
         * @description No registered device can receive the notification.
         * @example {
         *       "result": "error",
         *       "code": "NO_ACTIVE_PUSH_DEVICE",
         *       "msg": "No active registered push device"
         *     }
         */
        NO_ACTIVE_PUSH_DEVICE: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `NO_ACTIVE_PUSH_DEVICE`.
             * @enum {string}
             */
            code: "NO_ACTIVE_PUSH_DEVICE";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `sendTestPushNotification`, told apart by `code`. */
        SendTestPushNotificationError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["NO_ACTIVE_PUSH_DEVICE"];
        /**
         * @description The server's administrator must correct its push configuration: credentials, plan or registration.
         * @example {
         *       "result": "error",
         *       "code": "ADMIN_ACTION_REQUIRED",
         *       "msg": "Push notifications need an action by the administrator of the server"
         *     }
         */
        ADMIN_ACTION_REQUIRED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `ADMIN_ACTION_REQUIRED`.
             * @enum {string}
             */
            code: "ADMIN_ACTION_REQUIRED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The push relay cannot be reached.
         * @example {
         *       "result": "error",
         *       "code": "FAILED_TO_CONNECT_BOUNCER",
         *       "msg": "Network error while connecting to the push notification service"
         *     }
         */
        FAILED_TO_CONNECT_BOUNCER: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `FAILED_TO_CONNECT_BOUNCER`.
             * @enum {string}
             */
            code: "FAILED_TO_CONNECT_BOUNCER";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /**
         * @description The push relay answered with a 5xx error.
         * @example {
         *       "result": "error",
         *       "code": "INTERNAL_SERVER_ERROR_ON_BOUNCER",
         *       "msg": "Internal server error on the push notification service"
         *     }
         */
        INTERNAL_SERVER_ERROR_ON_BOUNCER: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `INTERNAL_SERVER_ERROR_ON_BOUNCER`.
             * @enum {string}
             */
            code: "INTERNAL_SERVER_ERROR_ON_BOUNCER";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description A failure of `sendTestPushNotification` at the push relay, told apart by `code`. */
        SendTestPushNotificationBadGateway: components["schemas"]["FAILED_TO_CONNECT_BOUNCER"] | components["schemas"]["INTERNAL_SERVER_ERROR_ON_BOUNCER"];
        /**
         * @description The server has no push relay.
         * @example {
         *       "result": "error",
         *       "code": "PUSH_SERVICE_NOT_CONFIGURED",
         *       "msg": "Push notifications are not configured on this server"
         *     }
         */
        PUSH_SERVICE_NOT_CONFIGURED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `PUSH_SERVICE_NOT_CONFIGURED`.
             * @enum {string}
             */
            code: "PUSH_SERVICE_NOT_CONFIGURED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `registerPushDevice`, told apart by `code`. */
        RegisterPushDeviceError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["PUSH_SERVICE_NOT_CONFIGURED"];
        /** @description The answer to `getNavigationViews`. */
        GetNavigationViewsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The views that the caller has added or configured, in that order. */
            navigation_views: components["schemas"]["NavigationView"][];
        };
        /**
         * @description A new value of a permission, plain (an integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
         *     meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`, nothing is
         *     changed, and the answer is EXPECTATION_MISMATCH.
         * @example {
         *       "direct_members": [
         *         5
         *       ],
         *       "direct_subgroups": [
         *         6
         *       ]
         *     }
         */
        GroupSettingRequest: number | {
            /** @description User IDs. Comes with `direct_subgroups`. */
            direct_members?: components["schemas"]["Id"][];
            /** @description IDs of user groups. Comes with `direct_members`. */
            direct_subgroups?: components["schemas"]["Id"][];
            new?: components["schemas"]["GroupSettingValue"];
            old?: components["schemas"]["GroupSettingValue"];
        };
        /** @description The parameters of `updateRealm`. */
        UpdateRealmRequest: {
            /** @description The name of the organisation, at most 40 code points. */
            name?: string;
            /** @description Markdown of at most 1000 code points. */
            description?: string;
            /** @description The language of new users. */
            default_language?: string;
            /** @description Days after which a member is a full member. */
            waiting_period_threshold?: number;
            /** @description Days after which messages are deleted; -1 never. */
            message_retention_days?: number;
            /** @description The channel in which new channels are announced, which must not be archived; -1 none. */
            new_stream_announcements_stream_id?: number;
            /** @description As `realm_message_content_edit_limit_seconds` of `POST /register`. */
            message_content_edit_limit_seconds?: number | null;
            /** @description As `realm_message_content_delete_limit_seconds` of `POST /register`. */
            message_content_delete_limit_seconds?: number | null;
            /** @description As `realm_move_messages_within_stream_limit_seconds` of `POST /register`. */
            move_messages_within_stream_limit_seconds?: number | null;
            /** @description As `realm_move_messages_between_streams_limit_seconds` of `POST /register`. */
            move_messages_between_streams_limit_seconds?: number | null;
            /** @description As `realm_enable_spectator_access` of `POST /register`. */
            enable_spectator_access?: boolean;
            /** @description As `realm_invite_required` of `POST /register`. */
            invite_required?: boolean;
            /** @description As `realm_emails_restricted_to_domains` of `POST /register`. */
            emails_restricted_to_domains?: boolean;
            /** @description As `realm_disallow_disposable_email_addresses` of `POST /register`. */
            disallow_disposable_email_addresses?: boolean;
            /** @description As `realm_name_changes_disabled` of `POST /register`. */
            name_changes_disabled?: boolean;
            /** @description As `realm_email_changes_disabled` of `POST /register`. */
            email_changes_disabled?: boolean;
            /** @description As `realm_require_unique_names` of `POST /register`. */
            require_unique_names?: boolean;
            /** @description As `realm_presence_disabled` of `POST /register`. */
            presence_disabled?: boolean;
            /** @description As `realm_allow_message_editing` of `POST /register`. */
            allow_message_editing?: boolean;
            /** @description As `realm_send_channel_events_messages` of `POST /register`. */
            send_channel_events_messages?: boolean;
            topics_policy?: components["schemas"]["RealmTopicsPolicy"];
            /** @description What new users are sent, Markdown of at most 8000 code points. */
            welcome_message_custom_text?: string;
            can_access_all_users_group?: components["schemas"]["GroupSettingRequest"];
            can_add_custom_emoji_group?: components["schemas"]["GroupSettingRequest"];
            can_add_subscribers_group?: components["schemas"]["GroupSettingRequest"];
            can_create_groups?: components["schemas"]["GroupSettingRequest"];
            can_create_private_channel_group?: components["schemas"]["GroupSettingRequest"];
            can_create_public_channel_group?: components["schemas"]["GroupSettingRequest"];
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingRequest"];
            can_delete_any_message_group?: components["schemas"]["GroupSettingRequest"];
            can_delete_own_message_group?: components["schemas"]["GroupSettingRequest"];
            can_invite_users_group?: components["schemas"]["GroupSettingRequest"];
            can_manage_all_groups?: components["schemas"]["GroupSettingRequest"];
            can_mention_many_users_group?: components["schemas"]["GroupSettingRequest"];
            can_move_messages_between_channels_group?: components["schemas"]["GroupSettingRequest"];
            can_move_messages_between_topics_group?: components["schemas"]["GroupSettingRequest"];
            can_resolve_topics_group?: components["schemas"]["GroupSettingRequest"];
            can_set_delete_message_policy_group?: components["schemas"]["GroupSettingRequest"];
            can_set_topics_policy_group?: components["schemas"]["GroupSettingRequest"];
            create_multiuse_invite_group?: components["schemas"]["GroupSettingRequest"];
            direct_message_initiator_group?: components["schemas"]["GroupSettingRequest"];
            direct_message_permission_group?: components["schemas"]["GroupSettingRequest"];
        };
        /** @description An error of `updateRealm`, told apart by `code`. */
        UpdateRealmError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /** @description The answer to `getRealmDomains`. */
        GetRealmDomainsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The domains in the order in which they were added. */
            domains: components["schemas"]["RealmDomain"][];
        };
        /** @description The answer to `getCustomEmoji`. */
        GetCustomEmojiResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description By ID. */
            emoji: {
                [key: string]: components["schemas"]["RealmEmoji"];
            };
        };
        /** @description The answer to `addLinkifier`. */
        AddLinkifierResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the linkifier. */
            id: number;
        };
        /** @description The answer to `getLinkifiers`. */
        GetLinkifiersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The linkifiers, in their order. */
            linkifiers: components["schemas"]["Linkifier"][];
        };
        /**
         * @description When a user was last present, in the older format. Both keys say the same.
         *     **Changes**: 178 always both keys, with `website` as the only client.
         * @example {
         *       "aggregated": {
         *         "client": "website",
         *         "status": "active",
         *         "timestamp": 1760000000
         *       },
         *       "website": {
         *         "client": "website",
         *         "status": "active",
         *         "timestamp": 1760000000,
         *         "pushable": false
         *       }
         *     }
         */
        LegacyPresence: {
            /** @description The newest report of any client. */
            aggregated: {
                /**
                 * @description The client: always `website`.
                 * @enum {string}
                 */
                client: "website";
                status: components["schemas"]["PresenceStatus"];
                /**
                 * Format: int64
                 * @description UNIX seconds.
                 */
                timestamp: number;
            };
            /** @description The newest report of any client. */
            website: {
                /**
                 * @description The client: always `website`.
                 * @enum {string}
                 */
                client: "website";
                status: components["schemas"]["PresenceStatus"];
                /**
                 * Format: int64
                 * @description UNIX seconds.
                 */
                timestamp: number;
                /**
                 * @description Always false.
                 * @enum {boolean}
                 */
                pushable: false;
            };
        };
        /** @description The answer to `getRealmPresence`. */
        GetRealmPresenceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The time of the server, UNIX seconds with fractions. */
            server_timestamp: number;
            /** @description By API email address. Users who share no presence, or reported none, are not there. */
            presences: {
                [key: string]: components["schemas"]["LegacyPresence"];
            };
        };
        /** @description The answer to `getProfileFields`. */
        GetProfileFieldsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The profile fields of the organisation, in their order. */
            custom_profile_fields: components["schemas"]["CustomProfileField"][];
        };
        /**
         * @description More about the type. Type 3: the options by their keys, at least one. Type 7: `subtype` and, for `custom`, `url_pattern`, in
         *     which `%(username)s` stands for the value. For other types empty.
         */
        ProfileFieldData: {
            [key: string]: string | {
                /** @description What shows for the choice. */
                text: string;
                /** @description The place of the choice, as text. */
                order: string;
            };
        };
        /** @description The parameters of `createProfileField`. */
        CreateProfileFieldRequest: {
            field_type: components["schemas"]["ProfileFieldType"];
            /** @description Trimmed, then 1 to 40 code points. */
            name: string;
            /**
             * @description At most 80 code points.
             * @default
             */
            hint?: string;
            field_data?: components["schemas"]["ProfileFieldData"];
            /**
             * @description Whether the short form of a profile shows it.
             * @default false
             */
            display_in_profile_summary?: boolean;
            /**
             * @description Whether users are asked to fill it in.
             * @default false
             */
            required?: boolean;
            /**
             * @description Whether users change their own value; if not, administrators do.
             * @default true
             */
            editable_by_user?: boolean;
            /**
             * @description Whether typing its value finds the user where users are looked up. Types 1, 3 and 8 only.
             * @default false
             */
            use_for_user_matching?: boolean;
        };
        /** @description The answer to `createProfileField`. */
        CreateProfileFieldResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the field. */
            id: number;
        };
        /** @description The parameters of `updateProfileField`. */
        UpdateProfileFieldRequest: {
            /** @description Trimmed, then 1 to 40 code points. */
            name?: string;
            /** @description At most 80 code points. */
            hint?: string;
            field_data?: components["schemas"]["ProfileFieldData"];
            /** @description Whether the short form of a profile shows it. */
            display_in_profile_summary?: boolean;
            /** @description Whether users are asked to fill it in. */
            required?: boolean;
            /** @description Whether users change their own value; if not, administrators do. */
            editable_by_user?: boolean;
            /** @description Whether typing its value finds the user where users are looked up. Types 1, 3 and 8 only. */
            use_for_user_matching?: boolean;
        };
        /** @description Whether times show 24 hours. */
        TwentyFourHourTime: boolean;
        /** @description Whether the number of starred messages shows. */
        StarredMessageCounts: boolean;
        /** @description Whether typing events are delivered to the user. **Changes**: feature level 253. */
        ReceivesTypingNotifications: boolean;
        /** @description Whether the web client offers to update the time zone when the computer's is another. */
        WebSuggestUpdateTimezone: boolean;
        /** @description Whether the centre panel takes all the width. */
        FluidLayoutWidth: boolean;
        /** @description Whether colours have more contrast. */
        HighContrastMode: boolean;
        /**
         * @description Whether drafts are kept on the server. Turning it off deletes all drafts; no event tells clients to delete
         *     their copies.
         */
        EnableDraftsSynchronization: boolean;
        /** @description Whether emoticons like `:)` become emoji in messages that the user sends. */
        TranslateEmoticons: boolean;
        /** @description Whether reactions show the names of users instead of a number, when they are few. */
        DisplayEmojiReactionUsers: boolean;
        /** @description Whether the Escape key leads to the home view. */
        WebEscapeNavigatesToHomeView: boolean;
        /** @description Whether the web client goes to the conversation of a message just sent. */
        WebNavigateToSentMessage: boolean;
        /** @description Whether the list of users is on the left in narrow windows. */
        LeftSideUserlist: boolean;
        /** @description Whether features that use language models are hidden. */
        HideAiFeatures: boolean;
        /** @description Whether the inbox groups channels by folder. */
        WebInboxShowChannelFolders: boolean;
        /** @description Whether the left sidebar groups channels by folder. */
        WebLeftSidebarShowChannelFolders: boolean;
        /** @description Whether the left sidebar shows sums of unread messages. */
        WebLeftSidebarUnreadsCountSummary: boolean;
        /** @description Visible desktop notifications of channel messages, where the subscription says nothing else. */
        EnableStreamDesktopNotifications: boolean;
        /** @description Email notifications of channel messages, where the subscription says nothing else. */
        EnableStreamEmailNotifications: boolean;
        /**
         * @description Mobile notifications of channel messages, where the subscription says nothing else. Kept for clients: the server sends those of
         *     direct messages and mentions alone.
         */
        EnableStreamPushNotifications: boolean;
        /** @description Audible desktop notifications of channel messages, where the subscription says nothing else. */
        EnableStreamAudibleNotifications: boolean;
        /** @description Visible desktop notifications of direct messages and mentions. */
        EnableDesktopNotifications: boolean;
        /** @description Audible desktop notifications of direct messages and mentions. */
        EnableSounds: boolean;
        /** @description Visible desktop notifications of messages in followed topics. */
        EnableFollowedTopicDesktopNotifications: boolean;
        /** @description Email notifications of messages in followed topics. */
        EnableFollowedTopicEmailNotifications: boolean;
        /**
         * @description Mobile notifications of messages in followed topics. Kept for clients: the server sends those of direct messages and mentions
         *     alone.
         */
        EnableFollowedTopicPushNotifications: boolean;
        /** @description Audible desktop notifications of messages in followed topics. */
        EnableFollowedTopicAudibleNotifications: boolean;
        /** @description Email notifications of direct messages and mentions while the user is offline. */
        EnableOfflineEmailNotifications: boolean;
        /**
         * @description Mobile notifications of direct messages and mentions while the user is offline: no client of the user has polled its event
         *     queue in the last minute and a half.
         */
        EnableOfflinePushNotifications: boolean;
        /**
         * @description Mobile notifications of direct messages and mentions while the user is online too. Kept for clients: the server sends them
         *     while the user is offline alone.
         */
        EnableOnlinePushNotifications: boolean;
        /** @description Digests by email when the user was away for long. */
        EnableDigestEmails: boolean;
        /** @description Whether email notifications quote the message. */
        MessageContentInEmailNotifications: boolean;
        /** @description Whether desktop notifications quote direct messages. */
        PmContentInDesktopNotifications: boolean;
        /** @description Whether wildcard mentions notify like personal ones, where the subscription says nothing else. */
        WildcardMentionsNotify: boolean;
        /** @description Whether wildcard mentions in followed topics notify like personal ones. */
        EnableFollowedTopicWildcardMentionsNotify: boolean;
        /** @description Whether the user follows topics where they are mentioned, unless muted. */
        AutomaticallyFollowTopicsWhereMentioned: boolean;
        /** @description Whether others see the user's presence. Turning it off makes the user look absent immediately. */
        PresenceEnabled: boolean;
        /** @description Whether the Enter key sends the message. */
        EnterSends: boolean;
        /** @description Whether others see the user typing a direct message. */
        SendPrivateTypingNotifications: boolean;
        /** @description Whether others see the user typing a channel message. */
        SendStreamTypingNotifications: boolean;
        /** @description Whether others see what the user has read. */
        SendReadReceipts: boolean;
        /**
         * @description When scrolling marks messages as read: 1 always, 2 only in views of a conversation, 3 never.
         * @enum {integer}
         */
        WebMarkReadOnScrollPolicy: 1 | 2 | 3;
        /**
         * @description What a click on a channel opens: 1 its top topic, 2 its feed, 3 the list of its topics, 4 its top unread topic.
         * @enum {integer}
         */
        WebChannelDefaultView: 1 | 2 | 3 | 4;
        /** @description The font size, in pixels. */
        WebFontSizePx: number;
        /** @description The line height, in percent: 120 is 1.2. */
        WebLineHeightPercent: number;
        /**
         * @description 1 automatic, 2 dark, 3 light.
         * @enum {integer}
         */
        ColorScheme: 1 | 2 | 3;
        /**
         * @description Whether inactive channels are hidden: 1 automatic, 2 always, 3 never.
         * @enum {integer}
         */
        DemoteInactiveStreams: 1 | 2 | 3;
        /**
         * @description The list of users: 1 compact, 2 with status, 3 with avatar and status.
         * @enum {integer}
         */
        UserListStyle: 1 | 2 | 3;
        /**
         * @description Where unread messages are counted: 1 all channels, 2 unmuted channels and topics, 3 no channels.
         * @enum {integer}
         */
        WebStreamUnreadsCountDisplayPolicy: 1 | 2 | 3;
        /** @description For how long notifications are collected into one email, in seconds. */
        EmailNotificationsBatchingPeriodSeconds: number;
        /**
         * @description What the number on the icon counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3 direct
         *     messages and mentions, 4 nothing.
         * @enum {integer}
         */
        DesktopIconCountDisplay: 1 | 2 | 3 | 4;
        /**
         * @description Whether the subject of email notifications has the organisation's name: 1 automatic, 2 always, 3 never.
         * @enum {integer}
         */
        RealmNameInEmailNotificationsPolicy: 1 | 2 | 3;
        /**
         * @description Which topics the user follows automatically: 1 those that they participate in, 2 those that they send to, 3 those that
         *     they start, 4 none.
         * @enum {integer}
         */
        AutomaticallyFollowTopicsPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Which topics of muted channels are unmuted automatically: 1 those that the user participates in, 2 those that they
         *     send to, 3 those that they start, 4 none.
         * @enum {integer}
         */
        AutomaticallyUnmuteTopicsInMutedStreamsPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Who sees the real email address: 1 everybody, 2 members and above, 3 administrators and above, 4 nobody, 5 moderators
         *     and above. The user always does.
         * @enum {integer}
         */
        EmailAddressVisibility: 1 | 2 | 3 | 4 | 5;
        /**
         * @description The view to begin with. **Changes**: 454 `recent` replaces `recent_topics`.
         * @enum {string}
         */
        WebHomeView: "recent" | "inbox" | "all_messages";
        /**
         * @description How emoji look: one of two sets of pictures, or as text.
         * @enum {string}
         */
        Emojiset: "google" | "twitter" | "text";
        /**
         * @description When animated images move in previews.
         * @enum {string}
         */
        WebAnimateImagePreviews: "always" | "on_hover" | "never";
        /**
         * @description Whether the notices that a topic was resolved or unresolved are read from the start; `except_followed`, unless the
         *     user follows it.
         * @enum {string}
         */
        ResolvedTopicNoticeAutoReadPolicy: "always" | "except_followed" | "never";
        /**
         * @description The sound of audible notifications; `none` is silence.
         * @enum {string}
         */
        NotificationSound: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "none" | "pan" | "practicechat" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip";
        /** @description What is left out stays as it is; `x-initial` is what holds until it is changed here. */
        UpdateUserSettingsDefaultsRequest: {
            twenty_four_hour_time?: components["schemas"]["TwentyFourHourTime"];
            starred_message_counts?: components["schemas"]["StarredMessageCounts"];
            receives_typing_notifications?: components["schemas"]["ReceivesTypingNotifications"];
            web_suggest_update_timezone?: components["schemas"]["WebSuggestUpdateTimezone"];
            fluid_layout_width?: components["schemas"]["FluidLayoutWidth"];
            high_contrast_mode?: components["schemas"]["HighContrastMode"];
            enable_drafts_synchronization?: components["schemas"]["EnableDraftsSynchronization"];
            translate_emoticons?: components["schemas"]["TranslateEmoticons"];
            display_emoji_reaction_users?: components["schemas"]["DisplayEmojiReactionUsers"];
            web_escape_navigates_to_home_view?: components["schemas"]["WebEscapeNavigatesToHomeView"];
            web_navigate_to_sent_message?: components["schemas"]["WebNavigateToSentMessage"];
            left_side_userlist?: components["schemas"]["LeftSideUserlist"];
            hide_ai_features?: components["schemas"]["HideAiFeatures"];
            web_inbox_show_channel_folders?: components["schemas"]["WebInboxShowChannelFolders"];
            web_left_sidebar_show_channel_folders?: components["schemas"]["WebLeftSidebarShowChannelFolders"];
            web_left_sidebar_unreads_count_summary?: components["schemas"]["WebLeftSidebarUnreadsCountSummary"];
            enable_stream_desktop_notifications?: components["schemas"]["EnableStreamDesktopNotifications"];
            enable_stream_email_notifications?: components["schemas"]["EnableStreamEmailNotifications"];
            enable_stream_push_notifications?: components["schemas"]["EnableStreamPushNotifications"];
            enable_stream_audible_notifications?: components["schemas"]["EnableStreamAudibleNotifications"];
            enable_desktop_notifications?: components["schemas"]["EnableDesktopNotifications"];
            enable_sounds?: components["schemas"]["EnableSounds"];
            enable_followed_topic_desktop_notifications?: components["schemas"]["EnableFollowedTopicDesktopNotifications"];
            enable_followed_topic_email_notifications?: components["schemas"]["EnableFollowedTopicEmailNotifications"];
            enable_followed_topic_push_notifications?: components["schemas"]["EnableFollowedTopicPushNotifications"];
            enable_followed_topic_audible_notifications?: components["schemas"]["EnableFollowedTopicAudibleNotifications"];
            enable_offline_email_notifications?: components["schemas"]["EnableOfflineEmailNotifications"];
            enable_offline_push_notifications?: components["schemas"]["EnableOfflinePushNotifications"];
            enable_online_push_notifications?: components["schemas"]["EnableOnlinePushNotifications"];
            enable_digest_emails?: components["schemas"]["EnableDigestEmails"];
            message_content_in_email_notifications?: components["schemas"]["MessageContentInEmailNotifications"];
            pm_content_in_desktop_notifications?: components["schemas"]["PmContentInDesktopNotifications"];
            wildcard_mentions_notify?: components["schemas"]["WildcardMentionsNotify"];
            enable_followed_topic_wildcard_mentions_notify?: components["schemas"]["EnableFollowedTopicWildcardMentionsNotify"];
            automatically_follow_topics_where_mentioned?: components["schemas"]["AutomaticallyFollowTopicsWhereMentioned"];
            presence_enabled?: components["schemas"]["PresenceEnabled"];
            enter_sends?: components["schemas"]["EnterSends"];
            send_private_typing_notifications?: components["schemas"]["SendPrivateTypingNotifications"];
            send_stream_typing_notifications?: components["schemas"]["SendStreamTypingNotifications"];
            send_read_receipts?: components["schemas"]["SendReadReceipts"];
            web_mark_read_on_scroll_policy?: components["schemas"]["WebMarkReadOnScrollPolicy"];
            web_channel_default_view?: components["schemas"]["WebChannelDefaultView"];
            web_font_size_px?: components["schemas"]["WebFontSizePx"];
            web_line_height_percent?: components["schemas"]["WebLineHeightPercent"];
            color_scheme?: components["schemas"]["ColorScheme"];
            demote_inactive_streams?: components["schemas"]["DemoteInactiveStreams"];
            user_list_style?: components["schemas"]["UserListStyle"];
            web_stream_unreads_count_display_policy?: components["schemas"]["WebStreamUnreadsCountDisplayPolicy"];
            email_notifications_batching_period_seconds?: components["schemas"]["EmailNotificationsBatchingPeriodSeconds"];
            desktop_icon_count_display?: components["schemas"]["DesktopIconCountDisplay"];
            realm_name_in_email_notifications_policy?: components["schemas"]["RealmNameInEmailNotificationsPolicy"];
            automatically_follow_topics_policy?: components["schemas"]["AutomaticallyFollowTopicsPolicy"];
            automatically_unmute_topics_in_muted_streams_policy?: components["schemas"]["AutomaticallyUnmuteTopicsInMutedStreamsPolicy"];
            email_address_visibility?: components["schemas"]["EmailAddressVisibility"];
            web_home_view?: components["schemas"]["WebHomeView"];
            emojiset?: components["schemas"]["Emojiset"];
            web_animate_image_previews?: components["schemas"]["WebAnimateImagePreviews"];
            resolved_topic_notice_auto_read_policy?: components["schemas"]["ResolvedTopicNoticeAutoReadPolicy"];
            notification_sound?: components["schemas"]["NotificationSound"];
        };
        /** @description The parameters of `registerQueue`. */
        RegisterRequest: {
            /**
             * @description Whether `content` in `message` events is HTML (true) or Markdown source.
             * @default false
             */
            apply_markdown?: boolean;
            /**
             * @description The client computes avatar URLs of third-party hosted avatars itself; `avatar_url` is null for these.
             * @default true
             */
            client_gravatar?: boolean;
            /**
             * @deprecated
             * @description Whether `presences` has the modern format, and `presence` events have no email address. The capability
             *     `simplified_presence_events` replaces it.
             * @default false
             */
            slim_presence?: boolean;
            /**
             * @description How far back `presences` reach. **Changes**: 288.
             * @default 14
             */
            presence_history_limit_days?: number;
            /**
             * @description Which events the queue gets; all without it, none of the state's changes with an empty list. `heartbeat` comes in any case. A
             *     name that the server does not know matches nothing.
             */
            event_types?: string[];
            /**
             * @description Of which events the initial state is returned: the types in the description of the operation, or the names of
             *     fields there, each of which stands for its type. A name that the server does not know returns nothing. Without it those of
             *     `event_types`.
             */
            fetch_event_types?: string[];
            /**
             * @description Whether the queue gets the messages of all public channels. Not for guests.
             * @default false
             */
            all_public_streams?: boolean;
            include_subscribers?: components["schemas"]["IncludeSubscribers"];
            narrow?: components["schemas"]["RegistrationNarrow"];
            idle_queue_timeout?: components["schemas"]["IdleQueueTimeout"];
            client_capabilities?: components["schemas"]["ClientCapabilities"];
        };
        /**
         * @description A client device of the caller, and the state of its registration for encrypted push notifications.
         * @example {
         *       "push_key_id": 2408,
         *       "push_token_id": "hGsEWGmyyfI=",
         *       "pending_push_token_id": null,
         *       "push_token_last_updated_timestamp": 1760000000,
         *       "push_registration_error_code": null
         *     }
         */
        Device: {
            push_key_id: components["schemas"]["PushKeyId"];
            push_token_id: components["schemas"]["PushTokenId"];
            pending_push_token_id: components["schemas"]["PendingPushTokenId"];
            push_token_last_updated_timestamp: components["schemas"]["PushTokenLastUpdatedTimestamp"];
            push_registration_error_code: components["schemas"]["PushRegistrationErrorCode"];
        };
        /**
         * @description The caller's visibility policy of a topic that does not merely inherit from the channel.
         * @example {
         *       "stream_id": 1,
         *       "topic_name": "lunch",
         *       "last_updated": 1760000000,
         *       "visibility_policy": 3
         *     }
         */
        UserTopic: {
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic_name: string;
            /**
             * Format: int64
             * @description When it was set, UNIX seconds.
             */
            last_updated: number;
            /**
             * @description 1 muted, 2 unmuted, 3 followed.
             * @enum {integer}
             */
            visibility_policy: 1 | 2 | 3;
        };
        /**
         * @description The caller's unread messages, by conversation. Only the newest 50000 are considered. Lists of IDs are in increasing order.
         * @example {
         *       "count": 0,
         *       "pms": [],
         *       "streams": [],
         *       "huddles": [],
         *       "mentions": [],
         *       "old_unreads_missing": false
         *     }
         */
        UnreadMessages: {
            /** @description How many there are, those in muted topics and channels left out. */
            count: number;
            /** @description Conversations with one other user, or with oneself. */
            pms: {
                /** @description The ID of the other user. */
                other_user_id: number;
                /**
                 * @deprecated
                 * @description The same as `other_user_id`.
                 */
                sender_id: number;
                /** @description The IDs of the unread messages, ascending. */
                unread_message_ids: number[];
            }[];
            /** @description Topics, the muted ones too. */
            streams: {
                /** @description The ID of the channel. */
                stream_id: number;
                /** @description The topic. */
                topic: string;
                /** @description The IDs of the unread messages, ascending. */
                unread_message_ids: number[];
            }[];
            /** @description Conversations with several others. */
            huddles: {
                /** @description IDs of all of them, the caller too, in increasing order, joined by commas. */
                user_ids_string: string;
                /** @description The IDs of the unread messages, ascending. */
                unread_message_ids: number[];
            }[];
            /**
             * @description IDs of those that mention the caller: personally in any topic, by a wildcard unless the topic or the channel is muted. No event
             *     lists what muting takes out and unmuting puts back: a client goes by the flags of the messages that it has.
             */
            mentions: number[];
            /** @description Whether there are older ones that were not considered. */
            old_unreads_missing: boolean;
        };
        /**
         * @description The status of a user. Contains only what is set.
         * @example {
         *       "status_text": "On holiday",
         *       "emoji_name": "palm_tree",
         *       "emoji_code": "1f334",
         *       "reaction_type": "unicode_emoji"
         *     }
         */
        UserStatus: {
            /** @description What the user says. */
            status_text?: string;
            /** @description The name of the emoji. */
            emoji_name?: string;
            /** @description What identifies the emoji within `reaction_type`. */
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description Present while the preference `presence_enabled` of the user, which replaces it, is false.
             * @enum {boolean}
             */
            away?: true;
        };
        /**
         * @description A channel that the caller can see and was never subscribed to: the fields of `Channel`, and its subscribers.
         *     The permissions mean what they mean in `Channel`.
         */
        NeverSubscribedChannel: {
            stream_id: components["schemas"]["ChannelStreamId"];
            name: components["schemas"]["ChannelName"];
            description: components["schemas"]["ChannelDescription"];
            rendered_description: components["schemas"]["ChannelRenderedDescription"];
            date_created: components["schemas"]["ChannelDateCreated"];
            creator_id: components["schemas"]["ChannelCreatorId"];
            invite_only: components["schemas"]["ChannelInviteOnly"];
            /** @description User IDs of all subscribers, in ascending order. Present only when subscribers were asked for. */
            subscribers?: number[];
            /**
             * @description User IDs of some of the subscribers, in ascending order: all bots, all users active in the last 14 days, and any others.
             *     May stand in place of `subscribers` when partial lists were asked for.
             *     **Changes**: feature level 412.
             */
            partial_subscribers?: number[];
            is_announcement_only: components["schemas"]["ChannelIsAnnouncementOnly"];
            is_web_public: components["schemas"]["ChannelIsWebPublic"];
            stream_post_policy: components["schemas"]["ChannelPostPolicy"];
            is_archived: components["schemas"]["ChannelIsArchived"];
            first_message_id: components["schemas"]["ChannelFirstMessageId"];
            folder_id: components["schemas"]["ChannelFolderId"];
            is_recently_active: components["schemas"]["ChannelIsRecentlyActive"];
            history_public_to_subscribers: components["schemas"]["ChannelHistoryPublicToSubscribers"];
            message_retention_days: components["schemas"]["ChannelMessageRetentionDays"];
            stream_weekly_traffic: components["schemas"]["ChannelStreamWeeklyTraffic"];
            subscriber_count: components["schemas"]["ChannelSubscriberCount"];
            topics_policy: components["schemas"]["TopicsPolicy"];
            can_add_subscribers_group: components["schemas"]["GroupSettingValue"];
            can_administer_channel_group: components["schemas"]["GroupSettingValue"];
            can_create_topic_group: components["schemas"]["GroupSettingValue"];
            can_delete_any_message_group: components["schemas"]["GroupSettingValue"];
            can_delete_own_message_group: components["schemas"]["GroupSettingValue"];
            can_move_messages_out_of_channel_group: components["schemas"]["GroupSettingValue"];
            can_move_messages_within_channel_group: components["schemas"]["GroupSettingValue"];
            can_remove_subscribers_group: components["schemas"]["GroupSettingValue"];
            can_resolve_topics_group: components["schemas"]["GroupSettingValue"];
            can_send_message_group: components["schemas"]["GroupSettingValue"];
            can_subscribe_group: components["schemas"]["GroupSettingValue"];
        };
        /** @description Whether the user gets an email about logins from new devices. */
        EnableLoginEmails: boolean;
        /** @description Whether the user gets news of the product by email. */
        EnableMarketingEmails: boolean;
        /** @description Whether an export by administrators has the user's private data. */
        AllowPrivateDataExport: boolean;
        /** @description The IANA identifier of the time zone of the profile, stored as IANA spells it; empty when none is known. */
        Timezone: string;
        /**
         * @description The language of the interface and of emails, as a code of which the server has translations (`en`, `de`, `pt-br`). New
         *     users begin with the language of the organisation.
         */
        DefaultLanguage: string;
        /** @description The preferences of the caller. */
        UserSettingsState: {
            twenty_four_hour_time: components["schemas"]["TwentyFourHourTime"];
            starred_message_counts: components["schemas"]["StarredMessageCounts"];
            receives_typing_notifications: components["schemas"]["ReceivesTypingNotifications"];
            web_suggest_update_timezone: components["schemas"]["WebSuggestUpdateTimezone"];
            fluid_layout_width: components["schemas"]["FluidLayoutWidth"];
            high_contrast_mode: components["schemas"]["HighContrastMode"];
            enable_drafts_synchronization: components["schemas"]["EnableDraftsSynchronization"];
            translate_emoticons: components["schemas"]["TranslateEmoticons"];
            display_emoji_reaction_users: components["schemas"]["DisplayEmojiReactionUsers"];
            web_escape_navigates_to_home_view: components["schemas"]["WebEscapeNavigatesToHomeView"];
            web_navigate_to_sent_message: components["schemas"]["WebNavigateToSentMessage"];
            left_side_userlist: components["schemas"]["LeftSideUserlist"];
            hide_ai_features: components["schemas"]["HideAiFeatures"];
            web_inbox_show_channel_folders: components["schemas"]["WebInboxShowChannelFolders"];
            web_left_sidebar_show_channel_folders: components["schemas"]["WebLeftSidebarShowChannelFolders"];
            web_left_sidebar_unreads_count_summary: components["schemas"]["WebLeftSidebarUnreadsCountSummary"];
            enable_stream_desktop_notifications: components["schemas"]["EnableStreamDesktopNotifications"];
            enable_stream_email_notifications: components["schemas"]["EnableStreamEmailNotifications"];
            enable_stream_push_notifications: components["schemas"]["EnableStreamPushNotifications"];
            enable_stream_audible_notifications: components["schemas"]["EnableStreamAudibleNotifications"];
            enable_desktop_notifications: components["schemas"]["EnableDesktopNotifications"];
            enable_sounds: components["schemas"]["EnableSounds"];
            enable_followed_topic_desktop_notifications: components["schemas"]["EnableFollowedTopicDesktopNotifications"];
            enable_followed_topic_email_notifications: components["schemas"]["EnableFollowedTopicEmailNotifications"];
            enable_followed_topic_push_notifications: components["schemas"]["EnableFollowedTopicPushNotifications"];
            enable_followed_topic_audible_notifications: components["schemas"]["EnableFollowedTopicAudibleNotifications"];
            enable_offline_email_notifications: components["schemas"]["EnableOfflineEmailNotifications"];
            enable_offline_push_notifications: components["schemas"]["EnableOfflinePushNotifications"];
            enable_online_push_notifications: components["schemas"]["EnableOnlinePushNotifications"];
            enable_digest_emails: components["schemas"]["EnableDigestEmails"];
            message_content_in_email_notifications: components["schemas"]["MessageContentInEmailNotifications"];
            pm_content_in_desktop_notifications: components["schemas"]["PmContentInDesktopNotifications"];
            wildcard_mentions_notify: components["schemas"]["WildcardMentionsNotify"];
            enable_followed_topic_wildcard_mentions_notify: components["schemas"]["EnableFollowedTopicWildcardMentionsNotify"];
            automatically_follow_topics_where_mentioned: components["schemas"]["AutomaticallyFollowTopicsWhereMentioned"];
            presence_enabled: components["schemas"]["PresenceEnabled"];
            enter_sends: components["schemas"]["EnterSends"];
            send_private_typing_notifications: components["schemas"]["SendPrivateTypingNotifications"];
            send_stream_typing_notifications: components["schemas"]["SendStreamTypingNotifications"];
            send_read_receipts: components["schemas"]["SendReadReceipts"];
            enable_login_emails: components["schemas"]["EnableLoginEmails"];
            enable_marketing_emails: components["schemas"]["EnableMarketingEmails"];
            allow_private_data_export: components["schemas"]["AllowPrivateDataExport"];
            web_mark_read_on_scroll_policy: components["schemas"]["WebMarkReadOnScrollPolicy"];
            web_channel_default_view: components["schemas"]["WebChannelDefaultView"];
            web_font_size_px: components["schemas"]["WebFontSizePx"];
            web_line_height_percent: components["schemas"]["WebLineHeightPercent"];
            color_scheme: components["schemas"]["ColorScheme"];
            demote_inactive_streams: components["schemas"]["DemoteInactiveStreams"];
            user_list_style: components["schemas"]["UserListStyle"];
            web_stream_unreads_count_display_policy: components["schemas"]["WebStreamUnreadsCountDisplayPolicy"];
            email_notifications_batching_period_seconds: components["schemas"]["EmailNotificationsBatchingPeriodSeconds"];
            desktop_icon_count_display: components["schemas"]["DesktopIconCountDisplay"];
            realm_name_in_email_notifications_policy: components["schemas"]["RealmNameInEmailNotificationsPolicy"];
            automatically_follow_topics_policy: components["schemas"]["AutomaticallyFollowTopicsPolicy"];
            automatically_unmute_topics_in_muted_streams_policy: components["schemas"]["AutomaticallyUnmuteTopicsInMutedStreamsPolicy"];
            email_address_visibility: components["schemas"]["EmailAddressVisibility"];
            web_home_view: components["schemas"]["WebHomeView"];
            emojiset: components["schemas"]["Emojiset"];
            web_animate_image_previews: components["schemas"]["WebAnimateImagePreviews"];
            notification_sound: components["schemas"]["NotificationSound"];
            resolved_topic_notice_auto_read_policy: components["schemas"]["ResolvedTopicNoticeAutoReadPolicy"];
            timezone: components["schemas"]["Timezone"];
            default_language: components["schemas"]["DefaultLanguage"];
            /** @description What `notification_sound` can be, besides `none`. */
            available_notification_sounds: string[];
            /** @description What `emojiset` can be. */
            emojiset_choices: {
                key: components["schemas"]["Emojiset"];
                /** @description What to show for it. */
                text: string;
            }[];
        };
        /** @description The preferences that new users begin with. */
        UserSettingsDefaults: {
            twenty_four_hour_time: components["schemas"]["TwentyFourHourTime"];
            starred_message_counts: components["schemas"]["StarredMessageCounts"];
            receives_typing_notifications: components["schemas"]["ReceivesTypingNotifications"];
            web_suggest_update_timezone: components["schemas"]["WebSuggestUpdateTimezone"];
            fluid_layout_width: components["schemas"]["FluidLayoutWidth"];
            high_contrast_mode: components["schemas"]["HighContrastMode"];
            enable_drafts_synchronization: components["schemas"]["EnableDraftsSynchronization"];
            translate_emoticons: components["schemas"]["TranslateEmoticons"];
            display_emoji_reaction_users: components["schemas"]["DisplayEmojiReactionUsers"];
            web_escape_navigates_to_home_view: components["schemas"]["WebEscapeNavigatesToHomeView"];
            web_navigate_to_sent_message: components["schemas"]["WebNavigateToSentMessage"];
            left_side_userlist: components["schemas"]["LeftSideUserlist"];
            hide_ai_features: components["schemas"]["HideAiFeatures"];
            web_inbox_show_channel_folders: components["schemas"]["WebInboxShowChannelFolders"];
            web_left_sidebar_show_channel_folders: components["schemas"]["WebLeftSidebarShowChannelFolders"];
            web_left_sidebar_unreads_count_summary: components["schemas"]["WebLeftSidebarUnreadsCountSummary"];
            enable_stream_desktop_notifications: components["schemas"]["EnableStreamDesktopNotifications"];
            enable_stream_email_notifications: components["schemas"]["EnableStreamEmailNotifications"];
            enable_stream_push_notifications: components["schemas"]["EnableStreamPushNotifications"];
            enable_stream_audible_notifications: components["schemas"]["EnableStreamAudibleNotifications"];
            enable_desktop_notifications: components["schemas"]["EnableDesktopNotifications"];
            enable_sounds: components["schemas"]["EnableSounds"];
            enable_followed_topic_desktop_notifications: components["schemas"]["EnableFollowedTopicDesktopNotifications"];
            enable_followed_topic_email_notifications: components["schemas"]["EnableFollowedTopicEmailNotifications"];
            enable_followed_topic_push_notifications: components["schemas"]["EnableFollowedTopicPushNotifications"];
            enable_followed_topic_audible_notifications: components["schemas"]["EnableFollowedTopicAudibleNotifications"];
            enable_offline_email_notifications: components["schemas"]["EnableOfflineEmailNotifications"];
            enable_offline_push_notifications: components["schemas"]["EnableOfflinePushNotifications"];
            enable_online_push_notifications: components["schemas"]["EnableOnlinePushNotifications"];
            enable_digest_emails: components["schemas"]["EnableDigestEmails"];
            message_content_in_email_notifications: components["schemas"]["MessageContentInEmailNotifications"];
            pm_content_in_desktop_notifications: components["schemas"]["PmContentInDesktopNotifications"];
            wildcard_mentions_notify: components["schemas"]["WildcardMentionsNotify"];
            enable_followed_topic_wildcard_mentions_notify: components["schemas"]["EnableFollowedTopicWildcardMentionsNotify"];
            automatically_follow_topics_where_mentioned: components["schemas"]["AutomaticallyFollowTopicsWhereMentioned"];
            presence_enabled: components["schemas"]["PresenceEnabled"];
            enter_sends: components["schemas"]["EnterSends"];
            send_private_typing_notifications: components["schemas"]["SendPrivateTypingNotifications"];
            send_stream_typing_notifications: components["schemas"]["SendStreamTypingNotifications"];
            send_read_receipts: components["schemas"]["SendReadReceipts"];
            web_mark_read_on_scroll_policy: components["schemas"]["WebMarkReadOnScrollPolicy"];
            web_channel_default_view: components["schemas"]["WebChannelDefaultView"];
            web_font_size_px: components["schemas"]["WebFontSizePx"];
            web_line_height_percent: components["schemas"]["WebLineHeightPercent"];
            color_scheme: components["schemas"]["ColorScheme"];
            demote_inactive_streams: components["schemas"]["DemoteInactiveStreams"];
            user_list_style: components["schemas"]["UserListStyle"];
            web_stream_unreads_count_display_policy: components["schemas"]["WebStreamUnreadsCountDisplayPolicy"];
            email_notifications_batching_period_seconds: components["schemas"]["EmailNotificationsBatchingPeriodSeconds"];
            desktop_icon_count_display: components["schemas"]["DesktopIconCountDisplay"];
            realm_name_in_email_notifications_policy: components["schemas"]["RealmNameInEmailNotificationsPolicy"];
            automatically_follow_topics_policy: components["schemas"]["AutomaticallyFollowTopicsPolicy"];
            automatically_unmute_topics_in_muted_streams_policy: components["schemas"]["AutomaticallyUnmuteTopicsInMutedStreamsPolicy"];
            email_address_visibility: components["schemas"]["EmailAddressVisibility"];
            web_home_view: components["schemas"]["WebHomeView"];
            emojiset: components["schemas"]["Emojiset"];
            web_animate_image_previews: components["schemas"]["WebAnimateImagePreviews"];
            notification_sound: components["schemas"]["NotificationSound"];
            resolved_topic_notice_auto_read_policy: components["schemas"]["ResolvedTopicNoticeAutoReadPolicy"];
            /** @description What `notification_sound` can be, besides `none`. */
            available_notification_sounds: string[];
            /** @description What `emojiset` can be. */
            emojiset_choices: {
                key: components["schemas"]["Emojiset"];
                /** @description What to show for it. */
                text: string;
            }[];
        };
        /** @description Which groups a permission can have as its value. Clients offer others neither alone nor within an object. */
        GroupPermissionSetting: {
            /** @description Whether it can only be a system group. */
            require_system_group: boolean;
            /** @description Whether it can be `role:internet`. */
            allow_internet_group: boolean;
            /** @description Whether it can be `role:nobody`. */
            allow_nobody_group: boolean;
            /** @description Whether it can be `role:everyone`. */
            allow_everyone_group: boolean;
            /** @description The initial group. `channel_creator` and `group_creator` stand for the user who creates the channel or the group. */
            default_group_name: string;
            /** @description The same in system groups; null where that does not apply. */
            default_for_system_groups: string | null;
            /** @description The system groups that it can be; empty if not restricted. */
            allowed_system_groups: string[];
        };
        /** @description The name of the organisation. */
        RealmName: string;
        /** @description The language of new users. */
        RealmDefaultLanguage: string;
        /** @description Days after which a member is a full member. */
        RealmWaitingPeriodThreshold: number;
        /** @description Whether the organisation may have web-public channels. */
        RealmEnableSpectatorAccess: boolean;
        /** @description Whether only invited people may join. */
        RealmInviteRequired: boolean;
        /** @description Whether only addresses of `realm_domains` may join. */
        RealmEmailsRestrictedToDomains: boolean;
        /** @description Whether addresses of services for throwaway email are refused. */
        RealmDisallowDisposableEmailAddresses: boolean;
        /** @description Whether only administrators change names. */
        RealmNameChangesDisabled: boolean;
        /** @description Whether only administrators change email addresses. */
        RealmEmailChangesDisabled: boolean;
        /** @description Whether no two users may have the same full name. */
        RealmRequireUniqueNames: boolean;
        /** @description Whether the organisation has no presence. */
        RealmPresenceDisabled: boolean;
        /** @description Days after which messages are deleted; -1 never. */
        RealmMessageRetentionDays: number;
        /** @description The channel in which new channels are announced; -1 none. */
        RealmNewStreamAnnouncementsStreamId: number;
        /** @description Whether the notification bot announces changes of a channel in that channel. */
        RealmSendChannelEventsMessages: boolean;
        /** @description What new users are sent unless their invitation says otherwise, Markdown of at most 8000 code points. */
        RealmWelcomeMessageCustomText: string;
        /** @description A new event queue and the state that its events keep up to date. `fetch_event_types` decides which fields are present. */
        RegisterResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: uuid
             * @description The queue: the `queue_id` of `GET /events`.
             */
            queue_id: string;
            /**
             * Format: int64
             * @description The `last_event_id` of the first `GET /events`; -1 if there is no event yet.
             */
            last_event_id: number;
            /** @description As in `GET /server_settings`. */
            service_feature_level: number;
            /** @description As in `GET /server_settings`. */
            service_version: string;
            /** @description As in `GET /server_settings`. */
            service_merge_base: string;
            /** @description After how many seconds without a read the queue expires. */
            idle_queue_timeout_secs: number;
            /** @description The words whose mention alerts the user. */
            alert_words?: string[];
            /** @description The profile fields of the organisation, in their order. */
            custom_profile_fields?: components["schemas"]["CustomProfileField"][];
            /** @description The types of custom profile fields, by a stable name. */
            custom_profile_field_types?: {
                [key: string]: {
                    /** @description The `type` of fields. */
                    id: number;
                    /** @description What to show for it. */
                    name: string;
                };
            };
            /** @description IDs of the channels that new users are subscribed to. */
            realm_default_streams?: number[];
            /** @description The caller's devices, by ID. */
            devices?: {
                [key: string]: components["schemas"]["Device"];
            };
            /** @description The newest 1000, newest first. */
            drafts?: components["schemas"]["Draft"][];
            /** @description The users whom the caller has muted. Always empty. */
            muted_users?: components["schemas"]["MutedUser"][];
            /** @description The views that the caller has added or configured, in that order. */
            navigation_views?: components["schemas"]["NavigationView"][];
            /** @description The steps that the user has yet to see. Always empty. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The reminders of the user. Always empty. */
            reminders?: components["schemas"]["Reminder"][];
            /** @description The saved snippets of the user. Always empty. */
            saved_snippets?: components["schemas"]["SavedSnippet"][];
            /** @description By time; failed ones too. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
            /**
             * @description IDs of the caller's starred messages, without those that the caller may not read. No event lists them when a private channel is lost
             *     or regained: a client takes out those that it knows to be of the channel, and reads `is:starred` by `GET /messages` when it is back.
             */
            starred_messages?: number[];
            /** @description Words that `search` leaves out. Always empty. */
            stop_words?: string[];
            /** @description What the user chose for topics. */
            user_topics?: components["schemas"]["UserTopic"][];
            /**
             * Format: int64
             * @description The newest message that the caller has received; -1 if there is none. A client keeps it when that message is deleted: no event says
             *     which is the newest then.
             */
            max_message_id?: number;
            unread_msgs?: components["schemas"]["UnreadMessages"];
            /**
             * @description Conversations by direct messages, the one with the newest message first. When that message is deleted, a client reads the newest of
             *     the conversation by `GET /messages`, or keeps the entry: no event says which it is.
             */
            recent_private_conversations?: {
                /**
                 * Format: int64
                 * @description The newest message in it.
                 */
                max_message_id: number;
                /** @description The others in increasing order; empty with oneself. */
                user_ids: number[];
            }[];
            /** @description By user ID in the modern format, by API email address in the legacy format; see `slim_presence`. */
            presences?: {
                [key: string]: components["schemas"]["PresenceEntry"] | components["schemas"]["LegacyPresence"];
            };
            /**
             * Format: int64
             * @description The `last_update_id` of the first `POST /users/me/presence`.
             */
            presence_last_update_id?: number;
            /** @description The time of the server, UNIX seconds with fractions. */
            server_timestamp?: number;
            /** @description By user ID; users without a status are left out. */
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
            /** @description The channels to which the caller is subscribed. */
            subscriptions?: components["schemas"]["Subscription"][];
            /**
             * @description Channels that the caller has left. A client puts one that was hidden and comes back, by a `stream` event with `create`, into
             *     `never_subscribed`.
             */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description Other channels that the caller can see. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /** @description All channels that the caller can see. */
            streams?: components["schemas"]["Channel"][];
            /** @description The channel folders, in their order. */
            channel_folders?: components["schemas"]["ChannelFolder"][];
            user_settings?: components["schemas"]["UserSettingsState"];
            realm_user_settings_defaults?: components["schemas"]["UserSettingsDefaults"];
            /** @description Active users. */
            realm_users?: components["schemas"]["User"][];
            /** @description Deactivated users. */
            realm_non_active_users?: components["schemas"]["User"][];
            /** @description Bots of the server itself, like the notification bot. */
            cross_realm_bots?: components["schemas"]["User"][];
            /** @description Bots whose details the caller may see. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The user groups. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
            /** @description The caller. */
            user_id?: number;
            /** @description The caller's API email address. */
            email?: string;
            /** @description The caller's real email address. */
            delivery_email?: string;
            /** @description The caller's name. */
            full_name?: string;
            avatar_source?: components["schemas"]["AvatarSource"];
            /** @description Null if the client computes it. */
            avatar_url?: string | null;
            /** @description The same in medium size. */
            avatar_url_medium?: string | null;
            /** @description Whether the caller is an owner. */
            is_owner?: boolean;
            /** @description Whether the caller is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the caller is a moderator. */
            is_moderator?: boolean;
            /** @description Whether the caller is a guest. */
            is_guest?: boolean;
            /** @description The domains whose email addresses may join. */
            realm_domains?: components["schemas"]["RealmDomain"][];
            /** @description By ID. */
            realm_emoji?: {
                [key: string]: components["schemas"]["RealmEmoji"];
            };
            /** @description In their order. */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description The older form of `realm_linkifiers`: pattern, URL with `%(name)s` in place of `{name}` and `%%` in place of `%`, and ID of
             *     each. Those whose template has other expressions are left out.
             */
            realm_filters?: (string | number)[][];
            /** @description The playgrounds for code. Always empty. */
            realm_playgrounds?: components["schemas"]["Playground"][];
            /** @description Of a message's content, code points. */
            max_message_length?: number;
            /** @description Of a topic, code points. The mark of a resolved topic does not count. */
            max_topic_length?: number;
            /** @description Of a channel's name, code points. */
            max_stream_name_length?: number;
            /** @description Of a channel's description, code points. */
            max_stream_description_length?: number;
            /** @description Of a channel folder's name, code points. */
            max_channel_folder_name_length?: number;
            /** @description Of a channel folder's description, code points. */
            max_channel_folder_description_length?: number;
            /** @description Of a reminder's note, code points. */
            max_reminder_note_length?: number;
            /** @description Up to how many users are told one by one of being subscribed. */
            max_bulk_new_subscription_messages?: number;
            /** @description Of an upload, MiB. */
            max_file_upload_size_mib?: number;
            /** @description Of an avatar, MiB. */
            max_avatar_file_size_mib?: number;
            /** @description Of the icon of the organisation, MiB. */
            max_icon_file_size_mib?: number;
            /** @description Of a logo of the organisation, MiB. */
            max_logo_file_size_mib?: number;
            /** @description Of all uploads together, MiB; null without limit. */
            realm_upload_quota_mib?: number | null;
            /** @description Characters. */
            password_min_length?: number;
            /** @description Characters. */
            password_max_length?: number;
            /** @description How many guesses a password must withstand by estimate. */
            password_min_guesses?: number;
            /** @description How long the HTTP client should wait for `GET /events`; longer than the server waits to send a heartbeat. */
            event_queue_longpoll_timeout_seconds?: number;
            /**
             * Format: int64
             * @description When the server was started, UNIX seconds.
             */
            server_generation?: number;
            /** @description How often to report presence. */
            server_presence_ping_interval_seconds?: number;
            /** @description How old a current presence may be. */
            server_presence_offline_threshold_seconds?: number;
            /** @description When typing ends without a new `start`. */
            server_typing_started_expiry_period_milliseconds?: number;
            /** @description How often to report that the user still types. */
            server_typing_started_wait_period_milliseconds?: number;
            /** @description How long a pause means that typing has stopped. */
            server_typing_stopped_wait_period_milliseconds?: number;
            /** @description Where the names and codes of the Unicode emoji are. */
            server_emoji_data_url?: string;
            /** @description Whether the server allows web-public channels at all. */
            server_web_public_streams_enabled?: boolean;
            /** @description Which values the permissions can have, by where they belong and by name (without `realm_`). */
            server_supported_permission_settings?: {
                /** @description Settings of the organisation, by name. */
                realm: {
                    [key: string]: components["schemas"]["GroupPermissionSetting"];
                };
                /** @description Settings of a channel, by name. */
                stream: {
                    [key: string]: components["schemas"]["GroupPermissionSetting"];
                };
                /** @description Settings of a user group, by name. */
                group: {
                    [key: string]: components["schemas"]["GroupPermissionSetting"];
                };
            };
            /**
             * @deprecated
             * @description `realm_jitsi_server_url`, else `server_jitsi_server_url`.
             */
            jitsi_server_url?: string | null;
            /** @description The organisation's server of video calls; null for that of the server. */
            realm_jitsi_server_url?: string | null;
            /** @description The server of video calls of all organisations; null without one. */
            server_jitsi_server_url?: string | null;
            /** @description The canonical URL of the organisation. **Changes**: 257. */
            realm_url?: string;
            /**
             * @deprecated
             * @description The older name of `realm_url`.
             */
            realm_uri?: string;
            /** @description How to show the empty topic. As a topic of a request it stands for it. */
            realm_empty_topic_display_name?: string;
            realm_name?: components["schemas"]["RealmName"];
            realm_description?: components["schemas"]["RealmDescription"];
            realm_rendered_description?: components["schemas"]["RealmRenderedDescription"];
            realm_icon_url?: components["schemas"]["RealmIconUrl"];
            realm_icon_source?: components["schemas"]["AvatarSource"];
            realm_logo_url?: components["schemas"]["RealmLogoUrl"];
            realm_logo_source?: components["schemas"]["LogoSource"];
            realm_night_logo_url?: components["schemas"]["RealmNightLogoUrl"];
            realm_night_logo_source?: components["schemas"]["LogoSource"];
            realm_email_auth_enabled?: components["schemas"]["RealmEmailAuthEnabled"];
            realm_default_language?: components["schemas"]["RealmDefaultLanguage"];
            realm_waiting_period_threshold?: components["schemas"]["RealmWaitingPeriodThreshold"];
            realm_enable_spectator_access?: components["schemas"]["RealmEnableSpectatorAccess"];
            realm_invite_required?: components["schemas"]["RealmInviteRequired"];
            realm_emails_restricted_to_domains?: components["schemas"]["RealmEmailsRestrictedToDomains"];
            realm_disallow_disposable_email_addresses?: components["schemas"]["RealmDisallowDisposableEmailAddresses"];
            realm_name_changes_disabled?: components["schemas"]["RealmNameChangesDisabled"];
            realm_email_changes_disabled?: components["schemas"]["RealmEmailChangesDisabled"];
            realm_require_unique_names?: components["schemas"]["RealmRequireUniqueNames"];
            realm_presence_disabled?: components["schemas"]["RealmPresenceDisabled"];
            realm_allow_message_editing?: components["schemas"]["RealmAllowMessageEditing"];
            realm_message_content_edit_limit_seconds?: components["schemas"]["RealmMessageContentEditLimitSeconds"];
            realm_message_content_delete_limit_seconds?: components["schemas"]["RealmMessageContentDeleteLimitSeconds"];
            realm_move_messages_within_stream_limit_seconds?: components["schemas"]["RealmMoveMessagesWithinStreamLimitSeconds"];
            realm_move_messages_between_streams_limit_seconds?: components["schemas"]["RealmMoveMessagesBetweenStreamsLimitSeconds"];
            realm_topics_policy?: components["schemas"]["RealmTopicsPolicy"];
            realm_mandatory_topics?: components["schemas"]["RealmMandatoryTopics"];
            realm_message_retention_days?: components["schemas"]["RealmMessageRetentionDays"];
            realm_new_stream_announcements_stream_id?: components["schemas"]["RealmNewStreamAnnouncementsStreamId"];
            realm_send_channel_events_messages?: components["schemas"]["RealmSendChannelEventsMessages"];
            realm_welcome_message_custom_text?: components["schemas"]["RealmWelcomeMessageCustomText"];
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            realm_can_add_custom_emoji_group?: components["schemas"]["GroupSettingValue"];
            realm_can_add_subscribers_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_groups?: components["schemas"]["GroupSettingValue"];
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            realm_can_delete_own_message_group?: components["schemas"]["GroupSettingValue"];
            realm_can_invite_users_group?: components["schemas"]["GroupSettingValue"];
            realm_can_manage_all_groups?: components["schemas"]["GroupSettingValue"];
            realm_can_mention_many_users_group?: components["schemas"]["GroupSettingValue"];
            realm_can_move_messages_between_channels_group?: components["schemas"]["GroupSettingValue"];
            realm_can_move_messages_between_topics_group?: components["schemas"]["GroupSettingValue"];
            realm_can_resolve_topics_group?: components["schemas"]["GroupSettingValue"];
            realm_can_set_delete_message_policy_group?: components["schemas"]["GroupSettingValue"];
            realm_can_set_topics_policy_group?: components["schemas"]["GroupSettingValue"];
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
        };
        /** @description The answer to `registerClientDevice`. */
        RegisterClientDeviceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the device. */
            device_id: number;
        };
        /** @description The answer to `getScheduledMessages`. */
        GetScheduledMessagesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The earliest first. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        /** @description The parameters of `createScheduledMessage`. */
        CreateScheduledMessageRequest: {
            type: components["schemas"]["MessageTypeParameter"];
            /** @description The ID of the channel, or for a direct message a list of user IDs. Names and email addresses are refused. */
            to: number | number[];
            /**
             * @description The text, Markdown, at most `max_message_length` code points, and rendered as HTML at most 800,000 bytes, with links to
             *     at most 100 different uploaded files. All scheduled
             *     messages of the caller have at most 10,000,000 bytes in all, including their HTML.
             */
            content: string;
            /**
             * @description The topic, at most `max_topic_length` code points. Required for a channel message (the empty string is a topic), ignored for
             *     a direct one, and then listed in `ignored_parameters_unsupported`. `(no topic)` and `realm_empty_topic_display_name` are
             *     read as the empty string.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. The two must not come together.
             */
            subject?: string;
            /**
             * Format: int64
             * @description When to send it, in UNIX seconds. Must be in the future, at most 1826 days (5 years) ahead.
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the sender has read the message once it is sent. Without it, true when the client is one that a person uses and the
             *     message is not to the sender alone. **Changes**: feature level 236.
             */
            read_by_sender?: boolean;
        };
        /** @description The answer to `createScheduledMessage`. */
        CreateScheduledMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the scheduled message. The message gets another one when it is sent. */
            scheduled_message_id: number;
        };
        /** @description An error of `createScheduledMessage`, told apart by `code`. */
        CreateScheduledMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /** @description The parameters of `updateScheduledMessage`. */
        UpdateScheduledMessageRequest: {
            type?: components["schemas"]["MessageTypeParameter"];
            /**
             * @description The ID of the channel, or for a direct message a list of user IDs. Required with `type`; must be of the kind that the type
             *     takes.
             */
            to?: number | number[];
            /**
             * @description The text, Markdown, at most `max_message_length` code points, and rendered as HTML at most 800,000 bytes, with links to
             *     at most 100 different uploaded files. All scheduled
             *     messages of the caller have at most 10,000,000 bytes in all, including their HTML.
             */
            content?: string;
            /**
             * @description The topic, at most `max_topic_length` code points. Required when `type` is given and means a channel; ignored for a direct
             *     message, and then listed in `ignored_parameters_unsupported`. `(no topic)` and `realm_empty_topic_display_name` are read as
             *     the empty string.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. The two must not come together.
             */
            subject?: string;
            /**
             * Format: int64
             * @description When to send it, in UNIX seconds. Must be in the future, at most 1826 days (5 years) ahead. Required when the message has failed.
             */
            scheduled_delivery_timestamp?: number;
        };
        /** @description An error of `updateScheduledMessage`, told apart by `code`. */
        UpdateScheduledMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /**
         * @description The `realm_` fields are absent when the request goes to the root domain of a server with several organisations and there is
         *     no organisation at it. A client should accept that any field is absent: an older server may not have it.
         */
        GetServerSettingsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * @deprecated
             * @description Which ways to log in are enabled. Use `external_authentication_methods` and `email_auth_enabled`. Besides the general
             *     ways there is one key per external social provider, named after it: `apple`, `discord`, `github`, `gitlab`, `google`,
             *     and the cloud directory `azuread`.
             */
            authentication_methods: {
                /** @description Whether some way takes a password that the user types. */
                password: boolean;
                /** @description Whether anybody may log in as anybody; true in demo mode only. */
                dev: boolean;
                /** @description Email address and password. */
                email: boolean;
                /** @description Whether LDAP is offered. */
                ldap: boolean;
                /** @description Single sign-on by a proxy. */
                remoteuser: boolean;
                /** @description Whether SAML is offered. */
                saml: boolean;
                /** @description Whether OpenID Connect is offered. */
                "openid connect": boolean;
                /** @description Whether accounts of Apple are offered. */
                apple: boolean;
                /** @description Whether accounts of Entra ID are offered. */
                azuread: boolean;
                /** @description **Changes**: feature level 488. */
                discord: boolean;
                /** @description Whether accounts of GitHub are offered. */
                github: boolean;
                /** @description Whether accounts of GitLab are offered. */
                gitlab: boolean;
                /** @description Whether accounts of Google are offered. */
                google: boolean;
            };
            /** @description Ways to log in through an external page, in the order in which to show them. */
            external_authentication_methods: {
                /** @description Stable, for machines. */
                name: string;
                /** @description For the button. */
                display_name: string;
                /** @description URL of an image relative to the server; null for none. */
                display_icon: string | null;
                /** @description Where to go to log in, relative to the server. */
                login_url: string;
                /** @description Where to go to register, relative to the server. */
                signup_url: string;
            }[];
            /**
             * @description All changes up to this level are supported. Absent means 0.
             *     **Changes**: feature level 1.
             */
            service_feature_level: number;
            /** @description The number of the release or a reference into source control. */
            service_version: string;
            /** @description The last commit that the running version shares with the public source; empty when unknown. */
            service_merge_base: string;
            /** @description Whether the server is set up to send mobile push notifications. */
            push_notifications_enabled: boolean;
            /** @description Whether the calling client, known by its `User-Agent`, is too old or otherwise incompatible. */
            is_incompatible: boolean;
            /** @description Whether users can log in with email address and password. */
            email_auth_enabled: boolean;
            /** @description Whether the user name at login must be an email address; false when LDAP with a user name and a password is enabled. */
            require_email_format_usernames: boolean;
            /**
             * @deprecated
             * @description The same as `realm_url`. Use that.
             */
            realm_uri?: string;
            /**
             * Format: uri
             * @description The canonical URL of the organisation.
             *     **Changes**: 257 replaces `realm_uri`.
             */
            realm_url?: string;
            /** @description The name of the organisation. */
            realm_name?: string;
            /** @description URL of the square logo, absolute or relative to `realm_url`. */
            realm_icon?: string;
            /** @description HTML. */
            realm_description?: string;
            /** @description Whether the organisation may have web-public channels. */
            realm_web_public_access_enabled?: boolean;
        };
        /** @description A preference that is left out stays as it is; the `x-initial` of a preference is what new users begin with. */
        UpdateSettingsRequest: {
            /**
             * @description Whose preferences to change instead of the caller's; at least one of the two lists must be there. Bots among them are
             *     skipped. **Changes**: feature level 444.
             */
            target_users?: {
                /** @description IDs of active users. */
                user_ids?: components["schemas"]["Id"][];
                /** @description IDs of user groups; their active members are meant. */
                group_ids?: components["schemas"]["Id"][];
                /** @description Whether a preference stays as it is for users who have changed that preference themselves; false when it is left out. */
                skip_if_already_edited?: boolean;
            };
            /**
             * @description The new name. Trimmed, then 1 to 100 printable code points, without any of ``* ` \ > " @`` and not ending in `|` and digits.
             *     Unlike all other names where the organisation asks for unique ones, without regard to letter case and look-alike letters.
             */
            full_name?: string;
            /** @description The new address. It takes effect when the user follows the link that is sent to it; a note goes to the old address. */
            email?: string;
            /** @description The present password. Required with `new_password`. */
            old_password?: string;
            /**
             * @description The new password. It must withstand 10,000 guesses (`password_min_guesses` of POST /register) by the estimate of zxcvbn, which knows
             *     the caller's name and address. API keys stay valid.
             */
            new_password?: string;
            twenty_four_hour_time?: components["schemas"]["TwentyFourHourTime"];
            starred_message_counts?: components["schemas"]["StarredMessageCounts"];
            receives_typing_notifications?: components["schemas"]["ReceivesTypingNotifications"];
            web_suggest_update_timezone?: components["schemas"]["WebSuggestUpdateTimezone"];
            fluid_layout_width?: components["schemas"]["FluidLayoutWidth"];
            high_contrast_mode?: components["schemas"]["HighContrastMode"];
            enable_drafts_synchronization?: components["schemas"]["EnableDraftsSynchronization"];
            translate_emoticons?: components["schemas"]["TranslateEmoticons"];
            display_emoji_reaction_users?: components["schemas"]["DisplayEmojiReactionUsers"];
            web_escape_navigates_to_home_view?: components["schemas"]["WebEscapeNavigatesToHomeView"];
            web_navigate_to_sent_message?: components["schemas"]["WebNavigateToSentMessage"];
            left_side_userlist?: components["schemas"]["LeftSideUserlist"];
            hide_ai_features?: components["schemas"]["HideAiFeatures"];
            web_inbox_show_channel_folders?: components["schemas"]["WebInboxShowChannelFolders"];
            web_left_sidebar_show_channel_folders?: components["schemas"]["WebLeftSidebarShowChannelFolders"];
            web_left_sidebar_unreads_count_summary?: components["schemas"]["WebLeftSidebarUnreadsCountSummary"];
            enable_stream_desktop_notifications?: components["schemas"]["EnableStreamDesktopNotifications"];
            enable_stream_email_notifications?: components["schemas"]["EnableStreamEmailNotifications"];
            enable_stream_push_notifications?: components["schemas"]["EnableStreamPushNotifications"];
            enable_stream_audible_notifications?: components["schemas"]["EnableStreamAudibleNotifications"];
            enable_desktop_notifications?: components["schemas"]["EnableDesktopNotifications"];
            enable_sounds?: components["schemas"]["EnableSounds"];
            enable_followed_topic_desktop_notifications?: components["schemas"]["EnableFollowedTopicDesktopNotifications"];
            enable_followed_topic_email_notifications?: components["schemas"]["EnableFollowedTopicEmailNotifications"];
            enable_followed_topic_push_notifications?: components["schemas"]["EnableFollowedTopicPushNotifications"];
            enable_followed_topic_audible_notifications?: components["schemas"]["EnableFollowedTopicAudibleNotifications"];
            enable_offline_email_notifications?: components["schemas"]["EnableOfflineEmailNotifications"];
            enable_offline_push_notifications?: components["schemas"]["EnableOfflinePushNotifications"];
            enable_online_push_notifications?: components["schemas"]["EnableOnlinePushNotifications"];
            enable_digest_emails?: components["schemas"]["EnableDigestEmails"];
            message_content_in_email_notifications?: components["schemas"]["MessageContentInEmailNotifications"];
            pm_content_in_desktop_notifications?: components["schemas"]["PmContentInDesktopNotifications"];
            wildcard_mentions_notify?: components["schemas"]["WildcardMentionsNotify"];
            enable_followed_topic_wildcard_mentions_notify?: components["schemas"]["EnableFollowedTopicWildcardMentionsNotify"];
            automatically_follow_topics_where_mentioned?: components["schemas"]["AutomaticallyFollowTopicsWhereMentioned"];
            presence_enabled?: components["schemas"]["PresenceEnabled"];
            enter_sends?: components["schemas"]["EnterSends"];
            send_private_typing_notifications?: components["schemas"]["SendPrivateTypingNotifications"];
            send_stream_typing_notifications?: components["schemas"]["SendStreamTypingNotifications"];
            send_read_receipts?: components["schemas"]["SendReadReceipts"];
            enable_login_emails?: components["schemas"]["EnableLoginEmails"];
            enable_marketing_emails?: components["schemas"]["EnableMarketingEmails"];
            allow_private_data_export?: components["schemas"]["AllowPrivateDataExport"];
            web_mark_read_on_scroll_policy?: components["schemas"]["WebMarkReadOnScrollPolicy"];
            web_channel_default_view?: components["schemas"]["WebChannelDefaultView"];
            web_font_size_px?: components["schemas"]["WebFontSizePx"];
            web_line_height_percent?: components["schemas"]["WebLineHeightPercent"];
            color_scheme?: components["schemas"]["ColorScheme"];
            demote_inactive_streams?: components["schemas"]["DemoteInactiveStreams"];
            user_list_style?: components["schemas"]["UserListStyle"];
            web_stream_unreads_count_display_policy?: components["schemas"]["WebStreamUnreadsCountDisplayPolicy"];
            email_notifications_batching_period_seconds?: components["schemas"]["EmailNotificationsBatchingPeriodSeconds"];
            desktop_icon_count_display?: components["schemas"]["DesktopIconCountDisplay"];
            realm_name_in_email_notifications_policy?: components["schemas"]["RealmNameInEmailNotificationsPolicy"];
            automatically_follow_topics_policy?: components["schemas"]["AutomaticallyFollowTopicsPolicy"];
            automatically_unmute_topics_in_muted_streams_policy?: components["schemas"]["AutomaticallyUnmuteTopicsInMutedStreamsPolicy"];
            email_address_visibility?: components["schemas"]["EmailAddressVisibility"];
            web_home_view?: components["schemas"]["WebHomeView"];
            emojiset?: components["schemas"]["Emojiset"];
            web_animate_image_previews?: components["schemas"]["WebAnimateImagePreviews"];
            resolved_topic_notice_auto_read_policy?: components["schemas"]["ResolvedTopicNoticeAutoReadPolicy"];
            notification_sound?: components["schemas"]["NotificationSound"];
            default_language?: components["schemas"]["DefaultLanguage"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @description The answer to `getChannels`. */
        GetChannelsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The channels. */
            streams: components["schemas"]["Channel"][];
        };
        /** @description The answer to `getChannel`. */
        GetChannelResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            stream: components["schemas"]["Channel"];
        };
        /**
         * @description A new value of a permission. `old` is the value that the client believes it to have: when it has another, nothing is changed,
         *     and the answer is EXPECTATION_MISMATCH.
         * @example {
         *       "new": 3,
         *       "old": {
         *         "direct_members": [
         *           5
         *         ],
         *         "direct_subgroups": [
         *           6
         *         ]
         *       }
         *     }
         */
        GroupSettingUpdate: {
            new: components["schemas"]["GroupSettingValue"];
            old?: components["schemas"]["GroupSettingValue"];
        };
        /** @description Fields that are left out stay unchanged. `Channel` says what the permissions mean. */
        UpdateChannelRequest: {
            /**
             * @description The new name, trimmed; at most `max_stream_name_length` code points, printable, unique in the organisation without regard to
             *     case.
             */
            new_name?: string;
            /** @description Markdown, at most `max_stream_description_length` code points. A newline becomes a space. */
            description?: string;
            /** @description Whether the channel is private. Not together with being a default channel. */
            is_private?: boolean;
            /**
             * @description Whether everybody may read the history, also without an account (the API itself asks for credentials all the same). Not together with `is_private`. Needs the same settings and rights as in
             *     `POST /channels/create`.
             */
            is_web_public?: boolean;
            /**
             * @description Whether new subscribers see earlier messages. False is refused for a public channel. Without it a channel that becomes private
             *     gets protected history.
             */
            history_public_to_subscribers?: boolean;
            /** @description Whether new users are subscribed. Only administrators may say this. */
            is_default_stream?: boolean;
            /**
             * @description The channel folder to put it in, which must not be archived; null takes it out of its folder.
             *     **Changes**: feature level 389.
             */
            folder_id?: number | null;
            topics_policy?: components["schemas"]["TopicsPolicy"];
            message_retention_days?: components["schemas"]["MessageRetention"];
            /** @description False takes the channel out of the archive; true has no effect (archiving is another operation). */
            is_archived?: boolean;
            can_add_subscribers_group?: components["schemas"]["GroupSettingUpdate"];
            can_administer_channel_group?: components["schemas"]["GroupSettingUpdate"];
            can_create_topic_group?: components["schemas"]["GroupSettingUpdate"];
            can_delete_any_message_group?: components["schemas"]["GroupSettingUpdate"];
            can_delete_own_message_group?: components["schemas"]["GroupSettingUpdate"];
            can_move_messages_out_of_channel_group?: components["schemas"]["GroupSettingUpdate"];
            can_move_messages_within_channel_group?: components["schemas"]["GroupSettingUpdate"];
            can_remove_subscribers_group?: components["schemas"]["GroupSettingUpdate"];
            can_resolve_topics_group?: components["schemas"]["GroupSettingUpdate"];
            can_send_message_group?: components["schemas"]["GroupSettingUpdate"];
            can_subscribe_group?: components["schemas"]["GroupSettingUpdate"];
        };
        /** @description An error of `updateChannel`, told apart by `code`. */
        UpdateChannelError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /** @description The answer to `getChannelMembers`. */
        GetChannelMembersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description User IDs. */
            subscribers: number[];
        };
        /** @description An error of `sendTyping`, told apart by `code`. */
        SendTypingError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /** @description The answer to `getUserGroups`. */
        GetUserGroupsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The user groups. */
            user_groups: components["schemas"]["UserGroup"][];
        };
        /** @description The answer to `createUserGroup`. */
        CreateUserGroupResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the group. */
            group_id: number;
        };
        /** @description The parameters of `updateUserGroup`. */
        UpdateUserGroupRequest: {
            /**
             * @description The new name. Trimmed, then 1 to 100 code points, unique without regard to case, not beginning with `@`, `role:`, `user:`,
             *     `stream:` or `channel:`.
             */
            name?: string;
            /** @description The new description, at most 1024 code points. */
            description?: string;
            can_add_members_group?: components["schemas"]["GroupSettingUpdate"];
            can_join_group?: components["schemas"]["GroupSettingUpdate"];
            can_leave_group?: components["schemas"]["GroupSettingUpdate"];
            can_manage_group?: components["schemas"]["GroupSettingUpdate"];
            can_mention_group?: components["schemas"]["GroupSettingUpdate"];
            can_remove_members_group?: components["schemas"]["GroupSettingUpdate"];
            /**
             * @description False reactivates the group; true has no effect (deactivating is another operation).
             *     **Changes**: feature level 386.
             */
            deactivated?: boolean;
        };
        /** @description An error of `updateUserGroup`, told apart by `code`. */
        UpdateUserGroupError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /** @description The group is a subgroup of another. */
        GroupUsedAsSubgroup: {
            /**
             * @description Always `subgroup`.
             * @enum {string}
             */
            type: "subgroup";
            /** @description Groups that it is a direct subgroup of. */
            supergroup_ids: number[];
        };
        /** @description A permission of a channel names the group. */
        GroupUsedByChannel: {
            /**
             * @description Always `channel`.
             * @enum {string}
             */
            type: "channel";
            /** @description The channel; null stands for all those that the caller may not see. */
            channel_id: number | null;
            /** @description Its permissions that name the group. */
            settings: string[];
        };
        /** @description A permission of another group names the group. */
        GroupUsedByUserGroup: {
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /** @description The ID of the group. */
            group_id: number;
            /** @description Its permissions that name the group. */
            settings: string[];
        };
        /** @description A permission of the organisation names the group. */
        GroupUsedByOrganisation: {
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /** @description Permissions of the organisation. */
            settings: string[];
        };
        /** @description What a user group is used by. */
        GroupUse: components["schemas"]["GroupUsedAsSubgroup"] | components["schemas"]["GroupUsedByChannel"] | components["schemas"]["GroupUsedByUserGroup"] | components["schemas"]["GroupUsedByOrganisation"];
        /**
         * @description The user group is part of another group, or a permission names it.
         * @example {
         *       "result": "error",
         *       "code": "CANNOT_DEACTIVATE_GROUP_IN_USE",
         *       "msg": "The user group is in use",
         *       "objections": [
         *         {
         *           "type": "subgroup",
         *           "supergroup_ids": [
         *             31
         *           ]
         *         }
         *       ]
         *     }
         */
        CANNOT_DEACTIVATE_GROUP_IN_USE: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `CANNOT_DEACTIVATE_GROUP_IN_USE`.
             * @enum {string}
             */
            code: "CANNOT_DEACTIVATE_GROUP_IN_USE";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Where the group is used. */
            objections: components["schemas"]["GroupUse"][];
        };
        /** @description An error of `deactivateUserGroup`, told apart by `code`. */
        DeactivateUserGroupError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["CANNOT_DEACTIVATE_GROUP_IN_USE"];
        /** @description The answer to `getUserGroupMembers`. */
        GetUserGroupMembersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description User IDs. */
            members: number[];
        };
        /** @description The answer to `isUserGroupMember`. */
        IsUserGroupMemberResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether the user is a member. */
            is_user_group_member: boolean;
        };
        /** @description The answer to `getUserGroupSubgroups`. */
        GetUserGroupSubgroupsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Group IDs. */
            subgroups: number[];
        };
        /** @description The answer to `uploadFile`. */
        UploadFileResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL of the file, relative to the server: `/user_uploads/` and its `path_id`. */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`. Use that.
             */
            uri: string;
            /** @description The stored name of the file. */
            filename: string;
        };
        /**
         * @description The file does not fit into the organisation's upload quota.
         * @example {
         *       "result": "error",
         *       "code": "REALM_UPLOAD_QUOTA",
         *       "msg": "Upload would exceed the upload quota of your organisation"
         *     }
         */
        REALM_UPLOAD_QUOTA: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `REALM_UPLOAD_QUOTA`.
             * @enum {string}
             */
            code: "REALM_UPLOAD_QUOTA";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `uploadFile`, told apart by `code`. */
        UploadFileError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The answer to `getFileUrl`. */
        GetFileUrlResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Relative to the server. */
            url: string;
        };
        /** @description The answer to `getUsers`. */
        GetUsersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The users. */
            members: components["schemas"]["User"][];
        };
        /**
         * @description The fields of `User` for the caller, and `max_message_id`. The avatar and the real email address are always present, and so is
         *     `profile_data` unless the caller is a bot.
         */
        GetOwnUserResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            user_id: components["schemas"]["UserUserId"];
            /** @description The real email address. */
            delivery_email: string;
            email: components["schemas"]["UserEmail"];
            full_name: components["schemas"]["UserFullName"];
            date_joined: components["schemas"]["UserDateJoined"];
            is_active: components["schemas"]["UserIsActive"];
            is_owner: components["schemas"]["UserIsOwner"];
            is_admin: components["schemas"]["UserIsAdmin"];
            is_guest: components["schemas"]["UserIsGuest"];
            is_bot: components["schemas"]["UserIsBot"];
            bot_type: components["schemas"]["BotType"];
            bot_owner_id: components["schemas"]["UserBotOwnerId"];
            role: components["schemas"]["Role"];
            timezone: components["schemas"]["UserTimezone"];
            /** @description The avatar. */
            avatar_url: string;
            avatar_version: components["schemas"]["UserAvatarVersion"];
            is_imported_stub: components["schemas"]["UserIsImportedStub"];
            profile_data?: components["schemas"]["ProfileData"];
            /**
             * Format: int64
             * @description The newest message that the caller has received; -1 if there is none.
             */
            max_message_id: number;
        };
        /** @description The answer to `getAlertWords`. */
        GetAlertWordsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description All of them. */
            alert_words: string[];
        };
        /** @description The answer to `addAlertWords`. */
        AddAlertWordsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description All of them. */
            alert_words: string[];
        };
        /** @description The answer to `removeAlertWords`. */
        RemoveAlertWordsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description All of them. */
            alert_words: string[];
        };
        /** @description The answer to `regenerateApiKey`. */
        RegenerateApiKeyResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The new key. */
            api_key: string;
        };
        /** @description The answer to `updatePresence`. */
        UpdatePresenceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: int64
             * @description What to pass as `last_update_id` next time. Never less than what was passed; equal to it when nothing has changed; -1 when
             *     none was passed and no data is returned. **Changes**: feature level 263.
             */
            presence_last_update_id: number;
            /** @description The time of the server, UNIX seconds with fractions. Present unless `ping_only`. */
            server_timestamp?: number;
            /**
             * @description Present unless `ping_only`. With `last_update_id` or `slim_presence`, entries of the modern format by user ID; otherwise
             *     entries of the older format by API email address. Users who share no presence, or reported none in the time asked for, are
             *     not there.
             */
            presences?: {
                [key: string]: components["schemas"]["PresenceEntry"] | components["schemas"]["LegacyPresence"];
            };
        };
        /** @description The answer to `getSubscriptions`. */
        GetSubscriptionsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The channels to which the caller is subscribed. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /**
         * @description All but `subscriptions`, `principals`, `authorization_errors_fatal` and `send_new_subscription_messages` apply only to channels
         *     that the request creates, and mean what they mean in `CreateChannelRequest`, permissions and their defaults included.
         */
        SubscribeRequest: {
            /**
             * @description The channels, by name, without regard to case. One that does not exist is created. Channels times users (those whom permissions
             *     name included) must be at most 20000. In more than 20 new channels the notification bot writes nothing.
             */
            subscriptions: {
                /** @description The name, trimmed; at most `max_stream_name_length` code points. */
                name: string;
                color?: components["schemas"]["ChannelColor"];
                /**
                 * @description The description of a channel that the request creates; Markdown, at most `max_stream_description_length` code points.
                 * @default
                 */
                description?: string;
            }[];
            /** @description Whom to subscribe, by user IDs or by API email addresses, not mixed. Without it, the caller. */
            principals?: number[] | string[];
            /**
             * @description Whether a channel that the caller may not join, or may not subscribe the others to, refuses the whole request. False
             *     leaves such channels out and names them in `unauthorized`.
             * @default true
             */
            authorization_errors_fatal?: boolean;
            /**
             * @description Whether the notification bot tells users by direct message that somebody else has subscribed them. With more than 100
             *     new subscriptions it does not.
             * @default true
             */
            send_new_subscription_messages?: boolean;
            /**
             * @description Whether the notification bot announces the new channels where the organisation announces them.
             * @default false
             */
            announce?: boolean;
            invite_only?: components["schemas"]["NewChannelInviteOnly"];
            is_web_public?: components["schemas"]["NewChannelIsWebPublic"];
            is_default_stream?: components["schemas"]["NewChannelIsDefaultStream"];
            folder_id?: components["schemas"]["NewChannelFolderId"];
            topics_policy?: components["schemas"]["NewTopicsPolicy"];
            history_public_to_subscribers?: components["schemas"]["NewChannelHistoryPublicToSubscribers"];
            message_retention_days?: components["schemas"]["MessageRetention"];
            can_add_subscribers_group?: components["schemas"]["GroupSettingValue"];
            can_administer_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_topic_group?: components["schemas"]["GroupSettingValue"];
            can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            can_delete_own_message_group?: components["schemas"]["GroupSettingValue"];
            can_move_messages_out_of_channel_group?: components["schemas"]["GroupSettingValue"];
            can_move_messages_within_channel_group?: components["schemas"]["GroupSettingValue"];
            can_remove_subscribers_group?: components["schemas"]["GroupSettingValue"];
            can_resolve_topics_group?: components["schemas"]["GroupSettingValue"];
            can_send_message_group?: components["schemas"]["GroupSettingValue"];
            can_subscribe_group?: components["schemas"]["GroupSettingValue"];
        };
        /** @description The answer to `subscribe`. */
        SubscribeResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description By user ID, the names of the channels that the user is newly subscribed to. Users without any are left out. */
            subscribed: {
                [key: string]: string[];
            };
            /** @description By user ID, the names of the channels that the user was subscribed to before. Users without any are left out. */
            already_subscribed: {
                [key: string]: string[];
            };
            /**
             * @description Names of the channels that were left out because the caller may not. Present only when `authorization_errors_fatal`
             *     is false.
             */
            unauthorized?: string[];
            /**
             * @description False when there were too many new subscriptions to notify the users. Present only when
             *     `send_new_subscription_messages` is true.
             */
            new_subscription_messages_sent?: boolean;
        };
        /** @description The answer to `unsubscribe`. */
        UnsubscribeResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The names of the channels from which one of the users was unsubscribed. */
            removed: string[];
            /** @description The names of the channels to which one of the users was not subscribed. */
            not_removed: string[];
        };
        /** @description The answer to `getChannelTopics`. */
        GetChannelTopicsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The topics, newest first. */
            topics: {
                /** @description The topic, written as in its newest message. */
                name: string;
                /**
                 * Format: int64
                 * @description The ID of its newest message.
                 */
                max_id: number;
            }[];
        };
        /** @description The answer to `updateSubscriptionProperties`. */
        UpdateSubscriptionPropertiesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description What was set, in the order of the request. */
            subscription_data: {
                /** @description The ID of the channel. */
                stream_id: number;
                /** @description The name of what has changed. */
                property: string;
                /** @description What it is now. */
                value: (boolean | null) | string;
            }[];
        };
        /** @description The answer to `getUserByEmail`. */
        GetUserByEmailResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            user: components["schemas"]["User"];
        };
        /**
         * @description The account is the last owner or the last user of the organisation.
         * @example {
         *       "result": "error",
         *       "code": "CANNOT_DEACTIVATE_LAST_USER",
         *       "msg": "The only owner cannot be deactivated",
         *       "is_last_owner": true,
         *       "entity": "organization owner"
         *     }
         */
        CANNOT_DEACTIVATE_LAST_USER: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `CANNOT_DEACTIVATE_LAST_USER`.
             * @enum {string}
             */
            code: "CANNOT_DEACTIVATE_LAST_USER";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Whether the user is the last owner. */
            is_last_owner: boolean;
            /**
             * @description Whether it is the last owner or the last user.
             * @enum {string}
             */
            entity: "organization owner" | "user";
        };
        /** @description An error of `deactivateUser`, told apart by `code`. */
        DeactivateUserError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["CANNOT_DEACTIVATE_LAST_USER"];
        /** @description What changes of a user. */
        UpdateUserRequest: {
            /**
             * @description The new name. Trimmed, then 1 to 100 printable code points, without any of ``* ` \ > " @`` and not ending in `|` and digits.
             *     Unlike all other names where the organisation asks for unique ones, without regard to letter case and look-alike letters.
             */
            full_name?: string;
            role?: components["schemas"]["Role"];
            /** @description New values of custom profile fields. Fields that are not in it stay as they are. */
            profile_data?: {
                /** @description The ID of the field. */
                id: number;
                /**
                 * @description Text as the type of the field asks for (1 short text of at most 50 code points, 2 long text of at most 500, 3 the key
                 *     of an option, 4 a date `YYYY-MM-DD`, 5 a URL, 7 an account's name, 8 pronouns), or IDs of active people for type 6.
                 *     Null, an empty text and an empty list clear the field.
                 */
                value: (string | null) | number[];
            }[];
            /** @description The new real address. It takes effect immediately, without confirmation. */
            new_email?: string;
        };
        /**
         * @description When a user was last here, and what follows from that.
         * @example {
         *       "status": "offline",
         *       "timestamp": 1760000000
         *     }
         */
        UserPresenceStatus: {
            /**
             * @description `offline` after `server_presence_offline_threshold_seconds` without a report.
             * @enum {string}
             */
            status: "active" | "idle" | "offline";
            /**
             * Format: int64
             * @description When the user was last here, UNIX seconds.
             */
            timestamp: number;
        };
        /** @description The answer to `getUserPresence`. */
        GetUserPresenceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Both keys say the same. */
            presence: {
                aggregated: components["schemas"]["UserPresenceStatus"];
                website: components["schemas"]["UserPresenceStatus"];
            };
        };
        /** @description The answer to `getUserStatus`. */
        GetUserStatusResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            status: components["schemas"]["UserStatus"];
        };
        /** @description The answer to `isSubscribed`. */
        IsSubscribedResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether the user is subscribed. */
            is_subscribed: boolean;
        };
    };
    responses: {
        /** @description No valid credentials. */
        Unauthorized: {
            headers: {
                /** @description Sent with UNAUTHORIZED. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UNAUTHORIZED"] | components["schemas"]["INVALID_API_KEY"] | components["schemas"]["USER_DEACTIVATED"] | components["schemas"]["REALM_DEACTIVATED"];
            };
        };
        /** @description There is no organisation at this host name. */
        NonexistentSubdomain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NONEXISTENT_SUBDOMAIN"];
            };
        };
        /** @description The body has not come in time. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["REQUEST_TIMEOUT"];
            };
        };
        /** @description The body is too large. */
        RequestTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["REQUEST_TOO_LARGE"];
            };
        };
        /** @description The body has a content type that the operation does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UNSUPPORTED_MEDIA_TYPE"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait, rounded up. */
                "Retry-After"?: number;
                /** @description How many requests the window takes. */
                "X-RateLimit-Limit"?: number;
                /** @description How many are left of them. */
                "X-RateLimit-Remaining"?: number;
                /** @description When the next window starts, in UNIX seconds. */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RATE_LIMIT_HIT"];
            };
        };
        /** @description A fault of the server. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["INTERNAL_ERROR"];
            };
        };
        /** @description Too much is waiting to be written, too many passwords or searches of the caller are waiting, or the database does not answer. */
        ServerBusy: {
            headers: {
                /** @description Seconds to wait, rounded up. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SERVER_BUSY"];
            };
        };
        /** @description The request is malformed, for example by a broken percent-encoding. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST"];
            };
        };
        /** @description The answer is still the one whose `ETag` the request names in `If-None-Match`. There is no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The version of the answer, which `If-None-Match` of a later request may name. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getChannelFolders: {
        parameters: {
            query?: {
                /** @description Whether to include archived folders. */
                include_archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelFoldersResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    reorderChannelFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The IDs of all folders of the organisation, including archived ones, each exactly once. */
                    order: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The folders are in the given order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createChannelFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The name, trimmed: 1 to `max_channel_folder_name_length` code points. Unique among folders that are not archived, without regard to case. */
                    name: string;
                    /**
                     * @description Markdown, trimmed, at most `max_channel_folder_description_length` code points.
                     * @default
                     */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description The folder is created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateChannelFolderResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateChannelFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the folder. */
                channel_folder_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The name, trimmed: 1 to `max_channel_folder_name_length` code points. Unique among folders that are not archived, without regard to case. */
                    name?: string;
                    /** @description Markdown, trimmed, at most `max_channel_folder_description_length` code points. */
                    description?: string;
                    /** @description Whether the folder is archived. */
                    is_archived?: boolean;
                };
            };
        };
        responses: {
            /** @description The folder is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such folder, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAttachmentsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the file. */
                attachment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such file, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateChannelRequest"];
            };
        };
        responses: {
            /** @description The channel is created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateChannelResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            /** @description The name is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CHANNEL_ALREADY_EXISTS"];
                };
            };
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    devFetchApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The real email address of the account, in any letter case. */
                    username: string;
                };
            };
        };
        responses: {
            /** @description The server runs in demo mode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyResponse"];
                };
            };
            /** @description The request is wrong, or the server does not run in demo mode. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            /** @description The account does not exist or is deactivated, or the organisation is deactivated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevFetchApiKeyUnauthorized"];
                };
            };
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDraftsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The drafts. */
                    drafts: components["schemas"]["DraftRequest"][];
                };
            };
        };
        responses: {
            /** @description The drafts are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDraftsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the draft. */
                draft_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such draft, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the draft. */
                draft_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    draft: components["schemas"]["DraftRequest"];
                };
            };
        };
        responses: {
            /** @description The draft is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such draft, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description The queue. Without it, a new queue is registered. */
                queue_id?: string;
                /**
                 * @description The ID of the newest event that the client has processed, or -1 for the start of the queue if nothing has been
                 *     acknowledged yet. Events with greater IDs are returned.
                 */
                last_event_id?: number;
                /** @description Whether to answer immediately even if there are no events. */
                dont_block?: boolean;
                /** @description For a new queue, as in `POST /register`. */
                apply_markdown?: boolean;
                /** @description For a new queue, as in `POST /register`. */
                client_gravatar?: boolean;
                /**
                 * @deprecated
                 * @description For a new queue, as in `POST /register`. The capability `simplified_presence_events` replaces it.
                 */
                slim_presence?: boolean;
                /** @description For a new queue, as in `POST /register`. Without it, all types. */
                event_types?: string[];
                /** @description For a new queue, as in `POST /register`. */
                all_public_streams?: boolean;
                /** @description For a new queue, as in `POST /register`. */
                include_subscribers?: components["schemas"]["IncludeSubscribers"];
                /** @description For a new queue, as in `POST /register`. */
                narrow?: components["schemas"]["RegistrationNarrow"];
                /** @description For a new queue, as in `POST /register`. */
                idle_queue_timeout?: components["schemas"]["IdleQueueTimeout"];
                /** @description For a new queue, as in `POST /register`. */
                client_capabilities?: components["schemas"]["ClientCapabilities"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, in order of ID. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventsResponse"];
                };
            };
            /** @description The request is wrong, or the queue no longer exists. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventsError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteEventQueue: {
        parameters: {
            query: {
                /** @description The queue. */
                queue_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queue is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or the queue no longer exists. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteEventQueueError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    fetchApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The real email address of the account, in any letter case. */
                    username: string;
                    /**
                     * Format: password
                     * @description The password, used exactly as it is given.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The password is correct. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            /** @description The credentials are wrong, the account or the organisation is deactivated, or logging in with a password is disabled. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyUnauthorized"];
                };
            };
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getChannelId: {
        parameters: {
            query: {
                /** @description The name of the channel. */
                stream: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ID of the channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelIdResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInvitationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    sendInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendInvitationsRequest"];
            };
        };
        responses: {
            /** @description All invitations are sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused, or some invitations were not sent. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendInvitationsError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateInvitationLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateInvitationLinkResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    revokeInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the link. */
                invite_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such link that the caller may manage, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the invitation. */
                invite_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such invitation that the caller may manage, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the invitation. */
                invite_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The email is being sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such invitation that the caller may manage, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    markAllAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages are marked as read, or some of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkAllAsReadResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getMessages: {
        parameters: {
            query?: {
                /**
                 * @description A message ID, or `newest`, `oldest`, `first_unread` or `date`. `first_unread` is the oldest matching message that is
                 *     unread and not muted; a channel that the narrow names does not count as muted. `date` is the first matching message
                 *     that was sent at `anchor_date` or later. If there is no such message, both mean `newest`. Required unless
                 *     `message_ids` is given. An ID below 0 is read as 0, and an ID of 10000000000000000 or more as `newest`.
                 *     **Changes**: 445 `date`.
                 */
                anchor?: string;
                /**
                 * @description A date and time as defined by RFC 3339, such as `2026-01-31T12:00:00Z`. Required with the anchor `date`. A leap second
                 *     counts as the second after it. **Changes**: 445 added.
                 */
                anchor_date?: string;
                /** @description Whether the anchor itself is included. Must be true if `num_before` and `num_after` are both above 0. */
                include_anchor?: boolean;
                /** @description The maximum number of messages before the anchor. Required unless `message_ids` is given. */
                num_before?: number;
                /**
                 * @description The maximum number of messages after the anchor. Required unless `message_ids` is given. The sum of `num_before` and
                 *     `num_after` is at most 5000.
                 */
                num_after?: number;
                /** @description The terms of the narrow. A message must match all of them. */
                narrow?: components["schemas"]["WrittenTerm"][];
                /**
                 * @description The IDs of the messages to read. Cannot be combined with `anchor`, `anchor_date`, `include_anchor`, `num_before` or
                 *     `num_after`. Messages that do not exist, that the caller may not see, or that do not match the narrow are left out.
                 */
                message_ids?: components["schemas"]["MessageId"][];
                /** @description Whether the client computes the URLs of third-party hosted avatars itself. */
                client_gravatar?: boolean;
                /** @description Whether `content` is HTML (true) or Markdown source (false). */
                apply_markdown?: boolean;
                /** @description Whether the empty topic is written as the empty string; otherwise as `realm_empty_topic_display_name`. */
                allow_empty_topic_name?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessagesResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessagesError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The message is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateMessageFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The IDs of the messages. */
                    messages: components["schemas"]["MessageId"][];
                    op: components["schemas"]["FlagOperation"];
                    flag: components["schemas"]["ChangeableFlag"];
                };
            };
        };
        responses: {
            /** @description The messages have the flag, or no longer have it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageFlagsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateMessageFlagsForNarrow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMessageFlagsForNarrowRequest"];
            };
        };
        responses: {
            /** @description The messages have the flag, or no longer have it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageFlagsForNarrowResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageFlagsForNarrowError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    renderMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The text, as in POST /messages. Its HTML can have at most 800,000 bytes. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description The text as HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderMessageResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getMatchingMessages: {
        parameters: {
            query: {
                /** @description The IDs of the messages. */
                msg_ids: components["schemas"]["MessageId"][];
                /** @description The terms of the narrow. A message must match all of them. */
                narrow: components["schemas"]["Narrow"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMatchingMessagesResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMatchingMessagesError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /** @description Whether `content` is HTML (true) or Markdown source (false). */
                apply_markdown?: boolean;
                /** @description Whether the empty topic is written as the empty string; otherwise as `realm_empty_topic_display_name`. */
                allow_empty_topic_name?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessageResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMessageRequest"];
            };
        };
        responses: {
            /** @description The message is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getMessageHistory: {
        parameters: {
            query?: {
                /** @description Whether the empty topic is written as the empty string; otherwise as `realm_empty_topic_display_name`. */
                allow_empty_topic_name?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states of the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessageHistoryResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    addReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The name of the emoji. */
                    emoji_name: string;
                    /**
                     * @description Identifies the emoji within `reaction_type`. For a Unicode emoji, these are its code points in hexadecimal,
                     *     joined by `-`; variation selectors do not count. Needed to join a reaction that was made under an older name.
                     */
                    emoji_code?: string;
                    reaction_type?: components["schemas"]["ReactionType"];
                };
            };
        };
        responses: {
            /** @description The reaction is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddReactionError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    removeReaction: {
        parameters: {
            query?: {
                /** @description The name of the emoji. Required without `emoji_code`. */
                emoji_name?: string;
                /** @description Identifies the emoji within `reaction_type`. */
                emoji_code?: string;
                /** @description The type of the emoji. */
                reaction_type?: components["schemas"]["ReactionType"];
            };
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reaction is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveReactionError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    sendEditTyping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the message. */
                message_id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    op: components["schemas"]["TypingOperation"];
                };
            };
        };
        responses: {
            /** @description The notification is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    sendTestPushNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The device, by the ID from its registration. Without it the test goes to all registered devices of the caller; a
                     *     mobile client should pass it.
                     *     **Changes**: feature level 468.
                     */
                    device_id?: number;
                };
            };
        };
        responses: {
            /** @description The relay has taken the notification for at least one device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or there is no device. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestPushNotificationError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The server's push configuration needs its administrator. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ADMIN_ACTION_REQUIRED"];
                };
            };
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            /** @description The push relay failed. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestPushNotificationBadGateway"];
                };
            };
            503: components["responses"]["ServerBusy"];
        };
    };
    registerPushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The ID from POST /register_client_device. */
                    device_id: number;
                    /**
                     * @description The key of this device alone, base64 of 33 bytes: 0x31, which stands for XSalsa20-Poly1305, and the 32 bytes of a
                     *     secret-box key.
                     */
                    push_key?: string;
                    /**
                     * Format: int64
                     * @description By which the client knows the key again. Each notification names it.
                     */
                    push_key_id?: number;
                    /**
                     * @description Whose the token is.
                     * @enum {string}
                     */
                    token_kind?: "fcm" | "apns";
                    /** @description Base64 of the first 8 bytes of the token's SHA-256. */
                    token_id?: string;
                    /** @description The relay's X25519 key that the next parameter is sealed for, base64. */
                    bouncer_public_key?: string;
                    /**
                     * @description Base64 of a sealed box for the relay with the JSON object {token, token_kind, timestamp, ios_app_id}. At most 10000
                     *     characters.
                     */
                    encrypted_push_registration?: string;
                };
            };
        };
        responses: {
            /** @description The key is in use; the token will be when the relay has taken it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or the server has no push relay. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterPushDeviceError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getNavigationViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNavigationViewsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    addNavigationView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The URL hash of the view, without `#`; may have slashes, as that of an empty topic has at its end. A line of text,
                     *     trimmed, that must not be blank. At most 2000 characters, and 6000 when it is percent-encoded. Because the URL of a
                     *     view holds its fragment, and clients and proxies normalise URLs, no segment between slashes may be `.` or `..`
                     *     (also where the dots are written `%2E`).
                     */
                    fragment: string;
                    /** @description Pinned in the sidebar (true) or hidden in the menu of more views (false). */
                    is_pinned: boolean;
                    /**
                     * @description The name of a custom view, which is trimmed and must not be blank; at most 100 characters. Left out, as null is
                     *     sent too, for a built-in view; required for any other.
                     */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description The view is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteNavigationView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL hash of the view, without `#`. Its slashes may stand in the URL as they are, or encoded, which a proxy does not merge. */
                fragment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such view, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateNavigationView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The URL hash of the view, without `#`. Its slashes may stand in the URL as they are, or encoded, which a proxy does not merge. */
                fragment: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Pinned in the sidebar (true) or hidden in the menu of more views (false). */
                    is_pinned?: boolean;
                    /**
                     * @description The new name, trimmed and not blank; the name of no other view of the caller. Left out for a built-in view. The
                     *     name that the view has is accepted.
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The view is as wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such view, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateRealm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateRealmRequest"];
            };
        };
        responses: {
            /** @description The settings are changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateRealmError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getRealmDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRealmDomainsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    addRealmDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The domain, in any letter case, at most 253 characters. */
                    domain: string;
                    /**
                     * @description Whether addresses of its subdomains may join too.
                     * @default false
                     */
                    allow_subdomains?: boolean;
                };
            };
        };
        responses: {
            /** @description The domain was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    removeRealmDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The domain, in any letter case. */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The domain was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The domain does not exist, or there is no organisation at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateRealmDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The domain, in any letter case. */
                domain: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Whether addresses of its subdomains may join too. */
                    allow_subdomains: boolean;
                };
            };
        };
        responses: {
            /** @description The domain was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The domain does not exist, or there is no organisation at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getCustomEmoji: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The custom emoji. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCustomEmojiResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    addCustomEmoji: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name: lower-case letters, digits, `_`, `-` and `.`, at most 100, a letter or digit at the end. Spaces are stored as `_`.
                 *     No other custom emoji that is not deactivated may have it.
                 */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image: the one part of the form with a file name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The emoji was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteCustomEmoji: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the emoji. */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The emoji is deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such emoji, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    addLinkifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description A regular expression in Python syntax that RE2 accepts: without look-around and back-references, at most 1000
                     *     instructions when it is compiled. No two linkifiers have the same pattern.
                     */
                    pattern: string;
                    /** @description An RFC 6570 template. Its variables are the named groups of `pattern`, all of them and no others. */
                    url_template: string;
                    /** @description A text that matches `pattern` as a whole. Required with `reverse_template`. */
                    example_input?: string | null;
                    /**
                     * @description How a pasted URL becomes text again: `{variable}` stands for a value, doubled braces for a literal brace. The
                     *     values taken out of `example_input` and put in here must give `example_input` back.
                     */
                    reverse_template?: string | null;
                    /**
                     * @description Further RFC 6570 templates, with the same variables, by which a pasted URL is turned into text. They make no
                     *     links. At most 20.
                     * @default []
                     */
                    alternative_url_templates?: string[];
                };
            };
        };
        responses: {
            /** @description The linkifier is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddLinkifierResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteLinkifier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the linkifier. */
                filter_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linkifier was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such linkifier, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateLinkifier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the linkifier. */
                filter_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description A regular expression in Python syntax that RE2 accepts. */
                    pattern?: string;
                    /** @description An RFC 6570 template. */
                    url_template?: string;
                    /** @description A text that matches `pattern` as a whole. The empty string takes it away; null, as leaving it out, keeps it. */
                    example_input?: string | null;
                    /** @description How a pasted URL becomes text again. The empty string takes it away; null, as leaving it out, keeps it. */
                    reverse_template?: string | null;
                    /** @description Further RFC 6570 templates by which a pasted URL is turned into text. */
                    alternative_url_templates?: string[];
                };
            };
        };
        responses: {
            /** @description The linkifier is as wanted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such linkifier, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getLinkifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linkifiers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLinkifiersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    reorderLinkifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The IDs of all linkifiers of the organisation, each once. */
                    ordered_linkifier_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The linkifiers are in this order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getRealmPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presence of everybody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRealmPresenceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getProfileFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProfileFieldsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateProfileFieldRequest"];
            };
        };
        responses: {
            /** @description The field was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProfileFieldResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The field to delete. */
                field_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such field, or no organisation at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The field to change. */
                field_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateProfileFieldRequest"];
            };
        };
        responses: {
            /** @description The field is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such field, or no organisation at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateUserSettingsDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserSettingsDefaultsRequest"];
            };
        };
        responses: {
            /** @description The defaults are changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    registerQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The queue is registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    registerClientDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The device was registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterClientDeviceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    removeClientDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The ID from POST /register_client_device. */
                    device_id: number;
                };
            };
        };
        responses: {
            /** @description The device was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or there is no such device. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getScheduledMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetScheduledMessagesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createScheduledMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateScheduledMessageRequest"];
            };
        };
        responses: {
            /** @description The message is scheduled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessageResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessageError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deleteScheduledMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the scheduled message. */
                scheduled_message_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled message is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or there is no such scheduled message. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateScheduledMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the scheduled message. */
                scheduled_message_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateScheduledMessageRequest"];
            };
        };
        responses: {
            /** @description The scheduled message is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateScheduledMessageError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetServerSettingsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings are changed; a new address when it is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateDisplaySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings are changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings are changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getChannels: {
        parameters: {
            query?: {
                /** @description Public channels that the caller may join. */
                include_public?: boolean;
                /** @description Channels whose history everybody may read, also without an account. */
                include_web_public?: boolean;
                /** @description Channels that the caller is subscribed to. */
                include_subscribed?: boolean;
                /** @description Whether archived channels are left out. */
                exclude_archived?: boolean;
                /** @description All channels that the caller may see, private ones included. */
                include_all?: boolean;
                /** @description Default channels for new users. */
                include_default?: boolean;
                /** @description For a bot, channels that its owner is subscribed to. For a person it adds none. */
                include_owner_subscribed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such channel that the caller may see, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    archiveChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel is archived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such channel that the caller may see, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateChannelRequest"];
            };
        };
        responses: {
            /** @description The channel is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateChannelError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such channel that the caller may see, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The name is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CHANNEL_ALREADY_EXISTS"];
                };
            };
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getChannelMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelMembersResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such channel, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    sendTyping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    op: components["schemas"]["TypingOperation"];
                    /**
                     * @description `direct` or `channel`. `stream` is an alias of `channel`; `private` is a deprecated alias of `direct`.
                     * @default direct
                     * @enum {string}
                     */
                    type?: "direct" | "channel" | "stream" | "private";
                    /** @description The IDs of the users of the conversation. Required for a direct message. */
                    to?: components["schemas"]["Id"][];
                    /** @description The ID of the channel. Required for a channel message. */
                    stream_id?: number;
                    /** @description The topic, at most `max_topic_length` code points. Required for a channel message. */
                    topic?: string;
                };
            };
        };
        responses: {
            /** @description It is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTypingError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUserGroups: {
        parameters: {
            query?: {
                /** @description Whether deactivated groups are listed too. */
                include_deactivated_groups?: boolean;
                /** @description Only these groups. Unknown IDs are left out. */
                user_group_ids?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    createUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Trimmed, then 1 to 100 code points, unique without regard to case, not beginning with `@`, `role:`, `user:`,
                     *     `stream:` or `channel:`.
                     */
                    name: string;
                    /** @description At most 1024 code points, trimmed. */
                    description: string;
                    /** @description IDs of active users. */
                    members: components["schemas"]["Id"][];
                    /**
                     * @description IDs of groups whose members are members too.
                     * @default []
                     */
                    subgroups?: components["schemas"]["Id"][];
                    can_add_members_group?: components["schemas"]["GroupSettingValue"];
                    can_join_group?: components["schemas"]["GroupSettingValue"];
                    can_leave_group?: components["schemas"]["GroupSettingValue"];
                    can_manage_group?: components["schemas"]["GroupSettingValue"];
                    can_mention_group?: components["schemas"]["GroupSettingValue"];
                    can_remove_members_group?: components["schemas"]["GroupSettingValue"];
                };
            };
        };
        responses: {
            /** @description The group is created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserGroupResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserGroupRequest"];
            };
        };
        responses: {
            /** @description The group is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserGroupError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deactivateUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group is deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivateUserGroupError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUserGroupMembers: {
        parameters: {
            query?: {
                /** @description Whether those who belong to the group through subgroups are left out. */
                direct_member_only?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupMembersResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateUserGroupMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description IDs of active users to add. */
                    add?: components["schemas"]["Id"][];
                    /** @description IDs of members to remove. */
                    delete?: components["schemas"]["Id"][];
                    /** @description IDs of groups to nest in this one. */
                    add_subgroups?: components["schemas"]["Id"][];
                    /** @description IDs of direct subgroups to take out. */
                    delete_subgroups?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The group is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    isUserGroupMember: {
        parameters: {
            query?: {
                /** @description Whether only direct members count. */
                direct_member_only?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
                /** @description The ID of the user. */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsUserGroupMemberResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUserGroupSubgroups: {
        parameters: {
            query?: {
                /** @description Whether groups nested more deeply are left out. */
                direct_subgroup_only?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subgroups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupSubgroupsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateUserGroupSubgroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the group. */
                user_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description IDs of groups to nest in this one. */
                    add?: components["schemas"]["Id"][];
                    /** @description IDs of direct subgroups to take out. */
                    delete?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The group is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateUserTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The ID of the channel. */
                    stream_id: number;
                    /**
                     * @description The topic, whatever its letter case, at most `max_topic_length` code points. The empty string is a topic; `(no topic)`
                     *     and `realm_empty_topic_display_name` are read as it.
                     */
                    topic: string;
                    visibility_policy: components["schemas"]["TopicVisibilityPolicy"];
                };
            };
        };
        responses: {
            /** @description The policy is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file: the one part of the form with a file name. The response's `filename` is that name without folders and
                     *     control characters, at most 120 characters; in the URL it is reduced to letters, digits, dots, dashes and underscores.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    downloadTemporaryFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What lets the request in. */
                token: string;
                /** @description The name of the file, for the client alone. */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description `inline` or `attachment`, and the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            /** @description The bytes of the range. */
            206: {
                headers: {
                    /** @description Which bytes they are, and of how many: `bytes 0-499/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client has these bytes. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The URL leads nowhere, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    /** @description How many it has: `bytes *\/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getFileUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the `path_id` of the file begins with. */
                realm_id: components["schemas"]["Id"];
                /** @description The rest of the `path_id`. Its slashes stand in the URL as they are. */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFileUrlResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such file for the caller, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `path_id` of the file. Its slashes stand in the URL as they are. */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description `inline` or `attachment`, and the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Always `nosniff`. */
                    "X-Content-Type-Options"?: "nosniff";
                    /** @description Of the bytes. */
                    ETag?: string;
                    /** @description Always `bytes`. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            /** @description The bytes of the range. */
            206: {
                headers: {
                    /** @description Which bytes they are, and of how many: `bytes 0-499/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client has these bytes. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such file for the caller, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file has no such bytes. */
            416: {
                headers: {
                    /** @description How many it has: `bytes *\/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of third-party hosted avatars itself. `avatar_url` is then null for users with such
                 *     an avatar whose real email address the caller may see.
                 */
                client_gravatar?: boolean;
                /** @description Whether people have `profile_data`. */
                include_custom_profile_fields?: boolean;
                /** @description Only these users. IDs that do not exist, or that the caller may not see, are left out of the answer. */
                user_ids?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getOwnUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOwnUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getAlertWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAlertWordsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    addAlertWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The words to add, at most 100 Unicode code points each. */
                    alert_words: string[];
                };
            };
        };
        responses: {
            /** @description The words were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddAlertWordsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    removeAlertWords: {
        parameters: {
            query: {
                /** @description The words to remove. */
                alert_words: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words were removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveAlertWordsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    regenerateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The password of the account. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateApiKeyResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updatePresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    status: components["schemas"]["PresenceStatus"];
                    /**
                     * Format: int64
                     * @description The latest `presence_last_update_id` that the client has; -1 for none. Asks for the modern format.
                     */
                    last_update_id?: number;
                    /**
                     * @description How many days back entries are wanted. Ignored when `last_update_id` is above 0. With 0 there are none.
                     * @default 14
                     */
                    history_limit_days?: number;
                    /**
                     * @description Whether the user did something since the client's request before. For statistics of use.
                     * @default false
                     */
                    new_user_input?: boolean;
                    /**
                     * @description Whether to report only and get no presence.
                     * @default false
                     */
                    ping_only?: boolean;
                    /**
                     * @deprecated
                     * @description Whether the modern format is wanted. Use `last_update_id`.
                     * @default false
                     */
                    slim_presence?: boolean;
                };
            };
        };
        responses: {
            /** @description The presence is reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatePresenceResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The text, trimmed, then at most 60 Unicode code points. An empty one takes it away. */
                    status_text?: string;
                    /**
                     * @description The name of the emoji, or the empty string. Without it `emoji_code` decides; one of them
                     *     is required with `reaction_type`.
                     */
                    emoji_name?: string;
                    /**
                     * @description What identifies the emoji within `reaction_type`. Of a Unicode emoji the code points in hexadecimal, joined by `-`;
                     *     variation selectors do not count.
                     */
                    emoji_code?: string;
                    reaction_type?: components["schemas"]["ReactionType"];
                    /**
                     * @deprecated
                     * @description The inverse of the preference `presence_enabled`. Set that by `PATCH /settings`.
                     */
                    away?: boolean;
                };
            };
        };
        responses: {
            /** @description The status is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getSubscriptions: {
        parameters: {
            query?: {
                /** @description Whether to list the subscribers of each channel. */
                include_subscribers?: components["schemas"]["IncludeSubscribers"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSubscriptionsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            /** @description The users are subscribed, but to the channels in `unauthorized`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /** @description The names of the channels, without regard to case. Channels times users must be at most 20000. */
                subscriptions: string[];
                /** @description Whom to unsubscribe, by user IDs or by API email addresses, not mixed. Without it, the caller. */
                principals?: number[] | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users are unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getChannelTopics: {
        parameters: {
            query?: {
                /** @description Whether the empty topic is written as the empty string; otherwise as `realm_empty_topic_display_name`. */
                allow_empty_topic_name?: boolean;
            };
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelTopicsResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such channel that the caller may read, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateSubscriptionProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description What to set. */
                    subscription_data: {
                        /** @description The ID of the channel. */
                        stream_id: number;
                        /**
                         * @description `in_home_view` is deprecated: the inverse of `is_muted`.
                         * @enum {string}
                         */
                        property: "color" | "is_muted" | "in_home_view" | "pin_to_top" | "desktop_notifications" | "audible_notifications" | "push_notifications" | "email_notifications" | "wildcard_mentions_notify";
                        /**
                         * @description A text like `#c2726a` for `color`, true or false for the others. The last five also take null: the user's
                         *     own preference for channels applies.
                         */
                        value: (boolean | null) | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The properties have these values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSubscriptionPropertiesResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUserByEmail: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of third-party hosted avatars itself. `avatar_url` is then null for a user with such
                 *     an avatar whose real email address the caller may see.
                 */
                client_gravatar?: boolean;
                /** @description Whether the user has `profile_data`, unless it is a bot. */
                include_custom_profile_fields?: boolean;
            };
            header?: never;
            path: {
                /** @description The real address, the dummy address `user{id}@{realm_host}`, or the ID. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserByEmailResponse"];
                };
            };
            /** @description The request is wrong, or there is no such user. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID; or the real address, if the caller may see that, in any letter case; or the dummy address
                 *     `user{id}@{realm_host}`.
                 */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivateUserError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    updateUserByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The real address, if the caller may see that, in any letter case; the dummy address `user{id}@{realm_host}`; or the ID. */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The user is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUserPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user, or the email address as `GET /users/{email}` takes it. */
                user_id_or_email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserPresenceResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deactivated account. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NonexistentSubdomain"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user. */
                user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserStatusResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    isSubscribed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user. */
                user_id: components["schemas"]["Id"];
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the user is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsSubscribedResponse"];
                };
            };
            /** @description The request is wrong, or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user or channel, or no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServerBusy"];
        };
    };
}
