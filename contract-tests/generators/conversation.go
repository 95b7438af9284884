// The conversation of a generated Go client with a server: what operations.ts lists.
package main

import (
	"encoding/json"
	"fmt"
	"slices"
)

type fields map[string]any

var eventTypes = []string{"message", "reaction", "update_message", "user_settings"}

// What a generated client has to do. Each adapter uses only the generated functions, so that their types are checked.
type client interface {
	// Registers a queue for eventTypes. Returns its IDs, and whether the caller prefers a wide window.
	register() (queue string, last int64, fluid bool, err error)
	// Sends a direct message. Returns its ID.
	send(to []int, content string) (int64, error)
	// The newest message of a narrow.
	read(narrow string) (id int64, content string, err error)
	change(fluid bool) error
	// Uploads a file. Returns its URL.
	upload(name string, content string) (string, error)
	// Sends to a channel that does not exist. Returns the code and the channel of the error.
	refused() (status int, code string, stream string, err error)
	// The address of the caller, and a field of the answer that the client does not know, as JSON.
	own() (email string, addedLater []byte, err error)
	react(id int64, emoji string) error
	edit(id int64, content string) error
	// The types of the events received, and the content of the message among them.
	events(queue string, last int64) (types []string, content string, err error)
	leave(queue string) error
}

func converse(c client) {
	queue, last, fluid, err := c.register()
	say("registerQueue", fields{"fluid_layout_width": fluid}, err)
	id, err := c.send([]int{6, 4}, "Hello from a generated client")
	say("sendMessage", fields{"id": id}, err)
	newest, content, err := c.read(`[{"operator":"dm","operand":[6,4]}]`)
	say("getMessages", fields{"id": newest, "content": content}, err)
	say("updateSettings", fields{}, c.change(!fluid))
	_, _, changed, err := c.register()
	say("registerQueue", fields{"fluid_layout_width": changed}, err)
	url, err := c.upload("hello.txt", "Hello")
	say("uploadFile", fields{"url": url}, err)
	status, code, stream, err := c.refused()
	say("sendMessage", fields{"status": status, "code": code, "stream": stream}, err)
	email, addedLater, err := c.own()
	own := fields{"email": email}
	if addedLater != nil {
		own["added_later"] = json.RawMessage(addedLater)
	}
	say("getOwnUser", own, err)
	say("addReaction", fields{}, c.react(id, "tada"))
	say("updateMessage", fields{}, c.edit(id, "Hello again"))
	types, content, err := c.events(queue, last)
	slices.Sort(types)
	say("getEvents", fields{"types": slices.Compact(types), "content": content}, err)
	say("deleteEventQueue", fields{}, c.leave(queue))
}

func say(operation string, read fields, err error) {
	must(err)
	text, err := json.Marshal(read)
	must(err)
	fmt.Println(operation, string(text))
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
