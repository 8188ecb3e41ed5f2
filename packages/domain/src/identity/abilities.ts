import type { Capability } from './capabilities.ts'

/** The capabilities of someone; a super admin has every capability. */
export type Holder = { capabilities: readonly Capability[] }

/** Whether the person holds the capability. */
export const holds = ({ capabilities }: Holder, capability: Capability): boolean =>
  capabilities.includes(capability)
