import { beforeEach, expect, test, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

test('a part of the app that does not come is given up after two minutes', async () => {
  const outcome = vi.fn()
  inTime(() => new Promise<never>(() => undefined)).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledOnce()
})

test('one that comes or fails leaves no timer behind', async () => {
  expect(await inTime(async () => 'part')).toBe('part')
  await expect(inTime(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
