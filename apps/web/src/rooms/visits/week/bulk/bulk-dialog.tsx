import type { VisitRow } from '@homeward/contract/visits/visits'
import type { Canceler } from '@homeward/domain/visits/endings'
import { Alert, Button, Group, Modal, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { caregiverLookup } from '../../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { cancelerOptions } from '../../change/canceler-options.ts'
import { type BulkAct, type BulkKind, visitsWords } from './bulk-act.ts'
import { BulkPreview, needsReason } from './bulk-preview.tsx'
import { VisitLines } from './visit-lines.tsx'
import { useBulk, useBulkVerdicts } from './use-bulk.ts'

type Props = {
  opened: boolean
  kind: BulkKind
  visits: readonly VisitRow[]
  onClose: () => void
  onDone: () => void
}

const titles: Record<BulkKind, string> = {
  assign: 'Assign visits',
  move: 'Move visits',
  cancel: 'Cancel visits',
}

/** Does one thing with several visits: says before what speaks against it, and afterwards what was not done. */
export const BulkDialog = ({ opened, onClose, kind, ...rest }: Props) => (
  <Modal opened={opened} onClose={onClose} title={titles[kind]} size="lg">
    {opened && <BulkForm kind={kind} onClose={onClose} {...rest} />}
  </Modal>
)

const BulkForm = ({ kind, visits: chosen, onClose, onDone }: Omit<Props, 'opened'>) => {
  // What is moved away meanwhile stays in the list until the dialog closes.
  const [visits] = useState(chosen)
  const [agentId, setAgentId] = useState<string | null>(null)
  const [days, setDays] = useState<number | string>(7)
  const [by, setBy] = useState<Canceler>('client')
  const [reason, setReason] = useState('')
  const act = actOf({ kind, agentId, days, by, reason })
  const verdicts = useBulkVerdicts(act, visits)
  const bulk = useBulk(visits, onDone)
  const asks = kind === 'cancel' || needsReason(verdicts.data)
  const judged = kind === 'cancel' || verdicts.data !== undefined || verdicts.isError
  const running = bulk.progress !== undefined
  return (
    <Stack gap="sm">
      {kind === 'assign' && (
        <SearchSelect
          label="Caregiver"
          description="Without one the visits become open."
          placeholder="Search by name"
          lookup={caregiverLookup}
          value={agentId}
          onChange={setAgentId}
        />
      )}
      {kind === 'move' && (
        <NumberInput
          label="Days later"
          description="Below zero for days earlier. 7 is the same weekday of the next week."
          min={-365}
          max={365}
          allowDecimal={false}
          value={days}
          onChange={setDays}
        />
      )}
      {kind === 'cancel' && (
        <Select
          label="Who canceled"
          allowDeselect={false}
          data={cancelerOptions}
          value={by}
          onChange={(value) => setBy((value ?? 'client') as Canceler)}
        />
      )}
      {kind !== 'cancel' && act && <BulkPreview visits={visits} verdicts={verdicts} />}
      {asks && (
        <TextInput
          label="Reason"
          description="It is kept with each of the visits."
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {bulk.failed.length > 0 && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {visitsWords(bulk.failed.length)} not changed:
          <VisitLines lines={bulk.failed} />
        </Alert>
      )}
      <Group justify="flex-end">
        {running ? (
          <Button variant="default" onClick={bulk.stop}>
            Stop
          </Button>
        ) : (
          <Button variant="default" onClick={bulk.failed.length > 0 ? onDone : onClose}>
            {bulk.failed.length > 0 ? 'Close' : 'Leave them'}
          </Button>
        )}
        {bulk.failed.length === 0 && (
          <Button
            disabled={!act || !judged || running || (kind === 'cancel' && reason.trim() === '')}
            onClick={() => act && void bulk.run(act, asks ? reason.trim() : '')}
          >
            {running
              ? `${bulk.progress ?? 0} of ${visits.length}`
              : `${verbs[kind]} ${visitsWords(visits.length)}`}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

const verbs: Record<BulkKind, string> = { assign: 'Assign', move: 'Move', cancel: 'Cancel' }

type Typed = {
  kind: BulkKind
  agentId: string | null
  days: number | string
  by: Canceler
  reason: string
}

/** The act as it is typed; undefined where it would change nothing. */
const actOf = ({ kind, agentId, days, by, reason }: Typed): BulkAct | undefined => {
  if (kind === 'assign') return { kind, agentId }
  if (kind === 'cancel') return { kind, by, reason: reason.trim() }
  return typeof days === 'number' && days !== 0 ? { kind, days } : undefined
}
