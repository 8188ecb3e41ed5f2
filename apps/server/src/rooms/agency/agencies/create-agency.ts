import * as contract from '@homeward/contract/agency/agencies'
import { v7 as uuid } from 'uuid'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { insertOfficeRow } from '../offices/office-store.ts'
import { insertAgency, updateAgencyRow } from './agency-store.ts'
import { refusedSignInName } from './refused-sign-in-name.ts'

/** Creates an agency with its first office, so people can be invited to it. */
export const createAgency = identityVerb(
  contract.createAgency,
  async (context, { office_name, ...fields }) => {
    const { session } = context
    if (!session) throw new Failure('unauthenticated')
    const who = { id: session.userId, name: session.name }
    const { name, time_zone } = fields
    const [id, officeId] = [uuid(), uuid()]
    return context.transact(async (step) => {
      await insertAgency(step.tx, { id, name, time_zone })
      await step.inAgency(id, who, async (ctx) => {
        const after = await updateAgencyRow(ctx.tx, id, fields).catch(refusedSignInName)
        const office = { agency_id: id, id: officeId, name: office_name }
        await insertOfficeRow(ctx.tx, office)
        await ctx.record({ action: 'agency.created', type: 'agency', id, after })
        await ctx.record({ action: 'office.created', type: 'office', id: officeId, after: office })
      })
      return { id, name, time_zone, office_id: officeId }
    })
  },
)
