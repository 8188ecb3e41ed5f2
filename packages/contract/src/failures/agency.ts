import type { FailureDeclaration } from './declaration.ts'

export const agencyFailures = {} as const satisfies Record<string, FailureDeclaration>
