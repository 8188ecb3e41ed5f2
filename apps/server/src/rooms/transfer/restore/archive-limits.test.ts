import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { archiveLimits, overLimits } from './archive-limits.ts'
import { openArchive } from './read-archive.ts'

const megabyte = 1024 ** 2
const entry = (fileName: string, uncompressedSize: number, compressedSize = uncompressedSize) => ({
  fileName,
  uncompressedSize,
  compressedSize,
})

describe('an archive', () => {
  test.each([
    ['of tables as text', [entry('tables/visits.csv', 900 * megabyte, 45 * megabyte)], 'nothing'],
    ['of many small files', [entry('files/1', 10), entry('files/2', 10)], 'nothing'],
    ['with a huge file', [entry('files/1', archiveLimits.file + 1, 1)], 'files/1 is too large'],
    ['with a huge manifest', [entry('manifest.json', archiveLimits.whole + 1, 1)], 'manifest.json'],
    [
      'with a path twice',
      [entry('files/1', 1), entry('files/1', 1)],
      'two entries with the same name',
    ],
    [
      'whose entries lie over each other',
      [entry('files/1', 40 * megabyte), entry('files/2', 40 * megabyte)],
      'overlap',
    ],
    [
      'that blows up',
      [entry('tables/visits.csv', 50 * 101 * megabyte, 49 * megabyte)],
      'times its size',
    ],
  ])('%s', (_, entries, problem) => {
    expect(overLimits(entries, 50 * megabyte) ?? 'nothing is wrong').toContain(problem)
  })
})

test('a bomb of 1 MB is refused before anything of it is unpacked', async () => {
  const zip = new ZipFile()
  for (let at = 0; at < 8; at++) zip.addBuffer(Buffer.alloc(128 * megabyte), `tables/t${at}.csv`)
  zip.end()
  const bomb = await buffer(zip.outputStream)
  expect(bomb.length).toBeLessThan(2 * megabyte)
  const before = process.memoryUsage().rss
  await expect(openArchive(bomb)).rejects.toThrow('times its size. Nothing was restored.')
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * megabyte)
}, 30_000)
