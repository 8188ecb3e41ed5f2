import type { Transmission } from '@homeward/contract/billing/transmissions'
import { transmissionAbilities } from '@homeward/domain/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import type { TransmissionRecord } from './store.ts'

type LeftOut = Transmission['left_out']

/** A file as its list shows it, with the claims that could not be written into it just now. */
export const presentTransmission = (
  ctx: Ctx,
  record: TransmissionRecord,
  leftOut: LeftOut = [],
): Transmission => ({
  id: record.id,
  payor: { id: record.payor_id, name: record.payor_name },
  created_at: record.created_at,
  created_by: record.created_by_name,
  interchange_control: record.interchange_control,
  group_control: record.group_control,
  claims_count: record.claims_count,
  total_cents: record.total_cents,
  file_name: record.file_name,
  status: record.status,
  handed_over_at: record.handed_over_at,
  connection: record.connection,
  handed_over_by: record.handed_over_by,
  error: record.error,
  left_out: [...leftOut],
  answer_overdue: record.answer_overdue,
  acknowledgements: record.acknowledgements,
  lock_version: record.lock_version,
  abilities: transmissionAbilities(ctx.holder, {
    status: record.status,
    connected: record.connection !== null,
  }),
})
