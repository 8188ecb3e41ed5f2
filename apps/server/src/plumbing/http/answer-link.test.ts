import { endpoint, record } from '@homeward/contract/endpoint'
import { createAttachment } from '@homeward/contract/files/attachments'
import { startLinkUpload, startUpload } from '@homeward/contract/files/uploads'
import { getOwnLink } from '@homeward/contract/identity/links'
import { me } from '@homeward/contract/identity/sign-in'
import { updateMe } from '@homeward/contract/identity/accounts'
import { limits } from '@homeward/domain/identity/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rawRoutes, routes } from '../../rooms/routes.ts'
import { aClient } from '../../rooms/clients/testing/factories.ts'
import { onePixel } from '../../rooms/files/testing/factories.ts'
import { aLink, expireLink } from '../../rooms/identity/testing/factories.ts'
import { type Caller, call, refusal } from '../../testing/call.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { inAgency } from '../db/transaction.ts'
import { buildServer } from './server.ts'
import { verb } from './verb.ts'

/** Declared and mounted here alone: the product has no call yet that asks for one purpose. */
const answerQuestions = endpoint({
  room: 'identity',
  summary: 'For these tests',
  method: 'POST',
  path: '/links/answers_of_a_test',
  permission: { link: 'questionnaire' },
  input: { answer: z.string() },
  returns: record(z.object({ answer: z.string(), may: z.boolean() })),
})
const answered = verb(answerQuestions, async (ctx, { answer }) => {
  await ctx.record({ action: 'agency.updated', type: 'agency', id: ctx.agency.id })
  return { answer, may: ctx.may('clients.read') }
})

const plain = startTestServer()
let app: TestServer
let world: World
beforeAll(async () => {
  const server = await buildServer(plain.services, plain.db, [...routes, answered], {
    webRoot: null,
    workerReady: () => true,
    raw: rawRoutes,
  })
  app = { ...plain, server }
  world = await anAgency(app)
})
afterAll(() => app.server.close())
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

const linkRow = (id: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
const trail = () =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('audit_events')
      .select(['action', 'actor', 'user_id', 'link_id', 'record_type'])
      .orderBy('id', 'desc')
      .execute(),
  )

test('a link says what it is for, whom it concerns and until when, and counts its uses', async () => {
  const subject = { type: 'agent', id: world.cna.agentId } as const
  const link = await aLink(app, world.agencyId, { purpose: 'interview', subject })
  expect(await call(app, link, getOwnLink, {})).toEqual({
    id: link.id,
    purpose: 'interview',
    subject_type: 'agent',
    subject_id: world.cna.agentId,
    name: 'Ines Duarte',
    agency: expect.stringContaining('Agency'),
    expires_at: '2026-11-09T14:00:00.000Z',
  })
  await call(app, link, getOwnLink, {})
  expect(await linkRow(link.id)).toMatchObject({ uses: 2, last_used_at: expect.any(String) })
})

test('the token of a link is neither stored nor logged', async () => {
  const link = await aLink(app, world.agencyId)
  await call(app, link, getOwnLink, {})
  const { token_hash, ...rest } = await linkRow(link.id)
  expect(token_hash).toHaveLength(32)
  const secret = link.token.slice('link.'.length)
  const kept = JSON.stringify([rest, await trail()]) + token_hash.toString('latin1')
  expect(kept + app.logged.join('')).not.toContain(secret)
})

test('a link that is over, was revoked or never was is refused in the same words', async () => {
  const expired = await aLink(app, world.agencyId)
  await expireLink(app, world.agencyId, expired.id)
  const revoked = await aLink(app, world.agencyId, { revoked: true })
  const unknown: Caller = { token: `link.${'x'.repeat(43)}` }
  const sentences = []
  for (const who of [expired, revoked, unknown, { token: null }]) {
    const { non_field_errors } = await refusal(call(app, who, getOwnLink, {}), 'link_over')
    sentences.push(...non_field_errors)
  }
  expect(new Set(sentences).size).toBe(1)
  expect((await linkRow(expired.id)).uses).toBe(0)
})

