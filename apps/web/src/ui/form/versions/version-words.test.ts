import { expect, test } from 'vitest'
import { additionsOf, differencesOf } from './differences.ts'
import {
  additionWords,
  differenceTitle,
  referencesOf,
  sideLines,
  type Wording,
} from './version-words.ts'

const id = (n: number) => `0190000${n}-0000-7000-8000-000000000000`
const names: Record<string, string | null> = { [id(1)]: 'Durham', [id(2)]: 'Cary', [id(3)]: null }
const wording: Wording = {
  zone: 'America/New_York',
  nameOf: (one) => names[one],
  formatters: { rate: (cents) => `$${Number(cents) / 100} an hour` },
}

const told = (mine: object, theirs: object) =>
  differencesOf({ ...mine }, { ...theirs }).map((difference) => [
    differenceTitle(difference, wording),
    sideLines('mine', difference, wording).join(' / '),
    sideLines('theirs', difference, wording).join(' / '),
  ])

const oak = { id: id(7), street: '12 Oak Street', city: 'Raleigh', location_type: 'home' }

test.each<[string, object, object, string[]]>([
  ['a name', { first_name: 'Rose' }, { first_name: 'Rosa' }, ['First name', 'Rose', 'Rosa']],
  ['nothing', { npi: '' }, { npi: '1234567893' }, ['NPI', 'empty', '1234567893']],
  ['a day', { birthdate: '1941-03-05' }, { birthdate: null }, ['Birthdate', '03/05/1941', 'empty']],
  ['yes and no', { citizen: true }, { citizen: false }, ['Citizen', 'yes', 'no']],
  ['a word', { status: 'in_progress' }, { status: 'done' }, ['Status', 'In progress', 'Done']],
  ['money', { deductible: 12_050 }, { deductible: 0 }, ['Deductible', '$120.50', '$0.00']],
  ['in words of its own', { rate: 2000 }, { rate: 1 }, ['Rate', '$20 an hour', '$0.01 an hour']],
  ['a record', { office_id: id(1) }, { office: { id: id(2) } }, ['Office', 'Durham', 'Cary']],
  ['one that is gone', { payor_id: id(3) }, { payor: null }, ['Payor', 'not found', 'empty']],
  ['one not yet known', { client_id: id(4) }, { client: null }, ['Client', '…', 'empty']],
  [
    'several records',
    { settings: { do_not_send: [id(1), id(2)] } },
    { settings: { do_not_send: [] } },
    ['Do not send', 'Durham, Cary', 'empty'],
  ],
  [
    'an entry',
    { addresses_attributes: [{ ...oak, street: '14 Oak Street', unit: 'B' }] },
    { addresses: [{ ...oak, location_type: 'work_place' }] },
    [
      'Addresses: 12 Oak Street, Raleigh',
      'Street: 14 Oak Street / Location type: Home / Unit: B',
      'Street: 12 Oak Street / Location type: Work place / Unit: empty',
    ],
  ],
  [
    'an entry that they removed',
    { addresses_attributes: [oak] },
    { addresses: [] },
    [
      'Addresses: 12 Oak Street, Raleigh',
      'Street: 12 Oak Street / City: Raleigh / Location type: Home',
      'Removed',
    ],
  ],
  [
    'an entry that I removed and they changed',
    { addresses_attributes: [{ ...oak, _destroy: true }] },
    { addresses: [{ ...oak, city: 'Apex' }] },
    [
      'Addresses: 12 Oak Street, Apex',
      'Removed',
      'Street: 12 Oak Street / City: Apex / Location type: Home',
    ],
  ],
  [
    'an entry that names a record beside its id',
    { shifts_attributes: [{ id: id(8), time: '8', agent_id: id(1), agent_name: 'Durham' }] },
    { shifts: [{ id: id(8), time: '8', agent_id: id(2), agent_name: 'Cary' }] },
    ['Shifts: 8, Cary', 'Caregiver: Durham', 'Caregiver: Cary'],
  ],
])('%s is told on both sides', (_, mine, theirs, words) => {
  expect(told(mine, theirs)).toEqual([words])
})

test('what was added is told in a line', () => {
  const mine = { addresses_attributes: [{ key: 'n', street: '1 Pine', primary: true, unit: '' }] }
  const theirs = { addresses: [{ ...oak, primary: false }] }
  expect(additionsOf(mine, theirs).map((addition) => additionWords(addition, wording))).toEqual([
    'Addresses: you added 1 Pine, primary',
    'Addresses: they added 12 Oak Street, Raleigh, Home',
  ])
})

test('the records that are only named by id are found, each once', () => {
  const mine = {
    office_id: id(1),
    payor_id: '',
    backup_payor_id: id(3),
    name: id(6),
    settings: { do_not_send: [id(5)] },
  }
  const theirs = {
    office_id: id(2),
    payor_id: id(3),
    backup_payor_id: '',
    name: '',
    settings: { do_not_send: [] },
  }
  expect(referencesOf(differencesOf(mine, theirs), [])).toEqual([
    { kind: 'office', id: id(1) },
    { kind: 'office', id: id(2) },
    { kind: 'payor', id: id(3) },
    { kind: 'agent', id: id(5) },
  ])
})
