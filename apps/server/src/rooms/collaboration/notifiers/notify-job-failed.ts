import type { EventPayload } from '@homeward/contract/signals'
import { taskInWords } from '@homeward/domain/collaboration/task-words'
import { formatDateTime } from '@homeward/domain/dates'
import { localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the agency's administrators that a background job failed for good: once a day per job. */
export async function notifyJobFailed(
  ctx: Ctx,
  { job_id, task, attempts, failed_at }: EventPayload<'job.failed'>,
): Promise<void> {
  const zone = ctx.agency.timeZone
  const times = attempts === 1 ? 'once' : `${attempts} times`
  await notify(ctx, {
    kind: 'job_failed',
    to: 'holders',
    items: [
      {
        title: `Background job failed: ${taskInWords(task)}`,
        body: `The job was tried ${times} and stopped on ${formatDateTime(failed_at, zone)}. See job ${job_id} in the server log for the reason.`,
        subject: null,
        about: `job_failed:${task}:${localDay(failed_at, zone)}`,
      },
    ],
  })
}
