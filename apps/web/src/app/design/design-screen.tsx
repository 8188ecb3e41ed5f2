import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { Page } from '../../ui/page/page.tsx'
import { Controls } from './controls.tsx'
import styles from './design.module.css'
import { Fields } from './fields.tsx'
import { Lists } from './lists.tsx'
import { Opens } from './opens.tsx'
import { Records } from './records.tsx'
import { States } from './states.tsx'
import { Tokens } from './tokens.tsx'
import { Work } from './work.tsx'

/** Every shared part of the look, side by side, in the scheme that is chosen. */
export const DesignScreen = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const scheme = (
    <SegmentedControl
      size="xs"
      aria-label="Scheme"
      data={['light', 'dark', 'auto']}
      value={colorScheme}
      onChange={(value) => setColorScheme(value === 'dark' || value === 'light' ? value : 'auto')}
    />
  )
  return (
    <main>
      <Page title="Design" actions={scheme}>
        <Part title="Tokens">
          <Tokens />
        </Part>
        <Part title="Controls">
          <Controls />
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Statuses, people and measures">
          <Records />
        </Part>
        <Part title="Lists">
          <Lists />
        </Part>
        <Part title="Work in progress">
          <Work />
        </Part>
        <Part title="What opens">
          <Opens />
        </Part>
        <Part title="Nothing to show">
          <States />
        </Part>
      </Page>
    </main>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
