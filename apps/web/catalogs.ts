import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Compiles the catalogs of the languages, so that no browser has to read ICU forms. */
export const catalogs = (): Plugin => ({
  name: 'homeward:catalogs',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!/\/packages\/languages\/\w+\/\w+\.json$/.test(id)) return null
    const texts = JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>
    const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
    return JSON.stringify(Object.fromEntries(compiled))
  },
})
