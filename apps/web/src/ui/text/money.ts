/** Cents as dollars: `123456` -> `$1,234.56`, `-50` -> `-$0.50`. Never through a fraction. */
export const dollars = (cents: number): string => {
  const whole = Math.abs(cents)
  const amount = Math.floor(whole / 100).toLocaleString('en-US')
  return `${cents < 0 ? '-' : ''}$${amount}.${String(whole % 100).padStart(2, '0')}`
}

/** Cents as whole dollars: `123456` -> `$1,235`. */
export const wholeDollars = (cents: number): string =>
  `$${Math.round(cents / 100).toLocaleString('en-US')}`

/** Reads a typed amount of dollars as cents: `1,234.5` -> 123450. Undefined where it is none. */
export const readDollars = (typed: string): number | undefined => {
  const found = /^(-?)\$?(\d{1,3}(?:,?\d{3})*|\d+)?(?:\.(\d{1,2}))?$/.exec(typed.trim())
  if (!found || (found[2] === undefined && found[3] === undefined)) return undefined
  const cents =
    Number((found[2] ?? '0').replaceAll(',', '')) * 100 + Number((found[3] ?? '').padEnd(2, '0'))
  return found[1] === '-' ? -cents : cents
}
