import { dueAlertDate } from '@homeward/domain/collaboration/alerts'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { type BegunAlert, findBegun } from './alert-store.ts'
import { findNotified } from './late-store.ts'

/** Notifies the office of each alert on each of its days, once; of one that was moved, again. */
export async function notifyAlertsDue(ctx: Ctx): Promise<void> {
  const today = ctx.today
  let after: string | null = null
  do {
    const begun: BegunAlert[] = await findBegun(ctx.tx, today, after)
    await notifyOf(
      ctx,
      begun.flatMap((alert) => {
        const day = dueAlertDate(alert, today)
        return day === null ? [] : [{ ...alert, day, about: `alert_due:${alert.id}:${day}` }]
      }),
    )
    after = begun.at(-1)?.id ?? null
  } while (after !== null)
}

type Due = BegunAlert & { day: string; about: string }

async function notifyOf(ctx: Ctx, due: readonly Due[]): Promise<void> {
  const notified = await findNotified(
    ctx.tx,
    due.map(({ about }) => about),
  )
  const fresh = due.filter(({ about }) => !notified.has(about))
  if (fresh.length === 0) return
  await notify(ctx, {
    kind: 'alert_due',
    to: 'holders',
    items: fresh.map((alert) => ({
      title: `${alert.parent_name}: ${alert.title}`,
      body: `Due on ${formatDay(alert.day)}. ${alert.body}`.trim(),
      subject: { type: alert.subject_type, id: alert.subject_id },
      about: alert.about,
    })),
  })
}
