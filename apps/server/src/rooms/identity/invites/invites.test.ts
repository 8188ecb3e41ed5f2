import { listAccounts } from '@homeward/contract/identity/access'
import * as invites from '@homeward/contract/identity/invites'
import { me, signIn } from '@homeward/contract/identity/sign-in'
import { mostWrongCodes } from '@homeward/domain/identity/invites'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, Refused, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  anAccount,
  anAgentWithoutAccount,
  auditActions,
  lastMail,
  mailsTo,
  nobody,
  part,
  password,
} from '../testing/factories.ts'

const app = startTestServer()
// What an address may ask for is a test of its own; here it would only be in the way.
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

const fresh = 'seven tall green trees'
const both = (typed: string) => ({ password: typed, password_confirmation: typed })

async function invited(world: World, email = `${uuid().slice(-12)}@example.org`) {
  const agentId = await anAgentWithoutAccount(app, world)
  const invite = await call(app, world.owner, invites.createInvite, {
    subject: 'join',
    agent_id: agentId,
    email,
  })
  return { agentId, invite, email, code: await codeTo(email) }
}

const codeTo = async (email: string) => part(await lastMail(app, email), /code: ([0-9A-Z]{8})\b/)

const usernameOf = (email: string) => `u.${email.split('@')[0] ?? ''}`

test('an agent is invited, chooses username and password with the code, and signs in', async () => {
  const world = await anAgency(app)
  const { agentId, invite, email, code } = await invited(world)
  expect(invite).toMatchObject({ subject: 'join', agent_id: agentId, state: 'open', email })
  expect(await lastMail(app, email)).toContain(
    `https://homeward.test/accept-invite?invite=${invite.id}`,
  )
  expect(await call(app, nobody, invites.getInvite, { id: invite.id })).toEqual({
    id: invite.id,
    subject: 'join',
    state: 'open',
    agency: `Agency ${world.agencyId.slice(-6)}`,
    name: 'Nadia Okafor',
    email: `${email.slice(0, 1)}•••@example.org`,
    needs_username: true,
  })

  const username = usernameOf(email)
  const accepted = await call(app, nobody, invites.acceptInvite, {
    id: invite.id,
    confirmation_code: ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`,
    username,
    ...both(fresh),
  })
  expect(accepted).toEqual({ username })
  const user = await call(app, nobody, signIn, { username, password: fresh })
  expect(user).toMatchObject({ agent_id: agentId, name: 'Nadia Okafor', email })
  expect((await auditActions(app, world.agencyId)).slice(1, 3)).toEqual([
    'invite.accepted by Nadia Okafor',
    'invite.created by Test owner',
  ])
  await refusal(
    call(app, nobody, invites.acceptInvite, {
      id: invite.id,
      confirmation_code: code,
      username,
      ...both(fresh),
    }),
    'invite_over',
  )
})

test('the rooms above are told of what was accepted', async () => {
  const world = await anAgency(app)
  const { agentId, invite, email, code } = await invited(world)
  await accept(invite.id, code, email)
  const told = await jobsOf('event:invite.accepted')
  expect(told).toContainEqual({
    agency_id: world.agencyId,
    invite_id: invite.id,
    agent_id: agentId,
    name: 'Nadia Okafor',
    created_by: world.owner.userId,
  })
})

const accept = (id: string, code: string, email: string, more: object = {}) =>
  call(app, nobody, invites.acceptInvite, {
    id,
    confirmation_code: code,
    username: usernameOf(email),
    ...both(fresh),
    ...more,
  })

async function jobsOf(task: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ payload: unknown }>(
      `select j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [task],
    )
    return rows.map(({ payload }) => payload)
  } finally {
    await client.end()
  }
}

test('five wrong codes end an invite, also for the right one', async () => {
  const world = await anAgency(app)
  const { invite, email, code } = await invited(world)
  for (let tries = 0; tries < mostWrongCodes; tries++) {
    await refusal(accept(invite.id, 'AAAA2222', email), 'code_wrong')
  }
  await refusal(accept(invite.id, code, email), 'invite_over')
  expect(await call(app, nobody, invites.getInvite, { id: invite.id })).toMatchObject({
    state: 'over',
  })
})

test('twenty wrong codes at once are no more than five', async () => {
  const world = await anAgency(app)
  const { invite, email } = await invited(world)
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => accept(invite.id, 'AAAA2222', email)),
  )
  const codes = answers.map((answer) => answer.status === 'rejected' && codeOf(answer.reason))
  expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(mostWrongCodes)
  expect(codes.filter((code) => code === 'invite_over')).toHaveLength(15)
})

const codeOf = (reason: unknown) => (reason instanceof Refused ? reason.body.code : reason)

test('a mistake in what was chosen is told at its field and uses nothing up', async () => {
  const world = await anAgency(app)
  const { invite, email, code } = await invited(world)
  const taken = await anAccount(app)
  const wrongs = [
    [{ username: taken.username.toUpperCase() }, 'username_taken', 'username'],
    [{ username: 'with@sign.org' }, 'invalid', 'username'],
    [{ username: undefined }, 'invalid', 'username'],
    [both('nadia okafor'), 'password_weak', 'password'],
    [{ password_confirmation: 'other' }, 'passwords_differ', 'password_confirmation'],
    [{ password: 'short' }, 'invalid', 'password'],
  ] as const
  for (const [wrong, failure, field] of wrongs) {
    const { errors } = await refusal(accept(invite.id, code, email, wrong), failure)
    expect(Object.keys(errors)).toEqual([field])
  }
  expect(await accept(invite.id, code, email)).toEqual({ username: usernameOf(email) })
})

