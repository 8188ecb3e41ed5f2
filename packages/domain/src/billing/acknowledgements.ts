/** The answers to a file of claims: to its envelope, to its form, to its claims. */
export const acknowledgementKinds = ['TA1', '999', '277CA'] as const
export type AcknowledgementKind = (typeof acknowledgementKinds)[number]

/** What became of an answer. A held one fits no file or claim, and waits for a person. */
export const acknowledgementStatuses = ['applied', 'held', 'dismissed'] as const
export type AcknowledgementStatus = (typeof acknowledgementStatuses)[number]
export const acknowledgementStatusLabels: Record<AcknowledgementStatus, string> = {
  applied: 'Applied',
  held: 'On hold',
  dismissed: 'Dismissed',
}

/** Where a reason is mended. */
const places = [
  'insurance',
  'person',
  'addresses',
  'medical',
  'care',
  'visit',
  'payor',
  'agency',
] as const
type Place = (typeof places)[number]

/** Why a payor rejected a filing, in words, and where it is mended. */
export type FilingReason = { sentence: string; fix: { label: string; path: string } | null }

/** Claim status codes of a 277CA in our words, each with the place that mends it. */
const codes: Readonly<Record<string, [sentence: string, place: Place]>> = {
  '33': ['The payor does not know the client.', 'insurance'],
  '48': ['The authorization number is missing or not right.', 'care'],
  '54': ['The payor has this claim already.', 'visit'],
  '78': ['The payor has this claim already.', 'visit'],
  '88': ['The client is not eligible on the date of service.', 'insurance'],
  '97': ['The payor does not know the client.', 'insurance'],
  '109': ['The client is not eligible.', 'insurance'],
  '116': ['The claim belongs to another payor.', 'insurance'],
  '128': ['The tax ID is missing or not right.', 'agency'],
  '145': ['The taxonomy code is missing or not right.', 'agency'],
  '153': ['An ID is missing or not right.', 'payor'],
  '158': ['The birthdate is missing or not right.', 'person'],
  '164': ['The member ID is missing or not right.', 'insurance'],
  '178': ['The charge is missing or not right.', 'payor'],
  '187': ['The date of service is missing or not right.', 'visit'],
  '252': ['The authorization is missing.', 'care'],
  '255': ['The diagnosis is missing or not right.', 'medical'],
  '453': ['The modifiers are missing or not right.', 'payor'],
  '454': ['The procedure code is missing or not right.', 'payor'],
  '464': ["The payor's claim number is missing or not right.", 'visit'],
  '476': ['The units are missing or not right.', 'visit'],
  '500': ['The ZIP code is missing or not right.', 'addresses'],
  '503': ['The street is missing or not right.', 'addresses'],
  '562': ['The NPI is missing or not right.', 'agency'],
  '718': ['The claim was sent after the timely filing limit.', 'payor'],
}

/** Whom a code is about, where that is us. */
const ourselves = new Set(['85', '41'])

type Claim = { clientId: string; payorId: string; visitId: string | null }

const linkTo = (place: Place, { clientId, payorId, visitId }: Claim): FilingReason['fix'] => {
  switch (place) {
    case 'insurance':
    case 'person':
    case 'addresses':
    case 'medical':
      return { label: 'Edit client', path: `/clients/${clientId}/edit/${place}` }
    case 'care':
      return { label: 'Open authorizations', path: `/clients/${clientId}?tab=care` }
    case 'visit':
      return visitId === null ? null : { label: 'Open visit', path: `/visits/${visitId}` }
    case 'payor':
      return { label: 'Open payor', path: `/admin/payors/${payorId}` }
    case 'agency':
      return { label: 'Open agency', path: '/admin/agency' }
  }
}

/** A status code of a payor in words, with the field that mends it. */
export const filingReason = (
  status: { category: string; code: string; entity: string },
  claim: Claim,
): FilingReason => {
  const known = codes[status.code]
  const told = [status.category, status.code, status.entity].filter(Boolean).join(':')
  if (!known) return { sentence: `The payor rejected the claim with status ${told}.`, fix: null }
  const place = ourselves.has(status.entity) ? 'agency' : known[1]
  return { sentence: `${known[0]} (${told})`, fix: linkTo(place, claim) }
}
