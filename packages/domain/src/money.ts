/** Cents as people read them: '$1,234.56', '-$0.05'. */
export const formatCents = (cents: number): string => {
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`
}

/**
 * Cents of an amount that a person typed: '1,234.5', '$12', '-3.00', '(3.00)'. Null where it is not
 * an amount or has more than two decimals; nothing is rounded.
 */
export const parseCents = (text: string): number | null => {
  const bare = text.trim()
  const inBrackets = /^\(.*\)$/.test(bare)
  const unwrapped = inBrackets ? bare.slice(1, -1) : bare
  const [, sign, whole = '', decimals = ''] =
    /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{0,2}))?$/.exec(unwrapped) ?? []
  if (sign === undefined || whole + decimals === '' || (inBrackets && sign === '-')) return null
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'))
  return (inBrackets || sign === '-') && cents !== 0 ? -cents : cents
}

/** The sum of amounts in cents. */
export const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)
