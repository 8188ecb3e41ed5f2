import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { declineOpenVisit, withdrawVisitOffer } from '@homeward/contract/visits/offers'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { beforeEach, expect, test } from 'vitest'
import { call, type Caller } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anOpenVisit } from '../testing/an-open-visit.ts'

/** What people hear of an offer. */
const app = startTestServer()

type Scene = Awaited<ReturnType<typeof anOpenVisit>>
let scene: Scene
let world: Scene['world']
let visit: string
beforeEach(async () => {
  scene = await anOpenVisit(app)
  ;({ world, visit } = scene)
})

const offer: Scene['offer'] = (wishes) => scene.offer(wishes)
const accept: Scene['accept'] = (who, id) => scene.accept(who, id)
const now: Scene['now'] = (id) => scene.now(id)
const later: Scene['later'] = (clock) => scene.later(clock)

const titles = async (who: Caller) =>
  (await call(app, who, listNotifications, {})).data.map(({ title }) => title)

test('caregivers without the name of the client, each wave once; the scheduler of the end', async () => {
  const { id } = await offer()
  await app.drainJobs()
  await app.drainJobs()
  const offered = 'Open visit on 11/02/2026, 03:00 PM to 05:00 PM'
  expect(await titles(world.pca)).toEqual([offered])
  expect(await titles(world.cna)).toEqual([])
  await later('14:20')
  await app.drainJobs()
  expect([await titles(world.pca), await titles(world.cna)]).toEqual([[offered], [offered]])
  await accept(world.cna, id)
  await app.drainJobs()
  await app.drainJobs()
  const gone = 'The visit on 11/02/2026 at 03:00 PM went to someone else'
  expect((await titles(world.pca)).toSorted()).toEqual([offered, gone])
  expect(await titles(world.manager)).toEqual([
    expect.stringMatching(/accepted the visit of Ada Moore, 11\/02\/2026 03:00 PM$/),
  ])
  expect(await titles(world.owner)).toEqual([])
})

const offered = 'Open visit on 11/02/2026, 03:00 PM to 05:00 PM'
const gone = 'The visit on 11/02/2026 at 03:00 PM is no longer offered'
const other = 'The visit on 11/02/2026 at 03:00 PM went to someone else'
const mine = 'The visit on 11/02/2026 at 03:00 PM is yours'
const ends = async () => {
  await app.drainJobs()
  await app.drainJobs()
}

test('those who were told hear that an offer was withdrawn, those who declined do not', async () => {
  const { id } = await offer({ wave_size: 2 })
  await call(app, world.pca, declineOpenVisit, { id })
  await call(app, world.manager, withdrawVisitOffer, { id })
  await call(app, world.manager, withdrawVisitOffer, { id })
  await ends()
  expect(await titles(world.pca)).toEqual([offered])
  expect((await titles(world.cna)).toSorted()).toEqual([offered, gone])
})

test('in their own language', async () => {
  const { id } = await offer()
  await app.db.identity
    .updateTable('users')
    .set({ language: 'es' })
    .where('id', '=', world.pca.userId)
    .execute()
  await call(app, world.manager, withdrawVisitOffer, { id })
  await ends()
  const { data } = await call(app, world.pca, listNotifications, {})
  expect(data).toContainEqual(
    expect.objectContaining({
      title: 'La visita del 11/02/2026 a las 03:00 PM ya no se ofrece',
      body: 'La oficina la retiró o la cambió. No tiene que hacer nada.',
    }),
  )
})

test.each([
  ['canceled', () => call(app, world.manager, cancelVisit, { id: visit }), gone, gone],
  [
    'given to somebody else',
    () => call(app, world.manager, updateVisit, { id: visit, agent_id: world.sitter.agentId }),
    other,
    other,
  ],
  [
    'given to one of them',
    () => call(app, world.manager, updateVisit, { id: visit, agent_id: world.pca.agentId }),
    mine,
    other,
  ],
])('those who accepted hear that the visit was %s', async (_, change, first, second) => {
  const { id } = await offer({ mode: 'pick', wave_size: 2 })
  await accept(world.pca, id)
  await accept(world.cna, id)
  await change()
  await later('14:05')
  await ends()
  expect((await titles(world.pca)).toSorted()).toEqual([offered, first].toSorted())
  expect((await titles(world.cna)).toSorted()).toEqual([offered, second].toSorted())
})

test('also where the offer expired before, and where no one is picked until the visit begins', async () => {
  const { id } = await offer({ mode: 'pick' })
  await accept(world.pca, id)
  await later('15:00')
  expect((await now(id)).status).toBe('expired')
  await later('19:59')
  await ends()
  expect(await titles(world.pca)).toEqual([offered])
  await later('20:00')
  await later('20:05')
  await ends()
  expect((await now(id)).status).toBe('closed')
  expect((await titles(world.pca)).toSorted()).toEqual([offered, gone])
})

test('where nobody accepts, the scheduler is told', async () => {
  await offer()
  await later('14:20')
  await later('14:40')
  await app.drainJobs()
  expect(await titles(world.manager)).toEqual([
    'No one accepted the visit of Ada Moore, 11/02/2026 03:00 PM',
  ])
})
