import { expect, test } from 'vitest'
import { TODAY, aBatch, aClaim, aProvider, aSubscriber } from '../testing/batch.ts'
import type { ProfessionalBatch } from './types.ts'
import { write837P } from './write.ts'

const lines = (batch: ProfessionalBatch): string[] => {
  const result = write837P(batch, TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text.split('~')
}
const problems = (batch: ProfessionalBatch): string[] => {
  const result = write837P(batch, TODAY)
  return result.ok ? [] : result.problems.map(({ path, sentence }) => `${path} ${sentence}`)
}

test('each billing provider stands above its own clients, and levels count on', () => {
  const office = { ...aProvider, npi: '1245319599', taxonomy: '251E00000X' }
  const client = (id: string) =>
    aSubscriber({ memberId: `MEM-${id}`, claims: [aClaim({ claimId: id })] })
  const all = lines(
    aBatch({
      billing: [
        { provider: aProvider, subscribers: [client('A'), client('B')] },
        { provider: office, subscribers: [client('C')] },
      ],
    }),
  )
  const shown = all.filter((line) => /^(HL|PRV|NM1\*85|CLM)/.test(line))
  expect(shown.map((line) => line.split('*').slice(0, 5).join('*'))).toEqual([
    'HL*1**20*1',
    'PRV*BI*PXC*253Z00000X',
    'NM1*85*2*GOOD HOME CARE*',
    'HL*2*1*22*0',
    'CLM*A*156**',
    'HL*3*1*22*0',
    'CLM*B*156**',
    'HL*4**20*1',
    'PRV*BI*PXC*251E00000X',
    'NM1*85*2*GOOD HOME CARE*',
    'HL*5*4*22*0',
    'CLM*C*156**',
  ])
  expect(all.find((line) => line.startsWith('NM1*85') && line.endsWith('1245319599'))).toBeTruthy()
})

test('two billing providers are checked each for itself', () => {
  const billing = [
    { provider: aProvider, subscribers: [aSubscriber()] },
    { provider: { ...aProvider, npi: '1245319590', taxonomy: '251E' }, subscribers: [] },
  ]
  expect(problems(aBatch({ billing }))).toEqual([
    'billing[1].provider.npi is no valid NPI: "1245319590"',
    'billing[1].provider.taxonomy is no taxonomy code of 10 characters: "251E"',
    'billing[1].subscribers are none; there is nothing to send',
  ])
  const twice = { provider: aProvider, subscribers: [aSubscriber()] }
  expect(problems(aBatch({ billing: [twice, twice] }))).toEqual([
    'billing[1].subscribers[0].claims[0].claimId stands twice in the batch: "CLAIM-1"',
  ])
  expect(problems(aBatch({ billing: [] }))).toEqual(['billing is none; there is nothing to send'])
})
