import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { updatePayor } from '@homeward/contract/agency/payors'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import { onTestFinished } from 'vitest'
import { seal } from '../../../../plumbing/crypto/protected.ts'
import { inAgency } from '../../../../plumbing/db/transaction.ts'
import { aRecord } from '../../../../testing/a-record.ts'
import { call } from '../../../../testing/call.ts'
import type { TestServer } from '../../../../testing/test-server.ts'
import type { World } from '../../../../testing/world.ts'
import { aPayor } from '../../../agency/testing/factories.ts'
import { openCarebridgeSimulator } from '../../simulators/carebridge.ts'
import { openHhaexchangeSimulator } from '../../simulators/hhaexchange.ts'
import { goodManner, type Manner } from '../../simulators/manner.ts'
import { simulateSandata } from '../../simulators/sandata.ts'
import { medicaidNumber } from './crowd.ts'

/** A simulated vendor on this machine with an account, and how its sign-in goes. */
type Simulated = {
  endpoint: string
  manner: Manner
  stop(): unknown
  start(): unknown
  /** Visits that count there, each as often as it is there. */
  visitIds(): string[]
  /** Takes what it refused until now, as when a payor has placed a member. */
  relent(): void
  /** Leaves the reports of a day, where the vendor does. */
  report(): Promise<void>
  account: { settings: object; secret: string }
}

export type FaultVendor = Omit<Simulated, 'account'> & { vendor: EvvVendor; payorId: string }

const signIn = { account: '700100', user: 'homeward', password: 'right horse' }
const scope = 'write:aggregator'
const none = () => Promise.resolve()
const nothing = () => undefined

async function sandata(): Promise<Simulated> {
  const simulator = await simulateSandata(signIn, { clock: () => new Date('2026-12-01T00:00:00Z') })
  onTestFinished(() => simulator.stop())
  return {
    ...simulator,
    visitIds: () => [...simulator.counting().keys()].map((key) => key.slice(0, 36)),
    relent: nothing,
    report: none,
    account: { settings: { evv: { payer_program: 'PCS' } }, secret: signIn.password },
  }
}

async function hhaexchange(): Promise<Simulated> {
  const { user, password: secret } = signIn
  const simulator = await openHhaexchangeSimulator({ user, secret, scope })
  onTestFinished(() => simulator.stop())
  simulator.held.takesDoubles = true
  const { strangers } = simulator.held
  strangers.add(medicaidNumber(0))
  const settings = { evv: { channel: 'calls', scope } }
  const relent = () => strangers.clear()
  return { ...simulator, relent, report: none, account: { settings, secret } }
}

async function carebridge(): Promise<Simulated> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-carebridge-'))
  const keys = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const manner = goodManner()
  const simulator = await openCarebridgeSimulator({
    folder,
    signIn: { user: signIn.user, publicKey: keys.public },
    manner,
    every: 200,
  })
  onTestFinished(async () => {
    await simulator.close()
    await rm(folder, { recursive: true, force: true })
  })
  let days = 0
  return {
    ...simulator,
    manner,
    visitIds: () =>
      [...simulator.appointments].flatMap(([id, { row }]) =>
        row.ApptCancelled === 'C' ? [] : [id],
      ),
    relent: nothing,
    report: () => simulator.report(new Date(Date.parse('2026-12-01') + (days += 1) * 86_400_000)),
    account: {
      settings: { host_key: simulator.hostKey, evv: { mco_id: 'HB' } },
      secret: keys.private,
    },
  }
}

/** The vendors, each with an account of the agency and a payor that tells its visits there. */
export async function threeVendors(app: TestServer, world: World): Promise<FaultVendor[]> {
  const simulated = [
    ['sandata', await sandata()],
    ['hhaexchange', await hhaexchange()],
    ['carebridge', await carebridge()],
  ] as const
  const vendors: FaultVendor[] = []
  for (const [vendor, { account, ...rest }] of simulated) {
    const { id } = await aRecord(app, world, integrationAccounts, { vendor, name: vendor })
    const { user, account: number } = signIn
    const settings = { endpoint: rest.endpoint, user, account: number, ...account.settings }
    const place = `integration_accounts.secret:${world.agencyId}`
    // Only https can be entered; a vendor on this machine is without.
    await inAgency(app.db, world.agencyId, (tx) =>
      tx
        .updateTable('integration_accounts')
        .set({
          settings: JSON.stringify(settings),
          secret_sealed: seal(app.services.keys, account.secret, place),
        })
        .where('id', '=', id)
        .execute(),
    )
    const payor = await aPayor(app, world, { type: 'medicaid', name: `Plan of ${vendor}` })
    await call(app, world.billing_admin, updatePayor, { id: payor.id, evv_account_id: id })
    vendors.push({ ...rest, vendor, payorId: payor.id })
  }
  return vendors
}
