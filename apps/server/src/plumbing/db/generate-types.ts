import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/**
 * Writes schema.generated.ts from a migrated database: `DATABASE_URL=… npm run db:types`.
 * Days, clocks and instants are strings and 64-bit counts are numbers, as `pool.ts` reads them.
 */
const out = fileURLToPath(new URL('./schema.generated.ts', import.meta.url))
const types = {
  date: 'string',
  time: 'string',
  timestamptz: 'string',
  int8: 'number',
  bigint: 'number',
}

/** Columns that a check constraint keeps to a vocabulary of the domain have that vocabulary's type. */
const from = (file: string, name: string) => `import("@homeward/domain/${file}").${name}`
/** The types of records that a thing may hang on. */
const subjectOf = (thing: string) => `${from('files/subjects', 'SubjectOf')}<"${thing}">`
const columns = {
  'agent_absences.kind': from('caregivers/absences', 'CaregiverAbsenceKind'),
  'agent_absences.status': 'Generated<"active" | "archived">',
  'agent_addresses.location_type': '"home" | "community"',
  'agent_credentials.kind': from('agency/credential-kinds', 'CredentialKind'),
  'agent_private_profiles.employment_type': `${from('caregivers/vocabulary', 'EmploymentType')} | null`,
  'agent_private_profiles.gender': `${from('person/gender', 'Gender')} | null`,
  'agents.role': from('identity/roles', 'Role'),
  'agents.status': '"active" | "inactive" | "do-not-hire"',
  'agents.type': '"Agent" | "Caregiver"',
  'alerts.priority': `Generated<${from('collaboration/alerts', 'AlertPriority')}>`,
  'alerts.repeat': `Generated<${from('collaboration/alerts', 'AlertRepeat')}>`,
  'alerts.status': 'Generated<"active" | "archived">',
  'alerts.subject_type': `Generated<${subjectOf('alert')}>`,
  'attachments.subject_type': `Generated<${subjectOf('attachment')}>`,
  'attachments.status': '"active" | "archived"',
  'authorizations.status': '"active" | "archived"',
  'authorizations.unit_period': from('care/vocabulary', 'UnitPeriod'),
  'careplans.status': from('care/vocabulary', 'CareplanStatus'),
  'claim_filings.content': from('billing/claim-lines', 'FilingContent'),
  'claim_filings.reasons': `Generated<${from('billing/acknowledgements', 'FilingReason')}[]>`,
  'claim_filings.frequency': from('billing/filings', 'FilingFrequency'),
  'claims.frequency_code': `Generated<${from('billing/filings', 'FilingFrequency')}>`,
  'claims.status': from('billing/vocabulary', 'ClaimStatus'),
  'client_absences.kind': from('clients/absences', 'ClientAbsenceKind'),
  'client_absences.status': 'Generated<"active" | "archived">',
  'client_addresses.location_type': '"home" | "community"',
  'client_contacts.kind': from('clients/contacts', 'ContactKind'),
  'client_payors.status': 'Generated<"active" | "archived">',
  'client_merges.other_status': from('clients/vocabulary', 'ClientStatus'),
  'client_merges.take': `${from('clients/merging', 'MergeField')}[]`,
  'clients.gender': from('person/gender', 'Gender'),
  'clients.insurance_type': `${from('agency/vocabulary', 'PayorType')} | null`,
  'clients.marital_status': `${from('clients/background', 'MaritalStatus')} | null`,
  'clients.medicaid_status': `${from('clients/insurance', 'InsuranceState')} | null`,
  'clients.medicare_savings_program': `${from('clients/insurance', 'MedicareSavingsProgram')} | null`,
  'clients.medicare_status': `${from('clients/insurance', 'InsuranceState')} | null`,
  'clients.medicare_type': `${from('clients/insurance', 'MedicareType')} | null`,
  'clients.military_branch': `${from('clients/background', 'MilitaryBranch')} | null`,
  'clients.military_status': `${from('clients/background', 'MilitaryStatus')} | null`,
  'clients.status': from('clients/vocabulary', 'ClientStatus'),
  'comments.subject_type': `Generated<${subjectOf('comment')}>`,
  'diagnosis_code_imports.status': from('agency/icd-order-file', 'ImportStatus'),
  'era_claims.matched_by': '"number" | "payer_control_number" | "member_date_charge" | null',
  'eras.status': from('billing/vocabulary', 'RemittanceStatus'),
  'files.status': '"pending" | "stored"',
  'folders.subject_type': `Generated<${subjectOf('folder')}>`,
  'folders.status': '"active" | "archived"',
  'invites.subject': from('identity/invites', 'InviteSubject'),
  'geocodings.kind': from('agency/geocoding', 'AddressKind'),
  'geocodings.status': '"waiting" | "located" | "failed"',
  'integrations.health': 'Generated<"unknown" | "healthy" | "failing">',
  'integrations.kind': from('agency/integrations', 'IntegrationKind'),
  'journal_lines.account': from('billing/vocabulary', 'JournalAccount'),
  'links.purpose': from('identity/link-purposes', 'LinkPurpose'),
  'links.subject_type': from('identity/record-types', 'RecordType'),
  'mails.state': '"waiting" | "kept" | "sent" | "failed"',
  'notification_choices.kind': from('collaboration/notifications', 'NotificationKind'),
  'notifications.kind': from('collaboration/notifications', 'NotificationKind'),
  'notifications.subject_type': `${from('collaboration/notifications', 'NotificationSubject')} | null`,
  'offices.status': 'Generated<"active" | "archived">',
  'payors.required_credentials': `Generated<${from('agency/credential-kinds', 'CredentialKind')}[]>`,
  'payors.required_checks': `Generated<${from('agency/vocabulary', 'PayorCheck')}[]>`,
  'payors.status': 'Generated<"active" | "archived">',
  'payors.type': from('agency/vocabulary', 'PayorType'),
  'payors.unit_rounding': from('agency/vocabulary', 'UnitRounding'),
  'phone_numbers.kind': from('agency/vocabulary', 'PhoneNumberKind'),
  'service_activities.status': 'Generated<"active" | "archived">',
  'services.insurance_type': `${from('agency/vocabulary', 'PayorType')} | null`,
  'service_categories.status': 'Generated<"active" | "archived">',
  'services.status': from('catalogue/vocabulary', 'ServiceStatus'),
  'shifts.status': '"active" | "archived"',
  'signatures.signer_role': from('files/signatures', 'SignerRole'),
  'signatures.subject_type': `Generated<${subjectOf('signature')}>`,
  'signup_requests.status': '"pending" | "approved" | "rejected"',
  'visit_activities.status': from('visits/vocabulary', 'ActivityStatus'),
  'visit_times.minutes': 'number',
  'visits.check_in_method': `${from('visits/vocabulary', 'EntryMethod')} | null`,
  'visits.check_out_method': `${from('visits/vocabulary', 'EntryMethod')} | null`,
  'visits.status': from('visits/vocabulary', 'VisitStatus'),
}

