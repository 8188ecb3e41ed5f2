/** What an import can add. */
export const importKinds = ['clients', 'caregivers'] as const
export type ImportKind = (typeof importKinds)[number]
export const importKindLabels: Record<ImportKind, string> = {
  clients: 'Clients',
  caregivers: 'Caregivers and staff',
}

/** How the text of a cell becomes a value. */
export type CellKind =
  | 'text'
  | 'upper'
  | 'digits'
  | 'day'
  /** A birthdate, in this century or the last. */
  | 'birthday'
  | 'choice'
  | 'list'
  | 'lookup'
  | 'state'
  | 'zip'

type ImportField = {
  readonly name: string
  readonly label: string
  readonly kind: CellKind
  readonly required?: true
  /** Other headings for the column, in lower case, without signs. */
  readonly aliases: readonly string[]
}

const field = (
  name: string,
  label: string,
  kind: CellKind,
  aliases: readonly string[] = [],
  required?: true,
): ImportField => ({ name, label, kind, aliases, ...(required && { required }) })

const names: readonly ImportField[] = [
  field('first_name', 'First name', 'text', ['first', 'given name', 'fname'], true),
  field('last_name', 'Last name', 'text', ['last', 'surname', 'family name', 'lname'], true),
]

const address: readonly ImportField[] = [
  field('street', 'Street', 'text', ['address', 'address 1', 'address line 1', 'street address']),
  field('unit', 'Unit', 'text', ['address 2', 'address line 2', 'apt', 'apartment', 'suite']),
  field('city', 'City', 'text', ['town']),
  field('county', 'County', 'text'),
  field('state', 'State', 'state', ['st']),
  field('zip', 'ZIP', 'zip', ['zip code', 'zipcode', 'postal code']),
]

const reach: readonly ImportField[] = [
  field('phone', 'Phone', 'text', ['phone number', 'mobile', 'cell', 'home phone', 'telephone']),
  field('email', 'E-mail', 'text', ['e mail', 'email address', 'mail']),
]

const personal: readonly ImportField[] = [
  field('birthdate', 'Birthdate', 'birthday', ['dob', 'date of birth', 'birth date', 'born']),
  field('gender', 'Gender', 'choice', ['sex']),
  field('social_security_number', 'Social security number', 'text', ['ssn', 'social security']),
]

/** The columns that an import understands, in the order in which a person would look for them. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  clients: [
    ...names,
    field('middle_name', 'Middle name', 'text', ['middle', 'mi', 'middle initial']),
    field('nickname', 'Nickname', 'text', ['preferred name', 'goes by']),
    ...personal,
    field('status', 'Status', 'choice', ['client status']),
    ...reach,
    field('secondary_phone', 'Second phone', 'text', ['phone 2', 'alternate phone', 'other phone']),
    field('language', 'Language', 'text', ['primary language', 'preferred language']),
    ...address,
    field('primary_payor', 'Primary payor', 'lookup', [
      'payor',
      'payer',
      'insurance',
      'primary payer',
    ]),
    field('medicaid_number', 'Medicaid number', 'upper', ['medicaid id', 'member id', 'medicaid']),
    field('medicare_number', 'Medicare number', 'upper', ['medicare id', 'medicare', 'mbi']),
    field('office', 'Office', 'lookup', ['branch office', 'location']),
    field('branch', 'Branch', 'text'),
    field('diagnosis_codes', 'Diagnosis codes', 'list', ['diagnosis', 'icd 10', 'icd10', 'dx']),
    field('tags', 'Tags', 'list', ['labels']),
  ],
  caregivers: [
    ...names,
    field('role', 'Role', 'choice', ['title', 'position', 'job title', 'discipline'], true),
    ...personal,
    field('status', 'Status', 'choice', ['employment status']),
    ...reach,
    ...address,
    field('hire_date', 'Hire date', 'day', ['hired', 'date of hire', 'start date']),
    field('office', 'Office', 'lookup', ['branch office', 'location']),
    field('npi', 'NPI', 'digits', ['npi number']),
    field('provider_number', 'Provider number', 'text', [
      'provider id',
      'state license number',
      'state provider number',
    ]),
  ],
}

/** A mapping of columns, by their heading, to fields; null leaves a column out. */
export type Mapping = Readonly<Record<string, string | null>>

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** The mapping that the headings suggest: by name, label or alias; no field is used twice. */
export function suggestMapping(kind: ImportKind, columns: readonly string[]): Mapping {
  const free = new Set(importFields[kind])
  const mapping: Record<string, string | null> = {}
  for (const column of columns) {
    const heading = plain(column)
    const found = [...free].find(
      ({ name, label, aliases }) =>
        plain(name) === heading || plain(label) === heading || aliases.includes(heading),
    )
    mapping[column] = found?.name ?? null
    if (found) free.delete(found)
  }
  return mapping
}

/** Why a mapping cannot be used, in words; empty if it can. */
export function mappingProblems(kind: ImportKind, mapping: Mapping): string[] {
  const used = Object.values(mapping).filter((name) => name !== null)
  const known = importFields[kind]
  const twice = known.filter(({ name }) => used.filter((one) => one === name).length > 1)
  const missing = known.filter(({ name, required }) => required && !used.includes(name))
  return [
    ...twice.map(({ label }) => `Two columns are mapped to ${label}. Choose one.`),
    ...missing.map(({ label }) => `Map a column to ${label}. Every row requires it.`),
    ...used
      .filter((name) => !known.some((one) => one.name === name))
      .map((name) => `There is no field ${name}.`),
  ]
}
