import { canSign, signatureTypes, type SignerRole } from '@homeward/domain/files/signatures'
import { v7 as uuid } from 'uuid'
import { actorName } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { takeUpload } from '../take-upload.ts'
import { liveOf } from './live-of.ts'
import { insertSignature, markVoided, type Signed } from './store.ts'

type Given = {
  role: SignerRole
  /** The picture, as its upload answered it. */
  signed_id: string
  signed_by: string
  signed_at: string
  /** SHA-256, in hex, over what is signed. */
  document_hash: string
  /** Of another person who signs: what they are to the one who was to sign, and why. */
  on_behalf?: { relation: string; reason: string } | undefined
}

/**
 * Adds a signature to a record that the caller has loaded, and voids a waiver. Returns the stored
 * signature; the caller records it with the record's own audit event.
 */
export async function keepSignature(ctx: Ctx, subject: Signed, given: Given) {
  const { role, signed_id, signed_by, document_hash, on_behalf } = given
  const live = await liveOf(ctx, subject)
  unwrap(canSign(subject.type, role, live))
  const file = await takeUpload(ctx, signed_id, signatureTypes, subject)
  const waiver = live.find((one) => one.role === role)
  if (waiver) {
    await markVoided(ctx.tx, waiver.id, {
      voided_at: ctx.now.toISOString(),
      voided_by: actorName(ctx.actor),
      void_reason: 'It was signed later.',
    })
  }
  const kept = {
    signer_role: role,
    file_id: file.id,
    signed_by,
    signed_at: new Date(given.signed_at).toISOString(),
    document_hash,
    ...(on_behalf && { relation: on_behalf.relation, relation_reason: on_behalf.reason }),
  }
  await insertSignature(ctx.tx, subject, { agency_id: ctx.agency.id, id: uuid(), ...kept })
  return kept
}
