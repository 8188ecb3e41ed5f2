import * as contract from '@homeward/contract/catalogue/services'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentService } from './present-service.ts'
import { findServices } from './service-store.ts'

/** The service types of the agency, by label. */
export const listServices = verb(
  contract.listServices,
  async (ctx, { categories, archived_activities, ...filter }) => {
    const archivedActivities = archived_activities === 'show'
    const { rows, meta } = await findServices(ctx.tx, { ...filter, archivedActivities })
    const services = rows.map((row) => presentService(ctx, row))
    return {
      data: categories === 'with' ? services : services.map((one) => ({ ...one, categories: [] })),
      meta,
    }
  },
)
