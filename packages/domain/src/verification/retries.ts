const minute = 60
const hour = 60 * minute

/** A share of 20 percent around a number of seconds, so that not everyone comes back at once. */
const jittered = (seconds: number, random: number): number =>
  Math.round(seconds * (0.8 + 0.4 * random))

/**
 * Seconds until a record is sent again after so many failures without the vendor's verdict. `random` is at
 * least 0 and below 1.
 */
export const delayAfter = (failures: number, random: number): number =>
  jittered(Math.min(hour, 30 * 2 ** Math.max(0, failures - 1)), random)

/** Seconds until a record is sent again that certainly did not arrive: the connection rests, not the record. */
export const delayUntold = (random: number): number => jittered(30, random)

/** After so many failures without a verdict a person decides. */
export const givesUpAfter = 8

/** So many failures in a row make a connection rest. */
const restsAfter = 5

/** Seconds that a connection rests after so many failures in a row; null while it does not rest yet. */
export const restAfter = (failures: number, random: number): number | null =>
  failures < restsAfter
    ? null
    : jittered(Math.min(30 * minute, minute * 2 ** (failures - restsAfter)), random)

/** Seconds that a connection rests when a person has to change something first. */
export const restForPerson = 30 * minute

/** Seconds after which a vendor that owes an answer counts as silent, and one that cannot be reached. */
export const silentAfter = 24 * hour
export const silentWhenFailing = hour

/** Seconds after which an answer no longer comes and the record is sent again. */
export const unansweredAfter = 48 * hour

/** Seconds until a vendor is asked again for an answer that it owes for `waited` seconds. */
export const askAgainAfter = (answersAfter: number, waited: number): number =>
  Math.min(15 * minute, Math.max(1, answersAfter, Math.round(waited / 4)))

/** The sequence of the next sending: above all that were used, and readable as the moment in UTC. */
export const nextSequence = (last: number, now: Date): number =>
  Math.max(last + 1, Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14)))
