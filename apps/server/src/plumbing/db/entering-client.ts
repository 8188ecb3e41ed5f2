import pg from 'pg'
import { announceText, type Announcement, type Announcer } from './announcer.ts'
import { orAway } from './away.ts'
import { EnteredQuery, type Named } from './entered-query.ts'
import { forgetPlans, statementName } from './statement-name.ts'
import type { Sent } from './wire.ts'

/** As whom, and in which agency, the statements of a transaction run. */
export type Entry = {
  readonly role: 'homeward_app' | 'homeward_identity'
  /** '' outside of any. */
  readonly agencyId: string
  /** Milliseconds that one statement may take. */
  readonly timeout: number
  /** `off`: a crash may forget what was written, and nobody waits for the disk; '': as the database does. */
  readonly lasting: 'off' | ''
}

/** Written in place of a statement: what follows in the transaction runs so. Nothing is sent for it. */
export const enterText = 'enter'

const longest = 30_000
const idleLongest = 60_000
const waitLongest = 5000

const savepoint = /^(savepoint|rollback to savepoint|rollback to) "?(\w+)"?$/

/** Kysely's own words for a transaction with an isolation or an access of its own begin otherwise. */
const opens = (text: string): boolean => text === 'begin' || text.startsWith('start transaction')

const named = (text: string): Named => ({ name: statementName(text, 0) ?? '', text, values: [] })

const enter = ({ role, agencyId, timeout, lasting }: Entry): Named => ({
  name: 'hw_enter',
  text: `select set_config('role', $1, true), set_config('app.agency_id', $2, true),
    set_config('statement_timeout', $3, true), set_config('lock_timeout', $4, true),
    set_config('idle_in_transaction_session_timeout', $5, true), set_config('plan_cache_mode', 'force_generic_plan', true),
    set_config('synchronous_commit', coalesce(nullif($6, ''), current_setting('synchronous_commit')), true)`,
  values: [role, agencyId, String(timeout), String(waitLongest), String(idleLongest), lasting],
})

const notAnnounced: Announcer['add'] = () => {
  throw new Error('Nothing is announced on these connections.')
}

/** PostgreSQL refuses a plan whose columns are other ones since a table was altered; nothing ran then. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery'

type Answer = { command: string; rowCount: number | null; rows: unknown[] }
const nothing = (command: string): Answer => ({ command, rowCount: null, rows: [] })

/**
 * Connections whose statements never run as the role that they signed in with: role and agency are set
 * inside each transaction, in one message with its first statement, so that a pooler between us and the
 * database can lose neither. A statement outside of a transaction gets one of its own. Every statement
 * has a name, so that it is planned once per connection.
 */
export const enteringClient = (
  own: Pick<Entry, 'role'> & Partial<Entry>,
  announce: Announcer['add'] = notAnnounced,
) =>
  class EnteringClient extends pg.Client {
    readonly #outside: Entry = { agencyId: '', timeout: longest, lasting: '', ...own }
    #entry = this.#outside
    #begin = ''
    #announced: Announcement[] = []
    /** How much was announced before each savepoint: no more than that is left by a rollback to it. */
    #announcedBefore = new Map<string, number>()
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
        this.#announced = []
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
        this.#announced.push(values[0] as Announcement)
        return nothing('SELECT')
      }
      this.#noteSavepoint(text)
      const ends = text === 'commit' || text === 'rollback'
      const before = this.#state
      this.#state = ends || before === 'outside' ? 'outside' : 'inside'
      // Of a transaction that sent nothing there is nothing to end.
      if (ends) return this.#end(text, before === 'inside')
      if (before === 'inside') return this.#send(text, values, [])
      if (before === 'opening') {
        return this.#send(text, values, [named(this.#begin), enter(this.#entry)])
      }
      const alone = () => this.#send(text, values, [enter(this.#outside)])
      return alone().catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        return alone()
      })
    }

    #noteSavepoint(text: string): void {
      const [, act, name = ''] = savepoint.exec(text) ?? []
      if (act === 'savepoint') this.#announcedBefore.set(name, this.#announced.length)
      else if (act) this.#announced.length = this.#announcedBefore.get(name) ?? 0
    }

    /** A commit of a transaction that failed before answers ROLLBACK. */
    async #end(text: string, sent: boolean): Promise<Answer> {
      const announced = this.#announced
      this.#announced = []
      const answer = sent ? await this.#send(text, [], []) : nothing(text.toUpperCase())
      if (answer.command === 'COMMIT') announced.forEach(announce)
      return answer
    }

    #send(text: string, values: readonly unknown[], before: readonly Named[]): Promise<Answer> {
      const name = statementName(text, values.length)
      const sent = new Promise<Answer>((resolve, reject) => {
        const own = new pg.Query(
          {
            name,
            text,
            values: [...values],
            types: this.#types,
          } as never,
          undefined as never,
          ((error: Error | null, answer: Answer) =>
            error ? reject(orAway(error)) : resolve(answer)) as never,
        ) as unknown as Sent
        super.query(new EnteredQuery(before, own) as never)
      })
      return sent.catch((error: unknown) => {
        if (isOutdated(error)) forgetPlans(text, name)
        throw error
      })
    }

    get #types(): pg.CustomTypesConfig {
      return { getTypeParser: this.getTypeParser.bind(this) as never }
    }
  }
