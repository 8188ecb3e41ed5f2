import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepParts } from './keep-parts.ts'

const parts = ['/assets/a.js', '/assets/b.js']
let fetched: string[] = []

const workedBy = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return Response.json(parts)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the parts are loaded after a while, for a worker to keep', async () => {
  workedBy({})
  keepParts()
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetched).toEqual(['/parts.json', ...parts])
})

test('without a worker nothing is loaded', async () => {
  workedBy(null)
  keepParts()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual([])
})

test('who leaves before loads nothing', async () => {
  workedBy({})
  keepParts()()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toEqual([])
})
