import { expect, type Page } from '@playwright/test'

/** Opens the command palette with its keys, ready for letters. */
export async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search everything' })).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('textbox', { name: 'Search everything' })).toBeFocused()
}

/** Finds something in the command palette and goes there, with the keyboard alone. */
export async function goByPalette(
  page: Page,
  typed: string,
  entry: { title: string; hint?: string },
): Promise<void> {
  const { title, hint = '' } = entry
  await openPalette(page)
  await page.keyboard.type(typed)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const found = palette.getByRole('button').filter({ hasText: title }).filter({ hasText: hint })
  await expect(found.first()).toBeVisible()
  // The first entry is chosen by itself.
  const chosen = palette.locator('[data-selected]')
  for (let row = 0; row < 30; row++) {
    const words = await chosen.innerText()
    if (words.includes(title) && words.includes(hint)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(chosen).toContainText(title)
  await expect(chosen).toContainText(hint)
  await page.keyboard.press('Enter')
  await expect(palette).toHaveCount(0)
}
