import { expect, test } from 'vitest'
import { remittanceFileAbilities } from './remittance-file.ts'
import { remittanceFileStates } from './vocabulary.ts'

test('what is at work can be called off, what failed or was called off begun anew, by who may write', () => {
  const offered = (capabilities: 'remittances.write'[]) =>
    remittanceFileStates.map((state) => {
      const { cancel, retry } = remittanceFileAbilities({ capabilities }, { state })
      return [state, cancel, retry]
    })
  expect(offered(['remittances.write'])).toEqual([
    ['waiting', true, false],
    ['reading', true, false],
    ['posting', true, false],
    ['done', false, false],
    ['failed', false, true],
    ['canceled', false, true],
  ])
  expect(offered([]).flat()).not.toContain(true)
})
