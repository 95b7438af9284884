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
         * @description Creates a channel folder at the end of the order. An organisation has at most 1000 folders that are not archived, and 2000 with archived
         *     ones.
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
         *     **Parameters**: At least one parameter is required.
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
    "/bot_storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the calling bot stores.
         * @description Returns the texts that the calling bot has stored under the given keys, or all of them.
         *
         *     **Permissions**: bots; not incoming webhook bots. Each sees only what is its own.
         *
         *     **Events**: none.
         */
        get: operations["getBotStorage"];
        /**
         * Store texts for the calling bot.
         * @description Stores texts of the calling bot under keys. A key that is stored already gets the new text, and other keys stay as they
         *     are. Keys that differ in any character, letter case or trailing spaces included, are different keys. A bot stores at most 1,000,000
         *     bytes of keys and texts in UTF-8, and at most 10,000 keys.
         *
         *     **Permissions**: bots; not incoming webhook bots.
         *
         *     **Events**: none.
         */
        put: operations["updateBotStorage"];
        post?: never;
        /**
         * Delete what the calling bot stores.
         * @description Deletes the texts that the calling bot has stored under the given keys, or all of them. If a key is not stored, nothing is deleted.
         *
         *     **Permissions**: bots; not incoming webhook bots.
         *
         *     **Events**: none.
         */
        delete: operations["deleteBotStorage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bots that one may manage.
         * @description Lists the caller's bots and, for administrators and owners, all bots of the organisation, ascending by ID. They include
         *     deactivated bots, but not the bots of the server. API keys are not listed, because the server stores only their hashes:
         *     a key is in the answer that creates it.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getBots"];
        put?: never;
        /**
         * Create a bot.
         * @description Creates a bot that the caller owns, and an API key for it. A bot has the role of a member, and never one above its
         *     owner's. A generic bot may do what people may. An incoming webhook bot may only send messages. An outgoing webhook bot
         *     may do what a generic one may, and the server posts to its URL what people write to it.
         *
         *     In a multipart form, an image can come with the fields. It becomes the bot's avatar, which counts towards the upload quota.
         *
         *     A person who is not an administrator owns at most 100 active bots, and 1000 with deactivated ones. An organisation has at
         *     most 5000 active bots, and 10,000 with deactivated ones.
         *
         *     **Parameters**: `payload_url` is required if `bot_type` is `3`.
         *
         *     **Permissions**: users in the organisation's `can_create_bots_group` and, for incoming webhook bots, in
         *     `can_create_write_only_bots_group`. Never guests and bots.
         *
         *     **Events**: `realm_user` (op `add`) and `user_group` (op `add_members`) to everybody; `realm_bot` (op `add`) to the
         *     caller and to administrators.
         */
        post: operations["createBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{bot_id}": {
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
         * Deactivate a bot.
         * @description Deactivates a bot, and ends its API keys. `reactivateUser` reverses it, with a new key.
         *
         *     **Permissions**: the bot's owner, and administrators; for a bot that has the role of an owner, only owners. Never bots. The response is
         *     the same for a bot that the caller may not manage and for a user who is not a bot or does not exist.
         *
         *     **Events**: `realm_user` (op `update`) to everybody, for `is_active`.
         */
        delete: operations["deactivateBot"];
        options?: never;
        head?: never;
        /**
         * Change a bot.
         * @description Changes the given properties of a bot. If one of them is refused, nothing changes. Deactivated bots can be changed too.
         *
         *     Nobody can give or take a role above their own. A bot does not get a role above its owner's, nor an owner whose role is
         *     below its own: the new role is looked at together with the owner and the new owner.
         *
         *     Only administrators give a bot to another owner, who must be an active person and, unless an administrator, own fewer than 100 active
         *     bots. The transfer ends the bot's API keys, its event queues, its invitations, the temporary URLs of files that it asked
         *     for, and the token and signing secret of an outgoing webhook. The new owner gets a new key and secret with
         *     `regenerateBotApiKey`, and reads the new token in `services`. The URL that an outgoing webhook calls stays.
         *
         *     In a multipart form, an image can come with the fields. It becomes the bot's avatar, in place of the former one, and counts towards the
         *     upload quota. `deleteBotAvatar` takes it away.
         *
         *     **Permissions**: the bot's owner, and administrators; for a bot that has the role of an owner, only owners; for `bot_owner_id`,
         *     administrators. Never bots. The response is the same for a bot that the caller may not manage and for a user who is not a bot or does
         *     not exist.
         *
         *     **Events**: `realm_user` (op `update`) to everybody, one for each change: `full_name`, `role`, `bot_owner_id`, `avatar_url`. After a
         *     change of role, the bot also gets what has become visible or hidden (`updateUserByEmail`). `realm_bot` to those who may
         *     manage the bot: op `update` when a service changes, `delete` to a former owner and `add` to a new one, unless they are
         *     administrators.
         */
        patch: operations["updateBot"];
        trace?: never;
    };
    "/bots/{bot_id}/avatar": {
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
         * Remove the avatar of a bot.
         * @description Removes the avatar that was uploaded for a bot by `createBot` or `updateBot`, if any. The generated pattern takes its place.
         *
         *     **Permissions**: the bot's owner, and administrators; for a bot that has the role of an owner, only owners. Never bots. The response is
         *     the same for a bot that the caller may not manage and for a user who is not a bot or does not exist.
         *
         *     **Events**: `realm_user` (op `update`, `avatar_url`) to everybody, if there was one.
         */
        delete: operations["deleteBotAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{bot_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to an outgoing webhook, and what came to an incoming one and made no message.
         * @description Lists what an outgoing webhook bot was told of, the newest first. When somebody mentions such a bot or writes to it
         *     directly, the server posts to its URL. The request is JSON with `bot_email`, `bot_full_name`, `data` (the text as it was
         *     typed), `trigger` (`mention` or `direct_message`), `token` and `message` (as `getMessage` returns it with
         *     `apply_markdown` false, and with `rendered_content`). It has the headers `webhook-id`, `webhook-timestamp` and
         *     `webhook-signature` of Standard Webhooks. Messages from bots are not posted to bots.
         *
         *     The answer must come within 10 seconds and have at most 64 KiB. If its status is between 200 and 299, and its body is a JSON object
         *     with `content`, the bot writes that text where the message is. If the body is empty or has `response_not_required`, it writes nothing.
         *
         *     A request without an answer, or one with status 408, 425, 429 or 500 and more, is made again up to seven times within an hour, with the
         *     same `webhook-id`. Until then, later messages of the same conversation wait. In the end it is given up, as it is at once
         *     with any other status, and the bot's owner is told.
         *
         *     At most 500 requests to a bot wait: while that many do, the bot is told of nothing more. Deliveries are kept for 30 days after their
         *     end, the newest 2,000 of each bot at most. To read further, pass the lowest ID of a page as `before` of the next one.
         *
         *     What a service sends to `sendWebhookMessage` and makes no message is in `unposted`, by service and kind of event. When the same kind
         *     comes again, the time is written at most once a minute. A kind is kept for 30 days after the last time, and while there are 100 kinds
         *     of a bot, no further one is noted.
         *
         *     **Permissions**: the bot's owner, and administrators; for a bot that has the role of an owner, only owners. Never bots. The response is
         *     the same for a bot that the caller may not manage and for a user who is not a bot or does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getBotDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{bot_id}/api_key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the API keys of a bot.
         * @description Ends all API keys of a bot and creates a new one. An outgoing webhook bot also gets a new token and a new signing secret,
         *     with which the next request to its URL is made.
         *
         *     **Permissions**: the bot's owner, and administrators; for a bot that has the role of an owner, only owners. Never bots. The response is
         *     the same for a bot that the caller may not manage and for a user who is not a bot or does not exist.
         *
         *     **Events**: `realm_bot` (op `update`) to those who may manage an outgoing webhook bot.
         */
        post: operations["regenerateBotApiKey"];
        delete?: never;
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
         *     An organisation has at most 10,000 channels that are not archived, and 20,000 with archived ones. A person who is not an
         *     administrator, together with the person's bots, can have made at most 1000 channels that are not archived, and 2000 in
         *     all. Users that the permissions of these channels name count as members of the person's groups (`createUserGroup`).
         *
         *     A user who is not an administrator can subscribe others while the channels that this user created have fewer than 2,000,000 subscribers together.
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
    "/default_streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a default channel.
         * @description Adds a channel to those to which new users are subscribed. `PATCH /streams/{stream_id}` with `is_default_stream` does the
         *     same. Repeating the request changes nothing. A private or archived channel cannot be a default channel.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `default_streams` to everybody except guests, if something changed.
         */
        post: operations["addDefaultChannel"];
        /**
         * Remove a default channel.
         * @description Removes a channel from those to which new users are subscribed. `PATCH /streams/{stream_id}` with `is_default_stream` does
         *     the same. Repeating the request changes nothing.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `default_streams` to everybody except guests, if something changed.
         */
        delete: operations["removeDefaultChannel"];
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
         *     **Permissions**: anyone. Drafts may name channels that the caller may read and users the caller may access. The
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
         *     draft may name channels that the caller may read and users the caller may access. The caller's preference
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
         *     Events are returned only as far as the caller may still see what they are about. If a message was deleted or moved out of
         *     sight, or a channel or a person became hidden, since an event was written, the event or that part of it is left out. What
         *     tells of the loss itself is returned: `stream` with `delete`, `subscription` with `remove`, `realm_user` with `remove`,
         *     and, in channels that the caller may still read, `delete_message`. So a client may hear of the loss of something that it
         *     has never got, and ignores that.
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
         *     `DELETE /users/me/api_keys/{api_key_id}` revokes one, and `POST /users/me/api_key/regenerate` replaces them all with one.
         *
         *     The answer is the same for an address without an account, an account without a password (such as every bot) and a wrong
         *     password. Only callers who know the password learn that the account or the organisation is deactivated. After five
         *     failures for one account from one address within 30 minutes, the answer is RATE_LIMIT_HIT, whatever the password is.
         *
         *     People who have no password, or forgot it, choose one in a browser: the page `/accounts/password/reset` at the organisation's host
         *     mails them a link. The new password ends all earlier keys of the account.
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
         *     email that is valid for a day. The checks are the same as for `POST /invites`. Each of these emails counts towards the
         *     server's daily limit of invitations, if it has one.
         *
         *     A user has at most 100 links that can still be used.
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
         *     invitation is valid starts again. The email counts towards the server's daily limit of invitations, if it has one. At
         *     most 10 emails a day are sent for one invitation.
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
    "/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to join without an invitation.
         * @description Mails a link to the address of somebody who wants to join an organisation that anybody may join (`invite_required` is false).
         *     The link works once, within 24 hours. The page behind it, at the organisation's host, asks for a name and a password, and
         *     creates the account, with the role of a member and the default channels. People without a client open the page `/join`
         *     there, which does the same as this operation.
         *
         *     The answer is the same whether or not the address has an account. If it has one, no account is created, and the mail says
         *     so to its owner.
         *
         *     The address must be one that may join: in a domain of the organisation where these are restricted, and not disposable
         *     unless that is allowed. This and whether anybody may join is checked now and again when the link is used.
         *
         *     An address gets at most two of these mails in an hour and five in a day. Above that, the answer stays the same, and no mail
         *     is sent. A network address that asks for more than ten in an hour or thirty in a day gets RATE_LIMIT_HIT. Servers on which
         *     strangers can create organisations count these mails as invitations towards the daily limit of the organisation, and refuse
         *     further ones with BAD_REQUEST.
         *
         *     **Permissions**: anyone; no credentials. INVITATION_REQUIRED if people join only by invitation, or if logging in with a
         *     password is disabled.
         *
         *     **Events**: none. When the account is created: `realm_user` (op `add`), `user_group` (op `add_members`), and `stream` or
         *     `subscription` events of the default channels, as when somebody accepts an invitation.
         */
        post: operations["requestAccount"];
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
    "/mark_stream_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages of a channel as read.
         * @description Marks the messages of a channel that the caller has received as read. One request marks at most 5000 messages. Repeat it
         *     until `complete` is true. `POST /messages/flags/narrow` does the same for any narrow.
         *
         *     **Permissions**: anyone who may read the channel.
         *
         *     **Events**: `update_message_flags` to the caller, if something changed.
         */
        post: operations["markChannelAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_topic_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages of a topic as read.
         * @description Marks the messages of a topic that the caller has received as read. One request marks at most 5000 messages. Repeat it
         *     until `complete` is true. A topic without messages has nothing to be marked. `POST /messages/flags/narrow` does the same
         *     for any narrow.
         *
         *     **Permissions**: anyone who may read the channel.
         *
         *     **Events**: `update_message_flags` to the caller, if something changed.
         */
        post: operations["markTopicAsRead"];
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
         *     Three requests of a user are answered at the same time. Further ones wait, and an answer that its client has not read for two
         *     seconds is cut off for them.
         *
         *     **Parameters**: `message_ids` must be left out if `anchor` or `anchor_date` or `include_anchor` or `num_before` or `num_after` is given. `anchor` or `message_ids` is required. `anchor_date` is required if `anchor` is `date`. `anchor` must be `date` if `anchor_date` is given. `num_before` or `message_ids` is required. `num_after` or `message_ids` is required.
         *
         *     **Permissions**: anyone. Only messages that the caller may see are counted and returned. Spectators, who have no
         *     credentials, get messages of web-public channels that the narrow names, without addresses of people, where
         *     `realm_enable_spectator_access` is true and the operator allows it.
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
         *     A mention flags the message for each recipient that it names. A bot that may read the channel receives a message that
         *     mentions it even without a subscription. Silent mentions, and mentions in quotes and code, have no effect.
         *     `POST /messages/render` describes the syntax of texts. A text that begins with the word `/poll` or `/todo` makes the message
         *     a poll or a to-do list, which others change by `POST /submessage`.
         *
         *     Checks are made in this order: the text; the recipients; for a channel, the right to post, whether it is archived, whether
         *     the caller may read it, the right to create a topic and the channel's `topics_policy`; wildcard mentions; group mentions.
         *
         *     Recipients who are mentioned, or who get the message as a direct message, are notified on their push devices, unless one
         *     of their clients has polled its event queue in the last 90 seconds. The notification is withdrawn when they read the
         *     message elsewhere, when the message is deleted, and when they can no longer see it.
         *
         *     **Parameters**: `topic` must be left out if `type` is `channel` or `stream` and `subject` is given. `topic` or `subject` is required if `type` is `channel` or `stream`. `queue_id` is required if `local_id` is given. `local_id` is required if `queue_id` is given.
         *
         *     **Permissions**: for a channel, the caller may read it and is in `can_send_message_group`, and for a new topic also in
         *     `can_create_topic_group`. For a bot, the permissions of its owner count too, and a subscription of its owner replaces the
         *     right to read. For a direct message, one of the participants is in `direct_message_permission_group`, and for the first
         *     message of a conversation the caller is in `direct_message_initiator_group`. A conversation that has at most one person in
         *     it, apart from bots, is always allowed, no matter who writes first. A bot may write to its owner, and to everybody its owner may write to: the owner
         *     stands in its place. Mentioning a group requires its `can_mention_group`. A
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
         *     is shown as it was typed. Uploaded images, videos and sounds are shown, and images of other sites are links. Links
         *     can lead to http, https, mailto, tel and sms addresses or to this server. Underscores never emphasise (`__init__.py`), lists nest by two spaces or more, and `*`, `-`
         *     and `+` mark items of one list. The guide "Rendered content" has every form, and what differs from Zulip. In addition:
         *
         *     - `@**Max Member**` mentions a user; `@**Max Member|6**` and `@**|6**` identify the user by ID. `@*engineering*` mentions
         *       a user group. `@**all**` (also `everyone`, `channel`, `stream`) mentions everybody who gets the message, and
         *       `@**topic**` everybody who has written in the topic. A mention or a link to a channel does not follow a letter or digit,
         *       except of a script that puts no spaces between words.
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
         *     - `<time:2026-01-31T09:30:00+01:00>`, or the same with UNIX seconds or a time as people write it (`<time:31 Jan 2026 9:30
         *       am CET>`), is a time that clients show in the reader's own time zone. Without a zone it is in UTC.
         *     - Emphasis also begins and ends beside letters of scripts that put no spaces between words, and ends between punctuation
         *       and a letter (`**Note:**text`).
         *     - A link without a text shows its URL, and an image without a name the name of its file. A lone `+`, `-`, `#`, `1.`
         *       or `>`, and a fence that opens with nothing after it, are shown as they were typed. A text that would show nothing, such as an empty quote, is refused.
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
         *     **Permissions**: anyone who may see the message; for a message of a web-public channel also spectators, without
         *     credentials. For anyone else, the answer is the same as for an ID that does not exist.
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
         *     In a channel, users that the new content mentions and the old content did not are treated as when a message is sent: they
         *     follow the topic if their preferences say so, their push devices are notified unless they have read the message, and a bot
         *     receives the message without a subscription. The notifications of users who are no longer mentioned are withdrawn.
         *
         *     The content of a poll or a to-do list cannot be edited: `POST /submessage` changes it. Content that begins with `/poll` or
         *     `/todo` makes no message a poll or a list that was not sent as one.
         *
         *     Checks are made in this order: the message; the right to edit the content, and its time limit; the right to post where the
         *     message is; whether anything changes; which parameters can be combined; whether the message is a poll or a to-do list;
         *     `prev_content_sha256`; whether the channel is archived; mentions; the right to move; the destination channel; the right to resolve; the destination's `topics_policy`;
         *     the time limits of moves; the right to create a topic.
         *
         *     **Parameters**: `topic` must be left out if `subject` is given. `content` must be left out if `stream_id` is given. `content` or `topic` or `subject` or `stream_id` is required.
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
         *     States in a channel that the caller may not read are left out, and so are all earlier states. The same goes for a channel
         *     with protected history if the caller had not received the message there. The first state is then the one after the move,
         *     without `prev_...` fields.
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
         *     come first, then special built-in emoji, then Unicode emoji, by any of the short names that clients use. All names of an
         *     emoji make the same reaction. If somebody has already reacted to the message with this code, the name is not checked, and
         *     the reaction takes the name of the existing reactions. Deactivated custom emoji cannot start a new reaction.
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
         *     **Parameters**: `emoji_name` or `emoji_code` is required.
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
    "/messages/{message_id}/read_receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who has read a message.
         * @description Lists the people who received a message and have it marked as read. It leaves out the sender, bots, deactivated
         *     accounts, people who have turned off `send_read_receipts`, and people the caller may not access. There are no
         *     events about this: a client asks when it shows the list.
         *
         *     **Permissions**: anyone who may see the message. For anyone else, the answer is the same as for an ID that does not exist.
         *     Refused for all where `realm_enable_read_receipts` is false.
         *
         *     **Events**: none.
         */
        get: operations["getReadReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a message to the moderators.
         * @description Reports a message that the caller may read to the channel that the organisation has chosen for that
         *     (`moderation_request_channel_id`): the notification bot writes there who reports the message, who sent it, why it is
         *     reported, and its text. Everybody who reads that channel then sees this, even if it is a direct message. Clients offer it where
         *     `realm_moderation_request_channel_id` is not -1.
         *
         *     **Parameters**: `description` is required if `report_type` is `other`.
         *
         *     **Permissions**: anyone who may read the message. Bots do not report.
         *
         *     **Events**: `message` to those who read the channel.
         *
         *     **Changes**: 331 the setting; 382 this endpoint.
         */
        post: operations["reportMessage"];
        delete?: never;
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
         *     **Permissions**: users who may edit the text of the message now (see updateMessage). The caller's preference
         *     `send_private_typing_notifications`, or for channels `send_stream_typing_notifications`, must be on.
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
         * @description Sends an end-to-end encrypted test notification to one device of the caller, or to all of them. The response is sent
         *     after the push relay has answered. A device cannot receive the notification if it does not exist, belongs to somebody
         *     else, or has no complete registration.
         *
         *     The notification is the JSON `{"type": "test", "time": ..., "realm_url": ..., "realm_name": ..., "user_id": ...}`,
         *     encrypted with the device's key (XSalsa20-Poly1305, a random nonce before the ciphertext, base64). The relay sees
         *     neither the notification nor the key.
         *
         *     The request fails with ADMIN_ACTION_REQUIRED if the server has no relay, if the relay refuses the server's credentials
         *     or does not know the organisation, or if the plan has expired.
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
         * @description Registers for a device of the caller the key that encrypts its notifications, the token by which the push relay reaches
         *     it, or both. The two parameters of the key must come together, and so must the four parameters of the token. The first
         *     registration needs both. Later, a new key or a new token can come alone.
         *
         *     The server never learns the token. It passes `encrypted_push_registration`, which only the relay can open, to the relay,
         *     and retries for 24 hours while the relay cannot be reached. In the meantime, the token is `pending_push_token_id`, and
         *     nothing else can be registered. An event reports the outcome: either the token becomes `push_token_id`, or
         *     `push_registration_error_code` says why it failed. Repeating the same request changes nothing.
         *
         *     A notification is JSON, encrypted with the key. Every notification has `type`, `realm_url`, `realm_name` and `user_id`.
         *     `realm_url` is the `realm_url` of `GET /server_settings` where the device was registered, and all URLs are absolute.
         *     A notification of `type` `message` also has `message_id`, `sender_id`, `sender_full_name`, `sender_avatar_url`,
         *     `content` (the beginning of the text), `time`, and either `recipient_type` `channel` with `channel_id`, `channel_name`
         *     and `topic`, or `recipient_type` `direct` with `recipient_user_ids`. It has `mentioned_user_group_id` and
         *     `mentioned_user_group_name` if the message mentions a group to which the user belongs. A notification of `type` `remove`
         *     has `message_ids`, at most 200. The device should remove the notifications of these messages: they were read, deleted,
         *     hidden from the user, or edited so that they no longer notify. The same notification can come more than once. A
         *     notification of either type has `unread_count`, the number for a badge: how many messages there are now of which the user
         *     was to be notified and that are unread, at most 1000. A notification of `type` `test` has `time`.
         *
         *     **Parameters**: `push_key` and `push_key_id` must be given together. `token_kind` and `token_id` and `bouncer_public_key` and `encrypted_push_registration` must be given together. `push_key` or `token_id` is required.
         *
         *     **Permissions**: the device's user; never bots.
         *
         *     **Events**: `device` (op `update`) to the caller, immediately and when the relay has answered.
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
         * @description Lists the views that the caller has added or configured, in the order in which that happened.
         *
         *     **Permissions**: anyone; the views are the caller's own.
         *
         *     **Events**: none.
         */
        get: operations["getNavigationViews"];
        put?: never;
        /**
         * Add a navigation view.
         * @description Adds a view to the caller's sidebar, or configures a built-in view for the first time. The built-in views are `inbox`,
         *     `recent`, `feed`, `drafts`, `scheduled`, `reminders`, `narrow/is/mentioned`, `narrow/is/starred` and
         *     `narrow/has/reaction/sender/me`. Fragments and names must be unique among the caller's views. A caller has at most 500
         *     views.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `navigation_view` (op `add`) to the caller.
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
         * @description Removes a view that the caller has added. A built-in view becomes as if the caller had never configured it.
         *
         *     **Permissions**: anyone; the views are the caller's own.
         *
         *     **Events**: `navigation_view` (op `remove`) to the caller.
         */
        delete: operations["deleteNavigationView"];
        options?: never;
        head?: never;
        /**
         * Change a navigation view.
         * @description Changes a view that the caller has added or configured. Parameters that are left out stay unchanged. A built-in view
         *     that the caller has never configured is not found. Add it instead.
         *
         *     **Permissions**: anyone; the views are the caller's own.
         *
         *     **Events**: `navigation_view` (op `update`) to the caller, with what changed; none if nothing changed.
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
         * @description Changes the given properties of the organisation: its name, its description and its settings. If one of them is refused,
         *     nothing changes. `server_supported_permission_settings` of `POST /register` has the values that each permission accepts.
         *
         *     **Permissions**: administrators; for `can_manage_all_groups`, `message_retention_days` and `audit_log_retention_days`, owners.
         *
         *     **Events**: `realm` to everybody. It is `update_dict` for the description and for all limits, policies and permissions
         *     that changed, and `update` for the name and each other setting. A change of `waiting_period_threshold` that changes who
         *     is a full member also sends `user_group`, and sends `stream` for private channels that full members may see to the users
         *     who become or stop being full members. A change of `can_access_all_users_group` ends the event queues of guests. They
         *     must register again, because from then on they see other people.
         */
        patch: operations["updateRealm"];
        trace?: never;
    };
    "/realm/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log.
         * @description Lists who administered what, the newest first: changes of the organisation, its settings, roles, accounts, API keys,
         *     passwords, groups, permissions, channels, invitations and the like, and deletions of messages, with what was there before
         *     and after. An entry is written in the same transaction as the change that it describes. Failed logins are there too,
         *     within a minute: at most 51 entries a minute from one process of the server. Secrets and the contents of
         *     messages are not in the log. The organisation's `audit_log_retention_days` says how long entries are kept.
         *
         *     To read further, pass the lowest ID of a page as `before` of the next one.
         *
         *     **Permissions**: owners.
         *
         *     **Events**: none.
         */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Lists the domains whose addresses may join when `emails_restricted_to_domains` is on, in ascending order.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getRealmDomains"];
        put?: never;
        /**
         * Add a domain to the organisation.
         * @description Adds a domain whose addresses may join. An organisation has at most 1000 domains.
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
         * @description Removes a domain. Removing the last domain turns `emails_restricted_to_domains` off, because otherwise nobody could
         *     join.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_domains` (op `remove`) to everybody, and `realm` if the setting is turned off.
         */
        delete: operations["removeRealmDomain"];
        options?: never;
        head?: never;
        /**
         * Change a domain of the organisation.
         * @description Changes whether addresses of the domain's subdomains may join too.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_domains` (op `change`) to everybody; none if nothing changed.
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
         * @description Lists all custom emoji. Deactivated emoji are included, because old messages and reactions use them.
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
         * @description Adds an emoji to the organisation. The image is a PNG, GIF, JPEG or WebP file of at most 5 MiB, with at most 500 frames and
         *     25000000 pixels in all frames together. The pixels of an interlaced or progressive image have at most 100,000,000 bytes
         *     together. The image is decoded to check it, and stored unchanged. Its type is determined from its bytes, not from its name.
         *     Everybody can load the image from its `source_url` without credentials.
         *
         *     An organisation has at most 5000 custom emoji, and 10,000 with deactivated ones. A person who is not an administrator,
         *     together with the person's bots, can have made 500 of them, and 1000 with deactivated ones. The images count towards
         *     the upload quota.
         *
         *     **Permissions**: users in the organisation's `can_add_custom_emoji_group`; never guests. Only administrators may use the
         *     name of a built-in emoji, which the new emoji then replaces. Everybody may use its aliases.
         *
         *     **Events**: `realm_emoji` to everybody.
         */
        post: operations["addCustomEmoji"];
        /**
         * Deactivate a custom emoji.
         * @description Deactivates an emoji. Messages, reactions and statuses that use it keep it, but new ones cannot use it. Its name becomes
         *     available again.
         *
         *     **Permissions**: the author of the emoji, and administrators.
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
        /**
         * List the linkifiers (older form).
         * @deprecated
         * @description Lists the linkifiers of the organisation in their order, each as a list of three, as `realm_filters` of `POST /register` does.
         *     `GET /realm/linkifiers` replaces it.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         *
         *     **Changes**: 54 deprecated, use `GET /realm/linkifiers`.
         */
        get: operations["getLegacyLinkifiers"];
        put?: never;
        /**
         * Add a linkifier.
         * @description Adds a linkifier at the end of the order. If several linkifiers match the same text, the first one in the order wins.
         *     Text is linked only at the start of the message or after whitespace or one of `'"(,:<`, and only if no letter or digit
         *     follows it. Messages that were sent before are not rendered again.
         *
         *     There are at most 500 linkifiers. Each of their texts has at most 1000 characters.
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
         * @description Removes a linkifier. The links that it has made in messages stay.
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
         * @description Changes the given properties of a linkifier. The result must be valid for `POST /realm/filters`. Messages that were sent
         *     before are not rendered again.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_linkifiers` to everybody; none if nothing changed.
         */
        patch: operations["updateLinkifier"];
        trace?: never;
    };
    "/realm/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the icon of the organisation.
         * @description Makes the middle of an image the organisation's icon, in place of the former one. It accepts the same images as
         *     `uploadAvatar`, and stores them in the size 100 × 100. Everybody can load it without credentials. It counts towards the
         *     upload quota.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm` (op `update_dict`, property `icon`) to everybody.
         */
        post: operations["uploadRealmIcon"];
        /**
         * Remove the icon of the organisation.
         * @description Removes the icon that was uploaded, if any. A generated pattern takes its place.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm` (op `update_dict`, property `icon`) to everybody, if there was one.
         */
        delete: operations["deleteRealmIcon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo of the organisation.
         * @description Makes an image the organisation's wide logo for light or for dark backgrounds, in place of the former one. It accepts the
         *     same images as `uploadAvatar`. The image is stored whole, shrunk to at most 800 × 100. Everybody can load it without
         *     credentials. It counts towards the upload quota.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm` (op `update_dict`, property `logo` or `night_logo`) to everybody.
         */
        post: operations["uploadRealmLogo"];
        /**
         * Remove a logo of the organisation.
         * @description Removes the logo for light or for dark backgrounds that was uploaded, if any. The logo of this server takes its place.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm` (op `update_dict`, property `logo` or `night_logo`) to everybody, if there was one.
         */
        delete: operations["deleteRealmLogo"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Lists the linkifiers of the organisation in their order. If several linkifiers match the same text, the first one in the
         *     order wins.
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
         * Reorder the linkifiers.
         * @description Puts the linkifiers into the order of the list. The list must name every linkifier once, so that a linkifier that was
         *     added in the meantime does not get an arbitrary position.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_linkifiers` to everybody; none if the order is the same.
         */
        patch: operations["reorderLinkifiers"];
        trace?: never;
    };
    "/realm/playgrounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a code playground.
         * @description Adds a site where code blocks of a language can be tried out. A language can have several. Clients offer them beside the code
         *     blocks of messages; the server does not open them. There are at most 100 playgrounds.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_playgrounds` to everybody.
         *
         *     **Changes**: 49 this endpoint; 196 `url_template` replaces a prefix of the URL.
         */
        post: operations["addPlayground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/playgrounds/{playground_id}": {
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
         * Remove a code playground.
         * @description Removes a code playground.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_playgrounds` to everybody.
         *
         *     **Changes**: 49 this endpoint.
         */
        delete: operations["removePlayground"];
        options?: never;
        head?: never;
        patch?: never;
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
         * Get the presence of all users.
         * @description Returns the presence of the users the caller can access, for the last 14 days, in the older format. Use `POST
         *     /users/me/presence` instead, which returns only changes.
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
         * @description Lists the custom fields of user profiles, in their order.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getProfileFields"];
        put?: never;
        /**
         * Create a custom profile field.
         * @description Adds a field at the end of the list. Names are unique in the organisation, regardless of letter case. At most two fields
         *     can be shown in the short form of a profile, and none of them can have the type long text or users.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody.
         */
        post: operations["createProfileField"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder the custom profile fields.
         * @description Puts the fields into the order of the list. The list must name every field once, so that a field that was added in the
         *     meantime does not get an arbitrary position.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody; none if the order is the same.
         */
        patch: operations["reorderProfileFields"];
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
         * @description Deletes a field and all its values.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody. Clients discard the values of fields that are not in it.
         */
        delete: operations["deleteProfileField"];
        options?: never;
        head?: never;
        /**
         * Change a custom profile field.
         * @description Changes the given properties of a field. Its type cannot change. Values that refer to a removed option are cleared.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `custom_profile_fields` to everybody, and for each cleared value `realm_user` (op `update`,
         *     `custom_profile_field`) to those who can access the user.
         */
        patch: operations["updateProfileField"];
        trace?: never;
    };
    "/realm/test_welcome_bot_custom_message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send oneself a welcome message.
         * @description The notification bot sends the text to the caller, as it would send it to a new user, to show what it looks like. The
         *     organisation's `welcome_message_custom_text` stays as it is.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `message` to the caller.
         *
         *     **Changes**: 416 this endpoint.
         */
        post: operations["sendTestWelcomeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Change the default preferences of new users.
         * @description Changes the given default preferences. If one of them is refused, nothing changes. Existing users keep their
         *     preferences. `default_language`, `timezone`, `enable_login_emails`, `enable_marketing_emails` and
         *     `allow_private_data_export` have no such default, and are listed in `ignored_parameters_unsupported`.
         *
         *     **Permissions**: administrators.
         *
         *     **Events**: `realm_user_settings_defaults` (op `update`) to everybody, for each default whose value changed.
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
         * @description Creates an event queue and returns it together with the initial state. A client that applies the events of the queue to
         *     that state keeps it up to date. The state and the start of the queue belong to the same moment.
         *
         *     Some changes of the state are not reported by any event:
         *
         *     - `max_message_id` and `recent_private_conversations` after deletions
         *     - `starred_messages`, `unsubscribed` and, for messages that were moved to where the caller is not subscribed, `unread_msgs`
         *       when channels are hidden or made private and come back
         *     - wildcard mentions in `unread_msgs` when something is muted
         *     - values of deleted profile fields
         *     - users who become hidden
         *
         *     The descriptions of these fields and of the events `delete_message`, `stream`, `custom_profile_fields` and `realm_user` say
         *     what the client does then. A client that needs the exact state registers again.
         *
         *     A person has at most 100 queues, those of the person's bots included. Registering one more ends the queue whose last poll was longest ago. The next poll of that
         *     queue fails with BAD_EVENT_QUEUE_ID.
         *
         *     Each fetch type returns these fields. The name of a field is also a fetch type: it returns the field together with the others
         *     of its line.
         *
         *     - `alert_words`, `drafts`, `muted_users`, `onboarding_steps`, `reminders`, `saved_snippets`, `scheduled_messages`,
         *       `realm_domains`, `realm_emoji`, `realm_linkifiers`, `realm_playgrounds`, `realm_user_settings_defaults`, `user_settings`,
         *       `user_status`: the field of the same name
         *     - `starred_messages`, `recent_private_conversations`, `stop_words`, `realm_filters`: the field of the same name, although
         *       these are not event types
         *     - `channel_folder`: `channel_folders`
         *     - `custom_profile_fields`: `custom_profile_fields`, `custom_profile_field_types`
         *     - `default_streams`: `realm_default_streams`
         *     - `device`: `devices`
         *     - `message`: `max_message_id`, `unread_msgs`
         *     - `navigation_view`: `navigation_views`
         *     - `presence`: `presences`, `presence_last_update_id`, `server_timestamp`
         *     - `realm`: the settings of the organisation (`realm_name` and so on, including permissions), `realm_url`, `realm_uri`,
         *       `realm_upload_quota_mib`, `realm_empty_topic_display_name`, `event_queue_longpoll_timeout_seconds`, and the fields that
         *       start with `max_` (except `max_message_id`), `password_` and `server_` (except `server_timestamp`) or end with
         *       `jitsi_server_url`
         *     - `realm_bot`: `realm_bots`, which are the caller's bots or, for administrators and owners, all bots of the organisation. They
         *       include deactivated bots, but not the bots of the server.
         *     - `realm_user`: `realm_users`, `realm_non_active_users`, `cross_realm_bots`, and for the caller `user_id`, `email`,
         *       `delivery_email`, `full_name`, `avatar_source`, `avatar_url`, `avatar_url_medium`, `is_owner`, `is_admin`, `is_moderator`,
         *       `is_guest`
         *     - `stream`: `streams`
         *     - `subscription`: `subscriptions`, `unsubscribed`, `never_subscribed`
         *     - `user_group`: `realm_user_groups`
         *     - `user_topic`: `user_topics`
         *
         *     The permissions of the organisation are group-setting values:
         *
         *     | Field | Who may |
         *     |---|---|
         *     | `realm_can_access_all_users_group` | see all users; others see the users who share a channel or a conversation with them. |
         *     | `realm_can_add_custom_emoji_group` | add custom emoji. |
         *     | `realm_can_add_subscribers_group` | subscribe others to any channel that they may join or are subscribed to. |
         *     | `realm_can_create_bots_group` | create bots of every kind. |
         *     | `realm_can_create_groups` | create user groups. |
         *     | `realm_can_create_private_channel_group` | create private channels. |
         *     | `realm_can_create_public_channel_group` | create public channels. |
         *     | `realm_can_create_web_public_channel_group` | create web-public channels. |
         *     | `realm_can_create_write_only_bots_group` | create incoming webhook bots, as may those who create bots of every kind. |
         *     | `realm_can_delete_any_message_group` | delete any message that they see, at any time. |
         *     | `realm_can_delete_own_message_group` | delete their own messages, within the time limit. |
         *     | `realm_can_invite_users_group` | send invitations by email. |
         *     | `realm_can_manage_all_groups` | change every user group. |
         *     | `realm_can_mention_many_users_group` | use wildcard mentions in channels and topics with more than 15 people. |
         *     | `realm_can_move_messages_between_channels_group` | move messages to another channel. |
         *     | `realm_can_move_messages_between_topics_group` | move messages to another topic of the channel. |
         *     | `realm_can_resolve_topics_group` | resolve topics. **Changes**: 367 added. |
         *     | `realm_can_set_delete_message_policy_group` | set who may delete messages, in channels that they administer. |
         *     | `realm_can_set_topics_policy_group` | set the `topics_policy`, in channels that they administer. |
         *     | `realm_create_multiuse_invite_group` | create invitation links for many people. |
         *     | `realm_direct_message_initiator_group` | start a direct message conversation. |
         *     | `realm_direct_message_permission_group` | use direct messages: at least one participant of a conversation must be in this group. |
         *
         *     A queue that is not polled for `idle_queue_timeout_secs` expires. A user counts as online for notifications if one of their
         *     queues that get messages was polled in the last 90 seconds.
         *
         *     Spectators, who have no credentials, get the state alone, where `realm_enable_spectator_access` is true and the operator
         *     allows it: `queue_id` is null, and a client registers again to learn what is new. Channels are the web-public ones, and
         *     folders those of these channels. Lists of people, of groups, of profile fields and domains, and of what belongs to an account
         *     are empty, settings name nobody, and the fields about the caller, such as `user_id`, are missing. `user_settings` has the
         *     preferences of new users. Of the parameters, only `event_types`, `fetch_event_types` and `client_capabilities` have an effect.
         *
         *     **Permissions**: anyone; guests may not use `all_public_streams`. Without credentials, see above.
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
         * @description Registers a device of the caller and returns an ID that the client keeps. The device gets no push notifications until
         *     `POST /mobile_push/register` registers it for them. A user has at most 100 devices.
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
         * @description Removes a device of the caller together with its key and its token, so that it gets no more notifications. Clients call
         *     this when their user logs out.
         *
         *     **Permissions**: the device's user; never bots.
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
    "/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's reminders.
         * @description Lists the reminders of messages that are not sent yet, and those that could not be sent, the earliest first.
         *
         *     **Permissions**: anyone; the reminders are the caller's own.
         *
         *     **Events**: none.
         *
         *     **Changes**: 399 this endpoint.
         */
        get: operations["getReminders"];
        put?: never;
        /**
         * Create a reminder of a message.
         * @description Has the notification bot remind the caller of a message: at the given time it sends them a direct message with a link to the
         *     message, and the note. A reminder that could not be sent in time is sent later. Deleting the message, or losing sight of it,
         *     leaves the reminder as it is. Reminders and scheduled messages of a caller count together: at most 1000.
         *
         *     **Permissions**: anyone who may read the message. Bots have no reminders.
         *
         *     **Events**: `reminders` (op `add`) to the caller.
         *
         *     **Changes**: 381 this endpoint; 415 `note`.
         */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/{reminder_id}": {
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
         * Delete a reminder.
         * @description Deletes a reminder of the caller, so that it is not sent.
         *
         *     **Permissions**: the user who created the reminder. For anyone else, the answer is the same as for a reminder that does not exist.
         *
         *     **Events**: `reminders` (op `remove`) to the caller.
         *
         *     **Changes**: 399 this endpoint.
         */
        delete: operations["deleteReminder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved_snippets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's saved snippets.
         * @description Lists the texts that the caller has saved for use in messages, in the order in which they were created.
         *
         *     **Permissions**: anyone; the snippets are the caller's own.
         *
         *     **Events**: none.
         *
         *     **Changes**: 297 this endpoint.
         */
        get: operations["getSavedSnippets"];
        put?: never;
        /**
         * Save a snippet.
         * @description Saves a text for use in messages. Several snippets can have the same title. A caller can have at most 200 snippets; one
         *     more is a BAD_REQUEST.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `saved_snippets` (op `add`) to the caller.
         *
         *     **Changes**: 297 this endpoint.
         */
        post: operations["createSavedSnippet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved_snippets/{saved_snippet_id}": {
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
         * Delete a saved snippet.
         * @description Deletes a saved snippet.
         *
         *     **Permissions**: the owner of the snippet. For anyone else, the answer is the same as for a snippet that does not exist.
         *
         *     **Events**: `saved_snippets` (op `remove`) to the caller.
         *
         *     **Changes**: 297 this endpoint.
         */
        delete: operations["deleteSavedSnippet"];
        options?: never;
        head?: never;
        /**
         * Change a saved snippet.
         * @description Changes the title of a saved snippet, its text, or both. What is left out stays the same.
         *
         *     **Parameters**: At least one parameter is required.
         *
         *     **Permissions**: the owner of the snippet. For anyone else, the answer is the same as for a snippet that does not exist.
         *
         *     **Events**: `saved_snippets` (op `update`) to the caller, if something changed.
         *
         *     **Changes**: 368 this endpoint.
         */
        patch: operations["updateSavedSnippet"];
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
         * @description Lists all messages of the caller that are not sent yet, including failed ones, in the order of their scheduled times.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getScheduledMessages"];
        put?: never;
        /**
         * Schedule a message.
         * @description Stores a message that the server sends at the given time, under a different ID. The server checks the message now as if
         *     it were sent, and checks it again when it is due. At that time it also resolves mentions and links again. The message
         *     fails (`failed`) if the second check refuses it, if it is more than ten minutes late, if the sender or the organisation
         *     is deactivated, or if an error occurs in the server. A failed message is not retried until it gets a new time. Files of
         *     the caller that the text links to are kept for the message.
         *
         *     A wildcard mention that the caller may not use is a BAD_REQUEST here.
         *
         *     A caller has at most 1000 scheduled messages, including failed ones. One more is a BAD_REQUEST.
         *
         *     **Parameters**: `topic` must be left out if `type` is `channel` or `stream` and `subject` is given. `topic` or `subject` is required if `type` is `channel` or `stream`. `to` must be a list if `type` is `direct` or `private`. `to` must be a number if `type` is `channel` or `stream`.
         *
         *     **Permissions**: as for sending the message.
         *
         *     **Events**: `scheduled_messages` (op `add`) to the caller. When the message is sent, the events of `POST /messages`,
         *     then `scheduled_messages` (op `remove`). When it fails, `scheduled_messages` (op `update`), and the notification bot
         *     sends the reason in a direct message, unless the sender or the organisation is deactivated.
         *
         *     **Changes**: 174 `direct` replaces `private`; 236 `read_by_sender`; 248 `channel` as a type; 334 the empty topic; 370
         *     `(no topic)` is read as the empty topic.
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
         * @description Deletes a scheduled message, failed or not, so that it is not sent. The response is the same BAD_REQUEST for a scheduled
         *     message that was already sent, belongs to somebody else, or does not exist.
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
         * @description Changes a message that is not sent yet. Parameters that are left out stay unchanged. After any change, even of the time
         *     alone, the message is checked again as if it were sent. A failed message needs a new `scheduled_delivery_timestamp`; it
         *     is then tried again, and its `failed` becomes false. `read_by_sender` cannot be changed. The message counts as sent by
         *     the client that last changed it.
         *
         *     A wildcard mention that the caller may not use is a BAD_REQUEST here. The response is the same BAD_REQUEST for a
         *     scheduled message that was already sent, belongs to somebody else, or does not exist.
         *
         *     **Parameters**: `topic` must be left out if `type` is `channel` or `stream` or left out and `subject` is given. `type` or `to` or `topic` or `subject` or `content` or `scheduled_delivery_timestamp` is required.
         *
         *     **Permissions**: the scheduled message is the caller's own, and the caller may send it as it is after the change.
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
         * @description Returns what a client needs before its user logs in: the versions of the server, the ways to log in, and the
         *     organisation at this host name. Credentials are ignored. The `realm_` fields are absent if the request goes to the root
         *     domain of a server with several organisations and there is no organisation at that domain. A deactivated organisation
         *     answers with REALM_DEACTIVATED.
         *
         *     **Permissions**: anyone, without credentials; rate limits apply by address.
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
         * @description Changes the given settings of the caller: the name, the email address, the password and preferences. If one of them is
         *     refused, nothing changes. With `target_users`, it changes preferences of other users instead. `full_name`, `email`, the
         *     passwords, `timezone` and the privacy preferences (`allow_private_data_export`, `email_address_visibility`,
         *     `enable_digest_emails`, `enable_login_emails`, `enable_marketing_emails`, `presence_enabled`,
         *     `send_private_typing_notifications`, `send_stream_typing_notifications`, `send_read_receipts`) are then refused.
         *
         *     `default_language` must be a language that the server has, and `timezone` an IANA identifier or empty. A change of
         *     address can be requested twice an hour and five times a day. If the organisation does not allow changes of names or
         *     addresses, only administrators may make them. Turning `enable_drafts_synchronization` off deletes all drafts on the
         *     server without events.
         *
         *     **Parameters**: `full_name` or `email` or `old_password` or `new_password` or `timezone` or `allow_private_data_export` or `email_address_visibility` or `enable_digest_emails` or `enable_login_emails` or `enable_marketing_emails` or `presence_enabled` or `send_private_typing_notifications` or `send_stream_typing_notifications` or `send_read_receipts` must be left out if `target_users` is given. `old_password` is required if `new_password` is given. `new_password` is required if `old_password` is given.
         *
         *     **Permissions**: anyone but bots, for themselves; administrators with `target_users`.
         *
         *     **Events**: `user_settings` (op `update`) to each changed user, for each preference whose value changed. `realm_user`
         *     (op `update`) to those who can access the user, for a change of `full_name`, `timezone` or `email_address_visibility`,
         *     and for a change of address when it is confirmed. For `email_address_visibility` it carries `delivery_email`, which is
         *     null for those who can no longer see it, and `new_email`. `device` (op `remove`) to the caller, for each device that a new
         *     password removes.
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
         * Change the caller's settings (older name).
         * @deprecated
         * @description The same as `PATCH /settings`, which replaces it.
         *
         *     **Parameters**: `full_name` or `email` or `old_password` or `new_password` or `timezone` or `allow_private_data_export` or `email_address_visibility` or `enable_digest_emails` or `enable_login_emails` or `enable_marketing_emails` or `presence_enabled` or `send_private_typing_notifications` or `send_stream_typing_notifications` or `send_read_receipts` must be left out if `target_users` is given. `old_password` is required if `new_password` is given. `new_password` is required if `old_password` is given.
         *
         *     **Permissions**: anyone but bots, as for `PATCH /settings`.
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
         * Change the caller's settings (older name).
         * @deprecated
         * @description The same as `PATCH /settings`, which replaces it.
         *
         *     **Parameters**: `full_name` or `email` or `old_password` or `new_password` or `timezone` or `allow_private_data_export` or `email_address_visibility` or `enable_digest_emails` or `enable_login_emails` or `enable_marketing_emails` or `presence_enabled` or `send_private_typing_notifications` or `send_stream_typing_notifications` or `send_read_receipts` must be left out if `target_users` is given. `old_password` is required if `new_password` is given. `new_password` is required if `old_password` is given.
         *
         *     **Permissions**: anyone but bots, as for `PATCH /settings`.
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
         * @description Lists the channels that the caller may see and that at least one of the `include_` parameters selects. Each channel is
         *     listed once, in the order of their IDs.
         *
         *     **Permissions**: anyone. Guests see only web-public channels and channels to which they are subscribed. A private
         *     channel is visible to its subscribers, to administrators, and to members of its `can_add_subscribers_group`,
         *     `can_administer_channel_group` and `can_subscribe_group`. Spectators, without credentials, see all web-public channels,
         *     whatever is selected.
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
         * @description Returns one channel that the caller may see, archived or not.
         *
         *     **Permissions**: anyone who may see the channel. Every channel is visible to its subscribers. Public channels are also
         *     visible to everybody except guests, and web-public channels to everybody, also without credentials. Private channels are also visible to
         *     administrators and to members of `can_add_subscribers_group`, `can_administer_channel_group` and `can_subscribe_group`.
         *
         *     **Events**: none.
         */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        /**
         * Archive a channel.
         * @description Archives a channel. Nobody can post in it, and its messages become read for everybody. Its visibility does not change.
         *     Its name stays taken, and new users are no longer subscribed to it. `PATCH /streams/{stream_id}` unarchives it.
         *
         *     **Permissions**: administrators and users in the channel's `can_administer_channel_group`; never guests.
         *
         *     **Events**: `stream` to those who may see the channel: op `update` of `is_archived` to queues with the capability
         *     `archived_channels`, and op `delete` to others. `default_streams` if it was a default channel.
         */
        delete: operations["archiveChannel"];
        options?: never;
        head?: never;
        /**
         * Change a channel.
         * @description Changes the given properties of a channel. If one of them is refused, nothing changes. A permission comes as `new` and,
         *     to detect a concurrent change, `old`. `server_supported_permission_settings` of `POST /register` has the values that
         *     each permission accepts. A change of the kind of channel (private, public or web-public) is checked as if the caller
         *     created a channel of the new kind.
         *
         *     Checks are made in this order: whether anything is given; the channel; the rights of the caller; then name, description,
         *     folder, topics policy, retention, kind, permissions, default.
         *
         *     If the organisation has `send_channel_events_messages` on, the notification bot announces in the channel a new name,
         *     description or kind, and changed permissions.
         *
         *     **Parameters**: At least one parameter is required.
         *
         *     **Permissions**: administrators and users in the channel's `can_administer_channel_group`; never guests. To change who
         *     may see the channel, they must also be able to read it. Also, `is_default_stream` needs an administrator,
         *     `message_retention_days` an owner, `topics_policy` also `can_set_topics_policy_group`, and the permissions to delete
         *     messages also `can_set_delete_message_policy_group`.
         *
         *     **Events**: `stream` (op `update`), one for each property, to those who may see the channel; op `create` to those who
         *     may see it from now on, and op `delete` to those who may no longer see it; `default_streams`; `message` for what the
         *     notification bot writes.
         *
         *     **Changes**: 389 `folder_id`; 396 moving between channels; 402 resolving topics; 404 `empty_topic_only`; 407 deleting
         *     messages; 441 creating topics.
         */
        patch: operations["updateChannel"];
        trace?: never;
    };
    "/streams/{stream_id}/delete_topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the messages of a topic.
         * @description Deletes the messages of a topic that the caller may read, the newest first. One request deletes at most 1000 messages. Repeat
         *     it until `complete` is true. A topic without messages is deleted already.
         *
         *     **Permissions**: members of the channel's `can_delete_any_message_group` or the organisation's.
         *
         *     **Events**: `delete_message` to everybody who could see the messages; `attachment` to the owners of the files that they
         *     linked to; `stream` to users who may know of the channel if its first message has changed.
         */
        post: operations["deleteTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}/email_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the email address of a channel.
         * @description Is always refused, because channels have no email addresses: no mail is received for them. Programs write to a channel with
         *     `POST /messages` or `POST /external/{service}`.
         *
         *     **Permissions**: anyone who may see the channel learns that it has no address.
         *
         *     **Events**: none.
         *
         *     **Changes**: 226 this endpoint.
         */
        get: operations["getChannelEmailAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Lists the users who are subscribed to the channel, in ascending order of ID.
         *
         *     **Permissions**: anyone who may see the channel, as for `getChannel`, whether or not they may read it. The response is the
         *     same for a channel that the caller may not see and for a channel that does not exist.
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
    "/submessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a poll or a to-do list.
         * @description Adds a submessage to a message that is a poll or a to-do list: a vote, an option, a task, or another change. Clients build
         *     the poll or the list from all submessages of the message, in their order. The first is the server's own, made when a
         *     message was sent whose text begins with `/poll` or `/todo`:
         *
         *     - `{"widget_type":"poll","extra_data":{"question":"Tea?","options":["Yes","No"]}}`: the rest of the first line, and each further
         *       line, without a leading `-` or `*`.
         *     - `{"widget_type":"todo","extra_data":{"task_list_title":"Party","tasks":[{"task":"Music","desc":"loud"}]}}`: the same; the text after
         *       the first `: ` of a line is the description of the task.
         *
         *     `content` is the JSON of an object, with exactly the fields of its `type`. All texts are one line of at most 1000 code points,
         *     and are stored trimmed and in NFC. `option` and `task` must not be empty.
         *
         *     | `type` | Of | Other fields | Means |
         *     |---|---|---|---|
         *     | `vote` | a poll | `key`, `vote` (1 or -1) | The caller votes for an option, or no longer does. |
         *     | `new_option` | a poll | `idx` (0 to 1000), `option` | An option. |
         *     | `question` | a poll | `question` | The question is replaced. |
         *     | `new_task` | a to-do list | `key` (0 to 1000), `task`, `desc`, `completed` (true or false) | A task. |
         *     | `strike` | a to-do list | `key` | A task is done, or no longer done. |
         *     | `new_task_list_title` | a to-do list | `title` | The title is replaced. |
         *
         *     The `key` of an option is the ID of the user who added it, a comma, and the `idx` that this user's client gave it; the `key`
         *     of a task is the number that the client gave it, a comma, and the user's ID. Options and tasks of the original text have
         *     `canned` in place of the ID, and are numbered from 0: `canned,0` is the first option, and `0,canned` the first task. The
         *     server does not check that the option or task exists.
         *
         *     A user can change a message at most 200 times, and a message can have at most 5000 submessages, of 500,000 bytes together.
         *
         *     **Permissions**: anyone who may see the message. Only the author of the message may change the question or the title. Nothing
         *     changes in an archived channel. The text of the message cannot be edited.
         *
         *     **Events**: `submessage` to everybody who has the message, to the caller and, if the channel's history is shared, to all
         *     subscribers; before it `user_topic` to the caller if the change alters the visibility policy of the topic.
         */
        post: operations["addSubmessage"];
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
         * Notify others that the caller is typing a message.
         * @description Notifies others that the caller has started or stopped typing a message to them. Clients repeat `start` every
         *     `server_typing_started_wait_period_milliseconds`.
         *
         *     **Parameters**: `topic` must be left out if `type` is `channel` or `stream` and `subject` is given. `to` is required if `type` is `direct` or `private`. `stream_id` is required if `type` is `channel` or `stream`. `topic` or `subject` is required if `type` is `channel` or `stream`.
         *
         *     **Permissions**: anyone who may send the message (see sendMessage). The caller's preference `send_private_typing_notifications` must be
         *     on, or `send_stream_typing_notifications` for channels.
         *
         *     **Events**: `typing` to the recipients who have `receives_typing_notifications` on. In a channel, these are the other
         *     subscribers, if the channel has at most 100 subscribers.
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
         * @description Lists the user groups of the organisation, including system groups, in the order of their IDs. Members the caller
         *     may not access are left out, also where a permission names them.
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
         * @description Creates a user group. If a permission is left out, its value is the `default_group_name` in
         *     `server_supported_permission_settings` of `POST /register`, where `group_creator` stands for the caller.
         *
         *     Checks are made in this order: the rights of the caller; name; description; members; subgroups; permissions.
         *
         *     An organisation has at most 10,000 groups that are not deactivated, and 20,000 with deactivated ones. A person who is not
         *     an administrator, together with the person's bots, can have made 1000 of them, and 2000 with deactivated ones. The groups
         *     that such a person has made, and the permissions of the person's channels and groups, have at most 20,000 members
         *     together. Members of deactivated groups count, and the person does not.
         *
         *     **Permissions**: users in the organisation's `can_create_groups`; never guests.
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
        /**
         * Deactivate a user group (older name).
         * @deprecated
         * @description The same as `POST /user_groups/{user_group_id}/deactivate`, which replaces it: the group is deactivated, and not deleted.
         *
         *     **Permissions**: as for `POST /user_groups/{user_group_id}/deactivate`.
         *
         *     **Events**: as for `POST /user_groups/{user_group_id}/deactivate`.
         *
         *     **Changes**: 294 deprecated, use `POST /user_groups/{user_group_id}/deactivate`.
         */
        delete: operations["deleteUserGroup"];
        options?: never;
        head?: never;
        /**
         * Change a user group.
         * @description Changes the given properties of a group. If one of them is refused, nothing changes. A deactivated group can be changed
         *     like any other. `deactivated` false reactivates it; until then no permission can refer to it. System groups cannot be
         *     changed.
         *
         *     The permissions are explained in `UserGroup`. None of them can be `role:internet`. `can_manage_group` cannot be
         *     `role:everyone`, and `can_mention_group` cannot be `role:owners`. `server_supported_permission_settings` of `POST
         *     /register` has the other restrictions. A permission comes as `new` and, to detect a concurrent change, `old`.
         *
         *     Checks are made in this order: whether anything is given; the group; the rights of the caller; name; permissions.
         *
         *     **Parameters**: At least one parameter is required.
         *
         *     **Permissions**: users in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`; never
         *     guests.
         *
         *     **Events**: `user_group` (op `update`) to everybody, with what changed. For a group that is reactivated, op `add` to
         *     queues without the capability `include_deactivated_groups`.
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
         * @description Deactivates a group. Nobody can mention it, no permission can refer to it, and its members cannot be changed. The
         *     request is refused while the group is a subgroup of another group, or while a permission other than its own refers to
         *     it. `PATCH /user_groups/{user_group_id}` reactivates it.
         *
         *     **Permissions**: users in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`; never
         *     guests.
         *
         *     **Events**: `user_group` to everybody: op `update` with `deactivated: true` to queues with the capability
         *     `include_deactivated_groups`, and op `remove` to others.
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
         * @description Lists the active users who belong to the group, directly or through subgroups, in ascending order of ID. Users that the
         *     caller may not access are left out.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUserGroupMembers"];
        put?: never;
        /**
         * Change the members and subgroups of a user group.
         * @description Adds and removes direct members and direct subgroups. If one of them is refused, nothing changes. A group cannot be part
         *     of itself, directly or through others. A deactivated group can be changed like any other.
         *
         *     Checks are made in this order: whether anything is given; the group; the rights of the caller; members; subgroups.
         *
         *     If more than 100 members are added and removed in total, the notification bot notifies nobody.
         *
         *     **Parameters**: At least one parameter is required.
         *
         *     **Permissions**: users in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`. Members can
         *     also be added by users in `can_add_members_group` and removed by users in `can_remove_members_group`. Users in
         *     `can_join_group` can add themselves, and users in `can_leave_group` can remove themselves. Guests have these rights if
         *     the permission includes them, but they can manage no group.
         *
         *     **Events**: `user_group` (op `add_members`, `remove_members`, `add_subgroups`, `remove_subgroups`) to everybody, for a
         *     deactivated group only to queues with the capability `include_deactivated_groups`.
         *
         *     **Changes**: 391 deactivated groups too.
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
         * Check whether a user is a member of a user group.
         * @description Returns whether a user belongs to the group, directly or through subgroups. A deactivated user is in no group.
         *
         *     **Permissions**: anyone, for users they may access. The response is the same for a user the caller may not
         *     access and for a user who does not exist.
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
         * @description Lists the groups that are nested in the group, at any depth, in ascending order of ID.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUserGroupSubgroups"];
        put?: never;
        /**
         * Change the subgroups of a user group.
         * @description Adds and removes direct subgroups. If one of them is refused, nothing changes. A group cannot be part of itself,
         *     directly or through others. `role:internet` cannot be a subgroup.
         *
         *     **Parameters**: At least one parameter is required.
         *
         *     **Permissions**: users in the organisation's `can_manage_all_groups` or the group's own `can_manage_group`; never
         *     guests.
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
         * @description Mutes, unmutes or follows a topic for the caller, or removes the policy (0). The topic does not need to have messages.
         *
         *     A caller has policies for at most 10000 topics. One more is a BAD_REQUEST.
         *
         *     **Parameters**: `topic` must be left out if `subject` is given. `topic` or `subject` is required.
         *
         *     **Permissions**: anyone who may read the channel. Removing a policy needs no access, because users may have left the
         *     channel.
         *
         *     **Events**: `user_topic` to the caller, if the policy changes.
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
         * @description Stores one file of at most `max_file_upload_size_mib` and returns its URL. At first only the uploader can read the file. A
         *     message with the link shares it with everybody who may read the message, and they can share it further. A link shares nothing
         *     if the author of the message may not read the file, or if it points to another host: it must be relative or start with the
         *     organisation's URL. In a message, the link is `[filename](url)`, with `[` and `]` removed from the file name. A file that is
         *     not used in any message is deleted after five weeks. An organisation can have a quota, `realm_upload_quota_mib` of
         *     `POST /register`.
         *
         *     An upload of about 25 MB or more can fail because of network timeouts. For such a file, use the resumable upload at
         *     `/api/v1/tus`. A user has at most 100 unfinished resumable uploads. One more is a BAD_REQUEST.
         *
         *     **Resumable upload** is the tus protocol 1.0.0 with the extensions creation, creation-with-upload and termination, for any
         *     tus client. Every request carries the same credentials as other operations, and `Tus-Resumable: 1.0.0`.
         *
         *     - `POST /api/v1/tus` with `Upload-Length` and `Upload-Metadata` (`filename`, Base64) creates an upload. It
         *       returns 201 with the URL of the upload in `Location`.
         *     - `PATCH` of that URL with `Upload-Offset` and bytes of type `application/offset+octet-stream` appends to the upload. It
         *       returns 204 with the new `Upload-Offset`. The request that completes the file returns 200 with JSON: `result`, `msg`, `url`
         *       and `filename`, as here. From then on the upload is a file like any other.
         *     - `HEAD` returns in `Upload-Offset` where to continue. If that equals `Upload-Length`, all bytes have arrived. A client that
         *       lost the last response can then send a `PATCH` at that offset without bytes, which returns the same response. It does not
         *       store anything again, and works for a day or until the file is deleted.
         *     - `DELETE` abandons an upload that is not complete.
         *     - A client that can send only some methods names another one in `X-HTTP-Method-Override`. The server then ignores the
         *       method of the request itself.
         *     - `OPTIONS` returns what the server supports and, in `Tus-Max-Size`, the maximum size of a file.
         *
         *     An upload belongs to the user who started it. For everybody else it does not exist. An upload that is not continued for a day
         *     is deleted. Until then, its whole `Upload-Length` counts towards the quota of the organisation when another upload starts.
         *     Errors are JSON as everywhere, with the statuses of tus:
         *
         *     - 400: the quota of the organisation has no room (REALM_UPLOAD_QUOTA)
         *     - 404: there is no such upload
         *     - 408: the request is too slow
         *     - 409: the upload has a different offset
         *     - 411: the length is deferred (`Upload-Defer-Length`)
         *     - 412: `Tus-Resumable` is missing
         *     - 413: the file is too large
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `attachment` (op `add`) to the caller.
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
         * @description Returns the bytes of a file to anyone who has a URL from `GET /user_uploads/{realm_id}/{path}` that is less than 60
         *     seconds old. Headers and ranges are those of `GET /user_uploads/{path}`.
         *
         *     **Permissions**: anyone who has the URL. The response is the same for an unknown URL, an expired URL, and the URL of a
         *     deleted file.
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
    "/user_uploads/thumbnail/{path}/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a thumbnail of an uploaded image.
         * @description Returns an uploaded PNG, GIF, JPEG, WebP or AVIF image shrunk to fit into the sides of a format of `server_thumbnail_formats`, as WebP, upright
         *     and without metadata. `840x560.webp` is the first frame. `840x560-anim.webp` has the first frames of an animation, as many as have 25000000
         *     pixels together, and at most 500; an animation that has more than 5 MiB then has none. A smaller image keeps its size.
         *
         *     Thumbnails are made in the background after the upload. One that is asked for before is made for that request; if too many are waiting, or
         *     it takes more than 10 seconds, the response is SERVER_BUSY. An image has none, in any format, if it is damaged, has more than 50 MiB or
         *     50000000 pixels, or has taken too long three times. Thumbnails do not count towards the upload quota, and are deleted with their file.
         *
         *     Ranges, `If-None-Match` and `HEAD` work as for `downloadFile`.
         *
         *     **Permissions**: as of `downloadFile`: the uploader, and users who may read a message that contains the file; for a message of a web-public
         *     channel also spectators, without credentials. The response is the same for a file that the caller may not read and for a file that does
         *     not exist.
         *
         *     **Events**: none.
         *
         *     **Changes**: 273 added.
         */
        get: operations["downloadThumbnail"];
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
         * @description Returns a URL from which anyone who has it can download the file for 60 seconds without credentials. It is for programs
         *     that show files and cannot send credentials. The `url` of an upload, below `/api/v1`, is the URL of this operation.
         *
         *     **Permissions**: the uploader, and users who may read a message that contains the file. The response is the same for a
         *     file that the caller may not read and for a file that does not exist.
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
         * @description Returns the bytes of an uploaded file. The `url` that an upload returns is relative to the server's root, and the
         *     operation is served there. The same URL below `/api/v1` returns a temporary URL.
         *
         *     The content type follows from the extension of the file's name, whatever type the upload gave; without a known extension
         *     it is `application/octet-stream`. `Content-Disposition` carries the name. It is `inline` for what no browser executes: PNG,
         *     JPEG, GIF, WebP, AVIF and BMP images, audio, video, PDF and plain text. Every other file is an `attachment`. Headers tell
         *     browsers to respect the type (`X-Content-Type-Options: nosniff`) and to run nothing (`Content-Security-Policy`).
         *
         *     A client can request one range (`Range: bytes=0-499`, `bytes=500-`, `bytes=-500`), with `If-Range` as a condition. The
         *     response is 206, or 416 if the range is outside the file. `If-None-Match` with an earlier `ETag` returns 304. `HEAD`
         *     returns only the headers.
         *
         *     **Permissions**: the uploader, and users who may read a message that contains the file; for a message of a web-public
         *     channel also spectators, without credentials. The response is the same for a
         *     file that the caller may not read and for a file that does not exist.
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
         * @description Lists the users the caller may see, in ascending order of ID. These are people and bots, including deactivated
         *     ones, but not the server's own bots.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getUsers"];
        put?: never;
        /**
         * Create an account.
         * @description Creates the account of a person who has the role of a member and is subscribed to the default channels. No mail is sent:
         *     the person logs in with the password, or chooses one by a reset. To let people create their own accounts, invite them
         *     (`sendInvitations`).
         *
         *     The organisation's settings must allow the domain of the address. Checks are made in this order: the caller; the
         *     password; the address; the name.
         *
         *     **Permissions**: administrators, and bots with that role.
         *
         *     **Events**: `realm_user` (op `add`) to everybody who can access the new user, `user_group` (op `add_members`), and
         *     `subscription` (op `peer_add`) for the default channels.
         *
         *     **Changes**: 36 this needs a permission of its own on some servers; here the role is enough.
         */
        post: operations["createUser"];
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
         * Get the caller's own user.
         * @description Returns the caller's own user. Its fields are at the top level of the response.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        /**
         * Deactivate the caller's own account.
         * @description Deactivates the caller's account, as `deactivateUser` does: its API keys end for good, with this request as their last one,
         *     and the caller's bots are deactivated too. Administrators can reactivate it. The only owner cannot be deactivated.
         *
         *     **Permissions**: people; bots are deactivated by their owners.
         *
         *     **Events**: those of `deactivateUser`.
         */
        delete: operations["deactivateOwnUser"];
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
         * @description Lists the caller's alert words in the order in which they were added. A message that contains one of them has the flag
         *     `has_alert_word` for the caller.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getAlertWords"];
        put?: never;
        /**
         * Add alert words.
         * @description Adds words that the caller does not have yet, regardless of letter case. Words are trimmed. A user has at most 1000
         *     alert words, of 20,000 bytes together. The words of bots count for their owner.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `alert_words` with all alert words to the caller, if one was added.
         */
        post: operations["addAlertWords"];
        /**
         * Remove alert words.
         * @description Removes words, regardless of letter case. Words that the caller does not have are ignored.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `alert_words` with the remaining alert words to the caller, if one was removed.
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
         * @description Creates a new API key that replaces all keys of the account. The old keys become invalid. The account's client devices
         *     are removed and get no more push notifications. Changes of the address and temporary URLs of files that are under way end
         *     as well. The password proves that the request comes from the owner of the
         *     account. Wrong passwords count like those of `POST /fetch_api_key`.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `device` (op `remove`) to the caller, for each device.
         */
        post: operations["regenerateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's API keys.
         * @description Lists the valid API keys of the caller, the oldest first, without their texts: with the client that got each, and when it
         *     was last used. A key that nobody uses any more, or that the caller does not know, can be revoked.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: none.
         */
        get: operations["getOwnApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/api_keys/{api_key_id}": {
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
         * Revoke an API key of the caller.
         * @description Logs a client of the caller out. The revoked key becomes invalid at once, and a request that waits for events with it ends. The client devices that
         *     were registered with it are removed. Changes of the address and temporary URLs of files that are under way end as well.
         *     The key of the request itself can be revoked too.
         *
         *     **Permissions**: the owner of the key. For anyone else, the answer is the same as for a key that does not exist.
         *
         *     **Events**: `device` (op `remove`) to the caller, for each device of the key.
         */
        delete: operations["revokeOwnApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an avatar.
         * @description Makes the middle of an image the caller's avatar, in place of the former one. The image is a PNG, GIF, JPEG or WebP file of at
         *     most 5 MiB, with at most 500 frames and 25000000 pixels in all frames together. The pixels of an interlaced or
         *     progressive image have at most 100,000,000 bytes together. The type of the image is determined from its bytes, not from its name. Its
         *     first frame, upright and without metadata, is stored in the sizes 100 × 100 (`avatar_url`) and 500 × 500
         *     (`avatar_url_medium`). Everybody can load them without credentials; their URLs cannot be guessed, and end with the next
         *     change of the avatar.
         *
         *     Avatars count towards the upload quota of the organisation.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `realm_user` (op `update`, `avatar_url`) to those who can access the caller.
         */
        post: operations["uploadAvatar"];
        /**
         * Remove the avatar.
         * @description Removes the avatar that the caller has uploaded, if any. The generated pattern takes its place.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `realm_user` (op `update`, `avatar_url`) to those who can access the caller, if there was one.
         */
        delete: operations["deleteAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/muted_users/{muted_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a user.
         * @description Mutes a user for the caller. What the muted user writes from then on is read by the caller from the start, so it notifies
         *     the caller in no way, whether it mentions them or not, and makes them follow no topic. What the muted user has written before
         *     is marked as read. Mails, digests and push notifications to the caller never show what the muted user says, not even as
         *     part of a conversation of others. Nothing else is hidden by the server: clients hide what the user writes. Neither the
         *     muted user nor anybody else learns of it, and in read receipts the two do not see each other.
         *
         *     A bot and a deactivated account can be muted too. A user may mute at most 1000 users.
         *
         *     **Permissions**: anyone. The response is the same for a user the caller may not see and for a user who does not exist.
         *
         *     **Events**: `muted_users` to the caller, and `update_message_flags` (op `add`, flag `read`) if something was unread.
         *
         *     **Changes**: 48 this endpoint; 188 bots can be muted.
         */
        post: operations["muteUser"];
        /**
         * Unmute a user.
         * @description Ends the muting of a user for the caller. What was read because the user was muted stays read.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `muted_users` to the caller.
         *
         *     **Changes**: 48 this endpoint; 188 bots can be muted.
         */
        delete: operations["unmuteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/onboarding_steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an introduction as seen.
         * @description Notes that the caller has seen an introduction, so that no client of theirs shows it again. The server does nothing else
         *     with it: it gives the introductions that are left to clients, in `onboarding_steps` of `POST /register`. One that is seen
         *     already stays so, without an error.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `onboarding_steps` to the caller, unless the introduction was seen before.
         *
         *     **Changes**: 233 this endpoint.
         */
        post: operations["markOnboardingStep"];
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
         * Report the caller's presence and get the presence of others.
         * @description Reports that the caller is present, and returns the presence of the users the caller can access. Clients call it
         *     about every `server_presence_ping_interval_seconds` while they are connected.
         *
         *     A client starts with `last_update_id` -1, or with the `presence_last_update_id` of its registration if it fetched
         *     presence there. From then on it passes the `presence_last_update_id` of the previous response. The response then
         *     contains only what has changed since, in the modern format. For a number above the newest one it contains nothing, and
         *     the same number. Without `last_update_id`, every response contains all
         *     entries of the requested period.
         *
         *     While the caller's preference `presence_enabled` is false, nothing is recorded, but the response is the same.
         *
         *     **Permissions**: anyone but bots.
         *
         *     **Events**: `presence` to those who can see the caller, if the caller was away and the organisation has at most 100
         *     users.
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
    "/users/me/profile_data": {
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
         * Clear fields of the caller's own profile.
         * @description Removes the caller's own values of custom profile fields. If one of the fields is refused, nothing changes.
         *
         *     **Permissions**: people. Of a field with `editable_by_user: false`, administrators only.
         *
         *     **Events**: `realm_user` (op `update`, `custom_profile_field` with the value null) for each value that was removed, to those
         *     who can access the caller.
         */
        delete: operations["removeOwnProfileData"];
        options?: never;
        head?: never;
        /**
         * Change the caller's own profile.
         * @description Sets values of custom profile fields of the caller's own profile. Fields that are left out stay unchanged. If one of the
         *     values is refused, nothing changes.
         *
         *     **Permissions**: people. Of a field with `editable_by_user: false`, administrators only.
         *
         *     **Events**: `realm_user` (op `update`, `custom_profile_field`) for each value that changes, to those who can access the
         *     caller.
         */
        patch: operations["updateOwnProfileData"];
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
         * @description Changes the given parts of the caller's status, the text and the emoji. Setting the current value again is not an error.
         *
         *     A name selects an emoji by itself: first among the organisation's custom emoji, then among special built-in emoji, then
         *     among Unicode emoji, by any of the short names that clients use. A code that does not belong to the name is refused. An
         *     empty `emoji_name` removes the emoji.
         *
         *     **Parameters**: `emoji_name` is required if `emoji_code` or `reaction_type` is given. `status_text` or `emoji_name` or `away` is required.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `user_status` with what changed, to everybody who can see the caller. `away` also changes the preference
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
         * @description Lists the channels to which the caller is subscribed, in the order of their IDs. Archived channels are left out.
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
         * @description Subscribes the caller, or the users in `principals`, to channels. Channels that do not exist are created first. If the
         *     request is refused, nothing changes.
         *
         *     **Permissions**: to join a channel, anyone for a public channel, and users in the channel's `can_subscribe_group` or
         *     `can_add_subscribers_group` for a private one; guests may join only web-public channels. To subscribe others, users in
         *     the channel's `can_add_subscribers_group`. Callers who may join the channel, or are subscribed to it, can also subscribe
         *     others if they are administrators, administer the channel, or are in the organisation's `can_add_subscribers_group`.
         *     Guests may never subscribe others. To create a channel, the same as for `createChannel`; the creator may subscribe others
         *     to it. An archived channel cannot be joined. The refusal is the same for a channel that the caller may not join and for
         *     one that does not exist and that the caller may not create.
         *
         *     **Events**: `subscription` (op `add`) to each new subscriber, and op `peer_add` to the others who may see the channel;
         *     `stream` (op `create`) for a new channel, or to those who can see the channel only now; `message` for what the
         *     notification bot writes.
         */
        post: operations["subscribe"];
        /**
         * Unsubscribe from channels.
         * @description Unsubscribes the caller, or the users in `principals`, from channels. Unread messages in the channels become read, and
         *     stay read even after subscribing again. If the request is refused, nothing changes.
         *
         *     **Permissions**: anyone may unsubscribe themselves and the bots that they own. To unsubscribe others, administrators,
         *     and users in the channel's `can_remove_subscribers_group` or `can_administer_channel_group`; never guests. The response is
         *     the same for a channel that the caller may not see and for a channel that does not exist.
         *
         *     **Events**: `subscription` (op `remove`) to each of the users, and op `peer_remove` to the others who may see the
         *     channel; `stream` (op `delete`) to those who can no longer see the channel.
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
         * @description Lists the topics of a channel that the caller may read, the topic with the newest message first. In a channel with
         *     protected history, only messages that were sent while the caller was subscribed count.
         *
         *     **Permissions**: anyone who may read the channel; for a web-public channel also spectators, without credentials.
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
         * @description Sets personal properties of channels to which the caller is subscribed, in the order of the list. If one of them is
         *     refused, nothing changes.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `subscription` (op `update`) to the caller for each change. Muting or unmuting a channel gives two events,
         *     one for `is_muted` and one for `in_home_view`. A property that already has the value gives none.
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
    "/users/me/subscriptions/muted_topics": {
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
         * Mute or unmute a topic.
         * @description Gives a topic the visibility policy 1 (`add`), or none (`remove`). The older form of `POST /user_topics`, which knows all
         *     policies. Repeating the request changes nothing.
         *
         *     **Parameters**: `topic` must be left out if `subject` is given. `topic` or `subject` is required. `stream_id` must be left out if `stream` is given. `stream_id` or `stream` is required.
         *
         *     **Permissions**: anyone who may read the channel. Removing a policy by the channel's ID needs no access, because users may
         *     have left the channel.
         *
         *     **Events**: `user_topic` to the caller, if the policy changes.
         *
         *     **Changes**: 170 deprecated, use `POST /user_topics`.
         */
        patch: operations["muteTopic"];
        trace?: never;
    };
    "/users/me/subscriptions/{stream_id}": {
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
         * Change a property of one of the caller's subscriptions.
         * @description Sets a personal property of a channel to which the caller is subscribed. `POST /users/me/subscriptions/properties` sets
         *     several at once.
         *
         *     **Permissions**: anyone.
         *
         *     **Events**: `subscription` (op `update`) to the caller, if the property changes. Muting or unmuting a channel gives two
         *     events, one for `is_muted` and one for `in_home_view`.
         */
        patch: operations["updateSubscriptionProperty"];
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
         * @description Returns a user by real email address, dummy address or ID. The real address, in any letter case, works only if the
         *     caller may see it. The dummy address `user{id}@{realm_host}` works for every user. People and bots are found, including
         *     deactivated ones.
         *
         *     **Permissions**: anyone. The response is the same for a user or a real address that the caller may not see and for a
         *     user who does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getUserByEmail"];
        put?: never;
        post?: never;
        /**
         * Deactivate a user.
         * @description Deactivates the account of a person or a bot. The account keeps its name, its messages and its settings, but nobody can
         *     use it. Its API keys, its pending invitations and the links that were sent for it end for good, and its event queues and
         *     client devices are removed immediately. A person's bots are deactivated too. The only owner cannot be deactivated.
         *
         *     **Permissions**: administrators; for an owner, owners; for a bot, also its owner. Everybody else gets the same response
         *     for every user.
         *
         *     **Events**: `realm_user` (op `update`, `is_active`) for the user and for each bot, to those who can access the user;
         *     `user_group` (op `remove_members`) to guests who cannot.
         */
        delete: operations["deactivateUser"];
        options?: never;
        head?: never;
        /**
         * Change a user by email address or ID.
         * @description Changes the given properties of a user. If one of them is refused, nothing changes. Deactivated users and bots can be
         *     changed too, but not the server's own bots.
         *
         *     Only owners can give or take the owner role, and the only owner keeps it. A bot cannot get a role above its owner's. When
         *     the user's role is lowered, the roles of the user's bots that are above it are lowered too, and the user's pending
         *     invitations to roles above it are revoked. A new address ends changes of the address that are under way. A guest cannot become an administrator or an
         *     owner directly, but needs another role first.
         *
         *     Checks are made in this order: the caller; the user; name; role; profile fields; address.
         *
         *     **Permissions**: administrators. `new_email` needs an owner with the permission `can_change_user_emails`, which the
         *     operator of the server gives to individual accounts.
         *
         *     **Events**: `realm_user` (op `update`) to those who can access the user, one for each change: `full_name`, `role`,
         *     `custom_profile_field` for each field, `delivery_email` (to those who may see it) and `new_email`. After a change of
         *     role, that user also gets what has become visible or hidden: `realm_user` with `delivery_email` of others and with ops
         *     `add` and `remove`, `stream` (op `create` and `delete`) and `realm_bot` (op `add` and `delete`). The same for each bot
         *     whose role changes. `invites_changed` to the user and to administrators if invitations are revoked.
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
         *     **Permissions**: anyone. The response is the same for a user the caller may not see and for a user who does not
         *     exist.
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
    "/users/{user_id}/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of a user.
         * @description Lists the valid API keys of an account, the oldest first, without their texts.
         *
         *     **Permissions**: administrators; for an owner, owners.
         *
         *     **Events**: none.
         */
        get: operations["getUserApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/api_keys/{api_key_id}": {
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
         * Revoke an API key of a user.
         * @description Logs a client of a user out. The revoked key becomes invalid at once, and a request that waits for events with it ends. The client devices that
         *     were registered with it are removed. Changes of the address and temporary URLs of files that are under way end as well.
         *
         *     **Permissions**: administrators; for an owner, owners.
         *
         *     **Events**: `device` (op `remove`) to the user, for each device of the key.
         */
        delete: operations["revokeUserApiKey"];
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
         * @description Reactivates a deactivated account, with the role that it had. Its API keys, devices and invitations have ended with the
         *     deactivation: the user logs in again. A person's bots stay deactivated. If the owner of a bot is deactivated, the caller
         *     becomes its owner, with the effects that `updateBot` describes for a new owner. A bot of somebody who has as many bots as
         *     they may have is not reactivated. An account that is active does not change.
         *
         *     **Permissions**: administrators; for an owner, owners; for a bot without an active owner, never bots.
         *
         *     **Events**: `realm_user` (op `update`) to those who can access the user, for `is_active` and, if a bot gets a new owner,
         *     for `bot_owner_id`; `user_status` to the same users if the user has a status; `user_group` (op `add_members`) to
         *     everybody.
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
         *     **Permissions**: anyone. The response is the same for a user the caller may not see and for a user who does not
         *     exist.
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
    "/users/{user_id}/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the channels of a user.
         * @description Lists the channels to which a user is subscribed and whose subscribers the caller may see, in ascending order of ID.
         *     Archived channels are among them.
         *
         *     **Permissions**: anyone. The response is the same for a user the caller may not see and for a user who does not exist.
         *
         *     **Events**: none.
         */
        get: operations["getUserChannels"];
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
         * Check whether a user is subscribed to a channel.
         * @description Returns whether a user is subscribed to a channel.
         *
         *     **Permissions**: anyone who may see the channel, as for `getChannel`, whether or not they may read it. The response is the
         *     same for a channel or a user the caller may not see and for one that does not exist.
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
    "/external/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message from the webhook of a service.
         * @description Takes what a service such as GitHub sends to a URL when something happens there, and sends a message about it, as the bot
         *     whose key it is. The guide [Webhooks](/guides/webhooks) lists the services and shows how to give one the URL.
         *
         *     The message is in English. Names, titles and texts in the payload are quoted: they are never markup, and never mention
         *     anybody. Only `slack_incoming`, whose senders write markup, has its bold, italic and struck words, its links and its code.
         *     Texts that are too long for a topic or a message are cut, and end with an ellipsis.
         *
         *     The body is JSON as the service sends it, or a form with that JSON in its field `payload`. JSON is recognised whatever type the
         *     request has, and text is taken as a text. A service cannot repair what it sends, so nothing in a payload is refused. What is missing is
         *     left out of the message. A kind of event that has no message is answered with success, without `id`, and so is a body of which nothing
         *     is understood: the owner of the bot finds them in the `unposted` of `getBotDeliveries`. When a service repeats a delivery that has an ID of its own at the same URL, the answer has the ID of the first
         *     message, for seven days.
         *
         *     An option in the query that the service does not have is refused, because it may narrow what is to be posted. Senders of Slack read the
         *     text `ok`, so that is the answer of `slack_incoming` unless the request's `Accept` names `application/json`.
         *
         *     Anybody who knows the URL can send such messages. So use the key of a bot that does nothing else. The key is in no log
         *     of the server.
         *
         *     **Permissions**: bots only. In a channel, as for `POST /messages`.
         *
         *     **Events**: as for `POST /messages`.
         */
        post: operations["sendWebhookMessage"];
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
         * @description The parameters of the request that the operation does not support, or whose value it does not take. Parameters that the
         *     operation declares and that merely have no effect beside the others, such as the topic of a direct message, are not listed.
         *     Absent if there are none. **Changes**: 167 in success responses.
         */
        IgnoredParameters: string[];
        /** @description A folder that groups channels in the sidebar. **Changes**: 389 added. */
        ChannelFolder: {
            /** @description The ID of the folder. */
            id: number;
            /** @description The name of the folder. */
            name: string;
            /** @description The description, as Markdown source. */
            description: string;
            /** @description The description as HTML. */
            rendered_description: string;
            /**
             * Format: int64
             * @description When the folder was created, in UNIX seconds.
             */
            date_created: number;
            /** @description The ID of the user who created the folder; null if it is not recorded. */
            creator_id: number | null;
            /** @description The position of the folder. Folders are shown in ascending order. */
            order: number;
            /** @description Whether the folder is archived. */
            is_archived: boolean;
        };
        /** @description The response to `getChannelFolders`. */
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
         * @description The request's body has a content type that the operation does not accept, declares another charset than UTF-8, or is compressed.
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
         *     be checked, too many of the caller's own searches, registrations and changes are waiting, or the database does not answer.
         *     Nothing was done, unless the database was lost during the operation. A message that is sent again with the same `queue_id`
         *     and `local_id` is not sent twice. Retry after `retry-after` seconds, which the `Retry-After` header states too.
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
        /**
         * @description Requests that change the same things wait for each other, and this one could not get its turn within some twenty seconds.
         *     Its change was undone. Retry after `retry-after` seconds, which the `Retry-After` header states too.
         * @example {
         *       "result": "error",
         *       "code": "CONCURRENT_CHANGES",
         *       "msg": "Other requests are changing the same things",
         *       "retry-after": 1
         *     }
         */
        CONCURRENT_CHANGES: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `CONCURRENT_CHANGES`.
             * @enum {string}
             */
            code: "CONCURRENT_CHANGES";
            /** @description What is wrong, for developers to read. */
            msg: string;
            /** @description Seconds to wait, with fractions. */
            "retry-after": number;
        };
        /** @description The ID of a user, a channel, a user group or any other object except a message. */
        Id: number;
        /** @description A success response without fields of its own. */
        Envelope: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
        };
        /** @description The response to `createChannelFolder`. */
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
        /** @description What the URL names does not exist or is hidden from the caller, or there is no organisation at this host name. */
        NotFoundError: components["schemas"]["NOT_FOUND"] | components["schemas"]["NONEXISTENT_SUBDOMAIN"];
        /**
         * @description An uploaded file. **Changes**: 443 `create_time` in seconds instead of milliseconds; 472 `message_ids` replaces
         *     `messages`.
         */
        Attachment: {
            /** @description The ID of the file. */
            id: number;
            /** @description The name of the file. */
            name: string;
            /** @description The path under which the file is stored. Its URL is `{server_url}/user_uploads/` followed by this path. */
            path_id: string;
            /**
             * Format: int64
             * @description The size of the file, in bytes.
             */
            size: number;
            /**
             * Format: int64
             * @description When the file was uploaded, in UNIX seconds.
             */
            create_time: number;
            /** @description The IDs of the first 100 messages that link to the file, in ascending order. */
            message_ids: number[];
        };
        /** @description The response to `getAttachments`. */
        GetAttachmentsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The files of the caller. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * Format: int64
             * @description The total size of the organisation's uploads, in bytes.
             */
            upload_space_used: number;
        };
        /** @description The response to `getBotStorage`. */
        GetBotStorageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The texts by key. */
            storage: {
                [key: string]: string;
            };
        };
        /** @description The user's name. */
        UserFullName: string;
        /**
         * @description 1 = generic, 2 = incoming webhook, 3 = outgoing webhook, 4 = embedded; null for a person.
         * @enum {integer|null}
         */
        BotType: 1 | 2 | 3 | 4 | null;
        /** @description The ID of the bot's owner; null for a person and for an old bot without an owner. **Changes**: 1 added. */
        UserBotOwnerId: number | null;
        /** @description Whether the account is active; false if it is deactivated. */
        UserIsActive: boolean;
        /** @description The name of the channel that the bot sends to when it names no channel; null if there is none. */
        BotDefaultSendingStream: string | null;
        /** @description The name of the channel whose messages the bot's queues get by default; null if there is none. */
        BotDefaultEventsRegisterStream: string | null;
        /** @description Whether the bot's queues get the messages of all public channels. */
        BotDefaultAllPublicStreams: boolean;
        /**
         * @description The format of the requests: 1 = the server's own, 2 = that of another widespread service. A new bot has 1 unless the request names another.
         * @enum {integer}
         */
        BotInterface: 1 | 2;
        /** @description The service that an outgoing webhook calls. */
        OutgoingWebhookService: {
            /** @description The URL to which messages are posted. */
            base_url: string;
            interface: components["schemas"]["BotInterface"];
            /**
             * @description A token that proves to the receiver that the server sent the message. Empty for everybody but the bot's owner. The answer of
             *     `regenerateBotApiKey` shows the new one once.
             */
            token: string;
        };
        /** @description The program that an embedded bot runs. */
        EmbeddedBotService: {
            /** @description The name of the program. */
            service_name: string;
            /** @description The settings of the program, by name. */
            config_data: {
                [key: string]: string;
            };
        };
        /** @description A service that a bot runs. The first form is for outgoing webhooks, the second for embedded bots. */
        BotService: components["schemas"]["OutgoingWebhookService"] | components["schemas"]["EmbeddedBotService"];
        /** @description The services that an outgoing webhook or an embedded bot runs; empty for any other bot. */
        BotServices: components["schemas"]["BotService"][];
        /**
         * @description A bot, as those see it who may manage it.
         * @example {
         *       "user_id": 8,
         *       "username": "build-bot@example.com",
         *       "full_name": "Build Bot",
         *       "avatar_url": "/avatar/8?version=1",
         *       "bot_type": 1,
         *       "bot_owner_id": 5,
         *       "is_active": true,
         *       "default_sending_stream": null,
         *       "default_events_register_stream": null,
         *       "default_all_public_streams": false,
         *       "services": []
         *     }
         */
        ManagedBot: {
            /** @description The ID of the bot. */
            user_id: number;
            /** @description The bot's email address, which is its user name for the API. */
            username: string;
            full_name: components["schemas"]["UserFullName"];
            /** @description The URL of the bot's avatar, relative to that of the organisation. */
            avatar_url: string;
            bot_type: components["schemas"]["BotType"];
            bot_owner_id: components["schemas"]["UserBotOwnerId"];
            is_active: components["schemas"]["UserIsActive"];
            default_sending_stream: components["schemas"]["BotDefaultSendingStream"];
            default_events_register_stream: components["schemas"]["BotDefaultEventsRegisterStream"];
            default_all_public_streams: components["schemas"]["BotDefaultAllPublicStreams"];
            services: components["schemas"]["BotServices"];
        };
        /** @description The response to `getBots`. */
        GetBotsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The bots, ascending by ID. */
            bots: components["schemas"]["ManagedBot"][];
        };
        /** @description The name of the bot, by the same rule as `full_name` of `updateUserByEmail`. Each run of spaces and tabs is one space. */
        CreatedBotFullName: string;
        /**
         * @description The start of the bot's email address, `{short_name}-bot@{realm_host}`: 1 to 60 of the lower-case letters `a` to `z`, digits,
         *     dots, hyphens and underscores, beginning and ending with a letter or digit. Capitals become lower-case letters.
         */
        CreatedBotShortName: string;
        /**
         * @description What the bot does: 1 = generic, 2 = incoming webhook, 3 = outgoing webhook.
         * @default 1
         * @enum {integer}
         */
        NewBotType: 1 | 2 | 3;
        /**
         * @description The URL to which the server posts: `http` or `https`, without credentials. Required for an outgoing webhook bot, and without effect
         *     for others.
         */
        CreatedBotPayloadUrl: string;
        /** @description A bot to create. */
        CreateBotRequest: {
            full_name: components["schemas"]["CreatedBotFullName"];
            short_name: components["schemas"]["CreatedBotShortName"];
            bot_type?: components["schemas"]["NewBotType"];
            payload_url?: components["schemas"]["CreatedBotPayloadUrl"];
            interface_type?: components["schemas"]["BotInterface"];
        };
        /**
         * Format: binary
         * @description The bot's avatar: an image that `uploadAvatar` accepts, stored in the same sizes. It is the only part of the form with a
         *     file name, and the name of the part does not matter.
         */
        BotAvatarFile: string;
        /** @description A bot to create, with its avatar. */
        CreateBotWithAvatarRequest: {
            file: components["schemas"]["BotAvatarFile"];
            full_name: components["schemas"]["CreatedBotFullName"];
            short_name: components["schemas"]["CreatedBotShortName"];
            bot_type?: components["schemas"]["NewBotType"];
            payload_url?: components["schemas"]["CreatedBotPayloadUrl"];
            interface_type?: components["schemas"]["BotInterface"];
        };
        /** @description The URL of the bot's avatar, relative to that of the organisation. */
        BotAvatarUrl: string;
        /**
         * @description The secret with which the server signs its requests to the bot's URL (Standard Webhooks): `whsec_` and 32 bytes in base64. It cannot be
         *     read again later. Null for a bot that is not an outgoing webhook.
         */
        BotSigningSecret: string | null;
        /** @description The response to `createBot`. */
        CreateBotResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the bot. */
            user_id: number;
            /** @description The bot's API key. It cannot be read again later. */
            api_key: string;
            avatar_url: components["schemas"]["BotAvatarUrl"];
            default_sending_stream: components["schemas"]["BotDefaultSendingStream"];
            default_events_register_stream: components["schemas"]["BotDefaultEventsRegisterStream"];
            default_all_public_streams: components["schemas"]["BotDefaultAllPublicStreams"];
            services: components["schemas"]["BotServices"];
            signing_secret: components["schemas"]["BotSigningSecret"];
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
        /** @description An error of `createBot`, distinguished by `code`. */
        CreateBotError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The new name, by the same rule as `full_name` of `updateUserByEmail`. Each run of spaces and tabs is one space. */
        UpdatedBotFullName: string;
        /**
         * @description 100 = owner, 200 = administrator, 300 = moderator, 400 = member, 600 = guest. A lower number is a more privileged role.
         * @example 400
         * @enum {integer}
         */
        Role: 100 | 200 | 300 | 400 | 600;
        /** @description The ID of the new owner. */
        UpdatedBotOwnerId: number;
        /** @description The URL to which the server posts, by the same rule as `payload_url` of `createBot`. For outgoing webhook bots only. */
        UpdatedBotPayloadUrl: string;
        /** @description The properties of a bot to change. */
        UpdateBotRequest: {
            full_name?: components["schemas"]["UpdatedBotFullName"];
            role?: components["schemas"]["Role"];
            bot_owner_id?: components["schemas"]["UpdatedBotOwnerId"];
            service_payload_url?: components["schemas"]["UpdatedBotPayloadUrl"];
            service_interface?: components["schemas"]["BotInterface"];
        };
        /** @description The properties of a bot to change, with its new avatar. */
        UpdateBotWithAvatarRequest: {
            file: components["schemas"]["BotAvatarFile"];
            full_name?: components["schemas"]["UpdatedBotFullName"];
            role?: components["schemas"]["Role"];
            bot_owner_id?: components["schemas"]["UpdatedBotOwnerId"];
            service_payload_url?: components["schemas"]["UpdatedBotPayloadUrl"];
            service_interface?: components["schemas"]["BotInterface"];
        };
        /** @description The response to `updateBot`. */
        UpdateBotResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            full_name: components["schemas"]["UserFullName"];
            avatar_url: components["schemas"]["BotAvatarUrl"];
            /** @description The API email address of the owner; null for an old bot without one. */
            bot_owner: string | null;
            bot_owner_id: components["schemas"]["UserBotOwnerId"];
            default_sending_stream: components["schemas"]["BotDefaultSendingStream"];
            default_events_register_stream: components["schemas"]["BotDefaultEventsRegisterStream"];
            default_all_public_streams: components["schemas"]["BotDefaultAllPublicStreams"];
            services: components["schemas"]["BotServices"];
        };
        /** @description An error of `updateBot`, distinguished by `code`. */
        UpdateBotError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The response to `deleteBotAvatar`. */
        DeleteBotAvatarResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            avatar_url: components["schemas"]["BotAvatarUrl"];
        };
        /**
         * Format: int64
         * @description The ID of a message.
         */
        MessageId: number;
        /**
         * @description Why the bot is told of the message.
         * @enum {string}
         */
        BotTrigger: "mention" | "direct_message";
        /**
         * @description What became of telling an outgoing webhook bot of a message.
         * @example {
         *       "id": 1,
         *       "message_id": 107,
         *       "trigger": "mention",
         *       "webhook_id": "msg_3c4ab7c2-33a5-4a8c-9b8c-3f6f0d3b1c11",
         *       "state": "failed",
         *       "attempts": 1,
         *       "status": 404,
         *       "error": "the answer has status 404",
         *       "duration": 12,
         *       "date_created": 1760000000,
         *       "next_attempt": null,
         *       "date_finished": 1760000000
         *     }
         */
        BotDelivery: {
            /** @description The ID of the delivery. */
            id: number;
            message_id: components["schemas"]["MessageId"];
            trigger: components["schemas"]["BotTrigger"];
            /** @description The `webhook-id` of the request, which is the same for every attempt. */
            webhook_id: string;
            /**
             * @description `waiting` for an attempt; `delivered`; `failed`: given up; `dropped`: the message was gone, or the bot deactivated.
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed" | "dropped";
            /** @description How many attempts were made. */
            attempts: number;
            /** @description The HTTP status of the last answer; null without an answer. */
            status: number | null;
            /** @description What was wrong at the last attempt; null if nothing was. */
            error: string | null;
            /** @description How many milliseconds the last attempt took; null before the first. */
            duration: number | null;
            /**
             * Format: int64
             * @description When the bot was to be told.
             */
            date_created: number;
            /**
             * Format: int64
             * @description When the next attempt is due; null after the last.
             */
            next_attempt: number | null;
            /**
             * Format: int64
             * @description When it ended; null before.
             */
            date_finished: number | null;
        };
        /**
         * @description A kind of event of which a service sent something that made no message.
         * @example {
         *       "service": "stripe",
         *       "event": "balance.available",
         *       "reason": "unknown",
         *       "date_first": 1760000000,
         *       "date_last": 1760000000
         *     }
         */
        UnpostedWebhook: {
            /** @description The service in the URL. */
            service: string;
            /** @description The kind of event, as the service says it, its first 100 characters. Empty if it says none. */
            event: string;
            /**
             * @description `unknown`: this kind of event has no message; `quiet`: nothing was understood of the last one, or there was nothing to say of it.
             * @enum {string}
             */
            reason: "unknown" | "quiet";
            /**
             * Format: int64
             * @description When the first one came.
             */
            date_first: number;
            /**
             * Format: int64
             * @description When the last one came, to the minute.
             */
            date_last: number;
        };
        /** @description The response to `getBotDeliveries`. */
        GetBotDeliveriesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The deliveries, the newest first. */
            deliveries: components["schemas"]["BotDelivery"][];
            /** @description Whether there are no older ones. */
            found_oldest: boolean;
            /**
             * @description What services sent to the bot's URL in the last 30 days that made no message, by kind of event, the latest first. What the URL leaves
             *     out is not here.
             */
            unposted: components["schemas"]["UnpostedWebhook"][];
        };
        /** @description The response to `regenerateBotApiKey`. */
        RegenerateBotApiKeyResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The new key. */
            api_key: string;
            services: components["schemas"]["BotServices"];
            signing_secret: components["schemas"]["BotSigningSecret"];
        };
        /**
         * @description Whether the channel is private.
         * @default false
         */
        NewChannelInviteOnly: boolean;
        /**
         * @description Whether the history is open to everybody, even without an account. Cannot be combined with `invite_only`. The server
         *     must allow web-public channels, the organisation must allow access by spectators, and the caller must be in
         *     `can_create_web_public_channel_group`. The response is the same whichever of these is missing.
         * @default false
         */
        NewChannelIsWebPublic: boolean;
        /**
         * @description Whether new users are subscribed to the channel. Only administrators may set it to true. Cannot be combined with
         *     `invite_only`.
         * @default false
         */
        NewChannelIsDefaultStream: boolean;
        /** @description The ID of the channel folder that the channel is put in. The folder must not be archived. */
        NewChannelFolderId: number;
        /**
         * @description Which topics are allowed in a new channel, as in `TopicsPolicy`. Any value other than `inherit` needs
         *     `can_set_topics_policy_group`.
         * @default inherit
         * @enum {string}
         */
        NewTopicsPolicy: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
        /**
         * @description Whether new subscribers see earlier messages. If omitted, it is true for a public channel and false for a private one.
         *     False has no effect for a public channel, and the parameter is then listed in `ignored_parameters_unsupported`.
         */
        NewChannelHistoryPublicToSubscribers: boolean;
        /**
         * @description After how many days messages of the channel are deleted, or a word. If omitted, a new channel has `realm_default`. Only
         *     owners may set any other value.
         */
        MessageRetention: number | ("realm_default" | "unlimited");
        /**
         * @description Who has a permission: either the members of one user group, given by its ID, or any combination of groups and individual
         *     users. Two empty lists mean nobody and are stored as `role:nobody`. One group without users is stored as the ID of that
         *     group. Guests who may not access all users see only those direct members they can access.
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
            /** @description The IDs of users; ascending in responses. */
            direct_members: components["schemas"]["Id"][];
            /** @description The IDs of user groups; ascending in responses. */
            direct_subgroups: components["schemas"]["Id"][];
        };
        /**
         * @description Group-setting values define the permissions in the channel. `Channel` explains each permission and gives the feature level
         *     that added it. `role:internet`, a deactivated group, and an unknown group or user are refused.
         *
         *     If a permission is omitted, `can_administer_channel_group` is the creator, `can_send_message_group` and
         *     `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is `role:administrators`, and every other
         *     permission is `role:nobody`. In a private channel with protected history, `can_create_topic_group` must be
         *     `role:everyone`.
         */
        CreateChannelRequest: {
            /**
             * @description The name: trimmed, at most `max_stream_name_length` code points, printable, and unique in the organisation regardless
             *     of letter case.
             *     Each run of spaces and tabs is one space.
             */
            name: string;
            /** @description The IDs of the users to subscribe, all of them active. Can be empty. The creator is subscribed only if listed. */
            subscribers: components["schemas"]["Id"][];
            /**
             * @description The description: Markdown, at most `max_stream_description_length` code points. Newlines become spaces.
             * @default
             */
            description?: string;
            /**
             * @description Whether the notification bot announces the channel in the organisation's announcement channel
             *     (`new_stream_announcements_stream_id`). Has no effect if there is none.
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
        /** @description The response to `createChannel`. */
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
        /** @description The response to `fetchApiKey`. */
        FetchApiKeyResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The API key, which is the password for HTTP Basic authentication. */
            api_key: string;
            /** @description The real email address, which is the user name for HTTP Basic authentication. */
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
        /** @description A 401 error of `devFetchApiKey`, distinguished by `code`. */
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
             * @description The type of the message; empty if it is not decided yet.
             * @enum {string}
             */
            type: "" | "stream" | "private";
            /** @description The ID of one channel, or the IDs of the users; empty if it is not decided yet. */
            to: number[];
            /**
             * @description The topic; empty unless the draft is for a channel. The empty topic is the empty string, as it is stored, also for clients
             *     without the capability `empty_topic_name`.
             */
            topic: string;
            /** @description The text. */
            content: string;
            /**
             * Format: int64
             * @description When the draft was last changed, in UNIX seconds.
             */
            timestamp: number;
        };
        /** @description The response to `getDrafts`. */
        GetDraftsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The number of drafts. */
            count: number;
            /** @description The drafts, the least recently changed first. */
            drafts: components["schemas"]["Draft"][];
        };
        /**
         * @description A draft as clients send it.
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
             * @description The type of the message; empty if it is not decided yet. `channel` and `direct` are returned under the names that
             *     existing clients read, `stream` and `private`.
             * @enum {string}
             */
            type: "" | "direct" | "channel" | "stream" | "private";
            /** @description The ID of one channel, or the IDs of the users; empty if it is not decided yet. */
            to: components["schemas"]["Id"][];
            /** @description The topic of a draft for a channel, at most `max_topic_length` code points. For other drafts it is not stored. Required unless `subject` is given. Each run of spaces and tabs is one space. */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. Cannot be combined with `topic`.
             */
            subject?: string;
            /** @description The text. Must not be blank, and has at most `max_message_length` code points. */
            content: string;
            /**
             * Format: int64
             * @description When the draft was last changed, in UNIX seconds. If omitted, it is the current time.
             */
            timestamp?: number;
        };
        /** @description The response to `createDrafts`. */
        CreateDraftsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the drafts, in the order of the request. */
            ids: number[];
        };
        /**
         * @description Whether channels list their subscribers: `true` lists all of them, `false` none. With `partial`, a channel with more than
         *     250 subscribers may list only some of them (see `partial_subscribers`). `true` is refused if the channels have more than
         *     20,000,000 subscribers in total.
         *
         *     **Changes**: 412 `partial`.
         * @default false
         * @enum {string}
         */
        IncludeSubscribers: "true" | "false" | "partial";
        /** @description A term in its older form, a pair of operator and operand. */
        TermPair: string[];
        /**
         * @description Which messages the queue gets: those that match all pairs of operator and operand, which mean what they mean in
         *     `GET /messages`. The operators are `channel` (`stream`) with a name or an ID, `topic` (`subject`), `sender` with an API email
         *     address or an ID, and `is` with `dm` (`private`), `starred`, `mentioned`, `alerted`, `unread` or `resolved`. Only `message`
         *     events are restricted. A channel need not exist yet, and an
         *     operand is no longer than names of channels, topics and addresses can be. A sender that does not exist or that the caller may not access is refused.
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
        RegistrationNarrow: components["schemas"]["TermPair"][];
        /**
         * @description After how many seconds without a poll the queue expires. Values above 604800 are read as 604800. `mobile` stands for
         *     43200. **Changes**: 481 added.
         * @default 600
         */
        IdleQueueTimeout: string;
        /**
         * @description What the client understands. Capabilities that are left out are off. Unknown capabilities are accepted.
         * @example {
         *       "notification_settings_null": true,
         *       "bulk_message_deletion": true,
         *       "empty_topic_name": true
         *     }
         */
        ClientCapabilities: {
            /**
             * @description Accepted, but has no effect. The notification properties of a subscription are always null where the user's own
             *     preference applies.
             */
            notification_settings_null: boolean;
            /**
             * @description `delete_message` events have `message_ids`. **Changes**: 13 added.
             * @default false
             */
            bulk_message_deletion?: boolean;
            /**
             * @description The server may leave `avatar_url` out of users and messages. The client then requests `/avatar/{user_id}`, or
             *     `/avatar/{user_id}/medium`, with its credentials, and is led to the avatar. Without credentials both are a generated drawing.
             * @default false
             */
            user_avatar_url_field_optional?: boolean;
            /**
             * @description The queue gets `typing` events of channels.
             * @default false
             */
            stream_typing_notifications?: boolean;
            /**
             * @deprecated
             * @description Accepted, but has no effect. Changes of preferences always come as `user_settings` events.
             * @default false
             */
            user_settings_object?: boolean;
            /**
             * @description Linkifiers have `url_template`. Without this capability the lists of linkifiers are empty.
             * @default false
             */
            linkifier_url_template?: boolean;
            /**
             * @description Lists of users leave out users the caller may not access. Without this capability, such users are listed under a
             *     placeholder name. **Changes**: 228 added.
             * @default false
             */
            user_list_incomplete?: boolean;
            /**
             * @description Lists and events include deactivated user groups.
             * @default false
             */
            include_deactivated_groups?: boolean;
            /**
             * @description Lists and events include archived channels.
             * @default false
             */
            archived_channels?: boolean;
            /**
             * @description The empty topic of messages and of `user_topics` is the empty string, in the initial state and in events. Without this
             *     capability, the server writes `realm_empty_topic_display_name` instead. In drafts and scheduled messages it is always
             *     the empty string. **Changes**: 334 added.
             * @default false
             */
            empty_topic_name?: boolean;
            /**
             * @description `presence` events have only `presences`. **Changes**: 419 added.
             * @default false
             */
            simplified_presence_events?: boolean;
            /**
             * @description `realm_emoji` events are about individual emoji. **Changes**: 491 added.
             * @default false
             */
            individual_emoji_changes?: boolean;
        } & {
            [key: string]: boolean;
        };
        /**
         * Format: int64
         * @description The number of the event. Numbers increase within a queue, with gaps, so they soon need more than 32 bits. Acknowledge the
         *     event by passing this number as `last_event_id`.
         */
        EventId: number;
        /**
         * @description The caller's alert words have changed. Goes to the caller's own clients, with the whole list as it is when the event is
         *     read.
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
            /** @description All alert words of the caller. */
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
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update";
            attachment: components["schemas"]["Attachment"];
            /**
             * Format: int64
             * @description The total size of the organisation's uploads, in bytes.
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
             * @description The total size of the organisation's uploads, in bytes.
             */
            upload_space_used: number;
        };
        /** @description The caller uploaded a file, its `message_ids` changed, or it was deleted. Goes to the caller's own clients. */
        AttachmentEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `attachment`.
             * @enum {string}
             */
            type: "attachment";
            /**
             * @description What happened.
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
            /** @description What changed. If `description` is present, so is `rendered_description`. */
            data: {
                /** @description The name of the folder. */
                name?: string;
                /** @description The description, as Markdown source. */
                description?: string;
                /** @description The description as HTML. */
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
            /** @description The IDs of all folders, in their new order. */
            order: number[];
        };
        /**
         * @description A channel folder was created or changed, or the folders were reordered. Goes to everybody.
         *
         *     **Changes**: 389 added.
         */
        ChannelFolderEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `channel_folder`.
             * @enum {string}
             */
            type: "channel_folder";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update" | "reorder";
        } & (components["schemas"]["ChannelFolderAddEvent"] | components["schemas"]["ChannelFolderUpdateEvent"] | components["schemas"]["ChannelFolderReorderEvent"]);
        /**
         * @description The type of the values: 1 = short text of at most 50 code points, 2 = long text of at most 500 code points, 3 = one of a
         *     list of options, 4 = a date, 5 = a URL, 6 = users, 7 = an external account, 8 = pronouns. Types 1 and 2 are Markdown.
         * @enum {integer}
         */
        ProfileFieldType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * @description A custom field of user profiles.
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
            /** @description The position of the field. Fields are shown in ascending order. */
            order: number;
            /** @description The name of the field. */
            name: string;
            /** @description Help for users who fill in the field; can be empty. */
            hint: string;
            /**
             * @description Details of the type, as JSON text; empty if there are none. For type 3, an object of the options by key, each with
             *     `text` and `order`. For type 7, an object with `subtype` and, if that is `custom`, `url_pattern`.
             */
            field_data: string;
            /** @description Whether the short form of a profile shows the field. */
            display_in_profile_summary: boolean;
            /** @description Whether users are asked to fill in the field. */
            required: boolean;
            /** @description Whether users can change their own value; if not, only administrators can. */
            editable_by_user: boolean;
            /** @description Whether users are found by the value of this field where people look up users. */
            use_for_user_matching: boolean;
        };
        /**
         * @description The custom profile fields of the organisation have changed. Goes to everybody, with the whole list in its order, as
         *     it is when the event is read. If a field is no longer in the list, its values were deleted. The client removes them from the
         *     `profile_data` of each user, because no `realm_user` event reports it.
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
         * @description The channels to which new users are subscribed have changed. Goes to everybody except guests, with the whole list, as
         *     it is when the event is read. It also goes to a user who becomes a guest or stops being one. For a guest the list is empty.
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
            /** @description The IDs of the channels. */
            default_streams: number[];
        };
        /**
         * @description The `delete_message` event where `message_type` is `stream` and several messages are deleted together.
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
             * @description Whether the messages are direct messages or channel messages.
             * @enum {string}
             */
            message_type: "stream";
            /** @description The IDs of the messages, in increasing order. */
            message_ids: number[];
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic: string;
        };
        /**
         * @description The `delete_message` event where `message_type` is `stream` and one message is deleted.
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
             * @description Whether the messages are direct messages or channel messages.
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
         * @description The `delete_message` event where `message_type` is `private` and several messages are deleted together.
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
             * @description Whether the messages are direct messages or channel messages.
             * @enum {string}
             */
            message_type: "private";
            /** @description The IDs of the messages, in increasing order. */
            message_ids: number[];
        };
        /**
         * @description The `delete_message` event where `message_type` is `private` and one message is deleted.
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
             * @description Whether the messages are direct messages or channel messages.
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
         * @description `stream` for a channel message, `private` for a direct message, whichever type it was sent with.
         * @enum {string}
         */
        MessageType: "stream" | "private";
        /**
         * @description Messages were deleted, or the receiver can no longer see them. Goes to everybody who had any of the messages, with only
         *     the IDs that the receiver had. A queue with the capability `bulk_message_deletion` gets one event with `message_ids`.
         *     Any other queue gets one event with `message_id` for each message. The topic has its latest spelling; compare topics
         *     case-insensitively.
         *
         *     The event does not say which messages are now the newest. The client keeps `max_message_id`. If it does not have the
         *     newest message of a direct message conversation, it reads that message with `GET /messages`.
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
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "remove";
            /** @description The ID of the device. */
            device_id: number;
        };
        /**
         * Format: int64
         * @description The ID of the key that encrypts the device's notifications; null if there is none.
         */
        PushKeyId: number | null;
        /**
         * @description The ID of the token that the push relay has registered: base64 of the first 8 bytes of the token's SHA-256. Null until a
         *     token is registered.
         */
        PushTokenId: string | null;
        /** @description The ID of the token that the server is still registering with the push relay; null if there is none. */
        PendingPushTokenId: string | null;
        /**
         * Format: int64
         * @description When the device last registered a token, in UNIX seconds; null if it never did.
         */
        PushTokenLastUpdatedTimestamp: number | null;
        /**
         * @description Why the last registration with the push relay failed, for example `INVALID_BOUNCER_PUBLIC_KEY`, `BAD_REQUEST` or
         *     `REQUEST_EXPIRED`; null if it did not fail.
         */
        PushRegistrationErrorCode: string | null;
        /**
         * @description The `device` event where `op` is `update`. It contains only what changed.
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
        /** @description A device of the caller was registered, changed or removed. Goes to the caller's own clients. */
        DeviceEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `device`.
             * @enum {string}
             */
            type: "device";
            /**
             * @description What happened.
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
            /** @description The new drafts. */
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
         * @description Drafts of the caller were saved, changed or deleted. Goes to the caller's own clients. Turning off
         *     `enable_drafts_synchronization` deletes all drafts without an event. Whatever the capability `empty_topic_name` of the queue,
         *     the empty topic is the empty string.
         */
        DraftsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `drafts`.
             * @enum {string}
             */
            type: "drafts";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["DraftsAddEvent"] | components["schemas"]["DraftsUpdateEvent"] | components["schemas"]["DraftsRemoveEvent"]);
        /**
         * @description Nothing has happened for 45 to 55 seconds. Goes to the poll that is waiting, and ends it. The client must acknowledge its
         *     `id` like that of any other event.
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
         * @description Invitations were sent, accepted or revoked. Goes to administrators and to the inviting user. The client should request the
         *     list again.
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
         * @description The format of `content`.
         * @enum {string}
         */
        ContentType: "text/html" | "text/x-markdown";
        /** @description A link in the topic: what a linkifier finds, or a URL. */
        TopicLink: {
            /** @description The part of the topic that is the link's text. */
            text: string;
            /** @description The URL of the link. A URL that was written without a scheme gets https. */
            url: string;
        };
        /**
         * @description For a channel message, the name of the channel. For a direct message, all its participants including the sender, in
         *     ascending order of ID.
         */
        DisplayRecipient: string | {
            /** @description The ID of the user. */
            id: number;
            /** @description The user's API email address. */
            email: string;
            /** @description The user's name. */
            full_name: string;
            /** @description Whether the account only represents a person of another system. */
            is_mirror_dummy: boolean;
        }[];
        /**
         * @description The namespace of `emoji_code`. `unicode_emoji`: the code points in hexadecimal, joined by dashes. `realm_emoji`: the ID of
         *     the organisation's custom emoji, as a string. `service_extra_emoji`: the name of a special built-in emoji.
         * @enum {string}
         */
        ReactionType: "unicode_emoji" | "realm_emoji" | "service_extra_emoji";
        /** @description An emoji reaction of one user. The message, the user, `reaction_type` and `emoji_code` identify it; the name does not. */
        Reaction: {
            /** @description The name of the emoji. */
            emoji_name: string;
            /** @description The code that identifies the emoji within `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            /** @description The ID of the user who reacted. */
            user_id: number;
        };
        /** @description What a poll or a to-do list began with, or a change to it. `POST /submessage` describes both. */
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
            /** @description What is said, as JSON text. */
            content: string;
        };
        /** @description A message in a `message` event. It uses the older terms: `type` is `stream` or `private`, and the topic is `subject`. */
        MessageInEvent: {
            /**
             * Format: int64
             * @description The ID of the message. It is unique, and higher than the ID of any message sent before.
             */
            id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the user who sent it. */
            sender_id: number;
            /** @description The sender's API email address. If the reader may not access the sender, it is the dummy address. */
            sender_email: string;
            /**
             * @description The sender's name. If the reader may not access the sender, it is `Unknown user`.
             *
             *     **Changes**: 228 guests who may not access all users do not see the names, addresses and avatars of senders.
             */
            sender_full_name: string;
            /** @description The subdomain of the sender's organisation; empty for the root domain. */
            sender_realm_str: string;
            /** @description The content as HTML or Markdown source, as `content_type` says. */
            content: string;
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: int64
             * @description When the message was sent, in UNIX seconds.
             */
            timestamp: number;
            /** @description The name of the client that sent it. */
            client: string;
            /** @description The topic; for a direct message the empty string. */
            subject: string;
            /** @description The links in the topic, in order: what linkifiers find, and URLs. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description The ID of the channel. Present only for a channel message. */
            stream_id?: number;
            display_recipient: components["schemas"]["DisplayRecipient"];
            /** @description A number that is the same for all messages of a channel or of a set of participants. It has no other meaning. */
            recipient_id: number;
            /**
             * @description The URL of the sender's avatar. Null if the client computes it (`client_gravatar`). Absent if the queue was registered
             *     with `user_avatar_url_field_optional` and the server leaves it out.
             */
            avatar_url?: string | null;
            /** @description Whether the text starts with `/me `, so that it describes what the sender does. */
            is_me_message: boolean;
            /** @description The reactions, in the order in which they were added. */
            reactions: components["schemas"]["Reaction"][];
            /** @description Of a poll or a to-do list, what it begins with (`POST /submessage`). Otherwise empty. */
            submessages: components["schemas"]["Submessage"][];
        };
        /**
         * @description The state of a message for one user. The user changes `read`, `starred` and `collapsed`. The other flags follow from the
         *     message.
         *
         *     `mentioned`: the user is mentioned, directly or through a user group. `stream_wildcard_mentioned` and
         *     `topic_wildcard_mentioned`: everybody in the channel, or in the topic, is mentioned. `has_alert_word`: the message
         *     contains one of the user's alert words. These four change when the content is edited. `historical`: the user did not
         *     receive the message when it was sent. `wildcard_mentioned` is deprecated: it is present if either of the two wildcard
         *     flags is.
         *
         *     **Changes**: 224 `stream_wildcard_mentioned` and `topic_wildcard_mentioned` replace `wildcard_mentioned`.
         * @enum {string}
         */
        MessageFlag: "read" | "starred" | "collapsed" | "mentioned" | "stream_wildcard_mentioned" | "topic_wildcard_mentioned" | "has_alert_word" | "historical" | "wildcard_mentioned";
        /**
         * @description A message was sent. Goes to every recipient who may still read it, even after they left a public channel. It also goes to
         *     the sender, subscribed or not, and, for a message in a public channel, to queues registered with `all_public_streams`. A
         *     queue with a `narrow` gets only messages that match it.
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
            /** @description The flags that the receiver has on the message. Flags that are not set are left out. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description The `local_id` with which the message was sent. Present only in the queue that the sender named in `queue_id`. */
            local_message_id?: string;
        };
        /**
         * @description A user the caller has muted.
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
             * @description When the user was muted, in UNIX seconds.
             */
            timestamp: number;
        };
        /**
         * @description Says that the caller has muted or unmuted a user. Goes to the caller's own clients, with the whole list.
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
            /** @description The users the caller has muted. */
            muted_users: components["schemas"]["MutedUser"][];
        };
        /** @description A view in the sidebar of one user. **Changes**: 390 added. */
        NavigationView: {
            /** @description The URL fragment of the view, without `#`. It is unique and can contain slashes. */
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
            /** @description The fragment that identifies the view: the part of its URL after `#`. */
            fragment: string;
            /** @description What changed. */
            data: {
                /** @description Whether the view is pinned. */
                is_pinned?: boolean;
                /** @description The name of the view. */
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
            /** @description The fragment that identifies the view: the part of its URL after `#`. */
            fragment: string;
        };
        /**
         * @description A navigation view of the caller was added, changed or removed. Goes to the caller's own clients.
         *
         *     **Changes**: 390 added.
         */
        NavigationViewEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `navigation_view`.
             * @enum {string}
             */
            type: "navigation_view";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["NavigationViewAddEvent"] | components["schemas"]["NavigationViewUpdateEvent"] | components["schemas"]["NavigationViewRemoveEvent"]);
        /**
         * @description The name of an introduction. Clients decide what it shows: a notice about the visibility policies of topics, an
         *     introduction of the inbox, of the recent conversations, a notice about the first channel that the user has created, about
         *     being taken to another conversation, about messages that fade while composing, in views of one conversation and of several,
         *     and about resolving topics.
         * @enum {string}
         */
        OnboardingStepName: "visibility_policy_banner" | "intro_inbox_view_modal" | "intro_recent_view_modal" | "first_stream_created_banner" | "jump_to_conversation_banner" | "non_interleaved_view_messages_fading" | "interleaved_view_messages_fading" | "intro_resolve_topic";
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
            name: components["schemas"]["OnboardingStepName"];
        };
        /**
         * @description The caller has seen an introduction (`POST /users/me/onboarding_steps`). Goes to the caller's own clients, with all that the
         *     caller has not seen yet.
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
            /** @description The introductions that the caller has not seen yet. */
            onboarding_steps: components["schemas"]["OnboardingStep"][];
        };
        /**
         * @description When a user was last present, in the modern format. Clients show a user with a recent `active_timestamp` as present, and a
         *     user with only a recent `idle_timestamp` as possibly present.
         * @example {
         *       "active_timestamp": 1760000000,
         *       "idle_timestamp": 1760000060
         *     }
         */
        PresenceEntry: {
            /**
             * Format: int64
             * @description When a client last reported that the user was using it, in UNIX seconds. If none ever did, it is when the user joined.
             */
            active_timestamp: number;
            /**
             * Format: int64
             * @description When a client was last connected, idle or not, in UNIX seconds.
             */
            idle_timestamp: number;
        };
        /**
         * @description The `presence` event of queues with the capability `simplified_presence_events`: presence by user ID.
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
            /** @description Presence by user ID. */
            presences: {
                [key: string]: components["schemas"]["PresenceEntry"];
            };
        };
        /**
         * @description Whether the user is currently using the device.
         * @enum {string}
         */
        PresenceStatus: "active" | "idle";
        /**
         * @description The `presence` event in the older form: the presence of one user, by client.
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
            /** @description The user's API email address. Absent in queues with `slim_presence`. */
            email?: string;
            /** @description The server's time at the event, in UNIX seconds with fractions. */
            server_timestamp: number;
            /** @description The user's presence, by client. */
            presence: {
                /** @description The latest report of any client. */
                website: {
                    /**
                     * @description The client. Always `website`.
                     * @enum {string}
                     */
                    client: "website";
                    status: components["schemas"]["PresenceStatus"];
                    /**
                     * Format: int64
                     * @description When the user was last present, in UNIX seconds.
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
         * @description A user has come online, or has stopped sharing presence and now appears long absent. Goes to everybody who can see the
         *     user, in organisations of at most 100 users. The form depends on the queue. A queue with the capability
         *     `simplified_presence_events` gets only `presences`. A queue with `slim_presence` gets the older form without `email`.
         *     Any other queue gets the older form.
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
         * @description A user has added a reaction to a message, or removed one. Goes to everybody who has the message and may read it, and also
         *     to all subscribers if the channel's history is shared. The message, the user, `reaction_type` and `emoji_code` identify a
         *     reaction; the name does not.
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
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "remove";
            /** @description The ID of the user who reacted. */
            user_id: number;
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description The name of the emoji. */
            emoji_name: string;
            /** @description The code that identifies the emoji within `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
        };
        /**
         * @description The `realm` event where `op` is `update` and the new value is a string.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "name" | "default_language" | "welcome_message_custom_text";
            /** @description The new value. */
            value: string;
        };
        /**
         * @description The `realm` event where `op` is `update` and the new value is a boolean.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "enable_spectator_access" | "invite_required" | "emails_restricted_to_domains" | "disallow_disposable_email_addresses" | "name_changes_disabled" | "email_changes_disabled" | "require_unique_names" | "presence_disabled" | "enable_read_receipts" | "inline_image_preview" | "message_content_allowed_in_email_notifications" | "digest_emails_enabled" | "send_channel_events_messages";
            /** @description The new value. */
            value: boolean;
        };
        /**
         * @description The `realm` event where `op` is `update` and the new value is a number.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "waiting_period_threshold" | "message_retention_days" | "audit_log_retention_days" | "new_stream_announcements_stream_id" | "digest_weekday" | "moderation_request_channel_id";
            /** @description The new value. */
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
        /** @description The description, as Markdown source. */
        RealmDescription: string;
        /** @description The description as HTML. */
        RealmRenderedDescription: string;
        /** @description Whether users can log in with an email address and a password. */
        RealmEmailAuthEnabled: boolean;
        /** @description Whether senders may edit the content of their messages. */
        RealmAllowMessageEditing: boolean;
        /** @description The maximum age, in seconds, at which the content of a message may be edited; null if there is no limit. */
        RealmMessageContentEditLimitSeconds: number | null;
        /** @description The maximum age, in seconds, at which senders may delete their messages; null if there is no limit. */
        RealmMessageContentDeleteLimitSeconds: number | null;
        /**
         * @description The maximum age, in seconds, at which a message may be moved to another topic; null if there is no limit. The limit does
         *     not apply to moderators and above.
         */
        RealmMoveMessagesWithinStreamLimitSeconds: number | null;
        /**
         * @description The maximum age, in seconds, at which a message may be moved to another channel; null if there is no limit. The limit
         *     does not apply to moderators and above.
         */
        RealmMoveMessagesBetweenStreamsLimitSeconds: number | null;
        /**
         * @description Whether the empty topic is allowed in channels whose `topics_policy` is `inherit`.
         * @enum {string}
         */
        RealmTopicsPolicy: "allow_empty_topic" | "disable_empty_topic";
        /**
         * @deprecated
         * @description Whether `realm_topics_policy` is `disable_empty_topic`. Use `realm_topics_policy` instead.
         */
        RealmMandatoryTopics: boolean;
        /**
         * @description The settings that changed together, under the names of `POST /register` without `realm_`. If `description` is present, so
         *     is `rendered_description`. If `topics_policy` is present, so is `mandatory_topics`.
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
            can_create_bots_group?: components["schemas"]["GroupSettingValue"];
            can_create_groups?: components["schemas"]["GroupSettingValue"];
            can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            can_create_write_only_bots_group?: components["schemas"]["GroupSettingValue"];
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
         * @description The `realm` event where `op` is `update_dict` and `property` is `default`.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "default";
            data: components["schemas"]["RealmSettingsUpdate"];
        };
        /** @description The URL of the square logo. */
        RealmIconUrl: string;
        /**
         * @description Where an avatar or the icon of an organisation comes from: `G` is a third-party host, `J` a generated pattern, `U` an
         *     upload. **Changes**: 466 `J`.
         * @enum {string}
         */
        AvatarSource: "G" | "J" | "U";
        /**
         * @description The `realm` event where `op` is `update_dict` and `property` is `icon`.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "icon";
            /** @description What changed. */
            data: {
                icon_url: components["schemas"]["RealmIconUrl"];
                icon_source: components["schemas"]["AvatarSource"];
            };
        };
        /** @description The URL of the wide logo for light backgrounds. */
        RealmLogoUrl: string;
        /**
         * @description `D` is the default logo, `U` an upload.
         * @enum {string}
         */
        LogoSource: "D" | "U";
        /**
         * @description The `realm` event where `op` is `update_dict` and `property` is `logo`.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "logo";
            /** @description What changed. */
            data: {
                logo_url: components["schemas"]["RealmLogoUrl"];
                logo_source: components["schemas"]["LogoSource"];
            };
        };
        /** @description The URL of the wide logo for dark backgrounds. */
        RealmNightLogoUrl: string;
        /**
         * @description The `realm` event where `op` is `update_dict` and `property` is `night_logo`.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "night_logo";
            /** @description What changed. */
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
         * @description The `realm` event where `op` is `deactivated`. After it the queue no longer exists and every request fails with
         *     REALM_DEACTIVATED.
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
         * @description A setting of the organisation has changed, or the organisation was deactivated. Goes to everybody. Settings have the
         *     same names as in `POST /register`, without `realm_`. Permissions and settings that can change together come as
         *     `update_dict`.
         */
        RealmEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "update" | "update_dict" | "deactivated";
        } & (components["schemas"]["RealmUpdateEvent"] | components["schemas"]["RealmUpdateDictEvent"] | components["schemas"]["RealmDeactivatedEvent"]);
        /**
         * @description The details of a bot that only its owner and administrators see.
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
            services: components["schemas"]["BotServices"];
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
         * @description The `realm_bot` event where `op` is `update`.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "update",
         *       "bot": {
         *         "user_id": 16,
         *         "services": [
         *           {
         *             "base_url": "https://bots.example.com/hook",
         *             "interface": 1,
         *             "token": "WcGzO0rb3CBHYv8vbm0h6sJxJ4Pyyq2N"
         *           }
         *         ]
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
            /** @description What changed. */
            bot: {
                /** @description The ID of the user. */
                user_id: number;
                default_sending_stream?: components["schemas"]["BotDefaultSendingStream"];
                default_events_register_stream?: components["schemas"]["BotDefaultEventsRegisterStream"];
                default_all_public_streams?: components["schemas"]["BotDefaultAllPublicStreams"];
                services?: components["schemas"]["BotServices"];
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
         * @description A bot was created, or the receiver may now manage it (`add`). Details of a bot have changed (`update`). The receiver may
         *     no longer manage a bot, for example because the receiver's role has changed (`delete`). Goes to the bot's owner and to
         *     administrators. `realm_user` events carry what everybody sees of a bot, including its name, its owner and its
         *     deactivation.
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
             * @description What happened.
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
            /** @description The domain of the email addresses. */
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
             * @description What happened.
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
            /** @description The domain of the email addresses. */
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
             * @description What happened.
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
            /** @description The ID of the emoji, as a string. It is the `emoji_code` of reactions. */
            id: string;
            /** @description The name of the emoji. */
            name: string;
            /** @description The URL of the image, relative to the server. */
            source_url: string;
            /** @description The URL of a still image of an animated emoji; null if there is none. */
            still_url: string | null;
            /** @description The ID of the user who uploaded the emoji; null if it is not known. */
            author_id: number | null;
            /** @description Whether the emoji is deactivated. Existing uses remain; new ones are refused. */
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
            /** @description The custom emoji, by ID. */
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
            /** @description The ID of the emoji, as a string. */
            emoji_id: string;
            /** @description What changed. */
            data: {
                /** @description The name of the emoji. */
                name?: string;
                /** @description The URL of the image. */
                source_url?: string;
                /** @description The URL of its first frame; null if the image is not animated. */
                still_url?: string | null;
                /** @description The ID of the user who added the emoji; null if it is not recorded. */
                author_id?: number | null;
                /** @description Whether the emoji is deactivated. A deactivated emoji can no longer be chosen. */
                deactivated?: boolean;
            };
        };
        /**
         * @description Custom emoji have changed. Goes to everybody. Queues with the capability `individual_emoji_changes` get `add` and
         *     `update_one`. Other queues get `update` with all emoji, as they are when the event is read.
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
             * @description What happened.
             * @enum {string}
             */
            op: "update" | "add" | "update_one";
        } & (components["schemas"]["RealmEmojiUpdateEvent"] | components["schemas"]["RealmEmojiAddEvent"] | components["schemas"]["RealmEmojiUpdateOneEvent"]);
        /**
         * @description **This server does not send it**: the API has no exports.
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
            /** @description The exports. */
            exports: {
                /** @description The ID of the export. */
                id: number;
                /** @description The ID of the user who started the export. */
                acting_user_id: number;
                /** @description When the export was started, in UNIX seconds. */
                export_time: number;
                /** @description When the file was deleted, in UNIX seconds; null if it still exists. */
                deleted_timestamp: number | null;
                /** @description When the export failed, in UNIX seconds; null if it did not fail. */
                failed_timestamp: number | null;
                /** @description The URL of the file; null until it is ready and after it is deleted. */
                export_url: string | null;
                /** @description Whether the export is still running. */
                pending: boolean;
                /**
                 * @description What the export contains: public data, also the private data of users who consent, or all data.
                 * @enum {string}
                 */
                export_type: "public" | "full_with_consent" | "full_without_consent";
            }[];
        };
        /** @description A rule that turns text in messages into links, and pasted links back into text. */
        Linkifier: {
            /** @description The ID of the linkifier. */
            id: number;
            /** @description A regular expression in Python syntax. */
            pattern: string;
            /** @description An RFC 6570 template. Its variables are the named groups of `pattern`. */
            url_template: string;
            /** @description A text that matches `pattern`. */
            example_input: string | null;
            /**
             * @description How a pasted URL becomes text. `{variable}` stands for a value, doubled braces for a literal brace. Null if the
             *     linkifier works in one direction only.
             */
            reverse_template: string | null;
            /** @description More RFC 6570 templates by which a pasted URL is recognised. They are not used to make links. */
            alternative_url_templates: string[];
        };
        /**
         * @description The linkifiers of the organisation have changed or were reordered. Goes to everybody, with the whole list in its order, as
         *     it is when the event is read.
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
         * @description A site where code blocks of a language can be tried out.
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
            /** @description The name of the playground. */
            name: string;
            /** @description The language of the code blocks. */
            pygments_language: string;
            /** @description An RFC 6570 template with `code` as its only variable. */
            url_template: string;
        };
        /**
         * @description Says that the code playgrounds of the organisation have changed. Goes to everybody, with the whole list, as it is when the
         *     event is read.
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
            /** @description The code playgrounds. */
            realm_playgrounds: components["schemas"]["Playground"][];
        };
        /** @description The ID of the user. */
        UserUserId: number;
        /**
         * @description The API email address. It is the real address if everybody may see that (`email_address_visibility` is 1), and otherwise
         *     the dummy address `user{id}@{realm_host}`, which works in requests too.
         */
        UserEmail: string;
        /**
         * @description When the user joined, in ISO 8601 and UTC, to the minute. For an imported or API-created account, this is when it was
         *     created until the user first logs in, and from then on when that was.
         */
        UserDateJoined: string;
        /** @description Whether the user is an owner. An owner also has `is_admin`. */
        UserIsOwner: boolean;
        /** @description Whether the user is an administrator or an owner. */
        UserIsAdmin: boolean;
        /** @description Whether the user is a guest. */
        UserIsGuest: boolean;
        /** @description Whether the user is a bot. */
        UserIsBot: boolean;
        /** @description The IANA identifier of the time zone; empty if it is not known. */
        UserTimezone: string;
        /** @description A number that changes with every change of the avatar. Use it to invalidate caches. */
        UserAvatarVersion: number;
        /**
         * @description Whether the operator imported the account in a list and nobody has logged in to it yet. Accounts that move here with
         *     their organisation are as they were.
         */
        UserIsImportedStub: boolean;
        /**
         * @description The values of custom profile fields as strings, by the ID of the field. Fields without a value are left out.
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
                 * @description The value as a string: for a users field a JSON list of user IDs, for a date `YYYY-MM-DD`, and for a list of options
                 *     the key of the option.
                 */
                value: string;
                /** @description The value as HTML. Present for the fields that support Markdown, types 1 and 2. */
                rendered_value?: string;
            };
        };
        /**
         * @description A user as the caller sees them. `profile_data` is present if custom profile fields were requested and the user is not a
         *     bot.
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
            /** @description The real email address; null if the caller may not see it. It is always present for a bot. */
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
             * @description The URL of the avatar. Null if the client computes avatar URLs (`client_gravatar`), the caller may see the real email
             *     address, and the user's avatar is hosted by a third party. May be absent for clients with the capability
             *     `user_avatar_url_field_optional`.
             */
            avatar_url?: string | null;
            avatar_version: components["schemas"]["UserAvatarVersion"];
            is_imported_stub: components["schemas"]["UserIsImportedStub"];
            /**
             * @description Present if the account is permanently deleted. Such an account is also deactivated.
             * @enum {boolean}
             */
            is_deleted?: true;
            /**
             * @description Present for the bots of the server itself.
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
                /** @description The name to show for the user from now on. */
                full_name: string;
            };
        };
        /**
         * @description The name has changed.
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
         * @description The avatar has changed.
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
            /** @description The URL of the avatar. */
            avatar_url: string;
            avatar_source: components["schemas"]["AvatarSource"];
            /** @description The URL of the avatar in medium size. */
            avatar_url_medium: string;
            /** @description A number that differs from the previous version. Use it to invalidate caches. */
            avatar_version: number;
        };
        /**
         * @description The time zone has changed.
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
             * @description The API email address. Use `user_id` instead.
             */
            email: string;
            /** @description The IANA identifier of the time zone; empty if it is not known. */
            timezone: string;
        };
        /**
         * @description The real email address has changed, or whether the receiver may see it.
         * @example {
         *       "user_id": 10,
         *       "delivery_email": null
         *     }
         */
        PersonDeliveryEmailUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The new real email address; null if the receiver can no longer see it. */
            delivery_email: string | null;
        };
        /**
         * @description The API email address has changed. Clients replace the old one.
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
         * @description The role has changed.
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
         * @description The owner of a bot has changed.
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
         * @description A user has logged in to an imported or API-created account for the first time. The event with `date_joined` follows.
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
         * @description The time of joining has changed: the first login to an imported or API-created account sets it. **Changes**: 475 this
         *     form.
         * @example {
         *       "user_id": 11,
         *       "date_joined": "2025-10-09T08:53Z"
         *     }
         */
        PersonJoinDateUpdate: {
            /** @description The ID of the user. */
            user_id: number;
            /** @description The new time, in ISO 8601. */
            date_joined: string;
        };
        /**
         * @description The value of a custom profile field has changed.
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
                /** @description The value as a string, whatever the type of the field; null if it was cleared. */
                value: string | null;
                /** @description The value as HTML. Present only for fields that support Markdown. */
                rendered_value?: string;
            };
        };
        /** @description A change to a user. Several changes come as several events. */
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
         * @description A user was created or has become visible to the receiver (`add`), has become hidden from the receiver (`remove`), or has
         *     changed (`update`). Goes to users who can access the user. Deactivation and reactivation are updates of `is_active`.
         *     When a user is deactivated, the client removes the user from all groups and discards the user's status and presence.
         *     When a user who has a status is reactivated, a `user_status` event follows.
         *
         *     Guests who may not access all users get `add` and `remove` when a change of subscriptions or roles, or a new direct
         *     conversation, changes which users they see. On `remove` the client also removes the user from all groups and from the
         *     `direct_members` of all permission settings, and discards the user's status and presence. On `add` of a user who has a
         *     status, a `user_status` event follows, `user_group` events (op `add_members`) for the user's groups, and updates
         *     (`user_group`, `stream`, `realm`) of the permission settings that name the user. Without the capability `user_list_incomplete`, a removed user
         *     stays in the lists under the `full_name` of the event, and the client discards everything else: the user then has no
         *     `delivery_email`, `role` 400 and empty `profile_data`, and is not a bot. No event is sent when a change of
         *     `can_access_all_users_group` changes which users guests see. Instead, their queues end (BAD_EVENT_QUEUE_ID) and the guests
         *     register again.
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
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "remove" | "update";
        } & (components["schemas"]["RealmUserAddEvent"] | components["schemas"]["RealmUserRemoveEvent"] | components["schemas"]["RealmUserUpdateEvent"]);
        /**
         * @description The `realm_user_settings_defaults` event where `op` is `update` and the new value is a boolean.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "twenty_four_hour_time" | "starred_message_counts" | "receives_typing_notifications" | "web_suggest_update_timezone" | "fluid_layout_width" | "high_contrast_mode" | "enable_drafts_synchronization" | "translate_emoticons" | "display_emoji_reaction_users" | "web_escape_navigates_to_home_view" | "web_navigate_to_sent_message" | "left_side_userlist" | "hide_ai_features" | "web_inbox_show_channel_folders" | "web_left_sidebar_show_channel_folders" | "web_left_sidebar_unreads_count_summary" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "enable_desktop_notifications" | "enable_sounds" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_digest_emails" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "wildcard_mentions_notify" | "enable_followed_topic_wildcard_mentions_notify" | "automatically_follow_topics_where_mentioned" | "presence_enabled" | "enter_sends" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts";
            /** @description The new value. */
            value: boolean;
        };
        /**
         * @description The `realm_user_settings_defaults` event where `op` is `update` and the new value is a number.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "web_mark_read_on_scroll_policy" | "web_channel_default_view" | "web_font_size_px" | "web_line_height_percent" | "color_scheme" | "demote_inactive_streams" | "user_list_style" | "web_stream_unreads_count_display_policy" | "email_notifications_batching_period_seconds" | "desktop_icon_count_display" | "realm_name_in_email_notifications_policy" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "email_address_visibility";
            /** @description The new value. */
            value: number;
        };
        /**
         * @description The `realm_user_settings_defaults` event where `op` is `update` and the new value is a string.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "web_home_view" | "emojiset" | "web_animate_image_previews" | "notification_sound" | "resolved_topic_notice_auto_read_policy";
            /** @description The new value. */
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
         * @description A direct message about another message, which the notification bot sends to the caller at a given time.
         * @example {
         *       "reminder_id": 8,
         *       "type": "private",
         *       "to": [
         *         6
         *       ],
         *       "content": "You asked to be reminded of [this message](/#narrow/channel/1-general/topic/lunch/near/101).",
         *       "rendered_content": "<p>You asked to be reminded of <a href=\"/#narrow/channel/1-general/topic/lunch/near/101\">this message</a>.</p>",
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
            /** @description What the bot will write, with the note, as Markdown source. */
            content: string;
            /** @description The same as HTML. */
            rendered_content: string;
            /**
             * Format: int64
             * @description When the reminder is due, in UNIX seconds.
             */
            scheduled_delivery_timestamp: number;
            /** @description Whether sending the reminder has failed. */
            failed: boolean;
            /**
             * Format: int64
             * @description The ID of the message that the reminder is about. The message may have been deleted since.
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
         *           "reminder_id": 8,
         *           "type": "private",
         *           "to": [
         *             6
         *           ],
         *           "content": "You asked to be reminded of [this message](/#narrow/channel/1-general/topic/lunch/near/101).",
         *           "rendered_content": "<p>You asked to be reminded of <a href=\"/#narrow/channel/1-general/topic/lunch/near/101\">this message</a>.</p>",
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
            /** @description The new reminders. */
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
         * @description Says that a reminder of the caller was created (`add`), or was sent or deleted (`remove`). Goes to the caller's own clients. One that
         *     could not be sent is removed and added again.
         *
         *     **Changes**: 399 added.
         */
        RemindersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `reminders`.
             * @enum {string}
             */
            type: "reminders";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "remove";
        } & (components["schemas"]["RemindersAddEvent"] | components["schemas"]["RemindersRemoveEvent"]);
        /**
         * @description **This server does not send it**: queues live on through a restart, and the next registration shows a new version.
         *
         *     Says that the server was restarted, perhaps with another version. Would go to every queue, which stays valid. A client
         *     that has stored a different feature level should register again.
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
            /** @description The same as in `GET /server_settings`. */
            service_version: string;
            /** @description The same as in `GET /server_settings`. */
            service_merge_base: string;
            /** @description The same as in `GET /server_settings`. */
            service_feature_level: number;
            /**
             * Format: int64
             * @description When the server was started, in UNIX seconds.
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
            /** @description The text, as Markdown source. */
            content: string;
            /**
             * Format: int64
             * @description When the snippet was created, in UNIX seconds.
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
             * @description What happened.
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
        /** @description Says that a saved snippet of the caller was created, changed or deleted. Goes to the caller's own clients. */
        SavedSnippetsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `saved_snippets`.
             * @enum {string}
             */
            type: "saved_snippets";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["SavedSnippetsAddOrUpdateEvent"] | components["schemas"]["SavedSnippetsRemoveEvent"]);
        /** @description A message that will be sent later. `read_by_sender` is not returned. */
        ScheduledMessage: {
            /** @description The ID of the scheduled message. The message gets a different ID when it is sent. */
            scheduled_message_id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the channel, or the IDs of the users of a direct message. */
            to: number | number[];
            /**
             * @description The topic. Present only for a channel message. The empty topic is the empty string, as it is stored, also for clients
             *     without the capability `empty_topic_name`.
             */
            topic?: string;
            /** @description The text, as Markdown source. */
            content: string;
            /** @description The text, as HTML. */
            rendered_content: string;
            /**
             * Format: int64
             * @description When the message is due, in UNIX seconds.
             */
            scheduled_delivery_timestamp: number;
            /** @description Whether sending the message has failed. The server does not try again until the sender sets a new time. */
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
            /** @description The new scheduled messages. */
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
        /**
         * @description A scheduled message of the caller was created (`add`), was changed or has failed (`update`), or was sent or deleted
         *     (`remove`). Goes to the caller's own clients. Whatever the capability `empty_topic_name` of the queue, the empty topic is the
         *     empty string.
         */
        ScheduledMessagesEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `scheduled_messages`.
             * @enum {string}
             */
            type: "scheduled_messages";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove";
        } & (components["schemas"]["ScheduledMessagesAddEvent"] | components["schemas"]["ScheduledMessagesUpdateEvent"] | components["schemas"]["ScheduledMessagesRemoveEvent"]);
        /** @description The ID of the channel. */
        ChannelStreamId: number;
        /** @description The name, at most `max_stream_name_length` code points. */
        ChannelName: string;
        /** @description The description: Markdown, at most `max_stream_description_length` code points, without newlines. */
        ChannelDescription: string;
        /** @description The description as HTML. */
        ChannelRenderedDescription: string;
        /**
         * Format: int64
         * @description When the channel was created, in UNIX seconds.
         */
        ChannelDateCreated: number;
        /** @description The ID of the user who created the channel; null if it is not recorded. */
        ChannelCreatorId: number | null;
        /** @description Whether the channel is private. */
        ChannelInviteOnly: boolean;
        /**
         * @deprecated
         * @description Whether `stream_post_policy` is 2. Use `stream_post_policy` instead.
         */
        ChannelIsAnnouncementOnly: boolean;
        /**
         * @description Whether the history is open to everybody, even without an account: spectators list the channel and its topics and read
         *     its messages and files without credentials, while `realm_enable_spectator_access` is true and the operator allows it.
         */
        ChannelIsWebPublic: boolean;
        /**
         * @deprecated
         * @description Follows from `can_send_message_group`, which replaces it: 2 if that is the system group of administrators, 3 of full
         *     members, 4 of moderators, and 1 (everybody) otherwise.
         * @enum {integer}
         */
        ChannelPostPolicy: 1 | 2 | 3 | 4;
        /** @description Whether the channel is archived. */
        ChannelIsArchived: boolean;
        /**
         * Format: int64
         * @description The ID of the oldest message of the channel; null if it has none.
         */
        ChannelFirstMessageId: number | null;
        /** @description The ID of the channel folder; null if the channel is in none. **Changes**: 389 added. */
        ChannelFolderId: number | null;
        /** @description Whether the channel had a message in the last 180 days. */
        ChannelIsRecentlyActive: boolean;
        /**
         * @description Whether new subscribers see earlier messages. Always true for a public channel. A private channel where it is false has
         *     protected history.
         */
        ChannelHistoryPublicToSubscribers: boolean;
        /** @description After how many days messages are deleted; -1 means never, null the default of the organisation. */
        ChannelMessageRetentionDays: number | null;
        /**
         * @description How many messages a week the channel has had on average over the last four weeks, or since it was created if that is
         *     later, counted once a day and rounded to two significant digits; at least 1 if it had any. Null if the channel is
         *     younger than a week or was not counted yet.
         */
        ChannelStreamWeeklyTraffic: number | null;
        /** @description The number of active subscribers. */
        ChannelSubscriberCount: number;
        /**
         * @description Which topics are allowed in a channel: as the organisation specifies, any topic including the empty one, any topic except
         *     the empty one, or only the empty one. `empty_topic_only` is refused if the channel has messages in other topics. If
         *     omitted, a new channel has `inherit`. Any other value needs `can_set_topics_policy_group`. **Changes**: 404
         *     `empty_topic_only`.
         * @enum {string}
         */
        TopicsPolicy: "inherit" | "allow_empty_topic" | "disable_empty_topic" | "empty_topic_only";
        /**
         * @description A channel, without the properties of an individual subscription.
         *
         *     Each permission is a group-setting value. The users that it names:
         *
         *     - `can_add_subscribers_group`: may subscribe others.
         *     - `can_administer_channel_group`: may change the channel's properties, archive it, and unsubscribe others.
         *     - `can_create_topic_group`: may start a new topic.
         *     - `can_delete_any_message_group`: may delete any message of the channel.
         *     - `can_delete_own_message_group`: may delete their own messages.
         *     - `can_move_messages_out_of_channel_group`: may move messages to other channels.
         *     - `can_move_messages_within_channel_group`: may move messages between topics of the channel.
         *     - `can_remove_subscribers_group`: may unsubscribe others.
         *     - `can_resolve_topics_group`: may resolve topics of the channel.
         *     - `can_send_message_group`: may post in the channel.
         *     - `can_subscribe_group`: may subscribe themselves, even if the channel is private.
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
         *           "first_message_id": 1,
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
             * @description The same IDs in objects, as before feature level 343. Use `stream_ids` instead.
             */
            streams: {
                /** @description The ID of the channel. */
                stream_id: number;
            }[];
            /** @description The IDs of the channels. **Changes**: 343 added. */
            stream_ids: number[];
        };
        /**
         * @description The `stream` event where `op` is `update`, `property` is `description` and the new value is a string.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "description";
            /** @description The new description, as Markdown source. */
            value: string;
            /** @description The description as HTML. */
            rendered_description: string;
        };
        /**
         * @description The `stream` event where `op` is `update`, `property` is `invite_only` and the new value is a boolean.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "invite_only";
            /** @description Whether the channel is private. */
            value: boolean;
            /** @description Whether new subscribers see earlier messages. */
            history_public_to_subscribers: boolean;
            /** @description Whether the history is open to everybody, even without an account. */
            is_web_public: boolean;
        };
        /**
         * @description The `stream` event where `op` is `update`, `property` is `name` or `topics_policy` and the new value is a string.
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
            /** @description The name of the channel. If `property` is `name`, this is the old name. */
            name: string;
            /**
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "name" | "topics_policy";
            /** @description The new value. */
            value: string;
        };
        /**
         * @description The `stream` event where `op` is `update` and the new value is a boolean.
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
             * @description The name of the property that changed. `is_announcement_only` is deprecated. Use `can_send_message_group` instead.
             * @enum {string}
             */
            property: "is_archived" | "is_recently_active" | "is_announcement_only";
            /** @description The new value. */
            value: boolean;
        };
        /**
         * @description The `stream` event where `op` is `update` and the new value is a number.
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
             * @description The name of the property that changed. `stream_post_policy` is deprecated. Use `can_send_message_group` instead.
             * @enum {string}
             */
            property: "first_message_id" | "folder_id" | "message_retention_days" | "stream_weekly_traffic" | "stream_post_policy";
            /**
             * Format: int64
             * @description The new value, as in the channel object.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "can_add_subscribers_group" | "can_administer_channel_group" | "can_create_topic_group" | "can_delete_any_message_group" | "can_delete_own_message_group" | "can_move_messages_out_of_channel_group" | "can_move_messages_within_channel_group" | "can_remove_subscribers_group" | "can_resolve_topics_group" | "can_send_message_group" | "can_subscribe_group";
            value: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The `stream` event where `op` is `update`. It has one property of one channel. A change of several properties comes as
         *     several events.
         */
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
         * @description A channel was created or has become visible to the receiver (`create`), was deleted or has become hidden from the
         *     receiver (`delete`), or has changed (`update`). Goes to everybody who can see the channel. Public channels are visible
         *     to everybody except guests who are not subscribed. Web-public channels are visible to everybody. Private channels are
         *     visible to administrators, subscribers and members of the groups to which their settings give access.
         *
         *     Archiving a channel is an `update` of `is_archived` for queues with the capability `archived_channels` and a `delete`
         *     for others. Unarchiving is an `update` or a `create` respectively. Unread messages in an archived channel become read
         *     without an `update_message_flags` event.
         *
         *     `create` does not say whether the caller was ever subscribed. The client puts the channel into `never_subscribed`,
         *     although the next registration returns it in `unsubscribed` if the caller has left it. `subscription` events follow for
         *     the subscribers.
         */
        StreamEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `stream`.
             * @enum {string}
             */
            type: "stream";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "create" | "delete" | "update";
        } & (components["schemas"]["StreamCreateEvent"] | components["schemas"]["StreamDeleteEvent"] | components["schemas"]["StreamUpdateEvent"]);
        /**
         * @description Says that somebody has changed a poll or a to-do list (`POST /submessage`). Goes to everybody who has the message, to the user who
         *     made the change and, if the channel's history is shared, to all subscribers. Clients add it to the submessages of the message.
         * @example {
         *       "id": 0,
         *       "type": "submessage",
         *       "msg_type": "widget",
         *       "message_id": 230,
         *       "submessage_id": 4,
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
            /** @description The ID of the user who added it. */
            sender_id: number;
            /** @description The change, as JSON text. */
            content: string;
        };
        /**
         * @description The user's own colour for a channel. If the user gives none, the server picks one. The colour of an existing subscription
         *     does not change. Kept for clients.
         */
        ChannelColor: string;
        /**
         * @description A channel as one of its subscribers sees it: the fields of `Channel`, and the subscriber's own properties. The permissions
         *     are explained in `Channel`.
         */
        Subscription: {
            stream_id: components["schemas"]["ChannelStreamId"];
            name: components["schemas"]["ChannelName"];
            description: components["schemas"]["ChannelDescription"];
            rendered_description: components["schemas"]["ChannelRenderedDescription"];
            date_created: components["schemas"]["ChannelDateCreated"];
            creator_id: components["schemas"]["ChannelCreatorId"];
            invite_only: components["schemas"]["ChannelInviteOnly"];
            /** @description The IDs of all subscribers, in ascending order. Present only if subscribers were requested. */
            subscribers?: number[];
            /**
             * @description The IDs of some of the subscribers, in ascending order: all bots, all users who were active in the last 14 days, and
             *     possibly others. May replace `subscribers` if partial lists were requested. **Changes**: 412 added.
             */
            partial_subscribers?: number[];
            /** @description Whether messages cause visible desktop notifications; null inherits `enable_stream_desktop_notifications`. Kept for clients. */
            desktop_notifications: boolean | null;
            /** @description Whether messages cause email notifications; null inherits `enable_stream_email_notifications`. */
            email_notifications: boolean | null;
            /** @description Whether wildcard mentions notify the user like personal mentions; null inherits `wildcard_mentions_notify`. */
            wildcard_mentions_notify: boolean | null;
            /** @description Whether messages cause mobile notifications; null inherits `enable_stream_push_notifications`. */
            push_notifications: boolean | null;
            /** @description Whether messages cause audible desktop notifications; null inherits `enable_stream_audible_notifications`. Kept for clients. */
            audible_notifications: boolean | null;
            /** @description Whether the user pinned the channel. Kept for clients. */
            pin_to_top: boolean;
            /** @description Whether the user muted the channel. **Changes**: 139 added. */
            is_muted: boolean;
            /**
             * @deprecated
             * @description The inverse of `is_muted`. Use that instead.
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
         *           "first_message_id": 1,
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
         * @description The `subscription` event where `op` is `update`, `property` is `color` and the new value is a string.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "color";
            /** @description The new value. */
            value: string;
        };
        /**
         * @description The `subscription` event where `op` is `update` and the new value is a boolean.
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
             * @description The name of the property. `in_home_view` is deprecated: it is the inverse of `is_muted`.
             * @enum {string}
             */
            property: "is_muted" | "pin_to_top" | "in_home_view";
            /** @description The new value. */
            value: boolean;
        };
        /**
         * @description The `subscription` event where `op` is `update` and the new value is a boolean.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "desktop_notifications" | "email_notifications" | "wildcard_mentions_notify" | "push_notifications" | "audible_notifications";
            /** @description The new value; null if the user's own preference applies. */
            value: boolean | null;
        };
        /**
         * @description The `subscription` event where `op` is `update`. It has one property. Muting or unmuting a channel gives two events, one
         *     for `is_muted` and one for `in_home_view`.
         */
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
             * @description What happened.
             * @enum {string}
             */
            op: "peer_add" | "peer_remove";
            /** @description The IDs of the channels. Each applies to all of `user_ids`. */
            stream_ids: number[];
            /** @description The IDs of the users. */
            user_ids: number[];
        };
        /**
         * @description The caller was subscribed to channels (`add`), was unsubscribed from channels (`remove`), or has changed a personal
         *     property of a subscription (`update`). These events go to the caller's own clients. Other users were subscribed or
         *     unsubscribed (`peer_add`, `peer_remove`). These events go to everybody who may see the subscribers of the channels.
         *
         *     On `remove`, the caller's unread messages in the channel become read without an `update_message_flags` event. If the
         *     channel is private, the caller loses its messages, including starred ones, and regains them with the channel: see
         *     `starred_messages` of `POST /register`. A change of `is_muted` changes which wildcard mentions count: see `unread_msgs`
         *     there.
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
             * @description What happened.
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
            /** @description The user's API email address. */
            email: string;
        };
        /**
         * @description The `typing` event where `op` is `start` or `stop` and `message_type` is `direct`.
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
             * @description What happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description Whether the messages are direct messages or channel messages.
             * @enum {string}
             */
            message_type: "direct";
            sender: components["schemas"]["TypingUser"];
            /** @description Everybody in the conversation, including the sender. */
            recipients: components["schemas"]["TypingUser"][];
        };
        /**
         * @description The `typing` event where `op` is `start` or `stop` and `message_type` is `stream`.
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
             * @description What happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description Whether the messages are direct messages or channel messages.
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
         * @description A user has started or stopped typing a message. Goes to the recipients who have `receives_typing_notifications` on. For
         *     a channel message it goes only to queues with the capability `stream_typing_notifications`, and only if the channel has
         *     at most 100 subscribers. If no new `start` comes within `server_typing_started_expiry_period_milliseconds`, the user has
         *     stopped typing.
         */
        TypingEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `typing`.
             * @enum {string}
             */
            type: "typing";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description Whether the messages are direct messages or channel messages.
             * @enum {string}
             */
            message_type: "direct" | "stream";
        } & (components["schemas"]["TypingDirectMessageEvent"] | components["schemas"]["TypingChannelMessageEvent"]);
        /**
         * @description The channel and the topic of a message that is being edited.
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
         * @description The participants of a direct message that is being edited.
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
            /** @description Everybody in the conversation, including the sender. */
            user_ids: number[];
        };
        /**
         * @description A user has started or stopped editing the text of a message. Goes to the users who would get `typing`, except those
         *     who may not read the message.
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
             * @description What happened.
             * @enum {string}
             */
            op: "start" | "stop";
            /** @description The ID of the user who is editing. */
            sender_id: number;
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
            /** @description The conversation that the message is in. */
            recipient: components["schemas"]["EditedChannelMessageRecipient"] | components["schemas"]["EditedDirectMessageRecipient"];
        };
        /**
         * @description Which messages are moved: only this one, this and the later ones of its topic, or the whole topic. If omitted, it is
         *     `change_one`. A request that only edits content accepts no other value.
         * @enum {string}
         */
        PropagateMode: "change_one" | "change_later" | "change_all";
        /**
         * @description A message was edited, or messages were moved. Goes to everybody who has one of the messages and may read it, even after
         *     they left a public channel. It also goes to all subscribers if the channel's history is shared, and, for a public channel,
         *     to queues registered with `all_public_streams`. `flags` are the flags of the message in `message_id`. Users who could not
         *     read the channel that the messages come from are not notified of the move: to them the messages are new, and they can be
         *     read with `GET /messages`.
         *
         *     If `orig_content` is present, a user edited the content of `message_id`, and of no other message. If `orig_subject` is
         *     present, `message_ids` were moved: to another topic if `subject` is present, and to another channel if `new_stream_id` is
         *     present. One event can have both an edit and a move, but content never changes together with the channel. If
         *     `rendering_only` is true, nobody edited anything, and the server only rendered the message again, because the thumbnails of
         *     an image in it are known now: `rendered_content` replaces the HTML, and the message does not count as edited.
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
            /** @description The ID of the user who edited; null if `rendering_only` is true. */
            user_id: number | null;
            /**
             * Format: int64
             * @description When the messages were changed, in UNIX seconds.
             */
            edit_timestamp: number;
            /**
             * Format: int64
             * @description The message that the edit request named.
             */
            message_id: number;
            /** @description The IDs of all messages that changed, in increasing order. */
            message_ids: number[];
            /** @description The flags that the receiver has on `message_id` after the edit. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description Whether the server rendered the message again and no user edited anything. */
            rendering_only: boolean;
            /** @description The channel that the messages were in before. Present only for channel messages. */
            stream_id?: number;
            /**
             * @deprecated
             * @description The name of that channel. Use `stream_id` instead. Present only for channel messages.
             */
            stream_name?: string;
            /** @description The Markdown source before the edit. Present only if the content was edited. */
            orig_content?: string;
            /** @description The HTML before the edit. Present only if the content was edited. */
            orig_rendered_content?: string;
            /** @description The Markdown source. Present only if the content was edited or rendered again. */
            content?: string;
            /** @description The HTML. Present only if the content was edited or rendered again. */
            rendered_content?: string;
            /** @description Whether the text starts with `/me `. Present only if the content was edited or rendered again. */
            is_me_message?: boolean;
            /** @description The topic before the move. Present only if messages were moved. */
            orig_subject?: string;
            /** @description The new topic. Present only if the topic changed. */
            subject?: string;
            /** @description The links in the new topic, in order: what linkifiers find, and URLs. Present only if the topic changed. */
            topic_links?: components["schemas"]["TopicLink"][];
            /** @description The channel that the messages are in now. Present only if the channel changed. */
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
            /** @description The IDs of the messages; empty if `all` is true. */
            messages: number[];
            /** @description Whether all messages were marked as read in one operation. */
            all: boolean;
        };
        /**
         * @description The details of a direct message that has become unread.
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
            /** @description The IDs of the other participants; empty if there are none. */
            user_ids: number[];
            /**
             * @description Present if the caller is mentioned.
             * @enum {boolean}
             */
            mentioned?: true;
        };
        /**
         * @description The details of a channel message that has become unread.
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
             * @description Present if the caller is mentioned, personally or by a wildcard.
             * @enum {boolean}
             */
            mentioned?: true;
            /** @description Whether the message is unmuted for the caller, by the policy of the channel or of the topic. */
            unmuted_stream_msg?: boolean;
        };
        /** @description The conversation of a message that has become unread. */
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
            /** @description The IDs of the messages. */
            messages: number[];
            /**
             * @description Always false.
             * @enum {boolean}
             */
            all: false;
            /**
             * @description By message ID, what a client needs to count a message that it does not have as unread. Present only if `flag` is
             *     `read`.
             */
            message_details?: {
                [key: string]: components["schemas"]["UnreadMessageDetails"];
            };
        };
        /**
         * @description A flag of the caller was set or cleared on messages. Goes to the caller's own clients. The server sends no event if
         *     nothing changed, or if messages become read because the caller leaves a channel or the channel is archived.
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
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "remove";
        } & (components["schemas"]["UpdateMessageFlagsAddEvent"] | components["schemas"]["UpdateMessageFlagsRemoveEvent"]);
        /**
         * @description A user group. Each permission is a group-setting value. The users that it names:
         *
         *     - `can_add_members_group`: may add others to the group.
         *     - `can_join_group`: may join the group.
         *     - `can_leave_group`: may leave the group.
         *     - `can_manage_group`: may change the group and its members.
         *     - `can_mention_group`: may mention the group.
         *     - `can_remove_members_group`: may remove others from the group.
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
            /** @description The name of the group, unique in the organisation regardless of letter case. */
            name: string;
            /** @description The description of the group. */
            description: string;
            /** @description The ID of the user who created the group; null if it is not recorded. */
            creator_id: number | null;
            /**
             * Format: int64
             * @description When the group was created, in UNIX seconds; null if it is not recorded.
             */
            date_created: number | null;
            /** @description The IDs of the direct members the caller may access, ascending. A deactivated user is in no group. */
            members: number[];
            /** @description The IDs of the groups whose members are also members of this group, ascending. */
            direct_subgroup_ids: number[];
            /** @description Whether the group is a system group, whose members follow from their roles. Such a group cannot be changed. */
            is_system_group: boolean;
            /** @description Whether the group is deactivated. A deactivated group cannot be mentioned or used in a permission. */
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
            /** @description What changed. */
            data: {
                /** @description The new name of the group. */
                name?: string;
                /** @description The description of the group. */
                description?: string;
                /** @description Whether the group is deactivated. */
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
             * @description What happened.
             * @enum {string}
             */
            op: "add_members" | "remove_members";
            /** @description The ID of the group. */
            group_id: number;
            /** @description The IDs of the users who became direct members, or who no longer are. */
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
             * @description What happened.
             * @enum {string}
             */
            op: "add_subgroups" | "remove_subgroups";
            /** @description The ID of the group. */
            group_id: number;
            /** @description The IDs of the groups that became direct subgroups, or that no longer are. */
            direct_subgroup_ids: number[];
        };
        /**
         * @description A user group was created or changed, or its members were. Goes to everybody. Deactivating a group is an `update` with
         *     `deactivated: true` for queues with the capability `include_deactivated_groups` and a `remove` for others. Reactivating
         *     it is an `update` or an `add` respectively.
         *
         *     When a user is deactivated, clients remove the user from all groups without a further event. When a user is created or
         *     reactivated, `add_members` follows for each of the user's groups. Guests who may not access all users learn only of
         *     members they can access. When a user becomes visible to them, `add_members` follows for each of the user's groups.
         *     When a user becomes hidden (`realm_user` with op `remove`), clients remove the user from all groups. No event is sent when a member becomes a full member
         *     only because time has passed.
         */
        UserGroupEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /**
             * @description What happened.
             * @enum {string}
             */
            op: "add" | "update" | "remove" | "add_members" | "remove_members" | "add_subgroups" | "remove_subgroups";
        } & (components["schemas"]["UserGroupAddEvent"] | components["schemas"]["UserGroupUpdateEvent"] | components["schemas"]["UserGroupRemoveEvent"] | components["schemas"]["UserGroupMembersEvent"] | components["schemas"]["UserGroupSubgroupsEvent"]);
        /**
         * @description The `user_settings` event where `op` is `update`, `property` is `default_language` and the new value is a string.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "default_language";
            /** @description The code of the language. */
            value: string;
            /** @description The English name of the language. */
            language_name: string;
        };
        /**
         * @description The `user_settings` event where `op` is `update` and the new value is a boolean.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "twenty_four_hour_time" | "starred_message_counts" | "receives_typing_notifications" | "web_suggest_update_timezone" | "fluid_layout_width" | "high_contrast_mode" | "enable_drafts_synchronization" | "translate_emoticons" | "display_emoji_reaction_users" | "web_escape_navigates_to_home_view" | "web_navigate_to_sent_message" | "left_side_userlist" | "hide_ai_features" | "web_inbox_show_channel_folders" | "web_left_sidebar_show_channel_folders" | "web_left_sidebar_unreads_count_summary" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "enable_desktop_notifications" | "enable_sounds" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_digest_emails" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "wildcard_mentions_notify" | "enable_followed_topic_wildcard_mentions_notify" | "automatically_follow_topics_where_mentioned" | "presence_enabled" | "enter_sends" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts" | "enable_login_emails" | "enable_marketing_emails" | "allow_private_data_export";
            /** @description The new value. */
            value: boolean;
        };
        /**
         * @description The `user_settings` event where `op` is `update` and the new value is a number.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "web_mark_read_on_scroll_policy" | "web_channel_default_view" | "web_font_size_px" | "web_line_height_percent" | "color_scheme" | "demote_inactive_streams" | "user_list_style" | "web_stream_unreads_count_display_policy" | "email_notifications_batching_period_seconds" | "desktop_icon_count_display" | "realm_name_in_email_notifications_policy" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "email_address_visibility";
            /** @description The new value. */
            value: number;
        };
        /**
         * @description The `user_settings` event where `op` is `update` and the new value is a string.
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
             * @description The name of the property that changed.
             * @enum {string}
             */
            property: "web_home_view" | "emojiset" | "web_animate_image_previews" | "notification_sound" | "resolved_topic_notice_auto_read_policy" | "timezone";
            /** @description The new value. */
            value: string;
        };
        /**
         * @description A preference of the caller has changed. Goes to the caller's own clients. Names and values are those of `PATCH
         *     /settings`.
         *
         *     **Changes**: 89 added; 439 without the two events that it replaced.
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
         * @description A user has changed their status, or a user who has a status was reactivated or has become visible. Goes to everybody who
         *     can see the user. Contains only what changed. An empty string means that the text or the emoji was removed.
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
            /** @description The text of the status; empty if there is none. */
            status_text?: string;
            /** @description The name of the emoji; empty if there is none. */
            emoji_name?: string;
            /** @description The code that identifies the emoji within `reaction_type`; empty if there is none. */
            emoji_code?: string;
            /**
             * @description The namespace of `emoji_code`; empty if the emoji was removed.
             * @enum {string}
             */
            reaction_type?: "" | "unicode_emoji" | "realm_emoji" | "service_extra_emoji";
            /**
             * @deprecated
             * @description The inverse of the preference `presence_enabled`. Use that instead.
             */
            away?: boolean;
        };
        /**
         * @description 0 = inherited from the channel, 1 = muted, 2 = unmuted, 3 = followed.
         * @enum {integer}
         */
        TopicVisibilityPolicy: 0 | 1 | 2 | 3;
        /**
         * @description The caller's visibility policy of a topic has changed. Goes to the caller's own clients. If sending a message causes the
         *     change, this event precedes the `message` event. The change affects which wildcard mentions count: see `unread_msgs` of
         *     `POST /register`.
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
             * @description When the policy was changed, in UNIX seconds.
             */
            last_updated: number;
            visibility_policy: components["schemas"]["TopicVisibilityPolicy"];
        };
        /**
         * @description **This server does not send it**: the server has no web client.
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
        /**
         * @description Something that happened. `type` says what happened and determines the other fields. Clients ignore types and fields that
         *     they do not know.
         */
        Event: components["schemas"]["AlertWordsEvent"] | components["schemas"]["AttachmentEvent"] | components["schemas"]["ChannelFolderEvent"] | components["schemas"]["CustomProfileFieldsEvent"] | components["schemas"]["DefaultStreamsEvent"] | components["schemas"]["DeleteMessageEvent"] | components["schemas"]["DeviceEvent"] | components["schemas"]["DraftsEvent"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["InvitesChangedEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["MutedUsersEvent"] | components["schemas"]["NavigationViewEvent"] | components["schemas"]["OnboardingStepsEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["ReactionEvent"] | components["schemas"]["RealmEvent"] | components["schemas"]["RealmBotEvent"] | components["schemas"]["RealmDomainsEvent"] | components["schemas"]["RealmEmojiEvent"] | components["schemas"]["RealmExportEvent"] | components["schemas"]["RealmLinkifiersEvent"] | components["schemas"]["RealmPlaygroundsEvent"] | components["schemas"]["RealmUserEvent"] | components["schemas"]["RealmUserSettingsDefaultsEvent"] | components["schemas"]["RemindersEvent"] | components["schemas"]["RestartEvent"] | components["schemas"]["SavedSnippetsEvent"] | components["schemas"]["ScheduledMessagesEvent"] | components["schemas"]["StreamEvent"] | components["schemas"]["SubmessageEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["TypingEvent"] | components["schemas"]["TypingEditMessageEvent"] | components["schemas"]["UpdateMessageEvent"] | components["schemas"]["UpdateMessageFlagsEvent"] | components["schemas"]["UserGroupEvent"] | components["schemas"]["UserSettingsEvent"] | components["schemas"]["UserStatusEvent"] | components["schemas"]["UserTopicEvent"] | components["schemas"]["WebReloadClientEvent"];
        /** @description The response to `getEvents`. */
        GetEventsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the queue that was polled or registered. */
            queue_id: string;
            /** @description The events, in ascending order of their IDs. Empty only with `dont_block` or if another poll released this one. */
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
        /** @description An error of `getEvents`, distinguished by `code`. */
        GetEventsError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_EVENT_QUEUE_ID"];
        /** @description An error of `deleteEventQueue`, distinguished by `code`. */
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
        /** @description A 401 error of `fetchApiKey`, distinguished by `code`. */
        FetchApiKeyUnauthorized: components["schemas"]["AUTHENTICATION_FAILED"] | components["schemas"]["USER_DEACTIVATED"] | components["schemas"]["REALM_DEACTIVATED"] | components["schemas"]["PASSWORD_AUTH_DISABLED"];
        /** @description The response to `getChannelId`. */
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
            /** @description The ID of the inviting user. */
            invited_by_user_id: number;
            /**
             * Format: int64
             * @description When the invitation was last sent, in UNIX seconds.
             */
            invited: number;
            /**
             * Format: int64
             * @description When the invitation expires, in UNIX seconds; null means never.
             */
            expiry_date: number | null;
            invited_as: components["schemas"]["Role"];
            /** @description The invited address. */
            email: string;
            /**
             * @description Whether the invitation is a link for many people.
             * @enum {boolean}
             */
            is_multiuse: false;
            /** @description Whether the inviting user is notified when somebody joins. */
            notify_referrer_on_join: boolean;
        };
        /** @description An invitation link for many people. */
        InvitationLink: {
            /** @description The ID of the link. */
            id: number;
            /** @description The ID of the inviting user. */
            invited_by_user_id: number;
            /**
             * Format: int64
             * @description When the link was created, in UNIX seconds.
             */
            invited: number;
            /**
             * Format: int64
             * @description When the link expires, in UNIX seconds; null means never.
             */
            expiry_date: number | null;
            invited_as: components["schemas"]["Role"];
            /** @description The link. Anybody who has it can request an invitation by email. */
            link_url: string;
            /**
             * @description Whether the invitation is a link for many people.
             * @enum {boolean}
             */
            is_multiuse: true;
            /** @description Whether the inviting user is notified when somebody joins. */
            notify_referrer_on_join: boolean;
        };
        /** @description A pending invitation by email, or a link that anybody who has it can use (`is_multiuse`). */
        Invitation: components["schemas"]["EmailInvitation"] | components["schemas"]["InvitationLink"];
        /** @description The response to `getInvitations`. */
        GetInvitationsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The invitations that are still open. */
            invites: components["schemas"]["Invitation"][];
        };
        /**
         * @description The role of the users who accept: 100 = owner, 200 = administrator, 300 = moderator, 400 = member, 600 = guest. Must not
         *     be more privileged than the caller's own role.
         * @default 400
         * @enum {integer}
         */
        InvitedRole: 100 | 200 | 300 | 400 | 600;
        /** @description The parameters of `sendInvitations`. */
        SendInvitationsRequest: {
            /**
             * @description The email addresses, separated by commas or newlines. `Name <address>` is read as the address. Empty items are
             *     ignored. At least one and at most 500 addresses must remain, by the same rule as `email` of `updateSettings`.
             */
            invitee_emails: string;
            /**
             * @description The channels to which the new user is subscribed. None may be archived. The caller
             *     must be able to read each of them, and be in its `can_add_subscribers_group` or `can_administer_channel_group`, or in
             *     the organisation's `can_add_subscribers_group`. Being an administrator is not enough.
             */
            stream_ids: components["schemas"]["Id"][];
            /**
             * @description How many minutes the invitation is valid; null means for ever. **Changes**: 117 null; 126 replaces
             *     `invite_expires_in_days`.
             * @default 14400
             */
            invite_expires_in_minutes?: number | null;
            invite_as?: components["schemas"]["InvitedRole"];
            /** @description The user groups to which the new user is added. The caller must be allowed to add members to each of them. */
            group_ids?: components["schemas"]["Id"][];
            /**
             * @description Whether the new user is also subscribed to the channels that are default channels when they join.
             * @default false
             */
            include_realm_default_subscriptions?: boolean;
            /**
             * @description Whether the notification bot notifies the caller by direct message when the account is created.
             * @default true
             */
            notify_referrer_on_join?: boolean;
            /**
             * @description The welcome message that the notification bot sends to the new user, as Markdown. Only administrators may set it. If
             *     omitted or null, the organisation's own text is sent. An empty string means that none is sent.
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
        /** @description An error of `sendInvitations`, distinguished by `code`. */
        SendInvitationsError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["INVITATION_FAILED"];
        /** @description The parameters of `createInvitationLink`. */
        CreateInvitationLinkRequest: {
            /**
             * @description The channels to which the new users are subscribed. None may be archived. The caller
             *     must be able to read each of them, and be in its `can_add_subscribers_group` or `can_administer_channel_group`, or in
             *     the organisation's `can_add_subscribers_group`. Being an administrator is not enough.
             * @default []
             */
            stream_ids?: components["schemas"]["Id"][];
            /**
             * @description How many minutes the link is valid; null means for ever.
             * @default 14400
             */
            invite_expires_in_minutes?: number | null;
            invite_as?: components["schemas"]["InvitedRole"];
            /** @description The user groups to which the new users are added. The caller must be allowed to add members to each of them. */
            group_ids?: components["schemas"]["Id"][];
            /**
             * @description Whether the new users are also subscribed to the channels that are default channels when they join.
             * @default false
             */
            include_realm_default_subscriptions?: boolean;
            /**
             * @description The welcome message that the notification bot sends to the new users, as Markdown. Only administrators may set it. If
             *     omitted or null, the organisation's own text is sent. An empty string means that none is sent.
             */
            welcome_message_custom_text?: string | null;
        };
        /** @description The response to `createInvitationLink`. */
        CreateInvitationLinkResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL to give to people. */
            invite_link: string;
        };
        /**
         * @description The code of a language into which the server is translated. Mails, pages and notices to one person are in their
         *     language; notices in channels, mails to addresses without an account, and pages for a browser that asks for none of
         *     these languages are in that of the organisation. A mail that somebody asks for with `locale` is in that language, unless
         *     the address has an account. Errors of the API are in English; the forms of pages say what is wrong in their reader's
         *     language.
         * @enum {string}
         */
        Language: "de" | "en" | "es" | "fr" | "it" | "ja" | "ko" | "pt-br" | "ru" | "zh-hans";
        /**
         * @description Nobody joins the organisation by themselves.
         * @example {
         *       "result": "error",
         *       "code": "INVITATION_REQUIRED",
         *       "msg": "Joining this organisation takes an invitation"
         *     }
         */
        INVITATION_REQUIRED: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `INVITATION_REQUIRED`.
             * @enum {string}
             */
            code: "INVITATION_REQUIRED";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `requestAccount`, distinguished by `code`. */
        RequestAccountError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["INVITATION_REQUIRED"];
        /** @description The response to `markAllAsRead`. */
        MarkAllAsReadResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether no messages are left to be marked. */
            complete: boolean;
        };
        /** @description The response to `markChannelAsRead`. */
        MarkChannelAsReadResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether no messages are left to be marked. */
            complete: boolean;
        };
        /** @description The response to `markTopicAsRead`. */
        MarkTopicAsReadResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether no messages are left to be marked. */
            complete: boolean;
        };
        /**
         * @description A condition on messages. A user is given by ID or email address, a channel by ID or by name in any letter case.
         *
         *     | Operator | Operand | Matches |
         *     |---|---|---|
         *     | `channel` (`stream`) | a channel | messages of the channel |
         *     | `channels` (`streams`) | `public`, `web-public` | messages of all such channels |
         *     | `topic` (`subject`) | a name in any letter case | channel messages of the topic |
         *     | `dm` (`pm-with`) | IDs, or addresses joined by commas | the conversation of exactly these users and the caller |
         *     | `dm-including` (`group-pm-with`) | the same, or one ID | direct messages of conversations in which all these users take part |
         *     | `sender` | a user | messages that the user sent |
         *     | `mentions` | a user | messages that mention the user. **Changes**: 446 added |
         *     | `is` | `dm` (`private`) | direct messages |
         *     | `is` | `starred`, `unread`, `mentioned`, `alerted` | messages on which the caller has that flag; `mentioned` includes wildcard mentions |
         *     | `is` | `followed`, `muted` | messages of topics that the caller follows; messages of muted channels and topics |
         *     | `is` | `resolved` | messages of resolved topics |
         *     | `has` | `attachment`, `image`, `link`, `reaction` | messages with at least one |
         *     | `in` | `home`, `all` | messages that are not muted; all messages |
         *     | `search` | text | messages whose topic or content contains all words of the text, and all its phrases in double quotes |
         *     | `id` | a message ID | that message |
         *     | `near` | a message ID | all messages; the ID becomes the anchor if the request has `newest` |
         *     | `with` | a message ID | the conversation that the message is now in, instead of the one that other terms name |
         *
         *     An unquoted search word of three or more letters also matches longer words that start with it. Letter case and accents are
         *     ignored. `with` cannot be negated. All terms of a narrow together can name at most 1000 users and contain at most 40 search
         *     words. A narrow that names a channel or a topic as well as direct messages is refused.
         */
        NarrowTerm: {
            /** @description One of the operators of the table. */
            operator: string;
            /** @description A name, an ID or a list of IDs, depending on the operator. */
            operand: string | number | number[];
            /**
             * @description Whether the term is negated, so that messages must not match it.
             * @default false
             */
            negated?: boolean;
        };
        /** @description A term is an object or, in the older form, a pair of operator and operand. */
        WrittenTerm: components["schemas"]["NarrowTerm"] | components["schemas"]["TermPair"];
        /**
         * @description One change of a message: its content (`prev_content` and `prev_rendered_content`), its topic (`topic` and `prev_topic`),
         *     its channel (`stream` and `prev_stream`), or its topic together with one of the others. For a move from a channel that the
         *     caller may not read, only `stream` is present, and the values before the move are left out.
         */
        EditHistoryEntry: {
            /** @description The ID of the user who made the change; null if it is not recorded. */
            user_id: number | null;
            /**
             * Format: int64
             * @description When the change was made, in UNIX seconds.
             */
            timestamp: number;
            /** @description The content before the change, as Markdown source. */
            prev_content?: string;
            /** @description The content before the change, as HTML. */
            prev_rendered_content?: string;
            /** @description The topic after the change. */
            topic?: string;
            /** @description The topic before the change. */
            prev_topic?: string;
            /** @description The ID of the channel after the change. */
            stream?: number;
            /** @description The ID of the channel before the change. */
            prev_stream?: number;
        };
        /** @description A message as one user sees it. */
        Message: {
            /**
             * Format: int64
             * @description The ID of the message. It is unique, and later messages have higher IDs.
             */
            id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the user who sent it. */
            sender_id: number;
            /** @description The sender's API email address. If the reader may not access the sender, it is the dummy address. */
            sender_email: string;
            /**
             * @description The sender's name. If the reader may not access the sender, it is `Unknown user`.
             *
             *     **Changes**: 228 guests who may not access all users do not see the names, addresses and avatars of senders.
             */
            sender_full_name: string;
            /** @description The subdomain of the sender's organisation; empty for the root domain. */
            sender_realm_str: string;
            /**
             * @description The URL of the sender's avatar. Null if the client computes avatar URLs (`client_gravatar`), the caller may see the
             *     real email address, and the sender's avatar is hosted by a third party.
             */
            avatar_url: string | null;
            /** @description The content as HTML or Markdown source, as `content_type` says. */
            content: string;
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: int64
             * @description When the message was sent, in UNIX seconds.
             */
            timestamp: number;
            /** @description The name of the client that sent it. */
            client: string;
            /**
             * @description The topic; for a direct message the empty string. How the empty topic is written depends on the operation's
             *     `allow_empty_topic_name`.
             */
            subject: string;
            /** @description The links in the topic, in order: what linkifiers find, and URLs. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description The ID of the channel. Present only for a channel message. */
            stream_id?: number;
            display_recipient: components["schemas"]["DisplayRecipient"];
            /** @description A number that is the same for all messages of a channel or of a set of participants. It has no other meaning. */
            recipient_id: number;
            /** @description Whether the text starts with `/me `, so that it describes what the sender does. */
            is_me_message: boolean;
            /** @description The reactions, in the order in which they were added. */
            reactions: components["schemas"]["Reaction"][];
            /** @description Of a poll or a to-do list, what it began with and how it was changed since, oldest first (`POST /submessage`). Otherwise empty. */
            submessages: components["schemas"]["Submessage"][];
            /** @description The caller's flags on the message, in no particular order. */
            flags: components["schemas"]["MessageFlag"][];
            /**
             * Format: int64
             * @description When the content was last edited, in UNIX seconds. Absent if it never was.
             */
            last_edit_timestamp?: number;
            /**
             * Format: int64
             * @description When the message was last moved to another topic or channel, in UNIX seconds. Absent if it never was. Resolving a
             *     topic is not a move. **Changes**: 365 added.
             */
            last_moved_timestamp?: number;
            /** @description The changes of the message, newest first. Absent if there are none. */
            edit_history?: components["schemas"]["EditHistoryEntry"][];
            /** @description The content as HTML, with each match in `<span class="highlight">`. Present only if the narrow searches. */
            match_content?: string;
            /** @description The topic, HTML-escaped, with each match in `<span class="highlight">`. Present only if the narrow searches. */
            match_subject?: string;
        };
        /** @description The response to `getMessages`. */
        GetMessagesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The messages, in ascending order of ID. */
            messages: components["schemas"]["Message"][];
            /**
             * Format: int64
             * @description The ID that the anchor resolves to: 0 for `oldest`; 10000000000000000 for `newest`, and for a `first_unread` or a
             *     `date` that found nothing. Present unless `message_ids` was given.
             */
            anchor?: number;
            /** @description Whether the messages include the one with the ID `anchor`. Present unless `message_ids` was given. */
            found_anchor?: boolean;
            /**
             * @description True if nothing older matches: the anchor is `oldest`, or fewer than `num_before` messages were found before it. False
             *     if exactly `num_before` were found, and if older messages were left out because the response would be too large.
             *     Present unless `message_ids` was given.
             */
            found_oldest?: boolean;
            /**
             * @description True if nothing newer matches: the anchor is `newest`, or fewer than `num_after` messages were found after it. False
             *     if exactly `num_after` were found, and if newer messages were left out because the response would be too large. If
             *     `message_ids` was given, present, and false, only if messages after the last one were left out for that reason.
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
        /** @description An error of `getMessages`, distinguished by `code`. */
        GetMessagesError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_NARROW"];
        /**
         * @description `direct` or `channel`. `stream` is an alias of `channel`; `private` is a deprecated alias of `direct`. **Changes**: 174
         *     `direct`; 248 `channel`.
         * @enum {string}
         */
        MessageTypeParameter: "direct" | "channel" | "stream" | "private";
        /** @description The parameters of `sendMessage`. */
        SendMessageRequest: {
            type: components["schemas"]["MessageTypeParameter"];
            /**
             * @description The addressee. For a channel, its name or its ID; the name is JSON text of a string, but a bare name is accepted too.
             *     For a direct message, a list of user IDs or a list of API email addresses, not both; one user ID and comma-separated
             *     addresses are accepted too. The sender can be listed, but is ignored unless alone.
             */
            to: number | string | number[] | string[];
            /**
             * @description The text: Markdown, at most `max_message_length` code points. White space at the end and newlines at the start are
             *     removed. Rendered as HTML, the rest must show something, and has at most 800,000 bytes and links to at most 100 different
             *     uploaded files.
             */
            content: string;
            /**
             * @description The topic, at most `max_topic_length` code points. Required for a channel message, where it can be the empty string.
             *     For a direct message it has no effect. White space around it is removed.
             *     `(no topic)` and `realm_empty_topic_display_name` are read as the empty string. The check mark and space (`✔ `) of a
             *     resolved topic do not count.
             *     Each run of spaces and tabs is one space.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. Cannot be combined with `topic`.
             */
            subject?: string;
            /**
             * @description The ID of the client's event queue, if the client displays the message itself before the event arrives (local echo).
             *     Requires `local_id`.
             */
            queue_id?: string;
            /**
             * @description A unique string that the client chooses. It is returned as `local_message_id` in the event of that queue. Requires
             *     `queue_id`.
             */
            local_id?: string;
            /**
             * @description Whether the message counts as read by its sender. If omitted, it is true if the client, by its
             *     `User-Agent`, is one that a person uses, such as a browser or an app.
             *     **Changes**: 236 added.
             */
            read_by_sender?: boolean;
        };
        /** @description The response to `sendMessage`. */
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
             * @description The new visibility policy of the topic for the sender: 2 = unmuted, 3 = followed. Present only if sending the message
             *     changed it.
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
        /** @description An error of `sendMessage`, distinguished by `code`. */
        SendMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"] | components["schemas"]["STREAM_WILDCARD_MENTION_NOT_ALLOWED"] | components["schemas"]["TOPIC_WILDCARD_MENTION_NOT_ALLOWED"];
        /**
         * @description Whether it is set (`add`) or cleared (`remove`).
         * @enum {string}
         */
        FlagOperation: "add" | "remove";
        /**
         * @description A flag that users can change.
         * @enum {string}
         */
        ChangeableFlag: "read" | "starred" | "collapsed";
        /** @description The response to `updateMessageFlags`. */
        UpdateMessageFlagsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the messages that changed, in ascending order. Messages that already had the requested state are left out. */
            messages: number[];
            /**
             * @description The IDs of the channels whose messages were skipped because the caller is not subscribed to them. Present only if
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        /** @description A list of terms. A message matches if it matches all of them. */
        Narrow: components["schemas"]["WrittenTerm"][];
        /** @description The parameters of `updateMessageFlagsForNarrow`. */
        UpdateMessageFlagsForNarrowRequest: {
            /**
             * @description A message ID, `newest`, `oldest`, or `first_unread`. `first_unread` is the oldest unread message that matches, muted
             *     or not, or the newest message if there is none. An ID below 0 is read as 0, and an ID of 10000000000000000 or more as
             *     `newest`.
             */
            anchor: string;
            /**
             * @description Whether the anchor itself is included. Must be true if both numbers are above 0.
             * @default true
             */
            include_anchor?: boolean;
            /** @description The maximum number of messages before the anchor. */
            num_before: number;
            /** @description The maximum number of messages after the anchor. */
            num_after: number;
            narrow: components["schemas"]["Narrow"];
            op: components["schemas"]["FlagOperation"];
            flag: components["schemas"]["ChangeableFlag"];
        };
        /** @description The response to `updateMessageFlagsForNarrow`. */
        UpdateMessageFlagsForNarrowResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description How many messages matched within the range; at most `num_before` + 1 + `num_after`. */
            processed_count: number;
            /** @description How many of these messages changed. */
            updated_count: number;
            /**
             * Format: int64
             * @description The lowest ID of the processed messages; null if there are none.
             */
            first_processed_id: number | null;
            /**
             * Format: int64
             * @description The highest ID of the processed messages; null if there are none.
             */
            last_processed_id: number | null;
            /**
             * @description True if nothing older matches: the anchor is `oldest`, or fewer than `num_before` messages (as limited by the server)
             *     were found before it. False if exactly that many were found.
             */
            found_oldest: boolean;
            /**
             * @description True if nothing newer matches: the anchor is `newest`, or fewer than `num_after` messages (as limited by the server)
             *     were found after it. False if exactly that many were found.
             */
            found_newest: boolean;
            /**
             * @description The IDs of the channels whose messages were skipped because the caller is not subscribed to them. Present only if
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        /** @description An error of `updateMessageFlagsForNarrow`, distinguished by `code`. */
        UpdateMessageFlagsForNarrowError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_NARROW"];
        /** @description The response to `renderMessage`. */
        RenderMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The rendered HTML. */
            rendered: string;
        };
        /** @description The response to `getMatchingMessages`. */
        GetMatchingMessagesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * @description Present, and false, only if messages were left out because the response would be too large. These are the messages
             *     with IDs above the highest ID in the response.
             */
            found_newest?: boolean;
            /** @description The matches, by message ID. */
            messages: {
                [key: string]: {
                    /** @description The content as HTML, with each matching word in `<span class="highlight">`. */
                    match_content: string;
                    /** @description The topic, HTML-escaped, with each matching word in `<span class="highlight">`. */
                    match_subject: string;
                };
            };
        };
        /** @description An error of `getMatchingMessages`, distinguished by `code`. */
        GetMatchingMessagesError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["BAD_NARROW"];
        /** @description The response to `getMessage`. */
        GetMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            message: components["schemas"]["Message"];
            /**
             * @deprecated
             * @description The Markdown source. Use `content` of `message` with `apply_markdown` false instead.
             */
            raw_content: string;
        };
        /** @description The parameters of `updateMessage`. */
        UpdateMessageRequest: {
            /**
             * @description The new text: Markdown, at most `max_message_length` code points, at most 800,000 bytes when rendered as HTML, and
             *     with links to at most 100 different uploaded files. Empty text is stored as `(deleted)`; other text must show
             *     something when rendered. Cannot be combined with `stream_id`.
             */
            content?: string;
            /**
             * @description The SHA-256, in hexadecimal, of the UTF-8 text that the client last saw. The edit is refused if the stored text is
             *     different. **Changes**: 379 added.
             */
            prev_content_sha256?: string;
            /**
             * @description The new topic of a channel message, at most `max_topic_length` code points, not counting the check mark and space (`✔
             *     `) of a resolved topic. `(no topic)` and `realm_empty_topic_display_name` are read as the empty string, which cannot
             *     be marked as resolved. **Changes**: 334 the empty string; 370 `(no topic)`.
             *     Each run of spaces and tabs is one space.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. Cannot be combined with `topic`.
             */
            subject?: string;
            /** @description The ID of the channel to which the channel message is moved. **Changes**: 1 added. */
            stream_id?: number;
            propagate_mode?: components["schemas"]["PropagateMode"];
            /**
             * @description Whether the notification bot writes in the old topic where the messages went. If omitted, it is false. If only the
             *     content is edited, it has no effect. **Changes**: 9 added.
             */
            send_notification_to_old_thread?: boolean;
            /**
             * @description Whether the notification bot writes in the new topic where the messages came from. If omitted, it is true. The bot
             *     writes nothing if the topic is only resolved or unresolved. If only the content is edited, the parameter has no
             *     effect. **Changes**: 9 added.
             */
            send_notification_to_new_thread?: boolean;
        };
        /** @description The response to `updateMessage`. */
        UpdateMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * @description The sender's files that, because of this edit, are no longer used in any message or scheduled message. The client
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
        /** @description An error of `updateMessage`, distinguished by `code`. */
        UpdateMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["MOVE_MESSAGES_TIME_LIMIT_EXCEEDED"] | components["schemas"]["STREAM_WILDCARD_MENTION_NOT_ALLOWED"] | components["schemas"]["TOPIC_WILDCARD_MENTION_NOT_ALLOWED"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /**
         * @description A message as it was after one change. The `prev_...` fields have what the change replaced. An entry without `stream` and
         *     without `prev_...` fields is the message as it was sent.
         */
        MessageHistoryEntry: {
            /** @description The topic; for a direct message the empty string. */
            topic: string;
            /** @description The content, as Markdown source. */
            content: string;
            /** @description The content, as HTML. */
            rendered_content: string;
            /** @description The ID of the user who sent or changed the message; null if it is not recorded. */
            user_id: number | null;
            /**
             * Format: int64
             * @description When the message was sent or changed, in UNIX seconds.
             */
            timestamp: number;
            /** @description The content before the change, as Markdown source. */
            prev_content?: string;
            /** @description The content before the change, as HTML. */
            prev_rendered_content?: string;
            /** @description The topic before the change. */
            prev_topic?: string;
            /** @description The ID of the channel after the change. */
            stream?: number;
            /** @description The ID of the channel before the change. */
            prev_stream?: number;
        };
        /** @description The response to `getMessageHistory`. */
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
        /** @description An error of `addReaction`, distinguished by `code`. */
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
        /** @description An error of `removeReaction`, distinguished by `code`. */
        RemoveReactionError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REACTION_DOES_NOT_EXIST"];
        /** @description The response to `getReadReceipts`. */
        GetReadReceiptsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the people who have read the message, in ascending order. */
            user_ids: number[];
        };
        /**
         * @description Whether the user has started or stopped typing or editing.
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
        /** @description An error of `sendTestPushNotification`, distinguished by `code`. */
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
        /** @description A failure of `sendTestPushNotification` at the push relay, distinguished by `code`. */
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
        /** @description An error of `registerPushDevice`, distinguished by `code`. */
        RegisterPushDeviceError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["PUSH_SERVICE_NOT_CONFIGURED"];
        /** @description The response to `getNavigationViews`. */
        GetNavigationViewsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The views that the caller has added or configured, in the order in which that happened. */
            navigation_views: components["schemas"]["NavigationView"][];
        };
        /**
         * @description A new value of a permission: either a plain value (an integer, or `direct_members` and `direct_subgroups`), or `new` and
         *     `old`, each of them a plain value. With `old`, the request fails with EXPECTATION_MISMATCH and changes nothing if the
         *     permission no longer has that value.
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
            /** @description The IDs of users. Must come with `direct_subgroups`. */
            direct_members?: components["schemas"]["Id"][];
            /** @description The IDs of user groups. Must come with `direct_members`. */
            direct_subgroups?: components["schemas"]["Id"][];
            new?: components["schemas"]["GroupSettingValue"];
            old?: components["schemas"]["GroupSettingValue"];
        };
        /** @description The parameters of `updateRealm`. */
        UpdateRealmRequest: {
            /** @description The name of the organisation, at most 40 code points. Each run of spaces and tabs is one space. */
            name?: string;
            /** @description The description of the organisation: Markdown, at most 1000 code points. */
            description?: string;
            default_language?: components["schemas"]["Language"];
            /** @description After how many days a member becomes a full member. */
            waiting_period_threshold?: number;
            /** @description After how many days messages are deleted; -1 means never. */
            message_retention_days?: number;
            /** @description After how many days entries of the audit log are deleted; -1 means never. */
            audit_log_retention_days?: number;
            /** @description The ID of the channel in which new channels are announced; -1 means none. The channel must not be archived. */
            new_stream_announcements_stream_id?: number;
            /** @description The ID of the channel in which messages are reported; -1 means none. The channel must be private and not archived. */
            moderation_request_channel_id?: number;
            /** @description The maximum age, in seconds, at which the content of a message may be edited; null if there is no limit. */
            message_content_edit_limit_seconds?: number | null;
            /** @description The maximum age, in seconds, at which senders may delete their messages; null if there is no limit. */
            message_content_delete_limit_seconds?: number | null;
            /**
             * @description The maximum age, in seconds, at which a message may be moved to another topic; null if there is no limit. The limit
             *     does not apply to moderators and above.
             */
            move_messages_within_stream_limit_seconds?: number | null;
            /**
             * @description The maximum age, in seconds, at which a message may be moved to another channel; null if there is no limit. The limit
             *     does not apply to moderators and above.
             */
            move_messages_between_streams_limit_seconds?: number | null;
            /** @description Whether the organisation may have web-public channels, which spectators may read. */
            enable_spectator_access?: boolean;
            /**
             * @description Whether people join only by invitation. If it is false, anybody may join by confirming an address (`POST /join`, and
             *     the page `/join`), and accounts younger than three days, apart from those of administrators, may not invite others.
             */
            invite_required?: boolean;
            /** @description Whether only people with an address in one of the `realm_domains` may join. */
            emails_restricted_to_domains?: boolean;
            /** @description Whether addresses of disposable email services are refused. */
            disallow_disposable_email_addresses?: boolean;
            /** @description Whether only administrators may change names. */
            name_changes_disabled?: boolean;
            /** @description Whether only administrators may change email addresses. */
            email_changes_disabled?: boolean;
            /** @description Whether full names must be unique. */
            require_unique_names?: boolean;
            /** @description Whether presence is turned off in the organisation. */
            presence_disabled?: boolean;
            /** @description Whether `GET /messages/{message_id}/read_receipts` tells who has read a message. */
            enable_read_receipts?: boolean;
            /** @description Whether messages show the uploaded images and videos that they link to. Otherwise these are links. It acts when a message is sent or edited. */
            inline_image_preview?: boolean;
            /** @description Whether senders may edit the content of their messages. */
            allow_message_editing?: boolean;
            /** @description Whether email notifications may show messages, their senders and the conversation, to users who want that. */
            message_content_allowed_in_email_notifications?: boolean;
            /** @description Whether people who were away for a week get a weekly digest by email, if they want one. */
            digest_emails_enabled?: boolean;
            /** @description The day of the week, in UTC, on which digests are sent from noon on. 0 is Monday. Nobody gets two digests within seven days. */
            digest_weekday?: number;
            /** @description Whether the notification bot announces changes of a channel in that channel. */
            send_channel_events_messages?: boolean;
            topics_policy?: components["schemas"]["RealmTopicsPolicy"];
            /** @description The welcome message for new users: Markdown, at most 8000 code points. */
            welcome_message_custom_text?: string;
            can_access_all_users_group?: components["schemas"]["GroupSettingRequest"];
            can_add_custom_emoji_group?: components["schemas"]["GroupSettingRequest"];
            can_add_subscribers_group?: components["schemas"]["GroupSettingRequest"];
            can_create_bots_group?: components["schemas"]["GroupSettingRequest"];
            can_create_groups?: components["schemas"]["GroupSettingRequest"];
            can_create_private_channel_group?: components["schemas"]["GroupSettingRequest"];
            can_create_public_channel_group?: components["schemas"]["GroupSettingRequest"];
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingRequest"];
            can_create_write_only_bots_group?: components["schemas"]["GroupSettingRequest"];
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
        /** @description An error of `updateRealm`, distinguished by `code`. */
        UpdateRealmError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /**
         * @description What was done. `login_failed` is not a change: somebody gave a wrong password for an account, or one that was not even
         *     tried because there were too many. An entry counts such attempts from one address within a minute, as the property
         *     `attempts`; it has no subject if there is no such account.
         * @enum {string}
         */
        AuditAction: "added" | "changed" | "removed" | "deactivated" | "reactivated" | "exported" | "imported" | "purged" | "login_failed";
        /**
         * @description The kind of thing to which it was done.
         * @enum {string}
         */
        AuditSubject: "channel" | "channel_folder" | "domain" | "emoji" | "group" | "invitation" | "linkifier" | "message" | "organisation" | "playground" | "profile_field" | "user" | "user_settings_defaults";
        /**
         * @description Who did it: a user, the operator of the server with the admin command, or the server itself, for example for somebody who
         *     used a link from a mail, or whose login failed.
         * @enum {string}
         */
        AuditActorType: "user" | "operator" | "server";
        /**
         * @description A property before and after a change.
         * @example {
         *       "property": "role",
         *       "before": "400",
         *       "after": "200"
         *     }
         */
        AuditChange: {
            /** @description The name of the property. */
            property: string;
            /**
             * @description The former value as JSON text, because properties have values of all kinds. Null if there was none, and for secrets. For
             *     a list, an object whose `removed` lists what was removed.
             */
            before: string | null;
            /** @description The new value in the same form; for a list, an object whose `added` lists what was added. */
            after: string | null;
        };
        /**
         * @description An entry of the audit log.
         * @example {
         *       "id": 71,
         *       "timestamp": 1760000000,
         *       "actor_type": "user",
         *       "actor_id": 1,
         *       "address": "192.0.2.7",
         *       "client": "ZulipMobile",
         *       "action": "changed",
         *       "subject_type": "user",
         *       "subject_id": 5,
         *       "subject_name": "Mo Member",
         *       "changes": [
         *         {
         *           "property": "role",
         *           "before": "400",
         *           "after": "200"
         *         }
         *       ]
         *     }
         */
        AuditEntry: {
            /** @description The ID of the entry. Newer entries have higher IDs. */
            id: number;
            /**
             * Format: int64
             * @description When it was done, in UNIX seconds.
             */
            timestamp: number;
            actor_type: components["schemas"]["AuditActorType"];
            /** @description The ID of the user who did it. Null if it was no user. */
            actor_id: number | null;
            /** @description The network address of the request. Null for work without a request. */
            address: string | null;
            /** @description The name of the client that sent the request. Null for pages of the server and for work without a request. */
            client: string | null;
            action: components["schemas"]["AuditAction"];
            subject_type: components["schemas"]["AuditSubject"];
            /** @description The ID of the subject. Null if it has none, and for an order of all subjects of its kind. */
            subject_id: number | null;
            /**
             * @description What the subject was called before it changed: the full name of a user, the name of a channel, the address of an
             *     invitation. For a message it is the name of its channel. Empty if there is no name.
             */
            subject_name: string;
            /** @description The properties that changed. */
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description The response to `getAuditLog`. */
        GetAuditLogResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The entries, the newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description Whether no older entries match. */
            found_oldest: boolean;
        };
        /** @description The response to `getRealmDomains`. */
        GetRealmDomainsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The domains, in the order in which they were added. */
            domains: components["schemas"]["RealmDomain"][];
        };
        /** @description The response to `getCustomEmoji`. */
        GetCustomEmojiResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The custom emoji, by ID. */
            emoji: {
                [key: string]: components["schemas"]["RealmEmoji"];
            };
        };
        /** @description An error of `addCustomEmoji`, distinguished by `code`. */
        AddCustomEmojiError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The pattern, the URL with `%(name)s` instead of `{name}` and `%%` instead of `%`, and the ID. */
        LegacyLinkifier: (string | number)[];
        /** @description The response to `getLegacyLinkifiers`. */
        GetLegacyLinkifiersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The linkifiers, in their order. Those whose template has other expressions than `{name}` are left out. */
            filters: components["schemas"]["LegacyLinkifier"][];
        };
        /** @description The response to `addLinkifier`. */
        AddLinkifierResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the linkifier. */
            id: number;
        };
        /** @description The response to `uploadRealmIcon`. */
        UploadRealmIconResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            icon_url: components["schemas"]["RealmIconUrl"];
        };
        /** @description An error of `uploadRealmIcon`, distinguished by `code`. */
        UploadRealmIconError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The response to `deleteRealmIcon`. */
        DeleteRealmIconResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            icon_url: components["schemas"]["RealmIconUrl"];
        };
        /** @description An error of `uploadRealmLogo`, distinguished by `code`. */
        UploadRealmLogoError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The response to `getLinkifiers`. */
        GetLinkifiersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The linkifiers, in their order. */
            linkifiers: components["schemas"]["Linkifier"][];
        };
        /** @description The response to `addPlayground`. */
        AddPlaygroundResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the playground. */
            id: number;
        };
        /**
         * @description When a user was last present, in the older format. Both keys have the same values. **Changes**: 178 always both keys, with
         *     `website` as the only client.
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
            /** @description The latest report of any client. */
            aggregated: {
                /**
                 * @description The client. Always `website`.
                 * @enum {string}
                 */
                client: "website";
                status: components["schemas"]["PresenceStatus"];
                /**
                 * Format: int64
                 * @description When the user was last present, in UNIX seconds.
                 */
                timestamp: number;
            };
            /** @description The latest report of any client. */
            website: {
                /**
                 * @description The client. Always `website`.
                 * @enum {string}
                 */
                client: "website";
                status: components["schemas"]["PresenceStatus"];
                /**
                 * Format: int64
                 * @description When the user was last present, in UNIX seconds.
                 */
                timestamp: number;
                /**
                 * @description Always false.
                 * @enum {boolean}
                 */
                pushable: false;
            };
        };
        /** @description The response to `getRealmPresence`. */
        GetRealmPresenceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The server's time, in UNIX seconds with fractions. */
            server_timestamp: number;
            /** @description Presence by API email address. Users who do not share presence, or have reported none, are left out. */
            presences: {
                [key: string]: components["schemas"]["LegacyPresence"];
            };
        };
        /** @description The response to `getProfileFields`. */
        GetProfileFieldsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The profile fields of the organisation, in their order. */
            custom_fields: components["schemas"]["CustomProfileField"][];
        };
        /**
         * @description Details of the type. For type 3, the options by key, at least one. For type 7, `subtype` and, if that is `custom`,
         *     `url_pattern`, in which `%(username)s` stands for the value. Empty for any other type.
         */
        ProfileFieldData: {
            [key: string]: string | {
                /** @description The text to show for the option. Each run of spaces and tabs is one space. */
                text: string;
                /** @description The position of the option, as a string. */
                order: string;
            };
        };
        /** @description The parameters of `createProfileField`. */
        CreateProfileFieldRequest: {
            field_type: components["schemas"]["ProfileFieldType"];
            /** @description The name: trimmed, then 1 to 40 code points. Each run of spaces and tabs is one space. */
            name: string;
            /**
             * @description Help for users who fill in the field, at most 80 code points.
             * @default
             */
            hint?: string;
            field_data?: components["schemas"]["ProfileFieldData"];
            /**
             * @description Whether the short form of a profile shows the field.
             * @default false
             */
            display_in_profile_summary?: boolean;
            /**
             * @description Whether users are asked to fill in the field.
             * @default false
             */
            required?: boolean;
            /**
             * @description Whether users can change their own value; if not, only administrators can.
             * @default true
             */
            editable_by_user?: boolean;
            /**
             * @description Whether users are found by the value of this field where people look up users. Only for types 1, 3 and 8.
             * @default false
             */
            use_for_user_matching?: boolean;
        };
        /** @description The response to `createProfileField`. */
        CreateProfileFieldResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the field. */
            id: number;
        };
        /** @description The parameters of `updateProfileField`. */
        UpdateProfileFieldRequest: {
            /** @description The name: trimmed, then 1 to 40 code points. Each run of spaces and tabs is one space. */
            name?: string;
            /** @description Help for users who fill in the field, at most 80 code points. */
            hint?: string;
            field_data?: components["schemas"]["ProfileFieldData"];
            /** @description Whether the short form of a profile shows the field. */
            display_in_profile_summary?: boolean;
            /** @description Whether users are asked to fill in the field. */
            required?: boolean;
            /** @description Whether users can change their own value; if not, only administrators can. */
            editable_by_user?: boolean;
            /** @description Whether users are found by the value of this field where people look up users. Only for types 1, 3 and 8. */
            use_for_user_matching?: boolean;
        };
        /** @description The response to `sendTestWelcomeMessage`. */
        SendTestWelcomeMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: int64
             * @description The ID of the message.
             */
            message_id: number;
        };
        /** @description Whether times are shown in the 24-hour format, by clients and in mails. */
        TwentyFourHourTime: boolean;
        /** @description Whether the number of starred messages is shown. Kept for clients. */
        StarredMessageCounts: boolean;
        /** @description Whether typing events are delivered to the user. **Changes**: 253 added. */
        ReceivesTypingNotifications: boolean;
        /** @description Whether the web client offers to update the time zone when the computer has a different one. Kept for clients. */
        WebSuggestUpdateTimezone: boolean;
        /** @description Whether the centre panel uses the full width. Kept for clients. */
        FluidLayoutWidth: boolean;
        /** @description Whether colours have a higher contrast. Kept for clients. */
        HighContrastMode: boolean;
        /** @description Whether drafts are kept on the server. Turning it off deletes all drafts. No event tells clients to delete their copies. */
        EnableDraftsSynchronization: boolean;
        /**
         * @description Whether emoticons become emoji in messages that the user sends, schedules or edits: `:)`, `(:`, `:(`, `<3`, `:|`, `:/`,
         *     `;)`, `:D`, `:o`, `:O`, `:p` and `:P`, where they stand between spaces or punctuation, outside code and links. The text
         *     stays as it was typed; only its HTML changes.
         */
        TranslateEmoticons: boolean;
        /** @description Whether a reaction shows the names of its users instead of their number when there are only a few. Kept for clients. */
        DisplayEmojiReactionUsers: boolean;
        /** @description Whether the Escape key opens the home view. Kept for clients. */
        WebEscapeNavigatesToHomeView: boolean;
        /** @description Whether the web client goes to the conversation of a message that the user has just sent. Kept for clients. */
        WebNavigateToSentMessage: boolean;
        /** @description Whether the list of users is on the left in narrow windows. Kept for clients. */
        LeftSideUserlist: boolean;
        /** @description Whether features that use language models are hidden. Kept for clients. */
        HideAiFeatures: boolean;
        /** @description Whether the inbox groups channels by folder. Kept for clients. */
        WebInboxShowChannelFolders: boolean;
        /** @description Whether the left sidebar groups channels by folder. Kept for clients. */
        WebLeftSidebarShowChannelFolders: boolean;
        /** @description Whether the left sidebar shows totals of unread messages. Kept for clients. */
        WebLeftSidebarUnreadsCountSummary: boolean;
        /** @description Whether channel messages cause visible desktop notifications, unless the subscription specifies otherwise. Kept for clients. */
        EnableStreamDesktopNotifications: boolean;
        /**
         * @description Whether channel messages cause email notifications, unless the subscription specifies otherwise or the channel or topic is
         *     muted.
         */
        EnableStreamEmailNotifications: boolean;
        /**
         * @description Whether channel messages cause mobile notifications, unless the subscription specifies otherwise or the channel or topic
         *     is muted.
         */
        EnableStreamPushNotifications: boolean;
        /** @description Whether channel messages cause audible desktop notifications, unless the subscription specifies otherwise. Kept for clients. */
        EnableStreamAudibleNotifications: boolean;
        /** @description Whether direct messages and mentions cause visible desktop notifications. Kept for clients. */
        EnableDesktopNotifications: boolean;
        /** @description Whether direct messages and mentions cause audible desktop notifications. Kept for clients. */
        EnableSounds: boolean;
        /** @description Whether messages in followed topics cause visible desktop notifications. Kept for clients. */
        EnableFollowedTopicDesktopNotifications: boolean;
        /**
         * @description Whether messages in followed topics cause email notifications, unless the user reads them or comes back before the mail
         *     is due.
         */
        EnableFollowedTopicEmailNotifications: boolean;
        /** @description Whether messages in followed topics cause mobile notifications. */
        EnableFollowedTopicPushNotifications: boolean;
        /** @description Whether messages in followed topics cause audible desktop notifications. Kept for clients. */
        EnableFollowedTopicAudibleNotifications: boolean;
        /**
         * @description Whether direct messages and mentions cause email notifications, unless the user reads them or comes back before the mail
         *     is due. A mail is due when the batching period ends that began with its first message. It contains what is unread then,
         *     by conversation, and a link that turns off mails of its kind.
         */
        EnableOfflineEmailNotifications: boolean;
        /**
         * @description Whether direct messages and mentions cause mobile notifications. A mention of the user or of one of their groups does in
         *     muted topics too, a wildcard mention does not.
         */
        EnableOfflinePushNotifications: boolean;
        /**
         * @description Whether messages cause mobile notifications even while the user is online. A user is online if one of their event queues
         *     that get messages was polled in the last 100 seconds, unless their clients report presence, and nobody was active in the
         *     last 200 seconds.
         */
        EnableOnlinePushNotifications: boolean;
        /**
         * @description Whether the user gets a weekly digest by email after a week of absence: no request, no presence and no open event queue.
         *     It has the busiest topics that the user may read and has not muted, new channels and new people, and a link that turns it
         *     off. Digests are sent where the organisation has turned them on (`digest_emails_enabled`), on its `digest_weekday`.
         */
        EnableDigestEmails: boolean;
        /**
         * @description Whether email notifications show the messages, their senders and the conversation. Otherwise they say only how many there
         *     are.
         */
        MessageContentInEmailNotifications: boolean;
        /** @description Whether desktop notifications quote direct messages. Kept for clients. */
        PmContentInDesktopNotifications: boolean;
        /** @description Whether wildcard mentions notify the user like personal mentions, unless the subscription specifies otherwise. */
        WildcardMentionsNotify: boolean;
        /** @description Whether wildcard mentions in followed topics notify the user like personal mentions. */
        EnableFollowedTopicWildcardMentionsNotify: boolean;
        /**
         * @description Whether the user automatically follows topics in which they are mentioned by name or through a user group, when the message
         *     is sent or edited, unless they have muted the topic or the person who mentions them. A wildcard mention makes nobody follow.
         */
        AutomaticallyFollowTopicsWhereMentioned: boolean;
        /** @description Whether other users see the user's presence. Turning it off makes the user appear absent immediately. */
        PresenceEnabled: boolean;
        /** @description Whether the Enter key sends the message. Kept for clients. */
        EnterSends: boolean;
        /** @description Whether other users see when the user is typing a direct message. */
        SendPrivateTypingNotifications: boolean;
        /** @description Whether other users see when the user is typing a channel message. */
        SendStreamTypingNotifications: boolean;
        /** @description Whether `GET /messages/{message_id}/read_receipts` tells others which messages the user has read. */
        SendReadReceipts: boolean;
        /**
         * @description When scrolling marks messages as read: 1 = always, 2 = only in conversation views, 3 = never. Kept for clients.
         * @enum {integer}
         */
        WebMarkReadOnScrollPolicy: 1 | 2 | 3;
        /**
         * @description What a click on a channel opens: 1 = its top topic, 2 = its feed, 3 = the list of its topics, 4 = its top unread
         *     topic. Kept for clients.
         * @enum {integer}
         */
        WebChannelDefaultView: 1 | 2 | 3 | 4;
        /** @description The font size, in pixels. Kept for clients. */
        WebFontSizePx: number;
        /** @description The line height, in percent. For example, 120 means 1.2. Kept for clients. */
        WebLineHeightPercent: number;
        /**
         * @description 1 = automatic, 2 = dark, 3 = light. Kept for clients.
         * @enum {integer}
         */
        ColorScheme: 1 | 2 | 3;
        /**
         * @description Whether inactive channels are hidden: 1 = automatic, 2 = always, 3 = never. Kept for clients.
         * @enum {integer}
         */
        DemoteInactiveStreams: 1 | 2 | 3;
        /**
         * @description The style of the list of users: 1 = compact, 2 = with status, 3 = with avatar and status. Kept for clients.
         * @enum {integer}
         */
        UserListStyle: 1 | 2 | 3;
        /**
         * @description Where unread messages are counted: 1 = all channels, 2 = unmuted channels and topics, 3 = no channels. Kept for clients.
         * @enum {integer}
         */
        WebStreamUnreadsCountDisplayPolicy: 1 | 2 | 3;
        /**
         * @description How long notifications are collected, in seconds, from the first message on. Then there is one email for each
         *     conversation.
         */
        EmailNotificationsBatchingPeriodSeconds: number;
        /**
         * @description What the number on the desktop icon counts: 1 = all unread messages, 2 = direct messages, mentions and followed
         *     topics, 3 = direct messages and mentions, 4 = nothing. Kept for clients.
         * @enum {integer}
         */
        DesktopIconCountDisplay: 1 | 2 | 3 | 4;
        /**
         * @description Whether the subject of email notifications contains the organisation's name: 1 = automatic (if the user's address also
         *     belongs to an account at another organisation of the server), 2 = always, 3 = never.
         * @enum {integer}
         */
        RealmNameInEmailNotificationsPolicy: 1 | 2 | 3;
        /**
         * @description Which topics the user follows automatically: 1 = topics in which they participate, 2 = topics to which they send, 3 =
         *     topics that they start, 4 = none.
         * @enum {integer}
         */
        AutomaticallyFollowTopicsPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Which topics of muted channels are unmuted automatically: 1 = topics in which the user participates, 2 = topics to which
         *     they send, 3 = topics that they start, 4 = none.
         * @enum {integer}
         */
        AutomaticallyUnmuteTopicsInMutedStreamsPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Who sees the real email address: 1 = everybody, 2 = members and above, 3 = administrators and above, 4 = nobody, 5 =
         *     moderators and above. Users always see their own.
         * @enum {integer}
         */
        EmailAddressVisibility: 1 | 2 | 3 | 4 | 5;
        /**
         * @description The view that opens first. Kept for clients. **Changes**: 454 `recent` replaces `recent_topics`.
         * @enum {string}
         */
        WebHomeView: "recent" | "inbox" | "all_messages";
        /**
         * @description How emoji are displayed: with one of two sets of images, or as text. Kept for clients.
         * @enum {string}
         */
        Emojiset: "google" | "twitter" | "text";
        /**
         * @description When animated images are played in previews. Kept for clients.
         * @enum {string}
         */
        WebAnimateImagePreviews: "always" | "on_hover" | "never";
        /**
         * @description Whether notices that a topic was resolved or unresolved count as read immediately. With `except_followed`, they do
         *     unless the user follows the topic.
         * @enum {string}
         */
        ResolvedTopicNoticeAutoReadPolicy: "always" | "except_followed" | "never";
        /**
         * @description The sound of audible notifications; `none` is silence. Kept for clients.
         * @enum {string}
         */
        NotificationSound: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "none" | "pan" | "practicechat" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip";
        /** @description Defaults that are left out stay unchanged. `x-initial` is the value of a default that was never changed. */
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
             * @description Whether the client computes the URLs of third-party avatars itself. If so, `avatar_url` is null for them.
             * @default true
             */
            client_gravatar?: boolean;
            /**
             * @deprecated
             * @description Whether `presences` has the modern format and `presence` events have no email address. Use the capability
             *     `simplified_presence_events` instead.
             * @default false
             */
            slim_presence?: boolean;
            /**
             * @description How many days back `presences` reach. **Changes**: 288 added.
             * @default 14
             */
            presence_history_limit_days?: number;
            /**
             * @description Which types of events the queue gets. If omitted, it gets all of them. If the list is empty, it gets no changes of the
             *     state. Every queue gets `heartbeat`. Unknown names match nothing.
             */
            event_types?: string[];
            /**
             * @description For which types of events the initial state is returned. Each item is a type from the description of the operation, or
             *     the name of a field there, which stands for its type. Unknown names return nothing. If omitted, it is the same as
             *     `event_types`.
             */
            fetch_event_types?: string[];
            /**
             * @description Whether the queue gets the messages of all public channels. Not allowed for guests.
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
         * @description A visibility policy of the caller for a topic, unless it is inherited from the channel.
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
             * @description When the policy was set, in UNIX seconds.
             */
            last_updated: number;
            /**
             * @description 1 = muted, 2 = unmuted, 3 = followed.
             * @enum {integer}
             */
            visibility_policy: 1 | 2 | 3;
        };
        /**
         * @description The caller's unread messages, by conversation. Only the newest 50000 unread messages are considered. Lists of IDs are in
         *     increasing order.
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
            /** @description The number of unread messages, except those in muted topics and channels. */
            count: number;
            /** @description Conversations with one other user or with oneself. */
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
            /** @description Topics of channels, including muted ones. */
            streams: {
                /** @description The ID of the channel. */
                stream_id: number;
                /** @description The topic. */
                topic: string;
                /** @description The IDs of the unread messages, ascending. */
                unread_message_ids: number[];
            }[];
            /** @description Conversations with several other users. */
            huddles: {
                /** @description The IDs of all participants including the caller, in increasing order, joined by commas. */
                user_ids_string: string;
                /** @description The IDs of the unread messages, ascending. */
                unread_message_ids: number[];
            }[];
            /**
             * @description The IDs of the unread messages that mention the caller. Personal mentions always count. Wildcard mentions count unless
             *     the topic or the channel is muted. No event lists the mentions that muting removes or unmuting restores, so the client
             *     goes by the flags of the messages that it has.
             */
            mentions: number[];
            /** @description Whether there are older unread messages that were not considered. */
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
            /** @description The text of the status. */
            status_text?: string;
            /** @description The name of the emoji. */
            emoji_name?: string;
            /** @description The code that identifies the emoji within `reaction_type`. */
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description Present while the user's preference `presence_enabled`, which replaces it, is false.
             * @enum {boolean}
             */
            away?: true;
        };
        /**
         * @description A channel that the caller can see and has never been subscribed to: the fields of `Channel`, and the subscribers. The
         *     permissions are explained in `Channel`.
         */
        NeverSubscribedChannel: {
            stream_id: components["schemas"]["ChannelStreamId"];
            name: components["schemas"]["ChannelName"];
            description: components["schemas"]["ChannelDescription"];
            rendered_description: components["schemas"]["ChannelRenderedDescription"];
            date_created: components["schemas"]["ChannelDateCreated"];
            creator_id: components["schemas"]["ChannelCreatorId"];
            invite_only: components["schemas"]["ChannelInviteOnly"];
            /** @description The IDs of all subscribers, in ascending order. Present only if subscribers were requested. */
            subscribers?: number[];
            /**
             * @description The IDs of some of the subscribers, in ascending order: all bots, all users who were active in the last 14 days, and
             *     possibly others. May replace `subscribers` if partial lists were requested. **Changes**: 412 added.
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
        /**
         * @description Whether the user gets an email about a login with a client, or at a network address, that nobody has logged in with
         *     before. The first login to an account causes none.
         */
        EnableLoginEmails: boolean;
        /** @description Whether the user wants product news by email, which this server does not send. Kept for clients. */
        EnableMarketingEmails: boolean;
        /**
         * @description Whether an export of the organisation by consent has the user's private data: direct messages, messages of private
         *     channels, files in these, flags, drafts, scheduled messages, alert words, views and policies of topics. The operator of
         *     the server exports by consent, or everything in order to move the organisation.
         */
        AllowPrivateDataExport: boolean;
        /** @description The IANA identifier of the time zone of the profile, in IANA's spelling; empty if it is not known. */
        Timezone: string;
        /**
         * @description The language of the interface, and of the mails, pages and notices that the server writes for the user. New users get
         *     the language of the organisation. A language that the server does not have, of an older release, stands for English.
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
            /** @description The possible values of `notification_sound` besides `none`. */
            available_notification_sounds: string[];
            /** @description The possible values of `emojiset`. */
            emojiset_choices: {
                key: components["schemas"]["Emojiset"];
                /** @description The name to show. */
                text: string;
            }[];
        };
        /** @description The preferences that new users get. */
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
            /** @description The possible values of `notification_sound` besides `none`. */
            available_notification_sounds: string[];
            /** @description The possible values of `emojiset`. */
            emojiset_choices: {
                key: components["schemas"]["Emojiset"];
                /** @description The name to show. */
                text: string;
            }[];
        };
        /**
         * @description The name of a format of thumbnails, from `server_thumbnail_formats`.
         * @enum {string}
         */
        ThumbnailFormatName: "840x560-anim.webp" | "840x560.webp";
        /**
         * @description A format in which thumbnails of uploaded images are made.
         * @example {
         *       "name": "840x560.webp",
         *       "max_width": 840,
         *       "max_height": 560,
         *       "format": "webp",
         *       "animated": false
         *     }
         */
        ThumbnailFormat: {
            name: components["schemas"]["ThumbnailFormatName"];
            /** @description The width into which a thumbnail fits, in pixels. A smaller image is not enlarged. */
            max_width: number;
            /** @description The height into which a thumbnail fits, in pixels. */
            max_height: number;
            /**
             * @description The type of the image.
             * @enum {string}
             */
            format: "webp";
            /** @description Whether it is an animation. Only animated images have such a thumbnail, beside one of their first frame. */
            animated: boolean;
        };
        /** @description Which groups a permission can have as its value. Clients should offer no other group, neither alone nor within an object. */
        GroupPermissionSetting: {
            /** @description Whether the value must be a system group. */
            require_system_group: boolean;
            /** @description Whether the value can be `role:internet`. */
            allow_internet_group: boolean;
            /** @description Whether the value can be `role:nobody`. */
            allow_nobody_group: boolean;
            /** @description Whether the value can be `role:everyone`. */
            allow_everyone_group: boolean;
            /** @description The initial group. `channel_creator` and `group_creator` stand for the user who creates the channel or the group. */
            default_group_name: string;
            /** @description The initial group in system groups; null if that does not apply. */
            default_for_system_groups: string | null;
            /** @description The system groups that are allowed; empty if there is no restriction. */
            allowed_system_groups: string[];
        };
        /** @description The name of the organisation. */
        RealmName: string;
        /** @description The language of new users, of notices in channels, and of mails and pages for people without an account. */
        RealmDefaultLanguage: string;
        /** @description After how many days a member becomes a full member. */
        RealmWaitingPeriodThreshold: number;
        /**
         * @description Whether the organisation may have web-public channels, and spectators, without credentials, may read them. Takes effect
         *     only where the operator allows web-public channels.
         */
        RealmEnableSpectatorAccess: boolean;
        /**
         * @description Whether people join only by invitation. If it is false, anybody may join by confirming an address (`POST /join`, and the
         *     page `/join`), and accounts younger than three days, apart from those of administrators, may not invite others.
         */
        RealmInviteRequired: boolean;
        /** @description Whether only people with an address in one of the `realm_domains` may join. */
        RealmEmailsRestrictedToDomains: boolean;
        /** @description Whether addresses of disposable email services are refused. */
        RealmDisallowDisposableEmailAddresses: boolean;
        /** @description Whether only administrators may change names. */
        RealmNameChangesDisabled: boolean;
        /** @description Whether only administrators may change email addresses. */
        RealmEmailChangesDisabled: boolean;
        /** @description Whether full names must be unique. */
        RealmRequireUniqueNames: boolean;
        /** @description Whether presence is turned off in the organisation. */
        RealmPresenceDisabled: boolean;
        /** @description Whether `GET /messages/{message_id}/read_receipts` tells who has read a message. */
        RealmEnableReadReceipts: boolean;
        /** @description Whether messages show the uploaded images and videos that they link to. Otherwise these are links. It acts when a message is sent or edited. */
        RealmInlineImagePreview: boolean;
        /** @description After how many days messages are deleted; -1 means never. */
        RealmMessageRetentionDays: number;
        /** @description After how many days entries of the audit log are deleted; -1 means never. */
        RealmAuditLogRetentionDays: number;
        /** @description The ID of the channel in which messages are reported; -1 if there is none. */
        RealmModerationRequestChannelId: number;
        /** @description The ID of the channel in which new channels are announced; -1 if there is none. */
        RealmNewStreamAnnouncementsStreamId: number;
        /** @description Whether email notifications may show messages, their senders and the conversation, to users who want that. */
        RealmMessageContentAllowedInEmailNotifications: boolean;
        /** @description Whether people who were away for a week get a weekly digest by email, if they want one. */
        RealmDigestEmailsEnabled: boolean;
        /** @description The day of the week, in UTC, on which digests are sent from noon on. 0 is Monday. */
        RealmDigestWeekday: number;
        /** @description Whether the notification bot announces changes of a channel in that channel. */
        RealmSendChannelEventsMessages: boolean;
        /** @description The welcome message for new users whose invitation has none of its own: Markdown, at most 8000 code points. */
        RealmWelcomeMessageCustomText: string;
        /** @description A new event queue and the state that its events keep up to date. `fetch_event_types` decides which fields are present. */
        RegisterResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: uuid
             * @description The ID of the queue, for `GET /events`. Null for spectators only, who have no queue.
             */
            queue_id: string | null;
            /**
             * Format: int64
             * @description The `last_event_id` for the first `GET /events`; -1 if there is no event yet, and for spectators.
             */
            last_event_id: number;
            /** @description The same as in `GET /server_settings`. */
            service_feature_level: number;
            /** @description The same as in `GET /server_settings`. */
            service_version: string;
            /** @description The same as in `GET /server_settings`. */
            service_merge_base: string;
            /** @description After how many seconds without a poll the queue expires. */
            idle_queue_timeout_secs: number;
            /** @description The caller's alert words. */
            alert_words?: string[];
            /** @description The profile fields of the organisation, in their order. */
            custom_profile_fields?: components["schemas"]["CustomProfileField"][];
            /** @description The types of custom profile fields, by a stable name. */
            custom_profile_field_types?: {
                [key: string]: {
                    /** @description The `type` of a field of this kind. */
                    id: number;
                    /** @description The name to show. */
                    name: string;
                };
            };
            /** @description The IDs of the channels to which new users are subscribed. */
            realm_default_streams?: number[];
            /** @description The caller's devices, by ID. */
            devices?: {
                [key: string]: components["schemas"]["Device"];
            };
            /** @description The newest 1000 drafts, newest first. */
            drafts?: components["schemas"]["Draft"][];
            /** @description The users the caller has muted, in the order in which they were muted. */
            muted_users?: components["schemas"]["MutedUser"][];
            /** @description The views that the caller has added or configured, in the order in which that happened. */
            navigation_views?: components["schemas"]["NavigationView"][];
            /** @description The introductions that the caller has not seen yet (`POST /users/me/onboarding_steps`). Empty for bots and spectators. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The caller's reminders, the earliest first. */
            reminders?: components["schemas"]["Reminder"][];
            /** @description The caller's saved snippets, in the order in which they were created. */
            saved_snippets?: components["schemas"]["SavedSnippet"][];
            /** @description The scheduled messages, including failed ones, in order of time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
            /**
             * @description The IDs of the caller's starred messages, except messages that the caller may not read. No event lists the starred
             *     messages that are lost or regained with a private channel. When the channel is lost, the client removes the messages
             *     that it knows to be in it. When the channel is regained, the client reads `is:starred` with `GET /messages`.
             */
            starred_messages?: number[];
            /** @description The words that `search` ignores. Always empty. */
            stop_words?: string[];
            /** @description The caller's visibility policies of topics. */
            user_topics?: components["schemas"]["UserTopic"][];
            /**
             * Format: int64
             * @description The ID of the newest message that the caller has received; -1 if there is none. If that message is deleted, the client
             *     keeps this value: no event says which message is then the newest.
             */
            max_message_id?: number;
            unread_msgs?: components["schemas"]["UnreadMessages"];
            /**
             * @description The direct message conversations, the one with the newest message first. If that message is deleted, no event says
             *     which message is then the newest. The client reads the newest message of the conversation with `GET /messages`, or
             *     keeps the entry.
             */
            recent_private_conversations?: {
                /**
                 * Format: int64
                 * @description The ID of the newest message in the conversation.
                 */
                max_message_id: number;
                /** @description The IDs of the other participants, in increasing order; empty for messages to oneself. */
                user_ids: number[];
            }[];
            /** @description Presence by user ID in the modern format, or by API email address in the older format; see `slim_presence`. */
            presences?: {
                [key: string]: components["schemas"]["PresenceEntry"] | components["schemas"]["LegacyPresence"];
            };
            /**
             * Format: int64
             * @description The `last_update_id` for the first `POST /users/me/presence`.
             */
            presence_last_update_id?: number;
            /** @description The server's time, in UNIX seconds with fractions. */
            server_timestamp?: number;
            /** @description Statuses by user ID. Users without a status are left out. */
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
            /** @description The channels to which the caller is subscribed. */
            subscriptions?: components["schemas"]["Subscription"][];
            /**
             * @description The channels that the caller has left. If such a channel was hidden and a `stream` event with `create` brings it back,
             *     the client puts it into `never_subscribed`.
             */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description All other channels that the caller can see. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /** @description All channels that the caller can see. */
            streams?: components["schemas"]["Channel"][];
            /** @description The channel folders, in their order. */
            channel_folders?: components["schemas"]["ChannelFolder"][];
            user_settings?: components["schemas"]["UserSettingsState"];
            realm_user_settings_defaults?: components["schemas"]["UserSettingsDefaults"];
            /** @description The active users. */
            realm_users?: components["schemas"]["User"][];
            /** @description The deactivated users. */
            realm_non_active_users?: components["schemas"]["User"][];
            /** @description The bots of the server itself, for example the notification bot. */
            cross_realm_bots?: components["schemas"]["User"][];
            /** @description The bots whose details the caller may see. */
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
            /** @description The URL of the caller's avatar; null if the client computes it. */
            avatar_url?: string | null;
            /** @description The URL of the avatar in medium size. */
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
            /** @description The custom emoji, by ID. */
            realm_emoji?: {
                [key: string]: components["schemas"]["RealmEmoji"];
            };
            /** @description The linkifiers, in their order. */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description The older form of `realm_linkifiers`. Linkifiers whose template has other expressions than `{name}` are left out.
             */
            realm_filters?: components["schemas"]["LegacyLinkifier"][];
            /** @description The code playgrounds, in the order in which they were added. */
            realm_playgrounds?: components["schemas"]["Playground"][];
            /** @description The maximum length of a message's content, in code points. */
            max_message_length?: number;
            /** @description The maximum length of a topic, in code points. The mark of a resolved topic does not count. */
            max_topic_length?: number;
            /** @description The maximum length of a channel's name, in code points. */
            max_stream_name_length?: number;
            /** @description The maximum length of a channel's description, in code points. */
            max_stream_description_length?: number;
            /** @description The maximum length of a channel folder's name, in code points. */
            max_channel_folder_name_length?: number;
            /** @description The maximum length of a channel folder's description, in code points. */
            max_channel_folder_description_length?: number;
            /** @description The maximum length of a reminder's note, in code points. */
            max_reminder_note_length?: number;
            /** @description The maximum number of new subscriptions in a request for which the users are notified individually. */
            max_bulk_new_subscription_messages?: number;
            /** @description The maximum size of an upload, in MiB. */
            max_file_upload_size_mib?: number;
            /** @description The maximum size of an avatar, in MiB. */
            max_avatar_file_size_mib?: number;
            /** @description The maximum size of the organisation's icon, in MiB. */
            max_icon_file_size_mib?: number;
            /** @description The maximum size of a logo of the organisation, in MiB. */
            max_logo_file_size_mib?: number;
            /** @description The formats in which `downloadThumbnail` serves thumbnails of uploaded images. **Changes**: 273 added. */
            server_thumbnail_formats?: components["schemas"]["ThumbnailFormat"][];
            /** @description The maximum size of all uploads together, in MiB; null if there is no limit. */
            realm_upload_quota_mib?: number | null;
            /** @description The minimum length of a new password, in characters. The operator configures it. Older passwords can be shorter. */
            password_min_length?: number;
            /** @description The maximum length of a password, in characters. */
            password_max_length?: number;
            /** @description The estimated number of guesses that a new password must withstand. The operator configures it. */
            password_min_guesses?: number;
            /**
             * @description How long the HTTP client should wait for `GET /events`, in seconds. It is longer than the time after which the server
             *     sends a heartbeat.
             */
            event_queue_longpoll_timeout_seconds?: number;
            /**
             * Format: int64
             * @description When the server was started, in UNIX seconds.
             */
            server_generation?: number;
            /** @description How often clients should report presence, in seconds. */
            server_presence_ping_interval_seconds?: number;
            /** @description After how many seconds without a report a user counts as offline. */
            server_presence_offline_threshold_seconds?: number;
            /** @description After how many milliseconds without a new `start` a user counts as no longer typing. */
            server_typing_started_expiry_period_milliseconds?: number;
            /** @description How often a client should report that the user is still typing, in milliseconds. */
            server_typing_started_wait_period_milliseconds?: number;
            /** @description After how many milliseconds of pause a client should report that the user has stopped typing. */
            server_typing_stopped_wait_period_milliseconds?: number;
            /** @description The URL of the names of the Unicode emoji: JSON with `code_to_names`, all names of each emoji by its code, its own names first. */
            server_emoji_data_url?: string;
            /** @description Whether the server allows web-public channels at all. */
            server_web_public_streams_enabled?: boolean;
            /** @description Which values the permissions can have, by the kind of object that they belong to and by name (without `realm_`). */
            server_supported_permission_settings?: {
                /** @description The permissions of the organisation, by name. */
                realm: {
                    [key: string]: components["schemas"]["GroupPermissionSetting"];
                };
                /** @description The permissions of a channel, by name. */
                stream: {
                    [key: string]: components["schemas"]["GroupPermissionSetting"];
                };
                /** @description The permissions of a user group, by name. */
                group: {
                    [key: string]: components["schemas"]["GroupPermissionSetting"];
                };
            };
            /**
             * @deprecated
             * @description `realm_jitsi_server_url`, or `server_jitsi_server_url` if that is null.
             */
            jitsi_server_url?: string | null;
            /** @description The URL of the organisation's video call server; null if it uses that of the server. */
            realm_jitsi_server_url?: string | null;
            /** @description The URL of the video call server for all organisations; null if there is none. */
            server_jitsi_server_url?: string | null;
            /** @description The canonical URL of the organisation. **Changes**: 257 added. */
            realm_url?: string;
            /**
             * @deprecated
             * @description The older name of `realm_url`.
             */
            realm_uri?: string;
            /** @description How to show the empty topic. In requests, this name is read as the empty topic. */
            realm_empty_topic_display_name?: string;
            realm_name?: components["schemas"]["RealmName"];
            /**
             * Format: int64
             * @description When the organisation was created, in UNIX seconds.
             */
            realm_date_created?: number;
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
            realm_enable_read_receipts?: components["schemas"]["RealmEnableReadReceipts"];
            realm_inline_image_preview?: components["schemas"]["RealmInlineImagePreview"];
            realm_allow_message_editing?: components["schemas"]["RealmAllowMessageEditing"];
            realm_message_content_edit_limit_seconds?: components["schemas"]["RealmMessageContentEditLimitSeconds"];
            realm_message_content_delete_limit_seconds?: components["schemas"]["RealmMessageContentDeleteLimitSeconds"];
            realm_move_messages_within_stream_limit_seconds?: components["schemas"]["RealmMoveMessagesWithinStreamLimitSeconds"];
            realm_move_messages_between_streams_limit_seconds?: components["schemas"]["RealmMoveMessagesBetweenStreamsLimitSeconds"];
            realm_topics_policy?: components["schemas"]["RealmTopicsPolicy"];
            realm_mandatory_topics?: components["schemas"]["RealmMandatoryTopics"];
            realm_message_retention_days?: components["schemas"]["RealmMessageRetentionDays"];
            realm_audit_log_retention_days?: components["schemas"]["RealmAuditLogRetentionDays"];
            realm_moderation_request_channel_id?: components["schemas"]["RealmModerationRequestChannelId"];
            realm_new_stream_announcements_stream_id?: components["schemas"]["RealmNewStreamAnnouncementsStreamId"];
            realm_message_content_allowed_in_email_notifications?: components["schemas"]["RealmMessageContentAllowedInEmailNotifications"];
            realm_digest_emails_enabled?: components["schemas"]["RealmDigestEmailsEnabled"];
            realm_digest_weekday?: components["schemas"]["RealmDigestWeekday"];
            realm_send_channel_events_messages?: components["schemas"]["RealmSendChannelEventsMessages"];
            realm_welcome_message_custom_text?: components["schemas"]["RealmWelcomeMessageCustomText"];
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            realm_can_add_custom_emoji_group?: components["schemas"]["GroupSettingValue"];
            realm_can_add_subscribers_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_bots_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_groups?: components["schemas"]["GroupSettingValue"];
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            realm_can_create_write_only_bots_group?: components["schemas"]["GroupSettingValue"];
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
        /** @description The response to `registerClientDevice`. */
        RegisterClientDeviceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the device. */
            device_id: number;
        };
        /** @description The response to `getReminders`. */
        GetRemindersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The reminders, the earliest first. */
            reminders: components["schemas"]["Reminder"][];
        };
        /** @description The response to `createReminder`. */
        CreateReminderResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the reminder. */
            reminder_id: number;
        };
        /** @description The response to `getSavedSnippets`. */
        GetSavedSnippetsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The saved snippets, in the order in which they were created. */
            saved_snippets: components["schemas"]["SavedSnippet"][];
        };
        /** @description The response to `createSavedSnippet`. */
        CreateSavedSnippetResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the snippet. */
            saved_snippet_id: number;
        };
        /** @description The response to `getScheduledMessages`. */
        GetScheduledMessagesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The scheduled messages, the earliest first. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        /** @description The parameters of `createScheduledMessage`. */
        CreateScheduledMessageRequest: {
            type: components["schemas"]["MessageTypeParameter"];
            /** @description The ID of the channel or, for a direct message, a list of user IDs. Names and email addresses are refused. */
            to: number | number[];
            /**
             * @description The text: Markdown, at most `max_message_length` code points, at most 800,000 bytes when rendered as HTML, and with
             *     links to at most 100 different uploaded files. All scheduled messages of the caller together have at most 10,000,000
             *     bytes, including their HTML.
             */
            content: string;
            /**
             * @description The topic, at most `max_topic_length` code points. Required for a channel message, where it can be the empty string.
             *     For a direct message it has no effect. `(no topic)` and
             *     `realm_empty_topic_display_name` are read as the empty string.
             *     Each run of spaces and tabs is one space.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. Cannot be combined with `topic`.
             */
            subject?: string;
            /**
             * Format: int64
             * @description When to send the message, in UNIX seconds. Must be in the future.
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the message counts as read by its sender once it is sent. If omitted, it is true if the client, by its
             *     `User-Agent`, is one that a person uses, such as a browser or an app, and the message is not to the sender alone. **Changes**: 236 added.
             */
            read_by_sender?: boolean;
        };
        /** @description The response to `createScheduledMessage`. */
        CreateScheduledMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the scheduled message. The message gets a different ID when it is sent. */
            scheduled_message_id: number;
        };
        /** @description An error of `createScheduledMessage`, distinguished by `code`. */
        CreateScheduledMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /** @description The parameters of `updateScheduledMessage`. */
        UpdateScheduledMessageRequest: {
            type?: components["schemas"]["MessageTypeParameter"];
            /**
             * @description The ID of the channel or, for a direct message, a list of user IDs. Must fit the type, and is
             *     required if `type` makes it another kind of message: `private` and `direct` are one kind, `stream` and `channel` the
             *     other.
             */
            to?: number | number[];
            /**
             * @description The text: Markdown, at most `max_message_length` code points, at most 800,000 bytes when rendered as HTML, and with
             *     links to at most 100 different uploaded files. All scheduled messages of the caller together have at most 10,000,000
             *     bytes, including their HTML.
             */
            content?: string;
            /**
             * @description The topic, at most `max_topic_length` code points. Required if `type` makes a direct message a channel message. For a direct
             *     message it has no effect. `(no topic)` and
             *     `realm_empty_topic_display_name` are read as the empty string.
             *     Each run of spaces and tabs is one space.
             */
            topic?: string;
            /**
             * @deprecated
             * @description The older name of `topic`. Cannot be combined with `topic`.
             */
            subject?: string;
            /**
             * Format: int64
             * @description When to send the message, in UNIX seconds. Must be in the future. Required if the
             *     message has failed.
             */
            scheduled_delivery_timestamp?: number;
        };
        /** @description An error of `updateScheduledMessage`, distinguished by `code`. */
        UpdateScheduledMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /**
         * @description The `realm_` fields are absent if the request goes to the root domain of a server with several organisations and there is
         *     no organisation at that domain. Clients should accept that any field is absent, because an older server may not have it.
         */
        GetServerSettingsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * @deprecated
             * @description Which authentication methods are enabled. Use `external_authentication_methods` and `email_auth_enabled` instead.
             *     Besides the general methods, there is one key for each external social provider, named after it: `apple`, `discord`,
             *     `github`, `gitlab`, `google`, and `azuread` for the cloud directory.
             */
            authentication_methods: {
                /** @description Whether any method takes a password that the user types. */
                password: boolean;
                /** @description Whether anybody can log in as anybody. True only in demo mode. */
                dev: boolean;
                /** @description Whether users can log in with an email address and a password. */
                email: boolean;
                /** @description Whether LDAP is offered. */
                ldap: boolean;
                /** @description Whether single sign-on through a proxy is offered. */
                remoteuser: boolean;
                /** @description Whether SAML is offered. */
                saml: boolean;
                /** @description Whether OpenID Connect is offered. */
                "openid connect": boolean;
                /** @description Whether Apple accounts are offered. */
                apple: boolean;
                /** @description Whether Entra ID accounts are offered. */
                azuread: boolean;
                /** @description Whether Discord accounts are offered. **Changes**: 488 added. */
                discord: boolean;
                /** @description Whether GitHub accounts are offered. */
                github: boolean;
                /** @description Whether GitLab accounts are offered. */
                gitlab: boolean;
                /** @description Whether Google accounts are offered. */
                google: boolean;
            };
            /** @description The methods of logging in through an external page, in the order in which to show them. */
            external_authentication_methods: {
                /** @description The stable name of the method, for programs. */
                name: string;
                /** @description The name to show on the button. */
                display_name: string;
                /** @description The URL of an image, relative to the server; null if there is none. */
                display_icon: string | null;
                /** @description The URL to open for logging in, relative to the server. */
                login_url: string;
                /** @description The URL to open for signing up, relative to the server. */
                signup_url: string;
            }[];
            /** @description The server supports all changes up to this feature level. Absent means 0. **Changes**: 1 added. */
            service_feature_level: number;
            /** @description The version number of the release, or a reference into source control. */
            service_version: string;
            /** @description The last commit that the running version shares with the public source; empty if it is not known. */
            service_merge_base: string;
            /** @description Whether the server is set up to send mobile push notifications. */
            push_notifications_enabled: boolean;
            /** @description Whether the client, identified by its `User-Agent`, is too old or otherwise incompatible. */
            is_incompatible: boolean;
            /** @description Whether users can log in with an email address and a password. */
            email_auth_enabled: boolean;
            /** @description Whether the user name at login must be an email address. False if LDAP with a user name and a password is enabled. */
            require_email_format_usernames: boolean;
            /**
             * @deprecated
             * @description The same as `realm_url`. Use that instead.
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
            /** @description The URL of the square logo, absolute or relative to `realm_url`. */
            realm_icon?: string;
            /** @description The description of the organisation, as HTML. */
            realm_description?: string;
            /** @description Whether the organisation may have web-public channels. */
            realm_web_public_access_enabled?: boolean;
        };
        /** @description Preferences that are left out stay unchanged. The `x-initial` of a preference is its value for new users. */
        UpdateSettingsRequest: {
            /**
             * @description The users whose preferences are changed instead of the caller's. At least one of the two lists is required. Bots in
             *     them are skipped. **Changes**: 444 added.
             */
            target_users?: {
                /** @description The IDs of active users. */
                user_ids?: components["schemas"]["Id"][];
                /** @description The IDs of user groups. The preferences of their active members are changed. */
                group_ids?: components["schemas"]["Id"][];
                /** @description Whether a preference stays unchanged for users who have already changed it themselves. If omitted, it is false. */
                skip_if_already_edited?: boolean;
            };
            /**
             * @description The new name: trimmed, then 1 to 100 printable code points, without any of ``* ` \ > " @`` and not ending in `|` and
             *     digits. If the organisation requires unique names, it must differ from all other names, regardless of letter case and
             *     look-alike letters.
             *     Each run of spaces and tabs is one space.
             */
            full_name?: string;
            /**
             * @description The new email address. It takes effect when the user follows the link that is sent to it. The old address is notified.
             *     If another account has the address, the answer is the same: only the owner of that account is told, by email.
             *     An address has at most 254 characters and 64 before its last `@`. The part before the `@` has no spaces, no invisible
             *     characters, and none of ``@ < > ( ) [ ] \ , ; : "``; the part after it is a domain name with a dot, or `localhost`.
             */
            email?: string;
            /** @description The current password. Required with `new_password`. */
            old_password?: string;
            /**
             * @description The new password. It has at least `password_min_length` characters and, by the estimate of zxcvbn, withstands
             *     `password_min_guesses` guesses (both of `POST /register`: 8 and 10,000 unless the operator says more). Words of the caller's
             *     name and address and of the organisation's name make it no harder to guess. All API keys but that of the request are revoked, and their
             *     client devices removed. Changes of the address that are under way end.
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
            default_language?: components["schemas"]["Language"];
            timezone?: components["schemas"]["Timezone"];
        };
        /** @description The response to `getChannels`. */
        GetChannelsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The channels. */
            streams: components["schemas"]["Channel"][];
        };
        /** @description The response to `getChannel`. */
        GetChannelResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            stream: components["schemas"]["Channel"];
        };
        /**
         * @description A new value of a permission. `old` is the value that the client believes to be current. If it is not, the request fails
         *     with EXPECTATION_MISMATCH and changes nothing.
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
        /** @description Fields that are left out stay unchanged. The permissions are explained in `Channel`. */
        UpdateChannelRequest: {
            /**
             * @description The new name: trimmed, at most `max_stream_name_length` code points, printable, and unique in the organisation
             *     regardless of letter case.
             *     Each run of spaces and tabs is one space.
             */
            new_name?: string;
            /** @description The description: Markdown, at most `max_stream_description_length` code points. Newlines become spaces. */
            description?: string;
            /** @description Whether the channel is private. A default channel cannot be private. */
            is_private?: boolean;
            /**
             * @description Whether the history is open to everybody, even without an account. Cannot be combined with `is_private`. Requires the
             *     same settings and permissions as in `POST /channels/create`.
             */
            is_web_public?: boolean;
            /**
             * @description Whether new subscribers see earlier messages. False has no effect for a public channel, and the parameter is then
             *     listed in `ignored_parameters_unsupported`. If omitted, a channel that becomes private gets protected history.
             */
            history_public_to_subscribers?: boolean;
            /** @description Whether new users are subscribed to the channel. Only administrators may set it. */
            is_default_stream?: boolean;
            /**
             * @description The ID of the channel folder that the channel is put in. The folder must not be archived. Null takes the channel out
             *     of its folder. **Changes**: 389 added.
             */
            folder_id?: number | null;
            topics_policy?: components["schemas"]["TopicsPolicy"];
            message_retention_days?: components["schemas"]["MessageRetention"];
            /** @description False unarchives the channel. True has no effect, because archiving is a separate operation. */
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
        /** @description An error of `updateChannel`, distinguished by `code`. */
        UpdateChannelError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /** @description The response to `deleteTopic`. */
        DeleteTopicResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether no messages of the topic are left that the caller may read. */
            complete: boolean;
        };
        /**
         * @description No mail is received for channels.
         * @example {
         *       "result": "error",
         *       "code": "CHANNEL_HAS_NO_EMAIL_ADDRESS",
         *       "msg": "No mail is received for channels"
         *     }
         */
        CHANNEL_HAS_NO_EMAIL_ADDRESS: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `CHANNEL_HAS_NO_EMAIL_ADDRESS`.
             * @enum {string}
             */
            code: "CHANNEL_HAS_NO_EMAIL_ADDRESS";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description An error of `getChannelEmailAddress`, distinguished by `code`. */
        GetChannelEmailAddressError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["CHANNEL_HAS_NO_EMAIL_ADDRESS"];
        /** @description The response to `getChannelMembers`. */
        GetChannelMembersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the subscribers. */
            subscribers: number[];
        };
        /** @description An error of `sendTyping`, distinguished by `code`. */
        SendTypingError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /** @description The response to `getUserGroups`. */
        GetUserGroupsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The user groups. */
            user_groups: components["schemas"]["UserGroup"][];
        };
        /** @description The response to `createUserGroup`. */
        CreateUserGroupResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the group. */
            group_id: number;
        };
        /** @description The group is a subgroup of another group. */
        GroupUsedAsSubgroup: {
            /**
             * @description Always `subgroup`.
             * @enum {string}
             */
            type: "subgroup";
            /** @description The IDs of the groups of which it is a direct subgroup. */
            supergroup_ids: number[];
        };
        /** @description A permission of a channel refers to the group. */
        GroupUsedByChannel: {
            /**
             * @description Always `channel`.
             * @enum {string}
             */
            type: "channel";
            /** @description The ID of the channel; null stands for all channels that the caller may not see. */
            channel_id: number | null;
            /** @description The names of the permissions that refer to the group. */
            settings: string[];
        };
        /** @description A permission of another group refers to the group. */
        GroupUsedByUserGroup: {
            /**
             * @description Always `user_group`.
             * @enum {string}
             */
            type: "user_group";
            /** @description The ID of the group. */
            group_id: number;
            /** @description The names of the permissions that refer to the group. */
            settings: string[];
        };
        /** @description A permission of the organisation refers to the group. */
        GroupUsedByOrganisation: {
            /**
             * @description Always `realm`.
             * @enum {string}
             */
            type: "realm";
            /** @description The names of the permissions that refer to the group. */
            settings: string[];
        };
        /** @description Something that uses a user group. */
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
        /** @description An error of `deactivateUserGroup`, distinguished by `code`. */
        DeactivateUserGroupError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["CANNOT_DEACTIVATE_GROUP_IN_USE"];
        /** @description The parameters of `updateUserGroup`. */
        UpdateUserGroupRequest: {
            /**
             * @description The new name: trimmed, then 1 to 100 code points, unique regardless of letter case, and not starting with `@`,
             *     `role:`, `user:`, `stream:` or `channel:`.
             *     Each run of spaces and tabs is one space.
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
            /** @description False reactivates the group. True has no effect, because deactivating is a separate operation. **Changes**: 386 added. */
            deactivated?: boolean;
        };
        /** @description An error of `updateUserGroup`, distinguished by `code`. */
        UpdateUserGroupError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["EXPECTATION_MISMATCH"];
        /** @description The response to `getUserGroupMembers`. */
        GetUserGroupMembersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the members. */
            members: number[];
        };
        /** @description The response to `isUserGroupMember`. */
        IsUserGroupMemberResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether the user is a member of the group. */
            is_user_group_member: boolean;
        };
        /** @description The response to `getUserGroupSubgroups`. */
        GetUserGroupSubgroupsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the subgroups. */
            subgroups: number[];
        };
        /** @description The response to `uploadFile`. */
        UploadFileResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL of the file, relative to the server: `/user_uploads/` followed by its `path_id`. */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`. Use that instead.
             */
            uri: string;
            /** @description The name under which the file is stored. */
            filename: string;
        };
        /** @description An error of `uploadFile`, distinguished by `code`. */
        UploadFileError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /**
         * @description The file has no thumbnail in this format, for example because it is not an image, is damaged or is not animated.
         * @example {
         *       "result": "error",
         *       "code": "NO_THUMBNAIL",
         *       "msg": "The file has no thumbnail in this format"
         *     }
         */
        NO_THUMBNAIL: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            result: "error";
            /**
             * @description Always `NO_THUMBNAIL`.
             * @enum {string}
             */
            code: "NO_THUMBNAIL";
            /** @description What is wrong, for developers to read. */
            msg: string;
        };
        /** @description The file does not exist or is hidden from the caller, it has no thumbnail in this format, or there is no organisation at this host name. */
        DownloadThumbnailNotFound: components["schemas"]["NOT_FOUND"] | components["schemas"]["NO_THUMBNAIL"] | components["schemas"]["NONEXISTENT_SUBDOMAIN"];
        /** @description The response to `getFileUrl`. */
        GetFileUrlResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL, relative to the server. */
            url: string;
        };
        /** @description The response to `getUsers`. */
        GetUsersResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The users. */
            members: components["schemas"]["User"][];
        };
        /** @description The account to create. */
        CreateUserRequest: {
            /** @description The real email address, by the same rule as `email` of `updateSettings`. */
            email: string;
            /** @description The name, by the same rule as `full_name` of `updateUserByEmail`. Each run of spaces and tabs is one space. */
            full_name: string;
            /**
             * @description The password, by the same rule as `new_password` of `updateSettings`. Without one, the person logs in once they have chosen
             *     one by a reset.
             */
            password?: string;
        };
        /** @description The response to `createUser`. */
        CreateUserResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the account. */
            user_id: number;
        };
        /**
         * @description The fields of `User` for the caller, and `max_message_id`. The avatar and the real email address are always present.
         *     `profile_data` is present unless the caller is a bot.
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
            /** @description The URL of the avatar. */
            avatar_url: string;
            avatar_version: components["schemas"]["UserAvatarVersion"];
            is_imported_stub: components["schemas"]["UserIsImportedStub"];
            profile_data?: components["schemas"]["ProfileData"];
            /**
             * Format: int64
             * @description The ID of the newest message that the caller has received; -1 if there is none.
             */
            max_message_id: number;
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
        /** @description An error of `deactivateUser`, distinguished by `code`. */
        DeactivateUserError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["CANNOT_DEACTIVATE_LAST_USER"];
        /** @description The response to `getAlertWords`. */
        GetAlertWordsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description All alert words of the caller. */
            alert_words: string[];
        };
        /** @description The response to `addAlertWords`. */
        AddAlertWordsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description All alert words of the caller. */
            alert_words: string[];
        };
        /** @description The response to `removeAlertWords`. */
        RemoveAlertWordsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description All alert words of the caller. */
            alert_words: string[];
        };
        /** @description The response to `regenerateApiKey`. */
        RegenerateApiKeyResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The new key. */
            api_key: string;
        };
        /**
         * @description An API key of an account. Its text is known only to the client that got it.
         * @example {
         *       "id": 11,
         *       "name": "ZulipMobile",
         *       "date_created": 1760000000,
         *       "last_used_at": 1760003600
         *     }
         */
        ApiKey: {
            /** @description The ID of the key. */
            id: number;
            /** @description The name of the client that got the key. */
            name: string;
            /**
             * Format: int64
             * @description When the key was created, in UNIX seconds.
             */
            date_created: number;
            /**
             * Format: int64
             * @description When a request last carried the key, in UNIX seconds, accurate to a minute. Null if none has.
             */
            last_used_at: number | null;
        };
        /** @description The response to `getOwnApiKeys`. */
        GetOwnApiKeysResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The ID of the key with which the request was sent. */
            current_key_id: number;
            /** @description The keys, the oldest first. */
            api_keys: components["schemas"]["ApiKey"][];
        };
        /** @description The response to `uploadAvatar`. */
        UploadAvatarResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL of the avatar, relative to the URL of the organisation. */
            avatar_url: string;
        };
        /** @description An error of `uploadAvatar`, distinguished by `code`. */
        UploadAvatarError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["REALM_UPLOAD_QUOTA"];
        /** @description The response to `deleteAvatar`. */
        DeleteAvatarResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The URL of the generated avatar, relative to the URL of the organisation. */
            avatar_url: string;
        };
        /** @description The response to `updatePresence`. */
        UpdatePresenceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: int64
             * @description The value to pass as `last_update_id` next time. It is never lower than the value that was passed. It is equal to that
             *     if nothing has changed, and -1 if none was passed and no data is returned. **Changes**: 263 added.
             */
            presence_last_update_id: number;
            /** @description The server's time, in UNIX seconds with fractions. Absent with `ping_only`. */
            server_timestamp?: number;
            /**
             * @description The presence of users. Absent with `ping_only`. With `last_update_id` or `slim_presence`, it has the modern format, by
             *     user ID. Otherwise it has the older format, by API email address. Users who do not share presence, or have reported
             *     none in the requested period, are left out.
             */
            presences?: {
                [key: string]: components["schemas"]["PresenceEntry"] | components["schemas"]["LegacyPresence"];
            };
        };
        /** @description The new values of custom profile fields. Fields that are left out stay unchanged. */
        ProfileDataUpdate: {
            /** @description The ID of the field. */
            id: number;
            /**
             * @description A string that fits the type of the field (1 = short text of at most 50 code points, 2 = long text of at most 500
             *     code points, 3 = the key of an option, 4 = a date `YYYY-MM-DD`, 5 = a URL, 7 = the name of an account, 8 =
             *     pronouns), or the IDs of active users for type 6. Null, an empty string and an empty list clear the field.
             */
            value: (string | null) | number[];
        }[];
        /** @description The response to `getSubscriptions`. */
        GetSubscriptionsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The channels to which the caller is subscribed. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /**
         * @description All parameters except `subscriptions`, `principals`, `authorization_errors_fatal` and `send_new_subscription_messages`
         *     apply only to channels that the request creates. They have the same meanings and defaults as in `CreateChannelRequest`,
         *     including the permissions.
         */
        SubscribeRequest: {
            /**
             * @description The channels by name, regardless of letter case. A channel that does not exist is created. The number of channels
             *     times the number of users, including users named by permissions, must be at most 20000. A request creates at most 100
             *     channels, within the limits of `createChannel`. If the request creates more
             *     than 20 channels, the notification bot writes nothing in them.
             */
            subscriptions: {
                /** @description The name: trimmed, at most `max_stream_name_length` code points. Each run of spaces and tabs is one space. */
                name: string;
                color?: components["schemas"]["ChannelColor"];
                /**
                 * @description The description of a channel that the request creates: Markdown, at most `max_stream_description_length` code
                 *     points.
                 * @default
                 */
                description?: string;
            }[];
            /**
             * @description The users to subscribe: a list of user IDs or a list of API email addresses, not both. If omitted or empty, it is the
             *     caller.
             */
            principals?: number[] | string[];
            /**
             * @description Whether the whole request is refused if the caller may not join one of the channels or may not subscribe others to it.
             *     If false, such channels are left out and listed in `unauthorized`.
             * @default true
             */
            authorization_errors_fatal?: boolean;
            /**
             * @description Whether the notification bot notifies users by direct message that somebody else has subscribed them. It sends nothing
             *     if there are more than 100 new subscriptions.
             * @default true
             */
            send_new_subscription_messages?: boolean;
            /**
             * @description Whether the notification bot announces the new channels in the organisation's announcement channel
             *     (`new_stream_announcements_stream_id`).
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
        /** @description The response to `subscribe`. */
        SubscribeResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description By user ID, the names of the channels to which the user is newly subscribed. Users without any are left out. */
            subscribed: {
                [key: string]: string[];
            };
            /** @description By user ID, the names of the channels to which the user was already subscribed. Users without any are left out. */
            already_subscribed: {
                [key: string]: string[];
            };
            /**
             * @description The names of the channels that were left out because the caller lacks permission. Present only if
             *     `authorization_errors_fatal` is false.
             */
            unauthorized?: string[];
            /**
             * @description False if the users were not notified because there were too many new subscriptions. Present only if
             *     `send_new_subscription_messages` is true.
             */
            new_subscription_messages_sent?: boolean;
        };
        /** @description The response to `unsubscribe`. */
        UnsubscribeResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The names of the channels from which at least one of the users was unsubscribed. */
            removed: string[];
            /** @description The names of the channels to which at least one of the users was not subscribed. */
            not_removed: string[];
        };
        /** @description The response to `getChannelTopics`. */
        GetChannelTopicsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The topics, newest first. */
            topics: {
                /** @description The topic, spelled as in its newest message. */
                name: string;
                /**
                 * Format: int64
                 * @description The ID of the newest message of the topic.
                 */
                max_id: number;
            }[];
        };
        /**
         * @description The name of a property of a subscription. `in_home_view` is deprecated: it is the inverse of `is_muted`.
         * @enum {string}
         */
        SubscriptionProperty: "color" | "is_muted" | "in_home_view" | "pin_to_top" | "desktop_notifications" | "audible_notifications" | "push_notifications" | "email_notifications" | "wildcard_mentions_notify";
        /**
         * @description A string like `#c2726a` for `color`, and true or false for the others. The last five also accept null, which means that the
         *     user's own preference for channels applies.
         */
        SubscriptionPropertyValue: (boolean | null) | string;
        /** @description The response to `updateSubscriptionProperties`. */
        UpdateSubscriptionPropertiesResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The properties that were set, in the order of the request. */
            subscription_data: {
                /** @description The ID of the channel. */
                stream_id: number;
                /** @description The name of the property that changed. */
                property: string;
                /** @description The new value. */
                value: (boolean | null) | string;
            }[];
        };
        /** @description The response to `getUserByEmail`. */
        GetUserByEmailResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            user: components["schemas"]["User"];
        };
        /** @description The properties of a user to change. */
        UpdateUserRequest: {
            /**
             * @description The new name: trimmed, then 1 to 100 printable code points, without any of ``* ` \ > " @`` and not ending in `|` and
             *     digits. If the organisation requires unique names, it must differ from all other names, regardless of letter case and
             *     look-alike letters.
             *     Each run of spaces and tabs is one space.
             */
            full_name?: string;
            role?: components["schemas"]["Role"];
            profile_data?: components["schemas"]["ProfileDataUpdate"];
            /**
             * @description The new real email address, by the same rule as `email` of `updateSettings`. It takes effect immediately, without
             *     confirmation.
             */
            new_email?: string;
        };
        /**
         * @description When a user was last present, and the status that follows from that.
         * @example {
         *       "status": "offline",
         *       "timestamp": 1760000000
         *     }
         */
        UserPresenceStatus: {
            /**
             * @description The status. It is `offline` after `server_presence_offline_threshold_seconds` without a report.
             * @enum {string}
             */
            status: "active" | "idle" | "offline";
            /**
             * Format: int64
             * @description When the user was last present, in UNIX seconds.
             */
            timestamp: number;
        };
        /** @description The response to `getUserPresence`. */
        GetUserPresenceResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The presence, by client. Both keys have the same values. */
            presence: {
                aggregated: components["schemas"]["UserPresenceStatus"];
                website: components["schemas"]["UserPresenceStatus"];
            };
        };
        /** @description The response to `getUserApiKeys`. */
        GetUserApiKeysResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The keys, the oldest first. */
            api_keys: components["schemas"]["ApiKey"][];
        };
        /** @description The response to `getUserStatus`. */
        GetUserStatusResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            status: components["schemas"]["UserStatus"];
        };
        /** @description The response to `getUserChannels`. */
        GetUserChannelsResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description The IDs of the channels, ascending. */
            subscribed_channel_ids: number[];
        };
        /** @description The response to `isSubscribed`. */
        IsSubscribedResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /** @description Whether the user is subscribed. */
            is_subscribed: boolean;
        };
        /** @description What a service sends. Its own documentation describes it. */
        WebhookPayload: {
            [key: string]: unknown;
        };
        /** @description The response to `sendWebhookMessage`. */
        SendWebhookMessageResponse: {
            result: components["schemas"]["Result"];
            msg: components["schemas"]["Msg"];
            ignored_parameters_unsupported?: components["schemas"]["IgnoredParameters"];
            /**
             * Format: int64
             * @description The ID of the message. Left out if there was nothing to send.
             */
            id?: number;
            /**
             * @description Always true. Only of `slack_incoming`, whose senders look for it.
             * @enum {boolean}
             */
            ok?: true;
        };
        /** @description An error of `sendWebhookMessage`, distinguished by `code`. */
        SendWebhookMessageError: components["schemas"]["BAD_REQUEST"] | components["schemas"]["STREAM_DOES_NOT_EXIST"];
        /** @description The message as `getMessage` returns it to the bot with `apply_markdown` false, without flags, and its HTML. */
        BotCallMessage: {
            /**
             * Format: int64
             * @description The ID of the message. It is unique, and later messages have higher IDs.
             */
            id: number;
            type: components["schemas"]["MessageType"];
            /** @description The ID of the user who sent it. */
            sender_id: number;
            /** @description The sender's API email address. If the reader may not access the sender, it is the dummy address. */
            sender_email: string;
            /**
             * @description The sender's name. If the reader may not access the sender, it is `Unknown user`.
             *
             *     **Changes**: 228 guests who may not access all users do not see the names, addresses and avatars of senders.
             */
            sender_full_name: string;
            /** @description The subdomain of the sender's organisation; empty for the root domain. */
            sender_realm_str: string;
            /**
             * @description The URL of the sender's avatar. Null if the client computes avatar URLs (`client_gravatar`), the caller may see the
             *     real email address, and the sender's avatar is hosted by a third party.
             */
            avatar_url: string | null;
            /** @description The content as HTML or Markdown source, as `content_type` says. */
            content: string;
            content_type: components["schemas"]["ContentType"];
            /**
             * Format: int64
             * @description When the message was sent, in UNIX seconds.
             */
            timestamp: number;
            /** @description The name of the client that sent it. */
            client: string;
            /**
             * @description The topic; for a direct message the empty string. How the empty topic is written depends on the operation's
             *     `allow_empty_topic_name`.
             */
            subject: string;
            /** @description The links in the topic, in order: what linkifiers find, and URLs. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description The ID of the channel. Present only for a channel message. */
            stream_id?: number;
            display_recipient: components["schemas"]["DisplayRecipient"];
            /** @description A number that is the same for all messages of a channel or of a set of participants. It has no other meaning. */
            recipient_id: number;
            /** @description Whether the text starts with `/me `, so that it describes what the sender does. */
            is_me_message: boolean;
            /** @description The reactions, in the order in which they were added. */
            reactions: components["schemas"]["Reaction"][];
            /** @description Of a poll or a to-do list, what it began with and how it was changed since, oldest first (`POST /submessage`). Otherwise empty. */
            submessages: components["schemas"]["Submessage"][];
            /**
             * Format: int64
             * @description When the content was last edited, in UNIX seconds. Absent if it never was.
             */
            last_edit_timestamp?: number;
            /**
             * Format: int64
             * @description When the message was last moved to another topic or channel, in UNIX seconds. Absent if it never was. Resolving a
             *     topic is not a move. **Changes**: 365 added.
             */
            last_moved_timestamp?: number;
            /** @description The changes of the message, newest first. Absent if there are none. */
            edit_history?: components["schemas"]["EditHistoryEntry"][];
            /** @description The content as HTML, with each match in `<span class="highlight">`. Present only if the narrow searches. */
            match_content?: string;
            /** @description The topic, HTML-escaped, with each match in `<span class="highlight">`. Present only if the narrow searches. */
            match_subject?: string;
            /** @description The content as HTML. */
            rendered_content: string;
        };
        /** @description What the server tells the program of an outgoing webhook bot of a message. */
        BotCall: {
            /** @description The address of the bot. */
            bot_email: string;
            /** @description The name of the bot. */
            bot_full_name: string;
            /** @description The text of the message as it was typed, with the mention of the bot. */
            data: string;
            trigger: components["schemas"]["BotTrigger"];
            /** @description The token of the bot's service, the same in each request. The signature proves more. */
            token: string;
            message: components["schemas"]["BotCallMessage"];
        };
        /** @description The same for programs that were written for Slack (`interface_type` 2). Every field is text. */
        SlackBotCall: {
            /** @description The token of the bot's service. */
            token: string;
            /** @description `T` and the ID of the organisation. */
            team_id: string;
            /** @description The subdomain of the organisation. */
            team_domain: string;
            /** @description `C` and the ID of the channel, or `D` and the ID of the conversation. */
            channel_id: string;
            /** @description The name of the channel, or `directmessage`. */
            channel_name: string;
            /** @description When the message was sent, in UNIX seconds. */
            thread_ts: string;
            /** @description When the message was sent, in UNIX seconds. */
            timestamp: string;
            /** @description `U` and the ID of the sender. */
            user_id: string;
            /** @description The name of the sender. */
            user_name: string;
            /** @description The text of the message as it was typed. */
            text: string;
            /** @description `mention` or `direct_message`. */
            trigger_word: string;
            /** @description The ID of the message. */
            service_id: string;
        };
        /** @description What the program of an outgoing webhook bot answers. An empty body says nothing. Other fields have no effect. */
        BotAnswer: {
            /** @description The text that the bot writes where the message is. Nothing visible is no text. */
            content?: string;
            /** @description True if the bot writes nothing. */
            response_not_required?: boolean;
            /**
             * @deprecated
             * @description The older name of `content`.
             */
            response_string?: string;
            /** @description The text, from a program that was written for Slack (`interface_type` 2). */
            text?: string;
        };
    };
    responses: {
        /** @description The request has no valid credentials. */
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
        /** @description The body did not arrive in time. */
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
        /** @description The operation does not accept this content type, its charset or its coding. */
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
                /** @description How many seconds to wait, rounded up. */
                "Retry-After"?: number;
                /** @description How many requests are allowed in a window. */
                "X-RateLimit-Limit"?: number;
                /** @description How many requests are left in this window. */
                "X-RateLimit-Remaining"?: number;
                /** @description When the next window starts, in UNIX seconds. */
                "X-RateLimit-Reset"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RATE_LIMIT_HIT"];
            };
        };
        /** @description An error in the server. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["INTERNAL_ERROR"];
            };
        };
        /**
         * @description Too many messages are waiting to be written, too many passwords are waiting to be checked, too many large reads of the
         *     caller are waiting, the database does not answer, or other requests are changing the same things.
         */
        ServerBusy: {
            headers: {
                /** @description How many seconds to wait, rounded up. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SERVER_BUSY"] | components["schemas"]["CONCURRENT_CHANGES"];
            };
        };
        /** @description The request is malformed. For example, it has a broken percent-encoding. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BAD_REQUEST"];
            };
        };
        /** @description The organisation is deactivated. */
        RealmDeactivated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["REALM_DEACTIVATED"];
            };
        };
        /** @description The response still has the `ETag` that the request sent in `If-None-Match`. There is no body. */
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
        /** @description The version of the response. A later request can send it in `If-None-Match`. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
                    /** @description The name, trimmed: 1 to `max_channel_folder_name_length` code points. Each run of spaces and tabs is one space. Unique among folders that are not archived, without regard to case. */
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
            /** @description The request is invalid or refused. */
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
                    /** @description The name, trimmed: 1 to `max_channel_folder_name_length` code points. Each run of spaces and tabs is one space. Unique among folders that are not archived, without regard to case. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
    getBotStorage: {
        parameters: {
            query?: {
                /** @description The keys, each of which must be stored. All keys if it is left out. */
                keys?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBotStorageResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    updateBotStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The texts by key. A key has at most 200 code points. */
                    storage: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description The texts are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    deleteBotStorage: {
        parameters: {
            query?: {
                /** @description The keys, each of which must be stored. All keys if it is left out. */
                keys?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts are deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    getBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBotsResponse"];
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
    createBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateBotRequest"];
                "multipart/form-data": components["schemas"]["CreateBotWithAvatarRequest"];
            };
        };
        responses: {
            /** @description The bot was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBotResponse"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBotError"];
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
    deactivateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the bot. */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bot is deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    updateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the bot. */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateBotRequest"];
                "multipart/form-data": components["schemas"]["UpdateBotWithAvatarRequest"];
            };
        };
        responses: {
            /** @description The bot was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBotResponse"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBotError"];
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
    deleteBotAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the bot. */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The avatar is the generated pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteBotAvatarResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    getBotDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with lower IDs are returned. */
                before?: number;
                /** @description The largest number of deliveries that are returned. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The ID of the bot. */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBotDeliveriesResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    regenerateBotApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the bot. */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateBotApiKeyResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
    addDefaultChannel: {
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
                };
            };
        };
        responses: {
            /** @description The channel is a default channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    removeDefaultChannel: {
        parameters: {
            query: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel is no default channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                    /**
                     * @description The name by which the key is listed, of at most 100 code points. If it is left out, it is the product in the
                     *     `User-Agent` header.
                     *     Each run of spaces and tabs is one space.
                     */
                    client?: string;
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
            /** @description The account does not exist, is a bot or is deactivated, or the organisation is deactivated. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
                    /**
                     * @description The name by which the key is listed, of at most 100 code points. If it is left out, it is the product in the
                     *     `User-Agent` header.
                     *     Each run of spaces and tabs is one space.
                     */
                    client?: string;
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused, or some invitations were not sent. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
    requestAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The address to which the link is mailed. The account will belong to it. */
                    email: string;
                    locale?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description Somebody who reads the mail of the address knows how to go on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or people join only by invitation. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAccountError"];
                };
            };
            401: components["responses"]["RealmDeactivated"];
            404: components["responses"]["NonexistentSubdomain"];
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
    markChannelAsRead: {
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
                };
            };
        };
        responses: {
            /** @description The messages are marked as read, or some of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkChannelAsReadResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    markTopicAsRead: {
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
                     * @description The topic, in any letter case, at most `max_topic_length` code points. It can be the empty string. `(no topic)`
                     *     and `realm_empty_topic_display_name` are read as the empty string.
                     *     Each run of spaces and tabs is one space.
                     */
                    topic_name: string;
                };
            };
        };
        responses: {
            /** @description The messages are marked as read, or some of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkTopicAsReadResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
    getReadReceipts: {
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
            /** @description Who has read the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetReadReceiptsResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    reportMessage: {
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
                    /**
                     * @description Why: it is spam, it harasses somebody, its content is inappropriate, it violates the norms of the organisation, or
                     *     for another reason, which `description` states.
                     * @enum {string}
                     */
                    report_type: "spam" | "harassment" | "inappropriate" | "norms" | "other";
                    /** @description What the moderators should know, as plain text, at most 1000 characters. Trimmed. Required if `report_type` is `other`. */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description The message is reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
                     * @description The ID of the device, from its registration. If omitted, the test goes to all registered devices of the
                     *     caller. Mobile clients should pass it. **Changes**: 468 added.
                     */
                    device_id?: number;
                };
            };
        };
        responses: {
            /** @description The relay has accepted the notification for at least one device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is wrong, or there is no device to send to. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestPushNotificationError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The push configuration of the server needs the attention of its administrator. */
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
                    /** @description The ID from `POST /register_client_device`. */
                    device_id: number;
                    /**
                     * @description The key, used by this device only: base64 of 33 bytes. The first byte is 0x31, which stands for
                     *     XSalsa20-Poly1305, and the other 32 bytes are a secret-box key.
                     */
                    push_key?: string;
                    /**
                     * Format: int64
                     * @description The ID by which the client recognises the key. Each notification carries it.
                     */
                    push_key_id?: number;
                    /**
                     * @description The push service that issued the token.
                     * @enum {string}
                     */
                    token_kind?: "fcm" | "apns";
                    /** @description Base64 of the first 8 bytes of the token's SHA-256. */
                    token_id?: string;
                    /** @description The relay's X25519 key for which `encrypted_push_registration` is sealed, as base64. */
                    bouncer_public_key?: string;
                    /**
                     * @description Base64 of a sealed box for the relay that contains the JSON object {token, token_kind, timestamp,
                     *     ios_app_id}. At most 10000 characters.
                     */
                    encrypted_push_registration?: string;
                };
            };
        };
        responses: {
            /** @description The key is in use. The token will be in use when the relay has accepted it. */
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
            /** @description The navigation views. */
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
                     * @description The URL fragment of the view, without `#`. It is a line of text that is trimmed and must not be blank: at
                     *     most 2000 characters, and at most 6000 when percent-encoded. It can contain slashes, and ends with one for
                     *     an empty topic. Because the URL of a view contains its fragment, and clients and proxies normalise URLs, no
                     *     segment between slashes can be `.` or `..`, even with the dots written as `%2E`.
                     */
                    fragment: string;
                    /** @description Whether the view is pinned in the sidebar (true) or hidden in the menu of more views (false). */
                    is_pinned: boolean;
                    /**
                     * @description The name of a custom view. It is trimmed and must not be blank; at most 100 characters. Must be omitted or
                     *     null for a built-in view, and is required for any other.
                     *     Each run of spaces and tabs is one space.
                     */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description The view was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /**
                 * @description The URL fragment of the view, without `#`. Its slashes can be unencoded in the URL, or encoded so that no proxy
                 *     merges them.
                 */
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
                /**
                 * @description The URL fragment of the view, without `#`. Its slashes can be unencoded in the URL, or encoded so that no proxy
                 *     merges them.
                 */
                fragment: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Whether the view is pinned in the sidebar (true) or hidden in the menu of more views (false). */
                    is_pinned?: boolean;
                    /**
                     * @description The new name, trimmed and not blank. No other view of the caller may have it. The current name of the view
                     *     is accepted. Must be omitted for a built-in view.
                     *     Each run of spaces and tabs is one space.
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The view now has the requested properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The settings were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    getAuditLog: {
        parameters: {
            query?: {
                /** @description Only entries with lower IDs are returned. */
                before?: number;
                /** @description The largest number of entries that are returned. */
                limit?: number;
                /** @description Only entries of this action are returned. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only what the user with this ID did is returned. Nothing is, if there is no such user. */
                actor_id?: components["schemas"]["Id"];
                /** @description Only entries about subjects of this kind are returned. */
                subject_type?: components["schemas"]["AuditSubject"];
                /** @description Only entries about subjects with this ID are returned. */
                subject_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuditLogResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The domain does not exist, or there is no organisation at this host name. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The domain does not exist, or there is no organisation at this host name. */
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
                 * @description The name: lower-case letters, digits, `_`, `-` and `.`, at most 100 characters, with a letter or digit at the end.
                 *     Spaces are stored as `_`. No other active custom emoji may have this name.
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
                     * @description The image. It is the only part of the form with a file name.
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddCustomEmojiError"];
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
            /** @description The emoji was deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such emoji, or there is no organisation at this host name. */
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
    getLegacyLinkifiers: {
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
                    "application/json": components["schemas"]["GetLegacyLinkifiersResponse"];
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
                     * @description A regular expression in Python syntax that RE2 accepts: no look-around, no back-references, and at most 1000
                     *     instructions when compiled. No two linkifiers can have the same pattern.
                     */
                    pattern: string;
                    /** @description An RFC 6570 template. Its variables must be exactly the named groups of `pattern`. */
                    url_template: string;
                    /** @description A text that `pattern` matches as a whole. Required with `reverse_template`. */
                    example_input?: string | null;
                    /**
                     * @description How a pasted URL becomes text again. `{variable}` stands for a value, doubled braces for a literal brace.
                     *     With the values taken from `example_input`, it must produce `example_input`.
                     */
                    reverse_template?: string | null;
                    /**
                     * @description More RFC 6570 templates, with the same variables, by which a pasted URL is turned into text. They are not
                     *     used to make links. At most 20.
                     * @default []
                     */
                    alternative_url_templates?: string[];
                };
            };
        };
        responses: {
            /** @description The linkifier was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddLinkifierResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such linkifier, or there is no organisation at this host name. */
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
                    /**
                     * @description A text that `pattern` matches as a whole. An empty string removes it. If null or omitted, it stays
                     *     unchanged.
                     */
                    example_input?: string | null;
                    /** @description How a pasted URL becomes text again. An empty string removes it. If null or omitted, it stays unchanged. */
                    reverse_template?: string | null;
                    /** @description More RFC 6570 templates by which a pasted URL is turned into text. */
                    alternative_url_templates?: string[];
                };
            };
        };
        responses: {
            /** @description The linkifier now has the requested properties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such linkifier, or there is no organisation at this host name. */
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
    uploadRealmIcon: {
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
                     * @description The image. It is the only part of the form with a file name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The icon was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRealmIconResponse"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRealmIconError"];
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
    deleteRealmIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon is the generated pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteRealmIconResponse"];
                };
            };
            /** @description The request is refused. */
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
    uploadRealmLogo: {
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
                     * @description The image. It is the only part of the form with a file name.
                     */
                    file: string;
                    /** @description Whether the logo is for dark backgrounds. */
                    night: boolean;
                };
            };
        };
        responses: {
            /** @description The logo was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRealmLogoError"];
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
    deleteRealmLogo: {
        parameters: {
            query: {
                /** @description Whether it is the logo for dark backgrounds. */
                night: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo is that of this server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The linkifiers now have this order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    addPlayground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The name of the playground: a line of text that is trimmed and must not be empty, at most 100 characters. Names of one language differ. Each run of spaces and tabs is one space. */
                    name: string;
                    /** @description The language of the code blocks, as they name it: a line of text that is trimmed and must not be empty, at most 40 characters. Each run of spaces and tabs is one space. */
                    pygments_language: string;
                    /** @description An RFC 6570 template with `code` as its only variable, which leads to http or https, at most 1000 characters. */
                    url_template: string;
                };
            };
        };
        responses: {
            /** @description The playground is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddPlaygroundResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    removePlayground: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the playground. */
                playground_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The playground is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such playground, or there is no organisation at this host name. */
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
    getRealmPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The presence of the users. */
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
            /** @description The profile fields. */
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
            /** @description The request is invalid or refused. */
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
    reorderProfileFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The IDs of all profile fields of the organisation, each once. */
                    order: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The fields now have this order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description The ID of the field. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such field, or there is no organisation at this host name. */
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
                /** @description The ID of the field. */
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
            /** @description The field was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such field, or there is no organisation at this host name. */
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
    sendTestWelcomeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The text: Markdown that must show something, at most 8000 code points. */
                    welcome_message_custom_text: string;
                };
            };
        };
        responses: {
            /** @description The message was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestWelcomeMessageResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The defaults were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The queue was registered. */
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
            /** @description The caller is a bot. */
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
                    /** @description The ID from `POST /register_client_device`. */
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
    getReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRemindersResponse"];
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
    createReminder: {
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
                     * Format: int64
                     * @description The ID of the message.
                     */
                    message_id: number;
                    /**
                     * Format: int64
                     * @description When to send the reminder, in UNIX seconds. Must be in the future.
                     */
                    scheduled_delivery_timestamp: number;
                    /** @description A note for oneself, as Markdown source, at most `max_reminder_note_length` code points. Trimmed; a blank one is none. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description The reminder is created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateReminderResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    deleteReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the reminder. */
                reminder_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such reminder, or there is no organisation at this host name. */
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
    getSavedSnippets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved snippets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSavedSnippetsResponse"];
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
    createSavedSnippet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The name of the snippet: a line of text that is trimmed and must not be blank, at most 60 characters. Each run of spaces and tabs is one space. */
                    title: string;
                    /** @description The text, as Markdown source, at most `max_message_length` code points. White space at its end is removed; it must not be blank. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description The snippet is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSavedSnippetResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    deleteSavedSnippet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the snippet. */
                saved_snippet_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snippet is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such snippet, or there is no organisation at this host name. */
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
    updateSavedSnippet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the snippet. */
                saved_snippet_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The name of the snippet: a line of text that is trimmed and must not be blank, at most 60 characters. Each run of spaces and tabs is one space. */
                    title?: string;
                    /** @description The text, as Markdown source, at most `max_message_length` code points. White space at its end is removed; it must not be blank. */
                    content?: string;
                };
            };
        };
        responses: {
            /** @description The snippet is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such snippet, or there is no organisation at this host name. */
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
            /** @description The message was scheduled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessageResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The scheduled message was deleted. */
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
            /** @description The scheduled message was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            401: components["responses"]["RealmDeactivated"];
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
            /** @description The settings were changed. A new address takes effect when it is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The settings were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The settings were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description Whether to include public channels that the caller may join. */
                include_public?: boolean;
                /** @description Whether to include channels whose history is open to everybody, even without an account. */
                include_web_public?: boolean;
                /** @description Whether to include channels to which the caller is subscribed. */
                include_subscribed?: boolean;
                /** @description Whether to leave out archived channels. */
                exclude_archived?: boolean;
                /** @description Whether to include all channels that the caller may see, private ones among them. */
                include_all?: boolean;
                /** @description Whether to include the default channels of new users. */
                include_default?: boolean;
                /** @description Whether to include, for a bot, the channels to which its owner is subscribed. Has no effect for a person. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The channel does not exist or is hidden from the caller, or there is no organisation at this host name. */
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
            /** @description The channel was archived. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The channel does not exist or is hidden from the caller, or there is no organisation at this host name. */
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
            /** @description The channel was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateChannelError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The channel does not exist or is hidden from the caller, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description Another channel has this name. */
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
    deleteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The topic, in any letter case, at most `max_topic_length` code points. It can be the empty string. `(no topic)`
                     *     and `realm_empty_topic_display_name` are read as the empty string.
                     *     Each run of spaces and tabs is one space.
                     */
                    topic_name: string;
                };
            };
        };
        responses: {
            /** @description The messages are deleted, or some of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTopicResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    getChannelEmailAddress: {
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelEmailAddressError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The channel does not exist or is hidden from the caller, or there is no organisation at this host name. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such channel, or there is no organisation at this host name. */
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
    addSubmessage: {
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
                     * Format: int64
                     * @description The ID of the message.
                     */
                    message_id: number;
                    /**
                     * @description Always `widget`.
                     * @enum {string}
                     */
                    msg_type: "widget";
                    /** @description The change, as JSON text. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description The submessage is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                    /** @description The IDs of the users in the conversation. Required for a direct message. */
                    to?: components["schemas"]["Id"][];
                    /** @description The ID of the channel. Required for a channel message. */
                    stream_id?: number;
                    /** @description The topic, at most `max_topic_length` code points. Required for a channel message. Each run of spaces and tabs is one space. */
                    topic?: string;
                    /**
                     * @deprecated
                     * @description The older name of `topic`. Cannot be combined with `topic`.
                     */
                    subject?: string;
                };
            };
        };
        responses: {
            /** @description The notification was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description Whether to include deactivated groups. */
                include_deactivated_groups?: boolean;
                /** @description The IDs of the groups to list. Unknown IDs are ignored. If omitted, all groups are listed. */
                user_group_ids?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupsResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
                     * @description The name: trimmed, then 1 to 100 code points, unique regardless of letter case, and not starting with `@`,
                     *     `role:`, `user:`, `stream:` or `channel:`.
                     *     Each run of spaces and tabs is one space.
                     */
                    name: string;
                    /** @description The description: trimmed, at most 1024 code points. */
                    description: string;
                    /** @description The IDs of active users. */
                    members: components["schemas"]["Id"][];
                    /**
                     * @description The IDs of the groups whose members are also members of this group.
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
            /** @description The group was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserGroupResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    deleteUserGroup: {
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
            /** @description The group was deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The group was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The group was deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description Whether to leave out users who belong to the group only through subgroups. */
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
            /** @description The request is invalid or refused. */
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
                    /** @description The IDs of active users to add. */
                    add?: components["schemas"]["Id"][];
                    /** @description The IDs of members to remove. */
                    delete?: components["schemas"]["Id"][];
                    /** @description The IDs of groups to add as direct subgroups. */
                    add_subgroups?: components["schemas"]["Id"][];
                    /** @description The IDs of direct subgroups to remove. */
                    delete_subgroups?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The group was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description Whether the user is a member of the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IsUserGroupMemberResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description Whether to leave out groups that are nested more deeply. */
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
            /** @description The request is invalid or refused. */
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
                    /** @description The IDs of groups to add as direct subgroups. */
                    add?: components["schemas"]["Id"][];
                    /** @description The IDs of direct subgroups to remove. */
                    delete?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The group was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                     * @description The topic, in any letter case, at most `max_topic_length` code points. It can be the empty string. `(no
                     *     topic)` and `realm_empty_topic_display_name` are read as the empty string. Required unless `subject` is
                     *     given.
                     *     Each run of spaces and tabs is one space.
                     */
                    topic?: string;
                    /**
                     * @deprecated
                     * @description The older name of `topic`. Cannot be combined with `topic`.
                     */
                    subject?: string;
                    visibility_policy: components["schemas"]["TopicVisibilityPolicy"];
                };
            };
        };
        responses: {
            /** @description The policy was set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                     * @description The file. It is the only part of the form with a file name. `filename` in the response is that name without
                     *     folders and control characters, at most 120 characters. In the URL it is reduced to letters, digits, dots,
                     *     dashes and underscores.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description The token that authorises the request. */
                token: string;
                /** @description The name of the file. It is only for the client. */
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
            /** @description The bytes of the requested range. */
            206: {
                headers: {
                    /** @description The range of the bytes and the size of the file, for example `bytes 0-499/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client already has these bytes. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["RealmDeactivated"];
            /** @description The URL is not valid, or there is no organisation at this host name. */
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
            /** @description The range is outside the file. */
            416: {
                headers: {
                    /** @description The size of the file, for example `bytes *\/1234`. */
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
    downloadThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `path_id` of the file. Its slashes are not encoded in the URL. */
                path: string;
                /** @description The `name` of a format. */
                format: components["schemas"]["ThumbnailFormatName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thumbnail. */
            200: {
                headers: {
                    /** @description `inline`, and the name of the format. */
                    "Content-Disposition"?: string;
                    /** @description Always `nosniff`. */
                    "X-Content-Type-Options"?: "nosniff";
                    /** @description The version of the bytes. */
                    ETag?: string;
                    /** @description Always `bytes`. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The bytes of the requested range. */
            206: {
                headers: {
                    /** @description The range of the bytes and the size of the thumbnail, for example `bytes 0-499/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client already has these bytes. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description There is no such file for the caller, it has no such thumbnail, or there is no organisation at this host name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadThumbnailNotFound"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The range is outside the thumbnail. */
            416: {
                headers: {
                    /** @description The size of the thumbnail, for example `bytes *\/1234`. */
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
                /** @description The first part of the `path_id` of the file. */
                realm_id: components["schemas"]["Id"];
                /** @description The rest of the `path_id`. Its slashes are not encoded in the URL. */
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
            /** @description There is no such file for the caller, or there is no organisation at this host name. */
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
                /** @description The `path_id` of the file. Its slashes are not encoded in the URL. */
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
                    /** @description The version of the bytes. */
                    ETag?: string;
                    /** @description Always `bytes`. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; charset=utf-8": string;
                };
            };
            /** @description The bytes of the requested range. */
            206: {
                headers: {
                    /** @description The range of the bytes and the size of the file, for example `bytes 0-499/1234`. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The client already has these bytes. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description There is no such file for the caller, or there is no organisation at this host name. */
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
            /** @description The range is outside the file. */
            416: {
                headers: {
                    /** @description The size of the file, for example `bytes *\/1234`. */
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
                 * @description Whether the client computes the URLs of third-party avatars itself. If so, `avatar_url` is null for users with such
                 *     an avatar whose real email address the caller may see.
                 */
                client_gravatar?: boolean;
                /** @description Whether to include `profile_data` for people. */
                include_custom_profile_fields?: boolean;
                /** @description The IDs of the users to list. IDs that do not exist, or that the caller may not see, are left out of the response. */
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
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The account was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    deactivateOwnUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deactivated. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
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
    getOwnApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOwnApiKeysResponse"];
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
    revokeOwnApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the key. */
                api_key_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller has no such key, or there is no organisation at this host name. */
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
    uploadAvatar: {
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
                     * @description The image. It is the only part of the form with a file name.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The avatar was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAvatarResponse"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAvatarError"];
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
    deleteAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The avatar is the generated pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAvatarResponse"];
                };
            };
            /** @description The request is refused. */
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
    muteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the user to mute. */
                muted_user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is muted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    unmuteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the muted user. */
                muted_user_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is no longer muted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    markOnboardingStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    onboarding_step: components["schemas"]["OnboardingStepName"];
                };
            };
        };
        responses: {
            /** @description The introduction is seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                     * @description The latest `presence_last_update_id` that the client has; -1 means none. Selects the modern format.
                     */
                    last_update_id?: number;
                    /**
                     * @description How many days back entries are returned; with 0 there are none. Ignored if `last_update_id` is above 0.
                     * @default 14
                     */
                    history_limit_days?: number;
                    /**
                     * @description Whether the user has done something since the client's previous request. Accepted for usage statistics, which this
                     *     server does not keep.
                     * @default false
                     */
                    new_user_input?: boolean;
                    /**
                     * @description Whether to report presence without getting any.
                     * @default false
                     */
                    ping_only?: boolean;
                    /**
                     * @deprecated
                     * @description Whether to return the modern format. Use `last_update_id` instead.
                     * @default false
                     */
                    slim_presence?: boolean;
                };
            };
        };
        responses: {
            /** @description The presence was reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatePresenceResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    removeOwnProfileData: {
        parameters: {
            query: {
                /** @description The IDs of the fields to clear. */
                data: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields are empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    updateOwnProfileData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    data: components["schemas"]["ProfileDataUpdate"];
                };
            };
        };
        responses: {
            /** @description The values are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                    /** @description The text: trimmed, then at most 60 Unicode code points. An empty string removes the text. */
                    status_text?: string;
                    /** @description The name of the emoji, or the empty string. Required with `emoji_code` or `reaction_type`. */
                    emoji_name?: string;
                    /**
                     * @description The code that identifies the emoji within `reaction_type`. For a Unicode emoji, these are the code points in
                     *     hexadecimal, joined by `-`; variation selectors do not count.
                     */
                    emoji_code?: string;
                    reaction_type?: components["schemas"]["ReactionType"];
                    /**
                     * @deprecated
                     * @description The inverse of the preference `presence_enabled`. Use `PATCH /settings` instead.
                     */
                    away?: boolean;
                };
            };
        };
        responses: {
            /** @description The status was set. */
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
            /** @description The request is invalid or refused. */
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
            /** @description The users were subscribed, except to the channels in `unauthorized`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /**
                 * @description The names of the channels, regardless of letter case. The number of channels times the number of users must be at
                 *     most 20000.
                 */
                subscriptions: string[];
                /**
                 * @description The users to unsubscribe: a list of user IDs or a list of API email addresses, not both. If omitted or
                 *     empty, it is the caller.
                 */
                principals?: number[] | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users were unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description Whether the empty topic is written as the empty string. If false, it is written as `realm_empty_topic_display_name`. */
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
            /** @description The request is invalid or refused. */
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
                    /** @description The properties to set. */
                    subscription_data: {
                        /** @description The ID of the channel. */
                        stream_id: number;
                        property: components["schemas"]["SubscriptionProperty"];
                        value: components["schemas"]["SubscriptionPropertyValue"];
                    }[];
                };
            };
        };
        responses: {
            /** @description The properties now have these values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSubscriptionPropertiesResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    muteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The ID of the channel. Required unless `stream` is given. */
                    stream_id?: number;
                    /**
                     * @deprecated
                     * @description The name of the channel, in any letter case. Use `stream_id`. Cannot be combined with it.
                     */
                    stream?: string;
                    /**
                     * @description The topic, in any letter case, at most `max_topic_length` code points. It can be the empty string. `(no topic)`
                     *     and `realm_empty_topic_display_name` are read as the empty string. Required unless `subject` is given.
                     *     Each run of spaces and tabs is one space.
                     */
                    topic?: string;
                    /**
                     * @deprecated
                     * @description The older name of `topic`. Cannot be combined with `topic`.
                     */
                    subject?: string;
                    op: components["schemas"]["FlagOperation"];
                };
            };
        };
        responses: {
            /** @description The topic is muted, or no longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
    updateSubscriptionProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the channel. */
                stream_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    property: components["schemas"]["SubscriptionProperty"];
                    value: components["schemas"]["SubscriptionPropertyValue"];
                };
            };
        };
        responses: {
            /** @description The property now has this value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The caller is not subscribed to such a channel, or there is no organisation at this host name. */
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
    getUserByEmail: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of third-party avatars itself. If so, `avatar_url` is null for a user with such
                 *     an avatar whose real email address the caller may see.
                 */
                client_gravatar?: boolean;
                /** @description Whether to include `profile_data`, unless the user is a bot. */
                include_custom_profile_fields?: boolean;
            };
            header?: never;
            path: {
                /** @description The real email address, the dummy address `user{id}@{realm_host}`, or the ID. */
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
                 * @description The real email address in any letter case, if the caller may see it, the dummy address `user{id}@{realm_host}`, or
                 *     the ID.
                 */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deactivated. */
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
                /**
                 * @description The real email address in any letter case, if the caller may see it, the dummy address `user{id}@{realm_host}`, or
                 *     the ID.
                 */
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
            /** @description The user was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
                /** @description The ID of the user, or an email address that `GET /users/{email}` accepts. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user, or there is no organisation at this host name. */
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
    getUserApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the account. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserApiKeysResponse"];
                };
            };
            /** @description The request is invalid or refused. */
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
    revokeUserApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the account. */
                user_id: number;
                /** @description The ID of the key. */
                api_key_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The user has no such key, or there is no organisation at this host name. */
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
                /** @description The ID of the deactivated account. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
            /** @description The request is invalid or refused. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user, or there is no organisation at this host name. */
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
    getUserChannels: {
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
            /** @description The channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserChannelsResponse"];
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user, or there is no organisation at this host name. */
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
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BAD_REQUEST"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such user or channel, or there is no organisation at this host name. */
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
    sendWebhookMessage: {
        parameters: {
            query?: {
                /** @description The channel, by its name or, in digits alone, its ID. Without it, the message goes directly to the owner of the bot. */
                stream?: string;
                /**
                 * @description The topic of every message. Without it, each message has a topic that says what it is about. Each run of spaces and
                 *     tabs is one space.
                 */
                topic?: string;
                /** @description The kinds of events to send messages about, and no others. `*` stands for any characters. */
                only_events?: string[];
                /** @description The kinds of events to send no messages about. `*` stands for any characters. */
                exclude_events?: string[];
                /**
                 * @description The branches whose pushes, pipelines, jobs, builds and deployments are posted, separated by commas. `*` stands for any characters. Of services
                 *     that name no branch, it is refused.
                 */
                branches?: string;
                /** @description Whether nothing is posted about private repositories. Only for `github` and `gitlab`. */
                ignore_private_repositories?: boolean;
                /**
                 * @description Whether confidential issues of `gitlab` and `jira` are posted with their titles and texts. Otherwise the message says only that
                 *     something happened to one.
                 */
                confidential?: boolean;
                /** @description Whether the topic of a merge request has its title beside its number. Only for `gitlab`. */
                use_merge_request_title?: boolean;
                /**
                 * @description The label, or else the annotation, whose value is the topic of an alert. Alerts with different values become a message each. Only for
                 *     `alertmanager` and `grafana`.
                 */
                name?: string;
                /** @description The label, or else the annotation, that an alert is called by, in place of `alertname`. Only for `alertmanager` and `grafana`. */
                desc?: string;
            };
            header?: never;
            path: {
                /** @description The service. The name of an unknown one is answered with NOT_FOUND. */
                service: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            /** @description The message is sent, or there is none to send. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendWebhookMessageResponse"];
                    "text/plain": "ok";
                };
            };
            /** @description The request is invalid or refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendWebhookMessageError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such service, or no organisation at this host name. */
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
