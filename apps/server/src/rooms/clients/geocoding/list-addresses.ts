import * as contract from '@homeward/contract/clients/addresses'
import type { LocatedAddress } from '@homeward/contract/clients/addresses'
import { addressAbilities } from '@homeward/domain/agency/abilities'
import { capabilities } from '@homeward/domain/identity/capabilities'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type AddressRow, findAddresses } from './address-store.ts'

/** Addresses across records, with whether they are located. */
export const listAddresses = verb(contract.listAddresses, async (ctx, input) => {
  const { rows, meta } = await findAddresses(ctx.tx, input)
  return { data: rows.map((row) => presentAddress(ctx, row)), meta }
})

export const presentAddress = (ctx: Ctx, { line: _, ...address }: AddressRow): LocatedAddress => ({
  ...address,
  abilities: addressAbilities(
    { capabilities: capabilities.filter((one) => ctx.may(one)) },
    address,
  ),
})
