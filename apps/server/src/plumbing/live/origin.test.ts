import { expect, test } from 'vitest'
import { originAllowed } from './origin.ts'

const publicUrl = 'https://care.example.org'

test.each([
  [undefined, '10.0.0.5:8080', true],
  ['http://10.0.0.5:8080', '10.0.0.5:8080', true],
  ['https://care.example.org', '10.0.0.5:8080', true],
  ['http://care.example.org', '10.0.0.5:8080', false],
  ['https://care.example.org.evil.example', '10.0.0.5:8080', false],
  ['https://evil.example', 'care.example.org', false],
  ['http://10.0.0.5:8081', '10.0.0.5:8080', false],
  ['null', '10.0.0.5:8080', false],
  ['file://', '10.0.0.5:8080', false],
  ['not an origin', undefined, false],
])('a page of %s at the host %s: %s', (origin, host, allowed) => {
  expect(originAllowed({ origin, host }, publicUrl)).toBe(allowed)
})
