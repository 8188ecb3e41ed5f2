import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { createDeposit, listMissingDeposits } from '../rooms/billing/deposits/deposits.ts'
import { takePatientPayment } from '../rooms/billing/patients/pay.ts'
import { listPatientAccounts } from '../rooms/billing/patients/read-accounts.ts'
import { createStatementRun } from '../rooms/billing/patients/runs.ts'
import { createPatientStatement } from '../rooms/billing/patients/statements.ts'
import { writeStatements } from '../rooms/billing/patients/write-statements.ts'
import { demoToday } from './days.ts'
import { cast, onStage, type Stage } from './stage.ts'

const page = { page: 1, exact_count: false } as const

/** The statements of the month so far, for all who owe something. */
async function writeAllStatements(ctx: Ctx, month: string): Promise<void> {
  const { id } = await createStatementRun(ctx, { month, again: true })
  await writeStatements((work) => work(ctx), id, { lastTry: false })
}

/** What the office typed in itself: payments by patients, a statement, and what the bank received. */
export async function loadMoneyByHand(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const billing = (await cast(stage, tx)).as('billing')
    const today = demoToday(stage)
    const owing = await listPatientAccounts(billing, { ...page, items: 3, sort: '-owed_cents' })
    for (const [at, { id, owed_cents: owed }] of owing.data.entries()) {
      if (owed > 100)
        await takePatientPayment(billing, {
          client_id: id,
          method: 'check',
          reference: String(2201 + at),
          paid_on: today,
          amount_cents: at === 0 ? owed - 100 : owed,
        })
      await createPatientStatement(billing, { client_id: id, month: today.slice(0, 7) })
    }
    await writeAllStatements(billing, today.slice(0, 7))
    const paid = await listMissingDeposits(billing, { ...page, items: 4 })
    // The newest has not reached the bank yet, and one came in short.
    for (const [at, payment] of paid.data.slice(1).entries()) {
      if (payment.trace_number === null) continue
      await createDeposit(billing, {
        bank_date: today,
        trace_number: payment.trace_number,
        amount_cents: payment.payment_cents - (at === 2 ? 100 : 0),
      })
    }
    await note(tx)
  })
}
