import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { refusedBy } from './constraint.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

/** Tables that do not say when a row was last written, each with the reason why. */
const withoutUpdatedAt: Record<string, string> = {
  agency_diagnosis_codes: 'say it in changed_at, which a choice is made of',
  agency_export_parts: 'are written once',
  agency_exports: 'are the progress of a job',
  agent_hours: 'are replaced as a whole week',
  allowed_subjects: 'are written by migrations',
  assessment_activities: 'are replaced with the assessment',
  assessment_services: 'are replaced with the assessment',
  assignments: 'join a person and an office, and hold nothing of their own',
  audit_chain: 'only grows',
  audit_events: 'only grow',
  audit_waiting: 'is a queue',
  authorization_services: 'are written with the authorization, and follow it',
  checked_claims: 'say it in day',
  claim_checks: 'follow what was checked',
  claim_lines: 'follow the claim',
  claim_money: 'follows the journal',
  claim_visits: 'join a claim and its visits, and follow the claim',
  client_merges: 'say it in merged_at and undone_at',
  closed_months: 'closed once, or opened again',
  connection_looks: 'say it in looked_at',
  counters: 'are counted by the product',
  deposits: 'say when they were made and removed',
  diagnosis_code_imports: 'are the progress of a job',
  era_adjustments: 'only grow',
  era_charges: 'only grow',
  era_files: 'are the progress of a job',
  era_provider_adjustments: 'only grow',
  fetched_files: 'say in fetched_at when their content was new',
  file_waiting_bytes: 'are a queue',
  files: 'are written once, when their bytes have arrived',
  fob_codes: 'say it in used_at',
  geocodings: 'say it in at',
  icd_codes: 'are the same for everybody; nobody changes a release that is complete',
  icd_releases: 'are the same for everybody; nobody changes one that is complete',
  idempotency_keys: 'keep one answer',
  import_rows: 'are the progress of a job',
  invites: 'say it in accepted_at and revoked_at',
  invoices: 'are made once, for a client and a week',
  journal_entries: 'only grow',
  journal_lines: 'only grow',
  links: 'say it in revoked_at and last_used_at',
  live_signals: 'are swept after a minute',
  mails: 'are a queue',
  notifications: 'say it in read_at and acknowledged_at',
  patient_applications: 'say when they were applied and taken back',
  patient_payments: 'say when they were taken and ended',
  patient_refunds: 'say when they were asked for and decided',
  patient_statements: 'only grow',
  pay_questions: 'say it in their own times',
  payroll_export_sheets: 'are written once, with their file',
  payroll_exports: 'are written once, with their file',
  phone_pins: 'say it in set_at',
  rate_limits: 'are counted by the product',
  recovery_codes: 'say it in used_at',
  refunds: 'say when they were asked for and decided',
  reports: 'are the progress of a job',
  schema_migrations: 'only grow',
  sessions: 'say it in last_seen_at and ended_at',
  shift_activities: 'are replaced with the services of the shift',
  shift_services: 'are replaced as a whole',
  sign_in_failures: 'are counted by the product',
  signatures: 'say it in voided_at',
  signup_requests: 'say it in decided_at',
  statement_runs: 'are the progress of a job',
  timesheet_lines: 'follow the timesheet',
  vendor_codes: 'say it in loaded_at',
  verification_attempts: 'say it in began_at and ended_at',
  verification_changes: 'are a queue',
  verification_news: 'are written once, when they are read',
  verification_sendings: 'say it in began_at and ended_at',
  visit_calls: 'are the progress of a call',
  visit_services: 'are written with the visit',
  webhook_deliveries: 'keep one answer',
  write_offs: 'say when they were asked for and decided',
}

describe('when a row was last written', () => {
  test('stands in every table of records that people edit, and is kept by the same trigger', async () => {
    const { rows } = await sql<{ name: string; kept: boolean | null }>`
      select c.relname as name, case when a.attname is not null then
          a.attnotnull and exists (select from pg_trigger t
            where t.tgrelid = c.oid and t.tgfoid = 'app.touch'::regproc and t.tgenabled = 'O') end as kept
      from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      order by 1`.execute(app.db.app)
    const without = rows.filter(({ kept }) => kept === null).map(({ name }) => name)
    expect(without).toEqual(Object.keys(withoutUpdatedAt))
    expect(rows.filter(({ kept }) => kept === false)).toEqual([])
  })

  test('is the time of the database, whatever the writer says', async () => {
    const { agencyId, officeId } = await anAgency(app)
    const { before, after } = await inAgency(app.db, agencyId, async (tx) => {
      const office = tx.selectFrom('offices').select('updated_at').where('id', '=', officeId)
      const { updated_at: before } = await office.executeTakeFirstOrThrow()
      await tx
        .updateTable('offices')
        .set({ name: 'Renamed', updated_at: '1999-12-31T00:00:00Z' })
        .where('id', '=', officeId)
        .execute()
      return { before, after: (await office.executeTakeFirstOrThrow()).updated_at }
    })
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before))
  })
})

describe('what has one spelling', () => {
  test('is of the domain of its kind, in every table', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.relname || '.' || a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and a.attname ~ '^(zip|(.*_)?npi|(.*_)?phone|fax)$' and t.typtype <> 'd'
      order by 1`.execute(app.db.app)
    // As they were typed, and as a payer wrote them.
    expect(rows.map(({ column }) => column)).toEqual(['eras.payee_npi', 'signup_requests.phone'])
  })

  test.each([
    ['npi', '123456789', 'npi_has_10_digits'],
    ['state', 'nc', 'state_has_two_letters'],
    ['zip', '2880', 'zip_has_5_or_9_digits'],
    ['phone', '+4930123456', 'phone_has_digits_only'],
  ])('%s refuses %s by a name of its own', async (column, value, constraint) => {
    const { agencyId } = await anAgency(app)
    const error: unknown = await inAgency(app.db, agencyId, (tx) =>
      tx
        .updateTable('offices')
        .set({ [column]: value })
        .execute(),
    ).catch((reason: unknown) => reason)
    expect(refusedBy(error)).toBe(constraint)
  })

  test('a number of another country keeps its +', async () => {
    const { rows } = await sql<{ own: string; abroad: string }>`
      select '9195550123'::app.phone as own, '+4930123456'::app.phone as abroad`.execute(app.db.app)
    expect(rows).toEqual([{ own: '9195550123', abroad: '+4930123456' }])
    await expect(sql`select '919-555'::app.phone`.execute(app.db.app)).rejects.toThrow(
      'phone_is_spelled',
    )
  })
})
