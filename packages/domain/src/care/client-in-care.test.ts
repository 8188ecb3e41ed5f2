import { expect, test } from 'vitest'
import { clientStatuses } from '../clients/vocabulary.ts'
import { notInCare } from './client-in-care.ts'

test('visits surprise for all who are not in care, and without an address', () => {
  const fine = clientStatuses.filter(
    (status) => notInCare({ name: 'Ada', status, hasAddress: true }) === null,
  )
  expect(fine).toEqual(['pending-careplan', 'active'])
  expect(notInCare({ name: 'Ada', status: 'active', hasAddress: false })).toMatch(/^Ada has no/)
  expect(notInCare({ name: 'Ada', status: 'prospect', hasAddress: false })).toMatch(
    /^Ada is prospect and has no address\./,
  )
})
