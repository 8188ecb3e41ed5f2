import { Suspense } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { SidePanel } from '../../ui/feedback/side-panel.tsx'
import { loadQueuePanel } from './popups.ts'

const QueuePanel = lazyPart(loadQueuePanel)

type Props = { opened: boolean; onClose: () => void }

/** The list of the changes that wait on this device. */
export const UnsentPanel = ({ opened, onClose }: Props) => (
  <SidePanel opened={opened} onClose={onClose} title={t('Unsynced changes')}>
    <Suspense>
      <QueuePanel onGo={onClose} />
    </Suspense>
  </SidePanel>
)
