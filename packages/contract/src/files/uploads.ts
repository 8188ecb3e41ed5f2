import { uploadLimit, uploadTypes } from '@homeward/domain/files/types'
import { word } from '@homeward/domain/language/sentence'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { fileName } from '../fields.ts'

const announced = {
  filename: fileName,
  byte_size: z
    .int()
    .min(1, word('The file is empty.'))
    .max(uploadLimit, word('The file is larger than 25 MB.')),
  content_type: z.enum(uploadTypes, word('Files of this type cannot be uploaded.')),
}

const Upload = z.object({
  signed_id: z.string(),
  /** Where to PUT the bytes; valid for an hour. */
  url: z.string(),
})

export const startUpload = endpoint({
  room: 'files',
  spec: 'E051',
  summary: 'Start a direct upload; returns the URL for the PUT and the signed_id',
  method: 'POST',
  path: '/direct_uploads',
  needsAnswer: true,
  permission: 'files.write',
  input: announced,
  returns: record(Upload),
  limit: 'upload',
  fails: ['storage_quota'],
})

export const startLinkUpload = endpoint({
  room: 'files',
  summary:
    'Start a direct upload with a link; the file can be attached only to the record of the link',
  method: 'POST',
  path: '/links/direct_uploads',
  permission: { link: 'any' },
  input: announced,
  returns: record(Upload),
  limit: 'link_upload',
  fails: ['storage_quota'],
})
