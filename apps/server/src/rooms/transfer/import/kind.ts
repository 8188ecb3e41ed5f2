import type { Choices } from '@homeward/domain/transfer/cells'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Problem } from './store.ts'

export type Values = Readonly<Record<string, string | string[] | null>>

/** Somebody who is there already, with a sentence that says so. */
type Same = { id: string; sentence: string }

/** A record that was made, and its version then. */
type Made = { id: string; version: number }

/** What the import of one kind of record needs to know. */
export type Kind = {
  /** The table of its records. */
  readonly table: 'clients' | 'agents'
  /** Tables whose rows are part of a record, made and changed with it. */
  readonly parts: readonly string[]
  /** What a record is made from; the same that its form is held against. */
  readonly schema: z.ZodType
  /** For each choice field: the accepted texts of a cell, and their values. */
  choices(ctx: Ctx): Promise<Readonly<Record<string, Choices>>>
  /** The content of a form, from the values of a row. */
  input(values: Values, choices: Readonly<Record<string, Choices>>): object
  /** What the content lacks that the schema does not know of. */
  lacking(input: object, choices: Readonly<Record<string, Choices>>): Problem[]
  /** By what two rows of one file are known to be the same person. */
  traits(input: object): string[]
  /** The likely existing person; empty without a match. */
  same(ctx: Ctx, input: object): Promise<Same[]>
  /** Adds the record as its form would. */
  create(ctx: Ctx, input: object): Promise<Made>
  /** The version of the record; undefined where it is gone. */
  version(ctx: Ctx, id: string): Promise<number | undefined>
  /** Takes the record back. Throws a failure where that is not allowed. */
  takeBack(ctx: Ctx, id: string): Promise<void>
}
