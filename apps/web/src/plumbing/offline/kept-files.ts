/** What the service worker keeps for the time without a network, by who needs it. */
export type KeptFiles = {
  everyone: string[]
  field: string[]
  office: string[]
  /** Every script and style of this version. */
  all: string[]
}

/** Where the built app says which files that are. */
export const keptFile = '/kept-files.json'

/** The cache of what was visited and of what a role needs; `public/keep-files.js` calls it the same. */
const cacheName = 'homeward-files'

/** The entry that says for whom this device keeps files; no such file is ever fetched. */
const surfaceEntry = '/kept-surface'

/** Requests that the service worker leaves alone: it would wait for them before a new one takes over. */
const keepingHeader = 'x-homeward-keep'

type Surface = 'field' | 'office'

/** Says for whom this device keeps files, before the first worker is installed, and to each after it. */
export const noteSurface = async (surface: Surface): Promise<void> => {
  const cache = await opened()
  const known = await (await cache?.match(surfaceEntry))?.text()
  if (known !== surface) await cache?.put(surfaceEntry, new Response(surface))
}

/** Keeps what the worker could not know of: another surface, and what was visited before it was there. */
export const keepFiles = async (surface: Surface): Promise<void> => {
  await navigator.serviceWorker?.ready
  const cache = await opened()
  const list = (await (await unheard(keptFile)).json()) as KeptFiles
  for (const file of new Set([...list.everyone, ...list[surface], ...visited()]))
    if (cache && !(await caches.match(file))) await cache.put(file, await unheard(file))
}

/** Pages without HTTPS keep nothing. */
const opened = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(cacheName) : undefined

const unheard = async (file: string): Promise<Response> => {
  const answer = await fetch(file, { headers: { [keepingHeader]: '1' } })
  if (!answer.ok) throw new Error(`${file} is not there`)
  return answer
}

/** Files of the app that this page loaded, also before there was a worker. */
const visited = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && wanted.test(pathname))
    .map(({ pathname }) => pathname)

/** Maps and documents need the network anyway. */
const wanted = /^\/assets\/(?!pdf|map|maplibre)[^/]+\.(js|css)$/
