import { expect, it } from 'vitest'
import { type PayRate, rateFor } from './rates.ts'

const rate = (id: string, more: Partial<PayRate>): PayRate => ({
  id,
  agentId: null,
  clientId: null,
  serviceId: null,
  payorId: null,
  startDate: '2026-01-01',
  endDate: null,
  rate: 1500,
  ...more,
})
const work = { agentId: 'a', clientId: 'c', serviceId: 's', payorId: 'p', day: '2026-03-18' }

it.each([
  [
    'the caregiver before the client',
    [rate('x', { agentId: 'a' }), rate('y', { clientId: 'c' })],
    'x',
  ],
  [
    'client and service before the client',
    [rate('x', { clientId: 'c' }), rate('y', { clientId: 'c', serviceId: 's' })],
    'y',
  ],
  [
    'the latest of equals',
    [rate('x', { serviceId: 's' }), rate('y', { serviceId: 's', startDate: '2026-03-01' })],
    'y',
  ],
  [
    'one that changes within the week',
    [rate('x', { endDate: '2026-03-17' }), rate('y', { startDate: '2026-03-18' })],
    'y',
  ],
  ['none of others', [rate('x', { agentId: 'b' }), rate('y', { payorId: 'q' })], undefined],
])('%s', (_, rates, found) => expect(rateFor(rates, work)?.id).toBe(found))
