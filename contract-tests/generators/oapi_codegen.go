// The conversation with a client of oapi-codegen.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/http"
	"os"

	api "example.com/parley/generated/oapi_codegen"
)

type adapter struct{ *api.ClientWithResponses }

var ctx = context.Background()

func main() {
	authorize := func(_ context.Context, request *http.Request) error {
		request.SetBasicAuth(os.Getenv("API_EMAIL"), os.Getenv("API_KEY"))
		return nil
	}
	generated, err := api.NewClientWithResponses(os.Getenv("API_URL"), api.WithRequestEditorFn(authorize))
	must(err)
	converse(adapter{generated})
}

func unexpected(body []byte) error { return fmt.Errorf("unexpected answer: %.1000s", body) }

func ptr[T any](value T) *T { return &value }

func (a adapter) register() (string, int64, bool, error) {
	answer, err := a.RegisterQueueWithResponse(ctx, api.RegisterInput{EventTypes: &eventTypes, FetchEventTypes: &[]string{"user_settings"}})
	if err != nil {
		return "", 0, false, err
	}
	if answer.JSON200 == nil {
		return "", 0, false, unexpected(answer.Body)
	}
	return answer.JSON200.QueueId.String(), answer.JSON200.LastEventId, answer.JSON200.UserSettings.FluidLayoutWidth, nil
}

func (a adapter) sendTo(input api.SendMessageInput, to func(*api.SendMessageInput_To) error) (*api.SendMessageResponse, error) {
	if err := to(&input.To); err != nil {
		return nil, err
	}
	return a.SendMessageWithResponse(ctx, input)
}

func (a adapter) send(to []int, content string) (int64, error) {
	ids := make([]api.SendMessageInput_To_2_Item, len(to))
	for i, id := range to {
		if err := ids[i].FromSendMessageInputTo20(id); err != nil {
			return 0, err
		}
	}
	input := api.SendMessageInput{Type: api.MessageTypeParameterDirect, Content: content}
	answer, err := a.sendTo(input, func(t *api.SendMessageInput_To) error { return t.FromSendMessageInputTo2(ids) })
	if err != nil {
		return 0, err
	}
	if answer.JSON200 == nil {
		return 0, unexpected(answer.Body)
	}
	return answer.JSON200.Id, nil
}

func (a adapter) refused() (int, string, string, error) {
	input := api.SendMessageInput{Type: api.MessageTypeParameterChannel, Topic: ptr("lunch"), Content: "Who is coming?"}
	answer, err := a.sendTo(input, func(t *api.SendMessageInput_To) error { return t.FromSendMessageInputTo1("nowhere") })
	if err != nil {
		return 0, "", "", err
	}
	if answer.JSON400 == nil {
		return 0, "", "", unexpected(answer.Body)
	}
	return answer.StatusCode(), answer.JSON400.Code, *answer.JSON400.Stream, nil
}

func (a adapter) read(narrow string) (int64, string, error) {
	params := &api.GetMessagesParams{Anchor: ptr("newest"), NumBefore: ptr(1), NumAfter: ptr(0), Narrow: &narrow, ApplyMarkdown: ptr(false)}
	answer, err := a.GetMessagesWithResponse(ctx, params)
	if err != nil {
		return 0, "", err
	}
	if answer.JSON200 == nil {
		return 0, "", unexpected(answer.Body)
	}
	newest := answer.JSON200.Messages[len(answer.JSON200.Messages)-1]
	return newest.Id, newest.Content, nil
}

func (a adapter) change(fluid bool) error {
	answer, err := a.UpdateSettingsWithResponse(ctx, api.UpdateSettingsInput{FluidLayoutWidth: &fluid})
	if err == nil && answer.JSON200 == nil {
		return unexpected(answer.Body)
	}
	return err
}

func (a adapter) upload(name string, content string) (string, error) {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	file, err := form.CreateFormFile("file", name)
	must(err)
	_, err = file.Write([]byte(content))
	must(err)
	must(form.Close())
	answer, err := a.UploadFileWithBodyWithResponse(ctx, form.FormDataContentType(), &body)
	if err != nil {
		return "", err
	}
	if answer.JSON200 == nil {
		return "", unexpected(answer.Body)
	}
	return answer.JSON200.Url, nil
}

func (a adapter) own() (string, []byte, error) {
	answer, err := a.GetOwnUserWithResponse(ctx)
	if err != nil {
		return "", nil, err
	}
	if answer.JSON200 == nil {
		return "", nil, unexpected(answer.Body)
	}
	addedLater, isKept := answer.JSON200.Get("added_later")
	if !isKept {
		return answer.JSON200.Email, nil, nil
	}
	text, err := json.Marshal(addedLater)
	return answer.JSON200.Email, text, err
}

func (a adapter) react(id int64, emoji string) error {
	answer, err := a.AddReactionWithResponse(ctx, id, api.AddReactionJSONRequestBody{EmojiName: emoji})
	if err == nil && answer.JSON200 == nil {
		return unexpected(answer.Body)
	}
	return err
}

func (a adapter) edit(id int64, content string) error {
	answer, err := a.UpdateMessageWithResponse(ctx, id, api.UpdateMessageInput{Content: &content})
	if err == nil && answer.JSON200 == nil {
		return unexpected(answer.Body)
	}
	return err
}

func (a adapter) events(queue string, last int64) (types []string, content string, err error) {
	answer, err := a.GetEventsWithResponse(ctx, &api.GetEventsParams{QueueId: &queue, LastEventId: &last, DontBlock: ptr(true)})
	if err != nil {
		return nil, "", err
	}
	if answer.JSON200 == nil {
		return nil, "", unexpected(answer.Body)
	}
	for _, item := range answer.JSON200.Events {
		unknown, err := item.AsUnknownEvent()
		if err != nil {
			return nil, "", err
		}
		if unknown.Type == "message" {
			event, err := item.AsEvent()
			if err != nil {
				return nil, "", err
			}
			known, err := event.AsMessageEvent()
			if err != nil {
				return nil, "", err
			}
			content = known.Message.Content
		}
		types = append(types, unknown.Type)
	}
	return types, content, nil
}

func (a adapter) leave(queue string) error {
	answer, err := a.DeleteEventQueueWithResponse(ctx, &api.DeleteEventQueueParams{QueueId: queue})
	if err == nil && answer.JSON200 == nil {
		return unexpected(answer.Body)
	}
	return err
}
