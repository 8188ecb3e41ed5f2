import { type Careplan, updateCareplan } from '@homeward/contract/care/careplans'
import { Button } from '@mantine/core'
import {
  IconArchive,
  IconPencil,
  IconPlayerStop,
  IconPrinter,
  IconRestore,
} from '@tabler/icons-react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useWrite } from '../../plumbing/query.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { aboveAuthorization, activeShifts, daysOf, drawnShift } from './shifts/planned.ts'
import { ActivateButton } from './activate-button.tsx'
import { touchedByCareplan } from './queries.ts'
import { ChangeButton } from './versions/change-button.tsx'
import { ReviseButton } from './versions/revise-button.tsx'
import { printPage } from '../../ui/page/print.ts'

/** What can be done with a care plan, as its abilities say. */
export const CareplanActions = ({ careplan }: { careplan: Careplan }) => {
  const { abilities, id, lock_version, client, status } = careplan
  const move = useWrite(updateCareplan, {
    touches: touchedByCareplan,
    onDone: () => toastDone('Care plan updated.'),
  })
  const moveTo = (next: 'inactive' | 'archived' | 'scheduled') =>
    move.mutate({ id, lock_version, status: next })
  const shifts = activeShifts(careplan).map(drawnShift)
  const fits = aboveAuthorization(careplan, shifts, daysOf(careplan)) === null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={printPage}
      >
        Print
      </Button>
      {abilities.archive && (
        <ChangeButton
          careplan={careplan}
          change={{ status: 'archived' }}
          variant="default"
          color="red"
          loading={move.isPending}
          leftSection={<IconArchive size={16} aria-hidden />}
          question="Archive this care plan?"
          confirm="Archive"
          onConfirm={() => moveTo('archived')}
        >
          Archive
        </ChangeButton>
      )}
      {abilities.end && (
        <ChangeButton
          careplan={careplan}
          change={{ status: 'inactive' }}
          variant="default"
          color="red"
          loading={move.isPending}
          leftSection={<IconPlayerStop size={16} aria-hidden />}
          question={status === 'active' ? 'End this care plan?' : 'Stop this care plan?'}
          note="You can activate it again."
          confirm="End care plan"
          onConfirm={() => moveTo('inactive')}
        >
          End
        </ChangeButton>
      )}
      {abilities.schedule && status === 'archived' && (
        <Button
          variant="default"
          loading={move.isPending}
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => moveTo('scheduled')}
        >
          Restore
        </Button>
      )}
      <ReviseButton careplan={careplan} />
      {abilities.edit && (
        <Button
          variant="default"
          component={PageLink}
          href={to('careplan.edit', { clientId: client.id, careplanId: id })}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit shifts
        </Button>
      )}
      {abilities.activate && shifts.length > 0 && fits && <ActivateButton careplan={careplan} />}
    </>
  )
}
