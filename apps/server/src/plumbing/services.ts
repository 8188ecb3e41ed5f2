import type { Logger } from 'pino'
import type { Keys } from './crypto/protected.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Storage } from './storage/storage.ts'

/** What a process has once and every request is given. */
export type AppServices = {
  readonly keys: Keys
  readonly storage: Storage
  /** Bytes that the files of one agency may take. */
  readonly fileRoom: number
  readonly log: Logger
  /** Where people reach the product, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string
  /** Null where no mail server is set: mails are kept in the outbox then. */
  readonly mailer: Mailer | null
  clock(): Date
}
