import type { ActivityStatus } from '@homeward/domain/visits/vocabulary'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** An activity of a service of the visit; an archived one may still be answered by a late phone. */
export const findActivity = (tx: Tx, visitId: string, activityId: string) =>
  tx
    .selectFrom('service_activities as sa')
    .innerJoin('service_categories as sc', (join) =>
      join.onRef('sc.agency_id', '=', 'sa.agency_id').onRef('sc.id', '=', 'sa.category_id'),
    )
    .innerJoin('visit_services as vs', (join) =>
      join.onRef('vs.agency_id', '=', 'sc.agency_id').onRef('vs.service_id', '=', 'sc.service_id'),
    )
    .select('sa.id')
    .where('sa.id', '=', activityId)
    .where('vs.visit_id', '=', visitId)
    .executeTakeFirst()

export const findAnswer = (tx: Tx, visitId: string, activityId: string) =>
  tx
    .selectFrom('visit_activities')
    .select(['status', 'note'])
    .where('visit_id', '=', visitId)
    .where('activity_id', '=', activityId)
    .executeTakeFirst()

export const saveAnswer = (
  tx: Tx,
  answer: {
    agency_id: string
    visit_id: string
    activity_id: string
    status: ActivityStatus
    note: string | null
    answered_at: string
  },
) =>
  tx
    .insertInto('visit_activities')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'visit_id', 'activity_id']).doUpdateSet({
        status: answer.status,
        note: answer.note,
        answered_at: answer.answered_at,
      }),
    )
    .execute()

/** The client's signature under a visit. */
export const findSignature = (tx: Tx, visitId: string) =>
  tx
    .selectFrom('live_signatures')
    .select(['signed_by', 'signed_at'])
    .where('subject_type', '=', 'visit')
    .where('subject_id', '=', visitId)
    .where('signer_role', '=', 'client')
    .executeTakeFirst()
