import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { step } from './progress.mjs'
import { inRoot } from './root.mjs'

/** All that the built web app depends on. */
const SOURCES = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/languages',
  'package-lock.json',
  'tsconfig.base.json',
]
const MARK = inRoot('apps', 'web', 'dist', '.sources')

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => !/[\\/](node_modules|dist)[\\/]|\.test\.tsx?$/.test(path))
    .filter((path) => statSync(path).isFile())
}

function digest() {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((source) =>
    source.includes('.') ? [inRoot(source)] : filesBelow(inRoot(source)),
  )
  for (const file of files.sort())
    hash.update(file.slice(inRoot().length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the web app unless the build at hand was made from these very sources. */
export async function ensureWebBuilt() {
  const wanted = digest()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return
  await step('building the web app', async () => {
    rmSync(MARK, { force: true }) // a build that fails half way is nobody's
    const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
    const { code, output } = await run(pinnedNode(), [vite, 'build'], {
      cwd: inRoot('apps', 'web'),
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error(`the web app could not be built:\n${output}`)
    writeFileSync(MARK, wanted)
  })
}
