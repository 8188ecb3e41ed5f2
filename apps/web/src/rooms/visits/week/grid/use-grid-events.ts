import { type DragEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { type Cell, stretchStep } from '../carry/carry.ts'
import { carryKey, stretchOf } from '../carry/carry-key.ts'
import type { Lane } from '../rows/lanes.ts'
import { moved, type Place, type Shape } from './moves.ts'
import type { Carry } from '../carry/use-carry.ts'
import type { Choice } from '../bulk/use-choice.ts'
import { stepOf, useStretch } from '../carry/use-stretch.ts'

type Grid = {
  lanes: readonly Lane[]
  days: readonly string[]
  carry: Carry
  choice: Choice
  onOpen: (visitId: string) => void
  onAdd?: ((lane: Lane, day: string) => void) | undefined
  place: Place
  shape: Shape
  goTo: (place: Place) => void
  setHeld: (place: Place) => void
}

const within = (target: EventTarget | null, name: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null

/** Whether a key asks for a visit: n anywhere, Enter in a cell without visits. */
const addsAt = ({ key, target }: KeyboardEvent): boolean =>
  key === 'n' || (key === 'Enter' && target instanceof HTMLElement && 'cell' in target.dataset)

/** What the grid does with pointers and keys, heard once for all of its cells. */
export const useGridEvents = (grid: Grid) => {
  const { lanes, days, carry, choice, onOpen, onAdd, place, shape, goTo, setHeld } = grid
  const cellAt = (target: EventTarget | null): Cell | undefined => {
    const [lane, day] = (within(target, 'cell')?.dataset.cell ?? '').split('-').map(Number)
    const [whose, on] = [lanes[lane ?? -1], days[day ?? -1]]
    return whose && on ? { lane: whose, day: on } : undefined
  }
  /** Picks up a visit. */
  const liftAt = (target: EventTarget | null): boolean => {
    const id = within(target, 'visit')?.dataset.visit
    const cell = cellAt(target)
    const visit = cell?.lane.days.flat().find((one) => one.id === id)
    if (!visit || !cell || !carry.may(visit)) return false
    carry.lift(visit, cell)
    return true
  }
  const stretch = useStretch(carry, liftAt)
  /** Where a card was picked up on the axis of a day. */
  const from = useRef<{ x: number; step: number }>(undefined)
  const onClick = (event: MouseEvent) => {
    const id = within(event.target, 'visit')?.dataset.visit
    if (id === undefined) {
      const cell = event.target instanceof HTMLElement && 'cell' in event.target.dataset
      const at = cell ? cellAt(event.target) : undefined
      if (at) onAdd?.(at.lane, at.day)
    } else if (event.shiftKey || event.ctrlKey || event.metaKey) choice.toggle(id)
    else if (!stretch.justEnded()) onOpen(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (carryKey(event, { carry, lanes, days })) return
    const at = within(event.target, 'place')
    if (!at || at !== event.target) return
    const visitId = at.dataset.visit
    const taken = () => event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'x' && visitId !== undefined) return choice.toggle(visitId)
    if (event.key === 'Escape' && choice.ids.size > 0) return choice.clear()
    const by = stretchOf(event)
    if (event.key === 'm' || by) {
      if (liftAt(at) && by) carry.stretch(by)
      return taken()
    }
    const [lane, day] = [lanes[place.lane], days[place.day]]
    if (onAdd && addsAt(event) && lane && day) {
      taken()
      return onAdd(lane, day)
    }
    const next = moved(place, event.key, shape)
    if (!next) return
    taken()
    goTo(next)
  }
  return {
    onClick,
    onKeyDown,
    ...stretch.events,
    onFocus: ({ target }: FocusEvent) => {
      const name = within(target, 'place')?.dataset.place
      const [lane = 0, day = 0, item = 0] = (name ?? '').split('-').map(Number)
      if (name !== undefined) setHeld({ lane, day, item })
    },
    onDragStart: (event: DragEvent) => {
      if (stretch.running() || !liftAt(event.target)) return event.preventDefault()
      const card = event.target instanceof Element ? event.target : undefined
      from.current =
        card && within(card, 'axis') ? { x: event.clientX, step: stepOf(card) } : undefined
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      const cell = cellAt(event.target)
      if (!carry.visit || !cell) return
      event.preventDefault()
      carry.over(cell)
      if (!from.current) return
      const steps = Math.round((event.clientX - from.current.x) / from.current.step)
      carry.shift(steps * stretchStep)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      carry.drop()
    },
    onDragEnd: carry.leave,
  }
}
