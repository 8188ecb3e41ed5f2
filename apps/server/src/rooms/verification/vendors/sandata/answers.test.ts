import { readEnvelope } from '@homeward/evv/sandata/envelope'
import { anAgent, ids, telling } from '@homeward/evv/sandata/testing/records'
import { expect, test } from 'vitest'
import { NotSent } from '../vendor.ts'
import { answersOf } from './answers.ts'

const other = '01930a1c-7c00-7abc-8def-0000000b0b0b'
const told = [telling(anAgent()), telling(anAgent({ id: other }))]

const answersTo = (more: object) => {
  const said = readEnvelope(JSON.stringify({ id: 'a-uuid', ...more }))
  if (!said) throw new Error('The answer cannot be read.')
  return answersOf(said, told)
}

test('a POST that fails for one record says so of that one, and the others were not sent', () => {
  const data = [{ EmployeeOtherID: ids.agent, ErrorMessage: 'EmployeeEmail is no e-mail.' }]
  expect(answersTo({ status: 'FAILED', messageSummary: 'Nothing was taken.', data })).toMatchObject(
    {
      ref: null,
      answers: [{ id: told[0]?.id, outcome: 'rejected' }],
      notSent: [told[1]?.id],
      failure: { why: 'later', message: 'Nothing was taken.' },
    },
  )
})

test('a POST that is taken for all but one leaves the others to be asked for', () => {
  const data = [{ EmployeeOtherID: ids.agent, ErrorMessage: 'EmployeeEmail is no e-mail.' }]
  expect(answersTo({ status: 'SUCCESS', data })).toMatchObject({
    ref: 'a-uuid',
    answers: [{ id: told[0]?.id, outcome: 'rejected' }],
  })
})

test('a POST that fails as a whole needs a person', () => {
  const messageSummary = 'Account 41009 is not active.'
  expect(() => answersTo({ status: 'FAILED', messageSummary })).toThrow(
    new NotSent(messageSummary, 'settings'),
  )
})

test('a success without a number leaves it open what arrived', () => {
  expect(() => answersTo({ id: null, status: 'SUCCESS' })).toThrow('under which number')
})
