import type { Service } from '@homeward/contract/catalogue/services'
import type { ServiceStatus } from '@homeward/domain/catalogue/vocabulary'
import type { PayorType } from '@homeward/domain/agency/vocabulary'
import { serviceName } from '@homeward/domain/catalogue/service-name'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { insertActivities } from '../activities/activity-store.ts'
import { insertCategories } from '../categories/category-store.ts'
import { auditedService, presentService, refusedName } from './present-service.ts'
import { serviceColumns } from './service-columns.ts'
import { findService, insertServiceRow, type ServiceRow } from './service-store.ts'

type Fields = {
  label?: string | undefined
  jurisdiction?: string | undefined
  procedure_code?: string | undefined
  modifier?: string | null | undefined
  insurance_type?: PayorType | null | undefined
  payor_id?: string | null | undefined
  minutes_per_unit?: number | undefined
  status?: ServiceStatus | undefined
}

/** A copy of a service with all its categories and activities, in their order, under another name. */
export async function duplicateService(
  ctx: Ctx,
  original: ServiceRow,
  fields: Fields,
): Promise<Service> {
  const key = { agency_id: ctx.agency.id, id: uuid() }
  const label = fields.label ?? original.label
  const jurisdiction = fields.jurisdiction ?? original.jurisdiction
  await insertServiceRow(ctx.tx, {
    ...copiedColumns(original),
    ...serviceColumns(fields, original),
    ...key,
    name: serviceName(jurisdiction, label),
  }).catch(refusedName)

  const copies = original.categories.map(({ activities, ...category }) => ({
    row: {
      agency_id: ctx.agency.id,
      id: uuid(),
      service_id: key.id,
      name: category.name,
      position: category.order,
    },
    activities,
  }))
  await insertCategories(
    ctx.tx,
    copies.map(({ row }) => row),
  )
  await insertActivities(
    ctx.tx,
    copies.flatMap(({ row, activities }) =>
      activities.map(({ name, order, status }) => ({
        agency_id: ctx.agency.id,
        id: uuid(),
        category_id: row.id,
        name,
        position: order,
        status,
      })),
    ),
  )
  const copy = found(await findService(ctx.tx, key.id))
  await ctx.changed({
    action: 'service.duplicated',
    type: 'service',
    id: key.id,
    after: { ...auditedService(copy), copied_from: original.id },
  })
  return presentService(ctx, copy)
}

const copiedColumns = (original: ServiceRow) => ({
  label: original.label,
  jurisdiction: original.jurisdiction,
  insurance_type: original.insurance_type,
  payor_id: original.payor_id,
  procedure_code: original.procedure_code,
  modifiers: original.modifiers,
  minutes_per_unit: original.minutes_per_unit,
  // Who copies an archived service wants to use the copy.
  status: original.status === 'archived' ? ('active' as const) : original.status,
})
