import { expect, type Page } from '@playwright/test'
import { addAccount, mailTo, stamp } from './accounts/people.ts'
import { apiOf } from './api.ts'
import { keptOn } from './shell/device.ts'
import { goByPalette, openPalette } from './shell/palette.ts'
import {
  acceptComments,
  comment,
  commentsOn,
  newClient,
  openComments,
  openQueue,
  refuseComments,
} from './shell/queue.ts'
import { signIn, signOut } from './sign-in.ts'
import { troubledNetwork } from './faults/network.ts'
import { test } from './test.ts'

// A page that is not there by then is not coming.
test.use({ navigationTimeout: 15_000 })

type Found = { kind: string; id: string; title: string; hint: string }

test('the palette finds records and screens by keyboard', async ({ page, baseURL }) => {
  const owner = await apiOf(baseURL ?? '', 'owner')
  const find = async (search: string, kind: string): Promise<Found> => {
    const { found } = await owner.get<{ found: Found[] }>(`search?search=${search}`)
    const one = found.find((candidate) => candidate.kind === kind)
    if (!one) throw new Error(`No ${kind} is found by ${search}.`)
    return one
  }
  await signIn(page, 'owner')
  for (const [search, kind, path] of [
    ['Tasha', 'agent', 'agents'],
    ['HW000', 'claim', 'billing/claims'],
    ['today', 'visit', 'visits'],
    ['al', 'client', 'clients'],
  ] as const) {
    const found = await find(search, kind)
    await goByPalette(page, search, found)
    await page.waitForURL((url) => url.href.includes(path) && url.href.includes(found.id))
  }
  await goByPalette(page, 'remit', { title: 'Remittances' })
  await page.waitForURL('/billing/eras')
  await goByPalette(page, 'add cl', { title: 'Add client' })
  await page.waitForURL('/clients/add')

  await openPalette(page)
  await page.keyboard.type('zzqx')
  await expect(page.getByText('No results.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keys help, jump, and can be switched off', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(help.getByRole('row', { name: 'g c Clients' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  for (const [key, path] of [
    ['c', '/clients'],
    ['v', '/visits'],
    ['b', '/billing/claims'],
    ['r', '/billing/eras'],
    ['n', '/notifications'],
    ['d', '/dashboard'],
    ['c', '/clients'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await page.waitForURL((url) => url.pathname === path)
  }
  await page.getByRole('searchbox', { name: 'Search clients' }).focus()
  await page.keyboard.type('g?d')
  await expect(page.getByRole('searchbox', { name: 'Search clients' })).toHaveValue('g?d')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await help.getByLabel('Single-key shortcuts').press('Space')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/clients/)
  await expect(help).toHaveCount(0)
})

test.describe('away from the network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network a banner says so, and a word when it is back', async ({ page }) => {
    await signIn(page, 'owner')
    // From the second page on the worker has all screens and what opens over them.
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto('/clients')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline. There are no unsynced changes.')).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('ros')
    await expect(page.getByText('Search shows screens and actions only.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.context().setOffline(false)
    await expect(page.getByText('Going back online')).toBeVisible()
    await expect(page.getByText('You are offline.')).toHaveCount(0)
  })
})

test('a server that does not answer, and the way back', async ({ browser, baseURL }) => {
  const network = await troubledNetwork(baseURL ?? '')
  const page = await (await browser.newContext({ baseURL: network.url })).newPage()
  await signIn(page, 'owner')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  network.decide(() => 'cut_off')
  await page.getByRole('link', { name: 'Caregivers', exact: true }).click()
  await page.waitForURL(/\/error-unresponsive\?from=%2Fagents/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('Still not responding')
  network.decide(() => 'arrives')
  // Nobody touches anything: it looks by itself.
  await page.waitForURL('/agents')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.context().close()
  await network.close()
})

test('a change that is refused stays in sight until somebody decides', async ({
  page,
  baseURL,
}) => {
  const owner = await apiOf(baseURL ?? '', 'owner')
  const client = await newClient(owner)
  await signIn(page, 'owner')
  await openComments(page, client)
  await refuseComments(page, 422, { code: 'invalid', non_field_errors: ['Not added to a Sunday.'] })
  await comment(page, 'Keys are under the third pot')
  await comment(page, 'The dog is friendly')

  await test.step('it is kept over a reload, and what comes after it waits its turn', async () => {
    await page.reload()
    const panel = await openQueue(page, 2)
    const [first, second] = [0, 1].map((at) => panel.getByRole('listitem').nth(at))
    await expect(first ?? panel).toContainText('Not added to a Sunday.')
    await expect(second ?? panel).toContainText('Waiting')
    await page.keyboard.press('Escape')
    expect(await commentsOn(owner, client)).toEqual([])
  })

  await test.step('it is discarded after a question only', async () => {
    const panel = await openQueue(page, 2)
    const discard = panel.getByRole('button', { name: 'Discard' }).first()
    await discard.click()
    const question = page.getByRole('dialog', { name: /^Discard/ })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(2)
    await discard.click()
    await question.getByRole('button', { name: 'Discard change' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await expect(panel.getByRole('listitem')).toContainText('Not added to a Sunday.')
  })

  await test.step('sent once more it arrives, once', async () => {
    await acceptComments(page)
    const panel = page.getByRole('dialog', { name: 'Unsynced changes' })
    await panel.getByRole('button', { name: 'Sync now' }).click()
    await expect(panel.getByText('All synced.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Comments' }).click()
    await expect(page.getByText('The dog is friendly')).toHaveCount(1)
    expect(await commentsOn(owner, client)).toEqual(['The dog is friendly'])
  })
})

test('a conflict shows both versions, and mine can stand over theirs', async ({
  page,
  baseURL,
}) => {
  const owner = await apiOf(baseURL ?? '', 'owner')
  const client = await newClient(owner)
  await signIn(page, 'owner')
  await openComments(page, client)
  await refuseComments(page, 409, {
    code: 'stale',
    non_field_errors: ['Someone else changed this record.'],
    current: { body: 'Ring twice', lock_version: 7 },
  })
  await comment(page, 'Ring once')
  const panel = await openQueue(page, 1)
  const row = panel.getByRole('row').filter({ hasText: 'Ring' })
  await expect(row.getByRole('cell')).toHaveText(['Ring once', 'Ring twice'])
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await panel.getByRole('button', { name: 'Keep mine' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    data: { body: 'Ring once', lock_version: 7 },
  })
  await panel.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard change' }).click()
  await expect(panel.getByText('All synced.')).toBeVisible()
})

test('what is typed outlives a reload and goes with signing out, as does all else', async ({
  page,
}) => {
  const name = `Philippa ${stamp()}`
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'manager')
  await page.goto('/clients/add')
  await page.getByLabel('First name').fill(name)
  // It is sealed and written a moment after the last key.
  await expect.poll(() => keptOn(page)).toContain('draft:')
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue(name)

  const token = await tokenOf(page)
  const before = await keptOn(page)
  expect(before).toContain(token)
  expect(before).toContain('draft:')
  // What was typed lies sealed.
  expect(before).not.toContain(name)
  await signOut(page)
  const { cookies, local, session, databases, cached } = JSON.parse(await keptOn(page)) as Kept
  expect({ cookies, local: Object.keys(local) }).toEqual({ cookies: [], local: ['homeward'] })
  // The sign-in page keeps its language; all else is as before anybody signed in.
  expect(JSON.parse(local.homeward ?? '')).toEqual({
    colorScheme: 'auto',
    railCollapsed: false,
    language: 'en',
    singleKeys: true,
    columns: {},
  })
  // How far pages were scrolled says nothing about anybody.
  expect(Object.keys(session)).toEqual(['homeward:scroll'])
  for (const [, stores] of databases)
    for (const [store, , rows] of stores) expect(rows, `left in ${store}`).toEqual([])
  expect(cached.flat().filter((url) => url.includes('/api/'))).toEqual([])

  await signIn(page, 'manager')
  await page.goto('/clients/add')
  await expect(page.getByLabel('First name')).toHaveValue('')
})

test('the scheme changes, and is there at once after a reload', async ({ page }) => {
  await signIn(page, 'owner')
  const scheme = page.locator('html')
  await page.getByRole('button', { name: 'Switch to dark mode' }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: 'Switch to light mode' }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.goto('/account')
  await page.getByRole('radiogroup', { name: 'Color mode' }).getByText('Dark').click()
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible()
})

test('notifications: counted as they come, read, marked, and mailed as chosen', async ({
  page,
  baseURL,
}) => {
  const person = await addAccount(baseURL ?? '')
  const owner = await apiOf(baseURL ?? '', 'owner')
  const client = await newClient(owner)
  const mention = (body: string) =>
    owner.send('POST', 'comments', {
      parent_type: 'Client',
      parent_id: client.id,
      body: `@${person.username} ${body}`,
    })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await signIn(page, person.username)
  await expect(bell).toHaveAccessibleName('Notifications')
  await mention('please call the daughter')
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await mention('she wants mornings')
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')

  await test.step('to open one is to read it', async () => {
    await bell.click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('link').click()
    await page.waitForURL(/\/notifications\//)
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
    await page.getByRole('link', { name: 'Open client' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(client.last)
  })

  await test.step('all are marked', async () => {
    await page.goto('/notifications?state=unread')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('1 notification marked as read.')).toBeVisible()
    await expect(bell).toHaveAccessibleName('Notifications')
  })

  await test.step('which come by e-mail is chosen', async () => {
    await mailTo(baseURL ?? '', person.email, 'mentioned')
    await page.goto('/account')
    const choice = page.getByRole('switch', { name: 'Someone mentioned you' })
    await expect(choice).toBeChecked()
    await choice.press('Space')
    await expect(choice).toBeEnabled()
    await page.reload()
    await expect(choice).not.toBeChecked()
  })
})

type Kept = {
  cookies: object[]
  local: Record<string, string>
  session: object
  databases: [string, [string, string[], object[]][]][]
  cached: string[][]
}

const tokenOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'access_token')?.value ?? 'no token'
}
