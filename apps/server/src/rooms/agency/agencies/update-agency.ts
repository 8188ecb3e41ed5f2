import * as contract from '@homeward/contract/agency/agencies'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { takeUpload } from '../../files/door.ts'
import { type AgencyRow, countPlannedVisits, lockAgency, updateAgencyRow } from './agency-store.ts'
import { presentAgency } from './present-agency.ts'
import { refusedSignInName } from './refused-sign-in-name.ts'

/** Changes profile and settings. A change of the time zone must be confirmed if visits are planned. */
export const updateAgency = verb(contract.updateAgency, async (ctx, input) => {
  const { id, lock_version, logo_signed_id: logo, confirm_time_zone, ...fields } = input
  const before = found(await lockAgency(ctx.tx, id))
  refuseStale(lock_version, before, presentAgency(ctx, before))
  refuseEarlyEscalation(before, fields)
  const warnings = await consequences(ctx, before, fields.time_zone, confirm_time_zone)

  const after = await updateAgencyRow(ctx.tx, id, {
    ...fields,
    ...(logo !== undefined && { logo_file_id: await logoFile(ctx, logo) }),
  }).catch(refusedSignInName)
  await ctx.changed({ action: 'agency.updated', type: 'agency', id, before, after })
  return presentAgency(ctx, after, warnings)
})

type Late = Partial<Record<'late_tolerance' | 'late_escalation', number | undefined>>

function refuseEarlyEscalation(before: AgencyRow, sent: Late): void {
  if (sent.late_tolerance === undefined && sent.late_escalation === undefined) return
  const { late_tolerance: late = before.late_tolerance } = sent
  if ((sent.late_escalation ?? before.late_escalation) > late) return
  throw new Failure('invalid', {
    fields: { late_escalation: ['Enter more minutes than the late threshold.'] },
  })
}

async function logoFile(ctx: Ctx, signedId: string | null): Promise<string | null> {
  if (signedId === null) return null
  return (await takeUpload(ctx, signedId, ['image/png', 'image/jpeg'])).id
}

async function consequences(
  ctx: Ctx,
  before: AgencyRow,
  zone: string | undefined,
  confirmed = false,
): Promise<string[]> {
  if (zone === undefined || zone === before.time_zone) return []
  const planned = await countPlannedVisits(ctx.tx, ctx.now)
  if (planned === 0) return []
  const visits =
    planned === 1 ? '1 visit is already scheduled' : `${planned} visits are already scheduled`
  const sentence = `${visits}. They keep their exact moment, so their local time in ${zone} changes. New visits from care plans use the new time zone.`
  if (!confirmed) {
    throw new Failure('time_zone_unconfirmed', {
      fields: { time_zone: [`${sentence} Confirm the time zone change.`] },
    })
  }
  return [sentence]
}
