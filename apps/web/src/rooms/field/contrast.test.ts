import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { surfaces } from '../../ui/theme/surfaces.ts'

/** What is read at arm's length in sunlight: text at 7 to 1 (AAA) in both schemes. */
const inSunlight = [
  ['the main act', 'sheet', 'pine-ink'],
  ['times and names on the card', 'ink', 'sheet'],
  ['times and names on the paper', 'ink', 'canvas'],
  ['the state of sending', 'ink-2', 'canvas'],
] as const

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(inSunlight)('%s is read in sunlight', (_, text, ground) => {
  for (const scheme of ['light', 'dark'] as const)
    expect(contrast(surfaces[scheme][text], surfaces[scheme][ground])).toBeGreaterThanOrEqual(7)
})

test('the main act is drawn in those colors', () => {
  const styles = readFileSync(join(import.meta.dirname, 'field.module.css'), 'utf8')
  const huge = /\.huge \{[^}]*\}/.exec(styles)?.[0] ?? ''
  expect(huge).toContain('background: var(--hw-pine-ink)')
  expect(huge).toContain('color: var(--hw-sheet)')
})
