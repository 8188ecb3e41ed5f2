import { updatePayor } from '@homeward/contract/agency/payors'
import { getClaim } from '@homeward/contract/billing/claims'
import { getAgent, updateAgent } from '@homeward/contract/caregivers/agents'
import type { InputOf } from '@homeward/contract/endpoint'
import { independentProblems } from '@homeward/x12/testing/independent-check'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aClaim, sent } from '../testing/factories.ts'

const app = startTestServer()

test('a payor that asks gets the taxonomy and its own number of who gave the care; filings keep them', async () => {
  const world = await anAgency(app)
  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    rendering_provider: 'caregiver',
    provider_id_kind: 'G2',
    rendering_taxonomy: true,
  })
  const caregiver = (change: Omit<InputOf<typeof updateAgent>, 'id'>) =>
    call(app, world.owner, updateAgent, { id: world.pca.agentId, ...change })
  await caregiver({ provider_number: 'NC-7' })
  const claim = await aClaim(app, world)
  const again = () => call(app, world.owner, getClaim, { id: claim.id })
  const failed = (await again()).readiness.filter(({ ok }) => !ok)
  expect(failed).toMatchObject([
    { rule: 'rendering_taxonomy', fix: { path: `/agents/${world.pca.agentId}/edit/claims` } },
  ])
  await caregiver({
    taxonomy_code: '3747P1801X',
    provider_numbers_attributes: [{ payor_id: world.payorId, number: 'OWN-1' }],
  })
  expect((await again()).readiness.filter(({ ok }) => !ok)).toEqual([])
  const { text, claims } = await sent(app, world, [claim])
  expect(independentProblems(text)).toEqual([])
  const all = text.split('~')
  const at = all.findIndex((one) => one.startsWith('NM1*82'))
  expect(all.slice(at + 1, at + 3)).toEqual(['PRV*PE*PXC*3747P1801X', 'REF*G2*OWN-1'])
  const [number] = (await call(app, world.owner, getAgent, { id: world.pca.agentId }))
    .provider_numbers
  await caregiver({
    taxonomy_code: '374U00000X',
    provider_numbers_attributes: [{ id: number?.id, _destroy: true }],
  })
  expect((await again()).filings[0]?.parties).toEqual(claims[0]?.parties)
  expect(claims[0]?.parties.rendering).toMatchObject([
    { number: 'OWN-1', taxonomy_code: '3747P1801X' },
  ])
})
