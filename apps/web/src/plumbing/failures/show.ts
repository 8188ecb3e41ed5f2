import { createElement, Suspense } from 'react'
import { lazyOr, nothing } from '../lazy-or.ts'
import { go } from '../paths/navigate.ts'
import { to } from '../paths/to.ts'
import { type Circumstances, consequencesOf } from './catalogue.ts'
import { toastFailure } from './toasts.ts'

const AgencyOffer = lazyOr(() => import('./agency-offer.tsx').then((m) => m.AgencyOffer), nothing)

/** Shows a failure as the error catalogue says. Forms name the fields that they show themselves. */
export const showFailure = (error: unknown, circumstances?: Circumstances): void => {
  for (const consequence of consequencesOf(error, circumstances)) {
    if (consequence.do === 'toast') {
      const offer =
        consequence.offers &&
        createElement(Suspense, null, createElement(AgencyOffer, { onFailure: showFailure }))
      toastFailure(consequence.message, { ...consequence, offer })
    } else if (consequence.to === 'error.forbidden') go(to('error.forbidden'), { replace: true })
    else leaveUnanswered()
  }
}

/** To the page that says so, remembering where the person was. Drafts are kept. */
const leaveUnanswered = (): void => {
  if (location.pathname === to('error.unresponsive')) return
  const from = location.pathname + location.search + location.hash
  go(to('error.unresponsive', {}, { from }), { force: true })
}
