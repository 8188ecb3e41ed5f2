/** Whose turn to pay it is. */
export const payerOrders = ['primary', 'secondary', 'tertiary'] as const
export type PayerOrder = (typeof payerOrders)[number]
export const payerOrderLabels: Record<PayerOrder, string> = {
  primary: 'Primary',
  secondary: 'Secondary',
  tertiary: 'Tertiary',
}
