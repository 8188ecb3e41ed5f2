import type { Office } from '@homeward/contract/agency/offices'
import { officeAbilities } from '@homeward/domain/agency/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import type { OfficeRow } from './office-store.ts'

export const presentOffice = (ctx: Ctx, office: OfficeRow): Office => ({
  ...office,
  abilities: officeAbilities(ctx.holder, office),
})
