/** The name of a kind of background work in words: 'billing.claim_visit' is 'Billing: claim visit'. */
export const taskInWords = (name: string): string => {
  const words = name
    .replace(/^(?:all|event):/, '')
    .replaceAll(/[.:]/g, ': ')
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
