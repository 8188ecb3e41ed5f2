/** What pg tells nobody of itself, as far as a query of one's own needs it (pg 8.23, lib/query.js). */
export type Connection = {
  readonly stream: { cork(): void; uncork(): void }
  /** Texts by name: what the server has, and what it was sent and did not answer yet. */
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(statement: { text: string; name: string }): void
  bind(bound: {
    statement: string
    values: readonly unknown[]
    valueMapper(value: unknown): unknown
  }): void
  execute(portal: object): void
  close(what: { type: 'S'; name: string }): void
}

/** What a client hands the answers of the server to. */
export type Submittable = {
  name: string
  text: string
  submit(connection: Connection): null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleEmptyQuery(connection: Connection): void
  handleError(error: unknown, connection: Connection): void
  handleReadyForQuery(connection: Connection): void
}

/** A query of pg itself. */
export type Sent = Submittable & {
  readonly values: readonly unknown[]
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
}
