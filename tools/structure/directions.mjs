import { builtinModules } from 'node:module'
import { isTest } from './sources.mjs'

/**
 * What a workspace may import: other workspaces of ours, and which packages (any that it declares where
 * `packages` is left out). `node` is where it may use what only Node has.
 * @typedef {{ workspaces: string[], packages?: string[], never?: string[], node: RegExp }} Rule
 */

const NOWHERE = /^$/
const ANYWHERE = /./
const DATABASE = ['pg', 'kysely', 'graphile-worker']

/** @type {Record<string, Rule>} */
const RULES = {
  'packages/domain': {
    workspaces: [],
    packages: ['temporal-polyfill', 'rrule-temporal'],
    node: NOWHERE,
  },
  'packages/contract': { workspaces: ['packages/domain'], packages: ['zod'], node: NOWHERE },
  'apps/web': {
    workspaces: ['packages/domain', 'packages/contract', 'packages/languages'],
    never: [...DATABASE, 'fastify'],
    node: /^apps\/web\/[^/]+$/,
  },
  'apps/server': { workspaces: ['packages/*'], node: ANYWHERE },
  e2e: { workspaces: ['packages/contract', 'tools'], never: DATABASE, node: ANYWHERE },
  bench: { workspaces: ['packages/*', 'apps/server', 'tools'], node: ANYWHERE },
  tools: { workspaces: [], node: ANYWHERE },
}

/**
 * Every other package is a wire format: no dependency at all, files only by its commands.
 * @type {Rule}
 */
const FORMAT = { workspaces: [], packages: [], node: /\/src\/cli\// }

/** @param {string} path @returns {string} such as apps/server or e2e */
export const workspaceOf = (path) => /^(?:(?:apps|packages)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path

/**
 * Imports against the direction of the workspaces, of undeclared packages, of Node where there is none.
 * @param {import('./sources.mjs').Sources} sources
 * @param {Record<string, string[]>} declared the names in each workspace's package.json
 * @returns {string[]}
 */
export function wrongDirections(sources, declared) {
  return [...sources.values()].flatMap(({ path, links }) =>
    links.flatMap(({ from, to }) => {
      const fault = to === null ? faultOfPackage(path, from, declared) : faultOfTarget(path, to)
      return fault === null ? [] : [`${path}: imports ${from}, ${fault}`]
    }),
  )
}

/** @param {string} path @param {string} to */
function faultOfTarget(path, to) {
  const own = workspaceOf(path)
  const other = workspaceOf(to)
  const { workspaces } = RULES[own] ?? FORMAT
  const allowed = own === other || workspaces.some((name) => name === other || fits(name, other))
  return allowed ? null : `but ${own} may not know ${other}`
}

/** @param {string} pattern @param {string} name */
const fits = (pattern, name) => pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1))

/** @param {string} path @param {string} from @param {Record<string, string[]>} declared */
function faultOfPackage(path, from, declared) {
  const own = workspaceOf(path)
  const { packages, never = [], node } = RULES[own] ?? FORMAT
  const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/')
  if (from.startsWith('node:') || builtinModules.includes(name)) {
    return node.test(path) || isTest(path) ? null : 'which only Node has'
  }
  if (name.startsWith('virtual:')) return null // made by a plugin of the build
  if (never.includes(name)) return `which is not for ${own}`
  if (isTest(path) && [...(declared[own] ?? []), ...(declared['.'] ?? [])].includes(name))
    return null
  if (packages !== undefined && !packages.includes(name)) return `which is not for ${own}`
  return [...(declared[own] ?? []), ...(declared['.'] ?? [])].includes(name)
    ? null
    : `which ${own}/package.json does not declare`
}
