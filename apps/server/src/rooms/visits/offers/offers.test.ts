import { updateAgent } from '@homeward/contract/caregivers/agents'
import { updateClient } from '@homeward/contract/clients/clients'
import {
  acceptOpenVisit,
  createVisitOffers,
  declineOpenVisit,
  listOpenVisits,
  listVisitOffers,
  pickForOffer,
  withdrawVisitOffer,
} from '@homeward/contract/visits/offers'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { moveClock, runNightly } from '../../care/testing/factories.ts'
import { aCredential } from '../../caregivers/testing/factories.ts'
import { anOpenVisit } from '../testing/an-open-visit.ts'
import { aVisit, pageOf } from '../testing/factories.ts'

const morning = '2026-11-02T14:00:00.000Z'
const at = (clock: string) => `2026-11-02T${clock}:00.000Z`
const app = startTestServer()

type Scene = Awaited<ReturnType<typeof anOpenVisit>>
let scene: Scene
let world: Scene['world']
let visit: string
let client: string
beforeEach(async () => {
  scene = await anOpenVisit(app)
  ;({ world, visit, client } = scene)
})

const offerAll: Scene['offerAll'] = (wishes) => scene.offerAll(wishes)
const offer: Scene['offer'] = (wishes) => scene.offer(wishes)
const accept: Scene['accept'] = (who, id) => scene.accept(who, id)
const now: Scene['now'] = (id) => scene.now(id)
const later: Scene['later'] = (clock) => scene.later(clock)
const onPhone = async (who: Caller) => (await call(app, who, listOpenVisits, {})).visits

describe('a visit is offered in waves', () => {
  test('the first is told at once, the next when it is due, and the first who accepts gets it', async () => {
    const { id, expires_at } = await offer()
    expect(expires_at).toBe(at('14:40'))
    expect(await onPhone(world.pca)).toEqual([
      {
        id,
        visit_id: visit,
        client: 'Ada M.',
        city: expect.any(String),
        starts_at: at('20:00'),
        ends_at: at('22:00'),
        services: [expect.any(String)],
        mode: 'first',
        expires_at,
        note: null,
        answer: 'told',
      },
    ])
    expect(await onPhone(world.cna)).toEqual([])
    await refusal(accept(world.cna, id), 'not_found')
    await later('14:19')
    expect(await onPhone(world.cna)).toEqual([])
    await later('14:20')
    expect(await onPhone(world.cna)).toHaveLength(1)
    expect(await accept(world.cna, id)).toEqual({ id, visit_id: visit, assigned: true })
    expect(await accept(world.cna, id)).toMatchObject({ assigned: true })
    expect(await pageOf(app, world.manager, visit)).toMatchObject({
      status: 'scheduled',
      agent_id: world.cna.agentId,
      assignment_reason: null,
    })
    await refusal(accept(world.pca, id), 'offer_taken')
    expect(await onPhone(world.pca)).toEqual([])
    expect(await now(id)).toEqual({ status: 'filled', answers: ['told', 'accepted'] })
  })

  test('by jobs alone, each wave once, also where two processes look at the same moment', async () => {
    const { id } = await offer({
      agent_ids: [world.pca, world.cna, world.sitter].map((one) => one.agentId),
    })
    await moveClock(app, at('14:20'))
    await Promise.all([1, 2, 3].map(() => runNightly(app, world, 'visits.sweep_offers')))
    expect(await now(id)).toEqual({ status: 'open', answers: ['told', 'told', 'waiting'] })
  })

  test('who declines makes room for the next at once; where all do, the offer ends', async () => {
    const { id } = await offer()
    await call(app, world.pca, declineOpenVisit, { id, reason: 'Too far' })
    await call(app, world.pca, declineOpenVisit, { id })
    await app.drainJobs()
    expect(await now(id)).toEqual({ status: 'open', answers: ['declined', 'told'] })
    await call(app, world.cna, declineOpenVisit, { id })
    await app.drainJobs()
    expect(await now(id)).toEqual({ status: 'expired', answers: ['declined', 'declined'] })
    await refusal(accept(world.pca, id), 'offer_expired')
  })

  test('without names the ten who fit best are asked', async () => {
    const { offers } = await offerAll({ wave_size: 3 })
    expect(offers[0]?.recipients.map(({ answer }) => answer)).toEqual([
      ...Array(3).fill('told'),
      ...Array(4).fill('waiting'),
    ])
  })
})

