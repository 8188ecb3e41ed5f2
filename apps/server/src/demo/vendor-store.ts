import { sql } from 'kysely'
import type { Tx } from '../plumbing/db/pool.ts'

/** Leads an account of the demo to another address. A person may have archived or renamed it. */
export const setAccount = (
  tx: Tx,
  name: string,
  { settings, secret }: { settings: object; secret: string },
) =>
  tx
    .updateTable('integration_accounts')
    .set({
      settings: sql`settings || ${JSON.stringify(settings)}::jsonb`,
      secret_sealed: secret,
    })
    .where('name', '=', name)
    .execute()
