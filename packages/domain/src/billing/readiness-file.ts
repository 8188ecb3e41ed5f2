import type { Check } from './readiness.ts'

/** Something that a file of claims cannot hold: where it stands in the file, and what is wrong with it. */
export type FileProblem = { path: string; sentence: string }

type Place = {
  /** What is named in the file, in words, by the path there. */
  names: RegExp
  words: string
  /** Rules that say the same in better words; where one of them failed, this is not said again. */
  saidBy?: readonly string[]
  fix: (claim: Claim) => NonNullable<Check['fix']>
}

type Claim = {
  id: string
  clientId: string
  payorId: string
  visitId: string | null
  /** The office that bills, null where the agency does. */
  officeId: string | null
  /** Who is named as rendering and as supervising provider; null without one. */
  renderingId: string | null
  supervisingId: string | null
}

const client = (tab: 'person' | 'addresses' | 'insurance' | 'medical') => (claim: Claim) => ({
  label: 'Edit client',
  path: `/clients/${claim.clientId}/edit/${tab}`,
})
const toAgency = () => ({ label: 'Open agency', path: '/admin/agency' })
const toPayor = ({ payorId }: Claim) => ({
  label: 'Open payor',
  path: `/admin/payors/${payorId}?tab=profile`,
})
const toBiller = ({ officeId }: Claim) =>
  officeId === null ? toAgency() : { label: 'Open office', path: `/admin/offices?open=${officeId}` }
const toPerson = (id: string | null, claim: Claim) =>
  id === null ? toPayor(claim) : { label: 'Edit caregiver', path: `/agents/${id}/edit/person` }
const toVisit = ({ id, visitId }: Claim) =>
  visitId === null
    ? { label: 'Open claim', path: `/billing/claims?claim=${id}` }
    : { label: 'Open visit', path: `/visits/${visitId}` }

