import * as contract from '@homeward/contract/billing/patients'
import { refundAbilities } from '@homeward/domain/billing/refunds'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findRefundsOf, type PatientRefundRecord } from './refund-store.ts'
import { personOf } from '../second-person.ts'
import { findStatements } from './statement-store.ts'
import { findAccounts, findOwedClaims, findPatient, findPayments } from './store.ts'

/** Clients who owe something themselves, or paid more. */
export const listPatientAccounts = verb(contract.listPatientAccounts, async ({ tx }, input) => {
  const { rows, meta } = await findAccounts(tx, input)
  return { data: rows, meta }
})

/** What a client owes and paid. */
export const getPatientAccount = verb(contract.getPatientAccount, (ctx, { id }) =>
  presentAccount(ctx, id),
)

/** The account of a client as its page shows it. */
export async function presentAccount(ctx: Ctx, id: string): Promise<contract.PatientAccount> {
  const { name } = found(await findPatient(ctx.tx, id))
  const claims = await findOwedClaims(ctx.tx, id)
  const payments = await findPayments(ctx.tx, id)
  const refunds = Map.groupBy(
    await findRefundsOf(
      ctx.tx,
      payments.map((payment) => payment.id),
    ),
    (row) => row.payment_id,
  )
  const statements = await findStatements(ctx.tx, id)
  const may = ctx.may('claims.write')
  return {
    id,
    name,
    owed_cents: claims.reduce((sum, { patient_cents: cents }) => sum + cents, 0),
    unapplied_cents: payments.reduce((sum, { unapplied_cents: cents }) => sum + cents, 0),
    claims,
    payments: payments.map(({ created_by_name, ended_by_name, refunded_cents: back, ...row }) => ({
      ...row,
      refunds: presentRefunds(ctx, refunds.get(row.id) ?? []),
      created_by: created_by_name,
      ended_by: ended_by_name,
      abilities: {
        apply: may && row.unapplied_cents > 0 && claims.length > 0,
        release: may && row.claims.length > 0,
        undo: may && row.state === 'posted' && back === 0,
        bounce: may && row.state === 'posted' && back === 0 && row.method === 'check',
        refund: may && row.unapplied_cents > 0 && !isWaiting(refunds.get(row.id)),
      },
    })),
    statements: statements.map(({ created_by_name, number, month, ...row }) => ({
      ...row,
      number: String(number),
      month: month.slice(0, 7),
      created_by: created_by_name,
    })),
    abilities: { pay: may },
  }
}

const isWaiting = (refunds: readonly PatientRefundRecord[] = []): boolean =>
  refunds.some(({ state }) => state === 'waiting')

const presentRefunds = (ctx: Ctx, rows: readonly PatientRefundRecord[]): contract.PatientRefund[] =>
  rows.map(({ payment_id: _, asked_by_id, asked_by_name, decided_by_name, ...row }) => ({
    ...row,
    asked_by: asked_by_name,
    decided_by: decided_by_name,
    abilities: refundAbilities(ctx.holder, {
      state: row.state,
      own: asked_by_id === personOf(ctx),
    }),
  }))
