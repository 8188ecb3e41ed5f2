import type { Service, updateService } from '@homeward/contract/catalogue/services'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { copiedName } from '@homeward/domain/catalogue/copied-name'
import { serviceName } from '@homeward/domain/catalogue/service-name'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { insertActivities } from '../activities/activity-store.ts'
import { insertCategories } from '../categories/category-store.ts'
import { auditedService, presentService, refusedName } from './present-service.ts'
import { serviceColumns } from './service-columns.ts'
import {
  findService,
  findServiceNames,
  insertServiceRow,
  type ServiceRow,
} from './service-store.ts'

type Fields = Omit<ParsedOf<typeof updateService>, 'id' | 'name' | 'duplicate' | 'lock_version'>

/** The length of a label by the contract. */
const longestLabel = 80

/**
 * A copy of a service with all its categories and activities, in their order, under another name: the given
 * label or jurisdiction, otherwise an unused label.
 */
export async function duplicateService(
  ctx: Ctx,
  original: ServiceRow,
  fields: Fields,
): Promise<Service> {
  const key = { agency_id: ctx.agency.id, id: uuid() }
  const { jurisdiction = original.jurisdiction } = fields
  const label = fields.label ?? (await freeLabel(ctx, original, jurisdiction))
  await insertServiceRow(ctx.tx, {
    ...copiedColumns(original),
    ...serviceColumns(fields, original),
    ...key,
    label,
    name: serviceName(jurisdiction, label),
  }).catch(refusedName)

  const copies = original.categories.map(({ activities, ...category }) => ({
    row: {
      agency_id: ctx.agency.id,
      id: uuid(),
      service_id: key.id,
      name: category.name,
      position: category.order,
      status: category.status,
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

/** The label itself if another jurisdiction makes it unused, otherwise one with a word and a number. */
async function freeLabel(ctx: Ctx, { label }: ServiceRow, jurisdiction: string): Promise<string> {
  const taken = new Set(await findServiceNames(ctx.tx))
  const isTaken = (candidate: string) => taken.has(serviceName(jurisdiction, candidate))
  return isTaken(label) ? copiedName(label, isTaken, longestLabel) : label
}

const copiedColumns = (original: ServiceRow) => ({
  label: original.label,
  jurisdiction: original.jurisdiction,
  insurance_type: original.insurance_type,
  payor_id: original.payor_id,
  procedure_code: original.procedure_code,
  modifiers: original.modifiers,
  minutes_per_unit: original.minutes_per_unit,
  // A person who copies an archived service wants to use the copy.
  status: original.status === 'archived' ? ('active' as const) : original.status,
})
