import type { Language } from '@homeward/domain/language/languages'
import { codeAlphabet, codeLength, inviteLife } from '@homeward/domain/identity/invites'
import { v7 as uuid } from 'uuid'
import { freshCode } from '../../../plumbing/auth/code.ts'
import { freshToken, hashToken } from '../../../plumbing/auth/token.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { putMail } from '../../../plumbing/mail/outbox.ts'
import {
  inBoth,
  inLanguage,
  joinInvite,
  type Letter,
  passwordReset,
  unboxingInvite,
} from '../mails.ts'
import { type InviteRow, insertInvite, type NewInvite } from './invite-store.ts'

type Place = { readonly tx: Tx; readonly now: Date; readonly publicUrl: string }

/** Who writes: the agency and the person in it, by name; null where a person asked for themselves. */
type From = { agency: { id: string; name: string }; inviter: string } | null

type Wish = Pick<NewInvite, 'agent_id' | 'user_id' | 'subject' | 'name' | 'email' | 'created_by'>

/** The language of the person; `both` where it is not known and may be either. */
export type Written = Language | 'both'

/**
 * Writes an invite with the mail that carries its code, in the transaction that is given. The code is
 * nowhere else: the invite keeps its hash.
 */
export async function writeInvite(
  { tx, now, publicUrl }: Place,
  from: From,
  wish: Wish,
  written: Written,
): Promise<InviteRow> {
  const id = uuid()
  const code = wish.subject === 'unboxing' ? freshToken() : freshCode(codeAlphabet, codeLength)
  const agencyId = from?.agency.id ?? null
  const invite = await insertInvite(tx, {
    ...wish,
    id,
    agency_id: agencyId,
    code_hash: hashToken(code),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + inviteLife[wish.subject] * 3_600_000).toISOString(),
  })
  const letter = letterOf(wish, from, { id, code, publicUrl })
  const text = written === 'both' ? inBoth(letter) : inLanguage(written, letter)
  await putMail(tx, { agencyId, now }, { to: wish.email, ...text })
  return invite
}

function letterOf(
  { subject, name }: Wish,
  from: From,
  { id, code, publicUrl }: { id: string; code: string; publicUrl: string },
): Letter {
  const agency = from?.agency.name ?? ''
  switch (subject) {
    case 'join': {
      const link = `${publicUrl}/accept-invite?invite=${id}`
      return joinInvite({ name, agency, inviter: from?.inviter ?? '', link, code })
    }
    case 'reset_password':
      return passwordReset(name, `${publicUrl}/invite/reset-password?invite=${id}#code=${code}`)
    case 'unboxing':
      return unboxingInvite(name, agency, `${publicUrl}/accept-invite#token=${code}`)
  }
}
