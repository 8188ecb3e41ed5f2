import { type AlertPriority, alertPriorityLabels } from '@homeward/domain/collaboration/alerts'
import { Badge } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react'

const marks = {
  low: { color: 'gray', icon: IconArrowDown },
  medium: { color: 'amber', icon: IconMinus },
  high: { color: 'red', icon: IconArrowUp },
} as const

/** How soon somebody should look, as colour, icon and word. */
export const PriorityBadge = ({ priority }: { priority: AlertPriority }) => {
  const { color, icon: Icon } = marks[priority]
  return (
    <Badge
      color={color}
      variant="light"
      tt="none"
      fw={550}
      radius="sm"
      leftSection={<Icon size={13} aria-hidden />}
    >
      {alertPriorityLabels[priority]}
    </Badge>
  )
}
