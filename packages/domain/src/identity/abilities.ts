import type { Capability } from './capabilities.ts'

/** What somebody holds; a super admin holds every capability. */
export type Holder = { capabilities: readonly Capability[] }

/** Whether the person holds the capability. */
export const holds = ({ capabilities }: Holder, capability: Capability): boolean =>
  capabilities.includes(capability)
