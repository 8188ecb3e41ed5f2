import { expect, test } from 'vitest'
import { aBatch, aClaim, aLine, aProvider, aSubscriber, TODAY } from '../testing/batch.ts'
import { independentProblems } from '../testing/independent-check.ts'
import type { ProfessionalBatch, ProfessionalClaim, Provider, Subscriber } from './types.ts'
import { write837P } from './write.ts'

const aide: Provider = {
  name: { kind: 'person', last: 'Alvarez', first: 'Ruth' },
  secondaryIds: [{ qualifier: '0B', value: 'NY-AIDE-7' }],
}
const other: Provider = {
  name: { kind: 'person', last: 'Brown', first: 'Lee' },
  secondaryIds: [{ qualifier: '0B', value: 'NY-AIDE-8' }],
}
const nurse: Provider = {
  name: { kind: 'person', last: 'Okafor', first: 'Grace' },
  npi: '1003814971',
}
const known: Provider = { name: nurse.name, secondaryIds: [{ qualifier: 'G2', value: 'P-4471' }] }

const lines = aClaim().lines
const durham = {
  ...aProvider,
  npi: '1245319599',
  taxonomy: '251E00000X',
  address: { street: '12 Elm Ave', city: 'Durham', state: 'NC', zip: '277011234' },
}

const of = (claim: Partial<ProfessionalClaim>, subscriber: Partial<Subscriber> = {}) =>
  aBatch({ subscribers: [aSubscriber({ ...subscriber, claims: [aClaim(claim)] })] })

const golden: readonly (readonly [string, ProfessionalBatch])[] = [
  ['parties-rendering-by-license', of({ rendering: aide })],
  ['parties-rendering-by-npi', of({ rendering: nurse, placeOfService: '13' })],
  ['parties-rendering-by-payor-number', of({ rendering: known })],
  ['parties-supervised', of({ rendering: aide, supervising: nurse })],
  [
    'parties-rendering-by-line',
    of({ lines: lines.map((line, at) => ({ ...line, rendering: at === 0 ? aide : other })) }),
  ],
  [
    'parties-replacement',
    of({
      rendering: aide,
      supervising: nurse,
      placeOfService: '14',
      frequency: '7',
      originalClaimNumber: 'ICN100200',
    }),
  ],
  [
    'parties-secondary',
    of(
      {
        rendering: aide,
        supervising: nurse,
        earlierPayers: [
          {
            responsibility: 'P',
            filingIndicator: '16',
            memberId: 'MBR900',
            name: 'Plan One',
            idQualifier: 'PI',
            id: 'PLAN1',
            paid: 10000,
            adjustments: [{ group: 'PR', reason: '2', amount: 5600 }],
            remaining: 5600,
            date: '2026-01-20',
          },
        ],
      },
      { responsibility: 'S' },
    ),
  ],
  [
    'parties-two-offices',
    aBatch({
      billing: [
        { provider: aProvider, subscribers: [aSubscriber()] },
        {
          provider: durham,
          subscribers: [
            aSubscriber({
              memberId: 'MEM2',
              claims: [aClaim({ claimId: 'CLAIM-2', lines: [aLine({ control: 'LINE3' })] })],
            }),
          ],
        },
      ],
    }),
  ],
  [
    'parties-without-npi',
    aBatch({
      provider: { ...aProvider, npi: null },
      subscribers: [
        aSubscriber({
          payer: {
            name: 'State Waiver',
            idQualifier: 'PI',
            id: 'WAIV1',
            billingProviderId: 'V900',
          },
        }),
      ],
    }),
  ],
]

const written = (batch: ProfessionalBatch): string => {
  const result = write837P(batch, TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}

test.each(golden)(
  '%s is written as it always was, and is clean by other rules',
  async (name, batch) => {
    const text = written(batch)
    expect(independentProblems(text)).toEqual([])
    await expect(text.replaceAll('~', '~\n')).toMatchFileSnapshot(`golden/${name}.edi`)
  },
)

const textOf = (wanted: string): string =>
  golden.flatMap(([name, batch]) => (name === wanted ? [written(batch)] : [])).join('')

test.each([
  ['parties-two-offices', 'HL*3**20*1', 'HL*4**20*1', 'HL01 counts up from 1'],
  ['parties-two-offices', 'HL*4*3*22', 'HL*4*1*22', 'HL02 names the billing provider above'],
  ['parties-two-offices', '*1245319599', '*1245319598', 'the NPI is right'],
  ['parties-two-offices', '251E00000X', '251E00000', 'the taxonomy has 10 characters'],
  ['parties-two-offices', 'NC*277011234', 'NC*27701', 'its ZIP code has 9 digits'],
  ['parties-rendering-by-license', 'REF*0B*NY-AIDE-7~', '', 'NM1*82 has an NPI or another number'],
  ['parties-supervised', '*1003814971', '*1003814970', 'the NPI of NM1*DQ is right'],
  ['parties-without-npi', 'REF*G2*V900~', '', 'the NPI is right'],
])('the other rules see in %s that %s became %s', (name, from, to, said) => {
  const text = textOf(name)
  expect(text).toContain(from)
  expect(independentProblems(text.replace(from, to)).join(' ')).toContain(said)
})