/** A column whose comment names its vocabulary: `vocabulary agency/vocabulary PhoneNumberKind`. */
const NAMED = /^vocabulary (\S+) (\w+(?:\[\])?)$/

async function columnsWithVocabulary(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{
    name: string
    says: string
    open: boolean
    made: boolean
  }>(`
    select c.relname || '.' || a.attname as name, d.description as says, not a.attnotnull as open,
      a.atthasdef as made
    from pg_description d
    join pg_class c on c.oid = d.objoid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
    where d.classoid = 'pg_class'::regclass`)
  return Object.fromEntries(
    rows.flatMap(({ name, says, open, made }) => {
      const [, file, word] = NAMED.exec(says) ?? []
      if (file === undefined || word === undefined) return []
      const type = `${from(file, word)}${open ? ' | null' : ''}`
      return [[name, made ? `Generated<${type}>` : type]]
    }),
  )
}

const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to a migrated database.')

/** A column of a view has the type of its table's column of that name; alone, it might always be null. */
async function columnsOfViews(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ view: string; table: string; column: string }>(`
    select u.view_name as view, u.table_name as table, u.column_name as column
    from information_schema.view_column_usage u
    join information_schema.columns c on c.table_schema = u.view_schema
      and c.table_name = u.view_name and c.column_name = u.column_name
    where u.view_schema = 'public' order by 1, 3, 2`)
  return Object.fromEntries(
    rows.map(({ view, table, column }) => [`${view}.${column}`, `${inCode(table)}["${column}"]`]),
  )
}

/** What the generated file calls a table: visit_activities is VisitActivities. */
const inCode = (table: string) =>
  table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const client = new pg.Client({ connectionString: url })
await client.connect()
const found = { ...(await columnsOfViews(client)), ...(await columnsWithVocabulary(client)) }
await client.end()

const ran = spawnSync(
  'kysely-codegen',
  [
    '--dialect=postgres',
    `--url=${url}`,
    `--out-file=${out}`,
    '--include-pattern=public.*',
    '--exclude-pattern=*.schema_migrations',
    `--type-mapping=${JSON.stringify(types)}`,
    `--overrides=${JSON.stringify({ columns: { ...found, ...columns } })}`,
  ],
  { stdio: 'inherit' },
)
process.exitCode = ran.status ?? 1
