import { expect } from '@playwright/test'
import { signInByPage } from '../sign-in.ts'
import { type Network, thirtyPercentLoss } from './network.ts'
import { openVisit, type Phone } from './phone.ts'

/** Something that goes wrong around an action: what comes before it, and what after. */
type Situation = {
  name: string
  before(phone: Phone, network: Network): Promise<void>
  after(phone: Phone, network: Network): Promise<void>
}

const offline = async ({ context }: Phone) => context.setOffline(true)
const online = async ({ context }: Phone) => context.setOffline(false)

export const situations: readonly Situation[] = [
  { name: 'network off', before: offline, after: online },
  {
    name: '30 % loss',
    before: async (_, network) => network.decide(thirtyPercentLoss()),
    // The loss goes on until the next action begins with a fresh one.
    after: async () => {},
  },
  {
    name: 'server 500',
    before: async (_, network) =>
      network.decide((method) => (method === 'GET' ? 'arrives' : 'fails')),
    after: async (_, network) => network.decide(() => 'arrives'),
  },
  {
    name: 'reload',
    before: offline,
    after: async (phone) => {
      await phone.page.reload()
      await online(phone)
    },
  },
  {
    name: 'tab killed',
    before: offline,
    after: async (phone) => {
      await phone.page.close({ runBeforeUnload: false })
      phone.page = await phone.context.newPage()
      await openVisit(phone)
      await online(phone)
    },
  },
  {
    name: 'service worker updated',
    before: async (_, network) =>
      network.decide((method) => (method === 'GET' ? 'arrives' : 'fails')),
    after: async ({ page }, network) => {
      network.release()
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      // The offer comes when the whole new version is stored, which takes a busy machine a while.
      const update = page.getByRole('button', { name: 'Update now' })
      await update.waitFor({ timeout: 60_000 })
      await Promise.all([page.waitForEvent('load', { timeout: 60_000 }), update.click()])
      network.decide(() => 'arrives')
    },
  },
  {
    name: 'session expired',
    before: offline,
    after: async (phone, network) => {
      await endSession(phone, network)
      await online(phone)
      await phone.page.waitForURL(/\/signin/)
      await signInByPage(phone.page, 'caregiver')
      await openVisit(phone)
    },
  },
  {
    name: 'two tabs',
    before: async (phone) => {
      // Another tab of the same visit, which sends what this one keeps, or waits for it.
      const other = await phone.context.newPage()
      await openVisit({ ...phone, page: other })
      await offline(phone)
    },
    after: async (phone) => {
      await online(phone)
      await expect(phone.page.getByText('All synced')).toBeVisible({ timeout: 60_000 })
      for (const page of phone.context.pages()) if (page !== phone.page) await page.close()
    },
  },
]

/** Ends the session on the server, as an office or a time-out would; the phone does not know yet. */
async function endSession({ context }: Phone, network: Network): Promise<void> {
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? ''
  const answer = await fetch(`${network.url}/api/v1/auth`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}`)
}
