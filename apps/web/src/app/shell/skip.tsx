import { useEffect } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { whenIdle } from '../../plumbing/when-idle.ts'
import { loadDrawings } from '../../ui/scene/scene.tsx'
import { everyScreen } from '../first-screens.ts'
import { loadPopups } from './popups.ts'
import styles from './shell.module.css'

type Loads = readonly (() => Promise<unknown>)[]

/**
 * The first link of a frame. Once that stands, what is needed with the next step is loaded, as it may be
 * taken where there is no network; `later` stays the same.
 */
export const Skip = ({ later = none }: { later?: Loads }) => {
  useEffect(() => whenIdle(() => loadPopups([...later, loadDrawings, everyScreen])), [later])
  return (
    <a href="#main" className={styles.skip}>
      {t('Skip to content')}
    </a>
  )
}

const none: Loads = []
