import type { Alert } from '@homeward/contract/collaboration/alerts'
import { alertAbilities, nextAlertDate } from '@homeward/domain/collaboration/alerts'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { presentParent, subjectOf } from '../../files/door.ts'
import { findAlert, type StoredAlert } from './store.ts'

/** An alert as it is answered. */
export function presentAlert(ctx: Ctx, alert: StoredAlert): Alert {
  const { subject_type, subject_id, ...rest } = alert
  return {
    ...rest,
    next_date: nextAlertDate(alert, ctx.today),
    ...presentParent<'alert'>(subjectOf({ subject_type, subject_id })),
    abilities: alertAbilities(ctx.may('alerts.write'), alert),
  }
}

export const loadAlert = async (ctx: Ctx, id: string): Promise<StoredAlert> =>
  found(await findAlert(ctx.tx, id))

/** The fields of an alert that a person decides, for the audit trail. */
export const auditedAlert = ({
  title,
  body,
  date,
  priority,
  repeat,
  audience,
  status,
}: StoredAlert) => ({
  title,
  body,
  date,
  priority,
  repeat,
  audience,
  status,
})
