import { isTimeZone } from '@homeward/domain/agency/time-zone'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { fewestConnections } from '../plumbing/db/connections.ts'

export type Settings = {
  port: number
  /** Whether PORT was set: then another port would be a surprise. */
  portIsChosen: boolean
  host: string
  /** null: the embedded PostgreSQL of the data folder. */
  databaseUrl: string | null
  /** The database itself, where databaseUrl names a pooler; null: databaseUrl. */
  directUrl: string | null
  /** A streaming copy of the database that answers what only reads; null: there is none. */
  readUrl: string | null
  /** Connections that the process makes at most; null: by what the database allows. */
  connections: number | null
  dataDir: string
  /** The built web app, null where it was not built. */
  webRoot: string | null
  logLevel: string
  /** Where people reach the product, without a slash at the end; null: where it listens. */
  publicUrl: string | null
  /** The mail server and who mails come from; null: mails are kept in the outbox. */
  mail: { smtpUrl: string; from: string } | null
  /** The proxies whose word is taken for a caller's address and for HTTPS; null: nobody's. */
  trustProxy: string | null
  demo: DemoSettings
}

/** How the demo agency is made, where there is one. */
type DemoSettings = {
  scale: 'full' | 'small'
  /** null: where it is mid-morning now. */
  zone: string | null
  /** Whether simulated EVV vendors answer the agency. */
  vendors: boolean
}

/** Lets agencies name services of this machine, beside those that the operator allows. */
export function allowServices(env: NodeJS.ProcessEnv, hosts: readonly string[]): void {
  env.OUTBOUND_PRIVATE_ADDRESSES = [env.OUTBOUND_PRIVATE_ADDRESSES, ...hosts]
    .filter(Boolean)
    .join(' ')
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
    directUrl: env.DATABASE_LISTEN_URL || null,
    readUrl: (databaseUrl && env.DATABASE_READ_URL) || null,
    connections: env.HOMEWARD_DATABASE_CONNECTIONS
      ? readConnections(env.HOMEWARD_DATABASE_CONNECTIONS)
      : null,
    dataDir: resolve(env.DATA_DIR || join(repository, '.data')),
    webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
    logLevel: env.LOG_LEVEL || (databaseUrl ? 'info' : 'warn'),
    publicUrl: env.PUBLIC_URL ? readPublicUrl(env.PUBLIC_URL) : null,
    mail: env.SMTP_URL ? readMail(env.SMTP_URL, env.MAIL_FROM) : null,
    trustProxy: env.TRUST_PROXY ? readTrustProxy(env.TRUST_PROXY) : null,
    demo: {
      scale: readDemoScale(env.DEMO_SCALE || 'full'),
      zone: env.DEMO_TIME_ZONE ? readDemoZone(env.DEMO_TIME_ZONE) : null,
      vendors: env.HOMEWARD_DEMO_VENDORS !== '0',
    },
  }
}

function readPort(text: string) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is ${text}, but a port is a whole number from 0 to 65535`)
}

function readConnections(text: string) {
  const connections = Number(text)
  if (Number.isInteger(connections) && connections >= fewestConnections) return connections
  throw new Error(
    `HOMEWARD_DATABASE_CONNECTIONS is ${text}, but a process needs at least ${fewestConnections}`,
  )
}

function readPublicUrl(text: string) {
  if (protocolOf(text)?.startsWith('http')) return text.replace(/\/+$/, '')
  throw new Error(`PUBLIC_URL is ${text}, but it must be like https://homeward.example.org`)
}

/** The address of a mail server may hold its password, so it is never quoted. */
function readMail(smtpUrl: string, from: string | undefined) {
  if (!['smtp:', 'smtps:'].includes(protocolOf(smtpUrl) ?? '')) {
    throw new Error('SMTP_URL must be like smtp://user:password@mail.example.org:587')
  }
  if (!from?.includes('@')) {
    throw new Error('MAIL_FROM must be set with SMTP_URL, like Homeward <care@example.org>')
  }
  return { smtpUrl, from }
}

/** Addresses, not "true": a proxy that anybody may play would let anybody choose their address. */
function readTrustProxy(text: string) {
  for (const proxy of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = proxy.split('/')
    const range = bits === undefined || (/^\d{1,3}$/.test(bits) && rest.length === 0)
    if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy) || (isIP(address) && range))
      continue
    throw new Error(`TRUST_PROXY is ${text}, but it must be like loopback or 10.0.0.0/8,192.0.2.7`)
  }
  return text
}

function readDemoScale(text: string) {
  if (text === 'full' || text === 'small') return text
  throw new Error(`DEMO_SCALE is ${text}, but it must be full or small`)
}

function readDemoZone(text: string) {
  if (isTimeZone(text)) return text
  throw new Error(`DEMO_TIME_ZONE is ${text}, but it must be a time zone like America/New_York`)
}

const protocolOf = (text: string) => URL.parse(text)?.protocol
