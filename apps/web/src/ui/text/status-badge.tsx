import { Badge } from '@mantine/core'
import { toneOf } from '../theme/status.ts'
import { labelWords } from './label-words.ts'

type Props = {
  /** The value, which chooses colour and icon. */
  status: string
  /** The domain's label; the value in words where it is left out. */
  label?: string
}

/** A status as colour, icon and word. */
export const StatusBadge = ({ status, label }: Props) => {
  const { color, icon: Icon } = toneOf(status)
  return (
    <Badge
      color={color}
      variant="light"
      size="md"
      miw="max-content"
      tt="none"
      fw={550}
      radius="sm"
      leftSection={<Icon size={13} aria-hidden />}
    >
      {label ?? labelWords(status)}
    </Badge>
  )
}
