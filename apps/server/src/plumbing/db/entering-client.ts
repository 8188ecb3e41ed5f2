import pg from 'pg'
import { HeldBack, laterText } from './held-back.ts'
import { announceText, type Announcement, type Announcer } from './announcer.ts'
import { orAway } from './away.ts'
import { enter, type Entry } from './entry.ts'
import { Message } from './message.ts'
import { forgetPlans, statementName } from './statement-name.ts'
import type { Answer, Statement } from './statement.ts'

/** Written in place of a statement: what follows in the transaction runs so. Nothing is sent for it. */
export const enterText = 'enter'

const longest = 30_000

/** Kysely's own words for a transaction with an isolation or an access of its own begin otherwise. */
const opens = (text: string): boolean => text === 'begin' || text.startsWith('start transaction')

const named = (text: string, values: readonly unknown[] = []): Statement => ({
  name: statementName(text, values.length),
  text,
  values,
})

const unnamed = (statement: Statement): Statement => ({ ...statement, name: '' })

const notAnnounced: Announcer['add'] = () => {
  throw new Error('Nothing is announced on these connections.')
}

/** PostgreSQL refuses a plan whose columns changed because a table was altered; nothing ran then. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery'

const neverRefused = (): null => null

const nothing = (command: string): Answer => ({ command, rowCount: null, rows: [] })

type Keeping = {
  /** False where a pooler loses the names of statements. */
  readonly keepsPlans?: boolean
  /** False where a pooler may plan a statement again, on another connection, without a word. */
  readonly keepsColumns?: boolean
}

/**
 * Connections whose statements never run as the role that they signed in with: role and agency are set
 * inside each transaction, in one message with its first statement, so that a pooler between us and the
 * database can lose neither. A statement outside of a transaction gets one of its own. Every statement
 * has a name, so that it is planned once per connection, unless something between us and the database
 * loses plans.
 */
export const enteringClient = (
  own: Pick<Entry, 'role'> & Partial<Entry>,
  announce: Announcer['add'] = notAnnounced,
  { keepsPlans = true, keepsColumns = true }: Keeping = {},
) =>
  class EnteringClient extends pg.Client {
    readonly #outside: Entry = {
      agencyId: '',
      officeIds: '',
      timeout: longest,
      lasting: '',
      each: false,
      ...own,
    }
    #entry = this.#outside
    #begin = ''
    #held = new HeldBack()
    /** Why a statement of the transaction was not sent, and with it nothing that was held back. */
    #unsent: Error | null = null
    #state: 'outside' | 'opening' | 'inside' = 'outside'

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      // A connection that breaks between two statements is told by the next one, and ends nothing else.
      this.on('error', () => {})
    }

    /** As Kysely's driver calls it. */
    override query: pg.Client['query'] = ((text: string, values: readonly unknown[] = []) =>
      this.#answer(text, values)) as never

    async #answer(text: string, values: readonly unknown[]): Promise<Answer> {
      if (opens(text)) {
        this.#state = 'opening'
        this.#begin = text
        this.#held = new HeldBack()
        this.#unsent = null
        this.#entry = this.#outside
        return nothing('BEGIN')
      }
      if (text === enterText) {
        if (this.#state !== 'opening')
          throw new Error('Something ran before the agency was entered.')
        this.#entry = { ...this.#outside, ...(values[0] as Partial<Entry>) }
        return nothing('SELECT')
      }
      if (text === announceText) {
        if (this.#state === 'outside') throw new Error('Only a transaction announces something.')
        this.#held.announce(values[0] as Announcement)
        return nothing('SELECT')
      }
      if (text === laterText) {
        const statement = values[0] as Statement
        if (this.#state === 'outside') return this.#do(statement.text, statement.values)
        this.#held.later(named(statement.text, statement.values))
        return nothing('SELECT')
      }
      if (text === 'commit' || text === 'rollback') return this.#end(text)
      this.#held.note(text)
      return this.#do(text, values)
    }

    #do(text: string, values: readonly unknown[]): Promise<Answer> {
      if (this.#state === 'outside') return this.#alone(text, values, [enter(this.#outside)])
      const held = this.#held.takeLater()
      if (this.#state === 'inside') return this.#send(text, values, held, this.#overBefore)
      if (this.#entry.each) return this.#alone(text, values, [enter(this.#entry), ...held])
      this.#state = 'inside'
      return this.#send(text, values, [named(this.#begin), enter(this.#entry), ...held])
    }

    /** PostgreSQL makes a transaction of a message; one whose plan is outdated can be sent again. */
    async #alone(
      text: string,
      values: readonly unknown[],
      before: readonly Statement[],
    ): Promise<Answer> {
      const send = () => this.#send(text, values, before)
      return send().catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        return send()
      })
    }

    /** A commit of a transaction that failed before answers ROLLBACK. */
    async #end(text: 'commit' | 'rollback'): Promise<Answer> {
      const held = text === 'commit' ? this.#held.takeLater() : []
      const answer = await this.#ended(text, held)
      // What each statement did is done, whatever came after it.
      if (answer.command === 'COMMIT' || this.#entry.each)
        this.#held.takeAnnounced().forEach(announce)
      return answer
    }

    async #ended(text: 'commit' | 'rollback', held: readonly Statement[]): Promise<Answer> {
      const before = this.#state
      this.#state = 'outside'
      const last = held.at(-1)
      // Of a transaction that sent nothing there is nothing to end.
      if (before === 'opening' && !last) return nothing(text.toUpperCase())
      const entered = before === 'opening' ? [enter(this.#entry)] : []
      if (last && this.#entry.each) {
        return this.#alone(last.text, last.values, [...entered, ...held.slice(0, -1)])
      }
      const begun = before === 'opening' ? [named(this.#begin), ...entered] : []
      const refused = before === 'inside' && text === 'commit' ? this.#overBefore : neverRefused
      return this.#send(text, [], [...begun, ...held], refused).catch(async (error: unknown) => {
        // What was held back may have failed, and then nothing was ended.
        if (last) await this.#send('rollback', [], []).catch(() => {})
        throw error
      })
    }

    /** Answers what the last statement of the message answered. */
    #send(
      text: string,
      values: readonly unknown[],
      before: readonly Statement[],
      refused: () => Error | null = neverRefused,
    ): Promise<Answer> {
      const own = named(text, values)
      return new Promise<Answer>((resolve, reject) => {
        const all = [...before, own]
        const message = new Message(keepsPlans ? all : all.map(unnamed), {
          refused,
          keepsColumns,
          parserOf: this.#parserOf,
          done: (answers) => resolve(answers.at(-1) as Answer),
          failed: (error, sent) => {
            if (isOutdated(error)) all.forEach(({ text, name }) => forgetPlans(text, name))
            if (!sent) this.#unsent ??= error as Error
            reject(orAway(error) as Error)
          },
        })
        super.query(message as never)
      })
    }

    /** Outside of its transaction a statement would run as the role that signed in. */
    readonly #overBefore = (): Error | null =>
      this.#unsent ??
      (this.getTransactionStatus() === 'I' ? new Error('The transaction did not begin.') : null)

    readonly #parserOf = (oid: number) =>
      this.getTypeParser(oid, 'text') as (value: string) => unknown
  }
