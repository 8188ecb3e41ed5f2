import { expect, test } from 'vitest'
import { kindOfField } from './field-kinds.ts'

test.each([
  ['office_id', 'office'],
  ['office_ids', 'office'],
  ['primary_payor_id', 'payor'],
  ['by_agent_id', 'agent'],
  ['do_not_send', 'agent'],
  ['medicaid_id', undefined],
  ['id', undefined],
  ['office', undefined],
  ['toString', undefined],
])('%s holds the id of: %s', (field, kind) => {
  expect(kindOfField(field)).toBe(kind)
})
