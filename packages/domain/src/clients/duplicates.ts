import { alike, plainName, similarity } from './similar.ts'

/** What two records are compared by. Member ids are compared where they are stored, as hashes. */
export type Identity = {
  firstName: string
  lastName: string
  nickname?: string | null
  birthdate: string | null
  /** Digits only. */
  phone: string | null
}

type Likeness = {
  /** From 0 to 100; from `likelySame` on, someone should check. */
  score: number
  /** Why, in words. */
  reasons: string[]
}

type Evidence = { points: number; reason: string }

/** Names alone never reach this: many people share a name. */
export const likelySame = 50

/** How likely two records are one person. */
export function likeness(one: Identity, other: Identity, sameMemberId: boolean): Likeness {
  const evidence = [
    sameMemberId ? { points: 60, reason: 'Same member ID' } : null,
    names(one, other),
    birthdates(one.birthdate, other.birthdate),
    one.phone !== null && one.phone === other.phone
      ? { points: 20, reason: 'Same phone number' }
      : null,
  ].filter((found): found is Evidence => found !== null)
  return {
    score: Math.min(
      100,
      evidence.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons: evidence.map(({ reason }) => reason),
  }
}

function names(one: Identity, other: Identity): Evidence | null {
  const same = (a: string, b: string) => plainName(a) !== '' && plainName(a) === plainName(b)
  if (same(one.firstName, other.lastName) && same(one.lastName, other.firstName)) {
    return { points: 35, reason: 'Same name, first and last swapped' }
  }
  const last = similarity(one.lastName, other.lastName)
  const first = Math.max(
    ...[one.firstName, one.nickname ?? ''].flatMap((mine) =>
      [other.firstName, other.nickname ?? ''].map((theirs) => similarity(mine, theirs)),
    ),
  )
  if (last === 1 && first === 1) return { points: 40, reason: 'Same name' }
  if (last >= alike && first >= alike) return { points: 30, reason: 'Similar name' }
  // A name changes with a marriage.
  if (first === 1) return { points: 15, reason: 'Same first name' }
  if (last === 1) return { points: 10, reason: 'Same last name' }
  return null
}

function birthdates(one: string | null, other: string | null): Evidence | null {
  if (one === null || other === null) return null
  if (one === other) return { points: 30, reason: 'Same birthdate' }
  if (exchanged(one) === other) {
    return { points: 20, reason: 'Same birthdate, day and month swapped' }
  }
  return oneDigitApart(one, other) ? { points: 15, reason: 'Birthdate differs by one digit' } : null
}

const exchanged = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${year}-${date}-${month}`
}

const oneDigitApart = (one: string, other: string): boolean =>
  one.length === other.length &&
  [...one].filter((character, at) => character !== other[at]).length === 1
