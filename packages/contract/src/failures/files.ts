import type { FailureDeclaration } from './declaration.ts'

export const filesFailures = {} as const satisfies Record<string, FailureDeclaration>
