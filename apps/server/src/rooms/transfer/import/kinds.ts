import type { ImportKind } from '@homeward/domain/transfer/import-fields'
import { caregiverKind } from './caregiver-kind.ts'
import { clientKind } from './client-kind.ts'
import type { Kind } from './kind.ts'

/** What each kind of import needs to know. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  clients: clientKind,
  caregivers: caregiverKind,
}
