import type { KeyboardEvent } from 'react'
import type { Lane } from './lanes.ts'
import type { Carry } from './use-carry.ts'

const steps: Record<string, readonly [lane: number, day: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

type Week = { carry: Carry; lanes: readonly Lane[]; days: readonly string[] }

/**
 * Moves the visit that is picked up by a key: arrows choose the cell, Enter puts it down, Escape leaves it.
 * Returns whether the key was taken.
 */
export const carryKey = (event: KeyboardEvent, { carry, lanes, days }: Week): boolean => {
  const { cell } = carry
  if (!carry.visit || !cell) return false
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Enter') carry.drop()
  else if (event.key === 'Escape') carry.leave()
  const step = steps[event.key]
  if (!step) return true
  const lane = lanes[lanes.findIndex(({ id }) => id === cell.lane.id) + step[0]]
  const day = days[days.indexOf(cell.day) + step[1]]
  if (lane && day) carry.over({ lane, day })
  return true
}
