import type { Changed } from '@homeward/contract/live'
import { recordTypeOf } from '@homeward/domain/identity/record-types'
import type { QueryKey } from '@tanstack/react-query'
import { askAnew } from './ask-anew.ts'
import { touchedBeyond } from './topics.ts'

/** The keys of the queries that a change makes out of date. */
export const keysTouchedBy = ({ topic, id }: Changed): QueryKey[] => [
  [recordTypeOf(topic)?.room ?? topic],
  ...touchedBeyond(topic, id),
]

/** Asks anew what a change touches. */
export const hearChanged = (change: Changed): void => askAnew(keysTouchedBy(change))
