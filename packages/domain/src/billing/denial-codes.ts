/** The codes of refusals that the specification lists, each as a payor writes it, with how it is prevented. */
export const denialCodes = {
  'CO-197': 'Require an active authorization before claims are ready, and renew it early.',
  N56: "Check the billing code of the service against the payor's rates for that day.",
  'CO-198': 'Keep planned units within the authorization.',
  N362: "Keep the units of a day and a week within the payor's limit.",
  'CO-16': 'See the remark code. Fill in what it names on the client, payor or service.',
  MA76: "Check the agency's NPI and provider number with the payor.",
} as const satisfies Record<string, string>
type DenialCode = keyof typeof denialCodes

/** How other refusals are prevented, by their reason code. */
const hints: Readonly<Record<string, string>> = {
  '4': "Check the modifiers in the payor's rates.",
  '18': 'Replace the first claim instead of filing another.',
  '22': "Record the client's other coverage, and file with that payor first.",
  '26': 'Check eligibility on the first day of care.',
  '27': 'Check eligibility each month; the coverage had ended.',
  '29': 'File sooner: sort claims to review by service date.',
  '31': "Check the member ID against the client's card.",
  '96': "Check that the payor's rates cover the service.",
  '119': 'Compare planned hours with the limit of the plan.',
  '15': 'Enter the authorization number as the payor wrote it.',
  '185': 'Check the credentials of the caregiver before the visit.',
  '208': 'Check the NPI of the office and of the caregiver with the payor.',
  B7: 'Check the credentials of the caregiver on the day of care.',
}

const isListed = (code: string): code is DenialCode => Object.hasOwn(denialCodes, code)

/** What prevents refusals with a reason, whatever its group; null if nothing is known. */
const hintOfReason = (code: string): string | null => {
  const listed = `CO-${code}`
  return isListed(listed) ? denialCodes[listed] : (hints[code] ?? null)
}

const hintOfRemark = (code: string): string | null => (isListed(code) ? denialCodes[code] : null)

/** How refusals with these codes are prevented; a remark is narrower than a reason. Null if nothing is known. */
export const denialHint = (
  reasons: readonly string[],
  remarks: readonly string[] = [],
): string | null =>
  remarks.map(hintOfRemark).find((hint) => hint !== null) ??
  reasons.map(hintOfReason).find((hint) => hint !== null) ??
  null
