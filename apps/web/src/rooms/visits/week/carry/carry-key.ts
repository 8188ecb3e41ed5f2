import type { KeyboardEvent } from 'react'
import { stretchStep } from './carry.ts'
import type { Lane } from '../rows/lanes.ts'
import type { Carry } from './use-carry.ts'

const steps: Record<string, readonly [lane: number, day: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

type Week = { carry: Carry; lanes: readonly Lane[]; days: readonly string[] }

/** How a key stretches a visit: + and - its length, the arrows with Shift its start. */
export const stretchOf = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => {
  if (key === '+' || key === '=') return { later: 0, longer: stretchStep }
  if (key === '-') return { later: 0, longer: -stretchStep }
  if (!shiftKey) return undefined
  if (key === 'ArrowRight') return { later: stretchStep, longer: 0 }
  return key === 'ArrowLeft' ? { later: -stretchStep, longer: 0 } : undefined
}

/**
 * Moves the visit that is picked up by a key: arrows choose the cell, + and - the length, arrows with Shift the
 * start; Enter puts it down, Escape leaves it. Returns whether the key was taken.
 */
export const carryKey = (event: KeyboardEvent, { carry, lanes, days }: Week): boolean => {
  const { cell } = carry
  if (!carry.visit || !cell || event.key === 'Shift') return false
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Enter') carry.drop()
  else if (event.key === 'Escape') carry.leave()
  const stretch = stretchOf(event)
  if (stretch) {
    carry.stretch(stretch)
    return true
  }
  const step = steps[event.key]
  if (!step) return true
  const lane = lanes[lanes.findIndex(({ id }) => id === cell.lane.id) + step[0]]
  const day = days[days.indexOf(cell.day) + step[1]]
  if (lane && day) carry.over({ lane, day })
  return true
}
