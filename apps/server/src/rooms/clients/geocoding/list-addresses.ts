import type { listAddresses as declaration, LocatedAddress } from '@homeward/contract/addresses'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { type AddressRow, findAddresses } from './address-store.ts'

/** Addresses across records, with whether they are located. */
export async function listAddresses(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findAddresses(tx, input)
  return { data: rows.map(presentAddress), meta }
}

export const presentAddress = ({ line: _, ...address }: AddressRow): LocatedAddress => address
