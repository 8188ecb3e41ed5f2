import type { OutputOf } from '@homeward/contract/endpoint'
import type { getSite as declaration } from '@homeward/contract/identity/signups'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { hasDemo } from './mail-store.ts'

/** What the sign-in page must know before anybody signed in. */
export async function getSite({
  db,
  sendsMail,
}: IdentityContext): Promise<OutputOf<typeof declaration>> {
  return { demo: await hasDemo(db), sends_mail: sendsMail }
}
