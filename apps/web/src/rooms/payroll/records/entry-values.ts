import type { PayEntry } from '@homeward/contract/payroll/entries'
import { entryMeasures } from '@homeward/domain/payroll/vocabulary'

/** A pay entry as its form holds it. */
export type EntryValues = {
  agent_id: string
  kind: PayEntry['kind']
  day: string
  start_time: string
  end_time: string
  minutes: number | ''
  interrupted_minutes: number | ''
  miles: number | ''
  cents: number | null
  visit_id: string
  note: string
}

/** What the form begins with. */
export const entryValues = (entry?: PayEntry): EntryValues => ({
  agent_id: entry?.agent.id ?? '',
  kind: entry?.kind ?? 'training',
  day: entry?.day ?? '',
  start_time: entry?.start_time ?? '',
  end_time: entry?.end_time ?? '',
  minutes: entry?.minutes || '',
  interrupted_minutes: entry?.interrupted_minutes || '',
  miles: entry?.tenths_of_miles ? entry.tenths_of_miles / 10 : '',
  cents: entry?.cents || null,
  visit_id: entry?.visit_id ?? '',
  note: entry?.note ?? '',
})

/** Whether an entry names the visit that it belongs to. */
export const namesVisit = (kind: PayEntry['kind']): boolean => kind === 'travel' || kind === 'sleep'

/** The input of an entry: only what its kind is measured in. */
export const entryInput = ({ agent_id, kind, day, visit_id, note, ...values }: EntryValues) => {
  const measure = entryMeasures[kind]
  return {
    agent_id,
    kind,
    day,
    note: note || null,
    visit_id: (namesVisit(kind) && visit_id) || null,
    start_time: (measure === 'clock' && values.start_time) || null,
    end_time: (measure === 'clock' && values.end_time) || null,
    minutes: measure === 'minutes' ? Number(values.minutes) : 0,
    interrupted_minutes: kind === 'sleep' ? Number(values.interrupted_minutes) : 0,
    tenths_of_miles: measure === 'miles' ? Math.round(Number(values.miles) * 10) : 0,
    cents: measure === 'cents' ? (values.cents ?? 0) : 0,
  }
}
