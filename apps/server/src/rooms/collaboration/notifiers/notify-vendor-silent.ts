import type { EventPayload } from '@homeward/contract/signals'
import { formatDateTime } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies whoever can do something about it that an EVV vendor does not answer, once until it answers again. */
export async function notifyVendorSilent(
  ctx: Ctx,
  { account_id, account_name, since, waiting }: EventPayload<'verification.silent'>,
): Promise<void> {
  const records = waiting === 1 ? '1 record waits' : `${waiting} records wait`
  await notify(ctx, {
    kind: 'evv_silent',
    to: 'holders',
    items: [
      {
        title: `No answer from ${account_name}`,
        body: `The EVV vendor has not answered since ${formatDateTime(since, ctx.agency.timeZone)}, and ${records}. Check the account and its connection. If they are right, ask the vendor.`,
        subject: null,
        about: `evv_silent:${account_id}:${since}`,
      },
    ],
  })
}
