import { openHhaexchangeSimulator } from '../rooms/verification/simulators/hhaexchange.ts'
import type { Loopback } from '../rooms/verification/simulators/loopback.ts'
import { simulateSandata } from '../rooms/verification/simulators/sandata.ts'
import { seal } from '../plumbing/crypto/protected.ts'
import { loadKeys } from '../plumbing/data-folder.ts'
import { openDatabase } from '../plumbing/db/pool.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import { demoAgencyId } from './data/agency.ts'
import { demoAccounts } from './data/catalogue.ts'
import { setAccount } from './vendor-store.ts'

/** Both simulated vendors know the agency by this. */
const password = 'simulated'
const user = 'blueridge'
/** What HHAeXchange asks of a sign-in. */
const scope = 'write:aggregator'
/** What both name in the letter to an agency that begins with them. */
const evv = {
  sandata: demoAccounts.sandata.settings.evv,
  hhaexchange: { channel: 'calls', scope, withdrawal_code: '110', withdrawal_action: '11' },
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
  const account = demoAccounts.sandata.settings.account ?? ''
  const sandata = await simulateSandata({ account, user, password })
  const hhaexchange = await openHhaexchangeSimulator({ user, secret: password, scope })
  // Visits that it was told of before it was started.
  hhaexchange.held.adopts = true
  const running = { sandata, hhaexchange }
  await leadThere(databaseUrl, dataDir, running)
  const vendors: Loopback[] = Object.values(running)
  return {
    hosts: vendors.map(({ endpoint }) => new URL(endpoint).host),
    stop: async () => void (await Promise.all(vendors.map((vendor) => vendor.stop()))),
  }
}

async function leadThere(
  databaseUrl: string,
  dataDir: string,
  running: Readonly<Record<'sandata' | 'hhaexchange', Loopback>>,
): Promise<void> {
  const secret = seal(
    await loadKeys(dataDir),
    password,
    `integration_accounts.secret:${demoAgencyId}`,
  )
  const db = openDatabase(databaseUrl, { size: 1, patience: 60_000 })
  try {
    await inAgency(db, demoAgencyId, async (tx) => {
      for (const vendor of ['sandata', 'hhaexchange'] as const) {
        const { endpoint } = running[vendor]
        const { name } = demoAccounts[vendor]
        await setAccount(tx, name, { settings: { endpoint, user, evv: evv[vendor] }, secret })
      }
    })
  } finally {
    await db.close()
  }
}
