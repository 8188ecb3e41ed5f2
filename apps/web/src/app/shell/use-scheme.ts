import { word } from '@homeward/domain/language/sentence'
import { useMantineContext } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react'
import { t } from '../../plumbing/language/translate.ts'

const sentences = { light: word('Switch to light mode'), dark: word('Switch to dark mode') }

/** The way to the other scheme, light or dark; remembered on this device. */
export const useScheme = (): { word: string; icon: TablerIcon; change: () => void } => {
  const { colorScheme, setColorScheme } = useMantineContext()
  const ofDevice = useColorScheme('light', { getInitialValueInEffect: false })
  const present = colorScheme === 'auto' ? ofDevice : colorScheme
  const other = present === 'dark' ? 'light' : 'dark'
  return {
    word: t(sentences[other]),
    icon: other === 'light' ? IconSun : IconMoon,
    change: () => setColorScheme(other),
  }
}
