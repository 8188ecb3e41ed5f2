/** What is typed of a social security number, with its dashes: '123456789' becomes '123-45-6789'. */
export const socialSecurityWords = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 9)
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-')
}
