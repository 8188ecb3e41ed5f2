import type { Transaction } from '../interchange.ts'

/** The segments of a transaction we have no words for, each cut to one line. */
export const outline = ({ segments }: Transaction): string[] =>
  segments.map(({ position, text }) => `${String(position).padStart(5)}  ${text.slice(0, 100)}`)
