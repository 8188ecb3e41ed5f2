import { agencyId, idOf, middleDay, size } from './ids.ts'

/** How many days back the claims go, and how many there are of each day. */
const days = 500
const perDay = Math.max(1, size.claims / days)
const cents = 4768

/** Of a hundred claims: for review, ready, rejected, denied, in part paid, sent, confirmed; the rest is paid. */
const status = `case when n % 100 < 2 then 'for_review' when n % 100 < 3 then 'ready_to_send'
  when n % 100 < 4 then 'rejected' when n % 100 < 8 then 'denied' when n % 100 < 10 then 'remaining_balance'
  when n % 100 < 18 then 'transmitted' when n % 100 < 20 then 'confirmed' else 'paid' end`

const day = `date '${middleDay}' - (n / ${perDay})::int`
const own = `'${agencyId}', ${idOf('billed', 'n')}`
const all = `generate_series(1, ${size.claims}) n`
const sent = 'n % 100 >= 3'
const denied = 'n % 100 between 4 and 7'
const settled = 'n % 100 between 4 and 9 or n % 100 >= 20'

const reason = `(array['45', '197', '29', '16', '18'])[1 + n / 100 % 5]`

const content = `jsonb_build_object('diagnosisCodes', '["I10"]'::jsonb, 'lines', jsonb_build_array(jsonb_build_object(
  'lineNumber', 1, 'serviceId', ${idOf('service', '1')}, 'serviceLabel', 'PCS adult', 'date', ${day},
  'authorizationId', null, 'authorizationNumber', null, 'procedureCode', '99509', 'modifiers', '[]'::jsonb,
  'minutes', 120, 'minutesPerUnit', 15, 'units', 8, 'wholeUnits', true, 'centsPerUnit', 596,
  'chargeCents', ${cents})))`

/** What a payor left of a claim: nothing where it paid or denied, a part where it paid in part. */
const paid = `case when ${denied} then 0 when n % 100 in (8, 9) then 2000 else ${cents} end`

