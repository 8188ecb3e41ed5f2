import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Scene } from '../scene/scene.tsx'
import type { SceneName } from '../scene/scene-name.ts'
import styles from './states.module.css'

type Props = {
  title: string
  /** What to do next. */
  hint?: ReactNode
  /** The picture beside the words. */
  scene?: SceneName
  /** In the place of the picture, where the words stand in a part of a page. */
  icon?: TablerIcon
  action?: ReactNode
  /** `alert` where something went wrong, so that it is read out at once. */
  role?: 'alert' | 'status'
}

/** What stands where there is nothing to show: what, why, and the next step. */
export const EmptyState = ({ title, hint, scene = 'homes', icon: Icon, action, role }: Props) => (
  <div className={styles.place} role={role} data-empty>
    <div className={styles.state} data-plain={Icon ? true : undefined}>
      {Icon ? (
        <span className={styles.icon}>
          <Icon size={24} stroke={1.5} aria-hidden />
        </span>
      ) : (
        <Scene name={scene} />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  </div>
)
