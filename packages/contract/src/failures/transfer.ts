import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with imports and exports. */
export const transferFailures = {
  export_running: {
    status: 409,
    sentence: 'An export is on its way already. Wait for it, or cancel it first.',
  },
} as const satisfies Record<string, FailureDeclaration>
