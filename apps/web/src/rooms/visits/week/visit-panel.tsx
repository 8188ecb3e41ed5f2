import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { VisitBrief } from '../brief/visit-brief.tsx'

type Props = { id: string | undefined; onClose: () => void }

/** One visit beside the week: what it is, and what the schedule may still change. */
export const VisitPanel = ({ id, onClose }: Props) => (
  <SidePanel opened={id !== undefined} onClose={onClose} title="Visit">
    {id !== undefined && (
      <>
        <VisitBrief key={id} id={id} />
        <Button
          mt="md"
          size="xs"
          variant="default"
          component={PageLink}
          href={to('visit', { id })}
          rightSection={<IconArrowRight size={15} aria-hidden />}
        >
          Open visit
        </Button>
      </>
    )}
  </SidePanel>
)
