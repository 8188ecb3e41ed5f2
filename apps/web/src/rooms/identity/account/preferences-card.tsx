import { Input, SegmentedControl, Stack, Switch, useMantineColorScheme } from '@mantine/core'
import { prefer, type Preferences, usePreferences } from '../../../plumbing/preferences.ts'
import { Card } from '../../../ui/record/facts.tsx'

const schemes: { value: Preferences['colorScheme']; label: string }[] = [
  { value: 'auto', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** How this device shows Homeward. */
export const PreferencesCard = () => {
  const { colorScheme, singleKeys } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  return (
    <Card title="Display and shortcuts">
      <Stack>
        <Input.Wrapper label="Color mode" labelElement="div">
          <div>
            <SegmentedControl
              data={schemes}
              value={colorScheme}
              aria-label="Color mode"
              onChange={(value) => setColorScheme(value as Preferences['colorScheme'])}
            />
          </div>
        </Input.Wrapper>
        <Switch
          label="Single-key shortcuts in lists"
          description="Turn this off if you use dictation or other tools that type for you."
          checked={singleKeys}
          onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  )
}