describe('two who accept at the same moment', () => {
  test('one gets the visit, the others are told so', async () => {
    const people = [world.pca, world.cna, world.cna1, world.cna2, world.sitter]
    const { id } = await offer({ agent_ids: people.map(({ agentId }) => agentId), wave_size: 5 })
    const all = await Promise.allSettled(people.map((who) => accept(who, id)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused.map(({ reason }) => String(reason))).toEqual(
      Array(4).fill(expect.stringMatching(/accepted this visit first/)),
    )
    expect((await now(id)).status).toBe('filled')
  })

  test('one caregiver who accepts two visits at once gets one of them', async () => {
    const other = await aVisit(app, world, { agent_id: null, scheduled_time: '15:30' })
    const first = await offer()
    const second = await offer({ visit_ids: [other.id] })
    const all = await Promise.allSettled([first, second].map(({ id }) => accept(world.pca, id)))
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      expect.stringMatching(/You already have a visit at that time/),
    ])
  })

  test('withdrawn and accepted at once: it is one or the other', async () => {
    const { id } = await offer()
    await Promise.allSettled([
      call(app, world.manager, withdrawVisitOffer, { id }),
      accept(world.pca, id),
    ])
    const { status } = await now(id)
    const { agent_id } = await pageOf(app, world.manager, visit)
    expect([status, agent_id]).toEqual(
      agent_id === null ? ['withdrawn', null] : ['filled', world.pca.agentId],
    )
  })
})

describe('an offer that is over', () => {
  test('the deadline', async () => {
    const { id } = await offer({ expires_at: at('14:30') })
    await moveClock(app, at('14:30'))
    await refusal(accept(world.pca, id), 'offer_expired')
    expect(await onPhone(world.pca)).toEqual([])
    await later('14:35')
    expect(await now(id)).toEqual({ status: 'expired', answers: ['told', 'waiting'] })
  })

  test('withdrawn', async () => {
    const { id } = await offer()
    const withdrawn = await call(app, world.manager, withdrawVisitOffer, { id })
    expect(withdrawn.status).toBe('withdrawn')
    await call(app, world.manager, withdrawVisitOffer, { id })
    await refusal(accept(world.pca, id), 'offer_withdrawn')
    await refusal(call(app, world.pca, declineOpenVisit, { id }), 'offer_withdrawn')
    await offer()
  })

  test.each([
    ['moved', () => call(app, world.manager, updateVisit, { id: visit, scheduled_time: '15:15' })],
    ['canceled', () => call(app, world.manager, cancelVisit, { id: visit })],
    [
      'given to somebody',
      () => call(app, world.manager, updateVisit, { id: visit, agent_id: world.sitter.agentId }),
    ],
  ])('the visit was %s after the offer', async (_, change) => {
    const { id } = await offer()
    await change()
    await refusal(accept(world.pca, id), 'offer_changed')
    expect(await onPhone(world.pca)).toEqual([])
    await later('14:05')
    expect((await now(id)).status).toBe('closed')
  })
})

describe('the rule judges when somebody accepts', () => {
  test('a caregiver who must not be sent, and one whose employment ended', async () => {
    const { id } = await offer({ wave_size: 2 })
    await call(app, world.manager, updateClient, {
      id: client,
      settings: { do_not_send: [world.pca.agentId] },
    })
    const { non_field_errors } = await refusal(accept(world.pca, id), 'offer_not_possible')
    expect(non_field_errors).toEqual(['The office must arrange this visit. Call the office.'])
    await call(app, world.owner, updateAgent, { id: world.cna.agentId, status: 'inactive' })
    await accept(world.cna, id).then(
      () => expect.unreachable('Somebody who left took a visit.'),
      () => undefined,
    )
    expect((await pageOf(app, world.manager, visit)).agent_id).toBeNull()
  })

  test('who could no longer take it is passed over by the next wave', async () => {
    const agent_ids = [world.pca, world.cna, world.sitter].map(({ agentId }) => agentId)
    const { id } = await offer({ agent_ids })
    await call(app, world.manager, updateClient, {
      id: client,
      settings: { do_not_send: [world.cna.agentId] },
    })
    await later('14:20')
    expect(await now(id)).toEqual({ status: 'open', answers: ['told', 'left_out', 'told'] })
  })

  test('what the scheduler allowed with a reason is kept with the visit', async () => {
    await aCredential(app, world, world.pca.agentId, { expires_on: '2026-11-01' })
    const named = { agent_ids: [world.pca.agentId] }
    await refusal(offerAll(named), 'offer_nobody')
    const { offers } = await call(app, world.owner, createVisitOffers, {
      visit_ids: [visit],
      ...named,
      assignment_reason: 'The new card is in the mail',
    })
    await accept(world.pca, offers[0]?.id ?? '')
    expect(await pageOf(app, world.owner, visit)).toMatchObject({
      agent_id: world.pca.agentId,
      assignment_reason: 'The new card is in the mail',
      assignment_exceptions: ['credential_expired'],
    })
  })
})

