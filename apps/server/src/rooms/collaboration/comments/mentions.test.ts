import { updateComment } from '@homeward/contract/collaboration/comments'
import { updateNotificationChoices } from '@homeward/contract/collaboration/notifications'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aVisit, say, told, usernameOf } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let visit: string
let client: string
beforeAll(async () => {
  world = await anAgency(app)
  ;({ visit, client } = await aVisit(app, world))
})

const at = async (role: 'owner' | 'admin' | 'nurse' | 'pca' | 'cna', of = world) =>
  `@${await usernameOf(app, of[role].userId)}`

const mails = async (address: string) =>
  app.db.identity.selectFrom('mails').selectAll().where('to_address', '=', address).execute()

test('who is mentioned is told where, once, also when the comment is changed', async () => {
  const body = `${await at('nurse')} please call. ${await at('nurse')}!`
  const { id } = await say(app, world.manager, { parent_type: 'Visit', parent_id: visit, body })
  expect(await told(app, world.nurse)).toMatchObject([
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
  await call(app, world.manager, updateComment, { id, body: more })
  expect(await told(app, world.nurse)).toHaveLength(1)
  expect(await told(app, world.admin)).toHaveLength(1)
})

test('nobody is told of what they wrote themselves', async () => {
  const before = await told(app, world.owner)
  await say(app, world.owner, { parent_id: client, body: `note to ${await at('owner')}` })
  expect(await told(app, world.owner)).toEqual(before)
})

test('a caregiver is told of own visits and clients alone', async () => {
  const body = `${await at('pca')} ${await at('cna')}`
  await say(app, world.owner, { parent_id: client, body })
  await say(app, world.owner, { parent_type: 'Visit', parent_id: visit, body })
  await say(app, world.owner, { parent_type: 'Agent', parent_id: world.pca.agentId, body })
  expect((await told(app, world.pca)).map((one) => one.subject_type)).toEqual(['visit', 'client'])
  expect(await told(app, world.cna)).toEqual([])
})

test('people of another agency are not told', async () => {
  const other = await anAgency(app)
  await say(app, world.owner, { parent_id: client, body: await at('owner', other) })
  expect(await told(app, other.owner)).toEqual([])
})

test('a mail says that something happened, and nothing of whom it happened to', async () => {
  const email = 'nurse@agency.example'
  await app.db.identity
    .updateTable('users')
    .set({ email })
    .where('id', '=', world.nurse.userId)
    .execute()
  const body = `${await at('nurse')} she has a fever`
  await say(app, world.manager, { parent_id: client, body })
  const [mail, ...more] = await mails(email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ agency_id: world.agencyId, subject: 'Someone mentioned you' })
  expect(mail?.body).toContain('Open Homeward to read it')
  expect(JSON.stringify(mail)).not.toMatch(/Rosa|Alvarez|fever/)

  const choices = [{ kind: 'mention', email: false } as const]
  await call(app, world.nurse, updateNotificationChoices, { choices })
  await say(app, world.manager, { parent_id: client, body })
  expect(await mails(email)).toHaveLength(1)
})

test('each of those who are mentioned is told in their own language', async () => {
  const email = 'cuidadora@agency.example'
  await app.db.identity
    .updateTable('users')
    .set({ language: 'es', email })
    .where('id', '=', world.pca.userId)
    .execute()
  const body = `${await at('pca')} and ${await at('admin')}`
  await say(app, world.manager, { parent_type: 'Visit', parent_id: visit, body })
  const [caregiver] = await told(app, world.pca)
  expect(caregiver).toMatchObject({
    title: 'Test manager le mencionó',
    body: 'En un comentario sobre la visita de Rosa Alvarez del 11/02/2026.',
  })
  expect((await told(app, world.admin))[0]).toMatchObject({ title: 'Test manager mentioned you' })
  const [mail] = await mails(email)
  expect(mail).toMatchObject({ subject: 'Alguien le mencionó' })
  expect(mail?.body).toContain('Abra Homeward para leerlo')
})
