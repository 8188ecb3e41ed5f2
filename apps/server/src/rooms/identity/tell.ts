import type { AuditAction, RecordTypeOf } from '@homeward/contract/signals'
import type { AuditEntry } from '../../plumbing/audit/entry.ts'
import type { Session } from '../../plumbing/auth/session.ts'
import type { ActingUser, IdentityTransaction } from '../../plumbing/http/identity-context.ts'
import { putMail } from '../../plumbing/mail/outbox.ts'
import { inLanguage, type Letter } from './mails.ts'
import { findHeldAgencies } from './store.ts'

export type Reader = { readonly email: string | null; readonly language: string | null }

/** Sends an e-mail to a person in their language, unless they have no e-mail address. */
export async function tell(
  step: IdentityTransaction,
  { email, language }: Reader,
  letter: Letter,
): Promise<void> {
  if (email === null) return
  const text = inLanguage(language, letter)
  await putMail(step.tx, { agencyId: null, now: step.now }, { to: email, ...text })
}

/** Acts that are about a person's own account. */
type PersonAction = {
  [A in AuditAction]: RecordTypeOf<A> extends 'user' ? A : never
}[AuditAction]

/**
 * Notes a change of a person's account in the agency that they entered, or without one in each in
 * which they work.
 */
export async function auditPerson(
  step: IdentityTransaction,
  who: ActingUser,
  session: Session | null,
  entry: Omit<AuditEntry<PersonAction>, 'type' | 'id'>,
): Promise<void> {
  const entered = session?.entered?.agency.id
  const agencies = entered ? [entered] : await findHeldAgencies(step.tx, who.id)
  for (const id of agencies) await step.audit(id, who, { ...entry, type: 'user', id: who.id })
}
