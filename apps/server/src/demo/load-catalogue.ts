import { v7 as uuid } from 'uuid'
import type { Tx } from '../plumbing/db/pool.ts'
import { demoAgencyId } from './data/agency.ts'
import {
  type DemoAccount,
  demoAccounts,
  type DemoPayor,
  demoPayors,
  type DemoService,
  demoServices,
} from './data/catalogue.ts'

const agency_id = demoAgencyId

/** Makes the services with categories and activities; answers their ids. */
export async function loadServices(tx: Tx): Promise<Record<DemoService, string>> {
  const ids = { pcs: uuid(), attendant: uuid() }
  const services = Object.entries(demoServices) as [
    DemoService,
    (typeof demoServices)[DemoService],
  ][]
  const categories = services.flatMap(([key, service]) =>
    Object.entries(service.categories).map(([name, activities], at) => ({
      row: { agency_id, id: uuid(), service_id: ids[key], name, position: at + 1 },
      activities,
    })),
  )
  const activities = categories.flatMap(({ row, activities: names }) =>
    names.map((name, at) => ({
      agency_id,
      id: uuid(),
      category_id: row.id,
      name,
      position: at + 1,
      status: 'active' as const,
    })),
  )
  await tx
    .insertInto('services')
    .values(
      services.map(([key, { categories: _, ...service }]) => ({
        ...service,
        agency_id,
        id: ids[key],
        jurisdiction: 'nc',
        status: 'active' as const,
      })),
    )
    .execute()
  await tx
    .insertInto('service_categories')
    .values(categories.map(({ row }) => row))
    .execute()
  await tx.insertInto('service_activities').values(activities).execute()
  return ids
}

/** Makes the payors with their rates; answers their ids. */
export async function loadPayors(
  tx: Tx,
  services: Readonly<Record<DemoService, string>>,
  supervisorId: string,
): Promise<Record<DemoPayor, string>> {
  const ids = {
    medicaid: uuid(),
    advantage: uuid(),
    veterans: uuid(),
    private: uuid(),
    council: uuid(),
  }
  const accounts = await loadAccounts(tx)
  const payors = Object.entries(demoPayors) as [DemoPayor, (typeof demoPayors)['medicaid']][]
  await tx
    .insertInto('payors')
    .values(
      payors.map(([key, { rates: _, evv, supervised, ...payor }]) => ({
        ...payor,
        agency_id,
        id: ids[key],
        supervising_agent_id: supervised ? supervisorId : null,
        evv_account_id: accounts[evv],
        clearinghouse_account_id: accounts.clearinghouse,
      })),
    )
    .execute()
  await tx
    .insertInto('payor_rates')
    .values(
      payors.flatMap(([key, { rates }]) =>
        rates.map((rate) => ({
          agency_id,
          id: uuid(),
          payor_id: ids[key],
          service_id: services[rate.service],
          start_date: rate.start,
          end_date: rate.end,
          cents_per_unit: rate.cents,
        })),
      ),
    )
    .execute()
  return ids
}

async function loadAccounts(tx: Tx): Promise<Record<DemoAccount, string>> {
  const ids = { sandata: uuid(), hhaexchange: uuid(), carebridge: uuid(), clearinghouse: uuid() }
  const accounts = Object.entries(demoAccounts) as [DemoAccount, (typeof demoAccounts)['sandata']][]
  await tx
    .insertInto('integration_accounts')
    .values(
      accounts.map(([key, { settings, ...account }]) => ({
        ...account,
        agency_id,
        id: ids[key],
        settings: JSON.stringify(settings),
      })),
    )
    .execute()
  return ids
}
