import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { notifications } from '@mantine/notifications'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
// Says which screens there are, as the app does when it starts.
import '../app/screens.ts'
import { hideKeys } from '../app/keys/show-keys.ts'
import { language, showIn } from '../plumbing/language/language.ts'
import { stopLive } from '../plumbing/live/live.ts'
import { prefer } from '../plumbing/preferences.ts'
import { database } from '../plumbing/offline/database.ts'
import { giveBack } from '../plumbing/session/expiry.ts'
import { endSession } from '../plumbing/session/lifecycle.ts'

// What is waited for may take longer beside another worker on few cores; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 })

// What Mantine asks of a browser and jsdom does not have.
window.matchMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
})

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResizeObserver
window.scrollTo = () => undefined
window.HTMLElement.prototype.scrollIntoView = () => undefined
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  configurable: true,
})

// Files share a page and the modules of the app: each test leaves them as a page without anybody.
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
  notifications.clean()
  stopLive()
  hideKeys()
  await endSession('signed_out')
  giveBack(undefined)
  onlineManager.setOnline(true)
  await emptyDevice()
  prefer({ language: undefined })
  if (language() !== 'en') await showIn('en')
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const emptyDevice = async (): Promise<void> => {
  if ((await indexedDB.databases()).every(({ name }) => name !== 'homeward')) return
  const db = await database()
  await Promise.all([...db.objectStoreNames].map((store) => db.clear(store)))
}
