import { taskInWords } from '@homeward/domain/collaboration/task-words'
import { formatDateTime } from '@homeward/domain/dates'
import { localDay } from '@homeward/domain/time/zone'
import { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

const payload = z.object({
  job_id: z.string(),
  task: z.string(),
  attempts: z.int(),
  failed_at: z.iso.datetime(),
})

/** Tells those who look after the agency that work was given up: of each kind, once a day. */
export async function tellJobFailed(ctx: Ctx, sent: Record<string, unknown>): Promise<void> {
  const { job_id, task, attempts, failed_at } = payload.parse(sent)
  const zone = ctx.agency.timeZone
  const times = attempts === 1 ? 'once' : `${attempts} times`
  await notify(ctx, {
    kind: 'job_failed',
    to: 'holders',
    news: [
      {
        title: `Background work failed: ${taskInWords(task)}`,
        body: `It was tried ${times} and given up on ${formatDateTime(failed_at, zone)}. The log of the server says why, at job ${job_id}.`,
        subject: null,
        about: `job_failed:${task}:${localDay(failed_at, zone)}`,
      },
    ],
  })
}
