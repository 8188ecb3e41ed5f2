import { expect, it } from 'vitest'
import { sampleOf } from './sample.ts'

it.each([
  ['social_security_number', '900-12-3456', '••••3456'],
  ['medicaid_number', '900123456K', '••••456K'],
  ['first_name', 'Ada', 'Ada'],
  ['birthdate', '03/02/1950', '03/02/1950'],
  ['phone', '(919) 555-0100', '(919) 555-0100'],
  ['phone', '9195550100', '9195550100'],
  ['zip', '27601-1234', '27601-1234'],
  ['nickname', '900-12-3456', '••••3456'],
  ['nickname', 'Ada 900123456', 'Ada ••••3456'],
  [null, '900-12-3456', '••••3456'],
  [null, '1EG4-TE5-MK73', '••••MK73'],
  [null, 'Speaks Spanish', 'Speaks Spanish'],
  [null, '', ''],
  ['medicaid_number', '', ''],
])('of a column for %s, %j is shown as %j', (field, cell, shown) => {
  expect(sampleOf(field, cell)).toBe(shown)
})
