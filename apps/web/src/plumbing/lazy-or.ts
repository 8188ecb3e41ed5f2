import { type ComponentType, lazy } from 'react'
import { inTime } from './in-time.ts'

/** A part that is loaded when it is drawn first, and what stands there where it cannot be loaded. */
export const lazyOr = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P>,
) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await inTime(load) }
    } catch {
      return { default: instead }
    }
  })

/** For what nobody misses. */
export const nothing = (): null => null
