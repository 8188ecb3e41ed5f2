import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ReasonForm } from '../../../ui/sign/reason-form.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

/** What one person asks for and, above the limit, another one approves. */
type Asked = {
  id: string
  state: 'waiting' | 'posted' | 'withdrawn' | 'undone'
  asked_by: string
  asked_at: string
  decided_by: string | null
  decided_at: string | null
  note: string | null
  abilities: Record<string, boolean>
}

type Props = {
  of: Asked
  /** What it is called on the buttons: "refund". */
  called: string
  /** What follows where it is withdrawn, and where it is undone. */
  hints: { waiting: string; posted: string }
  busy: boolean
  onApprove: (id: string) => void
  onUndo: (id: string, reason: string) => void
}

/** Who asked for it and who decided, and what may be done with it now. */
export const SecondPerson = ({ of, ...acts }: Props) => (
  <>
    <Text size="xs" c="dimmed">
      {of.asked_by}, <InstantText at={of.asked_at} />
      {of.decided_by && of.decided_at && (
        <>
          {' '}
          · {of.decided_by}, <InstantText at={of.decided_at} />
        </>
      )}
      {of.note && ` · ${of.note}`}
    </Text>
    <Decisions of={of} {...acts} />
  </>
)

const Decisions = ({ of, called, hints, busy, onApprove, onUndo }: Props) => {
  const [asking, { open, close }] = useDisclosure(false)
  const { id, abilities } = of
  const waits = of.state === 'waiting'
  if (asking)
    return (
      <ReasonForm
        hint={waits ? hints.waiting : hints.posted}
        submit={waits ? 'Withdraw' : 'Undo'}
        busy={busy}
        onClose={close}
        onReason={(reason) => {
          close()
          onUndo(id, reason)
        }}
      />
    )
  return (
    <Group gap="xs" mt={4}>
      {abilities.approve && (
        <Button size="xs" loading={busy} onClick={() => onApprove(id)}>
          Approve {called}
        </Button>
      )}
      {abilities.undo && (
        <Button size="xs" variant="default" loading={busy} onClick={open}>
          {waits ? 'Withdraw' : 'Undo'} {called}
        </Button>
      )}
    </Group>
  )
}
