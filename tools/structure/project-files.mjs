import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { wrongSettings } from './environment.mjs'
import { wrongPins } from './pins.mjs'
import { allFiles, isSource, textsOf } from './read-sources.mjs'

/** @param {string} path @returns {string} */
const read = (path) => readFileSync(inRoot(path), 'utf8')

/** @param {string} path */
const readsSettings = (path) =>
  path === 'compose.yaml' || (isSource(path) && !/\.test\.\w+$/.test(path))

/**
 * Looks at what stands in the root folder: the settings and the versions that it names.
 * @returns {import('./structure.mjs').Finding[]}
 */
export function checkProjectFiles() {
  const files = textsOf(allFiles().filter(readsSettings))
  const pinned = JSON.parse(read('package.json')).dependencies.node
  const places = { nvmrc: read('.nvmrc'), dockerfile: read('Dockerfile') }
  return [
    {
      name: 'settings',
      problems: wrongSettings(files, read('.env.example')),
      seen: `${Object.keys(files).length} files`,
    },
    { name: 'versions', problems: wrongPins(pinned, places), seen: `Node ${pinned}` },
  ]
}
