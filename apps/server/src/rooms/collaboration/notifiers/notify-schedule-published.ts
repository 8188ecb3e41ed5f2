import type { EventPayload } from '@homeward/contract/signals'
import { formatDay } from '@homeward/domain/dates'
import { sentence } from '@homeward/domain/language/sentence'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies a caregiver of the visits that somebody published. */
export async function notifySchedulePublished(
  ctx: Ctx,
  published: EventPayload<'schedule.published'>,
): Promise<void> {
  const { publication_id, user_id, visits, first_day, last_day } = published
  const days = { first: formatDay(first_day), last: formatDay(last_day) }
  await notify(ctx, {
    kind: 'schedule_published',
    to: [user_id],
    items: [
      {
        title: sentence('{visits, plural, one {# new visit} other {# new visits}}', { visits }),
        body:
          first_day === last_day
            ? sentence('On {first}.', days)
            : sentence('From {first} to {last}.', days),
        subject: null,
        about: `schedule_published:${publication_id}`,
      },
    ],
  })
}
