import { uploadLimit, uploadTypes } from '@homeward/domain/files/types'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { line } from '../fields.ts'

export const startUpload = endpoint({
  room: 'files',
  spec: 'E051',
  summary:
    'Start a direct upload: answers where to PUT the bytes, and the signed_id to refer to them',
  method: 'POST',
  path: '/direct_uploads',
  permission: 'files.write',
  input: {
    filename: line(200),
    byte_size: z
      .int()
      .min(1, 'The file is empty.')
      .max(uploadLimit, 'The file is larger than 25 MB.'),
    content_type: z.enum(uploadTypes),
  },
  returns: record(
    z.object({
      signed_id: z.string(),
      /** Where to PUT the bytes; good for an hour. */
      url: z.string(),
    }),
  ),
})
