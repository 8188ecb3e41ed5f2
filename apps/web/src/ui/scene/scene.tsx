import { Suspense } from 'react'
import { lazyOr, nothing } from '../../plumbing/lazy-or.ts'
import type { SceneName } from './scene-name.ts'
import styles from './scene.module.css'

/** Loads the pictures; the app does so once it stands, so that they are there without a network too. */
export const loadDrawings = () => import('./drawing.tsx').then((m) => m.Drawing)

const Drawing = lazyOr(loadDrawings, nothing)

/** A small picture beside a few words. It keeps its colors in both schemes and says nothing by itself. */
export const Scene = ({ name }: { name: SceneName }) => (
  <svg className={styles.scene} viewBox="0 0 300 196" aria-hidden data-scene={name}>
    <Suspense>
      <Drawing name={name} />
    </Suspense>
  </svg>
)
