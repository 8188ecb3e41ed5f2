import type { Sample } from '../sample.ts'

export const transferSamples: Record<string, Sample> = {}
