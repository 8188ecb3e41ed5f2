import type { EventPayload } from '@homeward/contract/signals'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

/** Tells everybody who schedules that a caregiver reported sick or wants days off. */
export async function notifyReported(
  ctx: Ctx,
  reported: EventPayload<'caregiver.reported'>,
): Promise<void> {
  const { agent_id: id, name, what, start_date: from, end_date: to, request_id: request } = reported
  const until = to === null ? '' : ` to ${formatDay(to)}`
  const sick = what === 'sick'
  await notify(ctx, {
    kind: 'caregiver_reported',
    to: 'holders',
    items: [
      {
        title: `${name} ${sick ? 'reported sick' : 'wants days off'}: ${formatDay(from)}${until}`,
        body: sick
          ? 'Visits on these days are open and on the list of visits to cover.'
          : 'Approve or decline it under “Days off requested”. Visits stay as they are until then.',
        subject: { type: 'agent', id },
        about: `reported:${id}:${request}`,
      },
    ],
  })
}
