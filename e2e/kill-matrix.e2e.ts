import { expect } from '@playwright/test'
import { apiOf } from './api.ts'
import { signIn } from './sign-in.ts'
import { troubledNetwork } from './faults/network.ts'
import { actions, everythingSent, openVisit, type Phone } from './faults/phone.ts'
import { inOrder, recordOf } from './faults/record.ts'
import { situations } from './faults/situations.ts'
import { todaysVisits } from './faults/visits.ts'
import { test } from './test.ts'

test('whatever happens around what a caregiver does: nothing lost, nothing doubled, in order', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const owner = await apiOf(baseURL ?? '', 'owner')
  const visits = await todaysVisits(owner, situations.length)
  const rows: string[] = []

  for (const [at, situation] of situations.entries()) {
    const visit = visits[at] ?? ''
    const network = await troubledNetwork(baseURL ?? '')
    const context = await browser.newContext({
      baseURL: network.url,
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      timezoneId: 'America/New_York',
      permissions: ['geolocation'],
      geolocation: { latitude: 35.5951, longitude: -82.5515, accuracy: 12 },
    })
    const phone: Phone = { context, page: await context.newPage(), visit }
    await signIn(phone.page, 'caregiver')
    await openVisit(phone)
    await phone.page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined))

    for (const action of actions) {
      await test.step(`${situation.name} at ${action.name}`, async () => {
        await situation.before(phone, network)
        await action.act(phone.page, visit)
        await situation.after(phone, network)
        await everythingSent(phone)
      })
    }
    const { counts, order } = await recordOf(owner, visit)
    rows.push(`${situation.name.padEnd(24)}${counts.join('  ')}`)
    expect.soft(order, situation.name).toEqual(inOrder)
    await context.close()
    await network.close()
  }
  process.stdout.write(`\n  arrived of ${inOrder.join(', ')}:\n  ${rows.join('\n  ')}\n`)
})
