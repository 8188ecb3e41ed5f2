import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export type Settings = {
  port: number
  /** Whether PORT was set: then another port would be a surprise. */
  portIsChosen: boolean
  host: string
  /** null: the embedded PostgreSQL of the data folder. */
  databaseUrl: string | null
  dataDir: string
  /** The built web app, null where it was not built. */
  webRoot: string | null
  logLevel: string
}

const repository = resolve(import.meta.dirname, '../../../..')

/** Reads the settings from the environment; README lists them. Throws an Error in words for a wrong one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const webRoot = join(repository, 'apps/web/dist')
  const databaseUrl = env.DATABASE_URL || null
  return {
    port: readPort(env.PORT || '8080'),
    portIsChosen: Boolean(env.PORT),
    // The demo's passwords are public, so nobody but this machine is served unless asked for.
    host: env.HOST || '127.0.0.1',
    databaseUrl,
    dataDir: resolve(env.DATA_DIR || join(repository, '.data')),
    webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
    logLevel: env.LOG_LEVEL || (databaseUrl ? 'info' : 'warn'),
  }
}

function readPort(text: string) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is ${text}, but a port is a whole number from 0 to 65535`)
}
