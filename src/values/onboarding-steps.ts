// Introductions that clients show to a person once. The server keeps which of them the person has seen.

/** In the order in which clients get them. */
export const ONBOARDING_STEPS = [
  'visibility_policy_banner',
  'intro_inbox_view_modal',
  'intro_recent_view_modal',
  'first_stream_created_banner',
  'jump_to_conversation_banner',
  'non_interleaved_view_messages_fading',
  'interleaved_view_messages_fading',
  'intro_resolve_topic',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]
