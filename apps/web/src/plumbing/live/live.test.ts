import type { Signal } from '@homeward/contract/live'
import { io } from 'socket.io-client'
import { afterEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { queryClient } from '../query.ts'
import { onLive, say, startLive, stopLive } from './live.ts'
import { onSignal } from './signals.ts'
import { toldTouches } from './told.ts'

const answers = vi.fn<(sent: unknown) => Promise<unknown>>()
const heard = new Map<string, (event: unknown) => void>()

vi.mock('socket.io-client', () => ({
  io: vi.fn<() => unknown>(() => ({
    connected: true,
    on: (event: string, handler: (event: unknown) => void) => heard.set(event, handler),
    disconnect: () => undefined,
    timeout: () => ({ emitWithAck: (_: string, sent: unknown) => answers(sent) }),
  })),
}))

afterEach(() => {
  stopLive()
  answers.mockReset()
})

async function open() {
  signedIn()
  await startLive()
  expect(io).toHaveBeenCalled()
}

const typing: Signal = {
  kind: 'typing',
  from: { id: 'u-2', name: 'Ann' },
  payload: { parent_type: 'Client', parent_id: 'c-1' },
}

test('each of the three kinds reaches those who listen to it, until they do not', async () => {
  await open()
  const changes: unknown[] = []
  const signals: Signal[] = []
  const stops = [
    onLive('payor', (change) => changes.push(change)),
    onSignal('typing', (signal) => signals.push(signal)),
  ]
  heard.get('changed')?.({ topic: 'payor', id: 'p-1' })
  heard.get('changed')?.({ topic: 'visit', id: 'v-1' })
  heard.get('signal')?.(typing)
  for (const stop of stops) stop()
  heard.get('signal')?.(typing)
  expect(changes).toEqual([{ topic: 'payor', id: 'p-1' }])
  expect(signals).toEqual([typing])
})

test('what happened before the channel was there is asked anew, and so is what it missed', async () => {
  await open()
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  heard.get('connect')?.(undefined)
  expect(asked).toHaveBeenCalledTimes(1)
  heard.get('connect')?.(undefined)
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})

test('what this person is told asks anew what shows it', async () => {
  await open()
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  toldTouches('notification', [['bell']])
  heard.get('told')?.({ message: 'notification', ids: ['n-1'] })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ queryKey: ['bell'] }))
})

test('what one says is sent with whom it is for, and the answer is told', async () => {
  const payload = { parent_type: 'Client', parent_id: 'c-1' } as const
  expect(await say('typing', 'u-2', payload)).toEqual({ ok: false, code: 'timed_out' })
  await open()
  answers.mockResolvedValueOnce({ ok: false, code: 'not_found' })
  expect(await say('typing', 'u-2', payload)).toEqual({ ok: false, code: 'not_found' })
  expect(answers).toHaveBeenCalledWith({ kind: 'typing', to: 'u-2', payload })
  answers.mockRejectedValueOnce(new Error('operation has timed out'))
  expect(await say('typing', 'u-2', payload)).toEqual({ ok: false, code: 'timed_out' })
})
