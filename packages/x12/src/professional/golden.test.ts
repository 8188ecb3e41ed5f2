import { expect, test } from 'vitest'
import { aBatch, aClaim, aSubscriber, TODAY } from '../testing/batch.ts'
import { independentProblems } from '../testing/independent-check.ts'
import type { ProfessionalClaim, Subscriber } from './types.ts'
import { write837P } from './write.ts'

const payors: Readonly<Record<string, Partial<Subscriber>>> = {
  medicaid: {},
  'medicare-advantage': {
    filingIndicator: '16',
    groupNumber: 'GRP77',
    payer: { name: 'Plan One', idQualifier: 'PI', id: 'PLAN1' },
  },
  commercial: {
    filingIndicator: 'CI',
    groupNumber: 'EMP-4',
    payer: {
      name: 'Mutual of Albany',
      idQualifier: 'PI',
      id: 'MUT01',
      address: { street: 'PO Box 12', city: 'Albany', state: 'NY', zip: '12201' },
    },
  },
  veterans: {
    filingIndicator: 'VA',
    payer: { name: 'VA Community Care', idQualifier: 'PI', id: '12115', billingProviderId: 'V900' },
  },
}

const frequencies: Readonly<Record<string, Partial<ProfessionalClaim>>> = {
  original: { patientPaid: 2500 },
  replacement: { frequency: '7', originalClaimNumber: 'ICN100200' },
  void: { frequency: '8', originalClaimNumber: 'ICN100200' },
}

const golden = Object.entries(payors).flatMap(([payor, subscriber]) =>
  Object.entries(frequencies).map(
    ([frequency, claim]) => [`${payor}-${frequency}`, subscriber, claim] as const,
  ),
)

const written = (subscriber: Partial<Subscriber>, claim: Partial<ProfessionalClaim>): string => {
  const claims = [aClaim(claim)]
  const result = write837P(aBatch({ subscribers: [aSubscriber({ ...subscriber, claims })] }), TODAY)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}

test.each(golden)(
  '%s is written as it always was, and is clean by other rules',
  async (name, subscriber, claim) => {
    const text = written(subscriber, claim)
    expect(independentProblems(text)).toEqual([])
    // One segment a line, so that a change can be read.
    await expect(text.replaceAll('~', '~\n')).toMatchFileSnapshot(`golden/${name}.edi`)
  },
)

test.each([
  ['CLM*CLAIM-1*156*', 'CLM*CLAIM-1*157*', 'CLM02 is the sum of SV102'],
  ['*UN*12**', '*UN*0**', 'units are more than 0'],
  ['ABK:R269', 'ABK:R26.9', 'diagnoses have no dot'],
  ['1234567893', '1234567894', 'the NPI is right'],
  ['12:B:1', '12:B:7', 'REF F8 stands with'],
  ['LINE2', 'LINE1', 'line controls are unique'],
  ['IEA*1*000000042', 'IEA*1*000000043', 'ISA13 is IEA02'],
])('the other rules see %s turned into %s', (from, to, said) => {
  const text = written({}, {})
  expect(text).toContain(from)
  expect(independentProblems(text.replace(from, to)).join(' ')).toContain(said)
})
