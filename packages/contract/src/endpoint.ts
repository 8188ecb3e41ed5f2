import type { Capability } from '@homeward/domain/identity/capabilities'
import type { LimitName } from '@homeward/domain/identity/limits'
import type { RecordType } from '@homeward/domain/identity/record-types'
import type { LinkPurpose } from '@homeward/domain/identity/link-purposes'
import { z } from 'zod'
import type { FailureCode } from './failures.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** People with a link of this purpose, or of any; no one with a session. */
export type LinkPermission = { readonly link: LinkPurpose | 'any' }

/** Who may call: anyone, anyone with a session, roles with the capability, or people with a link. */
export type Permission = Capability | 'public' | 'signed_in' | LinkPermission

/** Whether a call is for people without an account, who use a link. */
export const isByLink = (permission: Permission): permission is LinkPermission =>
  typeof permission === 'object'

/** The answer on success: one record, a page of records, or a file. */
export type Returns =
  | { kind: 'record'; schema: z.ZodType }
  | { kind: 'partial'; schema: z.ZodType }
  | { kind: 'page'; schema: z.ZodType }
  | { kind: 'file'; mediaType: string }

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

export type Params<Path extends string> = { [Name in ParamNames<Path>]: string }

/** One call of the API, declared once; route, client, OpenAPI and test loops follow from it. */
export type Endpoint<
  Path extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Out extends Returns = Returns,
> = {
  readonly room: string
  /** Number of the call in the specification's list, if it has one. */
  readonly spec?: string
  readonly summary: string
  readonly method: Method
  /** Relative to /api/v1; `:name` marks a parameter, which is a UUID unless `params` says otherwise. */
  readonly path: Path
  readonly permission: Permission
  /** Query parameters of GET and DELETE, the content of `data` of the others. Unknown keys are refused. */
  readonly input: Input
  readonly params: z.ZodObject
  readonly returns: Out
  readonly fails: readonly FailureCode[]
  /** True if the call writes: it then honors Idempotency-Key and leaves an audit event. */
  readonly writes: boolean
  /** The records whose viewing leaves an audit event; a verb may record more itself. */
  readonly look?: RecordType
  /** How often it may be called, if that is limited. */
  readonly limit?: LimitName
  /** Milliseconds after which both sides stop waiting, if that differs from the default. */
  readonly timeout?: number
  /** True if a screen continues when no answer comes. */
  readonly quiet?: boolean
  /** True for a write whose answer a person waits for. Without a network it is not kept for later. */
  readonly needsAnswer?: boolean
  /** True for a write whose answer has a secret: it is given once, and the server does not keep it. */
  readonly answersSecret?: boolean
}

type Declaration<Path extends string, Input extends z.ZodRawShape, Out extends Returns> = {
  room: string
  spec?: string
  summary: string
  method: Method
  path: Path
  permission: Permission
  input?: Input
  params?: Record<string, z.ZodType>
  returns: Out
  fails?: readonly FailureCode[]
  /** Set false if a call that is not a GET changes nothing. */
  writes?: boolean
  look?: RecordType
  limit?: LimitName
  timeout?: number
  quiet?: boolean
  needsAnswer?: boolean
  answersSecret?: boolean
}

/** Declares an endpoint. Leaving out the permission does not compile. */
export const endpoint = <
  Path extends string,
  Out extends Returns,
  Input extends z.ZodRawShape = Record<never, never>,
>(
  declaration: Declaration<Path, Input, Out>,
): Endpoint<Path, z.ZodObject<Input>, Out> => ({
  ...declaration,
  input: z.strictObject(declaration.input ?? ({} as Input)),
  params: z.object({ ...uuidParams(declaration.path), ...declaration.params }),
  fails: declaration.fails ?? [],
  writes: declaration.writes ?? declaration.method !== 'GET',
})

/** The names of the parameters in a path, in order. */
export const paramNames = (path: string): string[] =>
  path
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1))

export const uuidParams = (path: string): Record<string, z.ZodType> =>
  Object.fromEntries(paramNames(path).map((name) => [name, z.uuid()]))

/** An input without fields is typed as a record of nothing, which would forbid the parameters too. */
type Fields<I> = string extends keyof I ? unknown : I

/** What a caller passes: parameters and input in one flat object. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Input, Returns>
    ? Params<Path> & Fields<z.input<Input>>
    : never

/** What a verb receives: the same after parsing. */
export type ParsedOf<E> =
  E extends Endpoint<infer Path, infer Input, Returns>
    ? Params<Path> & Fields<z.output<Input>>
    : never

/** The numbers of a page; `capped` if there are more rows than the counted `total`. */
export type PageMeta = {
  page: number
  items: number
  total: number
  pages: number
  capped: boolean
}

/** A file as the answer of a verb; the caller gets the bytes with name and media type. */
export type FileAnswer = { name: string; mediaType: string; body: string | Uint8Array }

/** What a verb returns and what a caller gets for a JSON answer. */
export type OutputOf<E> =
  E extends Endpoint<string, z.ZodObject, infer Out>
    ? Out extends { kind: 'record'; schema: infer S extends z.ZodType }
      ? z.output<S>
      : Out extends { kind: 'page'; schema: infer S extends z.ZodType }
        ? { data: z.output<S>[]; meta: PageMeta }
        : Out extends { kind: 'partial'; schema: infer S extends z.ZodType }
          ? { data: z.output<S>; meta: { ignored: readonly string[] } }
          : FileAnswer
    : never

/** One record: `{"data": {…}}`. */
export const record = <S extends z.ZodType>(schema: S): { kind: 'record'; schema: S } => ({
  kind: 'record',
  schema,
})

/** One record, with the fields of the input that were left as they are: `{"data": {…}, "meta": {"ignored": […]}}`. */
export const partial = <S extends z.ZodType>(schema: S): { kind: 'partial'; schema: S } => ({
  kind: 'partial',
  schema,
})

/** A page of records: `{"data": […], "meta": {…}}`. */
export const page = <S extends z.ZodType>(schema: S): { kind: 'page'; schema: S } => ({
  kind: 'page',
  schema,
})

/** A file of the given media type. */
export const file = (mediaType: string): { kind: 'file'; mediaType: string } => ({
  kind: 'file',
  mediaType,
})
