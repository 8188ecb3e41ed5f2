import { expect, test } from 'vitest'
import { filingIndicators } from '../codes/filing-indicator.ts'
import { readX12 } from '../read.ts'
import { TODAY, aBatch, aProvider } from '../testing/batch.ts'
import { type Random, randomFrom } from '../testing/random.ts'
import { priceOf } from './check/line.ts'
import type {
  ProfessionalBatch,
  ProfessionalClaim,
  Provider,
  ServiceLine,
  Subscriber,
} from './types.ts'
import { validate837P } from './validate/validate.ts'
import { write837P } from './write.ts'

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const keys = <T extends object>(table: T) => Object.keys(table) as [string, ...string[]]
const letters = Array.from("abcXYZ *~:^|>é'-ß日\n0") as [string, ...string[]]
const day = (random: Random) =>
  `2025-${String(1 + random.int(12)).padStart(2, '0')}-${String(1 + random.int(28)).padStart(2, '0')}`
const name = (random: Random) => `N${many(random.int(20), () => random.pick(letters)).join('')}`

function provider(random: Random): Provider | undefined {
  if (random.chance(0.5)) return undefined
  const person = { kind: 'person', last: name(random), first: name(random) } as const
  return random.chance(0.5)
    ? {
        name: person,
        npi: '1003814971',
        taxonomy: random.pick(['251E00000X', '3747P1801X', '163W00000X']),
      }
    : {
        name: person,
        secondaryIds: [{ qualifier: random.pick(['0B', '1G', 'G2', 'LU']), value: 'AIDE7' }],
      }
}

function line(random: Random, index: number, diagnoses: number): ServiceLine {
  const units = random.pick([1, 4, 12, 0.5, 2.25, 7.125, 96])
  const rate = 1 + random.int(9999)
  return {
    procedure: random.pick(['T1019', 'S5125', 'G0156', '99509']),
    modifiers: many(random.int(5), (each) => `U${each}`),
    units,
    rate,
    charge: Math.max(1, priceOf(units, Math.max(rate, 2))),
    ...(rate < 2 ? { rate: undefined } : {}),
    date: day(random),
    diagnosisPointers: [1 + random.int(diagnoses)],
    control: `L${index}`,
    note: random.chance(0.2) ? name(random) : undefined,
    rendering: provider(random),
    ordering: provider(random),
  }
}

function claim(random: Random, id: string): ProfessionalClaim {
  const diagnoses = many(1 + random.int(12), (index) => `R${index + 10}`)
  return {
    claimId: id,
    placeOfService: random.pick(['12', '13', '99']),
    frequency: random.pick(['1', '7', '8']),
    originalClaimNumber: 'ICN1',
    priorAuthorization: random.chance(0.5) ? 'AUTH-1/2' : undefined,
    patientPaid: random.int(3000),
    diagnoses,
    note: random.chance(0.2) ? name(random) : undefined,
    referring: provider(random),
    rendering: provider(random),
    supervising: provider(random),
    lines: many(1 + random.int(8), (index) => line(random, index, diagnoses.length)),
  }
}

/** Payers before this one that paid a claim whole. */
const earlier = (of: ProfessionalClaim, payers: number): ProfessionalClaim => ({
  ...of,
  earlierPayers: (['P', 'S'] as const).slice(0, payers).map((responsibility, index) => ({
    responsibility,
    filingIndicator: 'CI',
    memberId: `M${index}`,
    name: 'Earlier payer',
    idQualifier: 'PI',
    id: `E${index}`,
    paid: of.lines.reduce((sum, { charge }) => sum + charge, 0) - 1,
    adjustments: [{ group: 'PR', reason: '3', amount: 1 }],
    remaining: 1,
    date: TODAY,
  })),
})

function subscriber(random: Random, index: number): Subscriber {
  const responsibility = random.pick(['P', 'S', 'T'] as const)
  const filingIndicator = random.pick(keys(filingIndicators))
  const isFirst = responsibility === 'P' || ['MA', 'MB'].includes(filingIndicator)
  const payers = isFirst ? 0 : ['S', 'T'].indexOf(responsibility) + 1
  return {
    name: {
      last: name(random),
      first: name(random),
      middle: random.chance(0.5) ? name(random) : undefined,
    },
    memberId: `MEM${index}`,
    address: {
      street: name(random),
      city: name(random),
      state: 'NY',
      zip: random.pick(['12207', '12207-1234', '122071234']),
    },
    birthDate: '1940-02-29',
    sex: random.pick(['F', 'M', 'U']),
    responsibility: isFirst ? 'P' : responsibility,
    groupNumber: random.chance(0.3) ? 'GROUP' : undefined,
    filingIndicator,
    payer: { name: name(random), idQualifier: 'PI', id: 'P1', billingProviderId: 'STATE1' },
    claims: many(1 + random.int(3), (each) => earlier(claim(random, `C${index}-${each}`), payers)),
  }
}

function batch(random: Random): ProfessionalBatch {
  const usual = aBatch()
  const delimiters = random.pick([
    { element: '*', component: ':', repetition: '^', segment: '~' },
    { element: '|', component: '>', repetition: '!', segment: '\n' },
    { element: '*', component: '<', repetition: '^', segment: "'" },
  ])
  return {
    ...usual,
    envelope: { ...usual.envelope, interchangeControl: 1 + random.int(999_999_999), delimiters },
    use: random.pick(['chargeable', 'reporting']),
    billing: many(1 + random.int(3), (group) => ({
      provider: { ...aProvider, npi: random.pick(['1234567893', '1245319599', null]) },
      subscribers: many(1 + random.int(4), (index) => subscriber(random, group * 10 + index)),
    })),
  }
}

test('whatever is written passes the check and can be read back', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const input = batch(randomFrom(seed))
    const result = write837P(input, TODAY)
    expect(result, `seed ${seed}`).toMatchObject({ ok: true })
    const text = result.ok ? result.text : ''
    expect(validate837P(text, { today: TODAY }), `seed ${seed}`).toEqual([])
    const claims = input.billing
      .flatMap(({ subscribers }) => subscribers)
      .flatMap((each) => each.claims)
    const [transaction] = readX12(text).interchanges[0]?.groups[0]?.transactions ?? []
    const read = transaction?.segments.filter(({ id }) => id === 'CLM') ?? []
    expect(read.map(({ elements }) => elements[1])).toEqual(claims.map(({ claimId }) => claimId))
  }
})
