import type { Endpoint } from '@homeward/contract/endpoint'
import { maskTyped } from '@homeward/domain/identity/masking'
import type { AuditEntry } from './entry.ts'

/** Parameters that are not filters of a list. */
const paging = new Set(['items', 'exact_count', 'sort'])

/** IDs and days reveal no one's numbers. */
const plain = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^\d{4}-\d\d-\d\d$/i

type Asked = { readonly endpoint: Endpoint; readonly input: object; readonly agencyId: string }

/**
 * The event of a look: at one record, or at a list with its filter and the number of shown records. Null if
 * the call shows neither.
 */
export function lookOf({ endpoint, input, agencyId }: Asked, answer: unknown): AuditEntry | null {
  const { look: type, path } = endpoint
  if (type === undefined) return null
  const asked = Object.entries(input)
  const id = asked.find(([name]) => name === 'id')?.[1] as unknown
  if (path.endsWith('/:id') && typeof id === 'string') return { action: 'record.read', type, id }
  const shown = shownIn(answer)
  if (shown === 0 && 'items' in input && input.items === 0) return null
  const filter = Object.fromEntries(
    asked
      .filter(([name, value]) => !paging.has(name) && value !== undefined)
      .map(([name, value]) => [name, shownAs(value)]),
  )
  return { action: 'list.read', type, id: agencyId, after: { path, filter, shown } }
}

function shownAs(value: unknown): unknown {
  if (typeof value === 'string') return plain.test(value) ? value : maskTyped(kept(value))
  if (Array.isArray(value)) return value.map(shownAs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shownAs(inner)]))
}

/** A search may have text that the database cannot store; that text is left out. */
const kept = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')

/** Rows of a page, or of all lists in a record. */
function shownIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0
  if ('data' in answer && Array.isArray(answer.data)) return answer.data.length
  return Object.values(answer)
    .filter(Array.isArray)
    .reduce((sum, list) => sum + list.length, 0)
}
