import {
  archiveAssessment,
  type Assessment,
  updateAssessment,
} from '@homeward/contract/care/assessments'
import { archivedEnd } from '@homeward/domain/care/assessment'
import { Button } from '@mantine/core'
import {
  IconArchive,
  IconCalendarPlus,
  IconCheck,
  IconPencil,
  IconPrinter,
  IconRestore,
} from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { printPage } from '../../../ui/page/print.ts'
import { dayWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'

/** What can be done with an assessment, as its abilities say. */
export const AssessmentActions = ({ assessment }: { assessment: Assessment }) => {
  const { abilities, id, lock_version, client, status } = assessment
  const today = useToday()
  const here = { clientId: client.id, assessmentId: id }
  const move = useWrite(updateAssessment, {
    touches: ['clients'],
    onDone: () => toastDone('Assessment updated.'),
  })
  const archive = useWrite(archiveAssessment, {
    touches: ['clients'],
    onDone: () => toastDone('Assessment archived.'),
  })
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
        <ConfirmButton
          variant="default"
          color="red"
          loading={archive.isPending}
          leftSection={<IconArchive size={16} aria-hidden />}
          question="Archive this assessment?"
          consequence={`Its last day will be ${dayWords(archivedEnd(assessment.start_date, today))}. Its care plans stay.`}
          confirm="Archive"
          onConfirm={() => archive.mutate({ id, lock_version })}
        >
          Archive
        </ConfirmButton>
      )}
      {abilities.restore && (
        <Button
          variant="default"
          loading={move.isPending}
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => move.mutate({ id, lock_version, status: 'scheduled' })}
        >
          Restore
        </Button>
      )}
      {abilities.edit && (
        <Button
          variant="default"
          component={PageLink}
          href={to('assessment.edit', here)}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </Button>
      )}
      {abilities.schedule && (
        <Button
          loading={move.isPending}
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => move.mutate({ id, lock_version, status: 'scheduled' })}
        >
          Finish draft
        </Button>
      )}
      {abilities.add_careplan && status !== 'draft' && (
        <Button
          component={PageLink}
          href={to('assessment.careplan', here)}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          New care plan
        </Button>
      )}
    </>
  )
}
