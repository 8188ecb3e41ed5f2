// npm start: installs what is missing, builds the web app where its sources changed, runs the server.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadEnvFile } from './setup/env-file.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { memoryOptions } from './setup/memory.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'
import { asCommand } from './process/command.mjs'

const LOOK_FOR_NPM_MS = 1000

async function prepare() {
  console.log('Homeward')
  loadEnvFile()
  await ensureInstalled()
  await ensureWebBuilt()
}

/** Runs the server until it ends, passing on every wish to stop. The channel tells it of our own end. */
function serve() {
  const program = inRoot('apps', 'server', 'src', 'main.ts')
  const server = spawn(pinnedNode(), [...memoryOptions, program], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stop = (/** @type {NodeJS.Signals} */ signal) => void server.kill(signal)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal)
    process.on(signal, () => stop(signal))
  }
  if (process.env.npm_lifecycle_event) stopWithParent(() => stop('SIGTERM'))
  server.once('exit', (code, signal) => {
    if (signal) console.error(`the server was ended by ${signal}`)
    process.exit(code ?? 1)
  })
}

/**
 * npm that is killed cannot tell us; the system then gives us another parent, or gives one to the shell
 * between us.
 * @param {() => void} stop
 */
function stopWithParent(stop) {
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    stop()
  }, LOOK_FOR_NPM_MS)
  timer.unref()
}

/** Our parent and, where the system tells, its parent. */
function parents() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(shell)?.[1]}`
  } catch {
    return String(process.ppid)
  }
}

await asCommand(async () => {
  await prepare()
  serve()
})
