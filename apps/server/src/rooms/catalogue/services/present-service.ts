import type { Service } from '@homeward/contract/catalogue/services'
import { serviceAbilities } from '@homeward/domain/catalogue/abilities'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import type { ServiceRow } from './service-store.ts'

export const presentService = (
  ctx: Ctx,
  { modifiers, payor_id: _, ...service }: ServiceRow,
): Service => ({
  ...service,
  modifier: modifiers.length > 0 ? modifiers.join(':') : null,
  abilities: serviceAbilities(ctx.holder, service),
})

/** What an audit event compares: categories and activities have events of their own. */
export const auditedService = ({ categories: _, payor: __, ...service }: ServiceRow) => service

/** A service's name is unique, even if the other service is archived. */
export const refusedName = (error: unknown): never =>
  onConstraint(error, { services_agency_id_name_key: 'service_name_taken' })