test('an invite expires after seven days', async () => {
  const world = await anAgency(app)
  const { invite, email, code } = await invited(world)
  app.setClock('2026-11-09T14:00:00.000Z')
  await refusal(accept(invite.id, code, email), 'invite_over')
  app.setClock(testNow)
})

test('sent again it has another code, and the former one ends', async () => {
  const world = await anAgency(app)
  const { invite, email, code } = await invited(world)
  const again = await call(app, world.owner, invites.renewInvite, { invite_id: invite.id })
  expect(again.id).not.toBe(invite.id)
  await refusal(accept(invite.id, code, email), 'invite_over')
  await refusal(
    call(app, world.owner, invites.renewInvite, { invite_id: invite.id }),
    'invite_over',
  )
  await accept(again.id, await codeTo(email), email)
  await refusal(call(app, world.owner, invites.renewInvite, { invite_id: again.id }), 'invite_over')
})

test('an invite to the address of an account adds the agency to it, with its present password', async () => {
  const account = await anAccount(app)
  const world = await anAgency(app)
  const { agentId, invite, email, code } = await invited(world, account.email)
  // Nothing tells that there is an account before the code was right.
  expect(await call(app, nobody, invites.getInvite, { id: invite.id })).toMatchObject({
    needs_username: true,
  })
  await refusal(accept(invite.id, 'AAAA2222', email, both(password)), 'code_wrong')
  const { errors } = await refusal(accept(invite.id, code, email), 'wrong_credentials')
  expect(errors).toHaveProperty('password')

  expect(await accept(invite.id, code, email, both(password))).toEqual({
    username: account.username,
  })
  const user = await call(app, account, me, {})
  expect(user.agents.map(({ id }) => id).toSorted()).toEqual([account.agentId, agentId].toSorted())
})

test('guesses at the present password count as wrong codes do', async () => {
  const account = await anAccount(app)
  const { invite, email, code } = await invited(await anAgency(app), account.email)
  for (let tries = 0; tries < mostWrongCodes; tries++) {
    await refusal(accept(invite.id, code, email), 'wrong_credentials')
  }
  await refusal(accept(invite.id, code, email, both(password)), 'invite_over')
})

test('an account that was never used becomes the one of the invite', async () => {
  const world = await anAgency(app)
  const { userId, agentId } = world.pca
  const email = `${userId.slice(-12)}@example.org`
  const invite = await call(app, world.owner, invites.createInvite, {
    subject: 'join',
    agent_id: agentId,
    email,
  })
  await accept(invite.id, await codeTo(email), email)
  const user = await call(app, nobody, signIn, { username: email, password: fresh })
  expect(user).toMatchObject({ id: userId, username: usernameOf(email), agent_id: agentId })
})

test('who has an account is not invited again, who has no address must be given one', async () => {
  const account = await anAccount(app)
  const { world } = account
  const create = (input: object) =>
    call(app, world.owner, invites.createInvite, { subject: 'join', ...input })
  await refusal(create({ agent_id: account.agentId, email: 'a@example.org' }), 'account_exists')
  await refusal(create({}), 'invalid')
  await refusal(create({ agent_id: uuid() }), 'not_found')
  const agent_id = await anAgentWithoutAccount(app, world)
  const { errors } = await refusal(create({ agent_id }), 'email_missing')
  expect(errors).toHaveProperty('email')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agents').set({ status: 'inactive' }).where('id', '=', agent_id).execute(),
  )
  await refusal(create({ agent_id, email: 'a@example.org' }), 'invalid')
})

test('the code is kept as a hash only, and stands in no log and no answer', async () => {
  const world = await anAgency(app)
  const { invite, email, code } = await invited(world)
  await accept(invite.id, code, email)
  const rows = await app.db.identity.selectFrom('invites').selectAll().execute()
  const told = JSON.stringify([rows, invite]) + app.logged.join('\n')
  expect(told).not.toContain(code)
  expect(told).not.toContain(fresh)
})

test('the office sees who can sign in and who was invited', async () => {
  const world = await anAgency(app)
  const account = await anAccount(app, 'nurse', world)
  const { agentId, invite, email } = await invited(world)
  const active = await call(app, world.owner, listAccounts, { state: 'active' })
  expect(active.data).toEqual([
    {
      id: account.agentId,
      user_id: account.userId,
      name: expect.stringContaining('Test nurse'),
      role: 'nurse',
      status: 'active',
      username: account.username,
      email: account.email,
      state: 'active',
      second_factor: false,
      last_sign_in_at: null,
      invite: null,
    },
  ])
  const open = await call(app, world.owner, listAccounts, { state: 'invited' })
  expect(open.data).toMatchObject([
    { id: agentId, username: null, email, invite: { id: invite.id } },
  ])
  const none = await call(app, world.owner, listAccounts, { state: 'none', items: 5 })
  expect(none).toMatchObject({ meta: { total: 12, items: 5, pages: 3 } })
  const found = await call(app, world.owner, listAccounts, { search: 'okaf', role: 'cna' })
  expect(found.data.map(({ id }) => id)).toEqual([agentId])
  expect((await mailsTo(app, email))[0]).toMatchObject({ agency_id: world.agencyId })
})
