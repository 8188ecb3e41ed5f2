import { v7 as uuid } from 'uuid'
import type { Tx } from '../plumbing/db/pool.ts'

export type Catalogue = { payorId: string; serviceId: string; activityIds: string[] }

/** A Medicaid payor that pays $5.96 a unit for personal care (99509 HB), with three activities. */
export async function aCatalogue(tx: Tx, agencyId: string): Promise<Catalogue> {
  const ids = { agency_id: agencyId }
  const [payorId, serviceId, categoryId] = [uuid(), uuid(), uuid()]
  await tx
    .insertInto('payors')
    .values({
      ...ids,
      id: payorId,
      name: 'NC Medicaid',
      type: 'medicaid',
      payer_id: 'NCMMIS',
      receiver_name: 'NC TRACKS',
      receiver_id: 'NCTRACKS',
      submitter_id: 'HOMEWARD1',
      unit_rounding: 'round_down',
    })
    .execute()
  await tx
    .insertInto('services')
    .values({
      ...ids,
      id: serviceId,
      name: 'nc_pcs_adult',
      label: 'PCS adult',
      jurisdiction: 'nc',
      procedure_code: '99509',
      modifiers: ['HB'],
      status: 'active',
    })
    .execute()
  await tx
    .insertInto('payor_rates')
    .values({
      ...ids,
      id: uuid(),
      payor_id: payorId,
      service_id: serviceId,
      start_date: '2023-07-01',
      cents_per_unit: 596,
    })
    .execute()
  await tx
    .insertInto('service_categories')
    .values({ ...ids, id: categoryId, service_id: serviceId, name: 'Personal care', position: 1 })
    .execute()
  const names = ['Bathing', 'Dressing', 'Meal preparation']
  const activities = names.map((name, index) => ({
    ...ids,
    id: uuid(),
    category_id: categoryId,
    name,
    position: index + 1,
    status: 'active' as const,
  }))
  await tx.insertInto('service_activities').values(activities).execute()
  return { payorId, serviceId, activityIds: activities.map((activity) => activity.id) }
}
