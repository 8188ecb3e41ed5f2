import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

test('an answered task is named', () => {
  const activities = [{ activity_id: 'a-1', name: 'Bathing' }]
  const changes = {
    activity: { before: null, after: 'a-1' },
    status: { before: null, after: 'rejected' },
  }
  expect(answerWords(changes, activities)).toBe('marked Bathing as refused by client')
  expect(answerWords({ status: changes.status }, activities)).toBeUndefined()
})
