import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { seal } from '../../../../plumbing/crypto/protected.ts'
import { insertRows } from '../../../../plumbing/db/insert-rows.ts'
import type { Visits } from '../../../../plumbing/db/schema.generated.ts'
import { inAgency } from '../../../../plumbing/db/transaction.ts'
import type { TestServer } from '../../../../testing/test-server.ts'
import type { World } from '../../../../testing/world.ts'
import { aCompletedVisit } from '../../../visits/testing/factories.ts'
import { approvedLike, aNamedCaregiver } from '../told-world.ts'

/** Visits that one caregiver gave, each on a day of its own. */
const each = 100

/** So many approved visits of many clients and caregivers, in turn for each payor; the visits of each. */
export async function aCrowd(
  app: TestServer,
  world: World,
  payors: readonly string[],
  count: number,
): Promise<ReadonlyMap<string, string[]>> {
  const first = await aCompletedVisit(app, world)
  await aNamedCaregiver(app, world)
  const pairs = await somePairs(app, world, first.client.id, Math.ceil(count / each))
  const told = new Map(payors.map((id): [string, string[]] => [id, []]))
  await inAgency(app.db, world.agencyId, async (tx) => {
    const like = await tx
      .selectFrom('visits')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const services = await tx
      .selectFrom('visit_services')
      .selectAll()
      .where('visit_id', '=', first.id)
      .execute()
    const visits = Array.from(
      { length: count },
      (_, index): Insertable<Visits> & { id: string } => {
        const pair = pairs[Math.floor(index / each)]
        const id = uuid()
        const payor = payors[index % payors.length] ?? ''
        told.get(payor)?.push(id)
        const days = 1 + (index % each)
        return { ...approvedLike(like, id, days), ...pair, id, payor_id: payor }
      },
    )
    await insertRows(tx.insertInto('visits'), visits)
    await insertRows(
      tx.insertInto('visit_services'),
      visits.flatMap(({ id }) => services.map((row) => ({ ...row, visit_id: id }))),
    )
  })
  return told
}

/** Of the client of a pair. */
export const medicaidNumber = (pair: number): string => `${900_200_000 + pair}K`

/** Clients and caregivers as vendors take them, like the first ones. */
async function somePairs(app: TestServer, world: World, clientId: string, count: number) {
  const own = { agency_id: world.agencyId }
  const pairs = Array.from({ length: count }, () => ({ client_id: uuid(), agent_id: uuid() }))
  await inAgency(app.db, world.agencyId, async (tx) => {
    const address = await tx
      .selectFrom('client_addresses')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('primary', '=', true)
      .executeTakeFirstOrThrow()
    const place = `clients.medicaid_number:${world.agencyId}`
    await insertRows(
      tx.insertInto('clients'),
      pairs.map(({ client_id: id }, index) => ({
        ...own,
        id,
        first_name: 'Ada',
        last_name: 'Moore',
        gender: 'female' as const,
        status: 'active' as const,
        birthdate: '1948-03-12',
        phone: '9195550123',
        medicaid_number_sealed: seal(app.services.keys, medicaidNumber(index), place),
      })),
    )
    await insertRows(
      tx.insertInto('client_addresses'),
      pairs.map((pair) => ({ ...address, id: uuid(), client_id: pair.client_id })),
    )
    await insertRows(
      tx.insertInto('agents'),
      pairs.map(({ agent_id: id }, index) => ({
        ...own,
        id,
        first_name: 'Rosa',
        last_name: 'Alvarez',
        role: 'pca' as const,
        type: 'Caregiver' as const,
        status: 'active' as const,
        email: `rosa.${index}@homeward.test`,
      })),
    )
    await insertRows(
      tx.insertInto('agent_private_profiles'),
      pairs.map(({ agent_id }) => ({
        ...own,
        agent_id,
        birthdate: '1990-05-17',
        gender: 'female' as const,
        hire_date: '2024-02-01',
      })),
    )
  })
  return pairs
}
