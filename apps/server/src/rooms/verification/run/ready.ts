import type { OutboxRow } from '../outbox-store.ts'
import type { Wish } from '../records/load-wishes.ts'

/** A locked row with what its vendor should have now. */
export type Ready = { row: OutboxRow; wish: Wish }
