import { type RecordType, recordTypeTable } from '@homeward/domain/identity/record-types'
import type { z } from 'zod'
import { type Endpoint, endpoint, file, type InputOf } from './endpoint.ts'
import { paging } from './fields.ts'
import type { Capability } from '@homeward/domain/identity/capabilities'

type Out<S extends z.ZodType> = { kind: 'record'; schema: S }
type Call<S extends z.ZodType> = Endpoint<string, z.ZodObject, Out<S>>

/** The input of a list that can be searched. */
type Searched = z.ZodObject<{ search: z.ZodOptional<z.ZodString> }>

/**
 * The calls of a plain record: a list, a form, and the other usual calls. A record that does more also
 * names its other calls and has a verb for each.
 */
export type PlainCalls<S extends z.ZodType = z.ZodType> = {
  list: Endpoint<string, Searched, { kind: 'page'; schema: S }>
  create: Call<S>
  update: Call<S>
  get?: Call<S>
  archive?: Call<S>
  restore?: Call<S>
  delete?: Endpoint
  /** The list as a file. */
  export?: Endpoint<string, z.ZodObject, { kind: 'file'; mediaType: string }>
}

/** The audit action of each call that changes something. */
const acts = {
  create: 'created',
  update: 'updated',
  archive: 'archived',
  restore: 'restored',
  delete: 'deleted',
} as const

/** Records that every example agency has, by their IDs. */
export type Known = {
  office: string
  payor: string
  service: string
  agent: string
  client: string
}

/**
 * A record that people only list, add, change and archive. Its live topic, its audit actions, its sample in
 * the access tests and its example in the OpenAPI document follow from this.
 */
export type PlainRecord<
  Type extends RecordType = RecordType,
  Calls extends PlainCalls = PlainCalls,
> = {
  readonly type: Type
  readonly endpoints: Calls
  /** Valid content for a new record; the `n`th differs from all before it. */
  readonly example: (n: number, known: Known) => InputOf<Calls['create']>
}

/** Declares a plain record; its create call must accept the example. */
export const plainRecord = <const Type extends RecordType, Calls extends PlainCalls>(
  declaration: PlainRecord<Type, Calls>,
): PlainRecord<Type, Calls> => declaration

/** The part of an example that a call accepts: a change accepts less than a new record. */
export const takenBy = (endpoint: Endpoint, example: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(example).filter(([name]) => name in endpoint.input.shape))

/** A list as CSV: its filter, all pages. */
export const listFile = (list: PlainCalls['list'], permission: Capability) => {
  const filter = Object.entries(list.input.shape).filter(([name]) => !(name in paging(1)))
  return endpoint({
    room: list.room,
    summary: `${list.summary} (CSV)`,
    method: 'GET',
    path: `${list.path}.csv`,
    permission,
    input: Object.fromEntries(filter),
    returns: file('text/csv; charset=utf-8'),
    fails: ['export_too_large'],
    limit: 'export',
  })
}

type ActsOf<R> = R extends { type: infer Type extends string; endpoints: infer Calls }
  ? `${Type}.${(typeof acts)[keyof Calls & keyof typeof acts]}`
  : never

type ExportOf<R> = R extends { type: infer Type extends string; endpoints: { export: object } }
  ? `${Type}.exported`
  : never

/** The live topics of plain records; everyone who may read the type may hear them. */
export const topicsOf = <const Rs extends readonly PlainRecord[]>(records: Rs) =>
  // `fromEntries` loses the names from the type.
  Object.fromEntries(records.map(({ type }) => [type, recordTypeTable[type].readers])) as {
    [R in Rs[number] as R['type']]: (typeof recordTypeTable)[R['type']]['readers']
  }

/** The audit actions of plain records; the export of a list belongs to the agency. */
export const actionsOf = <const Rs extends readonly PlainRecord[]>(records: Rs) =>
  // `fromEntries` loses the names from the type.
  Object.fromEntries(
    records.flatMap(({ type, endpoints }) => [
      ...Object.entries(acts)
        .filter(([call]) => call in endpoints)
        .map(([, act]) => [`${type}.${act}`, type]),
      ...(endpoints.export ? [[`${type}.exported`, 'agency']] : []),
    ]),
  ) as { [R in Rs[number] as ActsOf<R>]: R['type'] } & {
    [R in Rs[number] as ExportOf<R>]: 'agency'
  }
