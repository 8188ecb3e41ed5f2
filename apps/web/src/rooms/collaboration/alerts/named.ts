/** A record that an alert is set on. */
export type Named = { id: string; name: string }
