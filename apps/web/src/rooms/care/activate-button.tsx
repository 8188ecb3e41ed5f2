import { type Careplan, updateCareplan } from '@homeward/contract/care/careplans'
import { addDays } from '@homeward/domain/time/zone'
import { horizonDays } from '@homeward/domain/visits/generation'
import { IconPlayerPlay } from '@tabler/icons-react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useWrite } from '../../plumbing/query.ts'
import { DoubtDialog, useDoubt } from '../../ui/feedback/doubt-dialog.tsx'
import { dayWords } from '../../ui/text/dates.ts'
import { useToday } from '../../ui/text/today.ts'
import { touchedByCareplan } from './queries.ts'
import { ChangeButton } from './versions/change-button.tsx'

/** Activates a care plan, after showing what it does to the visits. */
export const ActivateButton = ({ careplan }: { careplan: Careplan }) => {
  const client = useDoubt('client_not_in_care')
  const activate = useWrite(updateCareplan, {
    quiet: true,
    touches: touchedByCareplan,
    onDone: () => toastDone('Care plan activated. Its visits are being created.'),
  })
  const { id, lock_version, end_date } = careplan
  const goesOn = end_date > addDays(useToday(), horizonDays)
  const go = (confirmed: { client_confirmed?: true } = {}) => {
    activate.mutate({ id, lock_version, status: 'active', ...confirmed }, client)
  }
  return (
    <>
      <ChangeButton
        careplan={careplan}
        change={{ status: 'active' }}
        question="Activate this care plan?"
        note={`If a caregiver is already booked, the visit is created without a caregiver.${goesOn ? ` Later visits are added automatically through ${dayWords(end_date)}.` : ''}`}
        confirm="Activate"
        loading={activate.isPending}
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        onConfirm={() => go()}
      >
        Activate
      </ChangeButton>
      <DoubtDialog
        title="Activate this care plan anyway?"
        confirm="Activate anyway"
        of={client}
        onConfirm={() => go({ client_confirmed: true })}
      />
    </>
  )
}
