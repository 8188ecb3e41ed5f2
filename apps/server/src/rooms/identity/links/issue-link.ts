import {
  linkDays,
  type LinkPurpose,
  type LinkSubject,
} from '@homeward/domain/identity/link-purposes'
import { v7 as uuid } from 'uuid'
import { actorColumns } from '../../../plumbing/actor.ts'
import { freshLinkToken } from '../../../plumbing/auth/link.ts'
import { hashToken } from '../../../plumbing/auth/token.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { insertLink, revoke } from './link-store.ts'

type Wanted = {
  purpose: LinkPurpose
  subject: LinkSubject
  /** Who is sent it: the trail names them by this. */
  name: string
  /** Where it is to end sooner than links of its purpose do. */
  days?: number
}

/**
 * Makes a link. The token is answered this once and stored nowhere: it goes into the message that is
 * sent, behind the # of an address, which no browser tells a server.
 */
export async function issueLink(ctx: Ctx, wanted: Wanted): Promise<{ id: string; token: string }> {
  const { purpose, subject, name } = wanted
  const [id, token] = [uuid(), freshLinkToken()]
  const days = Math.min(wanted.days ?? linkDays[purpose], linkDays[purpose])
  const stands = {
    purpose,
    subject_type: subject.type,
    subject_id: subject.id,
    name,
    expires_at: new Date(ctx.now.getTime() + days * 86_400_000).toISOString(),
  }
  await insertLink(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    token_hash: hashToken(token),
    created_by: actorColumns(ctx.actor).user_id,
    ...stands,
  })
  await ctx.record({ action: 'link.issued', type: 'link', id, after: stands })
  return { id, token }
}

/** Ends a link at once; one that ended already stays as it is. */
export async function revokeLink(ctx: Ctx, id: string): Promise<void> {
  const revoked = await revoke(ctx.tx, id, ctx.now)
  if (!revoked) return
  await ctx.record({
    action: 'link.revoked',
    type: 'link',
    id,
    before: { revoked_at: null },
    after: { revoked_at: revoked.revoked_at },
  })
}
