import { CompiledQuery } from 'kysely'
import { laterText } from './held-back.ts'
import type { Tx } from './pool.ts'
import type { Statement } from './statement.ts'

/**
 * A statement that must be done and whose answer nobody waits for: it goes in one message with the next
 * statement of its transaction, or with the commit, before that. Where it fails, so does what it went with.
 */
export const later = (
  tx: Tx,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<unknown> =>
  tx.executeQuery(
    CompiledQuery.raw(laterText, [
      { text: sql, values: parameters } satisfies Omit<Statement, 'name'>,
    ]),
  )
