import pg from 'pg'
import type { Logger } from 'pino'

/** What is done with the payload of a notification, by the channel that it came on. */
type Hearers = Readonly<Record<string, (payload: string) => void>>

/**
 * Hears notifications of the database on a connection of its own. A connection that was lost is made
 * anew each second until it stands; what was notified meanwhile is not heard, so hearers must also
 * look by themselves from time to time.
 */
export async function listen(
  at: { url: string; log: Logger },
  hearers: Hearers,
): Promise<{ close(): Promise<void> }> {
  let closing = false
  let client: pg.Client
  const connect = async (): Promise<void> => {
    if (closing) return
    client = new pg.Client({ connectionString: at.url })
    client.on('notification', ({ channel, payload }) => hearers[channel]?.(payload ?? ''))
    client.on('error', (error) => {
      if (closing) return
      at.log.warn({ name: error.name }, 'lost the connection that hears events; trying again')
      setTimeout(() => void connect().catch((again) => client.emit('error', again)), 1000)
    })
    await client.connect()
    for (const channel of Object.keys(hearers)) await client.query(`listen ${channel}`)
  }
  await connect()
  return {
    async close() {
      closing = true
      await client.end()
    },
  }
}
