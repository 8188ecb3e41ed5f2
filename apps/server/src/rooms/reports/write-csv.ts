import { csvLines, csvMark } from '../../plumbing/csv/file.ts'

/** A CSV file, a piece for each batch of rows. */
export async function* csvPieces(
  labels: readonly string[],
  batches: AsyncIterable<string[][]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${csvMark}${csvLines([[...labels]])}`)
  for await (const rows of batches) yield Buffer.from(csvLines(rows))
}
