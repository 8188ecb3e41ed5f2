import type { ReactNode } from 'react'
import styles from './alone-page.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { Page } from './page.tsx'

/** A page without menu and top bar: the mark of the product, and one sheet in the middle of the canvas. */
export const AlonePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.canvas}>
    <header className={styles.mark}>
      <Logo />
      <LanguageSwitch />
    </header>
    <main className={styles.sheet}>
      <Page title={title}>{children}</Page>
    </main>
  </div>
)
