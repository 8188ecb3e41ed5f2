import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { demoPassword } from '../sign-in.ts'

/** What an authenticator app shows; each code works once, so that each call has a later one. */
type App = { code(): string }

function appWith(secret: string): App {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  let step = -1
  return {
    code: () => {
      // The server takes the code of the next half minute as well.
      step += 1
      return totp.generate({ timestamp: Date.now() + step * 30_000 })
    },
  }
}

/** A code that the app does not show around now. */
export const wrongCode = (right: string): string =>
  `${(Number(right[0]) + 1) % 10}${right.slice(1)}`

/** Sets the second factor up on the page of the account; the recovery codes are kept. */
export async function enroll(page: Page): Promise<{ app: App; recovery: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This is not your current password.', { exact: true })).toBeVisible()
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  const app = appWith(await page.getByTestId('secret').innerText())
  const code = app.code()
  await page.getByLabel('Code from the app').fill(wrongCode(code))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is incorrect')).toBeVisible()
  await page.getByLabel('Code from the app').fill(code)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes.first()).toBeVisible()
  const recovery = await codes.allInnerTexts()
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.getByLabel('I saved these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  return { app, recovery }
}
