import { updateAgency } from '@homeward/contract/agency/agencies'
import { updateOffice } from '@homeward/contract/agency/offices'
import { createPayorRate, updatePayor } from '@homeward/contract/agency/payors'
import { updateClaim, updateClaims } from '@homeward/contract/billing/claims'
import { updateAgent } from '@homeward/contract/caregivers/agents'
import { createCredential, updateCredential } from '@homeward/contract/caregivers/credentials'
import { createAuthorization, updateAuthorization } from '@homeward/contract/care/authorizations'
import { updateService } from '@homeward/contract/catalogue/services'
import { updateClient } from '@homeward/contract/clients/clients'
import type { Endpoint } from '@homeward/contract/endpoint'
import { reopenVisit, restoreVisit } from '@homeward/contract/visits/endings'
import { settleExceptions } from '@homeward/contract/visits/exceptions'
import { waiveVisitSignature } from '@homeward/contract/visits/signatures'
import { correctVisit, reviewVisit } from '@homeward/contract/visits/visits'
import type { ClaimFacts } from '@homeward/domain/billing/readiness-facts'
import { updateVendorVerification } from '@homeward/contract/verification/vendor-verifications'
import { readinessRules } from '@homeward/domain/billing/readiness'
import { type Capability, roleMay } from '@homeward/domain/identity/capabilities'
import { roles } from '@homeward/domain/identity/roles'
import { expect, test } from 'vitest'
import { pathIds, pathOf } from './list.ts'

/** What somebody does about each check of a claim that fails, at the place that it leads to. */
const mends: Record<string, readonly Endpoint[]> = {
  visit_approved: [reviewVisit, settleExceptions],
  both_punches: [settleExceptions, reviewVisit],
  manual_explained: [reopenVisit, settleExceptions],
  caregiver: [reopenVisit, restoreVisit],
  signature: [waiveVisitSignature],
  evv_verified: [updateVendorVerification],
  no_overlap: [correctVisit, reopenVisit, settleExceptions],
  not_billed_before: [updateClaim],
  at_most_a_day: [correctVisit],
  overlap_explained: [correctVisit],
  one_caregiver_at_once: [correctVisit],
  alone_on_day: [updateClaim],
  length: [reopenVisit, settleExceptions],
  place: [reopenVisit, settleExceptions],
  credentials_held: [createCredential, updateCredential],
  credentials_current: [createCredential, updateCredential],
  exclusion_check: [createCredential],
  has_visit: [updateClaim],
  authorization_in_force: [createAuthorization, updateAuthorization],
  authorization_matches: [updateAuthorization],
  insurance_active: [updateAuthorization],
  units_left: [updateAuthorization],
  procedure_code: [updateService],
  rate_found: [createPayorRate],
  units_at_least_one: [correctVisit],
  whole_units: [correctVisit],
  date_not_ahead: [updateClaims],
  timely_filing: [updateClaim],
  diagnosis_present: [updateClient],
  diagnosis_plausible: [updateClient],
  diagnosis_listed: [updateClient],
  client_in_care: [updateClient, updateClaim],
  client_at_home: [updateClaim],
  payor_of_record: [updateClient],
  member_id: [updateClient],
  client_birthdate: [updateClient],
  client_gender: [updateClient],
  client_address: [updateClient],
  agency_npi: [updateAgency],
  agency_tax_id: [updateAgency],
  billing_address: [updateAgency],
  office_npi: [updateOffice],
  office_address: [updateOffice],
  rendering_provider: [updateAgent],
  rendering_taxonomy: [updateAgent],
  one_rendering_provider: [updatePayor],
  supervisor_chosen: [updatePayor],
  supervising_provider: [updateAgent],
}

/** Whatever is asked of it, it is there. */
const anything: ClaimFacts = new Proxy(() => 'x', {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => 'x'
    if (name === Symbol.iterator) return [anything][Symbol.iterator].bind([anything])
    if (name === 'find' || name === 'at') return () => anything
    return anything
  },
  apply: () => anything,
}) as unknown as ClaimFacts

/** The screen at a path. */
const screenAt = (path: string) => {
  const parts = (path.split('?')[0] ?? '').split('/')
  return pathIds()
    .map((id) => pathOf(id))
    .find((screen) => {
      const own = screen.path.split('/')
      const most = own.filter((part) => !part.endsWith('?')).length
      return (
        parts.length >= most &&
        parts.length <= own.length &&
        parts.every((part, at) => own[at] === part || own[at]?.startsWith(':'))
      )
    })
}

test('every check of a claim names what mends it', () => {
  expect(Object.keys(mends).toSorted()).toEqual(readinessRules.map(({ id }) => id).toSorted())
})

test.each(readinessRules.map((rule) => [rule.id, rule] as const))(
  '%s leads to a screen where somebody can mend it',
  (id, rule) => {
    const { path, label } = rule.fix(anything)
    expect(label).not.toBe('')
    const screen = screenAt(path)
    expect(screen, path).toBeDefined()
    const needed = screen && 'needs' in screen && screen.needs ? [screen.needs as Capability] : []
    for (const { permission } of mends[id] ?? []) {
      const both = roles.filter(
        (role) =>
          roleMay(role, permission as Capability) && needed.every((one) => roleMay(role, one)),
      )
      expect(both).not.toEqual([])
    }
  },
)
