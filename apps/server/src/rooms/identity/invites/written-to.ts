import { languageOf } from '@homeward/domain/language/languages'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import type { Invited } from './people-store.ts'
import type { Written } from './write-invite.ts'

/** How an invited person is written to: caregivers who never signed in get both languages. */
export const writtenTo = ({ language, role }: Pick<Invited, 'language' | 'role'>): Written =>
  language === null && isCaregiverRole(role) ? 'both' : languageOf(language)
