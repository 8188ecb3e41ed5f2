import type { listOffices as declaration } from '@homeward/contract/agency'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { findOffices } from './store.ts'

/** The offices of the agency, by name. */
export async function listOffices(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findOffices(tx, input)
  return { data: rows, meta }
}
