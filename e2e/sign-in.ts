import type { Page } from '@playwright/test'

export const demoPassword = 'homeward-demo-2026'

/** Opens the app with a session that was asked of the API, where signing in is not what is tested; in English. */
export async function signIn(
  page: Page,
  username: string,
  language: 'en' | 'es' = 'en',
): Promise<void> {
  const answer = await page.request.post('/api/v1/auth', {
    data: { data: { username, password: demoPassword, language } },
  })
  const { data: user } = (await answer.json()) as { data: Record<string, string | null> }
  const names = { access_token: 'token', agent_id: 'agent_id', assignment_id: 'assignment_id' }
  const { origin } = new URL(answer.url())
  await page.context().addCookies(
    Object.entries(names).flatMap(([name, field]) => {
      const value = user[field]
      return value ? [{ name, value, url: origin, sameSite: 'Strict' as const }] : []
    }),
  )
  // Who has a session is led on from here to where they begin.
  await page.goto('/signin')
  await page.waitForURL((url) => url.pathname !== '/signin')
}

/** Signs in through the page, as a person would. */
export async function signInByPage(page: Page, username: string, password?: string): Promise<void> {
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
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('/signin')
}

/** The first record of a list, asked with the session of the page: for pictures of its screen. */
export async function firstOf(page: Page, list: string): Promise<string | undefined> {
  const answer = await page.request.get(`/api/v1/${list}`, { headers: await sessionOf(page) })
  const body = (await answer.json()) as { data?: { id: string }[] }
  return body.data?.[0]?.id
}

/** The session of the page, for a call beside it. */
export async function sessionOf(page: Page): Promise<{ authorization: string }> {
  const cookies = await page.context().cookies()
  const token = cookies.find((cookie) => cookie.name === 'access_token')?.value ?? ''
  return { authorization: `Bearer ${token}` }
}
