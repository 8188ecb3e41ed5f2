import { z } from 'zod'
import type { Actions, Jobs, Topics } from '../signal.ts'

export const jobs = {
  'files.forget_unfinished': z.object({}),
  'files.sweep_storage': z.object({}),
  /** The database has the bytes of these files; the storage is to have them. */
  'files.keep_bytes': z.object({ agency_id: z.string(), ids: z.array(z.string()) }),
  /** The storage has these names, but they are no longer files. */
  'files.remove_bytes': z.object({ agency_id: z.string(), ids: z.array(z.string()) }),
} as const satisfies Jobs

/** The ID is that of the record with the files. */
export const topics = { attachments: 'files.read' } as const satisfies Topics

export const actions = {
  'attachment.created': 'attachment',
  'attachment.updated': 'attachment',
  'file.announced': 'file',
  'file.stored': 'file',
  'file.read': 'file',
  'file.refused': 'file',
  'file.forgotten': 'file',
  'file.made': 'file',
  'file.renamed': 'file',
  'folder.created': 'folder',
  'folder.updated': 'folder',
  /** About what is signed. */
  'signature.voided': '*',
  'signature.waived': '*',
} as const satisfies Actions
