import pg from 'pg'
import { agencyId } from '../seed/ids.ts'

/** Sends a statement under a name, by which the connection keeps its plan. */
export type Ask = <Row = Record<string, unknown>>(
  name: string,
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** What the floor answers to a call. */
type Answer = { data: unknown; meta?: object }

/** What a call says: the id in its path, what stands behind the question mark, its content. */
type Asked = { id: string; query: URLSearchParams; data: Record<string, unknown> }

export type FloorCall = (ask: Ask, asked: Asked) => Promise<Answer>

const text = (value: string): string => value

/** Connections by bare pg: days as text, counts as numbers. */
export const openFloor = (url: string, max: number): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max,
    types: {
      getTypeParser: (oid: number) =>
        (oid === pg.types.builtins.DATE
          ? text
          : oid === pg.types.builtins.INT8
            ? Number
            : pg.types.getTypeParser(oid)) as never,
    },
  })

const entered = `begin; set local role homeward_app; set local app.agency_id = '${agencyId}'`

/** Runs a call as a careful person would by hand: one transaction in the agency, row-level security on. */
export async function inFloor(pool: pg.Pool, call: FloorCall, asked: Asked): Promise<Answer> {
  const client = await pool.connect()
  try {
    await client.query(entered)
    const answer = await call(
      async (name, statement, values = []) =>
        (await client.query({ name, text: statement, values: [...values] })).rows as never,
      asked,
    )
    await client.query('commit')
    return answer
  } finally {
    client.release()
  }
}

/** The rows of a list and its count, no further than a thousand. */
export const page = async (
  ask: Ask,
  name: string,
  { rows, count, values }: { rows: string; count: string; values: readonly unknown[] },
): Promise<Answer> => {
  const data = await ask(`${name} rows`, rows, values)
  const [counted] = await ask<{ total: number }>(
    `${name} count`,
    `select count(*) as total from (${count} limit 1001) as counted`,
    values,
  )
  return { data, meta: { page: 1, items: data.length, total: counted?.total } }
}
