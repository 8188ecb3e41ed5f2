import { go } from '../paths/navigate.ts'
import { to } from '../paths/to.ts'
import { type Circumstances, consequencesOf } from './catalogue.ts'
import { toastFailure } from './toasts.ts'

/** Shows a failure as the error catalogue says. Forms name the fields that they show themselves. */
export const showFailure = (error: unknown, circumstances?: Circumstances): void => {
  for (const consequence of consequencesOf(error, circumstances)) {
    if (consequence.do === 'toast') toastFailure(consequence.message, consequence.caption)
    else go(to('error.unresponsive', {}, { from: location.pathname + location.search }))
  }
}
