import type { Endpoint } from '@homeward/contract/endpoint'
import type { Schemas } from '../../plumbing/api/schemas.ts'
import type { InputOf } from '../../plumbing/api/types.ts'
import { withoutBlanks } from './blanks.ts'
import { changedInput } from './changed.ts'
import type { Base, FormOptions } from './form-options.ts'
import type { Values } from './versions/items.ts'

/** What a form sends: of a record the changes and the version that they were typed over. */
export const inputOf = <E extends Endpoint, V extends object>(
  options: FormOptions<E, V>,
  schemas: Schemas,
  values: V,
  base: Base<V>,
): InputOf<E> => {
  const { fixed, record } = options
  const meant = (of: V): Values =>
    withoutBlanks(options.inputOf ? options.inputOf(of) : of, schemas.input) as Values
  if (record === undefined) return { ...fixed, ...meant(values) } as InputOf<E>
  // What the form proposes is sent, whether or not the record says the same.
  const before = without(meant(base.values), Object.keys(options.proposed ?? {}))
  return {
    ...paramsOf(schemas, record),
    ...fixed,
    ...changedInput(meant(values), before, schemas.input),
    ...(base.version !== undefined && { lock_version: base.version }),
  } as InputOf<E>
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const paramsOf = (schemas: Schemas, record: object): Values => {
  const own = new Map(Object.entries(record))
  return Object.fromEntries(
    Object.keys(schemas.params.shape)
      .filter((name) => own.has(name))
      .map((name) => [name, own.get(name)]),
  )
}
