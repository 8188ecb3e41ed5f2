import { Input, SegmentedControl, Stack, Switch, useMantineColorScheme } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { prefer, type Preferences, usePreferences } from '../../../plumbing/preferences.ts'
import { LanguageSwitch } from '../../../ui/page/language-switch.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { keepLanguage } from './keep-language.ts'

const schemes: { value: Preferences['colorScheme']; label: string }[] = [
  {
    value: 'auto',
    get label() {
      return t('Match device')
    },
  },
  {
    value: 'light',
    get label() {
      return t('Light')
    },
  },
  {
    value: 'dark',
    get label() {
      return t('Dark')
    },
  },
]

/** How this device shows Homeward. */
export const PreferencesCard = () => {
  const { colorScheme, singleKeys } = usePreferences()
  const { setColorScheme } = useMantineColorScheme()
  return (
    <Card title={t('Display and shortcuts')}>
      <Stack>
        <Input.Wrapper label={t('Language')} labelElement="div">
          <div>
            <LanguageSwitch onChoose={keepLanguage} />
          </div>
        </Input.Wrapper>
        <Input.Wrapper label={t('Color mode')} labelElement="div">
          <div>
            <SegmentedControl
              data={schemes}
              value={colorScheme}
              aria-label={t('Color mode')}
              onChange={(value) => setColorScheme(value as Preferences['colorScheme'])}
            />
          </div>
        </Input.Wrapper>
        <Switch
          label={t('Single-key shortcuts in lists')}
          description={t('Turn this off if you use dictation or other tools that type for you.')}
          checked={singleKeys}
          onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  )
}
