import { Skeleton, Text } from '@mantine/core'
import { Suspense } from 'react'
import { lazyOr } from '../../plumbing/lazy-or.ts'
import styles from './map.module.css'
import type { PositionMapProps } from './position.ts'

/** Says so where the map itself cannot be loaded: the fields beside it do the same. */
const NoMap = () => (
  <Text className={styles.missing} role="status">
    The map cannot be displayed. Enter the coordinates instead.
  </Text>
)

const Canvas = lazyOr(() => import('./map-canvas.tsx').then((m) => m.MapCanvas), NoMap)

/**
 * A map to pick a position from: by a click, by dragging the marker, or by moving the map with the
 * arrows and taking its middle. It always stands beside fields in which the same can be typed. The
 * library is loaded when the first map is shown.
 */
export const PositionMap = (props: PositionMapProps) => (
  <Suspense fallback={<Skeleton className={styles.frame} />}>
    <Canvas {...props} />
  </Suspense>
)
