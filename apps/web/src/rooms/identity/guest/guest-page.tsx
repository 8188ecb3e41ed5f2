import { type ReactNode, useEffect } from 'react'
import { words } from '../../../plumbing/failures/words.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useOnline } from '../../../plumbing/offline/use-online.ts'
import { LanguageSwitch } from '../../../ui/page/language-switch.tsx'
import { Logo } from '../../../ui/page/logo.tsx'
import styles from './guest.module.css'
import scene from './scene.svg?no-inline'

type Props = {
  title: string
  /** What this page is for, in a sentence or two. */
  lead?: ReactNode
  /** Links under the form. */
  foot?: ReactNode
  /** Whose page it is: an agency's mark above the title. */
  mark?: ReactNode
  children?: ReactNode
}

/** The frame of pages that need no session: what the product promises, and beside it what to do here. */
export const GuestPage = ({ title, lead, foot, mark, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Homeward`
  }, [title])
  return (
    <div className={styles.screen}>
      <header className={styles.promise}>
        <Logo />
        <p className={styles.headline}>
          {t('Good care')} <span>{t('starts on time,')}</span> <span>{t('at home.')}</span>
        </p>
        <p className={styles.about}>
          {t('Schedule, visits, billing and pay for home-care agencies.')}
        </p>
        <img className={styles.scene} src={scene} alt="" />
      </header>
      <main className={styles.side}>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={styles.form}>
          {mark}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <ConnectionLost />
          {children}
          {foot && <nav className={styles.foot}>{foot}</nav>}
        </div>
      </main>
    </div>
  )
}

/** Nothing is kept for people who are not signed in. */
const ConnectionLost = () => {
  const online = useOnline()
  return (
    <div role="status">{!online && <p className={styles.lost}>{t(words.connectionLost)}</p>}</div>
  )
}
