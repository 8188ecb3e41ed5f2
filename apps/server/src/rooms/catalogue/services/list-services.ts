import type { listServices as declaration } from '@homeward/contract/catalogue/services'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentService } from './present-service.ts'
import { findServices } from './service-store.ts'

/** The service types of the agency, by label. */
export async function listServices(
  ctx: Ctx,
  { categories, archived_activities, ...filter }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const archivedActivities = archived_activities === 'show'
  const { rows, meta } = await findServices(ctx.tx, { ...filter, archivedActivities })
  const services = rows.map((row) => presentService(ctx, row))
  return {
    data: categories === 'with' ? services : services.map((one) => ({ ...one, categories: [] })),
    meta,
  }
}
