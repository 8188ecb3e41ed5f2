import { Button } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { sceneNames } from '../../ui/scene/scene-name.ts'
import styles from './design.module.css'

/** Every scene with its words, and the small form for a part of a page. */
export const States = () => (
  <div className={styles.states}>
    {sceneNames.map((scene) => (
      <EmptyState
        key={scene}
        scene={scene}
        title="Every visit is covered"
        hint={`The scene "${scene}".`}
        action={<Button>Look at next week</Button>}
      />
    ))}
    <EmptyState icon={IconInbox} title="No comments yet" hint="Write the first one." />
  </div>
)
