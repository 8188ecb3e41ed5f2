import { expect, test } from 'vitest'
import { defaultJurisdiction, defaultLabel, serviceName } from './service-name.ts'

test.each([
  ['nc', 'PCS adult', 'nc_pcs_adult'],
  ['NC', 'PCS Adult', 'nc_pcs_adult'],
  [' va ', '  Respite  care ', 'va_respite_care'],
  ['nc', 'Attendant\tcare\n24h', 'nc_attendant_care_24h'],
  ['ga', 'T1019', 'ga_t1019'],
  ['nc', 'Personal care, adult', 'nc_personal_care,_adult'],
  ['nc', 'Atención a domicilio', 'nc_atención_a_domicilio'],
])('%j and %j make %j', (jurisdiction, label, name) => {
  expect(serviceName(jurisdiction, label)).toBe(name)
})

test('a service is nc_pcs_adult where nothing else is said', () => {
  expect(serviceName(defaultJurisdiction, defaultLabel)).toBe('nc_pcs_adult')
})
