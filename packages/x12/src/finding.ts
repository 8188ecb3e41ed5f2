/**
 * Something a person should know about a file. A `problem` means the file should be held until
 * someone has looked at it; a `note` means it was odd but could be understood.
 */
export interface Finding<Code extends string = string> {
  readonly code: Code
  readonly severity: 'problem' | 'note'
  readonly sentence: string
  /** Number of the segment in the file, counted from 1; null when it concerns no single segment. */
  readonly position: number | null
}

/** A finding that holds the file. */
export const problem = <Code extends string>(
  code: Code,
  sentence: string,
  position: number | null,
): Finding<Code> => ({ code, severity: 'problem', sentence, position })

/** A finding that only informs. */
export const note = <Code extends string>(
  code: Code,
  sentence: string,
  position: number | null,
): Finding<Code> => ({ code, severity: 'note', sentence, position })

/** True when at least one finding says that the file must be held. */
export const hasProblems = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => finding.severity === 'problem')
