import { expect, test } from 'vitest'
import { actsOf, type Event } from './acts.ts'
import type { Wording } from './change-words.ts'
import { sentenceOf } from './sentence.ts'

const agent = '0190bbbb-0000-7000-8000-000000000001'
const wording: Wording = {
  zone: 'America/New_York',
  labels: { review_reason: { device_problem: 'Device problem' } },
  nameOf: (id) => (id === agent ? 'Tasha Greene' : undefined),
  was: {
    reviewed_check_in_at: '2026-03-02T13:00:20Z',
    reviewed_check_out_at: '2026-03-02T15:45:00Z',
  },
}

let n = 0
const event = (
  action: string,
  changes: Event['changes'] = {},
  more: Partial<Event> = {},
): Event => ({
  id: String((n += 1)),
  at: '2026-03-02T16:00:00Z',
  actor: 'Priya Raman',
  action,
  record_type: action.split('.')[0] ?? '',
  request_id: 'r-1',
  changes,
  ...more,
})
const from = (before: unknown, after: unknown) => ({ before, after })
const sentences = (...events: Event[]) => actsOf(events).map((act) => sentenceOf(act, wording))

const approved = {
  status: from('completed', 'approved'),
  reviewed_check_in_at: from(null, '2026-03-02T13:00:00.000Z'),
  reviewed_check_out_at: from(null, '2026-03-02T15:50:00.000Z'),
}

test.each<[string, Event, string]>([
  [
    'a correction with its note',
    event('visit.approved', {
      ...approved,
      review_reason: from(null, 'other'),
      review_note: from(null, 'client asked to stay'),
    }),
    'Priya Raman approved the visit and corrected check-out from 10:45 to 10:50 AM: client asked to stay',
  ],
  [
    'a correction with a reason of the list',
    event('visit.approved', {
      ...approved,
      reviewed_check_out_at: from(null, '2026-03-02T17:10:00Z'),
      review_reason: from(null, 'device_problem'),
    }),
    'Priya Raman approved the visit and corrected check-out from 10:45 AM to 12:10 PM: device problem',
  ],
  [
    'the times as recorded',
    event('visit.approved', {
      ...approved,
      reviewed_check_out_at: from(null, '2026-03-02T15:45:00.000Z'),
    }),
    'Priya Raman approved the visit',
  ],
  [
    'a cancellation',
    event('visit.canceled', {
      status: from('scheduled', 'canceled'),
      canceled_reason: from(null, 'The client left on 11/02/2026.'),
    }),
    'Priya Raman canceled the visit: The client left on 11/02/2026',
  ],
  [
    'a caregiver by name',
    event('visit.updated', { agent_id: from(null, agent), lock_version: from(1, 2) }),
    'Priya Raman set caregiver to Tasha Greene',
  ],
  [
    'a caregiver who is not known any more',
    event('visit.updated', { agent_id: from(agent.replace('1', '2'), null) }),
    'Priya Raman updated the visit',
  ],
  [
    'one field',
    event('client.updated', { nickname: from('Rosie', 'Rose') }),
    'Priya Raman changed nickname from Rosie to Rose',
  ],
  [
    'two fields, one of them emptied',
    event('client.updated', { nickname: from('Rosie', ''), birthdate: from(null, '1948-03-14') }),
    'Priya Raman cleared nickname and set birthdate to 03/14/1948',
  ],
  [
    'money and status',
    event('claim.updated', {
      charge_cents: from(0, 123_456),
      status: from('for_review', 'ready_to_send'),
    }),
    'Priya Raman changed charge from $0.00 to $1,234.56 and changed status from For review to Ready to send',
  ],
  [
    'thirty fields',
    event(
      'client.updated',
      Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field_${at}`, from('a', 'b')])),
    ),
    'Priya Raman changed field 0, field 1 and 28 other fields',
  ],
  [
    'a protected number',
    event('client.updated', { social_security_number: from('•••••6789', '•••••1111') }),
    'Priya Raman changed social security number',
  ],
  [
    'a list of entries',
    event('client.updated', { addresses: from([{ city: 'Cary' }], [{ city: 'Apex' }]) }),
    'Priya Raman changed addresses',
  ],
  [
    'nothing that a person would know',
    event('client.updated', { lock_version: from(1, 2), name: from(null, '') }),
    'Priya Raman updated the client',
  ],
  [
    'an act that is not known',
    event('visit.frozen_over'),
    'Priya Raman updated the visit (frozen over)',
  ],
  [
    'an act that is not known but reads well',
    event('visit.reopened'),
    'Priya Raman reopened the visit',
  ],
  [
    'a name of every object',
    event('visit.constructor'),
    'Priya Raman updated the visit (constructor)',
  ],
  [
    'the background work',
    event('careplan.visits_made', {}, { actor: 'job visits.generate' }),
    'Homeward created visits from the care plan',
  ],
  [
    'somebody without a name',
    event('claim.created', {}, { actor: '' }),
    'Someone created the claim',
  ],
])('%s', (_, one, sentence) => {
  expect(sentences(one)).toEqual([sentence])
})

test('what one request did is one sentence, in the order in which it happened', () => {
  const stop = { start_date: from('2026-03-01', '2026-03-02') }
  expect(sentences(event('careplan.active'), event('careplan.updated', stop))).toEqual([
    'Priya Raman changed start date from 03/01/2026 to 03/02/2026 and activated the care plan',
  ])
})

test('acts of several requests and people stay apart', () => {
  const others = [
    event('claim.updated', { note: from(null, 'Called') }, { request_id: 'r-2' }),
    event('claim.created', {}, { request_id: 'r-2', actor: 'job billing.claim_visit' }),
    event('claim.created', {}, { request_id: '' }),
    event('claim.created', {}, { request_id: '' }),
  ]
  expect(sentences(...others)).toEqual([
    'Priya Raman updated the claim: Called',
    'Homeward created the claim',
    'Priya Raman created the claim',
    'Priya Raman created the claim',
  ])
})

test('an own phrase of the record goes before its fields', () => {
  const told = event('visit.activity_answered', { status: from(null, 'completed') })
  const describe = () => 'marked Bathing as done'
  expect(actsOf([told]).map((act) => sentenceOf(act, { ...wording, describe }))).toEqual([
    'Priya Raman marked Bathing as done',
  ])
})
