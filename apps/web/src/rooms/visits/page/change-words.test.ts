import { expect, test } from 'vitest'
import { answerWords, changeWords } from './change-words.ts'

const zone = 'America/New_York'

test('changes are sentences; ids, positions and versions are left out', () => {
  expect(
    changeWords(
      {
        status: { before: 'scheduled', after: 'in_progress' },
        check_in_at: { before: null, after: '2026-03-02T13:02:00Z' },
        check_in_method: { before: null, after: 'evv' },
        check_in_latitude: { before: null, after: 35.78 },
        lock_version: { before: 1, after: 2 },
        agent_id: { before: null, after: '0190bbbb-0000-7000-8000-000000000001' },
        completed_duration: { before: null, after: 135 },
        scheduled_date: { before: '2026-03-02', after: '2026-03-03' },
      },
      zone,
    ),
  ).toEqual([
    'Status: Scheduled → In progress',
    'Check in at: 03/02/2026 08:02 AM',
    "Check in method: Caregiver's device",
    'Completed duration: 2 h 15 min',
    'Scheduled date: 03/02/2026 → 03/03/2026',
  ])
})

test('an answered task is named', () => {
  const activities = [{ activity_id: 'a-1', name: 'Bathing' }]
  const changes = {
    activity: { before: null, after: 'a-1' },
    status: { before: null, after: 'rejected' },
  }
  expect(answerWords(changes, activities)).toBe('Bathing: Refused by client')
  expect(answerWords({ status: changes.status }, activities)).toBeUndefined()
})
