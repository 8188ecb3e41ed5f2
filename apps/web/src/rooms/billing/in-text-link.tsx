import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageLink } from '../../ui/page/page-link.tsx'
import styles from './in-text-link.module.css'

type Props = { href: string; children: ReactNode }

/** A link among words: underlined, as its colour alone would not tell it from them. */
export const InTextLink = ({ href, children }: Props) => (
  <Anchor component={PageLink} href={href} className={styles.link}>
    {children}
  </Anchor>
)
