import { expect, test } from 'vitest'
import { addDays } from '../time/zone.ts'
import { agingBuckets, daysOfBucket } from './aging.ts'

const today = '2026-11-23'

const bucketsOf = (date: string) =>
  agingBuckets.filter((bucket) => {
    const { startDate, endDate } = daysOfBucket(bucket, today)
    return (startDate === null || date >= startDate) && (endDate === null || date <= endDate)
  })

test.each([
  [-3, 'to_30'],
  [0, 'to_30'],
  [30, 'to_30'],
  [31, 'to_60'],
  [60, 'to_60'],
  [61, 'to_90'],
  [90, 'to_90'],
  [91, 'to_120'],
  [120, 'to_120'],
  [121, 'older'],
  [4000, 'older'],
])('what is %i days old is in %s alone', (age, bucket) => {
  expect(bucketsOf(addDays(today, -age))).toEqual([bucket])
})
