import { expect, test } from 'vitest'
import { readOutcome, visitsIn } from './transaction.ts'

const nothing = { transactionId: null, evvmsid: null, state: null, problems: [] }

test.each([
  ['{"transactionId":"T1"}', { ...nothing, transactionId: 'T1' }],
  ['{"TransactionID":7,"status":"Pending"}', { ...nothing, transactionId: '7', state: 'pending' }],
  [
    '{"transactionId":"T1","status":"Success","visits":[{"EVVMSID":"9"}]}',
    { ...nothing, transactionId: 'T1', state: 'accepted', evvmsid: '9' },
  ],
  [
    '{"status":"Success","visits":[{"status":"Failed","errors":[{"errorCode":101001,"errorMessage":"Provider Tax ID is required"}]}]}',
    {
      ...nothing,
      state: 'rejected',
      problems: [{ code: '101001', message: 'Provider Tax ID is required' }],
    },
  ],
  ['{"data":{"evvmsid":"9","status":"success"}}', { ...nothing, state: 'accepted', evvmsid: '9' }],
  ['{"errors":["Too long"]}', { ...nothing, problems: [{ code: null, message: 'Too long' }] }],
  ['{"message":"Bad request"}', { ...nothing, problems: [{ code: null, message: 'Bad request' }] }],
  [
    '{"errors":["Member AB12345678, born 1950-03-04, is not found"]}',
    { ...nothing, problems: [{ code: null, message: 'Member •••, born •••, is not found' }] },
  ],
  ['{"status":"Wondering"}', nothing],
  ['<html>', nothing],
  ['', nothing],
  ['[]', nothing],
])('%j says %j', (text, outcome) => {
  expect(readOutcome(text)).toEqual(outcome)
})

test('visits are listed at the top or below visits', () => {
  expect(visitsIn('[{"evvmsid":"1"}]')).toEqual([{ evvmsid: '1' }])
  expect(visitsIn('{"visits":[{"evvmsid":"1"},null]}')).toEqual([{ evvmsid: '1' }])
  expect(visitsIn('null')).toEqual([])
})
