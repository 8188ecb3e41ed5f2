import { IconFileAlert } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import styles from './preview.module.css'

/** What stands where a file would be shown: why not, and what to do. */
export const NoPreview = ({ title, hint }: { title: string; hint: string }) => (
  <div className={styles.instead}>
    <EmptyState role="alert" icon={IconFileAlert} title={title} hint={hint} />
  </div>
)
