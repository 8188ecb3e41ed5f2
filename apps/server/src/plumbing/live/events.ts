import type { Changed, Told } from '@homeward/contract/live'
import { announce } from '../db/announce.ts'
import type { Tx } from '../db/pool.ts'

/** The channel on which every process hears of what is to be told to screens. */
export const liveChannel = 'homeward_live'

/** What processes tell each other, at the commit: ids, for a NOTIFY takes no more than 8,000 bytes. */
export type LiveEvent = { readonly agency: string } & (
  | { readonly changed: Changed }
  | { readonly user: string; readonly told: Told }
  | { readonly user: string; readonly signal: string }
)

export async function tellProcesses(tx: Tx, event: LiveEvent): Promise<void> {
  await announce(tx, { channel: liveChannel, payload: JSON.stringify(event) })
}

/** So many ids go into one event. */
export const idsAtOnce = 100
