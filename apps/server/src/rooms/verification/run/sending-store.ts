import type { AttemptOutcome } from '@homeward/domain/verification/vocabulary'
import { type Selectable, sql } from 'kysely'
import { asJson, insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type {
  VerificationAttempts,
  VerificationSendings,
} from '../../../plumbing/db/schema.generated.ts'

export type Sending = Selectable<VerificationSendings>
type Attempt = Selectable<VerificationAttempts>

export const addSending = (
  tx: Tx,
  sending: Pick<Sending, 'agency_id' | 'id' | 'account_id' | 'kind' | 'records' | 'began_at'>,
) =>
  tx
    .insertInto('verification_sendings')
    .values({ ...sending, outcome: 'waiting' })
    .execute()

export const addAttempts = (
  tx: Tx,
  attempts: readonly (Pick<Attempt, 'agency_id' | 'id' | 'verification_id' | 'sending_id'> &
    Pick<Attempt, 'sequence' | 'outcome' | 'began_at'>)[],
): Promise<void> => insertRows(tx.insertInto('verification_attempts'), attempts)

/** A sending whose end was not noted yet, locked. */
export const lockWaiting = (tx: Tx, id: string): Promise<Sending | undefined> =>
  tx
    .selectFrom('verification_sendings')
    .selectAll()
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

export const findWaitingAttempts = (tx: Tx, sendingIds: readonly string[]) =>
  tx
    .selectFrom('verification_attempts as a')
    .innerJoin('vendor_verifications as v', (join) =>
      join.onRef('v.agency_id', '=', 'a.agency_id').onRef('v.id', '=', 'a.verification_id'),
    )
    .select(['a.id', 'a.sending_id', 'a.verification_id', 'a.sequence', 'v.parent_id'])
    .where(sql<boolean>`a.sending_id = any (${sql.val(sendingIds)}::uuid[])`)
    .where('a.outcome', '=', 'waiting')
    .orderBy('a.id')
    .execute()

/** Notes how attempts ended, or what was sent with them. */
export async function updateAttempts(
  tx: Tx,
  attempts: readonly {
    sending_id: string
    verification_id: string
    outcome: AttemptOutcome
    request: string | null
    response: string | null
    problems: object
    ended_at: string | null
  }[],
): Promise<void> {
  if (attempts.length === 0) return
  await sql`
    update verification_attempts a set outcome = n.outcome, request = coalesce(n.request, a.request),
      response = coalesce(n.response, a.response), problems = n.problems, ended_at = n.ended_at
    from json_populate_recordset(null::verification_attempts, ${asJson(attempts)}::json) n
    where a.sending_id = n.sending_id and a.verification_id = n.verification_id
      and a.outcome = 'waiting'`.execute(tx)
}

export const updateSending = (
  tx: Tx,
  id: string,
  set: Partial<Pick<Sending, 'ref' | 'outcome' | 'error' | 'ask_at' | 'ended_at'>>,
) => tx.updateTable('verification_sendings').set(set).where('id', '=', id).execute()

/** How many attempts of a sending ended in each way. */
export async function countOutcomes(
  tx: Tx,
  sendingId: string,
): Promise<Partial<Record<AttemptOutcome, number>>> {
  const rows = await tx
    .selectFrom('verification_attempts')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('sending_id', '=', sendingId)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

/** Sendings whose answer may be asked for, the longest waiting first. */
export const findAskable = (tx: Tx, accountId: string, now: Date, most: number) =>
  tx
    .selectFrom('verification_sendings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'waiting')
    .where('ref', 'is not', null)
    .where((eb) => eb(eb.fn.coalesce('ask_at', 'began_at'), '<=', now.toISOString()))
    .orderBy('began_at')
    .limit(most)
    .execute()

/** Sendings that were cut off before their end was noted, and those that no one answers any more. */
export const findCutOff = (tx: Tx, accountId: string, unansweredSince: string) =>
  tx
    .selectFrom('verification_sendings')
    .select(['id', 'ref'])
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'waiting')
    .where((eb) => eb.or([eb('ref', 'is', null), eb('began_at', '<', unansweredSince)]))
    .execute()

/** When the sendings of the last minute began, the first one first. */
export const findRecent = async (tx: Tx, accountId: string, since: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('verification_sendings')
      .select('began_at')
      .where('account_id', '=', accountId)
      .where('began_at', '>', since)
      .orderBy('began_at')
      .execute()
  ).map(({ began_at: at }) => at)

/** What an account still has to do, and how long its vendor owes an answer. */
export const findOpenWork = (tx: Tx, accountId: string) =>
  sql<{ due_at: string | null; ask_at: string | null; oldest: string | null; waiting: number }>`
    select (select min(due_at) from vendor_verifications
        where agency_id = (select app.agency()) and account_id = ${accountId} and due_at is not null) as due_at,
      min(coalesce(ask_at, began_at)) as ask_at, min(began_at) as oldest,
      coalesce(sum(records), 0)::int as waiting
    from verification_sendings
    where agency_id = (select app.agency()) and account_id = ${accountId} and outcome = 'waiting'`
    .execute(tx)
    .then(({ rows }) => rows[0] ?? { due_at: null, ask_at: null, oldest: null, waiting: 0 })
