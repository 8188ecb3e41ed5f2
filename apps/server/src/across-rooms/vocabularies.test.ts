import { dailyStatuses } from '@homeward/domain/billing/daily-status'
import {
  followUpActions,
  outcomeCategories,
  resolutionStatuses,
} from '@homeward/domain/billing/follow-up'
import { expect, test } from 'vitest'
import { addressLocationTypes } from '@homeward/domain/address/location-types'
import { usStates } from '@homeward/domain/address/us-states'
import { evvVendors, payorTypes } from '@homeward/domain/agency/vocabulary'
import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { authorizationStatuses, careplanStatuses } from '@homeward/domain/care/vocabulary'
import { caregiverAbsenceKinds } from '@homeward/domain/caregivers/absences'
import { agentStatuses, agentTypes, employmentTypes } from '@homeward/domain/caregivers/vocabulary'
import {
  activityLevels,
  billingCodes,
  serviceStatuses,
} from '@homeward/domain/catalogue/vocabulary'
import { insuranceStates, medicareSavingsPrograms } from '@homeward/domain/clients/insurance'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { alertPriorities } from '@homeward/domain/collaboration/alerts'
import { uploadTypes } from '@homeward/domain/files/types'
import { caregiverRoles, staffRoles } from '@homeward/domain/identity/roles'
import { timesheetStatuses } from '@homeward/domain/payroll/vocabulary'
import { genders } from '@homeward/domain/person/gender'
import { languages } from '@homeward/domain/person/languages'
import { activityStatuses, entryMethods, visitStatuses } from '@homeward/domain/visits/vocabulary'
import { reportStatuses } from '@homeward/domain/reports/vocabulary'

