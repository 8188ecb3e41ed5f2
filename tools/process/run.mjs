import { spawn } from 'node:child_process'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] in addition to ours
 * @property {boolean} [show] lets the output through instead of keeping it
 * @property {boolean} [shell]
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the code is 1 where a signal ended it
 */
export function run(command, args, { cwd, env, show = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    // In a group of its own, so that all that it started can be ended with it.
    const child = spawn(command, args, {
      ...(cwd ? { cwd } : {}),
      env: { ...process.env, ...(show ? {} : { NO_COLOR: '1' }), ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell,
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Ends every program that is still running, with all that it started. */
export function endAll() {
  for (const child of running) {
    try {
      if (process.platform === 'win32' || child.pid === undefined) child.kill()
      else process.kill(-child.pid, 'SIGTERM')
    } catch {
      // it ended meanwhile
    }
  }
}
