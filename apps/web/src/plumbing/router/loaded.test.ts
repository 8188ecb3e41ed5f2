import { beforeEach, expect, test, vi } from 'vitest'
import { isNotLoaded, loaded, NotLoaded } from './loaded.ts'

beforeEach(() => sessionStorage.clear())

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
  'error loading dynamically imported module: http://localhost/assets/b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for http://localhost/assets/c.css',
])(
  'a file that is not there loads the page anew once, and is told the second time: %s',
  async (said) => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    const load = () => Promise.reject(new TypeError(said))
    expect(isNotLoaded(new TypeError(said))).toBe(true)
    void loaded(load)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(loaded(load)).rejects.toBeInstanceOf(NotLoaded)
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  },
)

test('what fails by itself fails as it is', async () => {
  await expect(loaded(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(isNotLoaded(new Error('a bug'))).toBe(false)
})
