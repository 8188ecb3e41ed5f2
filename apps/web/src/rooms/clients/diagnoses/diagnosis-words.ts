/** A stored ICD-10 code as people write it: 'R269' becomes 'R26.9', 'I10' stays. */
export const diagnosisWords = (code: string): string =>
  code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code

/** A typed code as it is stored: upper case, without dot and spaces. */
export const typedDiagnosis = (typed: string): string => typed.replace(/[.\s]/g, '').toUpperCase()
