import type { Assessment } from '@homeward/contract/care/assessments'
import { ana, anAuthorization, medicaid, personalCare, rosa } from './a-careplan.ts'

const uuid = (n: number): string => `0190dddd-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A category of the catalogue with one activity. */
export const washing = {
  id: uuid(1),
  name: 'Hygiene',
  order: 1,
  status: 'active',
  lock_version: 0,
  activities: [{ id: uuid(2), name: 'Washing', order: 1, status: 'active', lock_version: 0 }],
}

/** An assessment in force in 2026, for 12 hours a week. */
export const anAssessment = (wishes: Partial<Assessment> = {}): Assessment => ({
  id: uuid(10),
  agency_id: uuid(11),
  client_id: rosa.id,
  client: rosa,
  authorization_id: anAuthorization().id,
  authorization: {
    id: anAuthorization().id,
    number: 'PA-1',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    payor_name: medicaid.name,
  },
  status: 'active',
  date: '2026-02-27',
  start_date: '2026-03-01',
  end_date: '2026-08-31',
  agent_id: null,
  agent: null,
  observed_by_id: ana.id,
  observed_by: ana,
  observed_at: '2026-02-27T15:00:00Z',
  corrector_id: null,
  corrector: null,
  authorized_minutes: 720,
  diagnosis: [{ code: 'I10', name: 'Hypertension' }],
  goals: [{ name: 'Walk', description: 'to the door' }],
  equipment: [],
  groups: { social_factors: [], risk_factors: [], registered_nurse_review_factors: [] },
  services: [{ id: personalCare.id, label: 'Personal care', categories: [] }],
  service: { id: personalCare.id, label: 'Personal care' },
  document: null,
  client_signature: null,
  nurse_signature: null,
  missing_signatures: ['client', 'nurse'],
  signatures: [],
  lock_version: 1,
  abilities: { edit: true, edit_fully: true, archive: true, add_careplan: true },
  ...wishes,
})
