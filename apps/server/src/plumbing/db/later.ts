import { CompiledQuery } from 'kysely'
import type { Tx } from './pool.ts'
import type { Statement } from './statement.ts'

/** Written in place of a statement: sends one with whatever comes next. */
export const laterText = 'later'

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

/** The statement that a query sends, now or later. */
export function statementOf(query: CompiledQuery): CompiledQuery {
  if (query.sql !== laterText) return query
  const { text, values } = query.parameters[0] as Statement
  return { ...query, sql: text, parameters: values }
}
