import { useNames } from '../../../plumbing/names/use-names.ts'
import { useZone } from '../../text/zone.tsx'
import type { Addition, Difference } from './differences.ts'
import { referencesOf, type Tellers, type Telling } from './version-words.ts'

const general: Tellers = {}

/** How the values of two versions are told: records by their names, instants in the agency's zone. */
export const useTelling = (
  differences: readonly Difference[],
  additions: readonly Addition[] = [],
  tellers: Tellers = general,
): Telling => ({
  zone: useZone(),
  nameOf: useNames(referencesOf(differences, additions)),
  tellers,
})
