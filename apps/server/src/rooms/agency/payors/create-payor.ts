import * as contract from '@homeward/contract/agency/payors'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { checkAccounts } from './check-accounts.ts'
import { checkSupervisor } from './check-supervisor.ts'
import { findNpi, findPayor, insertPayorRow } from './payor-store.ts'
import { auditedPayor, presentPayor } from './present-payor.ts'
import { refusedName } from './refused-name.ts'

/** Adds a payor. Omitted fields for claim files follow from its name and IDs. */
export const createPayor = verb(contract.createPayor, async (ctx, input) => {
  const id = uuid()
  await checkAccounts(ctx, input)
  await checkSupervisor(ctx, input)
  await insertPayorRow(ctx.tx, {
    ...input,
    agency_id: ctx.agency.id,
    id,
    receiver_name: input.receiver_name ?? input.name.slice(0, 60),
    receiver_id: input.receiver_id ?? input.payer_id.slice(0, 15),
    submitter_id: input.submitter_id ?? (await ownSubmitterId(ctx)),
  }).catch(refusedName)
  const payor = found(await findPayor(ctx.tx, id))
  await ctx.changed({ action: 'payor.created', type: 'payor', id, after: auditedPayor(payor) })
  return presentPayor(ctx, payor)
})

async function ownSubmitterId(ctx: Ctx): Promise<string> {
  const { npi, tax_id } = await findNpi(ctx.tx)
  const own = npi ?? tax_id
  if (own !== null) return own
  throw new Failure('invalid', {
    fields: {
      submitter_id: ["Enter the ID that the payor gave you, or enter the agency's NPI first."],
    },
  })
}
