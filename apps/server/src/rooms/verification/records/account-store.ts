import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The agency as vendors know it. */
export const findProvider = (tx: Tx) =>
  tx
    .selectFrom('agencies')
    .select(['id', 'name', 'npi', 'tax_id', 'state', 'time_zone', 'late_tolerance'])
    .executeTakeFirstOrThrow()

export type ProviderFacts = Awaited<ReturnType<typeof findProvider>>

/** The EVV accounts, with the payors that use each now. */
export const findEvvAccounts = (tx: Tx) =>
  tx
    .selectFrom('integration_accounts as a')
    .select((eb) => [
      'a.id',
      'a.agency_id',
      'a.name',
      'a.settings',
      'a.secret_sealed',
      'a.status',
      eb.ref('a.vendor').$castTo<EvvVendor>().as('vendor'),
      jsonArrayFrom(
        eb
          .selectFrom('payors as p')
          .select(['p.id', 'p.provider_number'])
          .whereRef('p.agency_id', '=', 'a.agency_id')
          .where((or) =>
            or.or([
              or('p.evv_account_id', '=', or.ref('a.id')),
              or('p.aggregator_account_id', '=', or.ref('a.id')),
            ]),
          )
          .orderBy('p.name')
          .orderBy('p.id'),
      ).as('payors'),
    ])
    .where('a.kind', '=', 'evv')
    .orderBy('a.id')
    .execute()

export type EvvAccount = Awaited<ReturnType<typeof findEvvAccounts>>[number]

/** Payors as vendors route by them. */
export const findPayors = (tx: Tx) =>
  tx.selectFrom('payors').select(['id', 'name', 'payer_id', 'state', 'member_id_pattern']).execute()

/** The agency's own codes that say what a vendor's codes say. */
export const findVendorCodes = (tx: Tx) =>
  tx
    .selectFrom('visit_reasons')
    .select(['kind', 'code', 'vendor'])
    .where('vendor', 'is not', null)
    .execute()

export type VendorCode = Awaited<ReturnType<typeof findVendorCodes>>[number]

export type PayorFacts = Awaited<ReturnType<typeof findPayors>>[number]
