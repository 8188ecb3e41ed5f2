import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.generated.ts'
import type { Share } from './share.ts'

/** A streaming copy of the database, which answers what only reads. */
export type Replica = {
  /** As homeward_app, on the copy. */
  readonly app: Kysely<DB>
  readonly share: Share
  /** Notes that an agency wrote something, which its next look must show. */
  wrote(agencyId: string): void
  /** Whether the copy has all that was noted of an agency; never where it is away or far behind. */
  isCurrentFor(agencyId: string): Promise<boolean>
  close(): Promise<void>
}

type Sample = { readonly at: number; readonly lsn: string }

/** Milliseconds for which it is believed that the copy keeps up. */
const believed = 1000
/** Milliseconds that the copy may take to say how far it is, and for which it is left alone if it does not. */
const patience = 500
const leftAlone = 5000
/** So many positions of the primary wait for the copy to reach them, the earliest and the last. */
const waiting = 100

type Wishes = {
  primary: Kysely<DB>
  copy: Kysely<DB>
  share: Share
  /** Is told once each time that the copy is given up, and why. */
  warn?: ((why: Error) => void) | undefined
}

/**
 * Compares the primary's position in the log with the copy's. A position is asked for after a write was
 * noted: once the copy has replayed it, the copy has the write.
 */
export function replicaOf({ primary, copy, share, warn = () => {} }: Wishes): Replica {
  const wroteAt = new Map<string, number>()
  // What was written before this process began to look is not known to have arrived.
  const began = performance.now()
  let currentAsOf = -Infinity
  let awayUntil = -Infinity
  let samples: Sample[] = []
  let looking: Promise<void> | null = null

  const look = async (): Promise<void> => {
    const at = performance.now()
    try {
      samples = [...samples.slice(0, waiting - 1), { at, lsn: await positionOf(primary) }]
      const reached = await inTime(reachedOf(copy, samples))
      currentAsOf = samples[reached - 1]?.at ?? currentAsOf
      samples = samples.slice(reached)
      // Who was noted before that needs no note any more.
      for (const [agency, wrote] of wroteAt) if (wrote < currentAsOf) wroteAt.delete(agency)
    } catch (error) {
      samples = []
      awayUntil = performance.now() + leftAlone
      warn(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const knows = (agencyId: string): boolean => {
    return (
      currentAsOf > (wroteAt.get(agencyId) ?? began) && performance.now() - currentAsOf < believed
    )
  }

  return {
    app: copy,
    share,
    wrote(agencyId) {
      wroteAt.set(agencyId, performance.now())
    },
    async isCurrentFor(agencyId) {
      if (performance.now() < awayUntil) return false
      if (knows(agencyId)) return true
      // A look that began before the write says nothing of it.
      await looking
      if (knows(agencyId)) return true
      await (looking ??= look().finally(() => (looking = null)))
      return performance.now() >= awayUntil && knows(agencyId)
    },
    close: () => copy.destroy(),
  }
}

async function positionOf(primary: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`
    select pg_current_wal_insert_lsn()::text as lsn`.execute(primary)
  return rows[0]?.lsn ?? ''
}

/** How many of the positions, the earliest first, the copy has replayed. */
async function reachedOf(copy: Kysely<DB>, samples: readonly Sample[]): Promise<number> {
  const { rows } = await sql<{ copies: boolean; reached: number }>`
    select pg_is_in_recovery() as copies,
      (select count(*)::int from unnest(${samples.map(({ lsn }) => lsn)}::text[]) as lsn
        where lsn::pg_lsn <= pg_last_wal_replay_lsn()) as reached`.execute(copy)
  if (!rows[0]?.copies) throw new Error('DATABASE_READ_URL names no streaming copy')
  return rows[0].reached
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the copy does not answer')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // Nobody waits for it any more.
    work.catch(() => {})
  }
}
