// The conversation with a client of ogen.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	ht "github.com/ogen-go/ogen/http"
	"github.com/ogen-go/ogen/ogenerrors"

	api "example.com/parley/generated/ogen/api"
)

type adapter struct{ *api.Client }

var ctx = context.Background()

type account struct{}

func (account) BasicAuth(context.Context, api.OperationName) (api.BasicAuth, error) {
	return api.BasicAuth{Username: os.Getenv("API_EMAIL"), Password: os.Getenv("API_KEY")}, nil
}
func (account) KeyInQuery(context.Context, api.OperationName) (api.KeyInQuery, error) {
	return api.KeyInQuery{}, ogenerrors.ErrSkipClientSecurity
}
func (account) Session(context.Context, api.OperationName) (api.Session, error) {
	return api.Session{}, ogenerrors.ErrSkipClientSecurity
}

func main() {
	generated, err := api.NewClient(os.Getenv("API_URL"), account{})
	must(err)
	converse(adapter{generated})
}

// The answer as the type of one status.
func as[T any](answer any, err error) (result T, failure error) {
	if err != nil {
		return result, err
	}
	result, ok := answer.(T)
	if !ok {
		return result, fmt.Errorf("unexpected answer: %#v", answer)
	}
	return result, nil
}

func (a adapter) register() (string, int64, bool, error) {
	input := api.RegisterInput{
		EventTypes:      eventTypes,
		FetchEventTypes: []string{"user_settings"},
	}
	response, err := a.RegisterQueue(ctx, api.NewOptRegisterInput(input))
	answer, err := as[*api.RegisterAnswer](response, err)
	if err != nil {
		return "", 0, false, err
	}
	return answer.QueueID.Value.String(), answer.LastEventID, answer.UserSettings.Value.FluidLayoutWidth, nil
}

func (a adapter) send(to []int, content string) (int64, error) {
	var ids []api.SendMessageInputTo2Item
	for _, id := range to {
		ids = append(ids, api.NewIntSendMessageInputTo2Item(id))
	}
	input := &api.SendMessageInput{
		Type: api.MessageTypeParameterDirect, To: api.NewSendMessageInputTo2ItemArraySendMessageInputTo(ids), Content: content,
	}
	response, err := a.SendMessage(ctx, input)
	answer, err := as[*api.SendMessageAnswer](response, err)
	if err != nil {
		return 0, err
	}
	return answer.ID, nil
}

func (a adapter) refused() (int, string, string, error) {
	input := &api.SendMessageInput{
		Type: api.MessageTypeParameterChannel, To: api.NewStringSendMessageInputTo("nowhere"),
		Topic: api.NewOptString("lunch"), Content: "Who is coming?",
	}
	response, err := a.SendMessage(ctx, input)
	answer, err := as[*api.SendMessageError](response, err)
	if err != nil {
		return 0, "", "", err
	}
	// Each status has a type of its own.
	return 400, answer.Code, answer.Stream.Value, nil
}

func (a adapter) read(narrow string) (int64, string, error) {
	response, err := a.GetMessages(ctx, api.GetMessagesParams{
		Anchor: api.NewOptString("newest"), NumBefore: api.NewOptInt(1), NumAfter: api.NewOptInt(0),
		Narrow: api.NewOptString(narrow), ApplyMarkdown: api.NewOptBool(false),
	})
	answer, err := as[*api.GetMessagesAnswer](response, err)
	if err != nil {
		return 0, "", err
	}
	newest := answer.Messages[len(answer.Messages)-1]
	return newest.ID, newest.Content, nil
}

func (a adapter) change(fluid bool) error {
	input := api.UpdateSettingsInput{FluidLayoutWidth: api.NewOptBool(fluid)}
	response, err := a.UpdateSettings(ctx, api.NewOptUpdateSettingsInput(input))
	_, err = as[*api.Envelope](response, err)
	return err
}

func (a adapter) upload(name string, content string) (string, error) {
	file := ht.MultipartFile{Name: name, File: strings.NewReader(content)}
	response, err := a.UploadFile(ctx, &api.UploadFileReq{File: file})
	answer, err := as[*api.UploadFileAnswer](response, err)
	if err != nil {
		return "", err
	}
	return answer.URL, nil
}

func (a adapter) own() (string, []byte, error) {
	response, err := a.GetOwnUser(ctx)
	answer, err := as[*api.GetOwnUserAnswer](response, err)
	if err != nil {
		return "", nil, err
	}
	return answer.Email, answer.AdditionalProps["added_later"], nil
}

func (a adapter) react(id int64, emoji string) error {
	response, err := a.AddReaction(ctx, &api.AddReactionReq{EmojiName: emoji}, api.AddReactionParams{MessageID: id})
	_, err = as[*api.Envelope](response, err)
	return err
}

func (a adapter) edit(id int64, content string) error {
	input := api.UpdateMessageInput{Content: api.NewOptString(content)}
	response, err := a.UpdateMessage(ctx, api.NewOptUpdateMessageInput(input), api.UpdateMessageParams{MessageID: id})
	_, err = as[*api.UpdateMessageAnswer](response, err)
	return err
}

// The events are JSON, because the generator refuses their union.
func (a adapter) events(queue string, last int64) (types []string, content string, err error) {
	response, err := a.GetEvents(ctx, api.GetEventsParams{
		QueueID: api.NewOptString(queue), LastEventID: api.NewOptInt64(last), DontBlock: api.NewOptBool(true),
	})
	answer, err := as[*api.GetEventsAnswer](response, err)
	if err != nil {
		return nil, "", err
	}
	for _, one := range answer.Events {
		event := struct {
			Type    string
			Message struct{ Content string }
		}{}
		if err := json.Unmarshal(one, &event); err != nil {
			return nil, "", err
		}
		types = append(types, event.Type)
		content += event.Message.Content
	}
	return types, content, nil
}

func (a adapter) leave(queue string) error {
	response, err := a.DeleteEventQueue(ctx, api.DeleteEventQueueParams{QueueID: queue})
	_, err = as[*api.Envelope](response, err)
	return err
}
