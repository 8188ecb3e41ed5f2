import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import { openCarebridgeSimulator } from '../rooms/verification/simulators/carebridge.ts'
import { openHhaexchangeSimulator } from '../rooms/verification/simulators/hhaexchange.ts'
import { goodManner } from '../rooms/verification/simulators/manner.ts'
import { simulateSandata } from '../rooms/verification/simulators/sandata.ts'
import { seal } from '../plumbing/crypto/protected.ts'
import { loadKeys } from '../plumbing/data-folder.ts'
import { openDatabase } from '../plumbing/db/pool.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import { demoAgencyId } from './data/agency.ts'
import { demoAccounts } from './data/catalogue.ts'
import { setAccount } from './vendor-store.ts'

/** The simulated vendors know the agency by this; CareBridge by a key instead of the password. */
const password = 'simulated'
const user = 'blueridge'
/** What HHAeXchange asks of a sign-in. */
const scope = 'write:aggregator'
/** Milliseconds between two looks of CareBridge at its mailbox, and between its reports. */
const looksEvery = 5000
const reportsEvery = 15 * 60_000

type Vendor = 'sandata' | 'hhaexchange' | 'carebridge'

/** A simulated vendor, and how the account of the agency leads there. */
type Running = {
  endpoint: string
  settings: object
  secret: string
  stop(): Promise<unknown>
}

type DemoVendors = {
  /** Host and port of each, which the server may reach although they are on this machine. */
  hosts: string[]
  stop(): Promise<void>
}

/** Starts the simulated EVV vendors of the demo agency and leads its accounts to them. */
export async function startDemoVendors(
  databaseUrl: string,
  { dataDir }: { dataDir: string },
): Promise<DemoVendors> {
  const running = {
    sandata: await sandata(),
    hhaexchange: await hhaexchange(),
    carebridge: await carebridge(),
  }
  await leadThere(databaseUrl, dataDir, running)
  const vendors: Running[] = Object.values(running)
  return {
    hosts: vendors.map(({ endpoint }) => new URL(endpoint).host),
    stop: async () => void (await Promise.all(vendors.map((vendor) => vendor.stop()))),
  }
}

async function sandata(): Promise<Running> {
  const { account = '', evv } = demoAccounts.sandata.settings
  const simulator = await simulateSandata({ account, user, password })
  return { ...simulator, settings: { evv }, secret: password }
}

async function hhaexchange(): Promise<Running> {
  const simulator = await openHhaexchangeSimulator({ user, secret: password, scope })
  // Visits that it was told of before it was started.
  simulator.held.adopts = true
  // What it names in the letter to an agency that begins with it.
  const evv = { channel: 'calls', scope, withdrawal_code: '110', withdrawal_action: '11' }
  return { ...simulator, settings: { evv }, secret: password }
}

async function carebridge(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-carebridge-'))
  const keys = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const signIn = { user, publicKey: keys.public }
  const simulator = await openCarebridgeSimulator({
    folder,
    signIn,
    manner: goodManner(),
    every: looksEvery,
  })
  const reports = setInterval(() => void simulator.report(new Date()), reportsEvery)
  reports.unref()
  return {
    endpoint: simulator.endpoint,
    settings: { host_key: simulator.hostKey },
    secret: keys.private,
    async stop() {
      clearInterval(reports)
      await simulator.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function leadThere(
  databaseUrl: string,
  dataDir: string,
  running: Readonly<Record<Vendor, Running>>,
): Promise<void> {
  const keys = await loadKeys(dataDir)
  const db = openDatabase(databaseUrl, { size: 1, patience: 60_000 })
  try {
    await inAgency(db, demoAgencyId, async (tx) => {
      for (const vendor of ['sandata', 'hhaexchange', 'carebridge'] as const) {
        const { endpoint, settings, secret } = running[vendor]
        const sealed = seal(keys, secret, `integration_accounts.secret:${demoAgencyId}`)
        await setAccount(tx, demoAccounts[vendor].name, {
          settings: { endpoint, user, ...settings },
          secret: sealed,
        })
      }
    })
  } finally {
    await db.close()
  }
}
