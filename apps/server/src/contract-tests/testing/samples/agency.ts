import type { Sample } from '../sample.ts'

export const agencySamples: Record<string, Sample> = {}
