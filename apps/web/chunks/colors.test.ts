import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unusedColors } from '../component-styles.ts'

const folder = join(import.meta.dirname, '../src')
const named = new RegExp(`['"-](${unusedColors.join('|')})(['".]|-\\d)`)

test('no source names a color whose values the build leaves out', () => {
  const sources = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !/\.test\.|\/testing\//.test(name),
  )
  expect(sources.length).toBeGreaterThan(100)
  const naming = sources.filter((name) => named.test(readFileSync(join(folder, name), 'utf8')))
  expect(naming).toEqual([])
})
