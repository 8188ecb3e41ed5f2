import { IconCloudOff } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { words } from '../../plumbing/failures/words.ts'
import { inTime } from '../../plumbing/in-time.ts'
import { t } from '../../plumbing/language/translate.ts'
import { lazyOr } from '../../plumbing/lazy-or.ts'
import { Press } from '../light/press.tsx'
import { EmptyState } from './empty-state.tsx'

type Load<P> = () => Promise<ComponentType<P>>

/**
 * A part of a page that is loaded when it is drawn first. Where that fails its place says so, and the
 * rest of the page stays with what is typed in it.
 */
export const lazyPart = <P extends object>(load: Load<P>) =>
  lazyOr(load, (props: P) => <Again load={load} props={props} />)

const Again = <P extends object>({ load, props }: { load: Load<P>; props: P }) => {
  const [Part, setPart] = useState<ComponentType<P>>()
  const [asking, setAsking] = useState(false)
  if (Part) return <Part {...props} />
  const retry = () => {
    setAsking(true)
    inTime(load).then(
      (part) => setPart(() => part),
      () => setAsking(false),
    )
  }
  return (
    <EmptyState
      role="alert"
      icon={IconCloudOff}
      title={t('This section could not be loaded')}
      hint={t(words.notLoaded)}
      action={
        <Press kind="default" busy={asking} onClick={retry}>
          {t('Try again')}
        </Press>
      }
    />
  )
}
