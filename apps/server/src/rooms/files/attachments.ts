import * as contract from '@homeward/contract/files/attachments'
import type { Attachment } from '@homeward/contract/files/attachments'
import { attachmentTypes } from '@homeward/domain/files/types'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { Failure, found, refuseStale } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import {
  findAttachment,
  findAttachments,
  hasFolder,
  insertAttachment,
  lockAttachment,
  updateAttachmentRow,
} from './attachment-store.ts'
import { takeUpload } from './take-upload.ts'
import { presentAttachment } from './present-attachment.ts'
import { knownSubject } from './subjects/known-subject.ts'
import { type Subject, subjectColumns, subjectOf } from './subjects/subject.ts'

/** Attachments of a client, an agent or the agency. */
export const listAttachments = verb(contract.listAttachments, async (ctx, { name, ...input }) => {
  const subject = await knownSubject(ctx, 'attachment', input)
  const filename = input.filename ?? name
  const filter = { ...input, subject, ...(filename !== undefined && { filename }) }
  const { rows, meta } = await findAttachments(ctx.tx, filter)
  return { data: rows.map((row) => presentAttachment(ctx, row)), meta }
})

/** Attaches an uploaded file to a record. */
export const createAttachment = verb(contract.createAttachment, async (ctx, input) => {
  const subject = await knownSubject(ctx, 'attachment', input)
  const file = await takeUpload(ctx, input.signed_id, attachmentTypes, subject)
  const folder_id = input.folder_id ?? null
  await knownFolder(ctx, folder_id, subject)
  const id = uuid()
  const attachment = { folder_id, filename: input.filename ?? file.name, note: input.note }
  const author = ctx.actor.name
  await insertAttachment(ctx.tx, subject, {
    agency_id: ctx.agency.id,
    id,
    file_id: file.id,
    author,
    ...attachment,
  }).catch((error: unknown) =>
    onConstraint(error, { attachments_agency_id_file_id_key: 'document_in_use' }),
  )
  await ctx.changed(
    {
      action: 'attachment.created',
      type: 'attachment',
      id,
      after: { ...subjectColumns(subject), ...attachment, byte_size: file.byteSize },
    },
    { topic: 'attachments', id: input.parent_id },
  )
  return load(ctx, id)
})

/** Renames, moves, archives or restores an attachment. */
export const updateAttachment = verb(
  contract.updateAttachment,
  async (ctx, { id, lock_version, ...changes }) => {
    const subject = subjectOf(found(await lockAttachment(ctx.tx, id)))
    const before = await load(ctx, id)
    refuseStale(lock_version, before)
    await knownFolder(ctx, changes.folder_id ?? null, subject)
    await updateAttachmentRow(ctx.tx, id, changes)
    const after = await load(ctx, id)
    await ctx.changed(
      {
        action: 'attachment.updated',
        type: 'attachment',
        id,
        before: recorded(before),
        after: recorded(after),
      },
      { topic: 'attachments', id: after.parent.id },
    )
    return after
  },
)

/** Archives an attachment; the file stays. */
export const deleteAttachment = verb(contract.deleteAttachment, (ctx, { id }) =>
  updateAttachment(ctx, { id, status: 'archived' }),
)

const load = async (ctx: Ctx, id: string): Promise<Attachment> =>
  presentAttachment(ctx, found(await findAttachment(ctx.tx, id)))

async function knownFolder(ctx: Ctx, id: string | null, subject: Subject<'folder'>): Promise<void> {
  if (id !== null && !(await hasFolder(ctx.tx, id, subject))) throw new Failure('not_found')
}

/** The address of the file is signed again each time and is not part of a change. */
const recorded = ({ url: _url, abilities: _abilities, ...rest }: Attachment): object => rest
