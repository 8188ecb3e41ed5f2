import { addDays } from '../time/zone.ts'

/** How old what is owed may be: days since the date of service, both ends included. */
const ages = {
  to_30: { from: null, to: 30 },
  to_60: { from: 31, to: 60 },
  to_90: { from: 61, to: 90 },
  to_120: { from: 91, to: 120 },
  older: { from: 121, to: null },
} as const

export const agingBuckets = ['to_30', 'to_60', 'to_90', 'to_120', 'older'] as const
export type AgingBucket = (typeof agingBuckets)[number]

export const agingBucketLabels: Record<AgingBucket, string> = {
  to_30: '0–30 days',
  to_60: '31–60 days',
  to_90: '61–90 days',
  to_120: '91–120 days',
  older: 'Over 120 days',
}

/** The dates of service of a bucket as of a day; null where it has no end. */
export const daysOfBucket = (
  bucket: AgingBucket,
  asOf: string,
): { startDate: string | null; endDate: string | null } => {
  const { from, to } = ages[bucket]
  return {
    startDate: to === null ? null : addDays(asOf, -to),
    endDate: from === null ? null : addDays(asOf, -from),
  }
}
