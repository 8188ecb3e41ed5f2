import { expect, it } from 'vitest'
import { type ActivationFacts, missingIds, missingToActivate } from './activation.ts'

const complete: ActivationFacts = {
  birthdate: '1948-03-14',
  genderConfirmed: true,
  phone: '9195550142',
  hasOffice: true,
  address: { latitude: 35.7, longitude: -78.6 },
  payor: 'medicaid',
  hasMemberId: true,
  diagnoses: 1,
  emergencyContacts: 1,
  physicians: 1,
  authorizations: 1,
  careplans: 1,
}

const missing = (change: Partial<ActivationFacts>) =>
  missingToActivate({ ...complete, ...change }).map(({ id, blocks }) => (blocks ? `${id}!` : id))

it.each<[Partial<ActivationFacts>, string[]]>([
  [{}, []],
  [{ birthdate: null }, ['birthdate!']],
  [{ address: null }, ['address!']],
  [{ address: { latitude: null, longitude: null } }, ['coordinates']],
  [{ address: { latitude: 0, longitude: 0 } }, []],
  [{ payor: null }, ['payor!']],
  [{ payor: null, hasMemberId: false, authorizations: 0 }, ['payor!']],
  [{ hasMemberId: false }, ['member_id!']],
  [{ authorizations: 0 }, ['authorization!']],
  [{ payor: 'private_pay', hasMemberId: false, authorizations: 0 }, []],
  [{ payor: 'senior center', hasMemberId: false, authorizations: 0 }, []],
  [{ payor: 'veterans_administration', authorizations: 0 }, ['authorization!']],
  [{ payor: 'medicare_advantage', hasMemberId: false }, ['member_id!']],
  [{ careplans: 0 }, ['careplan!']],
  [{ genderConfirmed: false }, ['gender']],
  [{ diagnoses: 0 }, ['diagnosis']],
  [{ emergencyContacts: 0 }, ['emergency_contact']],
  [{ physicians: 0 }, ['physician']],
  [{ phone: null }, ['phone']],
  [{ hasOffice: false }, ['office']],
])('%j lacks %j', (change, expected) => {
  expect(missing(change)).toEqual(expected)
})

it('what blocks stands before what only warns, each with a sentence and a place', () => {
  const all = missingToActivate({
    birthdate: null,
    genderConfirmed: false,
    phone: null,
    hasOffice: false,
    address: null,
    payor: null,
    hasMemberId: false,
    diagnoses: 0,
    emergencyContacts: 0,
    physicians: 0,
    authorizations: 0,
    careplans: 0,
  })
  expect(all.map(({ blocks }) => blocks)).toEqual(
    all.map(({ blocks }) => blocks).toSorted((a, b) => Number(b) - Number(a)),
  )
  for (const { id, sentence } of all) {
    expect(missingIds).toContain(id)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
  }
})
