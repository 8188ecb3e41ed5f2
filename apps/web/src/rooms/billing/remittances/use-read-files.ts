import { uploadEra } from '@homeward/contract/billing/remittances'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { upload } from '../../../plumbing/api/upload.ts'
import { useWrite } from '../../../plumbing/query.ts'
import type { SentFile } from './use-outcomes.ts'

/** Sends files one after the other to be read; one that fails does not stop the others. */
export const useReadFiles = (onSent: (sent: SentFile) => void) => {
  const read = useWrite(uploadEra, { quiet: true })
  const sendOne = async (file: File): Promise<SentFile> => {
    try {
      const signed_id = await upload(file, file.name)
      const { id } = await read.mutateAsync({ signed_id })
      return { name: file.name, id }
    } catch (error) {
      return { name: file.name, failure: sentenceOf(error) }
    }
  }
  const readAll = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        // They are read in the order in which they come: a payment before what takes it back.
        // oxlint-disable-next-line no-await-in-loop
        onSent(await sendOne(file))
      }
    },
  })
  return { busy: readAll.isPending, start: (files: readonly File[]) => readAll.mutate(files) }
}

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The server is not responding. Nothing was posted. Choose the file again.'
