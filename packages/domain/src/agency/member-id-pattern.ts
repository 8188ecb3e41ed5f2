/** Whether a text describes member ids: A stands for a letter, 9 for a digit, * for either. */
export const isMemberIdPattern = (pattern: string): boolean => /^[A9*]{1,30}$/.test(pattern)

const signs: Record<string, RegExp> = {
  A: /[A-Za-z]/,
  '9': /[0-9]/,
  '*': /[A-Za-z0-9]/,
}

/** Whether a member ID fits its payor's pattern. Without a pattern, any ID fits. */
export const fitsPattern = (memberId: string, pattern: string | null): boolean =>
  pattern === null ||
  (memberId.length === pattern.length &&
    pattern.split('').every((sign, at) => signs[sign]?.test(memberId.charAt(at)) === true))
