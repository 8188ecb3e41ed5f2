import {
  type Compilable,
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { fixedShape } from './fixed-shape.ts'
import { later } from './later.ts'
import type { Tx } from './pool.ts'
import type { DB } from './schema.generated.ts'

type Prepared<Values, Row> = {
  (tx: Tx, values: Values): Promise<Row[]>
  /** With whatever the transaction sends next: see `later`. */
  later(this: void, tx: Tx, values: Values): Promise<unknown>
}

/** Stands for a value that comes with each call. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) })

const drawingBoard = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [fixedShape()],
})

/**
 * A statement that is written once and then asked with other values: to write one costs node as much as
 * to send it. `write` must hand the values to the statement without looking at them: they are not there
 * yet. A list is compared by `anyOf`.
 */
export function prepared<Values extends object, Row>(
  write: (tx: Tx, values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  let written: CompiledQuery<Row> | undefined
  const filled = (values: Values): CompiledQuery<Row> => {
    written ??= write(drawingBoard as Tx, slots as Values).compile()
    const parameters = written.parameters.map((given) =>
      given instanceof Slot ? values[given.name as keyof Values] : given,
    )
    return { ...written, queryId: createQueryId(), parameters }
  }
  return Object.assign(
    async (tx: Tx, values: Values) => (await tx.executeQuery(filled(values))).rows,
    { later: (tx: Tx, values: Values) => later(tx, filled(values)) },
  )
}

/** What a column equals that is one of many. */
export const anyOf = (values: readonly string[]): RawBuilder<string> => sql`any(${values})`