describe('where a scheduler picks', () => {
  test('who accepts waits, and the one who is picked gets the visit, also after the deadline', async () => {
    const { id } = await offer({ mode: 'pick', wave_size: 2 })
    expect(await accept(world.pca, id)).toMatchObject({ assigned: false })
    await accept(world.cna, id)
    expect(await onPhone(world.pca)).toMatchObject([{ answer: 'accepted' }])
    const pick = (agent_id: string) => call(app, world.manager, pickForOffer, { id, agent_id })
    await refusal(pick(world.sitter.agentId), 'offer_not_accepted')
    await later('15:00')
    expect((await now(id)).status).toBe('expired')
    expect(await pick(world.cna.agentId)).toMatchObject({ agent_id: world.cna.agentId })
    await refusal(pick(world.pca.agentId), 'offer_taken')
  })
})

test('the office answers for a caregiver who calls, a caregiver for nobody else', async () => {
  const { id } = await offer({ wave_size: 2 })
  const agent_id = world.cna.agentId
  await refusal(call(app, world.pca, acceptOpenVisit, { id, agent_id }), 'not_found')
  await refusal(call(app, world.nurse, acceptOpenVisit, { id, agent_id }), 'not_found')
  expect(await call(app, world.manager, acceptOpenVisit, { id, agent_id })).toMatchObject({
    assigned: true,
  })
  expect((await pageOf(app, world.manager, visit)).agent_id).toBe(agent_id)
})

test('what cannot be offered is said with the reason', async () => {
  await call(app, world.manager, updateClient, {
    id: client,
    settings: { do_not_send: [world.pca.agentId] },
  })
  const given = await aVisit(app, world)
  const { offers, left_out } = await offerAll({
    visit_ids: [visit, given.id],
    agent_ids: [world.pca.agentId, world.cna.agentId],
  })
  expect(offers).toHaveLength(1)
  expect(left_out.map(({ why }) => why).toSorted()).toEqual([
    expect.stringMatching(/must not be sent to Ada Moore/),
    'This visit is not open.',
  ])
  const again = await refusal(offerAll(), 'offer_nobody')
  expect(again.errors.agent_ids).toEqual(['This visit is offered already.'])
})

test('of two who offer a visit at once one does, and the other is told', async () => {
  const agent_ids = [world.pca.agentId]
  const answers = await Promise.allSettled(
    [world.manager, world.owner].map((who) =>
      call(app, who, createVisitOffers, { visit_ids: [visit], agent_ids }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = answers.find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toContain('This visit is offered already.')
})

test.each([at('13:59'), morning, at('20:01')])(
  'a deadline at %s is refused',
  async (expires_at) => {
    await refusal(offer({ expires_at }), 'offer_deadline')
  },
)

test('another agency’s offers, visits and caregivers are not found; caregivers may not offer', async () => {
  const other = await anAgency(app)
  const { id } = await offer()
  await refusal(accept(other.pca, id), 'not_found')
  await refusal(call(app, other.manager, withdrawVisitOffer, { id }), 'not_found')
  await refusal(call(app, other.manager, createVisitOffers, { visit_ids: [visit] }), 'offer_nobody')
  await refusal(call(app, world.pca, createVisitOffers, { visit_ids: [visit] }), 'forbidden')
  await refusal(call(app, world.pca, listVisitOffers, {}), 'forbidden')
  expect(await onPhone(world.owner)).toEqual([])
})
