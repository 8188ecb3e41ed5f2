import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import { whenOpened } from '../feedback/when-opened.tsx'

const ListKeysDialog = whenOpened(() =>
  import('./list-keys-dialog.tsx').then((m) => m.ListKeysDialog),
)

/** Shows the keys of a list. */
export const KeysButton = () => {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size={30}
        aria-label="Keyboard shortcuts for this list"
        title="Keyboard shortcuts"
        onClick={open}
        visibleFrom="sm"
      >
        <IconKeyboard size={16} aria-hidden />
      </ActionIcon>
      <ListKeysDialog opened={opened} onClose={close} />
    </>
  )
}
