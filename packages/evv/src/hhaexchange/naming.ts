import type { EvvAgent, EvvProvider, EvvVisit } from '../record.ts'
import { shortId } from './ids.ts'

/** How an account names the agency, members, caregivers and the payer; null for the usual way. */
export type Naming = {
  provider: EvvProvider
  officeQualifier: string | null
  memberQualifier: string | null
  caregiverQualifier: string | null
  payerId: string | null
}

export type Identified = { qualifier: string; identifier: string | null }

/** Some states know caregivers by their NPI (West Virginia), most by our own ID. */
export const caregiverBy = (
  { caregiverQualifier }: Naming,
  { id, npi }: Pick<EvvAgent, 'id' | 'npi'>,
): Identified => {
  const qualifier = caregiverQualifier ?? 'ExternalID'
  return { qualifier, identifier: isByNpi(qualifier) ? npi : shortId(id) }
}

/** Whether a qualifier asks for the NPI. */
export const isByNpi = (qualifier: string | null): boolean => qualifier === 'NPI'

export const officeBy = ({ provider, officeQualifier }: Naming): Identified => {
  const qualifier = officeQualifier ?? (provider.npi === null ? 'FederalTaxID' : 'NPI')
  return { qualifier, identifier: isByNpi(qualifier) ? provider.npi : provider.taxId }
}

export const memberBy = (
  { memberQualifier }: Naming,
  { medicaidId }: EvvVisit['client'],
): Identified => ({ qualifier: memberQualifier ?? 'MedicaidID', identifier: medicaidId })

export const payerIdOf = ({ payerId }: Naming, { payor }: EvvVisit): string => payerId ?? payor.id
