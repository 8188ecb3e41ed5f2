import { expect, type Locator } from '@playwright/test'
import { apiOf } from './api.ts'
import { later, localNow } from './clock.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'
import { reopenableVisit } from './unsigned.ts'

test.use({ reducedMotion: 'reduce' })

/** Counts what a person does: a click, a key, a field that is filled. */
const counting = () => {
  const acts: string[] = []
  return {
    acts,
    click: async (what: Locator) => {
      acts.push('click')
      await what.click()
    },
    fill: async (what: Locator, text: string) => {
      acts.push(text)
      await what.fill(text)
    },
  }
}

test('a visit is added from an empty cell in four actions, and taken back by a fifth', async ({
  page,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const [client] = await api.get<{ id: string }[]>('clients?search=Callahan')
  const person = counting()
  await signIn(page, 'manager')
  const day = later(localNow().day, 7)
  await page.goto(`/visits-calendar?rows=clients&date=${day}&by_client_id=${client?.id}`)
  await person.click(page.getByRole('gridcell', { name: /^No visits on/ }).last())
  const panel = page.getByRole('dialog', { name: 'Add visit' })
  await expect(panel.getByRole('combobox', { name: 'Client' })).toHaveValue('Dorothy Callahan')
  await person.fill(panel.getByLabel('Start time'), '9:15p')
  await person.fill(panel.getByLabel('Hours'), '0.5')
  await person.click(panel.getByRole('button', { name: 'Add visit' }))
  await expect(page.getByText('Visit added.')).toBeVisible()
  expect(person.acts).toHaveLength(4)
  await person.click(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('Removed from the schedule.')).toBeVisible()
})

test('the time of a reviewed visit is corrected in three actions, once its reason was given', async ({
  page,
  baseURL,
}) => {
  const api = await apiOf(baseURL ?? '', 'manager')
  const id = await reopenableVisit(api)
  await signIn(page, 'manager')
  await page.goto(`/visits/${id}`)
  const form = page.getByRole('form', { name: 'Correct times' })
  const time = form.getByLabel('Check-out time')
  const open = page.getByRole('button', { name: 'Correct times' })
  const save = form.getByRole('button', { name: 'Save these times' })
  await open.click()
  const before = await time.inputValue()
  const other = (clock: string) =>
    clock.includes(':45') ? clock.replace(':45', ':50') : clock.replace(/:\d\d/, ':45')
  await time.fill(other(before))
  await form.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option').first().click()
  await save.click()
  await expect(page.getByText('Times corrected.')).toBeVisible()

  const person = counting()
  await person.click(open)
  await person.fill(time, before)
  await person.click(save)
  await expect(form).toHaveCount(0)
  expect(person.acts).toHaveLength(3)
})
