import type pg from 'pg'

/** One process may hold it, as long as its connection lasts. */
type Seat = {
  /** Whether this process has it. */
  taken(): boolean
  /** Takes it if it is free. */
  tryOn(client: pg.Client): Promise<void>
  /** The connection is gone, and with it the seat. */
  lose(): void
}

/**
 * Lets the database notice within seconds that the other end of the connection is gone. Its host may have
 * died silently, and the seat would stay taken.
 */
const alive = `select set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '2', false), set_config('tcp_keepalives_count', '3', false)`

/** The seat of that name: a session lock, so it is free as soon as its process ends. */
export function seatOf(name: string): Seat {
  let taken = false
  return {
    taken: () => taken,
    async tryOn(client) {
      await client.query(alive)
      const { rows } = await client.query<{ mine: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
        [name],
      )
      taken = rows[0]?.mine === true
    },
    lose() {
      taken = false
    },
  }
}
