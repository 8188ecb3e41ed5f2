import { defineConfig, devices } from '@playwright/test'

/** The flags that keep Chromium from looking for hosts of its own maker. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Each worker has a product of its own (test.ts), unless one is given.
  workers: process.env.BASE_URL ? 1 : 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: '../test-results/e2e',
  use: {
    // A thing that is not there in ten seconds is not coming.
    actionTimeout: 10_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Nothing is seen half faded in.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // A trace makes every test a fifth slower: `HOMEWARD_TRACE=1 npm test -- e2e` where one is wanted.
    trace: process.env.HOMEWARD_TRACE ? 'retain-on-failure' : 'off',
    // Only what works without a network needs it; it fetches the whole app for each test.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumFlags,
    },
  },
})
