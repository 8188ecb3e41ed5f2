import type { Tx } from '../../plumbing/db/pool.ts'

export const insertFile = (
  tx: Tx,
  file: {
    agency_id: string
    id: string
    name: string
    content_type: string
    byte_size: number
    created_by: string | null
    created_by_link: string | null
    status: 'pending' | 'stored'
    sha256?: Buffer
  },
) => tx.insertInto('files').values(file).execute()

/** Bytes that the files of the agency take, with those that were announced. */
export const roomTaken = async (tx: Tx): Promise<number> => {
  const { taken } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.sum<string | null>('byte_size').as('taken'))
    .executeTakeFirstOrThrow()
  return Number(taken ?? 0)
}

const columns = [
  'id',
  'name',
  'content_type',
  'byte_size',
  'sha256',
  'status',
  'created_by',
  'created_by_link',
] as const

export const findFile = (tx: Tx, id: string) =>
  tx.selectFrom('files').select(columns).where('id', '=', id).executeTakeFirst()

/** Locked, so that two uploads to one address come one after the other. */
export const lockFile = (tx: Tx, id: string) =>
  tx.selectFrom('files').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Says which bytes are about to be kept under an address: from then on no others are taken there. */
export const claimFor = (tx: Tx, id: string, sha256: Buffer) =>
  tx.updateTable('files').set({ sha256 }).where('id', '=', id).execute()

export const markStored = (tx: Tx, id: string) =>
  tx.updateTable('files').set({ status: 'stored' }).where('id', '=', id).execute()

/** Forgets what was announced, unless other bytes are about to be kept under it. */
export const deletePending = (tx: Tx, id: string) =>
  tx
    .deleteFrom('files')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('sha256', 'is', null)
    .execute()

/** Takes away the files that were announced before `before` and never arrived; answers their ids. */
export const deleteForgotten = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('files')
    .where('status', '=', 'pending')
    .where('created_at', '<', before.toISOString())
    .returning('id')
    .execute()

export const renameFile = (tx: Tx, id: string, name: string) =>
  tx.updateTable('files').set({ name }).where('id', '=', id).execute()

export const deleteFile = (tx: Tx, id: string) =>
  tx.deleteFrom('files').where('id', '=', id).execute()

/** What the link that a file was uploaded by is about. */
export const findLinkSubject = (tx: Tx, linkId: string) =>
  tx
    .selectFrom('links')
    .select(['subject_type as type', 'subject_id as id'])
    .where('id', '=', linkId)
    .executeTakeFirstOrThrow()
