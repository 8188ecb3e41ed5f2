import { renewInvite, unbox } from '@homeward/contract/identity/invites'
import { listAccounts } from '@homeward/contract/identity/access'
import { me, signIn } from '@homeward/contract/identity/sign-in'
import * as signups from '@homeward/contract/identity/signups'
import { beforeEach, expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import {
  anAccount,
  aSuperAdmin,
  auditActions,
  lastMail,
  mailsTo,
  nobody,
  part,
} from '../testing/factories.ts'

const app = startTestServer()
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

const fresh = 'seven tall green trees'
const both = { password: fresh, password_confirmation: fresh }
let made = 0

async function aRequest(more: object = {}) {
  const email = `owner-${made++}@lakeside.example`
  await call(app, nobody, signups.requestSignup, {
    agency_name: 'Lakeside Home Care',
    name: 'Amara Nwosu',
    email,
    phone: '(919) 555-0142',
    state: 'NC',
    note: 'Twelve caregivers.',
    ...more,
  })
  const { id } = await app.db.identity
    .selectFrom('signup_requests')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id, email }
}

const tokenTo = async (email: string) =>
  part(await lastMail(app, email), /homeward\.test\/accept-invite#token=(\S+)/)

test('an agency asks, is approved, and its owner sets up the account and is in', async () => {
  const admin = await aSuperAdmin(app)
  const { id, email } = await aRequest()
  const pending = await call(app, admin, signups.listSignupRequests, {})
  expect(pending.data[0]).toMatchObject({ id, status: 'pending', decided_at: null })

  const approved = await call(app, admin, signups.decideSignupRequest, { id, status: 'approved' })
  expect(approved).toMatchObject({ status: 'approved', decided_at: testNow })
  const agencyId = approved.agency_id ?? ''
  expect(await auditActions(app, agencyId)).toEqual([
    'invite.created by Rosa Martinez',
    'agency.created by Rosa Martinez',
  ])

  const token = await tokenTo(email)
  expect(token.length).toBeGreaterThan(40)
  const username = `amara${made}`
  await refusal(
    call(app, nobody, unbox, { token: 'x'.repeat(43), username, ...both }),
    'invite_over',
  )
  await refusal(
    call(app, nobody, unbox, {
      token,
      username,
      password: 'Amara Nwosu 1',
      password_confirmation: 'Amara Nwosu 1',
    }),
    'password_weak',
  )
  // The token alone sets nothing up and says what is needed next.
  expect(await call(app, nobody, unbox, { token })).toEqual({
    username: null,
    needed: ['username', 'password', 'password_confirmation'],
  })
  const half = await refusal(call(app, nobody, unbox, { token, username }), 'invalid')
  expect(Object.keys(half.errors)).toEqual(['password', 'password_confirmation'])
  expect(await call(app, nobody, unbox, { token, username, ...both })).toEqual({
    username,
    needed: [],
  })
  await refusal(call(app, nobody, unbox, { token }), 'invite_over')
  await refusal(call(app, nobody, unbox, { token, username, ...both }), 'invite_over')

  const owner = await call(app, nobody, signIn, { username: email, password: fresh })
  expect(owner).toMatchObject({ agency_id: agencyId, role: 'owner', name: 'Amara Nwosu', email })
  expect(owner.agents).toMatchObject([
    { agency: { name: 'Lakeside Home Care' }, assignments: [{ office_name: 'Main office' }] },
  ])
  const accounts = await call(app, owner, listAccounts, {})
  expect(accounts.data).toMatchObject([{ name: 'Amara Nwosu', state: 'active', username }])
})

test('an unboxing is sent again by a super admin who entered the agency', async () => {
  const admin = await aSuperAdmin(app)
  const { id, email } = await aRequest()
  const { agency_id } = await call(app, admin, signups.decideSignupRequest, {
    id,
    status: 'approved',
  })
  const first = await tokenTo(email)
  await call(app, nobody, signIn, { token: admin.token, agency_id: agency_id ?? '' })
  const { data } = await call(app, admin, listAccounts, {})
  await call(app, admin, renewInvite, { invite_id: data[0]?.invite?.id ?? '' })
  const input = { username: `again${made}`, ...both }
  await refusal(call(app, nobody, unbox, { token: first, ...input }), 'invite_over')
  await call(app, nobody, unbox, { token: await tokenTo(email), ...input })
})

test('a request is decided once, also by two at once', async () => {
  const admin = await aSuperAdmin(app)
  const { id } = await aRequest()
  const count = () =>
    app.db.identity
      .selectFrom('agencies')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const { n: before } = await count()
  const decide = () => call(app, admin, signups.decideSignupRequest, { id, status: 'approved' })
  const both = await Promise.allSettled([decide(), decide()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await refusal(decide(), 'signup_decided')
  expect((await count()).n).toBe(before + 1)

  const other = await aRequest()
  const rejected = { id: other.id, status: 'rejected' } as const
  expect(await call(app, admin, signups.decideSignupRequest, rejected)).toMatchObject({
    status: 'rejected',
    agency_id: null,
  })
  await refusal(call(app, admin, signups.decideSignupRequest, rejected), 'signup_decided')
  expect(await mailsTo(app, other.email)).toHaveLength(1)
})

test.each([
  ['with a reason', 'We serve agencies of North Carolina only.'],
  ['without one', undefined],
])('who asked is told of a rejection, %s', async (_, reason) => {
  const admin = await aSuperAdmin(app)
  const { id, email } = await aRequest()
  const decision = { id, status: 'rejected', ...(reason && { reason }) } as const
  const rejected = await call(app, admin, signups.decideSignupRequest, decision)
  expect(rejected).toMatchObject({ status: 'rejected', reason: reason ?? '' })
  const mail = await lastMail(app, email)
  expect(mail).toContain('Hello Amara Nwosu,')
  expect(mail).toContain('Lakeside Home Care')
  expect(/^Reason: (.*)$/m.exec(mail)?.[1]).toBe(reason)
})

test('an address that has an account is said to be taken, and nothing is left behind', async () => {
  const admin = await aSuperAdmin(app)
  const { email } = await anAccount(app)
  const { id } = await aRequest({ email, agency_name: 'Twice Home Care' })
  const { non_field_errors } = await refusal(
    call(app, admin, signups.decideSignupRequest, { id, status: 'approved' }),
    'contact_taken',
  )
  expect(non_field_errors[0]).toContain('e-mail address of this request')
  const left = await app.db.identity
    .selectFrom('agencies')
    .select('id')
    .where('name', '=', 'Twice Home Care')
    .execute()
  expect(left).toEqual([])
  const still = await call(app, admin, signups.listSignupRequests, { status: 'pending' })
  expect(still.data.map((request) => request.id)).toContain(id)
})

test('requests and mails are for super admins only', async () => {
  const world = await anAgency(app)
  for (const who of [world.owner, world.cna]) {
    await refusal(call(app, who, signups.listSignupRequests, {}), 'forbidden')
    await refusal(call(app, who, signups.listMails, {}), 'forbidden')
  }
})

test('without a mail server mails are kept, and a super admin reads them', async () => {
  const admin = await aSuperAdmin(app)
  const { id, email } = await aRequest()
  await call(app, admin, signups.decideSignupRequest, { id, status: 'approved' })
  const find = (state: 'waiting' | 'kept') =>
    call(app, admin, signups.listMails, { state, search: email })
  expect((await find('waiting')).data).toHaveLength(1)
  await app.drainJobs()
  expect((await find('waiting')).data).toEqual([])
  expect((await find('kept')).data).toMatchObject([
    {
      to_address: email,
      subject: 'Lakeside Home Care is ready in Homeward',
      body: expect.stringContaining('#token='),
      sent_at: null,
    },
  ])
})

test('a super admin without any agency reads the lists of the site', async () => {
  const admin = await aSuperAdmin(app)
  expect(await call(app, admin, me, {})).toMatchObject({ agency: null, super_admin: true })
  expect(await call(app, admin, signups.listMails, {})).toHaveProperty('meta')
})
