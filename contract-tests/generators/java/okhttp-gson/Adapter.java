// The conversation with a client of openapi-generator's library okhttp-gson.

import java.util.ArrayList;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.model.*;

class Adapter extends Conversation {
    public static void main(String[] arguments) throws Exception {
        ApiClient client = new ApiClient();
        client.setBasePath(System.getenv("API_URL"));
        client.setUsername(System.getenv("API_EMAIL"));
        client.setPassword(System.getenv("API_KEY"));
        new Adapter().hold(client);
        System.exit(0);
    }

    SendMessageInputTo to(List<Integer> users) {
        List<SendMessageInputToOneOfInner> ids = new ArrayList<>();
        for (Integer id : users) ids.add(new SendMessageInputToOneOfInner(id));
        return new SendMessageInputTo(ids);
    }

    SendMessageInputTo to(String channel) {
        return new SendMessageInputTo(channel);
    }
}
