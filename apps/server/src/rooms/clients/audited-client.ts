import type { Ctx } from '../../plumbing/context.ts'
import { ownFields } from './own-fields.ts'
import { openFields } from './protected-fields.ts'
import type { ClientProfile } from './store.ts'

/** What an audit event compares; protected values are masked where the event is written. */
export const auditedClient = (ctx: Ctx, client: ClientProfile) => ({
  ...ownFields(client),
  ...openFields(ctx, client),
  office_id: client.office_id,
  primary_payor_id: client.primary_payor_id,
  service_id: client.service_id,
  demographics: client.demographics,
  settings: client.settings,
  addresses: client.addresses,
  contacts: client.contacts,
  archived_at: client.archived_at,
})
