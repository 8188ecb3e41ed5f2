import { endpoint, record } from '../endpoint.ts'
import { lockVersion } from '../fields.ts'
import { Claim } from './claim-shape.ts'

export const billNextPayor = endpoint({
  room: 'billing',
  summary:
    'Give a claim that its payor answered to the next payor of the client; it is sent with what the payor before paid',
  method: 'POST',
  path: '/claims/:id/next_payor',
  permission: 'claims.write',
  input: { lock_version: lockVersion.optional() },
  returns: record(Claim),
  fails: ['next_payor_missing', 'next_payor_refused', 'stale'],
})
