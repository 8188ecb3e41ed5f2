import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import {
  abilities,
  fileName,
  id,
  instant,
  line,
  lockVersion,
  paging,
  sort,
  text,
} from '../fields.ts'
import { parent, parentOf } from './parent.ts'

const states = ['active', 'archived'] as const

export const Folder = z.object({
  id,
  name: z.string(),
  ...parentOf('folder'),
  status: z.enum(states),
  /** Active attachments in it. */
  attachments: z.int(),
  created_at: instant,
  lock_version: lockVersion,
  abilities,
})
export type Folder = z.infer<typeof Folder>

export const listFolders = endpoint({
  room: 'files',
  spec: 'E043',
  summary: 'List folders of a client, agent or agency',
  method: 'GET',
  path: '/folders',
  permission: 'files.read',
  input: { ...parent, status: z.enum([...states, 'all']).default('active'), ...paging(100) },
  returns: page(Folder),
})

export const createFolder = endpoint({
  room: 'files',
  spec: 'E044',
  summary: 'Create a folder',
  method: 'POST',
  path: '/folders',
  permission: 'files.keep',
  input: { ...parent, name: line(120) },
  returns: record(Folder),
  fails: ['folder_exists'],
})

export const updateFolder = endpoint({
  room: 'files',
  spec: 'E045',
  summary: 'Rename, archive or restore a folder',
  method: 'PATCH',
  path: '/folders/:id',
  permission: 'files.keep',
  input: {
    name: line(120).optional(),
    status: z.enum(states).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Folder),
  fails: ['folder_exists', 'stale'],
})

export const deleteFolder = endpoint({
  room: 'files',
  spec: 'E046',
  summary: 'Archive a folder; its files are kept and restored with it',
  method: 'DELETE',
  path: '/folders/:id',
  permission: 'files.keep',
  returns: record(Folder),
})

export const Attachment = z.object({
  id,
  filename: z.string(),
  note: z.string(),
  parent: z.object({ type: parentOf('attachment').parent_type, id }),
  folder: z.object({ id, name: z.string() }).nullable(),
  content_type: z.string(),
  byte_size: z.int(),
  status: z.enum(states),
  author: z.string(),
  created_at: instant,
  /** The address of the file, valid for five minutes; each answer has a new one. */
  url: z.string(),
  lock_version: lockVersion,
  abilities,
})
export type Attachment = z.infer<typeof Attachment>

export const listAttachments = endpoint({
  room: 'files',
  spec: 'E047',
  summary: 'List attachments of a client, agent or agency by folder, name and status',
  method: 'GET',
  path: '/attachments',
  look: 'attachment',
  permission: 'files.read',
  input: {
    ...parent,
    folder_id: id.optional(),
    /** Part of the name; `name` is the older parameter for it. */
    filename: z.string().trim().max(100).optional(),
    name: z.string().trim().max(100).optional(),
    status: z.enum([...states, 'all']).default('active'),
    sort: sort(['created_at', 'filename', 'byte_size'], '-created_at'),
    ...paging(30),
  },
  returns: page(Attachment),
})

export const createAttachment = endpoint({
  room: 'files',
  spec: 'E048',
  summary: 'Attach an uploaded file',
  method: 'POST',
  path: '/attachments',
  permission: 'files.keep',
  input: {
    ...parent,
    signed_id: z.string().max(300),
    folder_id: id.nullable().optional(),
    /** If left out: the name of the upload. */
    filename: fileName.optional(),
    note: text(1000).default(''),
  },
  returns: record(Attachment),
  fails: ['upload_unknown', 'upload_type'],
})

export const updateAttachment = endpoint({
  room: 'files',
  spec: 'E049',
  summary: 'Rename, move, note, archive or restore an attachment',
  method: 'PATCH',
  path: '/attachments/:id',
  permission: 'files.keep',
  input: {
    filename: fileName.optional(),
    note: text(1000).optional(),
    folder_id: id.nullable().optional(),
    status: z.enum(states).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Attachment),
  fails: ['stale'],
})

export const deleteAttachment = endpoint({
  room: 'files',
  spec: 'E050',
  summary: 'Archive an attachment',
  method: 'DELETE',
  path: '/attachments/:id',
  permission: 'files.keep',
  returns: record(Attachment),
})

/** An upload that is not attached to a record yet. */
export const Document = z.object({
  id,
  filename: z.string(),
  content_type: z.string(),
  byte_size: z.int(),
  status: z.enum(['pending', 'stored']),
  url: z.string(),
})
export type Document = z.infer<typeof Document>

const signedId = { signed_id: z.string().max(300) }

export const getDocument = endpoint({
  room: 'files',
  spec: 'E040',
  summary: 'Get an uploaded file by its signed_id',
  method: 'GET',
  path: '/documents',
  look: 'file',
  permission: 'files.write',
  input: signedId,
  returns: record(Document),
  fails: ['upload_unknown'],
})

export const updateDocument = endpoint({
  room: 'files',
  spec: 'E041',
  summary: 'Rename an uploaded file that is not attached to a record',
  method: 'PATCH',
  path: '/documents',
  permission: 'files.write',
  input: { ...signedId, filename: fileName },
  returns: record(Document),
  fails: ['upload_unknown', 'document_in_use'],
})

export const deleteDocument = endpoint({
  room: 'files',
  spec: 'E042',
  summary: 'Delete an uploaded file that is not attached to a record',
  method: 'DELETE',
  path: '/documents',
  permission: 'files.write',
  input: signedId,
  returns: record(z.object({})),
  fails: ['upload_unknown', 'document_in_use'],
})
