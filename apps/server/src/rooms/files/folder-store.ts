import { type Paging, paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { type Subject, subjectColumns } from './subjects/subject.ts'

type FolderFilter = {
  subject: Subject<'folder'>
  status: 'active' | 'archived' | 'all'
} & Paging

const withCount = (tx: Tx) =>
  tx.selectFrom('folders').select((eb) => [
    'id',
    'name',
    'subject_type',
    'subject_id',
    'status',
    'created_at',
    'lock_version',
    eb
      .selectFrom('attachments as a')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('a.agency_id', '=', 'folders.agency_id')
      .whereRef('a.folder_id', '=', 'folders.id')
      .where('a.status', '=', 'active')
      .as('attachments'),
  ])

export type FolderRow = NonNullable<Awaited<ReturnType<typeof findFolder>>>

export const findFolder = (tx: Tx, id: string) =>
  withCount(tx).where('id', '=', id).executeTakeFirst()

export const lockFolder = (tx: Tx, id: string) =>
  tx.selectFrom('folders').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Folders of one record, by name. */
export function findFolders(tx: Tx, filter: FolderFilter) {
  const query = withCount(tx)
    .where('subject_type', '=', filter.subject.type)
    .where('subject_id', '=', filter.subject.id)
    .$if(filter.status !== 'all', (q) =>
      q.where('status', '=', filter.status === 'archived' ? 'archived' : 'active'),
    )
  return paged(
    tx,
    query.orderBy((eb) => eb.fn('lower', ['name'])).orderBy('id'),
    query.clearSelect(),
    filter,
  )
}

export const insertFolder = (
  tx: Tx,
  subject: Subject<'folder'>,
  folder: { agency_id: string; id: string; name: string },
) =>
  tx
    .insertInto('folders')
    .values({ ...folder, ...subjectColumns(subject), status: 'active' })
    .execute()

export const updateFolderRow = (
  tx: Tx,
  id: string,
  changes: { name?: string; status?: 'active' | 'archived' },
) =>
  tx
    .updateTable('folders')
    .set((eb) => ({ ...changes, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const folderNames = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('folders').select(['id', 'name']).where('id', 'in', ids).execute()
