import type { SavedView } from '@homeward/contract/collaboration/saved-views'
import { Button, UnstyledButton } from '@mantine/core'
import { IconBookmarkPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { InputOf, PageEndpoint, RowOf } from '../../../plumbing/api/types.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import type { ColumnChoice } from '../columns/use-columns.ts'
import type { ListState } from '../use-list.ts'
import { useCounts, useViews } from './use-views.ts'
import { ViewDialog } from './view-dialogs.ts'
import { ViewMenu } from './view-menu.tsx'
import { flatOf, isSameQuery, showView, viewQuery } from './view-query.ts'
import styles from './views.module.css'

type Props<E extends PageEndpoint> = {
  name: string
  of: string
  endpoint: E
  fixed: Partial<InputOf<E>> | undefined
  list: Pick<ListState<E>, 'flat' | 'change'> & {
    /** `kept` names what a view keeps of the address beside filters, order and columns. */
    known: ListState<E>['known'] & { kept?: readonly string[] }
  }
  columns?: ColumnChoice<RowOf<E>>
}

/** The saved views of a list as tabs with live counts, and the way to keep this view. */
export const SavedViews = <E extends PageEndpoint>(props: Props<E>) => {
  const can = useCan()
  return can('search.use') ? <Views {...props} /> : null
}

const Views = <E extends PageEndpoint>(props: Props<E>) => {
  const { name, of, endpoint, fixed, list, columns } = props
  const views = useViews(name)
  const counts = useCounts(views, { endpoint, fixed, known: list.known })
  const [saving, setSaving] = useState(false)
  const active = views.find(({ id }) => id === list.flat.view)
  const keys = columns?.chosen ? columns.shown.map(({ key }) => key).join(',') : undefined
  const query = viewQuery(list.flat, list.known, keys)
  const changed = active ? !isSameQuery(query, flatOf(active)) : Object.keys(query).length > 0
  const show = (view: SavedView | undefined) => list.change(showView(view, list.known))
  return (
    <nav className={styles.views} aria-label={`Views for ${of}`} data-print="no">
      <ul className={styles.tabs}>
        <ViewTab
          label="Default"
          count={counts[0]}
          current={active === undefined}
          onShow={() => show(undefined)}
        />
        {views.map((view, at) => (
          <ViewTab
            key={view.id}
            label={view.name}
            hint={view.own ? undefined : `shared by ${view.owner}`}
            shared={view.shared}
            count={counts[at + 1]}
            current={view.id === active?.id}
            onShow={() => show(view)}
          />
        ))}
      </ul>
      {active?.own && (
        <ViewMenu
          view={active}
          views={views}
          query={changed ? query : undefined}
          onDeleted={() => show(undefined)}
        />
      )}
      {changed && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBookmarkPlus size={15} aria-hidden />}
          onClick={() => setSaving(true)}
        >
          {active ? 'Save as new view' : 'Save this view'}
        </Button>
      )}
      <ViewDialog
        opened={saving}
        onClose={() => setSaving(false)}
        list={name}
        query={query}
        onSaved={show}
      />
    </nav>
  )
}

type TabProps = {
  label: string
  hint?: string | undefined
  shared?: boolean
  count: string | undefined
  current: boolean
  onShow: () => void
}

const ViewTab = ({ label, hint, shared = false, count, current, onShow }: TabProps) => (
  <li>
    <UnstyledButton
      className={styles.tab}
      aria-current={current ? 'true' : undefined}
      title={hint}
      onClick={onShow}
    >
      {shared && <IconUsers size={14} role="img" aria-label={hint ?? 'shared with the office'} />}
      {label} {count !== undefined && <span className={styles.count}>{count}</span>}
    </UnstyledButton>
  </li>
)
