import type { EventPayload } from '@homeward/contract/signals'
import { formatDay } from '@homeward/domain/dates'
import { sentence, word } from '@homeward/domain/language/sentence'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

/** Tells everyone who does the payroll that a caregiver asks about a pay week. It does not say what. */
export async function notifyPayQuestion(
  ctx: Ctx,
  { timesheet_id: id, comment_id, user_id, name, week }: EventPayload<'timesheet.asked'>,
): Promise<void> {
  await notify(ctx, {
    kind: 'pay_question',
    to: 'holders',
    except: user_id,
    items: [
      {
        title: sentence('{name} asks about their pay', { name }),
        body: sentence('The question is on the timesheet of the week of {day}.', {
          day: formatDay(week),
        }),
        subject: { type: 'timesheet', id },
        about: `pay_question:${comment_id}`,
      },
    ],
  })
}

/** Tells a caregiver that the office answered. */
export async function notifyPayAnswered(
  ctx: Ctx,
  { timesheet_id: id, comment_id, user_id, week }: EventPayload<'timesheet.answered'>,
): Promise<void> {
  await notify(ctx, {
    kind: 'pay_answered',
    to: [user_id],
    items: [
      {
        title: word('The office answered your question about your pay'),
        body: sentence('Open the week of {day} under My pay.', { day: formatDay(week) }),
        subject: { type: 'timesheet', id },
        about: `pay_answered:${comment_id}`,
      },
    ],
  })
}
