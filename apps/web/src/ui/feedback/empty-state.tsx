import { Stack, Text, Title } from '@mantine/core'
import { IconInbox, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

type Props = {
  title: string
  /** What to do next. */
  hint?: ReactNode
  icon?: TablerIcon
  action?: ReactNode
  /** `alert` where something went wrong, so that it is read out at once. */
  role?: 'alert' | 'status'
}

/** What stands where there is nothing to show: what, why, and the next step. */
export const EmptyState = ({ title, hint, icon: Icon = IconInbox, action, role }: Props) => (
  <Stack align="center" gap="xs" className={styles.state} role={role}>
    <span className={styles.icon}>
      <Icon size={28} stroke={1.5} aria-hidden />
    </span>
    <Title order={2}>{title}</Title>
    {hint && (
      <Text c="dimmed" ta="center" maw="28rem">
        {hint}
      </Text>
    )}
    {action}
  </Stack>
)
