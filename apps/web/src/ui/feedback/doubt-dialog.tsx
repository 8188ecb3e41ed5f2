import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../plumbing/api/errors.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { t } from '../../plumbing/language/translate.ts'
import { Dialog } from './dialog.tsx'

/** What the server asks before it does something, and how it is told that it is wanted. */
export const useDoubt = (code: ApiError['code']) => {
  const [doubt, setDoubt] = useState<string>()
  return {
    doubt,
    settle: () => setDoubt(undefined),
    /** Keeps the question; every other failure is shown. */
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.code === code) setDoubt(error.message)
      else showFailure(error)
    },
  }
}

type Props = {
  title: string
  /** The word on the button that does it all the same. */
  confirm: string
  of: ReturnType<typeof useDoubt>
  onConfirm: () => void
}

/** Asks what the server asks; a yes does it all the same. */
export const DoubtDialog = ({ title, confirm, of: { doubt, settle }, onConfirm }: Props) => (
  <Dialog opened={doubt !== undefined} onClose={settle} title={title}>
    <Text mb="lg">{doubt}</Text>
    <Group justify="flex-end">
      <Button variant="default" onClick={settle} data-autofocus>
        {t('Cancel')}
      </Button>
      <Button
        onClick={() => {
          settle()
          onConfirm()
        }}
      >
        {confirm}
      </Button>
    </Group>
  </Dialog>
)
