//! The conversation of a client of openapi-generator for Rust with a server: what operations.ts lists.

use openapi::apis::configuration::Configuration;
use openapi::apis::messages_api::SendMessageError;
use openapi::apis::{events_api, files_api, messages_api, settings_api, users_api, Error};
use openapi::models;
use serde_json::{json, Value};
use std::collections::BTreeSet;
use std::env::var;

const EVENT_TYPES: [&str; 4] = ["message", "reaction", "update_message", "user_settings"];

fn say(operation: &str, read: Value) {
    println!("{operation} {read}");
}

async fn register(api: &Configuration) -> Result<models::RegisterAnswer, Box<dyn std::error::Error>> {
    let input = models::RegisterInput {
        event_types: Some(EVENT_TYPES.map(String::from).to_vec()),
        fetch_event_types: Some(vec!["user_settings".into()]),
        ..Default::default()
    };
    Ok(events_api::register_queue(api, Some(input)).await?)
}

fn is_wide(registered: &models::RegisterAnswer) -> bool {
    registered.user_settings.as_ref().expect("settings").fluid_layout_width
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let email = var("API_EMAIL")?;
    let api = Configuration {
        base_path: var("API_URL")?,
        basic_auth: Some((email, Some(var("API_KEY")?))),
        ..Default::default()
    };
    let registered = register(&api).await?;
    let queue = registered.queue_id.expect("a queue").to_string();
    let fluid = is_wide(&registered);
    say("registerQueue", json!({ "fluid_layout_width": fluid }));

    let hello = models::SendMessageInput::new(
        models::MessageTypeParameter::Direct,
        Some(json!([6, 4])),
        "Hello from a generated client".into(),
    );
    let id = messages_api::send_message(&api, hello).await?.id;
    say("sendMessage", json!({ "id": id }));

    let narrow = r#"[{"operator":"dm","operand":[6,4]}]"#;
    let page = messages_api::get_messages(
        &api, Some("newest"), None, None, Some(1), Some(0), Some(narrow), None, None, Some(false), None,
    )
    .await?;
    let newest = page.messages.last().expect("a message");
    say("getMessages", json!({ "id": newest.id, "content": newest.content }));

    let settings = models::UpdateSettingsInput { fluid_layout_width: Some(!fluid), ..Default::default() };
    settings_api::update_settings(&api, Some(settings)).await?;
    say("updateSettings", json!({}));
    say("registerQueue", json!({ "fluid_layout_width": is_wide(&register(&api).await?) }));

    let folder = std::env::temp_dir().join(format!("hello-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("hello.txt"), "Hello")?;
    let uploaded = files_api::upload_file(&api, folder.join("hello.txt")).await?;
    std::fs::remove_dir_all(&folder)?;
    say("uploadFile", json!({ "url": uploaded.url }));

    let mut lost = models::SendMessageInput::new(
        models::MessageTypeParameter::Channel,
        Some(json!("nowhere")),
        "Who is coming?".into(),
    );
    lost.topic = Some("lunch".into());
    if let Err(Error::ResponseError(refusal)) = messages_api::send_message(&api, lost).await {
        if let Some(SendMessageError::Status400(error)) = refusal.entity {
            say("sendMessage", json!({ "status": refusal.status.as_u16(), "code": error.code, "stream": error.stream }));
        }
    }

    say("getOwnUser", json!({ "email": users_api::get_own_user(&api).await?.email }));
    messages_api::add_reaction(&api, id, models::AddReactionRequest::new("tada".into())).await?;
    say("addReaction", json!({}));
    let edit = models::UpdateMessageInput { content: Some("Hello again".into()), ..Default::default() };
    messages_api::update_message(&api, id, Some(edit)).await?;
    say("updateMessage", json!({}));

    let last = Some(registered.last_event_id);
    let received =
        events_api::get_events(&api, Some(&queue), last, Some(true), None, None, None, None, None, None, None, None, None).await?;
    let mut content = None;
    let mut types = BTreeSet::new();
    for event in received.events {
        let kind = event["type"].as_str().unwrap_or_default().to_owned();
        if kind == "message" {
            content = Some(serde_json::from_value::<models::MessageEvent>(event)?.message.content);
        }
        types.insert(kind);
    }
    say("getEvents", json!({ "types": types, "content": content }));
    events_api::delete_event_queue(&api, &queue).await?;
    say("deleteEventQueue", json!({}));
    Ok(())
}
