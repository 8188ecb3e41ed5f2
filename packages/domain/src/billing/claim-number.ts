/** The number of the claim that is the `count`th of its agency: 'HW00000042'. */
export const claimNumber = (count: number): string => `HW${String(count).padStart(8, '0')}`
