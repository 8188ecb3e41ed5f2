import { Group, Kbd, Switch, Table, Title } from '@mantine/core'
import { prefer, usePreferences } from '../../plumbing/preferences.ts'

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
