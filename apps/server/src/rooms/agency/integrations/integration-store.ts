import { type IntegrationKind, integrationKinds } from '@homeward/domain/agency/integrations'
import { sql, type Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Integrations } from '../../../plumbing/db/schema.generated.ts'

const columns = [
  'id',
  'kind',
  'settings',
  'secret_sealed',
  'enabled',
  'health',
  'last_tested_at',
  'last_test',
  'lock_version',
] as const

export type IntegrationRow = NonNullable<Awaited<ReturnType<typeof findIntegration>>>

/** The integrations that the agency has set up or tested. */
const findIntegrations = (tx: Tx) =>
  tx.selectFrom('integrations').select(columns).orderBy('kind').execute()

export const findIntegration = (tx: Tx, kind: IntegrationKind) =>
  tx.selectFrom('integrations').select(columns).where('kind', '=', kind).executeTakeFirst()

/** The locked row of a kind; created if missing. */
export async function lockIntegration(
  tx: Tx,
  agencyId: string,
  kind: IntegrationKind,
): Promise<IntegrationRow> {
  await tx
    .insertInto('integrations')
    .values({ agency_id: agencyId, id: uuid(), kind })
    .onConflict((conflict) => conflict.columns(['agency_id', 'kind']).doNothing())
    .execute()
  return tx
    .selectFrom('integrations')
    .select(columns)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateIntegrationRow = (
  tx: Tx,
  id: string,
  { settings, last_test, ...change }: Updateable<Integrations>,
) =>
  tx
    .updateTable('integrations')
    .set({
      ...change,
      ...(settings !== undefined && { settings: sql`${JSON.stringify(settings)}::jsonb` }),
      ...(last_test !== undefined && { last_test: sql`${JSON.stringify(last_test)}::jsonb` }),
    })
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** A kind without a stored row. */
export const untouched = (kind: IntegrationKind): IntegrationRow => ({
  id: '',
  kind,
  settings: {},
  secret_sealed: null,
  enabled: false,
  health: 'unknown',
  last_tested_at: null,
  last_test: null,
  lock_version: 0,
})

/** All kinds in order, including those without a stored row. */
export async function findAllKinds(tx: Tx): Promise<IntegrationRow[]> {
  const rows = await findIntegrations(tx)
  return integrationKinds.map((kind) => rows.find((row) => row.kind === kind) ?? untouched(kind))
}
