import { createHash } from 'node:crypto'
import type { Transport, WaitingFile } from '../../agency/door.ts'
import { storeFile } from '../../files/door.ts'
import { takeInAnswers } from '../acknowledgements/take-in.ts'
import type { InJob } from './deliver.ts'
import { type Fetched, noteFetched, noteLook } from './fetched-store.ts'

/** Milliseconds that one file may take. */
const patience = 10_000

type Waiting = {
  transport: Transport
  accountId: string
  file: WaitingFile
  /** What is known of it. */
  seen: Fetched | undefined
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
  { transport, accountId, file, seen }: Waiting,
): Promise<boolean> {
  const { name } = file
  const bytes = await transport.get(name, AbortSignal.timeout(patience))
  const sha256 = createHash('sha256').update(bytes).digest()
  const same = seen?.sha256?.equals(sha256) ?? false
  const look = { account_id: accountId, name, size_bytes: file.size, modified_at: file.modifiedAt }
  // A file that is still being written is read at the next look; one that stays cut short is shown as it is.
  const settled = same || isWhole(bytes)
  return within(async (ctx) => {
    const own = { agency_id: ctx.agency.id, ...look }
    if (same && seen?.settled) {
      await noteLook(ctx.tx, own)
      return false
    }
    // Remittances are uploaded by a person, whose they are.
    if (!settled || bytes.includes('ST*835')) {
      await noteFetched(ctx.tx, { ...own, sha256, settled, file_id: null })
      return false
    }
    const { id } = await storeFile(ctx, { name, contentType: 'application/edi-x12', bytes })
    if (!(await noteFetched(ctx.tx, { ...own, sha256, settled, file_id: id }))) return false
    const { ids, repeated } = await takeInAnswers(ctx, id)
    await ctx.record({
      action: 'acknowledgement.received',
      type: 'acknowledgement',
      id: ids[0] ?? id,
      after: { name, answers: ids.length, repeated },
    })
    return true
  })
}

/** The most bytes of the segment that ends a file, with what may follow it. */
const tail = 64

/** Whether a file ends as a whole one does. */
const isWhole = (bytes: Buffer): boolean =>
  bytes.subarray(Math.max(0, bytes.length - tail)).includes('IEA')
