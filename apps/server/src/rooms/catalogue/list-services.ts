import type { listServices as declaration } from '@homeward/contract/catalogue'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { findServices } from './store.ts'

/** The service types of the agency, by label. */
export async function listServices(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findServices(tx, input)
  return {
    data: rows.map(({ modifiers, ...service }) => ({
      ...service,
      modifier: modifiers.length > 0 ? modifiers.join(':') : null,
    })),
    meta,
  }
}