/** What a file holds, the narrow before the wide. */
const places: readonly Place[] = [
  {
    names: /\.rendering/,
    words: 'The rendering provider',
    saidBy: ['rendering_provider', 'supervisor_chosen'],
    fix: (claim) => toPerson(claim.renderingId, claim),
  },
  {
    names: /\.supervising/,
    words: 'The supervising provider',
    saidBy: ['supervising_provider', 'supervisor_chosen'],
    fix: (claim) => toPerson(claim.supervisingId, claim),
  },
  {
    names: /\.placeOfService$/,
    words: 'The place of service',
    fix: toPayor,
  },
  {
    names: /\.earlierPayers\[\d+\]\.memberId$/,
    words: 'The member ID for the payor before',
    fix: () => ({ label: 'Open client payors', path: '/client-payors' }),
  },
  {
    names: /\.(?:earlierPayers|answers)/,
    words: 'The answer of the payor before',
    fix: ({ id }) => ({ label: 'Open claim', path: `/billing/claims?claim=${id}` }),
  },
  { names: /subscribers\S*\.name\.last$/, words: "The client's last name", fix: client('person') },
  {
    names: /subscribers\S*\.name\.first$/,
    words: "The client's first name",
    fix: client('person'),
  },
  { names: /subscribers\S*\.name\./, words: "The client's middle name", fix: client('person') },
  {
    names: /\.memberId$/,
    words: 'The member ID',
    saidBy: ['member_id'],
    fix: client('insurance'),
  },
  {
    names: /\.subscribers\[\d+\]\.address/,
    words: "The client's address",
    saidBy: ['client_address'],
    fix: client('addresses'),
  },
  {
    names: /\.birthDate$/,
    words: "The client's birthdate",
    saidBy: ['client_birthdate'],
    fix: client('person'),
  },
  {
    names: /\.priorAuthorization$/,
    words: 'The authorization number',
    fix: ({ clientId }) => ({
      label: 'Open authorizations',
      path: `/clients/${clientId}?tab=care`,
    }),
  },
  {
    names: /\.diagnos/,
    words: 'A diagnosis code',
    saidBy: ['diagnosis_present', 'diagnosis_plausible', 'diagnosis_listed'],
    fix: client('medical'),
  },
  {
    names: /\.(?:procedure|modifiers)/,
    words: 'The billing code or a modifier',
    saidBy: ['procedure_code'],
    fix: () => ({ label: 'Open services', path: '/admin/service-types' }),
  },
  {
    names: /\.lines(?:\[|$)/,
    words: 'A service line',
    saidBy: ['rate_found', 'units_at_least_one', 'date_not_ahead', 'client_birthdate', 'has_visit'],
    fix: toVisit,
  },
  {
    names: /\.originalClaimNumber$/,
    words: "The payor's claim number",
    saidBy: ['replaced_number'],
    fix: ({ id }) => ({ label: 'Open claim', path: `/billing/claims?claim=${id}` }),
  },
  {
    names: /\.payer\.billingProviderId$/,
    words: 'The payor’s number of the agency',
    saidBy: ['agency_npi', 'office_npi'],
    fix: toPayor,
  },
  {
    names: /^billing\S*subscribers\S*\.(?:payer|filingIndicator)/,
    words: 'The payor’s ID',
    fix: toPayor,
  },
  { names: /^(?:receiver|envelope\.receiver)/, words: 'The receiver of the file', fix: toPayor },
  {
    names: /^(?:submitter\.id|envelope\.sender)/,
    words: 'The sender ID for this payor',
    fix: toPayor,
  },
  {
    names: /^submitter\.contact/,
    words: "The agency's contact",
    fix: toAgency,
  },
  {
    names: /\.provider\.npi/,
    words: 'The NPI of who bills',
    saidBy: ['agency_npi', 'office_npi'],
    fix: toBiller,
  },
  {
    names: /\.provider\.taxId/,
    words: "The agency's tax ID",
    saidBy: ['agency_tax_id'],
    fix: toAgency,
  },
  {
    names: /\.provider\.address/,
    words: 'The address of who bills',
    saidBy: ['billing_address', 'office_address'],
    fix: toBiller,
  },
  {
    names: /\.provider\.taxonomy/,
    words: 'The taxonomy code of who bills',
    fix: toBiller,
  },
  { names: /(?:\.provider|^submitter)\.name/, words: "The agency's name", fix: toAgency },
]

/** Whether the claim can be written into a file; what the other rules said already is not said again. */
export function checkFile(
  problems: readonly FileProblem[],
  { claim, checks }: { claim: Claim; checks: readonly Check[] },
): Check {
  const failed = new Set(checks.filter(({ ok }) => !ok).map(({ rule }) => rule))
  const shared = { rule: 'file', severity: 'error' as const }
  for (const { path, sentence } of problems) {
    const place = places.find(({ names }) => names.test(path))
    if (place?.saidBy?.some((rule) => failed.has(rule))) continue
    const words = place?.words ?? 'Something'
    return {
      ...shared,
      ok: false,
      sentence: `${words} cannot be sent: it ${plain(sentence)}. Correct it.`,
      fix: place?.fix(claim) ?? null,
    }
  }
  return { ...shared, ok: true, sentence: 'The claim fits into a claim file.', fix: null }
}

/** What the writer says, in the singular and in everyday words. */
const plain = (sentence: string): string =>
  sentence
    .replace(/^are none$/, 'is missing')
    .replace(/^is empty$/, 'is missing or has no letters that a claim file can hold')
    .replace(/^has neither phone nor e-mail address$/, 'has no phone number and no e-mail address')
    .replace(
      /^holds characters that cannot be sent: /,
      'has characters that a claim file cannot hold: ',
    )
    .replace(/^are more than/, 'is one of more than')
    .replace(/^are /, 'is ')
    .replace(/^name /, 'names ')
    .replace(/^have /, 'has ')
