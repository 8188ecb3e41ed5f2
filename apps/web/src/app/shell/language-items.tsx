import { languageNames, languages } from '@homeward/domain/language/languages'
import { Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { chooseLanguage, language } from '../../plumbing/language/language.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { keepLanguage } from '../../rooms/identity/account/keep-language.ts'

/** The other languages as lines of the menu, each in its own words. */
export const LanguageItems = () =>
  languages
    .filter((one) => one !== language())
    .map((one) => (
      <Menu.Item
        key={one}
        lang={one}
        leftSection={<IconLanguage size={16} aria-hidden />}
        onClick={() => void chooseLanguage(one).then(() => keepLanguage(one), showFailure)}
      >
        {languageNames[one]}
      </Menu.Item>
    ))
