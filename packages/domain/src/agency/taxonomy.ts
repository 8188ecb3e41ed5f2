/** Whether a provider taxonomy code has its form: ten digits and letters, the last an X. */
export const isTaxonomyCode = (code: string): boolean => /^[0-9A-Z]{9}X$/.test(code)
