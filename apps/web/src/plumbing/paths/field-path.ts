/** Where the field surface stands: what it does without a network begins before its screens are known. */
export const fieldPath = '/field'
