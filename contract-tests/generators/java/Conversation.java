// One conversation that every generated Java client can have with the server and the sandbox: see conversation.ts. The models of both
// libraries have the same names. What differs between them is in Adapter.

import java.io.File;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

abstract class Conversation {
    /** The addressees, as the library builds a union. */
    abstract SendMessageInputTo to(List<Integer> users) throws Exception;

    abstract SendMessageInputTo to(String channel) throws Exception;

    void hold(ApiClient client) throws Exception {
        EventsApi events = new EventsApi(client);
        MessagesApi messages = new MessagesApi(client);
        String email = System.getenv("API_EMAIL");
        boolean isLater = "later".equals(System.getenv("TARGET"));

        RegisterInput registration = new RegisterInput();
        registration.setEventTypes(List.of("message", "reaction", "update_message", "user_settings"));
        registration.setFetchEventTypes(List.of("user_settings"));
        RegisterAnswer registered = events.registerQueue(registration);
        String queue = registered.getQueueId().toString();
        boolean fluid = registered.getUserSettings().getFluidLayoutWidth();

        SendMessageInput input = new SendMessageInput();
        input.setType(MessageTypeParameter.DIRECT);
        input.setTo(to(List.of(6, 4)));
        input.setContent("Hello from a generated client");
        Long id = messages.sendMessage(input).getId();
        String narrow = "[{\"operator\":\"dm\",\"operand\":[6,4]}]";
        var read = messages.getMessages("newest", null, null, 1, 0, narrow, null, null, false, null).getMessages();
        is(read.get(0).getId(), id);
        is(read.get(0).getContent(), "Hello from a generated client");

        UpdateSettingsInput settings = new UpdateSettingsInput();
        settings.setFluidLayoutWidth(!fluid);
        new SettingsApi(client).updateSettings(settings);
        is(events.registerQueue(registration).getUserSettings().getFluidLayoutWidth(), !fluid);

        File file = File.createTempFile("hello", ".txt");
        Files.writeString(file.toPath(), "Hello");
        String url = new FilesApi(client).uploadFile(file).getUrl();
        if (!url.startsWith("/user_uploads/")) throw new AssertionError(url);
        file.delete();

        SendMessageInput lost = new SendMessageInput();
        lost.setType(MessageTypeParameter.CHANNEL);
        lost.setTo(to("nowhere"));
        lost.setTopic("lunch");
        lost.setContent("Who is coming?");
        try {
            messages.sendMessage(lost);
            throw new AssertionError("a channel that does not exist was found");
        } catch (ApiException refusal) {
            is(refusal.getCode(), 400);
            if (!refusal.getResponseBody().contains("STREAM_DOES_NOT_EXIST")) throw refusal;
        }

        is(new UsersApi(client).getOwnUser().getEmail(), email);
        AddReactionRequest reaction = new AddReactionRequest();
        reaction.setEmojiName("tada");
        messages.addReaction(id, reaction);
        UpdateMessageInput edit = new UpdateMessageInput();
        edit.setContent("Hello again");
        messages.updateMessage(id, edit);

        Long last = registered.getLastEventId();
        var page = events.getEvents(queue, last, true, null, null, null, null, null, null, null, null, null);
        TreeSet<String> types = new TreeSet<>();
        for (GetEventsAnswerEventsInner one : page.getEvents()) {
            Object event = one.getActualInstance();
            if (event instanceof Event known) event = known.getActualInstance();
            types.add(event.getClass().getSimpleName());
        }
        List<String> expected = new ArrayList<>(List.of("MessageEvent", "ReactionEvent", "UpdateMessageEvent", "UserSettingsEvent"));
        if (isLater) expected.add("UnknownEvent");
        is(types, new TreeSet<>(expected));
        events.deleteEventQueue(queue);
    }

    static void is(Object actual, Object expected) {
        if (!Objects.equals(actual, expected)) throw new AssertionError(actual + " instead of " + expected);
    }
}
