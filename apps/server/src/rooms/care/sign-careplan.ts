import type { Careplan } from '@homeward/contract/care/careplans'
import type { GivenSignature } from '@homeward/contract/files/signatures'
import { checkEditable, checkSignable } from '@homeward/domain/care/careplan'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../plumbing/context.ts'
import { unwrap } from '../../plumbing/failure.ts'
import { documentHash, keepSignature, signerOf, voidSignaturesOf } from '../files/door.ts'
import { signedPlan } from './signed-plan.ts'

const signers = ['client', 'guardian', 'caregiver', 'nurse'] as const

/** The signatures of one request, by who signs. */
type Given = Record<(typeof signers)[number], GivenSignature | undefined>

/**
 * Voids the signatures of a changed plan. An active plan can only be ended, which does not change what was
 * agreed.
 */
export async function voidWhatChanged(ctx: Ctx, before: Careplan, after: Careplan): Promise<void> {
  if (!checkEditable(before).ok) return
  if (documentHash(signedPlan(before)) === documentHash(signedPlan(after))) return
  const later = { ...before, start_date: after.start_date }
  const onlyBeginsLater =
    after.start_date > before.start_date &&
    documentHash(signedPlan(later)) === documentHash(signedPlan(after))
  await voidSignaturesOf(
    ctx,
    { type: 'careplan', id: after.id },
    onlyBeginsLater
      ? `The care plan begins on ${formatDay(after.start_date)} instead of ${formatDay(before.start_date)}.`
      : 'The care plan was changed.',
  )
}

/** Signs a plan as it is now. */
export async function signCareplan(ctx: Ctx, plan: Careplan, given: Given): Promise<void> {
  for (const role of signers) {
    const signature = given[role]
    if (signature === undefined) continue
    unwrap(checkSignable(plan))
    const kept = await keepSignature(
      ctx,
      { type: 'careplan', id: plan.id },
      {
        role,
        ...signerOf(signature, role, () => namesOf(ctx, plan, role)),
        signed_at: ctx.now.toISOString(),
        document_hash: documentHash(signedPlan(plan)),
      },
    )
    await ctx.changed({ action: 'careplan.signed', type: 'careplan', id: plan.id, after: kept })
  }
}

/** The people who can have signed as a role. */
const namesOf = (ctx: Ctx, plan: Careplan, role: keyof Given): string[] =>
  ({
    client: () => [plan.client.name],
    guardian: () => [],
    caregiver: () => plan.shifts.flatMap(({ agent }) => agent?.name ?? []),
    nurse: () =>
      ctx.actor.kind === 'person' && ctx.actor.role === 'nurse' ? [ctx.actor.name] : [],
  })[role]()
