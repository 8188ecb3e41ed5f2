import { describe, expect, it } from 'vitest'
import { clientMoves, hasLeft, moveClient } from './status-moves.ts'
import { clientStatuses, type ClientStatus } from './vocabulary.ts'

/** One line per status from which it goes, one letter per status to which: y where it may go. */
const table: Record<ClientStatus, string> = {
  //                      prospect, assessment, careplan, active, inactive, pending, discharged, deceased, do-not-admit
  prospect: 'y y y y y - - y y',
  'pending-assessment': 'y y y y y - - y y',
  'pending-careplan': 'y y y y y - - y y',
  active: '- - y y y y y y -',
  inactive: '- y y y y y y y y',
  'discharge-pending': '- - - y y y y y -',
  discharged: 'y y - - - - y y y',
  deceased: '- - - - y - - y -',
  'do-not-admit': 'y - - - - - - y y',
}

describe.each(clientStatuses)('from %s', (from) => {
  const allowed = table[from].split(' ')
  it.each(clientStatuses.map((to, at) => [to, allowed[at] === 'y'] as const))(
    'to %s: %s',
    (to, expected) => {
      expect(moveClient(from, to).ok).toBe(expected)
    },
  )
})

it('no status leads into a dead end', () => {
  for (const status of clientStatuses) expect(clientMoves[status].length).toBeGreaterThan(0)
})

it('discharged and deceased clients have left', () => {
  expect(clientStatuses.filter(hasLeft)).toEqual(['discharged', 'deceased'])
})
