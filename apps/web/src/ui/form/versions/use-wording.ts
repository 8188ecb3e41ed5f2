import { useNames } from '../../../plumbing/names/use-names.ts'
import { useZone } from '../../text/zone.tsx'
import type { Addition, Difference } from './differences.ts'
import { referencesOf, type Formatters, type Wording } from './version-words.ts'

const general: Formatters = {}

/** How the values of two versions are told: records by their names, instants in the agency's zone. */
export const useWording = (
  differences: readonly Difference[],
  additions: readonly Addition[] = [],
  formatters: Formatters = general,
): Wording => ({
  zone: useZone(),
  nameOf: useNames(referencesOf(differences, additions)),
  formatters,
})
