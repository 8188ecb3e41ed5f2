import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'

export type Values = Readonly<Record<string, string | string[] | null>>

/** What the import of one kind of record needs to know. */
export type Kind = {
  /** What a record is made from; the same that its form is held against. */
  readonly schema: z.ZodType
  /** For each field of a choice: what may be written in a cell, and the value it stands for. */
  choices(ctx: Ctx): Promise<Readonly<Record<string, ReadonlyMap<string, string>>>>
  /** The content of a form, from the values of a row. */
  input(values: Values): object
  /** Who they seem to be already, in words; null where nobody is like them. */
  duplicate(ctx: Ctx, input: object): Promise<string | null>
  /** Adds the record as its form would; answers its id. */
  create(ctx: Ctx, input: object): Promise<string>
  /** Takes the record back. Throws a failure where somebody worked with it. */
  takeBack(ctx: Ctx, id: string): Promise<void>
}
