import type { Careplan } from '@homeward/contract/care/careplans'

/**
 * What is signed of a care plan: for whom, under which authorization or for which private payor, when, and its
 * shifts.
 */
export const signedPlan = (plan: Careplan) => ({
  careplan_id: plan.id,
  client_id: plan.client.id,
  ...(plan.authorization
    ? { authorization_id: plan.authorization.id }
    : { payor_id: plan.payor.id }),
  start_date: plan.start_date,
  end_date: plan.end_date,
  shifts: plan.shifts.map((shift) => ({
    scheduled_time: shift.scheduled_time,
    scheduled_duration: shift.scheduled_duration,
    recurring_rule: shift.recurring_rule,
    agent_id: shift.agent?.id ?? null,
    services: shift.services.map(({ id, minutes, activity_ids }) => ({
      id,
      minutes,
      activity_ids: activity_ids.toSorted(),
    })),
  })),
})
