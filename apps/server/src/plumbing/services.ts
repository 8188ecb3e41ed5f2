import type { Logger } from 'pino'
import type { Keys } from './crypto/protected.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Storage } from './storage/storage.ts'

/** What a process has once and every request gets. */
export type AppServices = {
  readonly keys: Keys
  readonly storage: Storage
  /** Bytes that the files of one agency may take. */
  readonly fileRoom: number
  readonly log: Logger
  /** The address that people open, without a slash at the end; links in e-mails begin with it. */
  readonly publicUrl: string
  /** Null without a mail server: e-mails then stay in the outbox. */
  readonly mailer: Mailer | null
  clock(): Date
}
