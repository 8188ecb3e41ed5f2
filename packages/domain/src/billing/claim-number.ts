/** The number of an agency's `count`th claim: 'HW00000042'. */
export const claimNumber = (count: number): string => `HW${String(count).padStart(8, '0')}`
