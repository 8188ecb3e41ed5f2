import { expect, test } from 'vitest'
import { fieldWords, labelWords } from './label-words.ts'

test.each([
  ['in_progress', 'In progress'],
  ['do-not-hire', 'Do not hire'],
  ['npi', 'NPI'],
  ['primary_care_doctor_npi', 'Primary care doctor NPI'],
  ['evv_vendor', 'EVV vendor'],
  ['icd_code', 'ICD code'],
  ['dob', 'DOB'],
  ['ssn', 'SSN'],
  ['zip', 'ZIP'],
  ['hcpcs_code', 'HCPCS code'],
  ['tax_id', 'Tax ID'],
  ['request ids', 'Request IDs'],
  ['era', 'ERA'],
  ['eras', 'ERAs'],
  ['pca', 'PCA'],
  // A word that only begins or ends like one of them.
  ['idle', 'Idle'],
  ['paid', 'Paid'],
  ['opera', 'Opera'],
  ['zipper', 'Zipper'],
  ['', ''],
])('%s reads %s', (name, words) => {
  expect(labelWords(name)).toBe(words)
})

test.each([
  ['charge_cents', 'Charge'],
  ['addresses_attributes', 'Addresses'],
  ['office_id', 'Office'],
  ['office_ids', 'Offices'],
  ['primary_payor_id', 'Primary payor'],
  ['agent_id', 'Caregiver'],
  ['medicaid_id', 'Medicaid ID'],
  ['tax_id', 'Tax ID'],
  ['payer_id', 'Payer ID'],
  ['id', 'ID'],
  ['do_not_send', 'Do not send'],
  ['npi', 'NPI'],
  ['content_type', 'File type'],
])('the field %s reads %s', (field, words) => {
  expect(fieldWords(field)).toBe(words)
})
