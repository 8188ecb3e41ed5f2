import { Suspense } from 'react'
import { lazyOr, nothing } from '../../../plumbing/lazy-or.ts'

const OpenLine = lazyOr(() => import('./open-line.tsx').then((m) => m.OpenLine), nothing)

/** The line to the open visits, which the first look at the day does not wait for. */
export const OpenLineLater = () => (
  <Suspense>
    <OpenLine />
  </Suspense>
)
