import { updateMe } from '@homeward/contract/identity/accounts'
import type { Language } from '@homeward/domain/language/languages'
import { call } from '../../../plumbing/api/call.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { refreshSession } from '../../../plumbing/session/lifecycle.ts'

/** Keeps the language that a person chose with their account, for mails and for other devices. */
export const keepLanguage = (language: Language): void => {
  void call(updateMe, { language }).then(refreshSession).catch(showFailure)
}
