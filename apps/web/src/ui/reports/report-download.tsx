import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../plumbing/api/call.ts'
import { ApiError } from '../../plumbing/api/errors.ts'
import { toastFailure } from '../../plumbing/failures/toasts.ts'
import type { ReportCalls } from './report-calls.ts'

const noAnswer = 'The server did not answer.'
const noFile = 'The file of this report is gone. Create the report again.'

/** Why a file did not come; the report itself is as it was. */
const whyOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof Missing ? error.message : noAnswer

class Missing extends Error {}

type Props = { id: string; calls: ReportCalls }

/** The file of a report. Its address is good for five minutes, so it is asked for at the click. */
export const ReportDownload = ({ id, calls }: Props) => {
  const download = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const fresh = await call(calls.get, { id })
      const url = fresh.csv_file_url ?? fresh.pdf_file_url
      if (!url) throw new Missing(noFile)
      window.location.assign(url)
    },
    onError: (error) => {
      const toast = toastFailure(`The report was not downloaded. ${whyOf(error)} `, {
        offer: (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              notifications.hide(toast)
              download.mutate()
            }}
          >
            Try again
          </Button>
        ),
      })
    },
  })
  return (
    <Button
      size="compact-xs"
      variant="light"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  )
}
