/** What is copied. */
export type Copied = {
  /** A day of the week that is copied. */
  day: string
  /** Whose visits alone. */
  whose: { client_id?: string; agent_id?: string; office_id?: string }
}
