import { expect, test } from 'vitest'
import type { EvvRecord } from '../record.ts'
import type { Telling } from '../telling.ts'
import * as published from './published.ts'
import { account, aClient, anAgent, aVisit, ids, recordedFrom, telling } from './testing/records.ts'
import { writeSandata } from './write.ts'

const now = '2026-11-03T14:00:00.000Z'
const staff = { code: '12', action: 'A', note: 'Client asked to begin later' }
const again = { known: true, sequence: 20261104101500 }
const corrected = aVisit({
  corrected: { checkIn: '2026-11-02T14:30:00.000Z', checkOut: null },
  edit: staff,
})
const elsewhere = aVisit({
  corrected: { checkIn: '2026-11-02T18:00:00.000Z', checkOut: '2026-11-02T20:00:00.000Z' },
  edit: staff,
})

const sendings: Readonly<Record<string, Telling<EvvRecord>>> = {
  client: telling(aClient()),
  employee: telling(anAgent()),
  'visit-first': telling(aVisit()),
  'visit-corrected': telling(corrected, { ...again, earlier: [aVisit()] }),
  'visit-corrected-elsewhere': telling(elsewhere, { ...again, earlier: [aVisit()] }),
  'visit-void': telling(aVisit({ state: 'void' }), {
    ...again,
    earlier: [aVisit()],
    changeReason: { code: '03', action: null, note: 'Entered for the wrong client' },
  }),
  'visit-missed': telling(
    aVisit({
      state: 'missed',
      checkIn: null,
      checkOut: null,
      signed: false,
      tasks: [],
      missed: { code: '05', action: null, note: null },
    }),
  ),
  'visit-manual': telling(
    aVisit({
      checkOut: {
        at: '2026-11-02T16:00:00.000Z',
        method: 'manual',
        latitude: null,
        longitude: null,
        phone: null,
      },
      edit: staff,
    }),
  ),
  // 12:30 AM EDT to 2:30 AM EST are three hours.
  'visit-clocks-back': telling(
    aVisit(recordedFrom('2026-11-01T04:30:00.000Z', '2026-11-01T07:30:00.000Z')),
  ),
  // 12:30 AM EST to 3:30 AM EDT are two hours.
  'visit-clocks-forward': telling(
    aVisit(recordedFrom('2026-03-08T05:30:00.000Z', '2026-03-08T07:30:00.000Z')),
  ),
  // 10 PM to 6 AM in New York.
  'visit-over-midnight': telling(
    aVisit(recordedFrom('2026-11-03T03:00:00.000Z', '2026-11-03T11:00:00.000Z')),
  ),
}

test.each(Object.entries(sendings))('%s is written as it stands on file', async (name, told) => {
  const written = JSON.stringify(writeSandata(told, account, now), null, 2)
  await expect(`${written}\n`).toMatchFileSnapshot(`golden/${name}.json`)
})

const lists: Readonly<Record<string, readonly published.Field[]>> = {
  ProviderIdentification: published.providerFields,
  ClientAddress: published.addressFields,
  ClientPayerInformation: published.payerFields,
  ClientPhone: published.phoneFields,
  Calls: published.callFields,
  VisitChanges: published.changeFields,
  Tasks: published.taskFields,
}
const flat = {
  agent: published.employeeFields,
  client: published.clientFields,
  visit: published.visitFields,
}

test.each(Object.entries(sendings))('%s has the published fields in their order', (_name, told) => {
  for (const record of writeSandata(told, account, now)) {
    expectOrder(record, flat[told.record.kind])
    for (const [name, value] of Object.entries(record)) {
      const fields = lists[name]
      if (!fields) continue
      for (const part of [value].flat() as object[]) expectOrder(part, fields)
    }
  }
})

function expectOrder(record: object, fields: readonly published.Field[]) {
  const flatNames = Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [] : [name],
  )
  const known = fields.map(([name]) => name)
  expect(flatNames).toEqual(known.filter((name) => flatNames.includes(name)))
  const values = new Map<string, unknown>(Object.entries(record))
  const wrong = fields.filter(([name, longest, , needed]) => {
    const value = values.get(name) ?? null
    const isLong = typeof value === 'string' && value.length > (longest ?? 0)
    return value === '' || isLong || (needed === 'yes' && value === null)
  })
  expect(wrong).toEqual([])
}

test('every record of a visit is known by the visit', () => {
  for (const told of Object.values(sendings).filter(({ record }) => record.kind === 'visit'))
    for (const record of writeSandata(told, account, now))
      expect('VisitOtherID' in record && record.VisitOtherID.startsWith(ids.visit)).toBe(true)
})
