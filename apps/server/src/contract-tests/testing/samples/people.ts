import type { Sample } from '../sample.ts'

export const peopleSamples: Record<string, Sample> = {}
