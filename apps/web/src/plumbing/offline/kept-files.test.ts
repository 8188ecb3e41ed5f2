import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFiles, noteSurface } from './kept-files.ts'

/** A cache as far as the app needs one. */
const aCache = () => {
  const held = new Map<string, Response>()
  return {
    held,
    match: async (name: string) => held.get(name),
    put: async (name: string, answer: Response) => void held.set(name, answer),
  }
}
let cache: ReturnType<typeof aCache>
const asked: [string, RequestInit | undefined][] = []

beforeEach(() => {
  cache = aCache()
  asked.length = 0
  const list = { everyone: ['/assets/frame.js'], field: ['/assets/day.js'], office: [], all: [] }
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push([url, init])
    if (url === '/assets/gone.js') return new Response('', { status: 404 })
    return new Response(url.endsWith('.json') ? JSON.stringify(list) : url)
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve() },
    configurable: true,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const seen = (...names: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(names.map((name) => ({ name }) as PerformanceEntry))

test('the phone keeps its surface; the worker waits for none of it', async () => {
  seen()
  await noteSurface('field')
  await keepFiles('field')
  expect([...cache.held.keys()]).toEqual(['/kept-surface', '/assets/frame.js', '/assets/day.js'])
  expect(await cache.held.get('/kept-surface')?.text()).toBe('field')
  expect(asked.every(([, init]) => new Headers(init?.headers).has('x-homeward-keep'))).toBe(true)
})

test('the office keeps what was visited, and nothing of others or of maps', async () => {
  const at = location.origin
  seen(
    `${at}/assets/clients.js`,
    `${at}/assets/maplibre-1.js`,
    `${at}/api/v1/clients`,
    'https://x.test/assets/a.js',
  )
  await keepFiles('office')
  expect([...cache.held.keys()]).toEqual(['/assets/frame.js', '/assets/clients.js'])
})

test('what is kept is not asked for again, and a file that is gone is not kept', async () => {
  seen(`${location.origin}/assets/gone.js`)
  cache.held.set('/assets/frame.js', new Response('kept'))
  await expect(keepFiles('office')).rejects.toThrow('gone.js')
  expect([...cache.held.keys()]).toEqual(['/assets/frame.js'])
  expect(asked.map(([url]) => url)).toEqual(['/kept-files.json', '/assets/gone.js'])
})

test('a page without storage keeps nothing, and goes on', async () => {
  vi.unstubAllGlobals()
  await expect(noteSurface('field')).resolves.toBeUndefined()
})
