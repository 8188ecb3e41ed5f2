import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { sendClaim, takePayment } from './chain/billing.ts'
import { addAuthorization, addClient, planCare } from './chain/office.ts'
import { workOffline } from './chain/phone.ts'
import { reviewVisit, staffVisits } from './chain/schedule.ts'
import { slotBeforeNow } from './clock.ts'
import { signInByPage } from './sign-in.ts'
import { test } from './test.ts'

test('one client, from authorization to paid', async ({ page, browser, baseURL }) => {
  const slot = slotBeforeNow()

  await test.step('1. a wrong password is told, the right one lets in', async () => {
    await page.goto('/visits')
    await expect(page).toHaveURL(/\/signin\?redirect=/)
    await page.getByLabel('Username, e-mail or phone').fill('owner')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('incorrect')
    await signInByPage(page, 'owner')
  })

  await test.step('2. a client', () => addClient(page))
  await test.step('3. an authorization', () => addAuthorization(page, slot.day))
  await test.step('4. a care plan, and its visits', () => planCare(page, slot))
  const visit = await test.step('5. a caregiver, and no second place at the same time', () =>
    staffVisits(page, slot))
  await test.step('6. the phone, without a network', () => workOffline(browser, baseURL ?? ''))
  await test.step('7. the review', () => reviewVisit(page, visit, slot))
  const file = await test.step('8. the claim and its file', () => sendClaim(page))
  await test.step('9. the payment', () => takePayment(page, file))

  await test.step('10. the whole way on the page of the visit', async () => {
    await page.goto(visit)
    const timeline = page.getByRole('list', { name: 'Visit progress' })
    await expect(timeline.getByRole('listitem')).toHaveCount(9)
    await expect(timeline).toContainText('Paid')
    await expect(timeline.getByRole('img', { name: 'done' })).toHaveCount(9)
    await expectAccessible(page)
  })
})
