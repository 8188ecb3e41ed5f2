import { randomBytes } from 'node:crypto'
import * as accounts from '@homeward/contract/identity/accounts'
import { me, signIn } from '@homeward/contract/identity/sign-in'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAccount, auditActions, enter, mailsTo, nobody, password } from '../testing/factories.ts'

const app = startTestServer()
const fresh = 'seven tall green trees'

test('a person signs in with the e-mail address in the place of the username', async () => {
  const { email, userId } = await anAccount(app)
  const user = await call(app, nobody, signIn, { username: email.toUpperCase(), password })
  expect(user.id).toBe(userId)
})

test('when somebody signed in last is kept', async () => {
  const account = await anAccount(app)
  await enter(app, account)
  const user = await app.db.identity
    .selectFrom('users')
    .select('last_sign_in_at')
    .where('id', '=', account.userId)
    .executeTakeFirstOrThrow()
  expect(user.last_sign_in_at).toBe(app.services.clock().toISOString())
})

test('a person changes name, contact and calls; what is left out stays', async () => {
  const account = await anAccount(app)
  const changed = await call(app, account, accounts.updateMe, {
    name: 'Rosa Lopez',
    phone: '+1 (919) 555-0199',
    current_password: password,
  })
  expect(changed).toMatchObject({
    name: 'Rosa Lopez',
    phone: '9195550199',
    email: account.email,
    can_receive_calls: true,
  })
  await call(app, account, accounts.updateMe, { can_receive_calls: false })
  expect(await call(app, account, me, {})).toMatchObject({
    name: 'Rosa Lopez',
    can_receive_calls: false,
  })
  expect(await call(app, account, accounts.updateMe, {})).toMatchObject({ name: 'Rosa Lopez' })
  expect((await auditActions(app, account.world.agencyId))[0]).toMatch(/^user\.updated/)
})

test('another address or number needs the password; a name, or what is as before, does not', async () => {
  const account = await anAccount(app)
  for (const change of [{ email: 'thief@example.org' }, { email: null }, { phone: '9195550188' }]) {
    const body = await refusal(call(app, account, accounts.updateMe, change), 'password_wrong')
    expect(body.errors).toHaveProperty('current_password')
    const guess = { ...change, current_password: 'not the password' }
    await refusal(call(app, account, accounts.updateMe, guess), 'password_wrong')
  }
  const same = { email: account.email.toUpperCase(), phone: account.phone }
  expect(await call(app, account, accounts.updateMe, { name: 'Ana', ...same })).toMatchObject({
    name: 'Ana',
  })
})

test('an address or a number of somebody else is refused at its field', async () => {
  const [one, two] = [await anAccount(app), await anAccount(app)]
  const email = await refusal(
    call(app, one, accounts.updateMe, {
      email: two.email.toUpperCase(),
      current_password: password,
    }),
    'contact_taken',
  )
  expect(email.errors).toHaveProperty('email')
  const phone = await refusal(
    call(app, one, accounts.updateMe, { phone: two.phone, current_password: password }),
    'contact_taken',
  )
  expect(phone.errors).toHaveProperty('phone')
  const odd = await refusal(call(app, one, accounts.updateMe, { phone: '((((((((1' }), 'invalid')
  expect(odd.errors).toHaveProperty('phone')
})

test('an address that is longer than any can be is refused at its field', async () => {
  const account = await anAccount(app)
  const email = `${randomBytes(4000).toString('hex')}@example.org`
  const body = await refusal(call(app, account, accounts.updateMe, { email }), 'invalid')
  expect(body.errors).toEqual({ email: ['Enter no more than 254 characters.'] })
})

test('another e-mail address is told to the one before', async () => {
  const account = await anAccount(app)
  await call(app, account, accounts.updateMe, {
    email: `new-${account.email}`,
    current_password: password,
  })
  const [mail] = await mailsTo(app, account.email)
  expect(mail).toMatchObject({ subject: 'Your e-mail address was changed', state: 'waiting' })
})

test('a new password is good, the old one is not, and all other devices are signed out', async () => {
  const account = await anAccount(app)
  const phone = await enter(app, account)
  const { ended } = await call(app, account, accounts.changePassword, {
    current_password: password,
    password: fresh,
    password_confirmation: fresh,
  })
  expect(ended).toBe(1)
  await call(app, account, me, {})
  app.setClock('2026-11-02T14:00:01.000Z')
  await refusal(call(app, phone, me, {}), 'unauthenticated')
  await refusal(enter(app, account), 'wrong_credentials')
  await enter(app, account, { password: fresh })
  const [mail] = await mailsTo(app, account.email)
  expect(mail).toMatchObject({ subject: 'Your password was changed' })
  expect(await auditActions(app, account.world.agencyId)).toContain(
    'password.changed by Rosa Martinez',
  )
  app.setClock('2026-11-02T14:00:00.000Z')
})

test('other devices stay signed in where that is asked for', async () => {
  const account = await anAccount(app)
  const phone = await enter(app, account)
  const changed = await call(app, account, accounts.changePassword, {
    current_password: password,
    password: fresh,
    password_confirmation: fresh,
    end_other_sessions: false,
  })
  expect(changed).toEqual({ ended: 0 })
  app.setClock('2026-11-02T14:00:02.000Z')
  expect(await call(app, phone, me, {})).toMatchObject({ id: account.userId })
  app.setClock('2026-11-02T14:00:00.000Z')
})

test.each([
  ['a wrong present one', { current_password: 'not mine' }, 'password_wrong', 'current_password'],
  [
    'two that differ',
    { password_confirmation: 'other' },
    'passwords_differ',
    'password_confirmation',
  ],
  ['a short one', { password: 'short' }, 'invalid', 'password'],
  ['a common one', both('1q2w3e4r5t6y'), 'password_weak', 'password'],
  ['a common one with a year', both('Butterfly2026'), 'password_weak', 'password'],
  ['one made of the name', both('RosaMartinez1'), 'password_weak', 'password'],
] as const)('%s is refused at its field', async (_, wrong, code, field) => {
  const account = await anAccount(app)
  const input = { current_password: password, ...both(fresh), ...wrong }
  const { errors } = await refusal(call(app, account, accounts.changePassword, input), code)
  expect(Object.keys(errors)).toEqual([field])
  await enter(app, account)
})

test('a new password is more than the name of an agency where the person works', async () => {
  const account = await anAccount(app)
  await inAgency(app.db, account.world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ name: 'Lakeside Home Care' }).execute(),
  )
  const change = (typed: string) =>
    call(app, account, accounts.changePassword, { current_password: password, ...both(typed) })
  await refusal(change('LakesideHomeCare-2026'), 'password_weak')
  await change('seven gulls above the lakeside')
})

function both(typed: string) {
  return { password: typed, password_confirmation: typed }
}

test('no password, old, new or wrong, stands in a log, a mail or the audit trail', async () => {
  const account = await anAccount(app)
  const planted = 'planted-wrong-password'
  await refusal(enter(app, account, { password: planted }), 'wrong_credentials')
  const input = { current_password: password, ...both('planted-new-password-7') }
  await call(app, account, accounts.changePassword, input)
  const mails = await mailsTo(app, account.email)
  const events = await inAgency(app.db, account.world.agencyId, (tx) =>
    tx.selectFrom('audit_events').selectAll().execute(),
  )
  expect(events.length).toBeGreaterThan(0)
  const told = [...app.logged, JSON.stringify([mails, events])].join('\n')
  expect(told).toContain('answered')
  for (const secret of [planted, password, input.password, account.token]) {
    expect(told).not.toContain(secret)
  }
})
