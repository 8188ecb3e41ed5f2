import { type PointerEvent, useRef } from 'react'
import { stretchStep } from './carry.ts'
import type { Carry } from './use-carry.ts'

/** Pixels that the edge of a card is drawn for one step of its length. */
const stepWidth = 12

/** Pixels of one step where an element is drawn: on the axis of a day as long as it takes, else as is handy. */
export const stepOf = (element: Element): number => {
  const axis = element.closest('[data-axis]')?.clientWidth
  return axis ? (axis * stretchStep) / (24 * 60) : stepWidth
}

/** Makes a visit longer or shorter by the edge of its card. */
export const useStretch = (carry: Carry, liftAt: (target: EventTarget | null) => boolean) => {
  const from = useRef<{ x: number; step: number }>(undefined)
  const ended = useRef(0)
  const end = () => {
    from.current = undefined
    ended.current = Date.now()
  }
  return {
    running: () => from.current !== undefined,
    /** Whether the click that follows belongs to it. */
    justEnded: () => Date.now() - ended.current < 100,
    events: {
      onPointerDown: (event: PointerEvent) => {
        const edge = event.target instanceof Element && event.target.closest('[data-edge]')
        if (!edge || event.button !== 0 || !liftAt(edge)) return
        from.current = { x: event.clientX, step: stepOf(edge) }
        edge.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current === undefined) return
        const { x, step } = from.current
        const steps = Math.round((event.clientX - x) / step)
        carry.lengthen(steps * stretchStep)
      },
      onPointerUp: () => {
        if (from.current === undefined) return
        end()
        carry.drop()
      },
      onPointerCancel: () => {
        if (from.current === undefined) return
        end()
        carry.leave()
      },
    },
  }
}
