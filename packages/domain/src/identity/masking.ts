/** Fields whose values never stand in an audit event, a log or an error in plain. */
const protectedFields: readonly string[] = [
  'social_security_number',
  'medicaid_number',
  'medicaid_id',
  'medicare_number',
  'insurance_number',
  'member_id',
  'pay_rate',
]

/** Fields of which not even the last characters may be shown. */
const secretFields: readonly string[] = [
  'password',
  'password_hash',
  'token',
  'token_hash',
  'totp_secret',
  'medicaid_number_sealed',
  'medicaid_number_index',
]

const dots = '••••'

/**
 * A protected value with all but its last four characters hidden: '••••6789'. A value of seven
 * characters or fewer is hidden whole, since four of them would tell too much.
 */
export const masked = (value: string): string =>
  value.length < 8 ? dots : `${dots}${value.slice(-4)}`

/** As `masked`, and null stays null, so that a missing value can be told from a hidden one. */
export const maskedOrNull = (value: string | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : masked(value)

/** The value of a field as an audit event may show it. */
export const maskField = (field: string, value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  if (secretFields.includes(field)) return dots
  if (!protectedFields.includes(field)) return value
  return typeof value === 'string' ? masked(value) : dots
}

/**
 * What somebody typed into a search, as an audit event may show it: people look for others by their numbers
 * too, so that of a word with four digits or more the last four characters are shown at most.
 */
export const maskTyped = (text: string): string =>
  text.replace(/\S+/g, (word) => ((word.match(/\d/g)?.length ?? 0) < 4 ? word : masked(word)))

type Change = { before: unknown; after: unknown }

/** Fields that change with every write and say nothing about it. */
const silentFields = ['lock_version', 'updated_at', 'search']

/**
 * Field by field what was and what became, protected values masked. Equal fields are left out; a
 * record that is made or removed has `{}` on the other side. A protected field that changed is in
 * it also when both values look the same once they are masked.
 */
export const fieldDifferences = (before: object, after: object): Record<string, Change> => {
  const was = new Map<string, unknown>(Object.entries(before))
  const became = new Map<string, unknown>(Object.entries(after))
  const changes: Record<string, Change> = {}
  for (const field of new Set([...was.keys(), ...became.keys()])) {
    const old = was.get(field) ?? null
    const now = became.get(field) ?? null
    if (silentFields.includes(field) || JSON.stringify(old) === JSON.stringify(now)) continue
    changes[field] = { before: maskField(field, old), after: maskField(field, now) }
  }
  return changes
}
