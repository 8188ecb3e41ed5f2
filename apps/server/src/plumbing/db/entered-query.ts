import pg from 'pg'
import type { Connection, Sent, Submittable } from './wire.ts'

/** A statement under the name by which a connection keeps its plan. */
export type Named = { readonly name: string; readonly text: string; readonly values: unknown[] }

/**
 * Names that were sent with a message that failed before the database knew them. PgBouncer remembers them
 * all the same, and cuts who sends one again: it is told to forget them first.
 */
const halfSent = new WeakMap<Connection, Set<string>>()

/**
 * A statement with others before it, in one message that ends in one Sync. Where one of those fails,
 * PostgreSQL skips all that follows: the statement never runs without what was to come before it. Only
 * its own rows are answered.
 */
export class EnteredQuery implements Submittable {
  /** What the client notes as parsed: the statement whose turn it is to answer. */
  name: string
  text: string
  readonly #before: readonly Sent[]
  readonly #own: Sent
  #answered = 0

  constructor(before: readonly Named[], own: Sent) {
    this.#before = before.map((statement) => new pg.Query(statement) as unknown as Sent)
    this.#own = own
    const { name, text } = this.#turn
    this.name = name
    this.text = text
  }

  get #turn(): Sent {
    return this.#before[this.#answered] ?? this.#own
  }

  submit(connection: Connection): null {
    connection.stream.cork()
    for (const name of halfSent.get(connection) ?? []) connection.close({ type: 'S', name })
    halfSent.delete(connection)
    for (const statement of this.#before) {
      if (!statement.hasBeenParsed(connection)) {
        connection.parse({ text: statement.text, name: statement.name })
        connection.submittedNamedStatements[statement.name] = statement.text
      }
      connection.bind({ statement: statement.name, values: statement.values, valueMapper: String })
      connection.execute({})
    }
    this.#own.prepare(connection)
    connection.stream.uncork()
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#own.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    if (this.#turn === this.#own) this.#own.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#turn === this.#own) return this.#own.handleCommandComplete(message, connection)
    this.#answered += 1
    this.name = this.#turn.name
    this.text = this.#turn.text
  }

  handleEmptyQuery(connection: Connection): void {
    this.#own.handleEmptyQuery(connection)
  }

  handleError(error: unknown, connection: Connection): void {
    // What was not parsed before the error is not parsed after it either.
    const unknown = [...this.#before, this.#own]
      .map(({ name }) => name)
      .filter((name) => name && connection.parsedStatements[name] === undefined)
    for (const name of unknown) delete connection.submittedNamedStatements[name]
    halfSent.set(connection, new Set(unknown))
    this.#own.handleError(error, connection)
  }

  handleReadyForQuery(connection: Connection): void {
    this.#own.handleReadyForQuery(connection)
  }
}
