/**
 * What is wrong with the office of a client: where the agency has offices, each new client belongs to one,
 * and nobody's office is taken away without another.
 */
export const officeProblem = (
  officeId: string | null | undefined,
  agency: { readonly hasOffices: boolean },
): string | null => (!officeId && agency.hasOffices ? 'Choose an office.' : null)
