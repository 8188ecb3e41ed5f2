import type { Sample } from '../sample.ts'

export const filesSamples: Record<string, Sample> = {}
