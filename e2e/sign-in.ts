import type { Page } from '@playwright/test'

export const demoPassword = 'homeward-demo-2026'

/** Signs in through the page, as a person would. */
export async function signIn(page: Page, username: string, password?: string): Promise<void> {
  await page.goto('/signin')
  await typeCredentials(page, username, password)
  await page.waitForURL((url) => url.pathname !== '/signin')
}

/** Name and password on the page to sign in, whatever comes of it. */
export async function typeCredentials(
  page: Page,
  username: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel('Username, e-mail or phone').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs out through the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('/signin')
}

/** The first record of a list, asked with the session of the page: for pictures of its screen. */
export async function firstOf(page: Page, list: string): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  const token = cookies.find((cookie) => cookie.name === 'access_token')?.value ?? ''
  const answer = await page.request.get(`/api/v1/${list}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await answer.json()) as { data?: { id: string }[] }
  return body.data?.[0]?.id
}
