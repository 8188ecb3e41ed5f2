import type { Service } from '@homeward/contract/catalogue/services'
import type { PayorType } from '@homeward/domain/agency/vocabulary'
import { defaultJurisdiction } from '@homeward/domain/catalogue/service-name'
import type { ServiceStatus } from '@homeward/domain/catalogue/vocabulary'
import { needed } from '../../../ui/form/needed.ts'

export type ServiceValues = {
  label: string
  jurisdiction: string
  procedure_code: string
  modifier: string
  minutes_per_unit: number | ''
  insurance_type: PayorType | ''
  payor_id: string
  status: ServiceStatus
}

/** A service as its form holds it; without one, what a new one begins with. */
export const serviceValues = (service?: Service): ServiceValues => ({
  label: service?.label ?? '',
  jurisdiction: service?.jurisdiction ?? defaultJurisdiction,
  procedure_code: service ? (service.procedure_code ?? '') : 'T1019',
  modifier: service?.modifier ?? '',
  minutes_per_unit: service?.minutes_per_unit ?? 15,
  insurance_type: service?.insurance_type ?? '',
  payor_id: service?.payor?.id ?? '',
  status: service?.status ?? 'active',
})

/** What the values mean: what may not be empty is not left out. */
export const serviceInput = (values: ServiceValues): Record<string, unknown> =>
  needed(values, ['label', 'jurisdiction', 'minutes_per_unit'])
