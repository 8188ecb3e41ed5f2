import { expect, it } from 'vitest'
import { taskInWords } from './task-words.ts'

it.each([
  ['billing.claim_visit', 'Billing: claim visit'],
  ['all:visits:extend', 'Visits: extend'],
  ['event:visit.approved', 'Visit: approved'],
  ['', ''],
])('%s is %s', (name, words) => {
  expect(taskInWords(name)).toBe(words)
})
