/** Cents as people read them: '$1,234.56', '-$0.05'. */
export const formatCents = (cents: number): string => {
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`
}

/** Cents as a column of a file has them: '1234.56', '-0.05'. */
export const decimalCents = (cents: number): string => (cents / 100).toFixed(2)

/** The sum of amounts in cents. */
export const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)
