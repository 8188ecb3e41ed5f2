import type { PageEndpoint } from '../../plumbing/api/types.ts'
import type { ReactNode } from 'react'
import { type Crumb, Page } from '../page/page.tsx'
import { List, type ListProps } from './list.tsx'

type Props<E extends PageEndpoint> = ListProps<E> & {
  title: string
  crumbs?: readonly Crumb[]
  actions?: ReactNode
  /** Between the title and the list: figures, tabs of saved views. */
  above?: ReactNode
}

/** The pattern of every list screen. Page, sort, search and filters live in the address. */
export const ListScreen = <E extends PageEndpoint>({
  title,
  crumbs,
  actions,
  above,
  ...list
}: Props<E>) => (
  <Page title={title} crumbs={crumbs} actions={actions}>
    {above}
    <List {...list} />
  </Page>
)