/** A million claims of years, with lines, filings, journal and answers: made by the database itself. */
export const claims = {
  claims: `
    insert into claims (agency_id, id, number, client_id, payor_id, service_id, start_date, status, billing_units,
      minutes_per_unit, cents_per_unit, charge_cents, procedure_code, diagnosis_codes, transmitted_at, denied_cents,
      denied_on, denied_codes, underpaid_cents, owner_id, owner_name, group_key)
    select ${own}, 'CL' || lpad(n::text, 8, '0'), ${idOf('client', `1 + n % ${size.clients}`)},
      ${idOf('payor', '1 + n / 7 % 10')}, ${idOf('service', '1')}, ${day}, ${status}, 8, 15, 596, ${cents}, '99509',
      '{I10}', case when ${sent} then ${day} + time '12:00' end, case when ${denied} then ${cents} + n % 5000 else 0 end,
      case when ${denied} then ${day} + 20 end, case when ${denied} then array[${reason}] else '{}' end,
      case when n % 100 in (8, 9) then ${cents} - 2000 else 0 end,
      case when n % 200 = 5 then ${idOf('user', '1')} end, case when n % 200 = 5 then 'Bench 1' end, 'bench ' || n
    from ${all}`,
  'lines of claims': `
    insert into claim_lines (agency_id, claim_id, line_number, service_id, service_date, procedure_code, minutes,
      minutes_per_unit, units, cents_per_unit, charge_cents)
    select ${own}, 1, ${idOf('service', '1')}, ${day}, '99509', 120, 15, 8, 596, ${cents} from ${all}`,
  'visits of claims': `
    insert into claim_visits (agency_id, claim_id, visit_id, line_number, service_date, minutes, service_id)
    select ${own}, ${idOf('visit', 'n')}, 1, ${day}, 120, ${idOf('service', '1')}
    from generate_series(1, least(${size.claims}, ${size.visits})) n`,
  'filings of claims': `
    insert into claim_filings (agency_id, id, claim_id, sequence, frequency, payor_id, state, charge_cents, units, content)
    select '${agencyId}', ${idOf('filing', 'n')}, ${idOf('billed', 'n')}, 1, '1', ${idOf('payor', '1 + n / 7 % 10')},
      case when n % 100 = 3 then 'rejected' when n % 100 between 10 and 17 then 'sent' else 'accepted' end, ${cents}, 8,
      ${content}
    from ${all} where ${sent}`,
  'journal of claims': `
    insert into journal_entries (agency_id, id, date, kind, source_id, description, claim_id, created_by_name)
      select '${agencyId}', ${idOf('filed', 'n')}, ${day}, 'claim_transmitted', ${idOf('billed', 'n')}, 'Claim sent',
        ${idOf('billed', 'n')}, 'Bench' from ${all} where ${sent};
    insert into journal_lines (agency_id, entry_id, entry_date, position, account, amount_cents)
      select '${agencyId}', ${idOf('filed', 'n')}, ${day}, k, (array['accounts_receivable', 'service_revenue'])[k],
        ${cents} * (3 - 2 * k) from ${all}, generate_series(1, 2) k where ${sent};
    insert into journal_entries (agency_id, id, date, kind, source_id, description, claim_id, created_by_name)
      select '${agencyId}', ${idOf('answered', 'n')}, ${day} + 20, 'claim_remitted', ${idOf('answer', 'n')}, 'Paid',
        ${idOf('billed', 'n')}, 'Bench' from ${all} where ${settled};
    insert into journal_lines (agency_id, entry_id, entry_date, position, account, amount_cents)
      select '${agencyId}', ${idOf('answered', 'n')}, ${day} + 20, k,
        case when k = 2 then 'accounts_receivable' when ${denied} then 'denied_receivable' else 'cash' end,
        (case when ${denied} then ${cents} else ${paid} end) * (3 - 2 * k)
      from ${all}, generate_series(1, 2) k where ${settled};
    insert into claim_money (agency_id, claim_id, payor_id, client_id, start_date, charged_cents, paid_cents, denied_cents, owed_cents)
      select ${own}, ${idOf('payor', '1 + n / 7 % 10')}, ${idOf('client', `1 + n % ${size.clients}`)}, ${day}, ${cents},
        case when ${settled} then ${paid} else 0 end,
        case when ${denied} then ${cents} else 0 end,
        case when ${denied} then 0 when ${settled} then ${cents} - ${paid} else ${cents} end
      from ${all} where ${sent}`,
  answers: `
    insert into eras (agency_id, id, file_id, file_position, dedup_key, content_sha256, payer_name, trace_number,
        payment_date, payment_cents, method, status, posted_at, received_at)
      select '${agencyId}', ${idOf('era', 'n')}, ${idOf('era', 'n')}, 1, 'bench ' || n, sha256(n::text::bytea), 'Payor',
        'EFT' || n, ${day}, 1000000, 'ACH', 'posted', now(), now() - n * interval '1 hour' from generate_series(1, 2000) n;
    insert into era_claims (agency_id, id, era_id, position, claim_number, claim_id, matched_by, status_code,
        charge_cents, paid_cents, patient_cents, service_date, segment_from, segment_to, state, wait_reason, round)
      select '${agencyId}', ${idOf('answer', 'n')}, ${idOf('era', '1 + n % 2000')}, n, 'CL' || lpad(n::text, 8, '0'),
        ${idOf('billed', 'n')}, 'number', '1', ${cents}, ${paid}, 0, ${day}, n, n,
        case when n % 1000 = 20 then 'waiting' else 'applied' end,
        case when n % 1000 = 20 then 'answered_before' end, 1
      from ${all} where ${settled};
    insert into era_charges (agency_id, id, era_claim_id, position, procedure, service_date, charge_cents, paid_cents, units)
      select '${agencyId}', ${idOf('eraCharge', 'n')}, ${idOf('answer', 'n')}, 1, '99509', ${day}, ${cents}, ${paid}, 8
      from ${all} where ${settled};
    insert into era_adjustments (agency_id, id, era_claim_id, era_charge_id, group_code, reason_code, amount_cents)
      select '${agencyId}', ${idOf('adjustment', 'n')}, ${idOf('answer', 'n')}, ${idOf('eraCharge', 'n')}, 'CO',
        ${reason}, ${cents} - ${paid}
      from ${all} where n % 100 between 4 and 9`,
}
