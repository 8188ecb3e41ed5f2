import { Input, SegmentedControl, Stack, Switch, useMantineColorScheme } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { prefer, type Preferences, usePreferences } from '../../../plumbing/preferences.ts'
import { LanguageSwitch } from '../../../ui/page/language-switch.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { keepLanguage } from './keep-language.ts'

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
        <Input.Wrapper label={t('Language')} labelElement="div">
          <div>
            <LanguageSwitch onChoose={keepLanguage} />
          </div>
        </Input.Wrapper>
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
