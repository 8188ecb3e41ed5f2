import { useQueries } from '@tanstack/react-query'
import { eraFileQuery } from '../queries.ts'
import { failureOf, isAtWork } from './file-at-work.tsx'
import type { FileOutcome } from './upload-report.tsx'

/** A file that was sent: the id of the work on it, or why it could not be sent. */
export type SentFile = { name: string; id: string } | { name: string; failure: string }

/** What becomes of files that were sent, while it becomes. */
export const useOutcomes = (sent: readonly SentFile[]): FileOutcome[] => {
  const ids = sent.flatMap((file) => ('id' in file ? [file.id] : []))
  const answers = useQueries({ queries: ids.map(eraFileQuery) })
  return sent.map((file) => {
    if (!('id' in file)) return file
    const { name } = file
    const { data } = answers[ids.indexOf(file.id)] ?? {}
    if (!data || isAtWork(data)) return { name, file: data ?? null }
    const failure = failureOf(data)
    return failure === undefined ? { name, answer: data } : { name, failure, failed: data }
  })
}
