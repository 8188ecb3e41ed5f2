import type { PaginationProps } from '@mantine/core'
import { lazy, Suspense } from 'react'

const Pagination = lazy(() =>
  import('./mantine-pagination.ts').then((m) => ({ default: m.PagesBar })),
)

/** The way from page to page, loaded where there is more than one. */
export const Pages = (props: PaginationProps) => (
  <Suspense>
    <Pagination {...props} />
  </Suspense>
)
