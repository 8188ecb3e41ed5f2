import type { Statement } from './statement.ts'

/** As whom, and in which agency, the statements of a transaction run. */
export type Entry = {
  readonly role: 'homeward_app' | 'homeward_office' | 'homeward_identity'
  /** '' outside of any. */
  readonly agencyId: string
  /** The offices that homeward_office sees, with commas between; '' for the other roles. */
  readonly officeIds: string
  /** Milliseconds that one statement may take. */
  readonly timeout: number
  /** `off`: a crash may forget what was written, and nobody waits for the disk; '': as the database does. */
  readonly lasting: 'off' | ''
  /** Each statement is a transaction of its own, in one message, and can only read. */
  readonly each: boolean
}

const idleLongest = 60_000
const waitLongest = 5000

const settings = `select set_config('role', $1, true), set_config('app.agency_id', $2, true),
  set_config('statement_timeout', $3, true), set_config('lock_timeout', $4, true),
  set_config('idle_in_transaction_session_timeout', $5, true), set_config('plan_cache_mode', 'force_generic_plan', true),
  set_config('synchronous_commit', coalesce(nullif($6, ''), current_setting('synchronous_commit')), true),
  set_config('app.office_ids', $7, true)`

/** The statement that a transaction begins with. */
export const enter = ({ role, agencyId, officeIds, timeout, lasting, each }: Entry): Statement => ({
  ...(each
    ? { name: 'hw_read', text: `${settings}, set_config('transaction_read_only', 'on', true)` }
    : { name: 'hw_enter', text: settings }),
  values: [
    role,
    agencyId,
    String(timeout),
    String(waitLongest),
    String(idleLongest),
    lasting,
    officeIds,
  ],
})
