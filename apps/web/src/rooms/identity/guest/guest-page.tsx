import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Logo } from '../../../ui/page/logo.tsx'
import styles from './guest.module.css'

type Props = {
  title: string
  /** What this page is for, in a sentence or two. */
  lead?: ReactNode
  /** Links under the card's content. */
  foot?: ReactNode
  children?: ReactNode
}

/** The frame of pages that need no session: one card in the middle. */
export const GuestPage = ({ title, lead, foot, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · Homeward`
  }, [title])
  return (
    <main className={styles.screen}>
      <Paper withBorder radius="lg" p="xl" className={styles.card}>
        <Logo />
        <Title order={1} mt="lg" mb={4}>
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" mb="lg">
            {lead}
          </Text>
        )}
        {children}
        {foot && <nav className={styles.foot}>{foot}</nav>}
      </Paper>
    </main>
  )
}
