import { type Browser, expect, type Page } from '@playwright/test'
import { addAccount, addPerson, mailTo, stamp } from './accounts/people.ts'
import { readMail } from './accounts/outbox.ts'
import { enroll, wrongCode } from './accounts/second-factor.ts'
import { apiOf } from './api.ts'
import { demoPassword, signIn, signOut, typeCredentials } from './sign-in.ts'
import { test } from './test.ts'

// A page that is not there by then is not coming.
test.use({ navigationTimeout: 15_000 })

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('an agency asks to join, is approved, and asks for a second factor', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = stamp()
  const agency = `Ridgeline Care ${own}`
  const [email, username] = [`nora.${own}@example.org`, `nora.${own}`]
  const admin = await another(browser, 'super')

  await test.step('it asks', async () => {
    await page.goto('/signin')
    await page.getByRole('link', { name: 'New agency? Request access' }).click()
    await page.getByLabel('Agency name').fill(agency)
    await page.getByRole('combobox', { name: 'State' }).fill('North')
    await page.getByRole('option', { name: 'North Carolina' }).click()
    await page.getByLabel('Your name').fill('Nora Ridge')
    await page.getByLabel('E-mail').fill('nora at example')
    await page.getByRole('button', { name: 'Request access' }).click()
    await expect(page.getByText('Enter an e-mail address like')).toBeVisible()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Request access' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })

  await test.step('a super admin approves', async () => {
    await admin.goto('/admin/signup-requests')
    await admin.getByRole('link', { name: agency }).click()
    const panel = admin.getByRole('dialog')
    await expect(panel).toContainText(email)
    await panel.getByRole('button', { name: 'Approve' }).click()
    const question = admin.getByRole('dialog', { name: `Approve ${agency}?` })
    await question.getByRole('button', { name: 'Approve' }).click()
    await expect(admin.getByText(`${agency} created.`)).toBeVisible()
    await expect(admin.getByRole('link', { name: agency })).toHaveCount(0)
  })

  await test.step('its owner sets the account up, from the mail in the outbox', async () => {
    const { path } = await readMail(admin, email, /is ready/)
    await page.goto(path)
    await page.getByLabel('Username').fill(username)
    await chooseNewPassword(page, demoPassword)
    // The token is worth an account, so it must not stay in the address bar.
    expect(page.url()).not.toContain('token')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await typeCredentials(page, username)
    await page.waitForURL('/dashboard')
    await expect(page.getByText(agency).first()).toBeVisible()
    await page.goto('/clients')
    await expect(page.getByText('No active clients yet')).toBeVisible()
  })

  await test.step('it asks for a second factor, and its owner is led to it', async () => {
    const owner = await apiOf(baseURL ?? '', username)
    const { agency_id: id } = await owner.get<{ agency_id: string }>('me')
    await owner.send('PATCH', `agencies/${id}`, { second_factor_required: true })
    await page.goto('/visits')
    await page.waitForURL(/\/account\?redirect=/)
    await expect(page.getByText('Your agency requires two-step verification')).toBeVisible()
    await enroll(page)
    await page.waitForURL('/visits')
    await page.goto('/account')
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeDisabled()
  })
  await admin.context().close()
})

test('an employee is invited and accepts; the inviter hears of it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await addPerson(await apiOf(baseURL ?? '', 'owner'))
  const guest = await (await browser.newContext()).newPage()
  const admin = await another(browser, 'super')
  await signIn(page, 'owner')
  await page.goto('/admin/accounts')
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(person.name)
  await page.getByRole('button', { name: `Invite ${person.name}` }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByText(`Invite sent to ${person.name} at ${person.email}.`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('Invited')
  const unread = await unreadOf(page)

  const { path, code } = await readMail(admin, person.email, /invites you/)
  await guest.goto(path)
  await guest.getByLabel('Confirmation code').fill(code.startsWith('2') ? '33333333' : '22222222')
  await guest.getByLabel('Username').fill(person.username)
  await chooseNewPassword(guest, demoPassword)
  await guest.getByRole('button', { name: 'Create account' }).click()
  await expect(guest.getByText('This code is incorrect.')).toBeVisible()
  await guest.getByLabel('Confirmation code').fill(code.toLowerCase())
  await guest.getByRole('button', { name: 'Create account' }).click()
  await guest.getByRole('link', { name: 'Sign in' }).click()
  await typeCredentials(guest, person.username)
  await guest.waitForURL('/dashboard')

  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread + 1} unread`)
  await bell(page).click()
  const latest = page.getByRole('dialog', { name: /^Notifications/ })
  await expect(latest.getByRole('link').first()).toContainText(person.name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('Active')
  await guest.goto(path)
  await expect(guest.getByRole('heading', { name: 'This link was already used' })).toBeVisible()
  for (const one of [guest, admin]) await one.context().close()
})

test('a forgotten password is set anew by the link of a mail', async ({ page, baseURL }) => {
  const person = await addAccount(baseURL ?? '')
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Username, e-mail or phone').fill(person.username)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('we sent a link')).toBeVisible()

  const { path } = await mailTo(baseURL ?? '', person.email, 'Choose a new password')
  await page.goto(path)
  await chooseNewPassword(page, 'seven lanterns by the river')
  expect(page.url()).not.toContain('code')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await typeCredentials(page, person.username)
  await expect(page.getByRole('alert')).toContainText('incorrect')
  await typeCredentials(page, person.username, 'seven lanterns by the river')
  await page.waitForURL('/dashboard')
})

test('a changed password ends the other sessions; a common one is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await addAccount(baseURL ?? '')
  const elsewhere = await another(browser, person.username)
  await signIn(page, person.username)
  await page.goto('/account')
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.getByLabel(/^Current password/).fill(demoPassword)
  await chooseNewPassword(page, 'password1234')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('too common')).toBeVisible()
  await chooseNewPassword(page, 'quiet ferry, early bread')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('elsewhere you are signed out')).toBeVisible()
  await elsewhere.waitForURL(/\/signin/, { timeout: 5000 })
  await elsewhere.context().close()
  await signOut(page)
  await typeCredentials(page, person.username, 'quiet ferry, early bread')
  await page.waitForURL((url) => url.pathname !== '/signin')
})

test('a second factor: set up, asked for, opened by a recovery code, switched off', async ({
  page,
  baseURL,
}) => {
  const { username } = await addAccount(baseURL ?? '')
  await signIn(page, username)
  await page.goto('/account')
  const { app, recovery } = await enroll(page)
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible()
  await signOut(page)

  await test.step('a code opens the account', async () => {
    await typeCredentials(page, username)
    const code = app.code()
    await typeCode(page, wrongCode(code))
    await expect(page.getByRole('alert')).toContainText('This code is incorrect')
    await typeCode(page, code)
    await page.waitForURL('/dashboard')
    await signOut(page)
  })

  await test.step('a recovery code opens it, once', async () => {
    const [first = ''] = recovery
    await typeCredentials(page, username)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await typeCode(page, first)
    await page.waitForURL('/dashboard')
    await signOut(page)
    await typeCredentials(page, username)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await typeCode(page, first)
    await expect(page.getByRole('alert')).toContainText('This code is incorrect')
    await typeCode(page, recovery[1] ?? '')
    await page.waitForURL('/dashboard')
  })

  await test.step('it is switched off', async () => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByLabel('Your password').fill(demoPassword)
    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
    await signOut(page)
    await typeCredentials(page, username)
    await page.waitForURL('/dashboard')
  })
})

test('a session on another device is ended, and its screen is left at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username } = await addAccount(baseURL ?? '')
  const elsewhere = await another(browser, username)
  await elsewhere.goto('/clients')
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(page, username)
  await page.goto('/account')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await elsewhere.waitForURL(/\/signin\?redirect=/, { timeout: 5000 })
  await expect(elsewhere.getByText('Your session has expired').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0)
  await elsewhere.context().close()
})

test('a super admin enters the agency, which the bar says, and leaves it', async ({
  page,
  baseURL,
}) => {
  const owner = await apiOf(baseURL ?? '', 'owner')
  const { agency } = await owner.get<{ agency: { name: string } }>('me')
  await signIn(page, 'super')
  await page.waitForURL('/admin')
  const mark = page.getByRole('group', { name: 'Super admin' })
  const leave = mark.getByRole('button', { name: `Leave ${agency.name}` })
  // The super admin of the demo works in its agency too, and starts there.
  await leave.click()
  await page.waitForURL('/admin/agencies')
  await expect(mark).toHaveCount(0)
  await page.goto('/clients')
  await page.waitForURL(/\/admin\/agencies\?redirect=/)
  await page.getByRole('searchbox', { name: 'Search agencies' }).fill(agency.name)
  // Rows that move under the pointer take no click.
  await page.waitForURL(/search=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Enter ${agency.name}` }).click()
  await page.waitForURL('/clients')
  await expect(mark).toContainText(`Super admin in ${agency.name}`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await leave.click()
  await page.waitForURL('/admin/agencies')
  await expect(mark).toHaveCount(0)
})

