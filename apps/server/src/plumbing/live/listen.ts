import pg from 'pg'
import type { Logger } from 'pino'

/** What is done with the payload of a notification, by the channel that it came on. */
type Hearers = Readonly<Record<string, (payload: string) => void>>

/** What is done when the connection stands, before anything is heard on it, and when it is lost. */
type Line = {
  connected?: (client: pg.Client) => Promise<void>
  lost?: () => void
}

/** Milliseconds after which a connection that was lost is made again. */
const pause = 1000

/**
 * Hears notifications of the database on a connection of its own. A connection that was lost is made again
 * each second until it stands; what was notified meanwhile is not heard, so hearers must also look by
 * themselves from time to time.
 */
export async function listen(
  at: { url: string; log: Logger },
  hearers: Hearers,
  line: Line = {},
): Promise<{ close(): Promise<void> }> {
  let closing = false
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    line.lost?.()
    if (closing) return
    at.log.warn('lost the connection that hears events; trying again')
    timer = setTimeout(() => void connect().catch(again), pause)
  }
  const connect = async (): Promise<void> => {
    client = new pg.Client({
      connectionString: at.url,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    const made = client
    made.on('notification', ({ channel, payload }) => hearers[channel]?.(payload ?? ''))
    // The end follows, and is what counts.
    made.on('error', () => {})
    try {
      await made.connect()
      for (const channel of Object.keys(hearers)) await made.query(`listen ${channel}`)
      await line.connected?.(made)
    } catch (error) {
      void made.end().catch(() => {})
      throw error
    }
    made.once('end', again)
    if (closing) await made.end()
  }
  await connect()
  return {
    async close() {
      closing = true
      clearTimeout(timer)
      await client.end()
    },
  }
}
