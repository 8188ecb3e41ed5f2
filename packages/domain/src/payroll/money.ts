/**
 * The one rounding rule of payroll. Minutes stay whole and exact; a line of a timesheet is rounded once, to the
 * nearest cent, half a cent away from zero, so that undoing an amount takes back exactly what was paid. Gross
 * pay is the sum of rounded lines and never rounded again.
 */
export const roundCents = (cents: number): number => {
  const size = Math.abs(cents)
  // A quotient of whole numbers may miss the half by the last bits of a double.
  const rounded = Math.floor(size + 0.5 + 1e-9)
  return cents < 0 ? -rounded || 0 : rounded
}

/** Cents for `minutes` at a rate in cents an hour. */
export const centsFor = (minutes: number, rate: number): number => roundCents((minutes * rate) / 60)

/** Cents for tenths of a mile at a rate in tenths of a cent a mile: 125 tenths at 725 are $9.06. */
export const mileageCents = (tenthsOfMiles: number, tenthsOfCents: number): number =>
  roundCents((tenthsOfMiles * tenthsOfCents) / 100)

/**
 * Minutes of one stretch of work by the agency's rounding: to the nearest 1, 5, 6 or 15 minutes (29 CFR
 * 785.48(b) allows rounding that does not favor the employer over time).
 */
export const roundedMinutes = (minutes: number, step: number): number =>
  step <= 1 ? minutes : Math.round(minutes / step) * step
