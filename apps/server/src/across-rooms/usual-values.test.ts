import { expect, test } from 'vitest'
import { listOffices } from '@homeward/contract/agency/offices'
import { listClaims } from '@homeward/contract/billing/claims'
import { listInvoices } from '@homeward/contract/billing/invoices'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { listCaregivers } from '@homeward/contract/caregivers/caregivers'
import { listClients } from '@homeward/contract/clients/clients'

const usual = (endpoint: { input: { parse: (input: object) => unknown } }) =>
  endpoint.input.parse({})

test('lists have their usual size, filter and order where nothing is said', () => {
  expect(usual(listClaims)).toMatchObject({
    items: 20,
    status: 'for_review',
    sort: '-start_date',
  })
  expect(usual(listInvoices)).toMatchObject({ items: 20 })
  expect(usual(listOffices)).toMatchObject({ items: 30 })
  expect(usual(listCaregivers)).toMatchObject({ items: 30, sort: 'last_name' })
  expect(usual(listClients)).toMatchObject({ status: 'active', sort: 'last_name' })
})

test('claims are sent with a patience of ten seconds', () => {
  expect(createTransmission.timeout).toBe(10000)
})
