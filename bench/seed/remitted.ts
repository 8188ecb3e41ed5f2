import { agencyId, idOf, size } from './ids.ts'

/** The claims that one large remittance answers. */
export const remittedClaims = 10_000

export const npi = '1234567893'

/**
 * Claims that were sent and whose charge stands in the journal: five of each client, on five days, as
 * a payor pays them. References are not checked while they come.
 */
export const remitted = `
  set session_replication_role = replica;
  update agencies set npi = '${npi}' where id = '${agencyId}';
  insert into claims (agency_id, id, number, client_id, payor_id, service_id, start_date, status,
    billing_units, minutes_per_unit, cents_per_unit, charge_cents, procedure_code, transmitted_at)
  select '${agencyId}', ${idOf('claim', 'n')}, 'HW' || lpad(n::text, 8, '0'),
    ${idOf('client', `1 + n % (${size.clients} / 10)`)}, ${idOf('payor', '1')}, ${idOf('service', '1')},
    date '2026-05-01' + n / (${size.clients} / 10), 'transmitted', 8, 15, 596, 4768, '99509', now()
  from generate_series(1, ${remittedClaims}) n;
  insert into journal_entries (agency_id, id, date, kind, source_id, description, claim_id, created_by_name)
  select agency_id, ${idOf('entry', 'row_number() over ()')}, start_date, 'claim_transmitted', id,
    'Claim sent', id, 'Bench' from claims where agency_id = '${agencyId}' and number like 'HW%';
  insert into journal_lines (agency_id, entry_id, entry_date, position, account, amount_cents)
  select agency_id, id, date, n, (array['accounts_receivable', 'service_revenue'])[n], 4768 * (3 - 2 * n)
  from journal_entries, generate_series(1, 2) n where id between ${idOf('entry', '1')}
    and ${idOf('entry', String(remittedClaims))};
  set session_replication_role = origin;
  vacuum analyze claims, journal_entries, journal_lines`
