import { expect, test } from 'vitest'
import { denialCodes, denialHint } from './denial-codes.ts'

test('denialCodes has every code that the specification lists', () => {
  const listed = ['CO-197', 'N56', 'CO-198', 'N362', 'CO-16', 'MA76']
  expect(Object.keys(denialCodes)).toEqual(listed)
})

test('a reason says how it is prevented, in whatever group; a remark says it more narrowly', () => {
  expect(denialHint(['197'])).toContain('authorization')
  expect(denialHint(['16'])).toContain('remark code')
  expect(denialHint(['16'], ['MA76'])).toContain('NPI')
  expect(denialHint(['ZZ', '198'], ['N1'])).toContain('planned units')
  expect(denialHint(['ZZ'], ['N1'])).toBeNull()
})
