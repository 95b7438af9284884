// The conversation of a client of openapi-generator for Kotlin with a server: what operations.ts lists.

import java.io.File
import kotlin.io.path.createTempDirectory
import org.openapitools.client.apis.EventsApi
import org.openapitools.client.apis.FilesApi
import org.openapitools.client.apis.MessagesApi
import org.openapitools.client.apis.SettingsApi
import org.openapitools.client.apis.UsersApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.AddReactionRequest
import org.openapitools.client.models.MessageEvent
import org.openapitools.client.models.MessageTypeParameter
import org.openapitools.client.models.RegisterInput
import org.openapitools.client.models.SendMessageError
import org.openapitools.client.models.SendMessageInput
import org.openapitools.client.models.UpdateMessageInput
import org.openapitools.client.models.UpdateSettingsInput

val eventTypes = listOf("message", "reaction", "update_message", "user_settings")

fun main() {
    val url = System.getenv("API_URL")
    ApiClient.username = System.getenv("API_EMAIL")
    ApiClient.password = System.getenv("API_KEY")
    val events = EventsApi(url)
    val messages = MessagesApi(url)

    val registration = RegisterInput(eventTypes = eventTypes, fetchEventTypes = listOf("user_settings"))
    val registered = events.registerQueue(registration)
    val queue = registered.queueId.toString()
    val fluid = registered.userSettings!!.fluidLayoutWidth
    say("registerQueue", mapOf("fluid_layout_width" to fluid))

    val hello = SendMessageInput(type = MessageTypeParameter.direct, to = listOf(6, 4), content = "Hello from a generated client")
    val id = messages.sendMessage(hello).id
    say("sendMessage", mapOf("id" to id))

    val narrow = """[{"operator":"dm","operand":[6,4]}]"""
    val newest = messages.getMessages(anchor = "newest", numBefore = 1, numAfter = 0, narrow = narrow, applyMarkdown = false).messages.last()
    say("getMessages", mapOf("id" to newest.id, "content" to newest.content))

    SettingsApi(url).updateSettings(UpdateSettingsInput(fluidLayoutWidth = !fluid))
    say("updateSettings", mapOf())
    say("registerQueue", mapOf("fluid_layout_width" to events.registerQueue(registration).userSettings!!.fluidLayoutWidth))

    val folder = createTempDirectory("hello").toFile()
    val file = File(folder, "hello.txt").apply { writeText("Hello") }
    say("uploadFile", mapOf("url" to FilesApi(url).uploadFile(file).url))
    folder.deleteRecursively()

    try {
        val lost = SendMessageInput(type = MessageTypeParameter.channel, to = "nowhere", topic = "lunch", content = "Who is coming?")
        messages.sendMessage(lost)
    } catch (refusal: ClientException) {
        val text = (refusal.response as ClientError<*>).body as String
        val error = Serializer.moshi.adapter(SendMessageError::class.java).fromJson(text)!!
        say("sendMessage", mapOf("status" to refusal.statusCode, "code" to error.code, "stream" to error.stream))
    }

    say("getOwnUser", mapOf("email" to UsersApi(url).getOwnUser().email))
    messages.addReaction(id, AddReactionRequest(emojiName = "tada"))
    say("addReaction", mapOf())
    messages.updateMessage(id, UpdateMessageInput(content = "Hello again"))
    say("updateMessage", mapOf())

    // The generator makes nothing of a union, so that each event is a map until its type is known.
    val received = events.getEvents(queueId = queue, lastEventId = registered.lastEventId, dontBlock = true).events.map { it as Map<*, *> }
    val message = Serializer.moshi.adapter(MessageEvent::class.java).fromJsonValue(received.first { it["type"] == "message" })!!
    val types = received.map { it["type"].toString() }.distinct().sorted()
    say("getEvents", mapOf("types" to types, "content" to message.message.content))
    events.deleteEventQueue(queue)
    say("deleteEventQueue", mapOf())
    // The HTTP client keeps its threads for a minute.
    System.exit(0)
}

fun say(operation: String, read: Map<String, Any?>) = println(operation + " " + Serializer.moshi.adapter(Any::class.java).toJson(read))
