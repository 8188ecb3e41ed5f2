import { t } from '../../../plumbing/language/translate.ts'

/** What the huge button of a visit does. */
export const punchWords = (out: boolean): string => (out ? t('Check out') : t('Check in'))
