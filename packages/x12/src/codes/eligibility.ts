/** What a benefit is about (EB01), in our own words. */
const benefitInformation: Readonly<Record<string, string>> = {
  '1': 'Active coverage',
  '2': 'Active coverage, all services by capitation',
  '3': 'Active coverage, some services by capitation',
  '4': 'Active coverage, by capitation of the primary care provider',
  '5': 'Active coverage, still being looked into',
  '6': 'No coverage',
  '7': 'No coverage until eligibility is updated',
  '8': 'No coverage while it is looked into',
  A: 'Share of the client',
  B: 'Fixed amount of the client for each service',
  C: 'Deductible',
  CB: 'What the coverage is based on',
  D: 'Description',
  E: 'Excluded',
  F: 'Limit',
  G: 'Most that the client pays',
  H: 'Without limit',
  I: 'Not covered',
  J: 'Rules that hold costs down',
  K: 'Reserve',
  L: 'Primary care provider',
  M: 'Condition that existed before',
  MC: 'Coordinator of managed care',
  N: 'Provider the client is restricted to',
  O: 'Not medically necessary',
  P: 'Disclaimer',
  Q: 'Second opinion needed',
  R: 'Other payer',
  S: 'History of the year before',
  T: 'Card lost or stolen',
  U: 'Whom to contact',
  V: 'Cannot be processed',
  W: 'Other source of data',
  X: 'Facility',
  Y: 'Spend down',
}

/** Why a payer does not answer (AAA03), in our own words. */
const refusalReasons: Readonly<Record<string, string>> = {
  '04': 'More is asked than may be asked at once.',
  '15': 'Something that the payer needs is missing.',
  '33': 'What was sent cannot be read.',
  '41': 'The agency may not ask this payer.',
  '42': 'The payer cannot answer now.',
  '43': 'The ID of the provider is missing or not right.',
  '44': 'The name of the provider is missing or not right.',
  '45': 'The specialty of the provider is missing or not right.',
  '50': 'The provider may not ask about eligibility.',
  '51': 'The payer does not know the provider.',
  '52': 'The provider was not enrolled on these days.',
  '53': 'The service does not fit the kind of provider.',
  '56': 'A date is not right.',
  '57': 'The days of service are missing or not right.',
  '58': 'The birth date is missing or not right.',
  '60': 'The birth date is after the days of service.',
  '61': 'The days of service are after the death.',
  '62': 'The payer does not answer for days so long ago.',
  '63': 'The payer does not answer for days to come.',
  '64': 'The ID of the patient is missing or not right.',
  '65': 'The name of the patient is missing or not right.',
  '66': 'The sex of the patient is missing or not right.',
  '67': 'The patient was not found.',
  '68': 'More than one patient has this ID.',
  '71': 'The birth date is not the one that the payer knows.',
  '72': 'The member ID is missing or not right.',
  '73': 'The name of the member is missing or not right.',
  '74': 'The sex of the member is missing or not right.',
  '75': 'The member was not found.',
  '76': 'More than one member has this ID.',
  '77': 'The member was found, the patient was not.',
  '78': 'The member is not in the group or plan.',
  '79': 'The ID of a party is not right.',
  '80': 'The payer did not respond.',
  T4: 'The name or ID of the payer is missing.',
}

/** What to do about it (AAA04), in our own words. */
const followUps: Readonly<Record<string, string>> = {
  C: 'Correct it and ask again.',
  N: 'It may not be asked again.',
  P: 'Ask again as it was.',
  R: 'It may be asked again.',
  S: 'Do not ask again; another party was asked.',
  W: 'Ask again after 30 days.',
  X: 'Ask again after 10 days.',
  Y: 'Do not ask again; the payer will answer.',
}

/** Our words for EB01, or the bare code when we have none. */
export const describeBenefit = (code: string): string =>
  benefitInformation[code] ?? `Benefit ${code}`

/** Our words for a refusal and what to do, or the bare codes when we have none. */
export const describeRefusal = ({ code, followUp }: { code: string; followUp: string }): string =>
  [
    refusalReasons[code] ?? `The payer does not answer (reason ${code || 'not given'}).`,
    followUps[followUp] ?? '',
  ]
    .join(' ')
    .trim()