/** As they stand in the database, in files and in what others have built upon the API. */
const asked: [string, readonly string[], readonly string[]][] = [
  [
    'clientStatuses',
    clientStatuses,
    [
      'prospect',
      'pending-assessment',
      'pending-careplan',
      'active',
      'inactive',
      'discharge-pending',
      'discharged',
      'deceased',
      'do-not-admit',
    ],
  ],
  ['careplanStatuses', careplanStatuses, ['draft', 'scheduled', 'active', 'inactive', 'archived']],
  ['authorizationStatuses', authorizationStatuses, ['active', 'scheduled', 'inactive', 'archived']],
  [
    'insuranceStates',
    insuranceStates,
    [
      'active',
      'inactive',
      'suspended',
      'no_prior_authorization',
      'unmet_deductible',
      'billing_problem',
    ],
  ],
  ['reportStatuses', reportStatuses, ['completed', 'pending', 'failed', 'archived']],
  [
    'followUpActions',
    followUpActions,
    [
      'no_action',
      'monitor_claim_status',
      'resubmit_corrected_claim',
      'cancel_void_claim',
      'submit_new_claim',
      'payer_follow_up',
      'internal_follow_up',
      'review_ra',
      'file_appeal',
      'write_off',
      'other',
    ],
  ],
  [
    'resolutionStatuses',
    resolutionStatuses,
    [
      'paid_in_full_no_action',
      'under_review',
      'claim_correction_needed',
      'claim_correction_submitted',
      'claim_correction_paid',
      'reconsideration_requested',
      'reconsideration_approved',
      'reconsideration_denied',
      'first_level_appeal_filed',
      'first_level_appeal_approved',
      'first_level_appeal_denied',
      'second_level_appeal_filed',
      'second_level_appeal_approved',
      'second_level_appeal_denied',
      'external_review',
      'recoupment_notice_received',
      'recoupment_disputed',
      'recoupment_in_progress',
      'recoupment_completed',
      'refund_sent',
      'voided_no_action',
      'written_off',
      'other_action',
      'no_action_needed_other_reason',
      'recovery',
    ],
  ],
  [
    'outcomeCategories',
    outcomeCategories,
    [
      'pre_biling_review',
      'legal_review',
      'final_determination',
      'recouped',
      'resubmitted',
      'appeal',
      'paid',
      'not_paid',
      'write_off',
    ],
  ],
  [
    'dailyStatuses',
    dailyStatuses,
    ['acknowledged', 'partial_acknowledged', 'unbilled', 'rejected', 'unknown', 'has_detail'],
  ],
  [
    'claimStatuses',
    claimStatuses,
    [
      'pre_integration',
      'for_review',
      'ready_to_send',
      'transmitted',
      'rejected',
      'acknowledged',
      'unbillable',
      'unbilled',
      'voided',
      'failed',
      'billed',
      'confirmed',
      'denied',
      'queued',
      'on_hold',
      'paid',
      'sync_error',
      'draft',
      'exported',
      'remaining_balance',
      'refund',
      'write_off',
    ],
  ],
  ['agentStatuses', agentStatuses, ['active', 'inactive', 'do-not-hire']],
  [
    'caregiverAbsenceKinds',
    caregiverAbsenceKinds,
    ['call_out', 'sick', 'vacation', 'family_leave', 'training', 'hr_action', 'other'],
  ],
  ['timesheetStatuses', timesheetStatuses, ['draft', 'acknowledged']],
  ['agentTypes', agentTypes, ['Agent', 'Caregiver']],
  [
    'visitStatuses',
    visitStatuses,
    [
      'approved',
      'rejected',
      'completed',
      'in_progress',
      'scheduled',
      'canceled',
      'archived',
      'available',
    ],
  ],
  ['activityStatuses', activityStatuses, ['completed', 'rejected', 'other']],
  ['serviceStatuses', serviceStatuses, ['active', 'scheduled', 'archived', 'unbillable']],
  ['staffRoles', staffRoles, ['admin', 'billing_admin', 'owner', 'manager', 'nurse']],
  [
    'caregiverRoles',
    caregiverRoles,
    ['pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter'],
  ],
  [
    'payorTypes',
    payorTypes,
    ['medicaid', 'veterans_administration', 'private_pay', 'senior center', 'medicare_advantage'],
  ],
  ['evvVendors', evvVendors, ['sandata', 'hhaexchange', 'carebridge']],
  ['entryMethods', entryMethods, ['evv', 'fob', 'ivr', 'manual']],
  ['addressLocationTypes', addressLocationTypes, ['home', 'community']],
  [
    'activityLevels',
    activityLevels,
    [
      '1_extensive',
      'not_applicable',
      '1_total',
      '1_limited',
      '2_total',
      '2_extensive',
      'setup_supervise',
    ],
  ],
  ['alertPriorities', alertPriorities, ['low', 'medium', 'high']],
  ['genders', genders, ['male', 'female', 'other']],
  ['employmentTypes', employmentTypes, ['full_time', 'part_time', 'seasonal', 'temporary']],
  ['medicareSavingsPrograms', medicareSavingsPrograms, ['QMB', 'SLMB', 'QI', 'QDWI']],
  ['billingCodes', Object.keys(billingCodes), ['99509', 'S5125', 'T1019', 'T1004', 'S5150']],
]

test.each(asked)('%s are what they were', (_, found, expected) => {
  expect([...found].toSorted()).toEqual([...expected].toSorted())
})

test('11 languages are offered, English first, each once', () => {
  expect(languages).toHaveLength(11)
  expect(new Set(languages).size).toBe(11)
  expect(languages[0]).toBe('English')
})

test('pictures, tables, text and PDF may be uploaded', () => {
  for (const type of ['image/png', 'image/jpeg', 'text/csv', 'text/plain', 'application/pdf'])
    expect(uploadTypes).toContain(type)
})

test('usStates are named by their letters', () => {
  expect(usStates).toMatchObject({ NC: 'North Carolina', VA: 'Virginia' })
  expect(Object.keys(usStates)).toContain('DC')
})
