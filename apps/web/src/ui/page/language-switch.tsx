import { type Language, languageNames, languages } from '@homeward/domain/language/languages'
import { showFailure } from '../../plumbing/failures/show.ts'
import { chooseLanguage, language } from '../../plumbing/language/language.ts'
import { t } from '../../plumbing/language/translate.ts'
import styles from './language-switch.module.css'

type Props = {
  /** What follows the choice, such as keeping it with the account. */
  onChoose?: (next: Language) => void
}

/** The languages, each in its own words. */
export const LanguageSwitch = ({ onChoose }: Props) => {
  const choose = (next: Language) => {
    void chooseLanguage(next).catch(showFailure)
    onChoose?.(next)
  }
  return (
    <div className={styles.switch} role="group" aria-label={t('Language')}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={`bare ${styles.one}`}
          aria-pressed={one === language()}
          onClick={() => choose(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  )
}
