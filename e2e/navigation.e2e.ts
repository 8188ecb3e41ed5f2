import { type BrowserContext, expect, type Page } from '@playwright/test'
import { firstOf, signIn, signInByPage } from './sign-in.ts'
import { test } from './test.ts'

const pathOf = (page: Page): string => new URL(page.url()).pathname

test.describe('without a session', () => {
  for (const path of ['/dashboard', '/clients?status=all', '/account', '/admin', '/field']) {
    test(`${path} asks to sign in and keeps the way back`, async ({ page }) => {
      await page.goto(path)
      await page.waitForURL(/\/signin/)
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(path)
    })
  }

  for (const path of ['/', '/error-unresponsive', '/accept-invite', '/signup', '/reset-password']) {
    test(`${path} is open`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(pathOf(page)).toBe(path)
    })
  }

  test('an unknown path shows not-found', async ({ page }) => {
    await page.goto('/there/is/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/not (be )?found|no page/i)
  })
})

test.describe('signing in', () => {
  test('goes back to where the person wanted to be', async ({ page }) => {
    await page.goto('/visits?status=approved')
    await page.waitForURL(/\/signin/)
    await submit(page, 'owner')
    await page.waitForURL(/\/visits\?status=approved/)
  })

  for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    test(`?redirect=${target} does not leave the site`, async ({ page, baseURL }) => {
      await page.goto(`/signin?redirect=${encodeURIComponent(target)}`)
      await submit(page, 'owner')
      await page.waitForURL(/\/dashboard/)
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    })
  }

  for (const [who, home] of [
    ['owner', '/dashboard'],
    ['billing', '/dashboard'],
    ['super', '/admin'],
    ['caregiver', '/field'],
  ] as const) {
    test(`${who} starts at ${home}, and is sent there from pages for guests`, async ({ page }) => {
      await signInByPage(page, who)
      await page.waitForURL((url) => url.pathname === home)
      for (const guest of ['/signin', '/reset-password']) {
        await page.goto(guest)
        await page.waitForURL((url) => url.pathname === home)
      }
    })
  }
})

test.describe('what a role may not open', () => {
  for (const [who, path] of [
    ['caregiver', '/dashboard'],
    ['caregiver', '/clients'],
    ['nurse', '/billing/claims'],
    ['manager', '/admin/activities'],
    ['owner', '/admin/outbox'],
  ] as const) {
    test(`${who} at ${path} is told so`, async ({ page }) => {
      await signIn(page, who)
      await page.goto(path)
      await page.waitForURL(/\/error-forbidden/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('a super admin may open everything', async ({ page }) => {
    await signIn(page, 'super')
    for (const path of ['/admin/outbox', '/admin/activities', '/billing/claims']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(pathOf(page)).toBe(path)
    }
  })
})

test('a session that the server no longer knows ends at the start of the app', async ({ page }) => {
  await signIn(page, 'owner')
  await endOnServer(page.context(), page)
  await page.goto('/clients')
  await page.waitForURL(/\/signin\?redirect=/)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('access_token')
})

test('a session that ends while one works says so and asks to sign in', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/clients')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await endOnServer(page.context(), page)
  // The live channel of an ended session closes within seconds, so nobody has to touch anything.
  await page.waitForURL(/\/signin\?redirect=/, { timeout: 15_000 })
  await expect(
    page.getByText('Your session has expired, please try to re-login').first(),
  ).toBeVisible()
})

test('the address of a caregiver leads to the agent', async ({ page }) => {
  await signIn(page, 'owner')
  const id = await firstOf(page, 'caregivers')
  await page.goto(`/caregivers/${id}`)
  await page.waitForURL(new RegExp(`/agents/${id}$`))
})

async function submit(page: Page, username: string): Promise<void> {
  await page.getByLabel(/Username/).fill(username)
  await page.getByLabel('Password', { exact: true }).fill('homeward-demo-2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Ends the session behind the page's back, as another device would. */
async function endOnServer(context: BrowserContext, page: Page): Promise<void> {
  const cookies = await context.cookies()
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? ''
  const answer = await page.request.delete('/api/v1/auth', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok()).toBe(true)
}
