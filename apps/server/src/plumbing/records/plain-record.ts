import type { Endpoint, OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { FailureCode } from '@homeward/contract/failures'
import type { PlainRecord } from '@homeward/contract/plain-record'
import type { Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../context.ts'
import { csvFile, mostExported } from '../csv/file.ts'
import { onConstraint } from '../db/constraint.ts'
import type { Paging } from '../db/page.ts'
import type { Tx } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'
import { Failure, found, refuseStale } from '../failure.ts'
import type { Route } from '../http/verb.ts'
import { abilitiesOf } from './abilities.ts'
import * as store from './record-store.ts'
import { actionOf, tell } from './signals.ts'

/** Tables that can store a plain record. */
type PlainTable = {
  [T in keyof DB]: DB[T] extends { agency_id: unknown; id: unknown; lock_version: unknown }
    ? T
    : never
}[keyof DB]

type Kept = { id: string; lock_version: number }

type Named = { id: string }
type Version = Named & { lock_version?: number | undefined }
type ListInput<R extends PlainRecord> = ParsedOf<R['endpoints']['list']>
type Changed<R extends PlainRecord> = ParsedOf<R['endpoints']['update']> & Version

/** What a form sends, of a new record or of one that is changed. */
type Sent<R extends PlainRecord> =
  | ParsedOf<R['endpoints']['create']>
  | Omit<Changed<R>, keyof Version>

/** The special parts of a plain record; the rest is common to all. */
type Declaration<R extends PlainRecord, T extends PlainTable, Row extends Kept> = {
  table: T
  /** Its columns, and what is shown beside them. */
  rows: (tx: Tx) => store.Rows<T, Row>
  /** The columns that a list searches. */
  search?: readonly (keyof DB[T] & string)[]
  /** The column by which a list is ordered. */
  order: keyof DB[T] & string
  /** Narrows a list by its own filters. */
  matching?: (rows: store.Rows<T, Row>, input: ListInput<R>) => store.Rows<T, Row>
  /** What is answered; `may` says what the person may do with it. */
  present: (ctx: Ctx, row: Row, may: Record<string, boolean>) => OutputOf<R['endpoints']['update']>
  /** What the audit trail compares; by default the row itself. */
  audited?: (row: Row) => object
  /** Checks the input and returns the columns to write; `before` is null for a new record. */
  values: (
    ctx: Ctx,
    sent: Sent<R>,
    before: Row | null,
  ) => Updateable<DB[T]> | Promise<Updateable<DB[T]>>
  /** What follows from a change, in the same transaction; `before` is null for a new record. */
  followed?: (ctx: Ctx, row: Row, before: Row | null) => Promise<void>
  /** What follows from a deletion, in the same transaction. */
  gone?: (ctx: Ctx, before: Row) => Promise<void>
  /** What each constraint of the table means to a person. */
  refusals?: Readonly<Record<string, FailureCode>>
  /** The columns of its file, by their headers. */
  exported?: Readonly<Record<string, (row: Row) => string | null>>
}

type PlainVerbs<R extends PlainRecord> = {
  readonly routes: readonly Route[]
  /** The record as it is now, for a verb that does more with it. */
  answer(ctx: Ctx, id: string): Promise<OutputOf<R['endpoints']['update']>>
}

/**
 * The routes of a plain record, from its declaration in the contract and the description of its table here:
 * list, get, create, update, archive, restore, delete and export, if the contract has them.
 */
export function plainRecord<R extends PlainRecord, T extends PlainTable, Row extends Kept>(
  { type, endpoints }: R,
  of: Declaration<R, T, Row>,
): PlainVerbs<R> {
  const { table, audited = (row) => row, refusals = {}, exported = {} } = of
  const present = (ctx: Ctx, row: Row) => of.present(ctx, row, abilitiesOf(ctx, endpoints, row))
  const refused = (error: unknown): never => onConstraint(error, refusals)
  const matching = (ctx: Ctx, input: ListInput<R>) =>
    of.matching?.(of.rows(ctx.tx), input) ?? of.rows(ctx.tx)
  const load = async (ctx: Ctx, id: string) =>
    found(await store.findRow(of.rows(ctx.tx), table, id))
  const lock = async (ctx: Ctx, id: string) =>
    found(await store.lockRow(of.rows(ctx.tx), table, id))

  const list = async (ctx: Ctx, input: ListInput<R> & store.Asked & Paging) => {
    const { rows, meta } = await store.findPage(ctx.tx, matching(ctx, input), of, input)
    return { data: rows.map((row) => present(ctx, row)), meta }
  }

  const get = async (ctx: Ctx, { id }: Named) => present(ctx, await load(ctx, id))

  const create = async (ctx: Ctx, input: ParsedOf<R['endpoints']['create']>) => {
    const id = uuid()
    const values = await of.values(ctx, input, null)
    await store.insertRow(ctx.tx, table, { ...values, agency_id: ctx.agency.id, id }).catch(refused)
    const row = await load(ctx, id)
    await tell(ctx, type, 'created', { id, after: audited(row) })
    await of.followed?.(ctx, row, null)
    return present(ctx, row)
  }

  const change = async (ctx: Ctx, before: Row, act: string, values: object) => {
    const { id } = before
    await store.updateRow(ctx.tx, table, id, values).catch(refused)
    const row = await load(ctx, id)
    await tell(ctx, type, act, { id, before: audited(before), after: audited(row) })
    await of.followed?.(ctx, row, before)
    return present(ctx, row)
  }

  const update = async (ctx: Ctx, { id, lock_version, ...sent }: Changed<R>) => {
    const before = await lock(ctx, id)
    refuseStale(lock_version, before, present(ctx, before))
    return change(ctx, before, 'updated', await of.values(ctx, sent, before))
  }

  const to =
    (act: string, status: 'active' | 'archived') =>
    async (ctx: Ctx, { id }: Named) =>
      change(ctx, await lock(ctx, id), act, { status })

  const remove = async (ctx: Ctx, { id }: Named) => {
    const before = await lock(ctx, id)
    await store.deleteRow(ctx.tx, table, id)
    await tell(ctx, type, 'deleted', { id, before: audited(before) })
    await of.gone?.(ctx, before)
    return { id }
  }

  const take = async (ctx: Ctx, input: ListInput<R> & store.Asked) => {
    const rows = await store.findAll(matching(ctx, input), of, input, mostExported)
    if (rows.length > mostExported) throw new Failure('export_too_large')
    const after = { records: rows.length }
    await ctx.record({
      action: actionOf(`${type}.exported`),
      type: 'agency',
      id: ctx.agency.id,
      after,
    })
    return csvFile(`${table}-${ctx.today}.csv`, {
      fields: Object.keys(exported),
      data: rows.map((row) => Object.values(exported).map((cell) => cell(row) ?? '')),
    })
  }

  const given = <I>(
    endpoint: Endpoint | undefined,
    run: (ctx: Ctx, input: I) => Promise<unknown>,
  ) => (endpoint ? [Object.assign(run, { kind: 'agency' as const, endpoint })] : [])
  const routes = [
    ...given(endpoints.list, list),
    ...given(endpoints.get, get),
    ...given(endpoints.create, create),
    ...given(endpoints.update, update),
    ...given(endpoints.archive, to('archived', 'archived')),
    ...given(endpoints.restore, to('restored', 'active')),
    ...given(endpoints.delete, remove),
    ...given(endpoints.export, take),
  ]
  return { routes, answer: (ctx, id) => get(ctx, { id }) }
}
