import { expect, test } from 'vitest'
import { servicesToClaim } from './services-to-claim.ts'

const active = { status: 'active', isClaimed: false } as const
const claimed = { ...active, isClaimed: true } as const
const archived = { status: 'archived', isClaimed: false } as const
const unbillable = { status: 'unbillable', isClaimed: false } as const
/** Its service became unbillable after the claim. */
const claimedBefore = { ...unbillable, isClaimed: true } as const

test.each([
  [[active], [active]],
  [
    [active, unbillable, archived],
    [active, archived],
  ],
  [[claimed, active], [active]],
  [[claimed, unbillable], 'claim_exists'],
  [[claimedBefore], 'claim_exists'],
  [[unbillable, unbillable], 'service_unbillable'],
] as const)('case %#', (services, left) => {
  const result = servicesToClaim([...services])
  expect(result.ok ? result.value : result.failure).toEqual(left)
})
