import { chromium, type CDPSession } from '@playwright/test'
import { chromiumFlags } from './playwright.config.ts'
import { signIn } from './sign-in.ts'

/** `npm run first-load`: the first page of a caregiver on a slow phone with little reception. */
const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error('BASE_URL is not set; run npm run first-load.')
const rounds = 3

/** `npm run first-load -- files` says when each file comes. */
const [, , files] = process.argv

/** A phone six times slower than this machine, at 1.5 Mbit and 150 ms to the server. */
const slow = { latency: 150, downloadThroughput: 187_500, uploadThroughput: 93_750 }
const slowness = 6

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: chromiumFlags,
})
const taken: number[] = []
for (let round = 0; round < rounds; round++) {
  const { usable, painted, loads } = await firstLoad()
  taken.push(usable)
  process.stdout.write(
    `  usable after ${seconds(usable)}, first painted after ${seconds(painted)}\n`,
  )
  if (files && round === 0) for (const load of loads) process.stdout.write(`${load}\n`)
}
await browser.close()
const middle = taken.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity
process.stdout.write(`the day of a caregiver is usable after ${seconds(middle)}\n`)
if (middle > 5000) process.exitCode = 1

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Opens the day on a phone that knows nothing yet but who is signed in. */
async function firstLoad() {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'America/New_York',
  })
  const first = await context.newPage()
  await signIn(first, 'caregiver')
  const state = await context.storageState()
  await context.close()
  // The session alone is taken along: no cache, no worker, no database of the first page.
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    timezoneId: 'America/New_York',
    storageState: { cookies: state.cookies, origins: [] },
  })
  const page = await phone.newPage()
  await slowDown(await phone.newCDPSession(page))
  await page.goto('/field', { waitUntil: 'commit' })
  await page.getByRole('region', { name: 'Next visit' }).waitFor({ timeout: 60_000 })
  // Drawn and with no work before it any more: a tap would be heard now.
  const usable = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }),
  )
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  )
  const loads = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd, encodedBodySize }) =>
        `    ${String(Math.round(startTime)).padStart(6)} ${String(Math.round(responseEnd)).padStart(6)} ${String(encodedBodySize).padStart(8)} ${new URL(name).pathname}`,
    ),
  )
  await phone.close()
  return { usable, painted, loads }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}
