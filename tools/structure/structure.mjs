import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { doorCycles, importCycles } from './cycles.mjs'
import { workspaceOf, wrongDirections } from './directions.mjs'
import { deadPaths } from './documents.mjs'
import { exportsOf } from './exports.mjs'
import { barrels, strayQueries, tooLong } from './files.mjs'
import { sourcesOf } from './sources.mjs'
import { allFiles, declaredPackages, isSource, textsOf } from './read-sources.mjs'
import { roomCircles } from './room-circles.mjs'
import { wrongRooms } from './rooms.mjs'
import { declaredSignals, untypedSignals } from './signals.mjs'
import { unusedExports } from './unused.mjs'

/** Where there must be files. A check that sees none proves nothing. */
const ZONES = {
  domain: /^packages\/domain\/src\//,
  contract: /^packages\/contract\/src\//,
  x12: /^packages\/x12\/src\//,
  evv: /^packages\/evv\/src\//,
  'server plumbing': /^apps\/server\/src\/plumbing\//,
  'server rooms': /^apps\/server\/src\/rooms\/[^/]+\//,
  'web ui': /^apps\/web\/src\/ui\//,
  'web plumbing': /^apps\/web\/src\/plumbing\//,
  'web rooms': /^apps\/web\/src\/rooms\/[^/]+\//,
  'web app': /^apps\/web\/src\/app\//,
  e2e: /^e2e\//,
  bench: /^bench\//,
  tools: /^tools\//,
}

/**
 * @typedef {{ name: string, problems: string[], seen: string }} Finding `seen` says how much was looked at
 */

/**
 * Looks at all sources.
 * @returns {Finding[]}
 */
export function checkStructure() {
  const files = allFiles()
  const paths = files.filter(isSource)
  const sources = sourcesOf(textsOf(paths))
  const declared = declaredPackages([...new Set(paths.map(workspaceOf))])
  const doors = JSON.parse(readFileSync(inRoot('tools', 'structure', 'doors.json'), 'utf8'))
  const documents = textsOf(files.filter((path) => /^(?:docs\/.*|[^/]+)\.md$/.test(path)))
  const links = [...sources.values()].reduce((sum, source) => sum + source.links.length, 0)
  const seen = `${sources.size} files, ${links} imports`
  return [
    emptyZones(paths),
    { name: 'directions', problems: wrongDirections(sources, declared), seen },
    {
      name: 'rooms',
      problems: [...doorCycles(doors), ...wrongRooms(sources, doors)],
      seen: roomsOf(paths),
    },
    { name: 'circles', problems: importCycles(sources), seen },
    { name: 'words', problems: roomCircles(sources, doors), seen },
    { name: 'sql', problems: strayQueries(sources), seen: roomsOf(paths) },
    { name: 'barrels', problems: barrels(sources), seen },
    { name: 'length', problems: tooLong(sources), seen },
    signals(sources),
    unused(sources, files),
    documentPaths(documents, files),
  ]
}

/** @param {string[]} sources @returns {Finding} */
function emptyZones(sources) {
  const counts = Object.entries(ZONES).map(([zone, pattern]) => ({
    zone,
    count: sources.filter((path) => pattern.test(path)).length,
  }))
  return {
    name: 'zones',
    problems: counts.filter(({ count }) => count === 0).map(({ zone }) => `${zone}: no files seen`),
    seen: counts.map(({ zone, count }) => `${zone} ${count}`).join(', '),
  }
}

/** @param {string[]} sources */
function roomsOf(sources) {
  const rooms = sources.flatMap(
    (path) => /^apps\/\w+\/src\/rooms\/[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  )
  return `${new Set(rooms).size} rooms`
}

/** @param {Record<string, string>} documents @param {string[]} files @returns {Finding} */
function documentPaths(documents, files) {
  const names = Object.keys(documents)
  const problems = deadPaths(documents, files)
  if (names.length === 0) problems.push('no document seen')
  return { name: 'documents', problems, seen: `${names.length} documents` }
}

/**
 * What nobody imports. The generated files are read for what they import.
 * @param {import('./sources.mjs').Sources} sources @param {string[]} files @returns {Finding}
 */
function unused(sources, files) {
  const generated = sourcesOf(textsOf(files.filter((path) => path.endsWith('.generated.ts'))))
  const exported = [...sources.values()].reduce((sum, { code }) => sum + exportsOf(code).length, 0)
  return {
    name: 'unused',
    problems: unusedExports(new Map([...sources, ...generated])),
    seen: `${exported} exports`,
  }
}

/** @param {import('./sources.mjs').Sources} sources @returns {Finding} */
function signals(sources) {
  const counts = Object.entries(declaredSignals(sources)).map(([kind, names]) => ({
    kind,
    count: names.size,
  }))
  const unseen = counts.filter(({ count }) => count === 0).map(({ kind }) => `no ${kind} seen`)
  const seen = counts.map(({ kind, count }) => `${count} ${kind}`).join(', ')
  return { name: 'signals', problems: [...unseen, ...untypedSignals(sources)], seen }
}
