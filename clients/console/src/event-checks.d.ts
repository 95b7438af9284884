// Made by the build: scripts/event-checks.mjs.

declare module 'event-checks' {
  /** The name of the schema of each type of events. */
  export const SCHEMAS: Record<string, string>
  export const validate: {
    (event: unknown): boolean
    errors?: { instancePath: string; message?: string; params: Record<string, unknown> }[] | null
  }
}
