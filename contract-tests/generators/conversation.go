// One conversation that every generated Go client can have with the server and the sandbox: see conversation.ts.
package main

import (
	"fmt"
	"os"
	"slices"
)

type message struct {
	id      int64
	content string
}

// What a generated client has to do. Each adapter uses only the generated functions, so that their types are checked.
type client interface {
	// Registers a queue. Returns its IDs, and whether the caller prefers a wide window.
	register() (queue string, last int64, fluid bool, err error)
	// Sends a direct message. Returns its ID.
	send(to []int, content string) (int64, error)
	// The newest message of a narrow.
	read(narrow string) ([]message, error)
	change(fluid bool) error
	// Uploads a file. Returns its URL.
	upload(name string, content string) (string, error)
	// Sends to a channel that does not exist. Returns the code and the channel of the error.
	refused() (code string, stream string, err error)
	// The address of the caller.
	own() (string, error)
	react(id int64, emoji string) error
	edit(id int64, content string) error
	// The types of the events received, or nil if the generator makes nothing of them.
	events(queue string, last int64) ([]string, error)
	leave(queue string) error
}

func converse(c client) {
	queue, last, fluid, err := c.register()
	must(err)
	id, err := c.send([]int{6, 4}, "Hello from a generated client")
	must(err)
	messages, err := c.read(`[{"operator":"dm","operand":[6,4]}]`)
	must(err)
	is(messages, []message{{id, "Hello from a generated client"}})
	must(c.change(!fluid))
	_, _, changed, err := c.register()
	must(err)
	is(changed, !fluid)
	url, err := c.upload("hello.txt", "Hello")
	must(err)
	is(url[:14], "/user_uploads/")
	code, stream, err := c.refused()
	must(err)
	is([]string{code, stream}, []string{"STREAM_DOES_NOT_EXIST", "nowhere"})
	email, err := c.own()
	must(err)
	is(email, os.Getenv("API_EMAIL"))
	must(c.react(id, "tada"))
	must(c.edit(id, "Hello again"))
	types, err := c.events(queue, last)
	must(err)
	if types != nil {
		expected := []string{"message", "reaction", "update_message", "user_settings"}
		if os.Getenv("TARGET") == "later" {
			expected = append(expected, "added_later")
		}
		slices.Sort(types)
		slices.Sort(expected)
		is(slices.Compact(types), expected)
	}
	must(c.leave(queue))
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func is(actual any, expected any) {
	if fmt.Sprint(actual) != fmt.Sprint(expected) {
		panic(fmt.Sprintf("%v instead of %v", actual, expected))
	}
}
