import { Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { words } from '../../../plumbing/failures/words.ts'
import { useOnline } from '../../../plumbing/offline/use-online.ts'
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
        <ConnectionLost />
        {children}
        {foot && <nav className={styles.foot}>{foot}</nav>}
      </Paper>
    </main>
  )
}

/** Nothing is kept for people who are not signed in. */
const ConnectionLost = () => {
  const online = useOnline()
  return <div role="status">{!online && <p className={styles.lost}>{words.connectionLost}</p>}</div>
}
