import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
// Says which screens there are, as the app does when it starts.
import '../app/screens.ts'

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
  value: { addEventListener: vi.fn(), removeEventListener: vi.fn() },
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
})
