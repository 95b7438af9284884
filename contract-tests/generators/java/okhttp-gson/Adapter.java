// The conversation of a client of openapi-generator's library okhttp-gson with a server: what operations.ts lists.

import com.google.gson.Gson;
import java.io.File;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

class Adapter {
    static final List<String> EVENT_TYPES = List.of("message", "reaction", "update_message", "user_settings");

    public static void main(String[] arguments) throws Exception {
        ApiClient client = new ApiClient();
        client.setBasePath(System.getenv("API_URL"));
        client.setUsername(System.getenv("API_EMAIL"));
        client.setPassword(System.getenv("API_KEY"));
        converse(client);
        System.exit(0);
    }

    static void converse(ApiClient client) throws Exception {
        EventsApi events = new EventsApi(client);
        MessagesApi messages = new MessagesApi(client);

        RegisterInput registration = new RegisterInput();
        registration.setEventTypes(EVENT_TYPES);
        registration.setFetchEventTypes(List.of("user_settings"));
        RegisterAnswer registered = events.registerQueue(registration);
        String queue = registered.getQueueId().toString();
        boolean fluid = registered.getUserSettings().getFluidLayoutWidth();
        say("registerQueue", Map.of("fluid_layout_width", fluid));

        SendMessageInput input = new SendMessageInput();
        input.setType(MessageTypeParameter.DIRECT);
        input.setTo(new SendMessageInputTo(List.of(new SendMessageInputToOneOfInner(6), new SendMessageInputToOneOfInner(4))));
        input.setContent("Hello from a generated client");
        Long id = messages.sendMessage(input).getId();
        say("sendMessage", Map.of("id", id));

        String narrow = "[{\"operator\":\"dm\",\"operand\":[6,4]}]";
        var read = messages.getMessages("newest", null, null, 1, 0, narrow, null, null, false, null).getMessages();
        var newest = read.get(read.size() - 1);
        say("getMessages", Map.of("id", newest.getId(), "content", newest.getContent()));

        UpdateSettingsInput settings = new UpdateSettingsInput();
        settings.setFluidLayoutWidth(!fluid);
        new SettingsApi(client).updateSettings(settings);
        say("updateSettings", Map.of());
        say("registerQueue", Map.of("fluid_layout_width", events.registerQueue(registration).getUserSettings().getFluidLayoutWidth()));

        File folder = Files.createTempDirectory("hello").toFile();
        File file = new File(folder, "hello.txt");
        Files.writeString(file.toPath(), "Hello");
        say("uploadFile", Map.of("url", new FilesApi(client).uploadFile(file).getUrl()));
        file.delete();
        folder.delete();

        SendMessageInput lost = new SendMessageInput();
        lost.setType(MessageTypeParameter.CHANNEL);
        lost.setTo(new SendMessageInputTo("nowhere"));
        lost.setTopic("lunch");
        lost.setContent("Who is coming?");
        try {
            messages.sendMessage(lost);
        } catch (ApiException refusal) {
            SendMessageError error = SendMessageError.fromJson(refusal.getResponseBody());
            say("sendMessage", Map.of("status", refusal.getCode(), "code", error.getCode(), "stream", error.getStream()));
        }

        GetOwnUserAnswer own = new UsersApi(client).getOwnUser();
        Map<String, Object> known = new TreeMap<>(Map.of("email", own.getEmail()));
        Object added = own.getAdditionalProperty("added_later");
        if (added != null) known.put("added_later", added);
        say("getOwnUser", known);

        AddReactionRequest reaction = new AddReactionRequest();
        reaction.setEmojiName("tada");
        messages.addReaction(id, reaction);
        say("addReaction", Map.of());
        UpdateMessageInput edit = new UpdateMessageInput();
        edit.setContent("Hello again");
        messages.updateMessage(id, edit);
        say("updateMessage", Map.of());

        Long last = registered.getLastEventId();
        var page = events.getEvents(queue, last, true, null, null, null, null, null, null, null, null, null);
        TreeSet<String> types = new TreeSet<>();
        String content = "";
        for (ReceivedEvent one : page.getEvents()) {
            Object event = one.getActualInstance();
            if (event instanceof Event one_) event = one_.getActualInstance();
            if (event instanceof MessageEvent message) content = message.getMessage().getContent();
            types.add(event instanceof UnknownEvent unknown ? unknown.getType() : typeOf(event));
        }
        say("getEvents", Map.of("types", types, "content", content));
        events.deleteEventQueue(queue);
        say("deleteEventQueue", Map.of());
    }

    /** The classes of known events have nothing in common but the name of the getter. */
    static String typeOf(Object event) throws Exception {
        return event.getClass().getMethod("getType").invoke(event).toString();
    }

    static void say(String operation, Map<String, ?> read) {
        System.out.println(operation + " " + new Gson().toJson(read));
    }
}
