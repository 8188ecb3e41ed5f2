import type { EvvAgent } from '../record.ts'
import { caregiverBy, type Naming } from './naming.ts'

/** The only social security number that HHAeXchange wants to get. */
export const noSsn = '999999999'
/** Of a caregiver whose day of hire is not known (New Jersey's default). */
const longAgo = '1900-01-02'
const longestName = 30

/** A caregiver as POST /caregivers takes it. An empty e-mail removes the one that is stored there. */
export function caregiverBody(agent: EvvAgent, naming: Naming) {
  const { qualifier, identifier } = caregiverBy(naming, agent)
  return {
    providerTaxID: naming.provider.taxId,
    qualifier,
    externalID: caregiverBy({ ...naming, caregiverQualifier: null }, agent).identifier,
    ...(qualifier === 'NPI' && { npi: identifier }),
    ssn: noSsn,
    dateOfBirth: agent.birthdate,
    lastName: agent.lastName.slice(0, longestName),
    firstName: agent.firstName.slice(0, longestName),
    gender: genderOf(agent.gender),
    email: agent.email ?? '',
    phoneNumber: agent.phone,
    type: 'Both',
    professionalLicenseNumber: agent.licenseNumber,
    hireDate: agent.hiredOn ?? longAgo,
  }
}

export function genderOf(gender: EvvAgent['gender']): 'Male' | 'Female' | 'Other' {
  if (gender === 'male') return 'Male'
  return gender === 'female' ? 'Female' : 'Other'
}
