import type { FailureDeclaration } from './declaration.ts'

export const peopleFailures = {} as const satisfies Record<string, FailureDeclaration>
