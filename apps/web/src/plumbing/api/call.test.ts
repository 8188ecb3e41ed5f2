import { endpoint, file, page, record } from '@homeward/contract/endpoint'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { aFailure, aPage, aRecord, serve } from '../../testing/serve.ts'
import { onExpiry } from '../session/expiry.ts'
import { call } from './call.ts'
import { ApiError, NoResponse } from './errors.ts'

const Visit = z.object({ id: z.string() })
const declared = { room: 'visits', summary: '', permission: 'visits.read' } as const

const listVisits = endpoint({
  ...declared,
  method: 'GET',
  path: '/visits',
  input: { by_scheduled_date: z.object({ start_date: z.string() }).optional() },
  returns: page(Visit),
})
const getVisit = endpoint({
  ...declared,
  method: 'GET',
  path: '/visits/:id',
  returns: record(Visit),
})
const cancelVisit = endpoint({
  ...declared,
  method: 'PATCH',
  path: '/visits/:id',
  input: { reason: z.string() },
  returns: record(Visit),
})
const sendVisits = endpoint({
  ...declared,
  method: 'POST',
  path: '/visits_sent',
  returns: record(Visit),
  timeout: 20,
})
const countVisits = endpoint({
  ...declared,
  method: 'GET',
  path: '/visits_count',
  returns: record(Visit),
  quiet: true,
})
const visitsFile = endpoint({
  ...declared,
  method: 'GET',
  path: '/visits.csv',
  returns: file('text/csv'),
})

