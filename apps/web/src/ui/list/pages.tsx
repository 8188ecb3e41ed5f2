import type { PaginationProps } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../feedback/lazy-part.tsx'

const Pagination = lazyPart(() => import('./mantine-pagination.ts').then((m) => m.PagesBar))

/** The way from page to page, loaded where there is more than one. */
export const Pages = (props: PaginationProps) => (
  <Suspense>
    <Pagination {...props} />
  </Suspense>
)
