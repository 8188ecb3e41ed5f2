import { ActionIcon } from '@mantine/core'
import { useScheme } from './use-scheme.ts'

/** Light or dark; remembered on this device. */
export const SchemeToggle = () => {
  const { word, icon: Icon, change } = useScheme()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={word}
      title={word}
      onClick={change}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
