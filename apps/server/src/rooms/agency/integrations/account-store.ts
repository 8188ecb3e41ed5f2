import type { IntegrationTest } from '@homeward/contract/agency/integrations'
import type { TestedHealth } from '@homeward/domain/agency/integrations'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

export const lockAccount = (tx: Tx, id: string) =>
  tx
    .selectFrom('integration_accounts')
    .select('health')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** An account as its connection is opened, with its sealed secret. */
export const findTransportAccount = (tx: Tx, id: string) =>
  tx
    .selectFrom('integration_accounts')
    .select(['id', 'agency_id', 'name', 'vendor', 'settings', 'secret_sealed', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Stores the result of a test. */
export const keepTest = (
  tx: Tx,
  id: string,
  { test, ...found }: { health: TestedHealth; last_tested_at: string; test: IntegrationTest },
) =>
  tx
    .updateTable('integration_accounts')
    .set({ ...found, last_test: sql`${JSON.stringify(test)}::jsonb` })
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
