import { masked, protectedValues } from '../masking.ts'
import type { EvvRecord, EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import type { SandataAccount } from './account.ts'
import { writeClient, writeEmployee } from './people.ts'
import type { SandataRecord } from './shape.ts'
import { writeVisits } from './visits.ts'

/** The records of Sandata that tell one of ours. */
export function writeSandata(
  { record, earlier, ...rest }: Telling,
  account: SandataAccount,
  now: string,
): SandataRecord[] {
  switch (record.kind) {
    case 'agent':
      return [writeEmployee({ ...rest, record }, account)]
    case 'client':
      return [writeClient({ ...rest, record }, account)]
    case 'visit':
      return writeVisits({ ...rest, record, earlier: earlier?.filter(isVisit) }, account, now)
  }
}

const isVisit = (record: EvvRecord): record is EvvVisit => record.kind === 'visit'

/** What was sent for one of our records, for people to read, without protected values. */
export const readable = (records: readonly SandataRecord[], about: EvvRecord): string =>
  masked(JSON.stringify(records, null, 2), protectedValues(about))
