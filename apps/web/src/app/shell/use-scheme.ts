import { useMantineContext } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'

const sentences = { light: 'Switch to light mode', dark: 'Switch to dark mode' }

/** The way to the other scheme, light or dark; remembered on this device. */
export const useScheme = (): { word: string; icon: TablerIcon; change: () => void } => {
  const { colorScheme, setColorScheme } = useMantineContext()
  const ofDevice = useColorScheme('light', { getInitialValueInEffect: false })
  const present = colorScheme === 'auto' ? ofDevice : colorScheme
  const other = present === 'dark' ? 'light' : 'dark'
  return {
    word: sentences[other],
    icon: other === 'light' ? IconSun : IconMoon,
    change: () => setColorScheme(other),
  }
}
