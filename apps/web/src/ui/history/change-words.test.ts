import { expect, test } from 'vitest'
import { actorWords, differences } from './change-words.ts'

const zone = 'America/New_York'

test('changes are in words; ids, positions and versions are left out', () => {
  expect(
    differences(
      {
        status: { before: 'scheduled', after: 'in_progress' },
        check_in_at: { before: null, after: '2026-03-02T13:02:00Z' },
        check_in_method: { before: null, after: 'evv' },
        check_in_latitude: { before: null, after: 35.78 },
        lock_version: { before: 1, after: 2 },
        agent_id: { before: null, after: '0190bbbb-0000-7000-8000-000000000001' },
        completed_duration: { before: null, after: 135 },
        charge_cents: { before: 0, after: 123_456 },
        scheduled_date: { before: '2026-03-02', after: '2026-03-03' },
        languages: { before: [], after: ['Spanish', 'English'] },
        shifts: { before: [{ day: 1 }], after: [] },
        nickname: { before: null, after: '' },
        addresses: { before: [{ city: 'Cary' }], after: [{ city: 'Apex' }] },
        npi: { before: null, after: '1234567893' },
        payer_id: { before: 'SKNC0', after: 'NCMCD' },
        office_ids: { before: [], after: ['0190bbbb-0000-7000-8000-000000000001'] },
      },
      { zone, labels: { check_in_method: { evv: 'By the app' } } },
    ).map(({ field, before, after }) => [field, before, after]),
  ).toEqual([
    ['Status', 'Scheduled', 'In progress'],
    ['Check-in', 'nothing', '03/02/2026 08:02 AM'],
    ['Check-in method', 'nothing', 'By the app'],
    ['Completed duration', 'nothing', '2 h 15 min'],
    ['Charge', '$0.00', '$1,234.56'],
    ['Scheduled date', '03/02/2026', '03/03/2026'],
    ['Languages', 'nothing', 'Spanish, English'],
    ['Shifts', '1 entry', 'nothing'],
    ['Addresses', undefined, undefined],
    ['NPI', 'nothing', '1234567893'],
    ['Payer ID', 'SKNC0', 'NCMCD'],
  ])
})

test('background work is told as the house', () => {
  expect(actorWords('job collaboration.notify_late_visits')).toBe('Homeward')
  expect(actorWords('Nina Nurse')).toBe('Nina Nurse')
  expect(actorWords(' ')).toBe('Someone')
})
