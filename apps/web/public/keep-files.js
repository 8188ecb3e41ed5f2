// Beside the precached beginning of the app the service worker keeps what the surface of this device
// needs: a new version has all of it before it takes over. `plumbing/offline/kept-files.ts` says for whom.
const cacheName = 'homeward-files'
const surfaceEntry = '/kept-surface'
const listEntry = '/kept-files.json'

self.addEventListener('install', (event) => event.waitUntil(keepSurface()))
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()))

async function keepSurface() {
  const cache = await caches.open(cacheName)
  const list = await fetch(listEntry, { cache: 'no-store' })
  await cache.put(listEntry, list.clone())
  const noted = await (await cache.match(surfaceEntry))?.text()
  // The worker of a version that noted nothing kept every screen: a phone must not lose its own.
  const surface = noted ?? (self.registration.active ? 'field' : undefined)
  if (surface === undefined) return
  const { everyone, [surface]: own } = await list.json()
  await Promise.all(
    [...everyone, ...own].map(async (file) => (await caches.match(file)) ?? cache.add(file)),
  )
}

/** Files of former versions are gone from the server as well. It asks nobody: the app waits for it. */
async function dropOthers() {
  const cache = await caches.open(cacheName)
  const list = await cache.match(listEntry)
  if (list === undefined) return
  const present = new Set([surfaceEntry, listEntry, ...(await list.json()).all])
  for (const request of await cache.keys())
    if (!present.has(new URL(request.url).pathname)) await cache.delete(request)
}
