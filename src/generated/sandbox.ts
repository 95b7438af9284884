// Made by `npm run generate` from openapi/. Do not edit.

export interface paths {
    "/world": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the world.
         * @description Returns who and what is in the world, and its IDs. Only the first world has the IDs of the examples.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the world.
         * @description Gives the world its first state again, and ends its queues and its troubles. Other worlds keep theirs; a read of events that waits
         *     there may end early, as it does when a server restarts.
         */
        post: operations["resetWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mails.
         * @description Returns the mails that the world has sent, oldest first. None of them leaves the sandbox.
         */
        get: operations["getMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pushes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the push notifications.
         * @description Returns what the world has sent to devices, oldest first: the requests that a push relay would get, whose content is encrypted for
         *     the device.
         */
        get: operations["getPushes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a queue an event.
         * @description The next read of the queue, within 15 seconds, gets the event. A queue that was registered without its type is refused. The event is
         *     the one of the contract's example, so it need not be true of the world. Nobody else gets it, and nothing else changes.
         */
        post: operations["giveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/troubles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make trouble.
         * @description Adds what requests to the server meet in this world from now on. A new number replaces the one before; a fault is added.
         *
         *     **Parameters**: At least one parameter is required.
         */
        post: operations["makeTrouble"];
        /**
         * End all troubles.
         * @description Ends the latency, the faults and the rate limits that this interface gave the world. What the options of the command say (`--latency`,
         *     `--fault`, `--retry-after`) applies again, and queues and keys remain lost.
         */
        delete: operations["endTroubles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lost_queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lose a queue.
         * @description Removes a queue of the caller, as if it had expired. Its next read is answered with BAD_EVENT_QUEUE_ID.
         */
        post: operations["loseQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/revoked_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the caller's key.
         * @description Revokes all keys of the account. The key of this request is refused from then on; any other one is accepted.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/met_rate_limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Meet the rate limit.
         * @description Refuses counted requests of the caller with RATE_LIMIT_HIT for a time, which the end of all troubles ends too. Reads of events do not count.
         */
        post: operations["meetRateLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart the server.
         * @description Restarts the server, as this world sees it: the connections of its requests break, and so do those of later ones until the server
         *     runs again. What was stored remains, queues included. Other worlds and this interface wait for their answers, and nothing else
         *     happens to them; a read of events that waits there may end early, with a heartbeat.
         */
        post: operations["restart"];
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
        WorldUser: {
            /** @description The ID of the account. */
            user_id: number;
            /** @description The address that selects the account. */
            email: string;
            /** @description The name of the account. */
            full_name: string;
            /** @description The role: 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
            role: number;
            /** @description Whether it is a bot. */
            is_bot: boolean;
            /** @description Whether it is active. */
            is_active: boolean;
        };
        WorldChannel: {
            /** @description The ID of the channel. */
            stream_id: number;
            /** @description The name of the channel. */
            name: string;
        };
        SentMail: {
            /** @description The address of the recipient. */
            to: string;
            /** @description The subject. */
            subject: string;
            /** @description The text, with its links. */
            text: string;
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Always `success`.
                     * @enum {string}
                     */
                    result: "success";
                    /** @description Always empty. */
                    msg: string;
                };
            };
        };
        /** @description The request is refused, with the codes of the server's contract. */
        Refused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * @description Always `error`.
                     * @enum {string}
                     */
                    result: "error";
                    /** @description The code of the error. */
                    code: string;
                    /** @description What is wrong, for developers to read. */
                    msg: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The ID of the request. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The world. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `success`.
                         * @enum {string}
                         */
                        result: "success";
                        /** @description Always empty. */
                        msg: string;
                        /** @description The name of the world; empty for the first one. */
                        name: string;
                        /** @description The URL of its organisation. */
                        realm_url: string;
                        /** @description The accounts. */
                        users: components["schemas"]["WorldUser"][];
                        /** @description The channels. */
                        channels: components["schemas"]["WorldChannel"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    resetWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    getMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `success`.
                         * @enum {string}
                         */
                        result: "success";
                        /** @description Always empty. */
                        msg: string;
                        /** @description The mails. */
                        mails: components["schemas"]["SentMail"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    getPushes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Always `success`.
                         * @enum {string}
                         */
                        result: "success";
                        /** @description Always empty. */
                        msg: string;
                        /** @description The requests. */
                        pushes: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    giveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description A queue of the caller. */
                    queue_id: string;
                    /** @description The name of a schema of an event */
                    example: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    makeTrouble: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Milliseconds by which each answer is late. */
                    latency?: number;
                    /**
                     * @description Seconds that answers of faults which tell to wait say, and that rate limits which are met last, from now on. Else answers say
                     *     what the contract's examples do, and a limit lasts 60 seconds.
                     */
                    retry_after?: number;
                    /**
                     * @description Which requests fail, and how: `POST /messages: 503 every 5th`, `*: 429 once`, `GET /events: hang up`. The answer is the
                     *     contract's example of that status, which the operation must have. 502 and 504 are answered as a proxy would, with an HTML
                     *     page. The path must be one of the contract, such as `/messages/{message_id}`. A request may also `lose queue` (all queues of
                     *     its account), `revoke key` (its own), `meet rate limit` or `restart` the server, as its world sees it; the server then
                     *     answers it, except that a restart closes its connection.
                     */
                    fault?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    endTroubles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    loseQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The queue. */
                    queue_id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    meetRateLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Seconds. Left out, it is that of the world's troubles, or 60. */
                    retry_after?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
    restart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Refused"];
            408: components["responses"]["Refused"];
            413: components["responses"]["Refused"];
            415: components["responses"]["Refused"];
        };
    };
}
