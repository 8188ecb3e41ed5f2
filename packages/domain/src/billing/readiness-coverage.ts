import { formatDay } from '../dates.ts'
import { addDays } from '../time/zone.ts'
import { asksFor, type ClaimFacts, type ReadinessRule } from './readiness-facts.ts'

const toAuthorizations = ({ client }: ClaimFacts) => ({
  label: 'Open the authorizations',
  path: `/clients/${client.id}?tab=care`,
})
const toPayor = ({ payor }: ClaimFacts) => ({
  label: 'Open the payor',
  path: `/admin/payors/${payor.id}`,
})
const toClaim = ({ claim }: ClaimFacts) => ({
  label: 'Open the claim',
  path: `/billing/claims?claim=${claim.id}`,
})
const toVisit = ({ visits, client }: ClaimFacts) => {
  const [visit] = visits
  return visit
    ? { label: 'Open the visit', path: `/visits/${visit.id}` }
    : { label: 'Open the client', path: `/clients/${client.id}` }
}

/** What payor, authorization and rate have to cover. */
export const coverageRules: readonly ReadinessRule[] = [
  {
    id: 'has_visit',
    severity: 'error',
    holds: 'The claim bills a visit.',
    check: ({ visits }) =>
      visits.length > 0
        ? null
        : 'The claim bills no visit, so there is nothing to prove it. Void it.',
    fix: toClaim,
  },
  {
    id: 'authorization_in_force',
    severity: 'error',
    askedAs: 'authorization_in_force',
    holds: 'An authorization is in force on the date of service.',
    check: (facts) => {
      const { authorization, claim, payor } = facts
      const date = formatDay(claim.startDate)
      if (authorization === null || authorization.archived) {
        const why = asksFor(facts, 'authorization_in_force')
          ? `and ${payor.name} pays nothing without one`
          : `so nothing shows that ${payor.name} has agreed to pay`
        return `There is no authorization for ${date}, ${why}. Add it to the client.`
      }
      const { number, startDate, endDate } = authorization
      if (startDate <= claim.startDate && claim.startDate <= endDate) return null
      return `Authorization ${number} runs from ${formatDay(startDate)} to ${formatDay(endDate)}, not on ${date}. Add one for that day.`
    },
    fix: toAuthorizations,
  },
  {
    id: 'authorization_matches',
    severity: 'error',
    holds: 'The authorization is for this service and this payor.',
    applies: ({ authorization }) => authorization !== null,
    check: ({ authorization, service, payor }) => {
      if (authorization === null) return null
      const { number, serviceIds, payorId } = authorization
      if (!serviceIds.includes(service.id)) {
        return `Authorization ${number} is for another service than ${service.label}. Correct it or choose the right one.`
      }
      if (payorId === payor.id) return null
      return `Authorization ${number} was given by another payor than ${payor.name}. Correct it or choose the right one.`
    },
    fix: toAuthorizations,
  },
  {
    id: 'units_left',
    severity: 'error',
    askedAs: 'authorization_in_force',
    holds: 'The authorization has units left for this claim.',
    applies: ({ authorization }) => authorization !== null,
    check: ({ authorization, claim }) => {
      if (authorization === null || claim.units <= authorization.unitsLeft) return null
      const left = Math.max(0, authorization.unitsLeft)
      return `The claim needs ${claim.units} units and authorization ${authorization.number} has ${left} left for that time. Ask the payor for more.`
    },
    fix: toAuthorizations,
  },
  {
    id: 'procedure_code',
    severity: 'error',
    holds: 'The service has a billing code.',
    check: ({ service, payor }) =>
      service.procedureCode === null
        ? `${service.label} has no billing code, and ${payor.name} pays by code. Give the service one.`
        : null,
    fix: ({ service }) => ({
      label: 'Open the service',
      path: `/admin/service-types/${service.id}`,
    }),
  },
  {
    id: 'rate_found',
    severity: 'error',
    holds: 'The payor has a rate for the service.',
    check: ({ claim, payor, service }) =>
      claim.centsPerUnit !== null && claim.centsPerUnit > 0
        ? null
        : `${payor.name} has no rate for ${service.label} on ${formatDay(claim.startDate)}, so the charge is unknown. Add the rate.`,
    fix: toPayor,
  },
  {
    id: 'units_at_least_one',
    severity: 'error',
    holds: 'At least one unit is billed.',
    applies: ({ visits }) => visits.length > 0,
    check: ({ claim }) =>
      claim.units >= 1
        ? null
        : 'The visit is too short for one unit, so there is nothing to bill. Correct its times or mark the claim unbillable.',
    fix: toVisit,
  },
  {
    id: 'whole_units',
    severity: 'error',
    holds: 'The minutes make whole units.',
    applies: ({ visits }) => visits.length > 0,
    check: ({ claim, payor }) =>
      claim.wholeUnits
        ? null
        : `${payor.name} takes whole units only, and the minutes leave a rest. Correct the times of the visit.`,
    fix: toVisit,
  },
  {
    id: 'date_not_ahead',
    severity: 'error',
    holds: 'The date of service is not ahead.',
    check: ({ claim, today }) =>
      claim.startDate <= today
        ? null
        : `The date of service, ${formatDay(claim.startDate)}, is still to come. Send the claim afterwards.`,
    fix: toVisit,
  },
  {
    id: 'timely_filing',
    severity: 'error',
    holds: "The payor's time limit is kept.",
    check: ({ claim, payor, today }) => {
      const last = addDays(claim.startDate, payor.timelyFilingDays)
      return today <= last
        ? null
        : `${payor.name} took claims for this visit until ${formatDay(last)}. Ask for an exception or write the claim off.`
    },
    fix: toClaim,
  },
]
