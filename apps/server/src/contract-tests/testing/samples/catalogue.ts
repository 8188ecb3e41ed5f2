import type { Sample } from '../sample.ts'

export const catalogueSamples: Record<string, Sample> = {}
