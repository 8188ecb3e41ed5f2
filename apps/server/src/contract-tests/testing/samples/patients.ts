import {
  aPatientPayment,
  aPatientShare,
  aPatientRefund,
  aPatientStatement,
  aStatementRun,
  aWaitingPatientRefund,
} from '../patients.ts'
import type { Sample } from '../sample.ts'

export const patientSamples: Record<string, Sample> = {
  'GET /patient_accounts/:id': async (_, place) => ({ id: (await aPatientShare(place)).clientId }),
  'POST /patient_payments': async (_, place) => ({
    client_id: (await aPatientShare(place)).clientId,
    method: 'cash',
    paid_on: '2026-11-02',
    amount_cents: 100,
  }),
  'POST /patient_payments/:id/apply': async (_, place) => ({
    id: await aPatientPayment(place, 200),
  }),
  'POST /patient_payments/:id/release': async (_, place) => ({
    id: await aPatientPayment(place),
    reason: 'Paid for another claim',
  }),
  'POST /patient_payments/:id/undo': async (_, place) => ({
    id: await aPatientPayment(place),
    reason: 'Typed wrong',
  }),
  'POST /patient_statements': async (_, place) => ({
    client_id: (await aPatientShare(place)).clientId,
    month: '2026-10',
  }),
  'GET /patient_statements/:id/pdf': async (_, place) => ({ id: await aPatientStatement(place) }),
  'POST /statement_runs': async (_, place) => {
    await aStatementRun(place, 'canceled')
    return { month: '2026-11', again: true }
  },
  'PATCH /statement_runs/:id': async (_, place) => ({
    id: await aStatementRun(place, 'canceled'),
    state: 'waiting',
  }),
  'GET /statement_runs/:id/pdf': async (_, place) => ({ id: await aStatementRun(place, 'done') }),
  'POST /patient_payments/:id/refunds': async (_, place) => ({
    id: await aPatientPayment(place, 300),
    amount_cents: 100,
    method: 'cash',
    paid_on: '2026-11-02',
    reason: 'Paid too much',
  }),
  'POST /patient_refunds/:id/approve': async (_, place) => ({
    id: await aWaitingPatientRefund(place),
  }),
  'POST /patient_refunds/:id/undo': async (_, place) => ({
    id: await aPatientRefund(place),
    reason: 'The check came back',
  }),
}
