import { providerIdKindLabels } from '../agency/claim-providers.ts'
import { isNpi } from '../agency/npi.ts'
import { formatDay } from '../dates.ts'
import type { NamedProvider } from './claim-parties.ts'
import { missingPart, postOfficeBox } from './postal-parts.ts'
import type { ClaimFacts, ReadinessRule } from './readiness-facts.ts'

const toOffice = ({ providers }: ClaimFacts) => ({
  label: 'Open office',
  path: `/admin/offices?open=${providers.office?.id}`,
})
const toPayor = ({ payor }: ClaimFacts) => ({
  label: 'Open payor',
  path: `/admin/payors/${payor.id}?tab=profile`,
})
const toPerson = (id: string) => ({ label: 'Edit caregiver', path: `/agents/${id}/edit/claims` })

const nameOf = ({ firstName, lastName }: NamedProvider): string => `${firstName} ${lastName}`

/** What is wrong with the number of a person who is named; null without a fault. */
function wrongNumber(provider: NamedProvider, payor: string): string | null {
  const { kind, value } = provider
  const what = kind === 'npi' ? 'NPI' : 'provider number'
  const words = kind === 'npi' ? '' : ` (${providerIdKindLabels[kind].toLowerCase()})`
  if (!value)
    return `${payor} wants ${nameOf(provider)} on its claims, who has no ${what}${words}. Enter it.`
  return kind === 'npi' && !isNpi(value)
    ? `${value} is not a valid NPI of ${nameOf(provider)}. Its check digit is wrong. Correct it.`
    : null
}

const firstWrong = ({ providers, payor }: ClaimFacts): NamedProvider | undefined =>
  providers.rendering.find((provider) => wrongNumber(provider, payor.name) !== null)

/** What is wrong with the choice of the supervisor; null without a fault. */
function wrongSupervisor({ providers, payor }: ClaimFacts): string | null {
  const { supervisor } = providers
  if (supervisor === null) return null
  if (supervisor === 'unknown')
    return `The supervisor for ${payor.name} works for offices that you cannot see. Ask a person who sees all offices to send this claim.`
  return supervisor.active
    ? null
    : `${supervisor.name}, the supervisor for ${payor.name}, no longer works here. Choose another one at the payor.`
}

/** Who bills, who gave the care and who supervises, as the payor wants it said. */
export const providerRules: readonly ReadinessRule[] = [
  {
    id: 'office_npi',
    severity: 'error',
    holds: "The office's NPI is valid.",
    applies: ({ providers }) => providers.office !== null,
    check: ({ providers: { office, payorNumber }, payor }) => {
      if (!office) return null
      if (!office.npi) {
        return payorNumber
          ? null
          : `${payor.name} is billed by the office ${office.name}, which has no NPI. Enter it.`
      }
      return isNpi(office.npi)
        ? null
        : `${office.npi} is not a valid NPI of the office ${office.name}. Its check digit is wrong. Correct it.`
    },
    fix: toOffice,
  },
  {
    id: 'office_address',
    severity: 'error',
    holds: "The office's address is complete.",
    applies: ({ providers }) => providers.office !== null,
    check: ({ providers: { office }, payor }) => {
      if (!office) return null
      const bills = `${payor.name} is billed by the office ${office.name}`
      if (office.address === null) return `${bills}, which has no address. Enter it.`
      if (postOfficeBox.test(office.address.street))
        return `${bills}, and its address is a PO box. Claims require a street address. Enter it.`
      const missing = missingPart(office.address, /^\d{5}-?\d{4}$/)
      if (missing === null) return null
      const wanted = missing === 'ZIP code' ? '9-digit ZIP code' : missing
      return `${bills}. The ${wanted} of its address is missing or wrong. Correct it.`
    },
    fix: toOffice,
  },
  {
    id: 'rendering_provider',
    severity: 'error',
    holds: 'The payor knows who gave the care.',
    applies: ({ providers }) => providers.rendering.length > 0,
    check: (facts) => {
      const wrong = firstWrong(facts)
      return wrong ? wrongNumber(wrong, facts.payor.name) : null
    },
    fix: (facts) => {
      const wrong = firstWrong(facts)
      return wrong ? toPerson(wrong.id) : toPayor(facts)
    },
  },
  {
    id: 'rendering_taxonomy',
    severity: 'error',
    holds: 'The taxonomy code of who gave the care is known.',
    applies: ({ providers }) =>
      providers.rendering.some(({ taxonomyCode }) => taxonomyCode !== undefined),
    check: ({ providers: { rendering }, payor }) => {
      const without = rendering.find(({ taxonomyCode }) => taxonomyCode === null)
      return without
        ? `${payor.name} asks for the taxonomy code of ${nameOf(without)}, which is missing. Enter it.`
        : null
    },
    fix: ({ providers: { rendering } }) =>
      toPerson(rendering.find(({ taxonomyCode }) => taxonomyCode === null)?.id ?? ''),
  },
  {
    id: 'one_rendering_provider',
    severity: 'warning',
    holds: 'Each service line is from one caregiver.',
    applies: ({ providers }) => providers.shared.length > 0,
    check: ({ providers: { shared }, payor }) =>
      shared.length === 0
        ? null
        : `Several caregivers gave the care on ${shared.map(formatDay).join(', ')}, and a line names one. The claim names who gave most of it. For the care to come, choose one claim per visit for ${payor.name}.`,
    fix: toPayor,
  },
  {
    id: 'supervisor_chosen',
    severity: 'error',
    holds: 'The supervisor works here.',
    applies: ({ providers }) => providers.supervisor !== null,
    check: wrongSupervisor,
    fix: toPayor,
  },
  {
    id: 'supervising_provider',
    severity: 'error',
    holds: 'The payor knows the supervisor.',
    applies: ({ providers }) => providers.supervising !== null,
    check: ({ providers: { supervising }, payor }) =>
      supervising && wrongNumber(supervising, payor.name),
    fix: ({ providers }) => toPerson(providers.supervising?.id ?? ''),
  },
]
