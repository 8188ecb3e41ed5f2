import { type EntryKind, entryMeasures } from './vocabulary.ts'

/** What was entered, before it is stored. */
type EntryInput = {
  startTime: string | null
  endTime: string | null
  minutes: number
  tenthsOfMiles: number
  cents: number
  visitId: string | null
}

/** What an entry of this kind lacks, by its field; null if it is whole. */
export const missingMeasure = (
  kind: EntryKind,
  { startTime, endTime, minutes, tenthsOfMiles, cents, visitId }: EntryInput,
): { field: string; sentence: string } | null => {
  if ((kind === 'travel' || kind === 'sleep') && visitId === null)
    return { field: 'visit_id', sentence: 'Choose the visit.' }
  switch (entryMeasures[kind]) {
    case 'clock':
      if (startTime === null) return { field: 'start_time', sentence: 'Enter when it began.' }
      return endTime === null ? { field: 'end_time', sentence: 'Enter when it ended.' } : null
    case 'minutes':
      return minutes === 0 ? { field: 'minutes', sentence: 'Enter how long it took.' } : null
    case 'miles':
      return tenthsOfMiles === 0
        ? { field: 'tenths_of_miles', sentence: 'Enter how many miles it was.' }
        : null
    case 'cents':
      return cents === 0 ? { field: 'cents', sentence: 'Enter an amount.' } : null
  }
}
