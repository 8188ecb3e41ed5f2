import * as contract from '@homeward/contract/files/attachments'
import type { Attachment } from '@homeward/contract/files/attachments'
import { attachmentTypes } from '@homeward/domain/files/types'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { Failure, found, refuseStale } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { columnsOf, knownParent, type ParentColumns } from './attachment-parent.ts'
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

/** Attachments of a client, an agent or the agency. */
export const listAttachments = verb(contract.listAttachments, async (ctx, { name, ...input }) => {
  const parent = await knownParent(ctx, input)
  const filename = input.filename ?? name
  const filter = { ...input, ...parent, ...(filename !== undefined && { filename }) }
  const { rows, meta } = await findAttachments(ctx.tx, filter)
  return { data: rows.map((row) => presentAttachment(ctx, row)), meta }
})

/** Hangs an uploaded file on a record. */
export const createAttachment = verb(contract.createAttachment, async (ctx, input) => {
  const parent = await knownParent(ctx, input)
  const onto = { type: input.parent_type.toLowerCase(), id: input.parent_id }
  const file = await takeUpload(ctx, input.signed_id, attachmentTypes, onto)
  const folder_id = input.folder_id ?? null
  await knownFolder(ctx, folder_id, parent)
  const id = uuid()
  const attachment = { folder_id, filename: input.filename ?? file.name, note: input.note }
  const author = ctx.actor.name
  await insertAttachment(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    file_id: file.id,
    author,
    ...parent,
    ...attachment,
  }).catch((error: unknown) =>
    onConstraint(error, { attachments_agency_id_file_id_key: 'document_in_use' }),
  )
  await ctx.changed(
    {
      action: 'attachment.created',
      type: 'attachment',
      id,
      after: { ...parent, ...attachment, byte_size: file.byteSize },
    },
    { topic: 'attachments', id: input.parent_id },
  )
  return load(ctx, id)
})

/** Renames, moves, archives or restores an attachment. */
export const updateAttachment = verb(
  contract.updateAttachment,
  async (ctx, { id, lock_version, ...changes }) => {
    found(await lockAttachment(ctx.tx, id))
    const before = await load(ctx, id)
    refuseStale(lock_version, before)
    await knownFolder(ctx, changes.folder_id ?? null, columnsOf(before))
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
      { topic: 'attachments', id: after.parent_id },
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

async function knownFolder(ctx: Ctx, id: string | null, parent: ParentColumns): Promise<void> {
  if (id !== null && !(await hasFolder(ctx.tx, id, parent))) throw new Failure('not_found')
}

/** The address of the file is signed anew each time and says nothing of a change. */
const recorded = ({ url: _url, abilities: _abilities, ...rest }: Attachment): object => rest
