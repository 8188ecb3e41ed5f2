import pg, { type FieldDef } from 'pg'

/** What pg tells nobody of its connections, as far as a query of one's own needs it (pg 8.23). */
export type Connection = {
  readonly stream: { write(message: Uint8Array): unknown }
  /** Texts by name: what the server has, and what it was sent and did not answer yet. */
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
}

/** What a client hands the answers of the server to (pg 8.23, lib/query.js). */
export type Submittable = {
  /** What the client notes as parsed: the statement whose turn it is to answer. */
  name: string
  text: string
  submit(connection: Connection): Error | null
  handleRowDescription(described: { fields: FieldDef[] }): void
  handleDataRow(row: { fields: (string | null)[] }): void
  handleCommandComplete(completed: { text: string }, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
  handleReadyForQuery(): void
}

/** How pg writes a value into a message; it gives this to its users without a type. */
export const { prepareValue } = (
  pg as unknown as { utils: { prepareValue(this: void, value: unknown): unknown } }
).utils
