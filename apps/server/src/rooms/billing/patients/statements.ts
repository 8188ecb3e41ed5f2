import * as contract from '@homeward/contract/billing/patients'
import { monthOf } from '@homeward/domain/billing/periods'
import { buffer } from 'node:stream/consumers'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { makeStatements } from './make-statements.ts'
import { presentAccount } from './read-accounts.ts'
import { statementPdf } from './statement-pdf.ts'
import { findStatement } from './statement-store.ts'
import { findPatient } from './store.ts'

/** Makes a statement of a month; it says ever after what it says now. */
export const createPatientStatement = verb(contract.createPatientStatement, async (ctx, input) => {
  const { client_id: clientId, month } = input
  if (month > monthOf(ctx.today)) throw new Failure('statement_month_to_come')
  found(await findPatient(ctx.tx, clientId))
  await makeStatements(ctx, [clientId], { month, author: ctx.actor.name, runId: null })
  return presentAccount(ctx, clientId)
})

/** The statement as it was made. */
export const downloadPatientStatement = verb(
  contract.downloadPatientStatement,
  async (ctx, { id }) => {
    const row = found(await findStatement(ctx.tx, id))
    const body = await buffer(statementPdf(ctx.agency, [row]))
    return { name: `statement-${row.number}.pdf`, mediaType: 'application/pdf', body }
  },
)
