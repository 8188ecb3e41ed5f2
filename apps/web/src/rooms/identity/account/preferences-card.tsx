import { Input, SegmentedControl, Stack, Switch, useMantineColorScheme } from '@mantine/core'
import { prefer, type Preferences, usePreferences } from '../../../plumbing/preferences.ts'
import { Card } from '../../../ui/record/facts.tsx'

const schemes: { value: Preferences['colorScheme']; label: string }[] = [
  { value: 'auto', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** How this device shows Homeward. */
export const PreferencesCard = () => {
  const { colorScheme, singleKeys } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  return (
    <Card title="Display and keys">
      <Stack>
        <Input.Wrapper label="Colors" labelElement="div">
          <div>
            <SegmentedControl
              data={schemes}
              value={colorScheme}
              aria-label="Colors"
              onChange={(value) => setColorScheme(value as Preferences['colorScheme'])}
            />
          </div>
        </Input.Wrapper>
        <Switch
          label="Listen to single keys in lists"
          description="Switch this off if you dictate or use other tools that type."
          checked={singleKeys}
          onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  )
}
