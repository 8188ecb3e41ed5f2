import { ActionIcon, Kbd, Modal, Switch, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import { prefer, usePreferences } from '../../plumbing/preferences.ts'
import { listKeys } from './keys.ts'

/** Shows the keys of a list, and the switch for people whom single keys disturb. */
export const KeysButton = () => {
  const [opened, { open, close }] = useDisclosure(false)
  const { singleKeys } = usePreferences()
  return (
    <>
      <ActionIcon
        variant="default"
        size={30}
        aria-label="Show the keys of this list"
        title="Keys"
        onClick={open}
        visibleFrom="sm"
      >
        <IconKeyboard size={16} aria-hidden />
      </ActionIcon>
      <Modal opened={opened} onClose={close} title="Keys of this list">
        <Table mb="md">
          <tbody>
            {listKeys.map(([key, meaning]) => (
              <tr key={key}>
                <td>
                  <Kbd>{key}</Kbd>
                </td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Switch
          label="Listen to single keys"
          description="Switch this off if you dictate or use other tools that type."
          checked={singleKeys}
          onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
        />
      </Modal>
    </>
  )
}
