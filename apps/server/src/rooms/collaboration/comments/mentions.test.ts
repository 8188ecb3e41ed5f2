import { updateComment } from '@homeward/contract/collaboration/comments'
import { updateNotificationChoices } from '@homeward/contract/collaboration/notifications'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { openHouse } from '../../../testing/house.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aVisit, say, told, usernameOf } from '../making.ts'

const house = openHouse()
let world: World
let visit: string
let client: string
beforeAll(async () => {
  world = await anAgency(house)
  ;({ visit, client } = await aVisit(house, world))
})

const at = async (role: 'owner' | 'admin' | 'nurse' | 'pca' | 'cna', of = world) =>
  `@${await usernameOf(house, of[role].userId)}`

const mails = async (address: string) =>
  house.db.identity.selectFrom('mails').selectAll().where('to_address', '=', address).execute()

test('who is mentioned is told where, once, also when the comment is changed', async () => {
  const body = `${await at('nurse')} please call. ${await at('nurse')}!`
  const { id } = await say(house, world.manager, { parent_type: 'Visit', parent_id: visit, body })
  expect(await told(house, world.nurse)).toMatchObject([
    {
      kind: 'mention',
      title: 'Test manager mentioned you',
      body: 'In a comment on the visit of Rosa Alvarez on 11/02/2026.',
      subject_type: 'visit',
      subject_id: visit,
      read_at: null,
    },
  ])
  const more = `${body} ${await at('admin')} too`
  await call(house, world.manager, updateComment, { id, body: more })
  expect(await told(house, world.nurse)).toHaveLength(1)
  expect(await told(house, world.admin)).toHaveLength(1)
})

test('nobody is told of what they wrote themselves', async () => {
  const before = await told(house, world.owner)
  await say(house, world.owner, { parent_id: client, body: `note to ${await at('owner')}` })
  expect(await told(house, world.owner)).toEqual(before)
})

test('a caregiver is told of own visits and clients alone', async () => {
  const body = `${await at('pca')} ${await at('cna')}`
  await say(house, world.owner, { parent_id: client, body })
  await say(house, world.owner, { parent_type: 'Visit', parent_id: visit, body })
  await say(house, world.owner, { parent_type: 'Agent', parent_id: world.pca.agentId, body })
  expect((await told(house, world.pca)).map((one) => one.subject_type)).toEqual(['visit', 'client'])
  expect(await told(house, world.cna)).toEqual([])
})

test('people of another agency are not told', async () => {
  const other = await anAgency(house)
  await say(house, world.owner, { parent_id: client, body: await at('owner', other) })
  expect(await told(house, other.owner)).toEqual([])
})

test('a mail says that something happened, and nothing of whom it happened to', async () => {
  const email = 'nurse@agency.example'
  await house.db.identity
    .updateTable('users')
    .set({ email })
    .where('id', '=', world.nurse.userId)
    .execute()
  const body = `${await at('nurse')} she has a fever`
  await say(house, world.manager, { parent_id: client, body })
  const [mail, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ agency_id: world.agencyId, subject: 'Somebody mentioned you' })
  expect(mail?.body).toContain('Open Homeward to read it')
  expect(JSON.stringify(mail)).not.toMatch(/Rosa|Alvarez|fever/)

  const choices = [{ kind: 'mention', email: false } as const]
  await call(house, world.nurse, updateNotificationChoices, { choices })
  await say(house, world.manager, { parent_id: client, body })
  expect(await mails(email)).toHaveLength(1)
})
