import { linkPurposes } from '@homeward/domain/identity/link-purposes'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

/** What its holder is told of a link: what it is for, whom it concerns, and until when. */
const OwnLink = z.object({
  id,
  purpose: z.enum(linkPurposes),
  subject_type: z.string(),
  subject_id: id,
  /** Who was sent it. */
  name: z.string(),
  agency: z.string(),
  expires_at: instant,
})
type OwnLink = z.infer<typeof OwnLink>

export const getOwnLink = endpoint({
  room: 'identity',
  summary: 'Get the purpose, subject and expiration of a link',
  method: 'GET',
  path: '/links/self',
  permission: { link: 'any' },
  returns: record(OwnLink),
})
