import type { Sample } from '../sample.ts'

export const identitySamples: Record<string, Sample> = {}
