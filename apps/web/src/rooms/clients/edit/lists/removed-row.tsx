import { Button, Group, Text } from '@mantine/core'
import styles from '../edit.module.css'

type Props = { words: string; onRestore: () => void }

/** A stored entry that goes when the form is saved, and can be taken back until then. */
export const RemovedRow = ({ words, onRestore }: Props) => (
  <Group justify="space-between" className={styles.removed}>
    <Text c="dimmed" td="line-through">
      {words}
    </Text>
    <Button size="compact-sm" variant="default" onClick={onRestore}>
      Keep {words}
    </Button>
  </Group>
)
