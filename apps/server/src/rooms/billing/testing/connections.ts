import { createIntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'

type Account = Parameters<typeof call<typeof createIntegrationAccount>>[3]

/** Lets the files of the world's payor go through an account. */
export async function connect(app: TestServer, world: World, account: Account): Promise<string> {
  const { id } = await call(app, world.owner, createIntegrationAccount, account)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('payors').set({ clearinghouse_account_id: id }).execute(),
  )
  return id
}

/** A world, new or known, whose payor is reached through a folder for one test. */
export async function withFolder(app: TestServer, known?: World) {
  const root = await mkdtemp(join(tmpdir(), 'homeward-exchange-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  vi.stubEnv('EXCHANGE_DIR', root)
  const world = known ?? (await anAgency(app))
  const settings = { folder: 'availity' }
  const accountId = await connect(app, world, { name: 'Availity', vendor: 'folder', settings })
  return { world, accountId, folder: join(root, world.agencyId, 'availity') }
}