const caught = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('the request', () => {
  test('parameters go into the path, the rest into a bracketed query', async () => {
    signedIn(aUser({ token: 'secret' }))
    const requests = serve({ 'GET /visits': () => aPage([{ id: 'v' }], { total: 9 }) })
    const answer = await call(listVisits, { by_scheduled_date: { start_date: '2026-03-02' } })
    expect(answer.meta.total).toBe(9)
    expect(answer.data[0]?.id).toBe('v')
    expect(requests[0]).toMatchObject({
      query: { 'by_scheduled_date[start_date]': '2026-03-02' },
      token: 'secret',
      key: null,
    })
  })

  test('a write wraps its input in data and carries a key of its own', async () => {
    const requests = serve({ 'PATCH /visits/:id': () => aRecord({ id: 'v 1' }) })
    await call(cancelVisit, { id: 'v 1', reason: 'client away' })
    await call(cancelVisit, { id: 'v 1', reason: 'client away' })
    expect(requests[0]).toMatchObject({ path: '/visits/v%201', data: { reason: 'client away' } })
    expect(requests[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/)
    expect(requests[1]?.key).not.toBe(requests[0]?.key)
  })

  test('a file comes as bytes with its name', async () => {
    serve({
      'GET /visits.csv': () =>
        new Response('a,b', {
          headers: { 'content-disposition': "attachment; filename*=UTF-8''visits%202026.csv" },
        }),
    })
    const received = await call(visitsFile, {})
    expect(received.name).toBe('visits 2026.csv')
    expect(await received.blob.text()).toBe('a,b')
  })
})

describe('failures', () => {
  test('the body of the contract becomes an ApiError', async () => {
    serve({
      'PATCH /visits/:id': () =>
        aFailure(409, 'stale', { errors: { reason: ['Too short.'] }, current: { id: 'v' } }),
    })
    const error = await caught(call(cancelVisit, { id: 'v', reason: 'x' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 409,
      code: 'stale',
      errors: { reason: ['Too short.'] },
      current: { id: 'v' },
      requestId: 'r-1',
      message: 'Too short.',
    })
  })

  test('an answer that is no JSON is still an ApiError', async () => {
    serve({ 'GET /visits/:id': () => new Response('<html>', { status: 404 }) })
    expect(await caught(call(getVisit, { id: 'v' }))).toMatchObject({
      status: 404,
      code: 'internal',
    })
  })

  test('a refused session is announced once, with the token that was sent', async () => {
    signedIn()
    const heard = vi.fn()
    const stop = onExpiry(heard)
    serve({ 'GET /visits/:id': () => aFailure(401, 'unauthenticated') })
    await caught(call(getVisit, { id: 'v' }))
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })

  test('wrong sign-in details do not end a session', async () => {
    signedIn()
    const heard = vi.fn()
    const stop = onExpiry(heard)
    serve({ 'GET /visits/:id': () => aFailure(401, 'wrong_credentials') })
    await caught(call(getVisit, { id: 'v' }))
    expect(heard).not.toHaveBeenCalled()
    stop()
  })
})

describe('patience', () => {
  test('a call is given up after the time that it declares', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    const error = await caught(call(sendVisits, {}))
    expect(error).toMatchObject({ name: 'NoResponse', timedOut: true, quiet: false })
  })

  test('what the server gave up is no answer, and is not asked for again', async () => {
    const requests = serve({ 'POST /visits_sent': () => aFailure(504, 'timed_out') })
    expect(await caught(call(sendVisits, {}))).toMatchObject({ name: 'NoResponse', timedOut: true })
    expect(requests).toHaveLength(1)
  })

  test('a screen that can go on without an answer is told so', async () => {
    serve({ 'GET /visits_count': () => aFailure(504, 'timed_out') })
    expect(await caught(call(countVisits, {}))).toMatchObject({ name: 'NoResponse', quiet: true })
  })
})

describe('trying again', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('a write without a network is sent four times with one key, then NoResponse', async () => {
    const keys = new Set<string | null>()
    let tries = 0
    serve({
      'PATCH /visits/:id': (seen) => {
        keys.add(seen.key)
        tries += 1
        return 'lost'
      },
    })
    const outcome = caught(call(cancelVisit, { id: 'v', reason: 'x' }))
    await vi.runAllTimersAsync()
    expect(await outcome).toBeInstanceOf(NoResponse)
    expect(tries).toBe(4)
    expect(keys.size).toBe(1)
  })

  test.each([
    [500, 4],
    [503, 4],
    [429, 4],
    [422, 1],
    [404, 1],
    [409, 1],
  ])('status %i is asked %i times', async (status, tries) => {
    const requests = serve({ 'GET /visits/:id': () => aFailure(status, 'internal') })
    const outcome = caught(call(getVisit, { id: 'v' }))
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ status })
    expect(requests).toHaveLength(tries)
  })

  test('the delays grow', async () => {
    const times: number[] = []
    serve({
      'GET /visits/:id': () => {
        times.push(Date.now())
        return aFailure(500, 'internal')
      },
    })
    const outcome = caught(call(getVisit, { id: 'v' }))
    await vi.runAllTimersAsync()
    await outcome
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    expect(gaps).toEqual([400, 1200, 3600])
  })

  test('a wait that the server asks for is honoured; a long one is left to the person', async () => {
    const requests = serve({
      'GET /visits/:id': () => aFailure(429, 'throttled', {}, { 'retry-after': '60' }),
    })
    const outcome = caught(call(getVisit, { id: 'v' }))
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ code: 'throttled', retryAfter: 60 })
    expect(requests).toHaveLength(1)
  })

  test('it gets through as soon as the server answers', async () => {
    let tries = 0
    serve({
      'GET /visits/:id': () => (++tries < 3 ? aFailure(502, 'internal') : aRecord({ id: 'v' })),
    })
    const outcome = call(getVisit, { id: 'v' })
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ id: 'v' })
  })

  test('what the caller gave up is not sent again', async () => {
    const requests = serve({ 'GET /visits/:id': () => aFailure(500, 'internal') })
    const control = new AbortController()
    const outcome = caught(call(getVisit, { id: 'v' }, { signal: control.signal }))
    await vi.advanceTimersByTimeAsync(100)
    control.abort()
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(1)
  })
})
