import type { listTransmissions as declaration } from '@homeward/contract/billing/transmissions'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { presentTransmission } from './present-transmission.ts'
import { findTransmissions } from './store.ts'

/** Files of claims that were made, newest first. */
export async function listTransmissions(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findTransmissions(tx, input)
  return { data: rows.map(presentTransmission), meta }
}
