import { insuranceStateLabels } from '../clients/insurance.ts'
import { formatDay } from '../dates.ts'
import { addDays } from '../time/zone.ts'
import { asksFor, type ClaimFacts, type ReadinessRule } from './readiness-facts.ts'
import { lineRule } from './readiness-line-rule.ts'

const toAuthorizations = ({ client }: ClaimFacts) => ({
  label: 'Open authorizations',
  path: `/clients/${client.id}?tab=care`,
})
const toPayor = ({ payor }: ClaimFacts) => ({
  label: 'Open payor',
  path: `/admin/payors/${payor.id}`,
})
const toClaim = ({ claim }: ClaimFacts) => ({
  label: 'Open claim',
  path: `/billing/claims?claim=${claim.id}`,
})
const toVisit = ({ visits, client }: ClaimFacts) => {
  const [visit] = visits
  return visit
    ? { label: 'Open visit', path: `/visits/${visit.id}` }
    : { label: 'Open client', path: `/clients/${client.id}` }
}

const hasAuthorization = ({ lines }: ClaimFacts) =>
  lines.some(({ authorization }) => authorization !== null)

/** What payor, authorization and rate have to cover. */
export const coverageRules: readonly ReadinessRule[] = [
  {
    id: 'has_visit',
    severity: 'error',
    holds: 'The claim bills a visit.',
    check: ({ visits }) =>
      visits.length > 0 ? null : 'The claim has no visit to support it. Void the claim.',
    fix: toClaim,
  },
  lineRule({
    id: 'authorization_in_force',
    severity: 'error',
    askedAs: 'authorization_in_force',
    holds: 'An authorization is active on the date of service.',
    wrong: ({ authorization, date: day }, facts) => {
      const { payor } = facts
      const date = formatDay(day)
      if (authorization === null || authorization.archived) {
        const why = asksFor(facts, 'authorization_in_force')
          ? `and ${payor.name} does not pay without one`
          : `so nothing shows that ${payor.name} agreed to pay`
        return `There is no authorization for ${date}, ${why}. Add it to the client.`
      }
      const { number, startDate, endDate } = authorization
      if (startDate <= day && day <= endDate) return null
      return `Authorization ${number} covers ${formatDay(startDate)} to ${formatDay(endDate)}, not ${date}. Add an authorization for that day.`
    },
    mendedAt: toAuthorizations,
  }),
  lineRule({
    id: 'authorization_matches',
    severity: 'error',
    holds: 'The authorization is for this service and this payor.',
    applies: hasAuthorization,
    wrong: ({ authorization, service }, { payor }) => {
      if (authorization === null) return null
      const { number, serviceIds, payorId } = authorization
      if (!serviceIds.includes(service.id)) {
        return `Authorization ${number} does not cover ${service.label}. Correct it or choose another authorization.`
      }
      if (payorId === payor.id) return null
      return `Authorization ${number} is not from ${payor.name}. Correct it or choose another authorization.`
    },
    mendedAt: toAuthorizations,
  }),
  lineRule({
    // A warning: the status is of today, and the care is of another day.
    id: 'insurance_active',
    severity: 'warning',
    holds: 'The insurance behind the authorization is active.',
    applies: hasAuthorization,
    wrong: ({ authorization }, { payor }) => {
      const { number, insurance = 'active' } = authorization ?? {}
      return insurance === 'active'
        ? null
        : `The insurance of authorization ${number} is marked "${insuranceStateLabels[insurance]}", so ${payor.name} may not pay. Check the eligibility on the date of service.`
    },
    mendedAt: toAuthorizations,
  }),
  lineRule({
    id: 'units_left',
    severity: 'error',
    askedAs: 'authorization_in_force',
    holds: 'The authorization has units left for this claim.',
    applies: hasAuthorization,
    wrong: ({ authorization, units }) => {
      if (authorization === null || units <= authorization.unitsLeft) return null
      const left = Math.max(0, authorization.unitsLeft)
      return `The claim needs ${units} units but authorization ${authorization.number} has ${left} left for this period. Ask the payor for more units.`
    },
    mendedAt: toAuthorizations,
  }),
  lineRule({
    id: 'procedure_code',
    severity: 'error',
    holds: 'The service has a billing code.',
    wrong: ({ service }, { payor }) =>
      service.procedureCode === null
        ? `${service.label} has no billing code, and ${payor.name} pays by code. Add a billing code to the service.`
        : null,
    mendedAt: (_, line) => ({
      label: 'Open service',
      path: `/admin/service-types/${line?.service.id ?? ''}`,
    }),
  }),
  lineRule({
    id: 'rate_found',
    severity: 'error',
    holds: 'The payor has a rate for the service.',
    wrong: ({ centsPerUnit, service, date }, { payor }) =>
      centsPerUnit !== null && centsPerUnit > 0
        ? null
        : `${payor.name} has no rate for ${service.label} on ${formatDay(date)}, so the charge cannot be calculated. Add the rate.`,
    mendedAt: toPayor,
  }),
  lineRule({
    id: 'units_at_least_one',
    severity: 'error',
    holds: 'At least one unit is billed.',
    wrong: ({ units }) =>
      units >= 1
        ? null
        : 'The visit is shorter than one unit. Correct its times or mark the claim unbillable.',
    mendedAt: toVisit,
  }),
  lineRule({
    id: 'whole_units',
    severity: 'error',
    holds: 'The minutes equal whole units.',
    wrong: ({ wholeUnits }, { payor }) =>
      wholeUnits
        ? null
        : `${payor.name} accepts whole units only, and the minutes do not equal whole units. Correct the visit times.`,
    mendedAt: toVisit,
  }),
  lineRule({
    id: 'date_not_ahead',
    severity: 'error',
    holds: 'The date of service is not in the future.',
    wrong: ({ date }, { today }) =>
      date <= today
        ? null
        : `The date of service, ${formatDay(date)}, is in the future. Send the claim after that day.`,
    mendedAt: toVisit,
  }),
  {
    id: 'timely_filing',
    severity: 'error',
    holds: 'The claim is within timely filing.',
    check: ({ claim, payor, today }) => {
      const last = addDays(claim.startDate, payor.timelyFilingDays)
      return today <= last
        ? null
        : `The timely filing limit of ${payor.name} was ${formatDay(last)}. Ask the payor for an exception or write the claim off.`
    },
    fix: toClaim,
  },
]
