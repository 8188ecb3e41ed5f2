import { me, signIn, signOut } from '@homeward/contract/identity/sign-in'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { hashPassword } from '../../plumbing/auth/password.ts'
import { call, refusal } from '../../testing/call.ts'
import { testNow, startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'

const app = startTestServer()
const nobody = { token: null }
const password = 'correct horse battery'

async function anAccount() {
  const agency = await anAgency(app)
  const username = `person-${agency.agencyId.slice(-8)}`
  const phone = `919${agency.agencyId.replaceAll(/\D/g, '').padEnd(7, '7').slice(-7)}`
  await app.db.identity
    .updateTable('users')
    .set({ username, phone, password_hash: await hashPassword(password) })
    .where('id', '=', agency.manager.userId)
    .execute()
  return { agency, username, phone }
}

test('a person signs in with username or phone, is known, and signs out', async () => {
  const { agency, username, phone } = await anAccount()
  for (const login of [{ username: username.toUpperCase() }, { phone: `+1 ${phone}` }]) {
    const user = await call(app, nobody, signIn, { ...login, password })
    expect(user).toMatchObject({ role: 'manager', agency_id: agency.agencyId, admin: true })
    expect(user.capabilities).toContain('visits.schedule')
    expect(user.capabilities).not.toContain('claims.write')

    const session = { token: user.token }
    expect(await call(app, session, me, {})).toMatchObject({ username, id: user.id })
    await call(app, session, signOut, {})
    await refusal(call(app, session, me, {}), 'unauthenticated')
  }
})

test('a wrong password and an unknown account are told in the same words', async () => {
  const { username } = await anAccount()
  const wrong = await refusal(
    call(app, nobody, signIn, { username, password: 'not this one' }),
    'wrong_credentials',
  )
  const unknown = await refusal(
    call(app, nobody, signIn, { username: 'nobody-here', password }),
    'wrong_credentials',
  )
  expect({ ...wrong, request_id: '' }).toEqual({ ...unknown, request_id: '' })
})

test('guessing is slowed down, also for the right password, and ends with the wait', async () => {
  const { username } = await anAccount()
  for (let tries = 0; tries < 6; tries++) {
    await refusal(call(app, nobody, signIn, { username, password: 'guess' }), 'wrong_credentials')
  }
  await refusal(call(app, nobody, signIn, { username, password }), 'throttled')
  app.setClock('2026-11-02T14:20:00.000Z')
  expect(await call(app, nobody, signIn, { username, password })).toMatchObject({ username })
  app.setClock(testNow)
})

test('a session ends when it is idle for longer than the agency allows', async () => {
  const { username } = await anAccount()
  const user = await call(app, nobody, signIn, { username, password })
  app.setClock('2026-11-02T14:31:00.000Z')
  await refusal(call(app, { token: user.token }, me, {}), 'unauthenticated')
  app.setClock(testNow)
})

test('neither password nor token stands in the log', async () => {
  const { username } = await anAccount()
  const user = await call(app, nobody, signIn, { username, password })
  const logged = app.logged.join('\n')
  expect(logged).toContain('answered')
  expect(logged).not.toContain(password)
  expect(logged).not.toContain(user.token)
})

test('a session that ended elsewhere is noticed within a second', async () => {
  const { agency } = await anAccount()
  await call(app, agency.manager, me, {})
  await app.db.identity
    .updateTable('sessions')
    .set({ ended_at: testNow })
    .where('user_id', '=', agency.manager.userId)
    .execute()
  app.setClock('2026-11-02T14:00:01.000Z')
  await refusal(call(app, agency.manager, me, {}), 'unauthenticated')
  app.setClock(testNow)
})

test('a password that is changed while it is looked at opens no session', async () => {
  const { agency, username } = await anAccount()
  const signing = await app.db.identity.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ password_hash: await hashPassword('another horse battery') })
      .where('id', '=', agency.manager.userId)
      .execute()
    // The former password is the one that everybody else still sees; with it this comes to wait.
    const begun = call(app, nobody, signIn, { username, password })
    begun.catch(() => {})
    await vi.waitFor(async () => expect(await someoneWaits()).toBe(true), { timeout: 20_000 })
    return { begun }
  })
  await refusal(signing.begun, 'wrong_credentials')
})

/** Asked anew each time: within one transaction the list of connections stays as it was first read. */
async function someoneWaits(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks l join pg_stat_activity a using (pid)
    join pg_database d on d.oid = a.datid
    where d.datname = current_database() and not l.granted`.execute(app.db.app)
  return rows.length > 0
}
