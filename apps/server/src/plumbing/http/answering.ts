import type { Database } from '../db/pool.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { AppServices } from '../services.ts'

/** What answers are made of: the services, its database, and what counts the calls. */
export type Answering = {
  readonly services: AppServices
  readonly db: Database
  readonly limiter: Limiter
}