test('whoever does nothing is warned, signed out, and finds what was typed again', async ({
  page,
  baseURL,
}) => {
  const { idle_timeout: minutes } = await (
    await apiOf(baseURL ?? '', 'manager')
  ).get<{ idle_timeout: number }>('me')
  const idle = minutes * 60_000
  await page.clock.install()
  await signIn(page, 'manager')
  await page.goto('/clients/add')
  await page.getByLabel('First name').fill('Ottoline')
  const warning = page.getByRole('dialog', { name: 'Are you still here?' })

  await page.clock.fastForward(idle - 30_000)
  await expect(warning).toContainText(/signed out in (2\d|30) seconds/)
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(warning).toHaveCount(0)

  await page.clock.fastForward(idle - 30_000)
  await expect(warning).toBeVisible()
  await page.clock.fastForward(31_000)
  await page.waitForURL(/\/signin\?redirect=/)
  await typeCredentials(page, 'manager')
  await page.waitForURL('/clients/add')
  await expect(page.getByLabel('First name')).toHaveValue('Ottoline')
})

test('whoever guesses is slowed down and told for how long', async ({ page }) => {
  const name = `nobody.${stamp()}`
  await page.goto('/signin')
  const wait = page.getByRole('button', { name: /^Try again in 0:\d\d$/ })
  for (let tries = 0; tries < 7 && !(await wait.isVisible()); tries++) {
    await typeCredentials(page, name, `guess number ${tries}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Sign in|Try again in .*)$/ })).toBeVisible()
  }
  await expect(wait).toBeDisabled()
  await expect(page.getByRole('alert')).toContainText(/wait|again/i)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

/** Somebody signed in in a browser of their own. */
async function another(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await signIn(page, username)
  return page
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^New password(?! again)/).fill(password)
  await page.getByLabel(/^Confirm new password/).fill(password)
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/code/i).first().fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** How many notifications the bell says are unread. */
async function unreadOf(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? ''
  return Number(/\d+/.exec(name)?.[0] ?? 0)
}
