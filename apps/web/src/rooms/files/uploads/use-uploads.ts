import { createAttachment, deleteDocument } from '@homeward/contract/files/attachments'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'
import { ApiError, NoResponse } from '../../../plumbing/api/errors.ts'
import { upload } from '../../../plumbing/api/upload.ts'
import { logFailure } from '../../../plumbing/failures/log.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { newKey } from '../../../plumbing/new-key.ts'
import { keyOf } from '../../../plumbing/query.ts'
import { type FilesOf, touchedByFiles } from '../queries.ts'

/** A file on its way; with a refusal it stands until somebody puts it away. */
export type Sending = { key: string; file: File; share: number; refusal?: string }

/** Files that are on their way to a record, each with its progress. */
export const useUploads = (parent: FilesOf, folderId: string | undefined) => {
  const client = useQueryClient()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const change = (key: string, to: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const drop = (key: string) => setSending((all) => all.filter((one) => one.key !== key))

  const send = async (file: File) => {
    const key = newKey()
    const stop = new AbortController()
    stops.current.set(key, stop)
    setSending((all) => [...all, { key, file, share: 0 }])
    let signedId: string | undefined
    try {
      const signed_id = await upload(file, file.name, stop.signal, {
        started: (id) => {
          signedId = id
        },
        progress: (share) => change(key, { share }),
      })
      await call(createAttachment, {
        parent_type: parent.type,
        parent_id: parent.id,
        signed_id,
        filename: file.name,
        ...(folderId && { folder_id: folderId }),
      })
      drop(key)
      toastDone(`${file.name} added.`)
      for (const room of ['files', ...touchedByFiles])
        void client.invalidateQueries({ queryKey: keyOf(room) })
    } catch (error) {
      if (signedId) void forget(signedId)
      if (stop.signal.aborted) drop(key)
      else change(key, { refusal: refusalOf(error) })
    } finally {
      stops.current.delete(key)
    }
  }

  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  return {
    sending,
    add: (files: readonly File[]) => {
      for (const file of files) void send(file)
    },
    cancel: (key: string) => stops.current.get(key)?.abort(),
    again: ({ key, file }: Sending) => {
      drop(key)
      void send(file)
    },
    dismiss: drop,
  }
}

/** Nothing of a broken upload stays; what the server has forgotten itself is fine. */
const forget = async (signedId: string): Promise<void> => {
  try {
    await call(deleteDocument, { signed_id: signedId })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'upload_unknown')
      logFailure('a failed upload could not be deleted; the server deletes it within a day', error)
  }
}

const refusalOf = (error: unknown): string => {
  if (error instanceof NoResponse)
    return 'The connection was lost and the file was not saved. Try again when you are back online.'
  return error instanceof ApiError ? error.message : 'The file could not be read on this device.'
}
