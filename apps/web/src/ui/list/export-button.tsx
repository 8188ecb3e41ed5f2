import type { Endpoint, Returns } from '@homeward/contract/endpoint'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../plumbing/api/call.ts'
import { logFailure } from '../../plumbing/failures/log.ts'
import type { ReceivedFile } from '../../plumbing/api/request.ts'
import type { InputOf } from '../../plumbing/api/types.ts'
import { saveFile } from '../fields/save-file.ts'

export type FileEndpoint = Endpoint<string, z.ZodObject, Extract<Returns, { kind: 'file' }>>

type Props = { endpoint: FileEndpoint; input: InputOf<FileEndpoint>; label?: string }

/** Asks an endpoint for a file and saves it on the device. */
export const ExportButton = ({ endpoint, input, label = 'Export' }: Props) => {
  const download = useMutation({
    mutationFn: async () => saveFile((await call(endpoint, input)) as ReceivedFile),
    onError: (error) => logFailure(`${endpoint.path} could not be exported`, error),
  })
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={15} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  )
}
