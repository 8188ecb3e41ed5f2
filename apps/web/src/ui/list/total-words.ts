import type { PageMeta } from '@homeward/contract/endpoint'

/** How many rows there are: "1,000+" where more were not counted. */
export const totalWords = ({ total, capped }: Pick<PageMeta, 'total' | 'capped'>): string =>
  `${total.toLocaleString('en-US')}${capped ? '+' : ''}`
