import { ActionIcon, Group, Kbd, Modal, Switch, Table, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import { prefer, usePreferences } from '../../plumbing/preferences.ts'
import { listKeys } from './keys.ts'

/** Shows the keys of a list, and the switch for people whom single keys disturb. */
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
      <Modal opened={opened} onClose={close} title="Keyboard shortcuts for this list">
        <KeyTable keys={listKeys} />
        <SingleKeysSwitch />
      </Modal>
    </>
  )
}

type KeyTableProps = { title?: string; keys: readonly (readonly [key: string, meaning: string])[] }

/** Keys with what they do. Keys that follow each other are parted by a blank. */
export const KeyTable = ({ title, keys }: KeyTableProps) => (
  <>
    {title && (
      <Title order={3} mb={4}>
        {title}
      </Title>
    )}
    <Table mb="md">
      <tbody>
        {keys.map(([key, meaning]) => (
          <tr key={key}>
            <td style={{ width: '7rem' }}>
              <Group gap={4}>
                {key.split(' ').map((one) => (
                  <Kbd key={one}>{one}</Kbd>
                ))}
              </Group>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </>
)

/** Single keys disturb people who dictate or whose tools type. */
export const SingleKeysSwitch = () => {
  const { singleKeys } = usePreferences()
  return (
    <Switch
      label="Single-key shortcuts"
      description="Turn this off if you use dictation or other tools that type for you."
      checked={singleKeys}
      onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
    />
  )
}
