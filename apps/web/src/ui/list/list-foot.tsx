import { word } from '@homeward/domain/language/sentence'
import type { PageMeta } from '@homeward/contract/endpoint'
import { Button, Pagination } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
import { totalWords } from './total-words.ts'
import styles from './list.module.css'

type Props = {
  of: string
  meta: PageMeta | undefined
  onPage: (page: number) => void
  /** Has all rows counted, where the list can. */
  onCount?: () => void
}

/** Which rows of how many, and the pages. */
export const ListFoot = ({ of, meta, onPage, onCount }: Props) => (
  <div className={styles.foot} data-print="no">
    <span role="status" className="tabular">
      {meta && span(meta, of)}
      {meta?.capped && onCount && (
        <Button size="compact-xs" variant="subtle" onClick={onCount}>
          {t('Count all')}
        </Button>
      )}
    </span>
    {meta && meta.pages > 1 && (
      <Pagination
        size="sm"
        value={meta.page}
        total={meta.pages}
        onChange={onPage}
        getControlProps={(control) => ({ 'aria-label': t(controlWords[control]) })}
      />
    )}
  </div>
)

const controlWords = {
  first: word('First page'),
  previous: word('Previous page'),
  next: word('Next page'),
  last: word('Last page'),
}

const span = (meta: PageMeta, of: string): string => {
  const { page, items, total } = meta
  const first = (page - 1) * items + 1
  const last = Math.min(page * items, total)
  return t('{first}–{last} of {total} {of}', {
    first: first.toLocaleString('en-US'),
    last: last.toLocaleString('en-US'),
    total: totalWords(meta),
    of,
  })
}
