import type { EvvVendor } from './vocabulary.ts'

/**
 * What differs between EVV vendors. `countsOnly`: the flags that count for its visits; null for all. That it
 * is CareBridge for which only manual and late count is our reading.
 */
export const evvVendorRules: Record<
  EvvVendor,
  { countsOnly: readonly ('manual' | 'early' | 'late' | 'far')[] | null }
> = {
  sandata: { countsOnly: null },
  hhaexchange: { countsOnly: null },
  carebridge: { countsOnly: ['manual', 'late'] },
}
