import { expect, test } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { recordPath } from './record-path.ts'

test.each([
  ['owner', 'client', '/clients/7'],
  ['owner', 'Agent', '/agents/7'],
  ['nurse', 'visit', '/visits/7'],
  ['owner', 'claim', '/billing/claims?status=all&claim=7'],
  ['nurse', 'claim', undefined],
  ['owner', 'era', '/billing/eras/7'],
  ['owner', 'invite', '/admin/accounts'],
  ['nurse', 'invite', undefined],
  ['pca', 'visit', '/field/visits/7'],
  ['pca', 'client', undefined],
  ['pca', 'timesheet', '/field/pay?timesheet=7'],
  ['billing_admin', 'timesheet', '/timesheets?timesheet=7'],
  ['owner', 'phone_number', '/admin/phone-numbers?open=7'],
  ['pca', 'phone_number', undefined],
  ['owner', 'file', undefined],
] as const)('for a %s a %s opens at %s', (role, type, href) => {
  expect(recordPath(aUser({ role }), type, '7')).toBe(href)
})
