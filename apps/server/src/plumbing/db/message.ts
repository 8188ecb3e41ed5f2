import type { FieldDef } from 'pg'
import { serialize } from 'pg-protocol'
import {
  type Answer,
  type Column,
  columnsOf,
  completed,
  keepColumns,
  rowOf,
  type Statement,
} from './statement.ts'
import { type Connection, prepareValue, type Submittable } from './wire.ts'

type Told = {
  /** Why nothing may be sent, checked when the message's turn comes; null if it may. */
  refused(this: void): Error | null
  /** Whether the columns of a name stay what they were first described as. */
  readonly keepsColumns: boolean
  parserOf(this: void, oid: number): Column['parse']
  done(this: void, answers: readonly Answer[]): void
  /** `sent` is false where a value could not be written: the database heard of no statement. */
  failed(this: void, error: unknown, sent: boolean): void
}

/**
 * Names that were sent with a message that failed before the database knew them. PgBouncer still remembers
 * them and disconnects a client that sends one again, so it is told to forget them first.
 */
const halfSent = new WeakMap<Connection, Set<string>>()

/**
 * Statements in one message, written at once, that ends in one Sync. Where one of them fails, PostgreSQL
 * skips all that follow: none runs without what was to come before it. What a connection knows by name
 * is neither parsed nor described again.
 */
export class Message implements Submittable {
  name = ''
  text = ''
  readonly #statements: readonly Statement[]
  readonly #told: Told
  readonly #answers: Answer[] = []
  #columns: readonly Column[] = []
  #rows: object[] = []
  #sent = false
  #unread: unknown

  constructor(statements: readonly Statement[], told: Told) {
    this.#statements = statements
    this.#told = told
  }

  /** Returns why nothing was sent, if a value cannot be written. */
  submit(connection: Connection): Error | null {
    const refused = this.#told.refused()
    if (refused) return refused
    try {
      // One buffer costs a fraction of many that are written together.
      const message = Buffer.concat([...forgets(connection), ...this.#parts(connection)])
      for (const { name, text } of this.#statements) {
        if (!isParsed(connection, name)) connection.submittedNamedStatements[name] = text
      }
      halfSent.delete(connection)
      this.#turn(connection)
      this.#sent = true
      connection.stream.write(message)
      return null
    } catch (error) {
      return error as Error
    }
  }

  *#parts(connection: Connection): Generator<Uint8Array> {
    const parsed = new Set<string>()
    for (const { name, text, values } of this.#statements) {
      if (!parsed.has(name) && !isParsed(connection, name)) yield serialize.parse({ name, text })
      if (name !== '') parsed.add(name)
      yield serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue })
      if (!this.#known(connection, name)) yield serialize.describe({ type: 'P' })
      yield serialize.execute()
    }
    yield serialize.sync()
  }

  /** The next statement that is to answer. */
  #turn(connection: Connection): void {
    const { name, text } = this.#statements[this.#answers.length] ?? none
    this.name = name
    this.text = text
    this.#rows = []
    this.#columns = this.#known(connection, name) ?? []
  }

  #known(connection: Connection, name: string): readonly Column[] | undefined {
    return this.#told.keepsColumns ? columnsOf(connection, name) : undefined
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#told.parserOf(dataTypeID),
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#unread !== undefined) return
    try {
      this.#rows.push(rowOf(this.#columns, fields))
    } catch (error) {
      // Thrown any further it would end the process.
      this.#unread = error
    }
  }

  handleCommandComplete({ text }: { text: string }, connection: Connection): void {
    this.#answers.push(completed(text, this.#rows))
    if (this.#told.keepsColumns) keepColumns(connection, this.name, this.#columns)
    this.#turn(connection)
  }

  handleEmptyQuery(connection: Connection): void {
    this.handleCommandComplete({ text: '' }, connection)
  }

  handleError(error: unknown, connection: Connection): void {
    // What was not parsed before the error is not parsed after it either.
    const unknown = this.#statements
      .map(({ name }) => name)
      .filter((name) => name && connection.parsedStatements[name] === undefined)
    for (const name of unknown) delete connection.submittedNamedStatements[name]
    halfSent.set(connection, new Set([...(halfSent.get(connection) ?? []), ...unknown]))
    this.#told.failed(error, this.#sent)
  }

  handleReadyForQuery(): void {
    if (this.#unread !== undefined) this.#told.failed(this.#unread, true)
    else this.#told.done(this.#answers)
  }
}

const none: Statement = { name: '', text: '', values: [] }

/** A statement without a name is parsed each time. */
const isParsed = (connection: Connection, name: string): boolean =>
  name !== '' &&
  (connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]) !== undefined

const forgets = (connection: Connection): Uint8Array[] =>
  [...(halfSent.get(connection) ?? [])].map((name) => serialize.close({ type: 'S', name }))
