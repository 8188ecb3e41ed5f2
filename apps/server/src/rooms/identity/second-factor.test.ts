import { TOTP } from 'otpauth'
import * as accounts from '@homeward/contract/identity/accounts'
import { listClients } from '@homeward/contract/clients/clients'
import { me } from '@homeward/contract/identity/sign-in'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import {
  type Account,
  anAccount,
  auditActions,
  enter,
  mailsTo,
  password,
} from './testing/factories.ts'

const app = startTestServer()

const codeAt = (secret: string, at: string) =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(at) })

async function enrolled(account: Account) {
  const { secret, uri } = await call(app, account, accounts.startSecondFactor, { password })
  const code = codeAt(secret, app.services.clock().toISOString())
  const { recovery_codes } = await call(app, account, accounts.confirmSecondFactor, { code })
  return { secret, uri, recovery_codes }
}

test('it is set up with the password and a first code, and told by mail and audit trail', async () => {
  const account = await anAccount(app)
  await refusal(
    call(app, account, accounts.confirmSecondFactor, { code: '000000' }),
    'second_factor_not_started',
  )
  const wrong = await refusal(
    call(app, account, accounts.startSecondFactor, { password: 'not mine' }),
    'password_wrong',
  )
  expect(wrong.errors).toHaveProperty('password')

  const { secret, uri } = await call(app, account, accounts.startSecondFactor, { password })
  expect(uri).toContain(`Homeward:${account.username}`)
  expect(await enter(app, account)).toMatchObject({ second_factor: { enabled: false } })
  await refusal(
    call(app, account, accounts.confirmSecondFactor, { code: codeAt(secret, '2020-01-01') }),
    'second_factor_wrong',
  )
  const { recovery_codes } = await call(app, account, accounts.confirmSecondFactor, {
    code: codeAt(secret, testNow),
  })
  expect(new Set(recovery_codes).size).toBe(10)
  expect(await call(app, account, me, {})).toMatchObject({
    second_factor: { enabled: true, required: false },
  })
  await refusal(
    call(app, account, accounts.startSecondFactor, { password }),
    'second_factor_not_started',
  )
  const [mail] = await mailsTo(app, account.email)
  expect(mail).toMatchObject({ subject: 'Two-step verification is on' })
  expect((await auditActions(app, account.world.agencyId))[0]).toBe(
    'second_factor.switched_on by Rosa Martinez',
  )
})

test('the secret lies sealed, and neither it nor the codes stand in a log', async () => {
  const account = await anAccount(app)
  const { secret, recovery_codes } = await enrolled(account)
  const rows = await app.db.identity
    .selectFrom('users')
    .selectAll()
    .where('id', '=', account.userId)
    .execute()
  const codes = await app.db.identity.selectFrom('recovery_codes').selectAll().execute()
  const stored = JSON.stringify([rows, codes])
  const logged = app.logged.join('\n')
  for (const hidden of [secret, ...recovery_codes, ...recovery_codes.map((c) => c.slice(0, 5))]) {
    expect(stored).not.toContain(hidden)
    expect(logged).not.toContain(hidden)
  }
})

test('signing in needs a code, which is good once, also when it is sent twice at once', async () => {
  const account = await anAccount(app)
  const { secret } = await enrolled(account)
  await refusal(enter(app, account), 'second_factor_needed')
  await refusal(enter(app, account, { code: '123' }), 'second_factor_wrong')
  // The code that switched it on was used by that.
  await refusal(enter(app, account, { code: codeAt(secret, testNow) }), 'second_factor_wrong')

  app.setClock('2026-11-02T14:01:00.000Z')
  const code = codeAt(secret, '2026-11-02T14:01:00Z')
  const both = await Promise.allSettled([
    enter(app, account, { code }),
    enter(app, account, { code }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  // A step that is over is not good any more once a later one was used.
  const before = codeAt(secret, '2026-11-02T14:00:30Z')
  await refusal(enter(app, account, { code: before }), 'second_factor_wrong')
  app.setClock(testNow)
})

test('a recovery code lets in once and is told by mail', async () => {
  const account = await anAccount(app)
  const { recovery_codes } = await enrolled(account)
  const [first = '', second = ''] = recovery_codes
  const typed = first.toLowerCase().replace('-', ' ')
  expect(await enter(app, account, { code: typed })).toMatchObject({ id: account.userId })
  await refusal(enter(app, account, { code: first }), 'second_factor_wrong')
  const [mail] = await mailsTo(app, account.email)
  expect(mail?.body).toContain('You have 9 codes left')

  const renewed = await call(app, account, accounts.renewRecoveryCodes, { password })
  await refusal(enter(app, account, { code: second }), 'second_factor_wrong')
  await enter(app, account, { code: renewed.recovery_codes[0] })
})

test('wrong codes are counted as wrong passwords are; a missing code is not', async () => {
  const account = await anAccount(app)
  const { recovery_codes } = await enrolled(account)
  for (let tries = 0; tries < 8; tries++) {
    await refusal(enter(app, account), 'second_factor_needed')
  }
  for (let tries = 0; tries < 6; tries++) {
    await refusal(enter(app, account, { code: '000000' }), 'second_factor_wrong')
    if (tries < 5) await refusal(enter(app, account), 'second_factor_needed')
  }
  await refusal(enter(app, account, { code: recovery_codes[0] }), 'throttled')
})

test('it is switched off with the password', async () => {
  const account = await anAccount(app)
  await refusal(
    call(app, account, accounts.endSecondFactor, { enabled: false, password }),
    'second_factor_not_started',
  )
  await enrolled(account)
  await refusal(
    call(app, account, accounts.endSecondFactor, { enabled: false, password: 'not mine' }),
    'password_wrong',
  )
  await call(app, account, accounts.endSecondFactor, { enabled: false, password })
  expect(await enter(app, account)).toMatchObject({ second_factor: { enabled: false } })
  await refusal(
    call(app, account, accounts.renewRecoveryCodes, { password }),
    'second_factor_not_started',
  )
})

test('an agency that wants it of its office is closed until it is set up; caregivers may go on', async () => {
  const account = await anAccount(app)
  const { world } = account
  const field = await anAccount(app, 'cna', world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ second_factor_required: true }).execute(),
  )
  await refusal(call(app, account, listClients, {}), 'second_factor_required')
  expect(await call(app, account, me, {})).toMatchObject({
    second_factor: { enabled: false, required: true },
  })
  expect(await call(app, field, me, {})).toMatchObject({ second_factor: { required: false } })

  await enrolled(account)
  expect(await call(app, account, listClients, {})).toMatchObject({ data: [] })
})
