import type { Sample } from '../sample.ts'

export const collaborationSamples: Record<string, Sample> = {}
