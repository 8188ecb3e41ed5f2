import type { Endpoint, OutputOf, Returns } from '@homeward/contract/endpoint'
import type { z } from 'zod'
import type { ReceivedFile } from './request.ts'

type Names<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Names<Head> | Names<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never

/** An input without fields is typed as "no key at all", which would refuse the parameters too. */
type Fields<Input> = string extends keyof Input ? unknown : Input

/** What a caller passes: the parameters of the path and the input, in one flat object. */
export type InputOf<E> = E extends {
  path: infer Path extends string
  input: infer Input extends z.ZodObject
}
  ? { [N in Names<Path>]: string } & Fields<z.input<Input>>
  : never

/** What a call answers: a record, a page of records, or a file. */
export type AnswerOf<E> = E extends { returns: { kind: 'file' } }
  ? ReceivedFile
  : E extends Endpoint
    ? OutputOf<E>
    : never

/** An endpoint that answers pages. */
export type PageEndpoint = Endpoint<string, z.ZodObject, Extract<Returns, { kind: 'page' }>>

/** A row of the pages that an endpoint answers. */
export type RowOf<E> = OutputOf<E> extends { data: (infer Row)[] } ? Row : never
