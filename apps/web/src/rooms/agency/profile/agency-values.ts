import type { Agency } from '@homeward/contract/agency/agencies'
import { needed } from '../../../ui/form/needed.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { type PostalValues, postalValues } from '../fields/postal-values.ts'

export type AgencyValues = PostalValues & {
  name: string
  sign_in_name: string
  npi: string
  tax_id: string
  taxonomy_code: string
  phone: string
  email: string
  latitude: number | ''
  longitude: number | ''
  time_zone: string
  location_tolerance: number | ''
  late_tolerance: number | ''
  late_escalation: number | ''
  overtime_threshold_hours: number | ''
  overtime_rate_percent: number | ''
  schedule_drafts: boolean
  write_off_limit_cents: number | null
  second_factor_required: boolean
  idle_timeout: number | ''
}

/** The agency as its form holds it. */
export const agencyValues = (agency: Agency): AgencyValues => ({
  ...postalValues(agency),
  name: agency.name,
  sign_in_name: agency.sign_in_name ?? '',
  npi: agency.npi ?? '',
  tax_id: taxIdWords(agency.tax_id ?? ''),
  taxonomy_code: agency.taxonomy_code ?? '',
  phone: phoneWords(agency.phone ?? ''),
  email: agency.email ?? '',
  latitude: agency.latitude ?? '',
  longitude: agency.longitude ?? '',
  time_zone: agency.time_zone,
  location_tolerance: agency.location_tolerance,
  late_tolerance: agency.late_tolerance,
  late_escalation: agency.late_escalation,
  overtime_threshold_hours: agency.overtime_threshold_hours,
  overtime_rate_percent: agency.overtime_rate_percent,
  schedule_drafts: agency.schedule_drafts,
  write_off_limit_cents: agency.write_off_limit_cents,
  second_factor_required: agency.second_factor_required,
  idle_timeout: agency.idle_timeout,
})

/** What the values mean to the server: what may not be empty is not left out. */
export const agencyInput = (values: AgencyValues): Record<string, unknown> =>
  needed(values, [
    'name',
    'time_zone',
    'location_tolerance',
    'late_tolerance',
    'late_escalation',
    'overtime_threshold_hours',
    'overtime_rate_percent',
    'idle_timeout',
    'write_off_limit_cents',
  ])

/** A tax id as people write it: `561234567` -> `56-1234567`. */
export const taxIdWords = (taxId: string): string => taxId.replace(/^(\d{2})(\d{7})$/, '$1-$2')
