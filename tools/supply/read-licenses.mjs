// Prints which packages of the lock file come under a license that is not allowed. Needs no network.
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { licenseProblems } from './licenses.mjs'

/** @typedef {{ license?: string | { type: string }, licenses?: { type: string }[] }} Manifest */

/** @param {string} path @returns {Manifest} */
const manifestOf = (path) =>
  existsSync(inRoot(path, 'package.json'))
    ? JSON.parse(readFileSync(inRoot(path, 'package.json'), 'utf8'))
    : {}

/** Older packages name theirs as a list, or as an object. @param {Manifest} manifest */
const namedIn = ({ license, licenses }) =>
  (typeof license === 'object' ? license.type : license) ??
  licenses?.map(({ type }) => type).join(' OR ') ??
  'none'

/** @type {Record<string, { version: string, license?: string, link?: boolean }>} */
const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
const packages = Object.entries(locked)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { version, license }]) => ({
    name: path.split('node_modules/').at(-1) ?? path,
    version,
    license: license ?? namedIn(manifestOf(path)),
  }))

const problems = licenseProblems(packages)
if (packages.length === 0) problems.push('the lock file names no package')
console.log(problems.join('\n') || `${packages.length} packages`)
process.exitCode = problems.length === 0 ? 0 : 1
