import { CompiledQuery } from 'kysely'
import { laterText } from './held-back.ts'
import type { Tx } from './pool.ts'
import type { Statement } from './statement.ts'

/**
 * A statement that must run but whose answer no one waits for. It goes in one message before the next
 * statement of its transaction, or before the commit. If it fails, so does the statement that it went with.
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
