import * as contract from '@homeward/contract/files/attachments'
import type { Folder } from '@homeward/contract/files/attachments'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { found, refuseStale } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import {
  findFolder,
  findFolders,
  type FolderRow,
  insertFolder,
  lockFolder,
  updateFolderRow,
} from './folder-store.ts'
import { knownSubject } from './subjects/known-subject.ts'
import { presentParent, subjectColumns, subjectOf } from './subjects/subject.ts'

/** Folders of a client, an agent or the agency. */
export const listFolders = verb(contract.listFolders, async (ctx, input) => {
  const subject = await knownSubject(ctx, 'folder', input)
  const { rows, meta } = await findFolders(ctx.tx, { ...input, subject })
  return { data: rows.map((row) => presentFolder(ctx, row)), meta }
})

export const createFolder = verb(contract.createFolder, async (ctx, input) => {
  const id = uuid()
  const subject = await knownSubject(ctx, 'folder', input)
  const folder = { id, name: input.name }
  await insertFolder(ctx.tx, subject, { agency_id: ctx.agency.id, ...folder }).catch(nameTaken)
  const after = { ...subjectColumns(subject), ...folder }
  await ctx.record({ action: 'folder.created', type: 'folder', id, after })
  return load(ctx, id)
})

/** Renames, archives or restores a folder. */
export const updateFolder = verb(
  contract.updateFolder,
  async (ctx, { id, lock_version, ...changes }) => {
    found(await lockFolder(ctx.tx, id))
    const before = await load(ctx, id)
    refuseStale(lock_version, before)
    await updateFolderRow(ctx.tx, id, changes).catch(nameTaken)
    const after = await load(ctx, id)
    await ctx.changed(
      { action: 'folder.updated', type: 'folder', id, before, after },
      { topic: 'attachments', id: after.parent_id },
    )
    return after
  },
)

/** Archives a folder; what is in it stays. */
export const deleteFolder = verb(contract.deleteFolder, (ctx, { id }) =>
  updateFolder(ctx, { id, status: 'archived' }),
)

const nameTaken = (error: unknown): never =>
  onConstraint(error, { folders_by_name: 'folder_exists' })

const load = async (ctx: Ctx, id: string): Promise<Folder> =>
  presentFolder(ctx, found(await findFolder(ctx.tx, id)))

function presentFolder(ctx: Ctx, { subject_type, subject_id, ...row }: FolderRow): Folder {
  const keep = ctx.may('files.keep')
  return {
    ...row,
    attachments: Number(row.attachments),
    ...presentParent<'folder'>(subjectOf({ subject_type, subject_id })),
    abilities: {
      edit: keep,
      archive: keep && row.status === 'active',
      restore: keep && row.status === 'archived',
    },
  }
}
