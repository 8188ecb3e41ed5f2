import type {
  createFolder as creation,
  deleteFolder as removal,
  Folder,
  listFolders as listing,
  updateFolder as change,
} from '@homeward/contract/files/attachments'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import { found, refuseStale } from '../../plumbing/failure.ts'
import { knownParent, parentOf } from './attachment-parent.ts'
import {
  findFolder,
  findFolders,
  type FolderRow,
  insertFolder,
  lockFolder,
  updateFolderRow,
} from './folder-store.ts'

/** Folders of a client, an agent or the agency. */
export async function listFolders(
  ctx: Ctx,
  input: ParsedOf<typeof listing>,
): Promise<OutputOf<typeof listing>> {
  const { rows, meta } = await findFolders(ctx.tx, { ...input, ...(await knownParent(ctx, input)) })
  return { data: rows.map((row) => presentFolder(ctx, row)), meta }
}

export async function createFolder(ctx: Ctx, input: ParsedOf<typeof creation>): Promise<Folder> {
  const id = uuid()
  const folder = { ...(await knownParent(ctx, input)), id, name: input.name }
  await insertFolder(ctx.tx, { agency_id: ctx.agency.id, ...folder }).catch(nameTaken)
  await ctx.record({ action: 'folder.created', type: 'folder', id, after: folder })
  return load(ctx, id)
}

/** Renames, archives or restores a folder. */
export async function updateFolder(
  ctx: Ctx,
  { id, lock_version, ...changes }: ParsedOf<typeof change>,
): Promise<Folder> {
  found(await lockFolder(ctx.tx, id))
  const before = await load(ctx, id)
  refuseStale(lock_version, before)
  await updateFolderRow(ctx.tx, id, changes).catch(nameTaken)
  const after = await load(ctx, id)
  await ctx.record({ action: 'folder.updated', type: 'folder', id, before, after })
  await ctx.live('attachments', after.parent_id)
  return after
}

/** Archives a folder; what is in it stays. */
export const deleteFolder = (ctx: Ctx, { id }: ParsedOf<typeof removal>): Promise<Folder> =>
  updateFolder(ctx, { id, status: 'archived' })

const nameTaken = (error: unknown): never =>
  onConstraint(error, { folders_by_name: 'folder_exists' })

const load = async (ctx: Ctx, id: string): Promise<Folder> =>
  presentFolder(ctx, found(await findFolder(ctx.tx, id)))

function presentFolder(ctx: Ctx, { client_id, agent_id, ...row }: FolderRow): Folder {
  const keep = ctx.may('files.keep')
  return {
    ...row,
    attachments: Number(row.attachments),
    ...parentOf(ctx.agency.id, { client_id, agent_id }),
    abilities: {
      edit: keep,
      archive: keep && row.status === 'active',
      restore: keep && row.status === 'archived',
    },
  }
}
