import type { Attachment } from '@homeward/contract/files/attachments'
import { subjectNames } from '@homeward/domain/files/subjects'
import type { Ctx } from '../../plumbing/context.ts'
import type { AttachmentRow } from './attachment-store.ts'
import { downloadUrl } from './download-url.ts'

/** An attachment with an address from which it can be read for five minutes. */
export function presentAttachment(ctx: Ctx, row: AttachmentRow): Attachment {
  const keep = ctx.may('files.keep')
  const { subject_type, subject_id, file_id, folder_id, folder_name, ...rest } = row
  return {
    ...rest,
    parent: { type: subjectNames[subject_type], id: subject_id },
    folder: folder_id && folder_name ? { id: folder_id, name: folder_name } : null,
    url: downloadUrl(ctx, file_id),
    abilities: {
      edit: keep && row.status === 'active',
      archive: keep && row.status === 'active',
      restore: keep && row.status === 'archived',
    },
  }
}
