// Finds a Chromium for the browser tests, or gets one. Run it alone to see which one is used:
//   node tools/find-browser.mjs
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { asCommand } from './process/command.mjs'
import { inRoot } from './setup/root.mjs'
import { isMain } from './setup/is-main.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

/** @returns {string | null} */
function onThisSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  return [...candidates, ...FIXED_PLACES].find((path) => existsSync(path)) ?? null
}

/** @returns {string | null} */
function ofPlaywright() {
  try {
    const require = createRequire(inRoot('e2e', 'package.json'))
    const path = require('playwright-core').chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

/**
 * @param {(line: string) => void} log
 * @returns {string | null}
 */
function fromDebian(log) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null
  log('no browser here: installing chromium with apt-get (about 100 MB, a minute or two)')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, encoding: 'utf8', maxBuffer: 64 << 20 })
  apt('update', '-q')
  const install = apt('install', '-y', '-q', '--no-install-recommends', 'chromium')
  if (install.status !== 0) log(`apt-get could not install chromium: ${lastLines(install)}`)
  return onThisSystem()
}

/**
 * @param {(line: string) => void} log
 * @returns {string | null}
 */
function fromPlaywright(log) {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  if (!existsSync(cli)) return null
  log('no browser here: asking Playwright to download its own (about 170 MB)')
  const download = spawnSync(pinnedNode(), [cli, 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 5 * 60_000,
  })
  if (download.status !== 0) log(`Playwright could not download it: ${lastLines(download)}`)
  return ofPlaywright()
}

/** @param {{ stdout?: string | null, stderr?: string | null, error?: Error }} outcome */
const lastLines = ({ stdout, stderr, error }) =>
  error?.message ?? `${stdout ?? ''}\n${stderr ?? ''}`.trim().split('\n').slice(-3).join(' | ')

/**
 * The path of a Chromium: CHROMIUM_PATH, a system one, Playwright's own, or a fresh installation.
 * Throws an Error that says what to do where none can be had.
 * @param {(line: string) => void} [log]
 * @returns {string}
 */
export function findBrowser(log = () => {}) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH points to ${chosen}, where there is nothing`)
  }
  const found = onThisSystem() ?? ofPlaywright() ?? fromDebian(log) ?? fromPlaywright(log)
  if (found) return found
  throw new Error(
    'no Chromium or Chrome on this machine and none could be installed: install one, or set CHROMIUM_PATH',
  )
}

if (isMain(import.meta.url)) {
  await asCommand(async () => console.log(findBrowser((line) => console.error(line))))
}
