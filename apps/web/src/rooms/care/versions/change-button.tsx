import type { Careplan } from '@homeward/contract/care/careplans'
import { previewCareplan } from '@homeward/contract/visits/change-sets'
import { Button, type ButtonProps, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../plumbing/api/call.ts'
import { keyOf } from '../../../plumbing/query.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ChangeSetView } from './change-set-view.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  careplan: Careplan
  /** What would be done to the plan. */
  change: { status: 'active' | 'inactive' | 'archived' }
  /** What is asked: "End this care plan?" */
  question: string
  /** What else is to be known. */
  note?: ReactNode
  /** The word on the button that does it. */
  confirm: string
  onConfirm: () => void
  children: ReactNode
}

/** A button that shows what a change does to the visits before it does it. */
export const ChangeButton = ({
  careplan,
  change,
  question,
  note,
  confirm,
  onConfirm,
  children,
  ...button
}: Props) => {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button {...button} onClick={open}>
        {children}
      </Button>
      <Dialog opened={opened} onClose={close} title={question} size="lg">
        <Preview careplan={careplan} change={change}>
          {note && <Text size="sm">{note}</Text>}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              Cancel
            </Button>
            <Button
              {...(button.color !== undefined && { color: button.color })}
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </Group>
        </Preview>
      </Dialog>
    </>
  )
}

type PreviewProps = Pick<Props, 'careplan' | 'change' | 'children'>

const Preview = ({ careplan: { id, lock_version }, change, children }: PreviewProps) => {
  const query = useQuery({
    queryKey: [...keyOf('visits', previewCareplan), id, lock_version, change],
    queryFn: ({ signal }) => call(previewCareplan, { id, ...change }, { signal }),
    // Visits change by the minute.
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Stack gap="md">
      {query.data ? (
        <>
          <ChangeSetView of={query.data} />
          {children}
        </>
      ) : (
        <Skeleton height={120} role="status" aria-label="Loading" />
      )}
    </Stack>
  )
}
