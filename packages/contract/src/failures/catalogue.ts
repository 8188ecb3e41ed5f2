import type { FailureDeclaration } from './declaration.ts'

export const catalogueFailures = {} as const satisfies Record<string, FailureDeclaration>
