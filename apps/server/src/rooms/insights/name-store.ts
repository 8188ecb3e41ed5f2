import type { NamedType } from '@homeward/domain/identity/record-types'
import { fullName } from '@homeward/domain/clients/name'
import type { Tx } from '../../plumbing/db/pool.ts'
import { officeNames, payorNames } from '../agency/door.ts'
import { serviceNames } from '../catalogue/door.ts'
import { folderNames } from '../files/door.ts'

type Named = { id: string; name: string }
type Ids = readonly string[]
type Person = { id: string; first_name: string; last_name: string }

const named = ({ id, first_name, last_name }: Person): Named => ({
  id,
  name: fullName({ firstName: first_name, lastName: last_name }),
})

const people = (table: 'clients' | 'agents') => async (tx: Tx, ids: Ids) => {
  const columns = ['id', 'first_name', 'last_name'] as const
  return (await tx.selectFrom(table).select(columns).where('id', 'in', ids).execute()).map(named)
}

/** What records of each kind are called; archived ones too, as what they are called does not end. */
export const findNames: Record<NamedType, (tx: Tx, ids: Ids) => Promise<Named[]>> = {
  client: people('clients'),
  agent: people('agents'),
  office: officeNames,
  payor: payorNames,
  folder: folderNames,
  service: serviceNames,
  user: async (tx, ids) => {
    const rows = await tx
      .selectFrom('agents')
      .select(['user_id', 'first_name', 'last_name'])
      .where('user_id', 'in', ids)
      .execute()
    return rows.flatMap(({ user_id: id, ...person }) => (id ? [named({ id, ...person })] : []))
  },
}
