import type { Assessment } from '@homeward/contract/care/assessments'
import type { GivenSignature } from '@homeward/contract/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { documentHash, keepSignature, signerOf, voidSignaturesOf } from '../../files/door.ts'

const signers = ['client', 'guardian', 'nurse'] as const

/** The signatures of one request, by who signs. */
type Given = { [S in (typeof signers)[number] as `${S}_signature`]?: GivenSignature | undefined }

/** What is signed of an assessment: for whom, when, and all that was found out. */
const signedContent = (assessment: Assessment) => ({
  assessment_id: assessment.id,
  client_id: assessment.client_id,
  date: assessment.date,
  start_date: assessment.start_date,
  end_date: assessment.end_date,
  authorized_minutes: assessment.authorized_minutes,
  observed_by_id: assessment.observed_by_id,
  observed_at: assessment.observed_at,
  diagnosis: assessment.diagnosis,
  goals: assessment.goals,
  equipment: assessment.equipment,
  groups: assessment.groups,
  services: assessment.services.map(({ id, categories }) => ({
    id,
    activities: categories
      .flatMap(({ activities }) => activities)
      .map((one) => [one.id, one.level, one.frequency, one.description]),
  })),
})

/** Voids the signatures of a changed assessment. Archiving ends it, and what was signed stays. */
export async function voidWhatChanged(
  ctx: Ctx,
  before: Assessment,
  after: Assessment,
): Promise<void> {
  if (after.status === 'archived') return
  if (documentHash(signedContent(before)) === documentHash(signedContent(after))) return
  const subject = { type: 'assessment', id: after.id } as const
  await voidSignaturesOf(ctx, subject, 'The assessment was changed.')
}

/** Signs an assessment as it is now. */
export async function signAssessment(
  ctx: Ctx,
  assessment: Assessment,
  given: Given,
): Promise<void> {
  for (const role of signers) {
    const signature = given[`${role}_signature`]
    if (signature === undefined) continue
    if (assessment.status === 'archived') throw new Failure('status_not_allowed')
    const subject = { type: 'assessment', id: assessment.id } as const
    const kept = await keepSignature(ctx, subject, {
      role,
      ...signerOf(signature, role, () => namesOf(ctx, assessment, role)),
      signed_at: ctx.now.toISOString(),
      document_hash: documentHash(signedContent(assessment)),
    })
    await ctx.changed({ action: 'assessment.signed', ...subject, after: kept })
  }
}

const namesOf = (ctx: Ctx, { client }: Assessment, role: (typeof signers)[number]): string[] => {
  if (role === 'client') return [client.name]
  const isNurse = ctx.actor.kind === 'person' && ctx.actor.role === 'nurse'
  return role === 'nurse' && isNurse ? [ctx.actor.name] : []
}
