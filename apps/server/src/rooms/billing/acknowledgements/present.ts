import type { AcknowledgementRow } from '@homeward/contract/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import type { AcknowledgementRecord } from './store.ts'

export const presentAcknowledgement = (
  ctx: Ctx,
  record: AcknowledgementRecord,
): AcknowledgementRow => ({
  id: record.id,
  kind: record.kind,
  accepted: record.accepted,
  status: record.status,
  reasons: record.reasons,
  received_at: record.received_at,
  file_name: record.file_name,
  transmission:
    record.transmission_id === null
      ? null
      : { id: record.transmission_id, interchange_control: record.interchange_control ?? '' },
  accepted_count: record.accepted_count,
  rejected_count: record.rejected_count,
  lock_version: record.lock_version,
  abilities: { dismiss: ctx.may('claims.write') && record.status === 'held' },
})
