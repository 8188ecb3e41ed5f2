import { statementOf } from '@homeward/domain/billing/patient-money'
import { nextMonth } from '@homeward/domain/billing/periods'
import { dayBefore } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { clientsForBilling } from '../../clients/door.ts'
import { nextNumber } from '../counter-store.ts'
import {
  findBalances,
  findChanges,
  insertStatements,
  type StatementContent,
} from './statement-store.ts'

type Made = { clientId: string; number: number; dueCents: number }

/**
 * Makes the statements of a month for some clients; each says ever after what it says now. Among the
 * statements of a run, a client who owed nothing when the month ended gets none.
 */
export async function makeStatements(
  ctx: Ctx,
  clientIds: readonly string[],
  of: { month: string; author: string; runId: string | null },
): Promise<Made[]> {
  const last = dayBefore(`${nextMonth(of.month)}-01`)
  const balances = await findBalances(ctx.tx, clientIds)
  const clients = await clientsForBilling(ctx, clientIds)
  const changes = Map.groupBy(
    await findChanges(ctx.tx, clientIds, last),
    ({ client_id: clientId }) => clientId,
  )
  const owing = balances
    .map((balance) => ({ ...balance, sums: statementOf(changes.get(balance.id) ?? [], of.month) }))
    .filter(({ sums }) => of.runId === null || sums.closingCents > 0)
  if (owing.length === 0) return []
  const first = (await nextNumber(ctx, 'patient_statements', owing.length)) - owing.length
  const rows = owing.map(({ id: clientId, name, unapplied_cents: creditCents, sums }, at) => {
    const address = addressOf(clients.get(clientId)?.address ?? null)
    const content: StatementContent = { ...sums, name, address, creditCents }
    const dueCents = Math.max(sums.closingCents - creditCents, 0)
    return { clientId, number: first + at + 1, dueCents, content }
  })
  await insertStatements(
    ctx.tx,
    rows.map(({ clientId, number, dueCents, content }) => ({
      agency_id: ctx.agency.id,
      id: uuid(),
      client_id: clientId,
      number,
      month: `${of.month}-01`,
      content,
      due_cents: dueCents,
      created_at: ctx.now.toISOString(),
      created_by_name: of.author,
      run_id: of.runId,
    })),
  )
  for (const { clientId, number, dueCents } of rows) {
    await ctx.changed(
      {
        action: 'patient_statement.created',
        type: 'client',
        id: clientId,
        after: { number, month: of.month, due_cents: dueCents },
      },
      { topic: 'claim', id: clientId },
    )
  }
  return rows
}

const addressOf = (
  address: { street: string; city: string; state: string; zip: string } | null,
): string =>
  address === null ? '' : `${address.street}, ${address.city}, ${address.state} ${address.zip}`
