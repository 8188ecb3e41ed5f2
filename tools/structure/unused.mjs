import { exportsOf } from './exports.mjs'
import { isTest } from './sources.mjs'

/**
 * Files that are started or read by something else than an import.
 * @type {[files: RegExp, reason: string][]}
 */
const ENTRIES = [
  [/\.(?:test|e2e)\.(?:tsx?|mjs)$/, 'vitest and playwright look for these names'],
  [/(?:^|\/)(?:vite|vitest|playwright)\.config\.ts$/, 'read by the program of that name'],
  [/\/src\/testing\/(?:global-setup|setup|no-service-worker)\.ts$/, 'named in a vitest.config.ts'],
  [/\.d\.m?ts$/, 'tells the compiler about modules without types'],
  [/^apps\/web\/src\/main\.tsx$/, 'named in index.html'],
  [
    /^apps\/server\/src\/(?:main|fuzz\/main|cli\/[\w-]+|demo\/serve)\.ts$/,
    'a command, or the server itself',
  ],
  [/^apps\/server\/src\/plumbing\/(?:postgres\/serve|db\/generate-types)\.ts$/, 'a process'],
  [
    /^(?:bench\/main|bench\/(?:money|scale)\/main|bench\/servers\/\w+-server|e2e\/(?:board-speed|first-load|gallery|pictures))\.ts$/,
    'a process',
  ],
  [/^apps\/server\/src\/rooms\/verification\/testing\/faults\/worker\.ts$/, 'a process'],
  [/^packages\/x12\/src\/cli\/main\.ts$/, 'a command'],
  [
    /^tools\/(?:bench|board-speed|check|dev|evv-faults|first-load|fuzz|gallery|pictures|start|test)\.mjs$/,
    'a command',
  ],
  [/^tools\/[\w-]+\/(?:main|hooks|pre-commit|read-[\w-]+)\.mjs$/, 'a command, or a check'],
]

/**
 * Foundations with tables and calls of their own, which their tests prove before a vertical needs them.
 * @type {Record<string, string>}
 */
const AWAITED = {
  'apps/server/src/rooms/identity/door.ts issueLink': 'makes the links that the links room answers',
  'apps/server/src/rooms/identity/door.ts revokeLink': 'takes such a link back',
  'packages/x12/src/eligibility/write.ts write270': 'asks whether a person is eligible',
  'packages/x12/src/claim-inquiry/write.ts write276': 'asks a payor where claims stand',
  'apps/web/src/plumbing/live/live.ts say': 'says something to another person, as calls do',
  'apps/web/src/plumbing/live/signals.ts onSignal': 'hears what another person says',
}

/** The lists of endpoints take files whole; of them they use the endpoints alone. */
const ENDPOINT_LIST = /^packages\/contract\/src\/(?:\w+\/)?all\.ts$/
const ENDPOINT = /^export const ([\w$]+) = (?:endpoint|webhook)\b/gm

/** @typedef {import('./sources.mjs').Source} Source */
/** @typedef {Map<string, Set<string>>} Taken the names that are taken, by file; `*` for all of them */

/**
 * Files that nothing leads to, exports that no other file imports, and exports that are there for tests
 * alone. A test may take a part of a file by itself, where the file uses that part too.
 * @param {import('./sources.mjs').Sources} sources
 * @returns {string[]}
 */
export function unusedExports(sources) {
  const files = [...sources.values()]
  const byAnyone = takenBy(files, sources)
  const product = files.filter(({ path }) => !isTest(path))
  const byProduct = takenBy(product, sources)
  return files
    .filter(({ path }) => !path.endsWith('.generated.ts'))
    .flatMap((file) => {
      const { path } = file
      if (!byAnyone.has(path) && !isEntry(path))
        return [
          `${path}: nothing imports this file: delete it, or name it in tools/structure/unused.mjs`,
        ]
      const ownCode = bare(file.code)
      return [...new Set(exportsOf(file.code))].flatMap((name) => {
        const own = usesOf(ownCode, name) > 1
        const awaited = `${path} ${name}` in AWAITED
        if (isTaken(byProduct, path, name))
          return awaited ? [`${path}: ${name} is imported now: take it out of AWAITED`] : []
        if (awaited || isRead(path, name)) return []
        if (!isTaken(byAnyone, path, name))
          return [`${path}: nothing imports ${name}: ${own ? 'drop its export' : 'delete it'}`]
        return own || isTest(path) ? [] : [`${path}: only tests import ${name}: delete both`]
      })
    })
}

/** @param {string} path */
const isEntry = (path) => ENTRIES.some(([files]) => files.test(path))

/**
 * Whether a name is read by what starts the file: a config's default export, what vitest is told to load.
 * @param {string} path @param {string} name
 */
const isRead = (path, name) =>
  isEntry(path) && (name === 'default' || /\/testing\/|\.d\.mts$/.test(path))

/** @param {Taken} taken @param {string} path @param {string} name */
const isTaken = (taken, path, name) =>
  taken.get(path)?.has(name) === true || taken.get(path)?.has('*') === true

/** @param {string} code */
const bare = (code) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

/** @param {string} code @param {string} name */
const usesOf = (code, name) =>
  code.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0

/** @param {Source[]} importers @param {import('./sources.mjs').Sources} sources @returns {Taken} */
function takenBy(importers, sources) {
  /** @type {Taken} */
  const taken = new Map()
  for (const { path, links } of importers)
    for (const { to, names } of links) {
      if (to === null || to === path) continue
      const whole = ENDPOINT_LIST.test(path) && names.includes('*')
      const known = taken.get(to) ?? new Set()
      for (const name of whole ? endpointsOf(sources.get(to)) : names) known.add(name)
      taken.set(to, known)
    }
  return taken
}

/** @param {Source | undefined} file */
const endpointsOf = (file) =>
  [...(file?.code ?? '').matchAll(ENDPOINT)].map(([, name = '']) => name)
