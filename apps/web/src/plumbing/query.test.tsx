import { endpoint, record } from '@homeward/contract/endpoint'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../testing/a-user.ts'
import { aFailure, aRecord, serve } from '../testing/serve.ts'
import { hearChanged, keysTouchedBy } from './live/changed.ts'
import { liveTopic } from './live/topics.ts'
import { keyOf, queryClient, queryOf, useWrite } from './query.ts'

const Bird = z.object({ id: z.string() })
const declared = { summary: '', permission: 'clients.read' } as const
const getBird = endpoint({
  ...declared,
  room: 'birds',
  method: 'GET',
  path: '/birds/:id',
  returns: record(Bird),
})
const getFlock = endpoint({
  ...declared,
  room: 'flocks',
  method: 'GET',
  path: '/flocks/:id',
  returns: record(Bird),
})
const ringBird = endpoint({
  ...declared,
  room: 'birds',
  method: 'POST',
  path: '/birds/:id/ring',
  input: { number: z.int() },
  returns: record(Bird),
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

beforeEach(() => {
  signedIn()
})

test('a write makes the screens of its room and of those it touches ask anew', async () => {
  const requests = serve({
    'GET /birds/:id': () => aRecord({ id: '1' }),
    'GET /flocks/:id': () => aRecord({ id: '2' }),
    'POST /birds/:id/ring': () => aRecord({ id: '1' }),
  })
  const { result } = renderHook(
    () => ({
      bird: useQuery(queryOf(getBird, { id: '1' })),
      flock: useQuery(queryOf(getFlock, { id: '2' })),
      ring: useWrite(ringBird, { touches: ['flocks'] }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.flock.data).toBeDefined())
  act(() => result.current.ring.mutate({ id: '1', number: 7 }))
  await waitFor(() => expect(requests).toHaveLength(5))
  expect(requests.slice(3).map(({ path }) => path)).toEqual(['/birds/1', '/flocks/2'])
})

test('the same write after no answer carries the same key, after an answer a new one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let lost = true
  const requests = serve({
    'POST /birds/:id/ring': () => (lost ? 'lost' : aRecord({ id: '1' })),
  })
  // One that is not kept on the device, so that it is for the person to send it again.
  const endpoint = { ...ringBird, needsAnswer: true }
  const { result } = renderHook(() => useWrite(endpoint, { quiet: true }), { wrapper })
  const ring = (number: number) =>
    result.current.mutateAsync({ id: '1', number }).catch(() => undefined)
  await act(() => ring(7))
  await act(() => ring(8))
  lost = false
  await act(() => ring(7))
  await act(() => ring(7))
  const [first, other, again, next] = requests.map(({ key }) => key)
  expect(again).toBe(first)
  expect(new Set([first, other, next]).size).toBe(3)
})

test('a refused write gets a new key when it is tried again', async () => {
  const requests = serve({ 'POST /birds/:id/ring': () => aFailure(422, 'invalid') })
  const { result } = renderHook(() => useWrite(ringBird, { quiet: true }), { wrapper })
  const ring = () => result.current.mutateAsync({ id: '1', number: 7 }).catch(() => undefined)
  await act(ring)
  await act(ring)
  expect(requests[0]?.key).not.toBe(requests[1]?.key)
})

test('a live change asks anew what its topic touches, once for many changes at a time', async () => {
  liveTopic('payor', (id) => [[...keyOf('birds', getBird), { id }], keyOf('flocks')])
  const requests = serve({
    'GET /birds/:id': () => aRecord({ id: '1' }),
    'GET /flocks/:id': () => aRecord({ id: '2' }),
  })
  const { result } = renderHook(
    () => ({
      bird: useQuery(queryOf(getBird, { id: '1' })),
      other: useQuery(queryOf(getBird, { id: '9' })),
      flock: useQuery(queryOf(getFlock, { id: '2' })),
    }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.flock.data).toBeDefined())
  await waitFor(() => expect(requests).toHaveLength(3))
  for (let times = 0; times < 5; times += 1) hearChanged({ topic: 'payor', id: '1' })
  await waitFor(() => expect(requests).toHaveLength(5))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(
    requests
      .slice(3)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/birds/1', '/flocks/2'])
})

test('a live change of a record asks anew what the room that shows such records has asked', () => {
  expect(keysTouchedBy({ topic: 'phone_number', id: '1' })).toContainEqual(['agency'])
})
