import { type Holder, holds } from '../identity/abilities.ts'
import type { Capability } from '../identity/capabilities.ts'
import type { AddressKind } from './geocoding.ts'
import type { ImportStatus } from './icd-order-file.ts'
import { isUnderWay } from './icd-order-file.ts'
import { type IntegrationKind, integrationTable } from './integrations.ts'
import type { RecordStatus } from './vocabulary.ts'

/** What may be done with the profile of the agency. */
export const agencyAbilities = (holder: Holder): Record<string, boolean> => ({
  edit: holds(holder, 'agency.write'),
})

const archivable = (may: boolean, status: RecordStatus): Record<string, boolean> => ({
  edit: may,
  archive: may && status === 'active',
  restore: may && status === 'archived',
})

/** What may be done with an office. */
export const officeAbilities = (
  holder: Holder,
  { status }: { status: RecordStatus },
): Record<string, boolean> => archivable(holds(holder, 'offices.write'), status)

/** What may be done with a payor and its rates. */
export const payorAbilities = (
  holder: Holder,
  { status }: { status: RecordStatus },
): Record<string, boolean> => ({
  ...archivable(holds(holder, 'payors.write'), status),
  add_rate: holds(holder, 'payors.write') && status === 'active',
})

/** What may be done with a rate. A rate that claims used stays and can only be ended. */
export const rateAbilities = (
  holder: Holder,
  { lastClaimed }: { lastClaimed: string | null },
): Record<string, boolean> => {
  const may = holds(holder, 'payors.write')
  return { end: may, edit: may && lastClaimed === null, delete: may && lastClaimed === null }
}

/** What may be done with an integration. */
export const integrationAbilities = (
  holder: Holder,
  { kind }: { kind: IntegrationKind },
): Record<string, boolean> => {
  const may = holds(holder, 'integrations.write')
  return { configure: may && integrationTable[kind].scope === 'agency', test: may }
}

/** What may be done with the loading of a file of codes. */
export const importAbilities = (
  holder: Holder,
  { status }: { status: ImportStatus },
): Record<string, boolean> => ({
  cancel: holds(holder, 'diagnosis_codes.write') && isUnderWay(status),
})

/** The owner of the record decides who may set the position of its address. */
export const capabilityToPlace: Record<AddressKind, Capability> = {
  client: 'clients.write',
  agent: 'caregivers.write',
  office: 'offices.write',
  agency: 'agency.write',
}

/** What may be done with an address in the list of all of them. */
export const addressAbilities = (
  holder: Holder,
  { kind }: { kind: AddressKind },
): Record<string, boolean> => ({ place: holds(holder, capabilityToPlace[kind]) })
