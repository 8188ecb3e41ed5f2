/** Fields whose values never stand in an audit event, a log or an error. */
const protectedFields = new Set([
  'medicaid_number',
  'medicaid_number_sealed',
  'medicaid_number_index',
  'password_hash',
])

/** Fields that change with every write and say nothing about it. */
const silentFields = new Set(['lock_version', 'search'])

type Change = { before: unknown; after: unknown }

/** Field by field what was and what became; equal fields are left out, protected values masked. */
export function differences(before: object = {}, after: object = {}): Record<string, Change> {
  const was = new Map<string, unknown>(Object.entries(before))
  const became = new Map<string, unknown>(Object.entries(after))
  const changes: Record<string, Change> = {}
  for (const field of new Set([...was.keys(), ...became.keys()])) {
    if (silentFields.has(field)) continue
    const change = { before: was.get(field) ?? null, after: became.get(field) ?? null }
    if (JSON.stringify(change.before) === JSON.stringify(change.after)) continue
    changes[field] = protectedFields.has(field) ? masked(change) : change
  }
  return changes
}

const masked = (change: Change): Change => ({
  before: change.before === null ? null : '••••',
  after: change.after === null ? null : '••••',
})
