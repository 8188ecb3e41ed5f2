import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { declares, outlineOf } from './contract/outline.ts'

const folder = join(resolve(import.meta.dirname, '../../packages/contract/src'), '/')

/** Marks a module of the contract with its schemas. */
const full = '?schemas'

/**
 * Gives the app the endpoints of the contract without their schemas, which are loaded where a form is
 * filled in: `plumbing/api/schemas.ts`. Both follow from the one declaration.
 */
export const contractOutline = (): Plugin => ({
  name: 'homeward:contract-outline',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.endsWith(full)) return source
    // Schemas are made of schemas.
    if (!importer?.startsWith(folder)) return null
    const found = await this.resolve(source, bare(importer), options)
    return found && (await declarationsIn(found.id)) ? found.id + full : found
  },
  async load(id) {
    if (id.endsWith(full)) return pure(readFileSync(bare(id), 'utf8'))
    const found = await declarationsIn(id)
    return found ? pure(outlineOf(found, id + full)) : null
  },
})

const bare = (id: string): string => id.replace(/\?schemas$/, '')

/** A declaration does nothing by itself: whoever uses none of it need not load it. */
const pure = (code: string) => ({ code, moduleSideEffects: false })

/** What a module of the contract declares; undefined where there is no endpoint in it. */
async function declarationsIn(id: string): Promise<Record<string, unknown> | undefined> {
  if (!id.startsWith(folder) || !id.endsWith('.ts')) return undefined
  const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>
  return declares(module) ? module : undefined
}