test('a link opens nothing of sessions, and a session nothing of links', async () => {
  const link = await aLink(app, world.agencyId)
  await refusal(call(app, link, me, {}), 'unauthenticated')
  await refusal(call(app, world.owner, getOwnLink, {}), 'link_over')
})

test('a link of another purpose is refused, and the trail says whose it was', async () => {
  const link = await aLink(app, world.agencyId, { purpose: 'application' })
  await refusal(call(app, link, answerQuestions, { answer: 'yes' }), 'forbidden')
  const [last] = await trail()
  expect(last).toMatchObject({
    action: 'access.refused',
    actor: 'Ines Duarte by link',
    user_id: null,
    link_id: link.id,
  })
})

test('what is done by link is in the trail under the link, and holds no capability', async () => {
  const link = await aLink(app, world.agencyId, { purpose: 'questionnaire' })
  expect(await call(app, link, answerQuestions, { answer: 'yes' })).toEqual({
    answer: 'yes',
    may: false,
  })
  const [last] = await trail()
  expect(last).toMatchObject({ action: 'agency.updated', link_id: link.id, user_id: null })
})

test('one key of two links and of a person is three keys', async () => {
  const key = { key: 'the-same-key' }
  const [one, other] = [
    await aLink(app, world.agencyId, { purpose: 'questionnaire' }),
    await aLink(app, world.agencyId, { purpose: 'questionnaire' }),
  ]
  const first = await call(app, one, answerQuestions, { answer: 'first' }, key)
  const second = await call(app, other, answerQuestions, { answer: 'second' }, key)
  await call(app, world.owner, startUpload, anImage, key)
  expect([first.answer, second.answer]).toEqual(['first', 'second'])
  expect(await call(app, one, answerQuestions, { answer: 'first' }, key)).toEqual(first)
  await refusal(call(app, one, answerQuestions, { answer: 'new' }, key), 'idempotency_mismatch')
  const answers = (await trail()).filter(({ action }) => action === 'agency.updated')
  expect(answers.filter(({ link_id }) => link_id === one.id)).toHaveLength(1)
})

const anImage = {
  filename: 'card.png',
  byte_size: onePixel.length,
  content_type: 'image/png',
} as const

async function anUploadBy(who: Caller): Promise<string> {
  const { signed_id, url } = await call(app, who, startLinkUpload, anImage)
  const put = await app.server.inject({ method: 'PUT', url, payload: onePixel })
  expect(put.statusCode).toBe(204)
  return signed_id
}

test('what was uploaded by link hangs on the record of that link alone', async () => {
  const [client, stranger] = [await aClient(app, world), await aClient(app, world)]
  const link = await aLink(app, world.agencyId, { subject: { type: 'client', id: client.id } })
  const signed_id = await anUploadBy(link)
  const attach = (parent_id: string) =>
    call(app, world.owner, createAttachment, { parent_type: 'Client', parent_id, signed_id })
  await refusal(attach(stranger.id), 'upload_unknown')
  expect(await attach(client.id)).toMatchObject({ parent: { id: client.id } })
})

test('each link has limits of its own; guessing at links has one per address', async () => {
  const [link, other] = [await aLink(app, world.agencyId), await aLink(app, world.agencyId)]
  for (let times = 0; times < limits.link_upload.points; times++)
    await call(app, link, startLinkUpload, anImage)
  await refusal(call(app, link, startLinkUpload, anImage), 'throttled')
  await call(app, other, startLinkUpload, anImage)

  const guess = (): Caller => ({ token: `link.${'y'.repeat(43)}` })
  for (let times = 0; times < limits.link_unknown.points; times++)
    await refusal(call(app, guess(), getOwnLink, {}), 'link_over')
  await refusal(call(app, guess(), getOwnLink, {}), 'throttled')
  await call(app, other, getOwnLink, {})
  await refusal(call(app, link, updateMe, { name: 'x' }), 'unauthenticated')
})
