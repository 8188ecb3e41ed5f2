import type { EventPayload } from '@homeward/contract/signals'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies billers of files that a payor did not answer in its usual time, once for each file. */
export async function notifyAnswersOverdue(
  ctx: Ctx,
  { files }: EventPayload<'transmission.overdue'>,
): Promise<void> {
  await notify(ctx, {
    kind: 'answer_overdue',
    to: 'holders',
    items: files.map(({ id, name, payor, claims }) => ({
      title: `No answer from ${payor}: ${name}`,
      body: `The payor usually answers sooner. Ask whether it has the file with its ${claims === 1 ? 'claim' : `${claims} claims`}. If not, set the file to unknown and send it again.`,
      subject: null,
      about: `answer_overdue:${id}`,
    })),
  })
}
