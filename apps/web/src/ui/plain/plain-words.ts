import type { PlainCalls, PlainRecord } from '@homeward/contract/plain-record'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Fact } from '../record/facts.tsx'
import type { ValueLabels } from '../text/value-words.ts'

/** What every plain record answers beside its own fields. */
export type PlainRow = {
  id: string
  lock_version: number
  abilities: Record<string, boolean>
}

/** The calls of a plain record that answers rows of this kind. */
export type CallsOf<Row> = PlainCalls<z.ZodType<Row>>

/** What has to be said of a plain record on the screen; the rest is as with every other. */
export type PlainWords<Row extends PlainRow, V extends object> = {
  record: Pick<PlainRecord, 'type'> & { endpoints: CallsOf<Row> }
  /** In the singular and small: "number". */
  one: string
  nameOf: (row: Row) => string
  /** A record as its form holds it; without one, what a new one begins with. */
  valuesOf: (row?: Row) => V
  /** Fields that may not be emptied. */
  required: readonly (keyof V)[]
  /** Fields that no draft may hold. */
  secret?: readonly (keyof V)[]
  /** Where fields and input differ: the input that the values mean. */
  inputOf?: (values: V) => Record<string, unknown>
  fields: (form: UseFormReturnType<V>, row?: Row) => ReactNode
  /** What else can be done with it, or is to be known of it. */
  more?: (row: Row) => ReactNode
  /** What those read who may not change it. */
  facts: (row: Row) => readonly Fact[]
  /** What archiving is called here, if anything else. */
  archiving?: { word: string; done: string }
  /** What follows from removing or archiving it. */
  consequence: string
  /** Words for the values of fields in its history. */
  labels?: ValueLabels
}
