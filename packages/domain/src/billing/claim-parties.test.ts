import { expect, test } from 'vitest'
import {
  type CareGiven,
  partiesOf,
  type ProviderPerson,
  type ProviderRules,
  sharedLines,
  sharedRendering,
} from './claim-parties.ts'

const address = { street: '1 Main St', unit: null, city: 'Raleigh', state: 'NC', zip: '276011234' }
const agency = {
  ...address,
  name: 'Blue Ridge',
  npi: '1234567893',
  taxonomyCode: '253Z00000X',
  taxId: '561234567',
}
const office = {
  ...address,
  city: 'Durham',
  id: 'o1',
  name: 'Durham',
  npi: '1245319599',
  taxonomyCode: '251E00000X',
}
const ruth: ProviderPerson = {
  id: 'a1',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  npi: null,
  number: 'NC-7',
}
const lee: ProviderPerson = { ...ruth, id: 'a2', firstName: 'Lee', number: 'NC-8' }
const nurse: ProviderPerson = {
  ...ruth,
  id: 'a3',
  firstName: 'Grace',
  npi: '1003814971',
  number: null,
}

const rules: ProviderRules = {
  placeOfService: '12',
  billingProvider: 'agency',
  renderingProvider: 'none',
  idKind: 'npi',
  taxonomy: false,
  payorNumber: null,
  supervisor: null,
}
const care = (lineNumber: number, caregiver: ProviderPerson | null, minutes = 60): CareGiven => ({
  lineNumber,
  minutes,
  caregiver,
})
const parties = (
  changes: Partial<ProviderRules>,
  given: readonly CareGiven[] = [care(1, ruth)],
  of: Partial<Parameters<typeof partiesOf>[1]['office']> | null = office,
) =>
  partiesOf({ ...rules, ...changes }, { agency, office: of && { ...office, ...of }, care: given })

test('a payor without rules gets the agency alone, at home', () => {
  expect(parties({})).toEqual({
    placeOfService: '12',
    billing: { ...agency, office: null },
    payorNumber: null,
    rendering: [],
    supervising: null,
  })
})

test.each([
  ['its own numbers', {}, { npi: '1245319599', taxonomyCode: '251E00000X', city: 'Durham' }],
  ['the taxonomy of the agency', { taxonomyCode: null }, { taxonomyCode: '253Z00000X' }],
  ['no NPI but its own', { npi: null }, { npi: null }],
])('an office bills by %s, under the name and tax ID of the agency', (_, of, expected) => {
  const { billing } = parties({ billingProvider: 'office' }, [], of)
  expect(billing).toMatchObject({
    office: { id: 'o1', name: 'Durham' },
    name: 'Blue Ridge',
    taxId: '561234567',
    ...expected,
  })
})

test('a client without an office is billed by the agency', () => {
  expect(parties({ billingProvider: 'office' }, [], null).billing.office).toBeNull()
})

test.each([
  ['0B', ruth, '0B', 'NC-7'],
  ['G2', ruth, 'G2', 'NC-7'],
  ['npi', ruth, 'npi', null],
  ['npi', nurse, 'npi', '1003814971'],
  // A payor that asks for a license is not told the NPI in its place.
  ['0B', nurse, '0B', null],
] as const)('a caregiver is rendering by %s', (idKind, caregiver, kind, value) => {
  const { rendering } = parties({ renderingProvider: 'caregiver', idKind }, [care(1, caregiver)])
  expect(rendering).toEqual([
    { lineNumber: 1, provider: expect.objectContaining({ id: caregiver.id, kind, value }) },
  ])
})

test('whoever bills under their own NPI is not named again as rendering provider', () => {
  const owner = { ...nurse, npi: agency.npi }
  const by = (idKind: ProviderRules['idKind']) =>
    parties({ renderingProvider: 'caregiver', idKind }, [care(1, owner)]).rendering
  expect(by('npi')).toEqual([])
  expect(by('0B')).toHaveLength(1)
})

test('the supervisor is rendering, or supervising, and never both', () => {
  const supervisor = nurse
  const as = parties({ renderingProvider: 'supervisor', supervisor })
  expect([as.rendering[0]?.provider.id, as.supervising]).toEqual(['a3', null])
  const beside = parties({ renderingProvider: 'caregiver', idKind: '0B', supervisor })
  expect(beside.rendering[0]?.provider.id).toBe('a1')
  // By the NPI, also where caregivers are named by their license.
  expect(beside.supervising).toMatchObject({ id: 'a3', kind: 'npi', value: '1003814971' })
  const licensed = parties({ idKind: '0B', supervisor: { ...nurse, npi: null, number: 'RN-1' } })
  expect(licensed.supervising).toMatchObject({ kind: '0B', value: 'RN-1' })
})

test('each line names who gave most of it', () => {
  const given = [care(1, ruth, 60), care(1, lee, 45), care(1, lee, 45), care(2, ruth)]
  const all = parties({ renderingProvider: 'caregiver', idKind: '0B' }, given)
  expect(all.rendering.map(({ lineNumber, provider }) => [lineNumber, provider.id])).toEqual([
    [1, 'a2'],
    [2, 'a1'],
  ])
  expect(sharedLines(given)).toEqual([1])
  expect(sharedRendering(all, [1, 2])).toBeNull()
})

test('a visit without a caregiver names no one', () => {
  const given = [care(1, null), care(2, ruth)]
  const all = parties({ renderingProvider: 'caregiver', idKind: '0B' }, given)
  expect(all.rendering.map(({ lineNumber }) => lineNumber)).toEqual([2])
  expect(sharedLines(given)).toEqual([])
  expect(sharedRendering(all, [1, 2])).toBeNull()
})

test('one person of every line that is billed stands once', () => {
  const all = parties({ renderingProvider: 'caregiver', idKind: '0B' }, [
    care(1, ruth),
    care(2, ruth),
    care(3, lee),
  ])
  expect(sharedRendering(all, [1, 2])?.id).toBe('a1')
  expect(sharedRendering(all, [1, 2, 3])).toBeNull()
  expect(sharedRendering(parties({}), [1])).toBeNull()
})
