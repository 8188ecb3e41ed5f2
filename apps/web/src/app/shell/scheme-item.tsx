import { Menu } from '@mantine/core'
import { useScheme } from './use-scheme.ts'

/** Light or dark as a line of the menu, where there is no top bar with the button for it. */
export const SchemeItem = () => {
  const { word, icon: Icon, change } = useScheme()
  return (
    <Menu.Item leftSection={<Icon size={16} aria-hidden />} onClick={change}>
      {word}
    </Menu.Item>
  )
}
