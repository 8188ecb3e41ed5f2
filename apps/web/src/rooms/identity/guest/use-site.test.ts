import { expect, test } from 'vitest'
import { agencyOf } from './use-site.ts'

test.each([
  ['?agency=blue-ridge', 'care.example.com', 'blue-ridge'],
  ['?agency=blue-ridge', 'oak.care.example.com', 'blue-ridge'],
  ['', 'oak.care.example.com', 'oak'],
  ['?redirect=%2Fclients', 'localhost', undefined],
  ['', 'example.com', undefined],
  ['', '192.168.1.10', undefined],
  ['', '[::1]', undefined],
])('%s at %s is the page of %s', (search, hostname, agency) => {
  expect(agencyOf({ search, hostname })).toBe(agency)
})
