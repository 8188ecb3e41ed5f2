import { updatePayor } from '@homeward/contract/agency/payors'
import { updateVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { aPayor } from '../agency/testing/factories.ts'
import { seeded } from './simulators/manner.ts'
import { aVendor, type TestVendor, visitsAt } from './testing/a-vendor.ts'
import { anApprovedWorld, openWork } from './testing/approved-world.ts'
import { anEvvAccount, copiesOf, laterWith, outbox, runUntilKilled } from './testing/told-world.ts'

const app = startTestServer()

/** What a visit should be at its vendor: of which payor, whether it counts, and when it began. */
type State = { payor: number; counts: boolean; began: string }

/** Two vendors, one that answers at once and one that has to be asked, and visits of two payors. */
async function aCrowdOfVisits() {
  const { world, visit, accountId, told } = await anApprovedWorld(app, { before: [] })
  const second = await aPayor(app, world, { type: 'medicaid', name: 'Health plan' })
  const other = await anEvvAccount(app, world, 'sandata', 'Of the health plan')
  await call(app, world.billing_admin, updatePayor, { id: second.id, evv_account_id: other })
  const asked = aVendor({ answersAfter: 60 })
  const ids = [visit.id, ...(await copiesOf(app, world, visit.id, 24))]
  const begins = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('visits').select(['id', 'check_in_at']).where('id', 'in', ids).execute(),
  )
  const states = new Map(
    begins.map(({ id, check_in_at: at }): [string, State] => [
      id,
      { payor: 0, counts: true, began: new Date(at ?? 0).toISOString() },
    ]),
  )
  const places = [
    { payorId: world.payorId, accountId, told },
    { payorId: second.id, accountId: other, told: asked },
  ] as const
  return { world, states, places }
}

type Crowd = Awaited<ReturnType<typeof aCrowdOfVisits>>

/** One change of a visit, as people make them: its time, its payor, or whether it counts. */
async function change({ world, states, places }: Crowd, id: string, random: () => number) {
  const state = states.get(id)
  if (!state) throw new Error('The visit is unknown.')
  const kind = Math.floor(random() * 3)
  if (kind === 0) state.began = new Date(Date.parse(state.began) + 120_000).toISOString()
  if (kind === 1) state.payor = 1 - state.payor
  if (kind === 2) state.counts = !state.counts
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('visits')
      .set({
        status: state.counts ? 'approved' : 'rejected',
        payor_id: places[state.payor]?.payorId ?? null,
        ...(kind === 0 && { reviewed_check_in_at: state.began, review_reason: 'own:07' }),
      })
      .where('id', '=', id)
      .execute(),
  )
}

const changeSome = async (crowd: Crowd, share: number, random: () => number) => {
  for (const id of crowd.states.keys()) if (random() < share) await change(crowd, id, random)
}

const manners = ['usual', 'usual', 'down', 'lost', 'one_by_one'] as const

/** Changes, refusals, lost answers, kills, and people who send again, in an order by chance. */
async function disorder(crowd: Crowd, random: () => number): Promise<void> {
  const { world, places } = crowd
  const drawn = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)]
  for (const { told } of places) {
    told.refuses = () => (random() < 0.1 ? { code: null, message: 'Not like this.' } : null)
    told.meanwhile = () => changeSome(crowd, 0.05, random)
  }
  for (let step = 0; step < 8; step += 1) {
    await changeSome(crowd, 0.25, random)
    for (const { told } of places)
      told.next = [drawn(manners), drawn(manners)].flatMap((one) => one ?? [])
    await laterWith(app, vendorsOf(crowd), 30 + random() * 3000)
    const killed = drawn(places)
    if (killed && random() < 0.5) {
      killed.told.next = [random() < 0.5 ? 'cut_before' : 'cut_after']
      await runUntilKilled(app, world, killed.accountId, killed.told)
    }
    if (random() < 0.3) await resend(crowd, 'all')
  }
  for (const { told } of places) {
    Object.assign(told, { next: [], refuses: () => null, meanwhile: () => Promise.resolve() })
  }
}

const vendorsOf = ({ places }: Crowd): Record<string, TestVendor> =>
  Object.fromEntries(places.map(({ accountId, told }) => [accountId, told]))

const resend = ({ world }: Crowd, status: 'failed' | 'all') =>
  call(app, world.billing_admin, updateVendorVerifications, { status: 'pending', list: { status } })

/** Until nothing is left to tell; what was rejected is sent again by a person. */
async function settled(crowd: Crowd): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    await laterWith(app, vendorsOf(crowd), 2000)
    const { moved } = await resend(crowd, 'failed')
    if (moved.length + (await openWork(app, crowd.world)) === 0) return
  }
  throw new Error('It does not come to an end.')
}

test.each([1, 2, 3])(
  'whatever changes, fails and is lost, each vendor has each visit once, as it is now (%i)',
  async (seed) => {
    const random = seeded(seed)
    const crowd = await aCrowdOfVisits()
    await disorder(crowd, random)
    await settled(crowd)
    const rows = await outbox(app, crowd.world)
    expect(rows.filter(({ status }) => status !== 'verified')).toEqual([])
    for (const [payor, { told, accountId }] of crowd.places.entries()) {
      const wanted = [...crowd.states].flatMap(([id, one]) =>
        one.payor === payor && one.counts ? [[id, one.began]] : [],
      )
      expect(visitsAt(told)).toEqual(Object.fromEntries(wanted))
      expect(told.doubled).toBe(0)
      // What the outbox says was accepted, by which flags are given, is what the vendor has.
      const worked = rows.flatMap(({ account_id, kind, parent_id: id, told: kept }) => {
        const facts = kept as { state?: string; check_in?: Punch; corrected?: Corrected } | null
        return account_id === accountId && kind === 'visit' && facts?.state === 'worked'
          ? [[id, facts.corrected?.checkIn ?? facts.check_in?.at]]
          : []
      })
      expect(Object.fromEntries(worked)).toEqual(Object.fromEntries(wanted))
    }
  },
  120_000,
)

type Punch = { at: string } | null
type Corrected = { checkIn: string | null }
