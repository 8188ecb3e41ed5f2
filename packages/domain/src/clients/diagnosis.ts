/** Whether a code has the form of ICD-10-CM, without the dot: 'I10', 'R269', 'S72001A'. */
export const isDiagnosisCode = (code: string): boolean =>
  /^[A-TV-Z][0-9][0-9AB][0-9A-TV-Z]{0,4}$/.test(code)
