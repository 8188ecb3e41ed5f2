import type { Finding } from '../finding.ts'

export type Print = (line: string) => void

/** `1 finding`, `2 findings`. */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`

/** A finding on one line. */
export const showFinding = ({ severity, code, sentence, position }: Finding): string =>
  `  ${severity.toUpperCase()}${position === null ? '' : ` at segment ${position}`}: ${sentence} [${code}]`
