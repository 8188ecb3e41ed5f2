import { listAttachments, listFolders } from '@homeward/contract/files/attachments'
import type { ParentOf } from '@homeward/domain/files/subjects'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** What files hang on. */
export type FilesOf = { type: ParentOf<'attachment'>; id: string }

/** The folders of a record; the archived ones too, so that they can be brought back. */
export const foldersQuery = ({ type, id }: FilesOf) => ({
  ...queryOf(listFolders, { parent_type: type, parent_id: id, status: 'all', items: 200 }),
  meta: { quiet: true, mayTimeOut: true },
})

/** Attachments, whatever the filter; an answer's addresses are good for five minutes. */
export const attachmentsKey = keyOf(listAttachments.room, listAttachments)

/** Rooms whose pages count the attachments of a record. */
export const touchedByFiles = ['clients', 'caregivers'] as const

liveTopic('attachments', () => [keyOf(listAttachments.room)])
