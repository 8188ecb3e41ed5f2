import type { Transmission } from '@homeward/contract/billing/transmissions'
import type { TransmissionRecord } from './store.ts'

export const presentTransmission = (record: TransmissionRecord): Transmission => ({
  id: record.id,
  payor: { id: record.payor_id, name: record.payor_name },
  created_at: record.created_at,
  created_by: record.created_by_name,
  interchange_control: record.interchange_control,
  group_control: record.group_control,
  claims_count: record.claims_count,
  total_cents: record.total_cents,
  file_name: record.file_name,
  acknowledgements: [],
})
