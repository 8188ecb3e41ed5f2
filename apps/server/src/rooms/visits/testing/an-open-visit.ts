import type { InputOf } from '@homeward/contract/endpoint'
import {
  acceptOpenVisit,
  createVisitOffers,
  listVisitOffers,
  type VisitOffer,
} from '@homeward/contract/visits/offers'
import { call, type Caller } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { moveClock, runNightly } from '../../care/testing/factories.ts'
import { aVisit } from './factories.ts'

const morning = '2026-11-02T14:00:00.000Z'

type Wishes = Partial<InputOf<typeof createVisitOffers>>

/** A fresh agency at nine in the morning of New York, with an open visit from three to five, and ways to offer it. */
export async function anOpenVisit(app: TestServer) {
  await moveClock(app, morning)
  const world = await anAgency(app)
  const made = await aVisit(app, world, { agent_id: null, scheduled_time: '15:00' })
  const visit = made.id
  const offerAll = (wishes: Wishes = {}) =>
    call(app, world.manager, createVisitOffers, { visit_ids: [visit], wave_size: 1, ...wishes })
  return {
    world,
    visit,
    client: made.client.id,
    offerAll,
    /** Offers the visit to the PCA and then to the CNA. */
    async offer(wishes: Wishes = {}): Promise<VisitOffer> {
      const agent_ids = [world.pca.agentId, world.cna.agentId]
      const { offers } = await offerAll({ agent_ids, ...wishes })
      if (!offers[0]) throw new Error('Nothing was offered.')
      return offers[0]
    },
    accept: (who: Caller, id: string) => call(app, who, acceptOpenVisit, { id }),
    async now(id: string) {
      const { data } = await call(app, world.manager, listVisitOffers, { visit_id: visit })
      const found = data.find((one) => one.id === id)
      return { status: found?.status, answers: found?.recipients.map(({ answer }) => answer) }
    },
    /** Moves the clock to a time of that day, and looks after the offers. */
    async later(clock: string) {
      await moveClock(app, `2026-11-02T${clock}:00.000Z`)
      await runNightly(app, world, 'visits.sweep_offers')
      await app.drainJobs()
    },
  }
}
