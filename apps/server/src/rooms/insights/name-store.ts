import type { NamedType } from '@homeward/domain/identity/record-types'
import type { Tx } from '../../plumbing/db/pool.ts'
import { accountNames, officeNames, payorNames } from '../agency/door.ts'
import { serviceNames } from '../catalogue/door.ts'
import { folderNames } from '../files/door.ts'

type Named = { id: string; name: string }
type Ids = readonly string[]

const people = (table: 'clients' | 'agents') => (tx: Tx, ids: Ids) =>
  tx.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()

/** What records of each kind are called; archived ones too, as what they are called does not end. */
export const findNames: Record<NamedType, (tx: Tx, ids: Ids) => Promise<Named[]>> = {
  client: people('clients'),
  agent: people('agents'),
  integration_account: accountNames,
  office: officeNames,
  payor: payorNames,
  folder: folderNames,
  service: serviceNames,
  user: async (tx, ids) => {
    const rows = await tx
      .selectFrom('agents')
      .select(['user_id', 'name'])
      .where('user_id', 'in', ids)
      .execute()
    return rows.flatMap(({ user_id: id, name }) => (id ? [{ id, name }] : []))
  },
}
