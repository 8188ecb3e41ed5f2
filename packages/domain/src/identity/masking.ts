/** Fields whose values never appear unmasked in an audit event, a log or an error. */
const protectedFields: readonly string[] = [
  'social_security_number',
  'medicaid_number',
  'medicaid_id',
  'medicare_number',
  'insurance_number',
  'member_id',
  'pay_rate',
]

/** Fields whose last characters may not be shown either. */
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
 * A protected value with all but its last four characters hidden: '••••6789'. A value of seven characters
 * or fewer is hidden completely, because four of them would reveal too much.
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
 * Search text as an audit event may show it. People also search by numbers, so a word with four digits or
 * more shows at most its last four characters.
 */
export const maskTyped = (text: string): string =>
  text.replace(/\S+/g, (word) => ((word.match(/\d/g)?.length ?? 0) < 4 ? word : masked(word)))

type Change = { before: unknown; after: unknown }

/** Fields that change with every write and say nothing about it. */
const silentFields = ['lock_version', 'updated_at', 'search']

/**
 * The changes field by field, with protected values masked. Equal fields are left out. A created or removed
 * record has `{}` on the other side. A changed protected field is included even if both masked values look
 * the same.
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
