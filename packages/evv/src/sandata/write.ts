import { masked, protectedValues } from '../masking.ts'
import type { EvvRecord } from '../record.ts'
import type { Telling } from '../telling.ts'
import type { SandataAccount } from './account.ts'
import { writeClient, writeEmployee } from './people.ts'
import type { SandataRecord } from './shape.ts'
import { writeVisits } from './visits.ts'

/** The records of Sandata that tell one of ours. */
export function writeSandata(
  telling: Telling,
  account: SandataAccount,
  now: string,
): SandataRecord[] {
  const { record } = telling
  switch (record.kind) {
    case 'agent':
      return [writeEmployee({ ...telling, record }, account)]
    case 'client':
      return [writeClient({ ...telling, record }, account)]
    case 'visit':
      return writeVisits({ ...telling, record }, account, now)
  }
}

/** What was sent for one of our records, for people to read, without protected values. */
export const readable = (records: readonly SandataRecord[], about: EvvRecord): string =>
  masked(JSON.stringify(records, null, 2), protectedValues(about))
