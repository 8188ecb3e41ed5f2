import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** Takes the settings of the file .env, where there is one; what the environment says goes first. */
export function loadEnvFile() {
  const path = inRoot('.env')
  if (!existsSync(path)) return
  if (!process.loadEnvFile) throw new Error('reading .env needs Node 20.12 or newer')
  process.loadEnvFile(path)
}
