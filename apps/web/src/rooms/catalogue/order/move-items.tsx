import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

type Props = {
  /** From 0. */
  at: number
  count: number
  onMove: (to: number) => void
}

/** The same moves from a menu, for those who do not drag. */
export const MoveItems = ({ at, count, onMove }: Props) => (
  <>
    <Menu.Item
      leftSection={<IconArrowUp size={16} aria-hidden />}
      disabled={at === 0}
      onClick={() => onMove(at - 1)}
    >
      Move up
    </Menu.Item>
    <Menu.Item
      leftSection={<IconArrowDown size={16} aria-hidden />}
      disabled={at === count - 1}
      onClick={() => onMove(at + 1)}
    >
      Move down
    </Menu.Item>
  </>
)
