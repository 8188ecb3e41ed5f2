import { t } from '../../plumbing/language/translate.ts'
import type { PageEndpoint } from '../../plumbing/api/types.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { cleared } from './list-input.ts'
import type { ListState } from './use-list.ts'

type Props<E extends PageEndpoint> = {
  of: string
  empty?: { title: string; hint?: ReactNode; action?: ReactNode }
  narrowed: boolean
  list: ListState<E>
  change: ListState<E>['change']
}

/** No rows: because of the filters, or because there are none yet. */
export const NoneFound = <E extends PageEndpoint>({
  of,
  empty,
  narrowed,
  list,
  change,
}: Props<E>) => {
  if (!narrowed)
    return <EmptyState role="status" {...(empty ?? { title: t('No {of} yet', { of }) })} />
  return (
    <EmptyState
      role="status"
      scene="search"
      title={t('No {of} match', { of })}
      hint={t('Try another search or fewer filters.')}
      action={
        <Button variant="default" onClick={() => change(cleared(list.known))}>
          {t('Clear filters')}
        </Button>
      }
    />
  )
}
