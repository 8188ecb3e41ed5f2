import { demoPassword } from '@homeward/domain/identity/demo-people'
import { readable } from './address.ts'
import type { Settings } from './settings.ts'

const DEMO_USERS = ['owner', 'admin', 'manager', 'nurse', 'billing', 'caregiver', 'super']

/** What the person who started the program reads: where it is and how to get in. */
export function welcome(settings: Settings, address: string): string {
  const { port } = new URL(address)
  const lines = ['', `Homeward is at ${readable(address, settings.host)}`]
  if (!settings.portIsChosen && Number(port) !== settings.port) {
    lines.push(
      `  (port ${settings.port} is taken by another program, so this is the next free one)`,
    )
  }
  if (settings.webRoot === null) lines.push('  without its screens: the web app is not built')
  if (settings.databaseUrl === null) {
    lines.push('', `Sign in at ${readable(address, settings.host)}/signin as one of`)
    lines.push(`  ${DEMO_USERS.join(', ')}`, `with the password ${demoPassword}`)
  }
  if (settings.host === '127.0.0.1') {
    lines.push('', 'Only this machine can reach it. HOST=0.0.0.0 opens it to the network.')
  }
  return [...lines, '', 'Ctrl-C stops it.', ''].join('\n')
}
