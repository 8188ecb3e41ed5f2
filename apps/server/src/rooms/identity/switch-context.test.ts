import * as access from '@homeward/contract/identity/access'
import { me, signIn, signOut } from '@homeward/contract/identity/sign-in'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { openHouse } from '../../testing/house.ts'
import { anAgency } from '../../testing/world.ts'
import { anAccount, aSuperAdmin, auditActions, nobody } from './making.ts'

const house = openHouse()

/** Gives a person an agent in another agency too. */
async function employ(userId: string, agencyId: string) {
  const id = uuid()
  await inAgency(house.db, agencyId, (tx) =>
    tx
      .insertInto('agents')
      .values({
        agency_id: agencyId,
        id,
        user_id: userId,
        first_name: 'Rosa',
        last_name: 'Martinez',
        role: 'nurse',
        type: 'Agent',
        status: 'active',
      })
      .execute(),
  )
  return id
}

test('a person moves between the agencies in which they work, and both note it', async () => {
  const account = await anAccount(house)
  const other = await anAgency(house)
  const agentId = await employ(account.userId, other.agencyId)
  const { token } = account
  const moved = await call(house, nobody, signIn, { token, agent_id: agentId })
  expect(moved).toMatchObject({ agency_id: other.agencyId, role: 'nurse', assignment_id: null })
  expect(await auditActions(house, other.agencyId)).toEqual(['session.switched by Rosa Martinez'])
  expect(await auditActions(house, account.world.agencyId)).toEqual([
    'agency.left by Rosa Martinez',
  ])

  const back = await call(house, nobody, signIn, { token, agency_id: account.world.agencyId })
  expect(back).toMatchObject({ agent_id: account.agentId, role: 'manager' })
})

test('nobody enters an agency, an agent or an office that is not theirs', async () => {
  const { token } = await anAccount(house)
  const other = await anAgency(house)
  const before = await auditActions(house, other.agencyId)
  const enter = (input: object) => call(house, nobody, signIn, { token, ...input })
  await refusal(enter({ agency_id: other.agencyId }), 'not_found')
  await refusal(enter({ agency_id: uuid() }), 'not_found')
  await refusal(enter({ agent_id: other.manager.agentId }), 'not_found')
  await refusal(enter({ assignment_id: uuid() }), 'not_found')
  await refusal(enter({ agency_id: null }), 'not_found')
  await refusal(call(house, nobody, signIn, { token: 'x'.repeat(43) }), 'wrong_credentials')
  expect(await auditActions(house, other.agencyId)).toEqual(before)
})

test('a super admin enters any agency, which its audit trail says by name, and leaves it', async () => {
  const { token } = await aSuperAdmin(house)
  const [one, two] = [await anAgency(house), await anAgency(house)]
  const entered = await call(house, nobody, signIn, { token, agency_id: one.agencyId })
  expect(entered).toMatchObject({ agency_id: one.agencyId, agent_id: null, role: 'owner' })
  expect(await call(house, { token }, access.listAccounts, {})).toMatchObject({ meta: { page: 1 } })

  await call(house, nobody, signIn, { token, agency_id: two.agencyId })
  await call(house, { token }, signOut, {})
  expect(await auditActions(house, one.agencyId)).toEqual([
    'agency.left by Rosa Martinez',
    'agency.entered by Rosa Martinez',
  ])
  expect(await auditActions(house, two.agencyId)).toEqual([
    'session.ended by Rosa Martinez',
    'agency.entered by Rosa Martinez',
  ])
  await refusal(call(house, { token }, me, {}), 'unauthenticated')
})

test('a super admin who leaves an agency is outside of all, and sees nothing of it any more', async () => {
  const { token } = await aSuperAdmin(house)
  const { agencyId } = await anAgency(house)
  await call(house, nobody, signIn, { token, agency_id: agencyId })
  const outside = await call(house, nobody, signIn, { token, agency_id: null })
  expect(outside).toMatchObject({ agency_id: null, agency: null, agent_id: null, role: null })
  expect(await auditActions(house, agencyId)).toEqual([
    'agency.left by Rosa Martinez',
    'agency.entered by Rosa Martinez',
  ])
  await refusal(call(house, { token }, access.listAccounts, {}), 'forbidden')
  expect(await call(house, { token }, me, {})).toMatchObject({ agency: null })
})

test('a person sees their own agencies, a super admin all of them, by name and in pages', async () => {
  const account = await anAccount(house)
  const { data } = await call(house, account, access.listAgencies, {})
  expect(data.map(({ id }) => id)).toEqual([account.world.agencyId])

  const admin = await aSuperAdmin(house)
  const all = await call(house, admin, access.listAgencies, { items: 2 })
  expect(all.data).toHaveLength(2)
  expect(all.meta.total).toBeGreaterThan(5)
  const search = `Agency ${account.world.agencyId.slice(-6)}`
  const found = await call(house, admin, access.listAgencies, { search })
  expect(found.data.map(({ id }) => id)).toEqual([account.world.agencyId])
})
