import type { EventPayload } from '@homeward/contract/signals'
import { type CredentialKind, credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findEnding } from './credential-store.ts'

/** Notifies those who manage caregivers of a credential that expires soon, once per notice period. */
export async function notifyCredentialExpiring(
  ctx: Ctx,
  { credential_id, days }: EventPayload<'credential.expiring'>,
): Promise<void> {
  const ending = await findEnding(ctx.tx, credential_id)
  // It may have been renewed or removed in the meantime.
  if (!ending?.expires_on) return
  const label = credentialKindLabels[ending.kind as CredentialKind]
  const when = days < 0 ? 'ended' : 'ends'
  await notify(ctx, {
    kind: 'credential_expiring',
    to: 'holders',
    items: [
      {
        title: `${label} of ${ending.name} ${when} on ${formatDay(ending.expires_on)}`,
        body: 'Renew it in time. Payors may require it for every visit.',
        subject: { type: 'agent', id: ending.agent_id },
        about: `credential_expiring:${credential_id}:${days}`,
      },
    ],
  })
}
