import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import type { Visit } from '@homeward/contract/visits/visits'
import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../../../plumbing/failures/toasts.ts'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { BriefQuery } from '../../../../ui/list/beside/brief-query.tsx'
import { MissedForm } from '../../change/missed-form.tsx'
import { CallButton } from '../../page/call-button.tsx'
import { CorrectForm } from '../../page/correct-form.tsx'
import { PunchForm } from '../../page/punch-form.tsx'
import { visitQuery } from '../../queries.ts'
import { WhenText } from '../../when-text.tsx'
import { actWords, type OfficeAct } from './office-acts.ts'

export type AskedAct = { act: Exclude<OfficeAct, 'cover'>; row: ExceptionRow }

type Props = { asked: AskedAct | undefined; onClose: () => void }

/** What the office types about one visit of the queue; the queue stays where it is. */
export const OfficeDialog = ({ asked, onClose }: Props) => (
  <Dialog
    opened={asked !== undefined}
    onClose={onClose}
    title={asked ? `${actWords[asked.act]}: ${asked.row.client.name}` : ''}
    size="lg"
  >
    {asked && <Content key={asked.row.id} asked={asked} onClose={onClose} />}
  </Dialog>
)

const Content = ({ asked: { act, row }, onClose }: Props & { asked: AskedAct }) => (
  <BriefQuery query={useQuery(visitQuery(row.id))} of="visit">
    {(visit) => (
      <>
        <Group justify="space-between" mb="sm">
          <Text size="sm">
            <WhenText visit={visit} />, {visit.agent?.name ?? 'no caregiver'}
          </Text>
          <CallButton visit={visit} />
        </Group>
        <Form act={act} visit={visit} onClose={onClose} />
      </>
    )}
  </BriefQuery>
)

type FormProps = { act: AskedAct['act']; visit: Visit; onClose: () => void }

const Form = ({ act, visit, onClose }: FormProps) => {
  switch (act) {
    case 'check_in':
    case 'check_out':
      return <PunchForm visit={visit} out={act === 'check_out'} onClose={onClose} />
    case 'miss':
      return <MissedForm visit={visit} onClose={onClose} />
    case 'correct':
      return (
        <CorrectForm
          visit={visit}
          onClose={onClose}
          onDone={() => {
            toastDone('Visit approved.')
            onClose()
          }}
        />
      )
  }
}
