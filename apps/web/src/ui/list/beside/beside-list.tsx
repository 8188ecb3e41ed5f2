import { ActionIcon, Button, CloseButton, Group } from '@mantine/core'
import { IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { PageLink } from '../../page/page-link.tsx'
import styles from './beside.module.css'
import type { BesideState } from './use-beside.ts'

type Props = { beside: BesideState | undefined; children: ReactNode }

/** A list, with the panel of its open row beside it. */
export const BesideList = ({ beside, children }: Props) => {
  const id = beside?.id
  return (
    <div className={styles.both} data-opened={id !== undefined || undefined}>
      <div className={styles.list}>{children}</div>
      {beside && id !== undefined && <Panel beside={beside} id={id} />}
    </div>
  )
}

const Panel = ({ beside, id }: { beside: BesideState; id: string }) => (
  <section
    className={styles.panel}
    aria-label={beside.of}
    tabIndex={-1}
    data-beside
    data-print="no"
  >
    <div className={styles.head}>
      <Group gap={2}>
        <Step to={beside.before} label={t('Previous row')} show={beside.show}>
          <IconChevronUp size={16} />
        </Step>
        <Step to={beside.after} label={t('Next row')} show={beside.show}>
          <IconChevronDown size={16} />
        </Step>
        <span className={styles.position}>{beside.position}</span>
      </Group>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          component={PageLink}
          href={beside.page(id)}
          rightSection={<IconArrowRight size={15} aria-hidden />}
        >
          {t('Open page')}
        </Button>
        <CloseButton aria-label={t('Close panel')} onClick={beside.close} />
      </Group>
    </div>
    <div key={id} className={styles.body}>
      {beside.body(id)}
    </div>
  </section>
)

type StepProps = {
  to: string | undefined
  label: string
  show: (id: string) => void
  children: ReactNode
}

const Step = ({ to, label, show, children }: StepProps) => (
  <ActionIcon
    variant="default"
    size={30}
    aria-label={label}
    disabled={to === undefined}
    onClick={() => to !== undefined && show(to)}
  >
    {children}
  </ActionIcon>
)
