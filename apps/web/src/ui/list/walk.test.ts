import { expect, test } from 'vitest'
import { wipe } from '../../plumbing/session/wipe.ts'
import { rememberWalk, stepsAround } from './walk.ts'

const hrefs = ['/visits/1', '/visits/2?tab=history', '/visits/3']

test('a record knows its neighbors in the list that somebody came from last', () => {
  rememberWalk({ hrefs, before: 20, total: 1234 })
  expect(stepsAround('/visits/2')).toEqual({
    previous: '/visits/1',
    next: '/visits/3',
    position: '22 of 1,234',
  })
  expect(stepsAround('/visits/1')).toEqual({
    next: '/visits/2?tab=history',
    position: '21 of 1,234',
  })
  expect(stepsAround('/visits/9')).toEqual({})
  // Another list on the record's own page takes nothing away; a newer one with the record counts.
  rememberWalk({ hrefs: ['/files/1'], before: 0, total: 1 })
  expect(stepsAround('/visits/3').previous).toBe('/visits/2?tab=history')
  rememberWalk({ hrefs: ['/visits/3', '/visits/1'], before: 0, total: 2 })
  expect(stepsAround('/visits/3')).toEqual({ next: '/visits/1', position: '1 of 2' })
})

test('nothing is left of it after signing out, and an empty list is none', async () => {
  rememberWalk({ hrefs, before: 0, total: 3 })
  rememberWalk({ hrefs: [], before: 0, total: 0 })
  await wipe('signed_out')
  expect(stepsAround('/visits/1')).toEqual({})
})
