import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

const source = `${import.meta.dirname}/../..`
const styles = globSync(`${source}/**/*.css`).map((file) => readFileSync(file, 'utf8'))

/** Widths in em of 16 px at which screens change: small cards, phones, 1025 px. */
const known = ['30em', '36em', '48em', '64.0625em']

test('a screen counts as large from 1025 px on, wherever it is asked', () => {
  const asked = styles.flatMap((css) =>
    [...css.matchAll(/@media[^{]*?(?:width)[^{]*?([\d.]+(?:em|px|rem))\s*\)/g)].map(
      ([, width]) => width,
    ),
  )
  expect(asked.length).toBeGreaterThan(30)
  expect(new Set(asked)).toEqual(new Set(known))
  expect(theme.breakpoints?.md).toBe('64.0625em')
})
