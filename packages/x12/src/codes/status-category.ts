/** Where a claim stands by its status category (STC01-1). */
export type StatusOutcome =
  | 'received'
  | 'rejected'
  | 'pending'
  | 'finalized'
  | 'paid'
  | 'denied'
  | 'information_needed'
  | 'not_found'
  | 'no_answer'

/** Status categories of a claim, in our own words, with where the claim stands. */
const statusCategories: Readonly<Record<string, readonly [StatusOutcome, string]>> = {
  A0: ['received', 'Passed on'],
  A1: ['received', 'Received'],
  A2: ['received', 'Accepted into adjudication'],
  A3: ['rejected', 'Returned, cannot be processed'],
  A4: ['not_found', 'Not found'],
  A5: ['received', 'Split into several claims'],
  A6: ['rejected', 'Rejected, information is missing'],
  A7: ['rejected', 'Rejected, information is not right'],
  A8: ['rejected', 'Rejected, information does not fit together'],
  D0: ['not_found', 'Nothing found for what was asked'],
  E0: ['no_answer', 'No answer, the question is not right'],
  E1: ['no_answer', 'No answer, the system does not respond'],
  E2: ['no_answer', 'No answer, the holder of the information does not respond'],
  E3: ['no_answer', 'No answer, something has to be corrected'],
  E4: ['no_answer', 'No answer, there is no agreement with the sender'],
  F0: ['finalized', 'Finalized'],
  F1: ['paid', 'Finalized, paid'],
  F2: ['denied', 'Finalized, denied'],
  F3: ['finalized', 'Finalized, revised'],
  F3F: ['finalized', 'Finalized, passed on'],
  F3N: ['finalized', 'Finalized, not passed on'],
  F4: ['finalized', 'Finalized, no payment comes'],
  P0: ['pending', 'Pending'],
  P1: ['pending', 'Pending, in process'],
  P2: ['pending', 'Pending, in review by the payer'],
  P3: ['pending', 'Pending, the payer asked for information'],
  P4: ['pending', 'Pending, the patient was asked for information'],
  P5: ['pending', 'Pending, on hold at the payer'],
}

/** Where a claim of the category stands; null when the category is not known. */
export const outcomeOfCategory = (category: string): StatusOutcome | null =>
  statusCategories[category]?.[0] ?? (/^R\d/.test(category) ? 'information_needed' : null)

/** Our words for a category, or the bare code when we have none. */
export const describeStatusCategory = (category: string): string =>
  statusCategories[category]?.[1] ??
  (/^R\d/.test(category) ? 'The payer needs more information' : `Status ${category}`)
