import { externalVisitId } from '@homeward/evv/hhaexchange/ids'
import { field, isReadable, visitsIn, word } from '@homeward/evv/hhaexchange/transaction'
import { NotSent } from '../vendor.ts'
import { ask, type Reply } from './ask.ts'
import { later } from './failures.ts'
import type { Service } from './service.ts'

type Held = { evvmsid: string; visit: object }

/** HHAeXchange does not offer the call. */
const notOffered = new Set([400, 404, 405, 501])

/**
 * The visit as HHAeXchange has it by our ID; null if it has none, or offers no way to ask. That it can be
 * asked so is our reading. Where it cannot, its own check for overlapping visits keeps a second one out.
 */
export async function lookUp(
  service: Service,
  visitId: string,
  signal: AbortSignal,
): Promise<{ held: Held | null; reply: Reply; path: string }> {
  const path = `visits?externalVisitId=${externalVisitId(visitId)}`
  const reply = await ask(service, { method: 'GET', path }, signal).catch((error: unknown) => {
    throw later(error)
  })
  if (notOffered.has(reply.status)) return { held: null, reply, path }
  if (reply.status !== 200) {
    throw new NotSent(`HHAeXchange responded with status ${reply.status}.`, 'later')
  }
  if (reply.text.trim() === '' || !isReadable(reply.text)) {
    throw new NotSent('HHAeXchange gave no readable answer.', 'later')
  }
  const [visit] = visitsIn(reply.text)
  const evvmsid = word(field(visit, 'evvmsid'))
  return { held: visit && evvmsid !== null ? { evvmsid, visit } : null, reply, path }
}
