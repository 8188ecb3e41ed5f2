import type { Page } from '@playwright/test'
import { firstOf } from '../sign-in.ts'

/** Something that opens over a screen: where, and by what. */
export type Overlay = {
  name: string
  /** The files of the web app that open it. */
  of: readonly string[]
  on: string | ((page: Page) => Promise<string>)
  open: (page: Page) => Promise<unknown>
  /** Lies in the screen itself, so that all of it is checked. */
  inPlace?: true
  /** Where alone it can be opened. */
  only?: 'desk' | 'phone'
}

/** Opens by the first button of a name. */
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** Opens by buttons one after the other; from the second on those of what opened before. */
export const buttons =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const [at, name] of names.entries())
      await (at === 0 ? page : page.getByRole('dialog'))
        .getByRole('button', { name })
        .first()
        .click()
  }

/** Opens a menu by its button, and chooses an item. */
export const item = (menu: string | RegExp, name: string) => async (page: Page) => {
  await button(menu)(page)
  await page.getByRole('menuitem', { name }).click()
}

export const firstRow = (page: Page) => page.locator('[data-row-link]').first().click()

/** Opens the first row, and a question of its panel. */
export const rowThen = (name: string | RegExp) => async (page: Page) => {
  await firstRow(page)
  await page.getByRole('dialog').getByRole('button', { name }).first().click()
}

/** The address of the first record of a list. */
export const record =
  (list: string, path: (id: string) => string) =>
  async (page: Page): Promise<string> => {
    const id = await firstOf(page, list)
    if (id === undefined) throw new Error(`There is nothing in ${list}.`)
    return path(id)
  }

/** A part of the page of the first active client. */
export const client = (end = '') => record('clients?status=active', (id) => `/clients/${id}${end}`)

/** Opens the list of a field. */
export const select = (name: string | RegExp) => (page: Page) =>
  // Where several are chosen, the field itself has no size.
  page.getByRole('combobox', { name }).first().press('ArrowDown')
