import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, JsonValue } from '../../../plumbing/db/schema.generated.ts'
import type { OutboxRow } from '../outbox-store.ts'

// What was sent last is kept with the facts of earlier sendings that got no answer, oldest first, under `maybe`:
// the vendor may have the record as each of them says.

type Sent = OutboxRow['sent']

/** The facts of sendings of unknown fate since the vendor last accepted one. */
export const maybeOf = ({ sent }: Pick<OutboxRow, 'sent'>): JsonValue[] =>
  isObject(sent) && Array.isArray(sent.maybe) ? sent.maybe : []

/** The facts of what was sent last alone. */
export function factsOf(sent: Sent): Sent {
  if (!isObject(sent)) return sent
  const facts = { ...sent }
  delete facts.maybe
  return facts
}

/** What is sent now, with what the vendor may have besides. */
export const sentNow = (row: Pick<OutboxRow, 'sent'>, facts: JsonObject): Sent =>
  withMaybe(facts, maybeOf(row))

/** The last sending is one that the vendor may have; one that says the same is there once. */
export function sentMaybe(row: Pick<OutboxRow, 'sent'>): Sent {
  const facts = factsOf(row.sent)
  if (!isObject(facts)) return row.sent
  const before = maybeOf(row)
  return before.some((one) => isDeepStrictEqual(one, facts))
    ? row.sent
    : withMaybe(facts, [...before, facts])
}

const withMaybe = (facts: JsonObject, maybe: JsonValue[]): JsonObject =>
  maybe.length === 0 ? facts : { ...facts, maybe }

const isObject = (value: Sent): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
