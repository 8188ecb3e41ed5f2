import { listSessions } from '@homeward/contract/identity/accounts'
import { idleMinutes } from '@homeward/domain/identity/idle'
import { roles } from '@homeward/domain/identity/roles'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency, type Person } from '../../testing/world.ts'
import { inAgency } from '../db/transaction.ts'
import { findOpenSessions } from './open-sessions.ts'
import { findSession } from './session.ts'

const app = startTestServer()
const now = new Date(testNow)

/** Lets the session of a person rest for so many seconds; answers its id. */
async function rest(person: Person, seconds: number): Promise<string> {
  const { id } = await app.db.identity
    .updateTable('sessions')
    .set({ last_seen_at: new Date(now.getTime() - seconds * 1000).toISOString() })
    .where('user_id', '=', person.userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const find = (person: Person) => findSession(app.db.identity, person.token, now)

test.each([1, 30, 720])(
  'the database lets a session rest as long as the rule says, at a setting of %i minutes',
  async (setting) => {
    const world = await anAgency(app)
    await inAgency(app.db, world.agencyId, (tx) =>
      tx.updateTable('agencies').set({ idle_timeout: setting }).execute(),
    )
    for (const role of roles) {
      const minutes = idleMinutes(role, setting)
      const id = await rest(world[role], minutes * 60 - 1)
      expect(await find(world[role])).toMatchObject({ idleTimeout: minutes })
      expect(await findOpenSessions(app.db.identity, [id], now)).toHaveLength(1)
      await rest(world[role], minutes * 60)
      expect(await find(world[role])).toBeNull()
      expect(await findOpenSessions(app.db.identity, [id], now)).toEqual([])
    }
  },
)

test('the list of sessions shows those that may still rest', async () => {
  const { cna, nurse } = await anAgency(app)
  await rest(cna, 11 * 3600)
  expect((await call(app, cna, listSessions, {})).data).toHaveLength(1)
  await rest(nurse, 29 * 60)
  expect((await call(app, nurse, listSessions, {})).data).toHaveLength(1)
})

test('a look at a session is no use of it; a call is', async () => {
  const { nurse } = await anAgency(app)
  const id = await rest(nurse, 600)
  const seen = async () =>
    (
      await app.db.identity
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).last_seen_at
  const before = await seen()
  expect(await find(nurse)).not.toBeNull()
  expect(await seen()).toBe(before)
  await call(app, nurse, listSessions, {})
  expect(await seen()).toBe(testNow)
})
