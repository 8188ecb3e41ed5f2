import type { EventPayload } from '@homeward/contract/signals'
import { formatDay } from '@homeward/domain/dates'
import { type Said, sentence, word } from '@homeward/domain/language/sentence'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findUsersOf } from '../notifications/recipients-store.ts'

/** Tells a caregiver what the office answered to their request for days off. */
export async function notifyLeaveAnswered(
  ctx: Ctx,
  answered: EventPayload<'leave.answered'>,
): Promise<void> {
  await notify(ctx, {
    kind: 'leave_answered',
    to: await findUsersOf(ctx.tx, [answered.agent_id]),
    items: [
      {
        title: titleOf(answered),
        body: bodyOf(answered),
        subject: null,
        about: `leave_answered:${answered.request_id}`,
      },
    ],
  })
}

function titleOf({ approved, start_date, end_date }: EventPayload<'leave.answered'>): Said {
  const days = { first: formatDay(start_date), last: formatDay(end_date) }
  if (start_date === end_date) {
    return approved
      ? sentence('Your day off on {first} is approved', days)
      : sentence('Your day off on {first} is declined', days)
  }
  return approved
    ? sentence('Your days off from {first} to {last} are approved', days)
    : sentence('Your days off from {first} to {last} are declined', days)
}

function bodyOf({ approved, answer }: EventPayload<'leave.answered'>): Said {
  if (answer !== null) return sentence('The office says: {answer}', { answer })
  return approved
    ? word('Others take your visits on these days.')
    : word('Call the office to learn more.')
}
