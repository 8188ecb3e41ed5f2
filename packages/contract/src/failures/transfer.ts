import type { FailureDeclaration } from './declaration.ts'

export const transferFailures = {} as const satisfies Record<string, FailureDeclaration>
