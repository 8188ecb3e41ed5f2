import { pathToFileURL } from 'node:url'
import { inRoot } from '../setup/root.mjs'

/**
 * @typedef {import('./schemas.mjs').Schema} Schema
 * @typedef {{ file: string, name: string, spec: string | null, method: string, path: string, schema: Schema | null, timeout?: number, input?: { shape: Record<string, { def: { defaultValue?: unknown } }> } }} Endpoint
 */

/**
 * Every endpoint that the contract exports. Only a Node that reads TypeScript can do it.
 * @param {string[]} files
 * @returns {Promise<Endpoint[]>}
 */
export async function endpointsIn(files) {
  const found = await Promise.all(
    files.map(async (file) => {
      const module = await import(pathToFileURL(inRoot(file)).href)
      return Object.entries(module).flatMap(([name, value]) =>
        isEndpoint(value)
          ? [
              {
                file,
                name,
                spec: value.spec ?? null,
                method: value.method,
                path: value.path,
                schema: value.returns.schema ?? null,
                ...(value.timeout && { timeout: value.timeout }),
                ...(value.input && { input: value.input }),
              },
            ]
          : [],
      )
    }),
  )
  return found.flat()
}

/**
 * @param {unknown} value
 * @returns {value is { spec?: string, method: string, path: string, timeout?: number, input?: Endpoint['input'], returns: { schema?: Schema } }}
 */
const isEndpoint = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'returns' in value
