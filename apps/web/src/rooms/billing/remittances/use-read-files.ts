import { uploadEra } from '@homeward/contract/billing/remittances'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { upload } from '../../../plumbing/api/upload.ts'
import { useWrite } from '../../../plumbing/query.ts'
import type { FileOutcome } from './upload-report.tsx'

/** Reads files one after the other; one that fails does not stop the others. */
export const useReadFiles = (onOutcome: (outcome: FileOutcome) => void) => {
  const read = useWrite(uploadEra, { touches: ['visits'], quiet: true })
  const readOne = async (file: File): Promise<FileOutcome> => {
    try {
      const signed_id = await upload(file, file.name)
      return { name: file.name, answer: await read.mutateAsync({ signed_id }) }
    } catch (error) {
      return { name: file.name, failure: sentenceOf(error) }
    }
  }
  const readAll = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        // One after the other: two files of one payment must not race.
        // oxlint-disable-next-line no-await-in-loop
        onOutcome(await readOne(file))
      }
    },
  })
  return { busy: readAll.isPending, start: (files: readonly File[]) => readAll.mutate(files) }
}

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The server does not answer. Nothing was posted; choose the file again.'
