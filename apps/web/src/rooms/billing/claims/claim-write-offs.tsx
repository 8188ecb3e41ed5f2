import type { Claim } from '@homeward/contract/billing/claim-shape'
import type { WriteOff } from '@homeward/contract/billing/write-off-shape'
import { approveWriteOff, undoWriteOff } from '@homeward/contract/billing/write-offs'
import { writeOffStateLabels } from '@homeward/domain/billing/write-offs'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { Money } from '../../../ui/text/values.tsx'
import { SecondPerson } from './second-person.tsx'
import { WriteOffForm } from './write-off-form.tsx'

/** What was given up of a claim, and the button that gives up more. */
export const ClaimWriteOffs = ({ claim }: { claim: Claim }) => {
  const [adding, { open, close }] = useDisclosure(false)
  const waits = claim.write_offs.some(({ state }) => state === 'waiting')
  const may = claim.abilities.write_off && !waits
  if (!may && claim.write_offs.length === 0) return null
  return (
    <Card title="Write-offs">
      <Stack gap="sm">
        {claim.write_offs.map((one) => (
          <Given key={one.id} writeOff={one} />
        ))}
        {may && adding && <WriteOffForm claim={claim} onClose={close} />}
        {may && !adding && (
          <Group>
            <Button size="xs" variant="default" onClick={open}>
              Write off
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

const hints = {
  waiting: 'Nothing was posted yet. The claim stays as it is.',
  posted: 'The journal gets an entry that takes it back, and the amount is open again.',
}

const Given = ({ writeOff }: { writeOff: WriteOff }) => {
  const approve = useWrite(approveWriteOff, { onDone: () => toastDone('Written off') })
  const undo = useWrite(undoWriteOff, { onDone: () => toastDone('Write-off taken back') })
  return (
    <div>
      <Text size="sm">
        <Money cents={writeOff.amount_cents} /> · {writeOffStateLabels[writeOff.state]} ·{' '}
        {writeOff.reason}
      </Text>
      <SecondPerson
        of={writeOff}
        called="write-off"
        hints={hints}
        busy={approve.isPending || undo.isPending}
        onApprove={(id) => approve.mutate({ id })}
        onUndo={(id, reason) => undo.mutate({ id, reason })}
      />
    </div>
  )
}
