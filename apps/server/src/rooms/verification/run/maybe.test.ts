import { expect, test } from 'vitest'
import { factsOf, maybeOf, sentMaybe, sentNow } from './maybe.ts'

const first = { state: 'worked', check_in: 'nine' }
const second = { state: 'worked', check_in: 'ten' }

test('sendings without an answer are kept in their order, each once, beside what was sent last', () => {
  const lost = sentMaybe({ sent: first })
  const lostAgain = sentMaybe({ sent: sentNow({ sent: lost }, first) })
  expect(maybeOf({ sent: lostAgain })).toEqual([first])
  const another = sentMaybe({ sent: sentNow({ sent: lostAgain }, second) })
  expect(maybeOf({ sent: another })).toEqual([first, second])
  const now = sentNow({ sent: another }, { state: 'void' })
  expect([factsOf(now), maybeOf({ sent: now })]).toEqual([{ state: 'void' }, [first, second]])
})

test('what was answered keeps nothing beside it, and what was never sent is nothing', () => {
  expect(sentNow({ sent: first }, second)).toEqual(second)
  expect([sentMaybe({ sent: null }), factsOf(null), maybeOf({ sent: null })]).toEqual([
    null,
    null,
    [],
  ])
})
