import { createClient, updateClient } from '@homeward/contract/clients/clients'
import { sealAgency } from '../plumbing/audit/seal.ts'
import { type Verified, verifyAgency } from '../plumbing/audit/verify.ts'
import { call } from './call.ts'
import type { TestServer } from './test-server.ts'
import { anAgency, type World } from './world.ts'

/** An agency with an audit trail, and what may be done to the trail. */
export type Trail = {
  readonly world: World
  seal(): Promise<{ sealed: number; refused: number }>
  verify(): Promise<Verified>
  /** Leaves one more event. */
  write(): Promise<unknown>
}

/** An agency with six sealed events and none that waits. */
export async function aTrail(app: TestServer): Promise<Trail> {
  const world = await anAgency(app)
  const addClient = () =>
    call(app, world.owner, createClient, {
      first_name: 'Ada',
      last_name: 'Lopez',
      office_id: world.officeId,
    })
  for (let made = 0; made < 3; made++) {
    const { id } = await addClient()
    await call(app, world.manager, updateClient, { id, nickname: 'Lo' })
  }
  await sealAgency(app.services, app.db, world.agencyId)
  return {
    world,
    seal: () => sealAgency(app.services, app.db, world.agencyId),
    verify: () => verifyAgency(app.services, app.db, world.agencyId),
    write: addClient,
  }
}
