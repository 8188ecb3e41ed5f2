import { linkPurposes } from '@homeward/domain/identity/link-purposes'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

/** What the holder of a link sees: its purpose, the person it concerns, and its expiry. */
const OwnLink = z.object({
  id,
  purpose: z.enum(linkPurposes),
  subject_type: z.string(),
  subject_id: id,
  /** Its recipient. */
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
