import { type Paging, paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'
import { type Subject, subjectColumns } from './subjects/subject.ts'

type Filter = {
  subject: Subject<'attachment'>
  folder_id?: string
  filename?: string
  status: 'active' | 'archived' | 'all'
  sort: string
} & Paging

const base = (tx: Tx) =>
  tx
    .selectFrom('attachments')
    .innerJoin('files', (join) =>
      join
        .onRef('files.agency_id', '=', 'attachments.agency_id')
        .onRef('files.id', '=', 'attachments.file_id'),
    )
    .leftJoin('folders', (join) =>
      join
        .onRef('folders.agency_id', '=', 'attachments.agency_id')
        .onRef('folders.id', '=', 'attachments.folder_id'),
    )

const columns = [
  'attachments.id',
  'attachments.subject_type',
  'attachments.subject_id',
  'attachments.file_id',
  'attachments.filename',
  'attachments.note',
  'attachments.status',
  'attachments.author',
  'attachments.created_at',
  'attachments.lock_version',
  'files.content_type',
  'files.byte_size',
  'folders.id as folder_id',
  'folders.name as folder_name',
] as const

export type AttachmentRow = NonNullable<Awaited<ReturnType<typeof findAttachment>>>

export const findAttachment = (tx: Tx, id: string) =>
  base(tx).select(columns).where('attachments.id', '=', id).executeTakeFirst()

export const lockAttachment = (tx: Tx, id: string) =>
  tx
    .selectFrom('attachments')
    .select(['subject_type', 'subject_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Attachments of one record. */
export function findAttachments(tx: Tx, filter: Filter) {
  const descending = filter.sort.startsWith('-')
  const column = filter.sort.replace('-', '')
  const matching = base(tx)
    .where('attachments.subject_type', '=', filter.subject.type)
    .where('attachments.subject_id', '=', filter.subject.id)
    .$if(filter.status !== 'all', (q) =>
      q.where('attachments.status', '=', filter.status === 'archived' ? 'archived' : 'active'),
    )
    .$if(filter.folder_id !== undefined, (q) =>
      q.where('attachments.folder_id', '=', filter.folder_id ?? ''),
    )
    .where((eb) =>
      eb.and(
        searchPatterns(filter.filename).map((pattern) =>
          eb('attachments.filename', 'ilike', pattern),
        ),
      ),
    )
  const direction = descending ? 'desc' : 'asc'
  return paged(
    tx,
    matching
      .select(columns)
      .$if(column === 'filename', (q) =>
        q.orderBy((eb) => eb.fn('lower', ['attachments.filename']), direction),
      )
      .$if(column === 'byte_size', (q) => q.orderBy('files.byte_size', direction))
      .orderBy('attachments.id', direction),
    matching,
    filter,
  )
}

export const insertAttachment = (
  tx: Tx,
  subject: Subject<'attachment'>,
  attachment: {
    agency_id: string
    id: string
    file_id: string
    folder_id: string | null
    filename: string
    note: string
    author: string
  },
) =>
  tx
    .insertInto('attachments')
    .values({ ...attachment, ...subjectColumns(subject), status: 'active' })
    .execute()

export const updateAttachmentRow = (
  tx: Tx,
  id: string,
  changes: {
    filename?: string
    note?: string
    folder_id?: string | null
    status?: 'active' | 'archived'
  },
) =>
  tx
    .updateTable('attachments')
    .set((eb) => ({ ...changes, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Whether a folder belongs to the record and is in use. */
export const hasFolder = async (tx: Tx, id: string, subject: Subject<'folder'>): Promise<boolean> =>
  (await tx
    .selectFrom('folders')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .executeTakeFirst()) !== undefined
