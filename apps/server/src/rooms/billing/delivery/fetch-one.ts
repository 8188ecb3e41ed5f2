import { createHash } from 'node:crypto'
import type { Transport, WaitingFile } from '../../agency/door.ts'
import type { InJob } from '../../../plumbing/jobs/in-job.ts'
import { type Fetched, lockFetched, updateFetched } from './fetched-store.ts'
import { giveOn } from './give-on.ts'

/** Milliseconds that one file may take. */
const patience = 10_000

type Waiting = {
  transport: Transport
  account: { id: string; name: string }
  file: WaitingFile
}

/** Whether a file was read whole and has not changed since, as far as its server says. */
export function isKnown({ size, modifiedAt }: WaitingFile, seen: Fetched | undefined): boolean {
  if (!seen?.settled) return false
  const { size_bytes: bytes, modified_at: modified } = seen
  const sameSize = size === null || bytes === null || Number(bytes) === size
  const at = modified === null ? null : Date.parse(modified)
  return sameSize && (modifiedAt === null || at === null || at === Date.parse(modifiedAt))
}

/** Reads one file that waits; it stays where it is. False where nothing of it was taken in. */
export async function fetchOne(
  within: InJob,
  { transport, account, file }: Waiting,
): Promise<boolean> {
  const { name } = file
  const bytes = await transport.get(name, AbortSignal.timeout(patience))
  const sha256 = createHash('sha256').update(bytes).digest()
  const look = { size_bytes: file.size, modified_at: file.modifiedAt }
  return within(async (ctx) => {
    const seen = await lockFetched(ctx.tx, account.id, name)
    const same = seen?.sha256?.equals(sha256) ?? false
    if (same && seen?.settled) {
      await updateFetched(ctx.tx, account.id, name, look)
      return false
    }
    // A file that is still being written is read at the next look; one that stays cut short is taken as it is.
    const settled = same || isWhole(bytes)
    const change = settled
      ? await giveOn(ctx, account.name, { name, bytes })
      : ({ state: 'waiting', note: 'It is still being written, or was cut short.' } as const)
    await updateFetched(ctx.tx, account.id, name, {
      ...look,
      ...change,
      sha256,
      settled,
      fetched_at: ctx.now.toISOString(),
    })
    await ctx.live('transmission', account.id)
    return settled
  })
}

/** The most bytes of the segment that ends a file, with what may follow it. */
const tail = 64

/** Whether a file ends as a whole one does. */
const isWhole = (bytes: Buffer): boolean =>
  bytes.subarray(Math.max(0, bytes.length - tail)).includes('IEA')
