import type { AddressKind, GeocodingState } from '@homeward/domain/agency/geocoding'
import type { RecordStatus } from '@homeward/domain/agency/vocabulary'
import type { LocatedAddress } from '@homeward/contract/clients/addresses'
import { type RawBuilder, sql } from 'kysely'
import { metaOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Filter = {
  search?: string | undefined
  kind?: AddressKind | undefined
  geocoding?: GeocodingState | undefined
  sort: string
  page: number
  items: number
}

export type AddressRow = {
  id: string
  kind: AddressKind
  record_id: string
  record_name: string
  agency_id: string
  status: RecordStatus
  county: string | null
  location_type: LocatedAddress['location_type']
  primary: boolean
  mailing_address: boolean
  street: string | null
  unit: string | null
  city: string | null
  state: string | null
  zip: string | null
  latitude: number | null
  longitude: number | null
  state_of_geocoding: GeocodingState
  geocoding_error: string | null
  geocoded_at: string | null
  /** The parts of an address for the geocoder. */
  line: string
}

const place = sql`street, unit, city, state, zip, latitude, longitude`

const which = sql`county, location_type, "primary"`

/** The same of a record that has one address. */
const only = sql`null, null, true, false`

/**
 * The address for the geocoder: without a unit, which it does not know, and with a ZIP code of five digits.
 */
const line = sql`concat_ws(', ', street, city, concat_ws(' ', state, left(zip, 5)))`

/** Every address with its geocoder result. A result from before a change of the address no longer counts. */
const addresses = sql`(
  select a.*, ${line} as line, g.error as geocoding_error, g.at as geocoded_at,
    case when a.latitude is not null and a.longitude is not null then 'located'
      else coalesce(nullif(g.status, 'located'), 'missing') end as state_of_geocoding
  from (
    select agency_id, id, 'client' as kind, client_id as record_id, ${place}, ${which},
      mailing_address,
      (select c.name from clients c
        where c.agency_id = client_addresses.agency_id and c.id = client_id) as record_name
    from client_addresses
    where exists (select from clients c where c.agency_id = client_addresses.agency_id
      and c.id = client_id and c.archived_at is null)
    union all
    select agency_id, id, 'agent', agent_id, ${place}, ${which}, false,
      (select g.name from agents g
        where g.agency_id = agent_addresses.agency_id and g.id = agent_id)
    from agent_addresses
    union all
    select agency_id, id, 'office', id, ${place}, ${only}, name from offices
    where status = 'active' and street is not null
    union all
    select id, id, 'agency', id, ${place}, ${only}, name from agencies where street is not null
  ) a
  left join geocodings g on g.kind = a.kind and g.record_id = a.id and g.asked = ${line}
) addresses`

const columns = sql`agency_id, id, 'active' as status, kind, record_id, record_name, ${place},
  ${which}, mailing_address, state_of_geocoding, geocoding_error, geocoded_at, line`

const orders: Record<string, RawBuilder<unknown>> = {
  record_name: sql`lower(record_name)`,
  city: sql`lower(city)`,
  zip: sql`zip`,
}

/** One page of addresses, and how many there are. */
export async function findAddresses(tx: Tx, filter: Filter) {
  const conditions = [sql`true`]
  if (filter.kind) conditions.push(sql`kind = ${filter.kind}`)
  if (filter.geocoding) conditions.push(sql`state_of_geocoding = ${filter.geocoding}`)
  for (const pattern of searchPatterns(filter.search)) {
    conditions.push(sql`(record_name || ' ' || line) ilike ${pattern}`)
  }
  const where = sql.join(conditions, sql` and `)
  const order = orders[filter.sort.replace('-', '')] ?? sql`lower(record_name)`
  const direction = filter.sort.startsWith('-') ? sql`desc` : sql`asc`
  const count = await sql<{ total: number }>`select count(*) as total from ${addresses}
    where ${where}`.execute(tx)
  const { rows } = await sql<AddressRow>`select ${columns} from ${addresses} where ${where}
    order by ${order} ${direction} nulls last, id
    limit ${filter.items} offset ${(filter.page - 1) * filter.items}`.execute(tx)
  return { rows, meta: metaOf(filter, count.rows[0]?.total ?? 0) }
}

export const findAddress = async (tx: Tx, id: string) =>
  (await sql<AddressRow>`select ${columns} from ${addresses} where id = ${id}`.execute(tx)).rows[0]

/** Addresses of these IDs, or all that are neither located nor requested yet. */
export async function findToLocate(
  tx: Tx,
  ids: readonly string[] | undefined,
  most: number,
): Promise<AddressRow[]> {
  const which = ids ? sql`id = any(${ids}::uuid[])` : sql`state_of_geocoding = 'missing'`
  const { rows } = await sql<AddressRow>`select ${columns} from ${addresses} where ${which}
    order by id limit ${most}`.execute(tx)
  return rows
}

/** Stores the position of a client's address. */
export const placeClientAddress = (
  tx: Tx,
  id: string,
  spot: { latitude: number | null; longitude: number | null },
) => tx.updateTable('client_addresses').set(spot).where('id', '=', id).executeTakeFirstOrThrow()
