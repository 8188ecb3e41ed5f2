import { type DragEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords, durationWords, weekdayWord } from '../../../ui/text/dates.ts'
import type { Cell } from './carry.ts'
import { carryKey } from './carry-key.ts'
import type { Lane } from './lanes.ts'
import { moved, type Place, settle, type Shape } from './moves.ts'
import type { Carry } from './use-carry.ts'
import { VisitCard } from './visit-card.tsx'
import styles from './week.module.css'

type Props = {
  label: string
  /** Whose lanes these are: "Client". */
  of: string
  lanes: readonly Lane[]
  days: readonly string[]
  today: string
  onOpen: (visitId: string) => void
  /** Adds a visit in a cell; left out for those who may not. */
  onAdd?: ((lane: Lane, day: string) => void) | undefined
  carry: Carry
}

/** Whether a key asks for a visit: n anywhere, Enter in a cell without visits. */
const addsAt = ({ key, target }: KeyboardEvent): boolean =>
  key === 'n' || (key === 'Enter' && target instanceof HTMLElement && 'cell' in target.dataset)

const nameOf = ({ lane, day, item }: Place): string => `${lane}-${day}-${item}`

/**
 * The week as a grid. One place at a time is in the order of Tab; arrow keys lead to the others,
 * Enter opens a visit.
 */
export const WeekGrid = ({ label, of, lanes, days, today, onOpen, onAdd, carry }: Props) => {
  const grid = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<Place>({ lane: 0, day: 0, item: 0 })
  const shape: Shape = lanes.map((lane) => lane.days.map((visits) => visits.length))
  const place = settle(held, shape)

  const add = (lane: number, day: number) => {
    const [whose, on] = [lanes[lane], days[day]]
    if (whose && on) onAdd?.(whose, on)
  }
  /** A click beside the visits of a cell. */
  const addIn = ({ target }: MouseEvent) => {
    const cell = target instanceof HTMLElement ? target.dataset.cell : undefined
    const [lane, day] = (cell ?? '').split('-').map(Number)
    if (cell !== undefined) add(lane ?? 0, day ?? 0)
  }
  const cellAt = (element: EventTarget | null): Cell | undefined => {
    const name = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null
    const [lane, day] = (name?.dataset.cell ?? '').split('-').map(Number)
    const [whose, on] = [lanes[lane ?? -1], days[day ?? -1]]
    return whose && on ? { lane: whose, day: on } : undefined
  }
  const go = (event: KeyboardEvent) => {
    if (carryKey(event, { carry, lanes, days })) return
    if (event.key === 'm' && liftAt(event)) return
    const onPlace = event.target instanceof HTMLElement && event.target.dataset.place
    if (onPlace && onAdd && addsAt(event)) {
      event.preventDefault()
      return add(place.lane, place.day)
    }
    const next = onPlace ? moved(place, event.key, shape) : undefined
    if (!next) return
    event.preventDefault()
    setHeld(next)
    grid.current?.querySelector<HTMLElement>(`[data-place="${nameOf(next)}"]`)?.focus()
  }
  /** Picks up the visit that has the focus. */
  const liftAt = ({ target }: { target: EventTarget }): boolean => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-visit]') : null
    const cell = cellAt(card)
    const visit = lanes
      .flatMap((lane) => lane.days.flat())
      .find(({ id }) => id === card?.dataset.visit)
    if (!visit || !cell || !carry.may(visit)) return false
    carry.lift(visit, cell)
    return true
  }
  const dragged = {
    onDragStart: (event: DragEvent) => {
      if (!liftAt(event)) return event.preventDefault()
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      const cell = cellAt(event.target)
      if (!carry.visit || !cell) return
      event.preventDefault()
      carry.over(cell)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      carry.drop()
    },
    onDragEnd: carry.leave,
  }
  const at = (lane: number, day: number, item: number) => {
    const here = { lane, day, item }
    return {
      'data-place': nameOf(here),
      tabIndex: nameOf(here) === nameOf(place) ? 0 : -1,
      onFocus: () => setHeld(here),
    }
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-keyshortcuts={onAdd && 'n m'}
      className={styles.grid}
      onKeyDown={go}
      onClick={addIn}
      {...dragged}
    >
      <div role="row" className={styles.row}>
        <div role="columnheader" className={styles.corner}>
          {of}
        </div>
        {days.map((day) => (
          <div role="columnheader" key={day} className={styles.dayHead}>
            {weekdayWord(day)} <span className="tabular">{dayWords(day).slice(0, 5)}</span>
            {day === today && <span className={styles.todayWord}>today</span>}
          </div>
        ))}
      </div>
      {lanes.map((lane, laneAt) => (
        <div role="row" key={lane.id} className={styles.row} data-lane={lane.kind}>
          <LaneHead lane={lane} />
          {lane.days.map((visits, dayAt) => (
            <div
              role="gridcell"
              key={days[dayAt]}
              className={styles.cell}
              data-today={days[dayAt] === today || undefined}
              tabIndex={-1}
              data-cell={`${laneAt}-${dayAt}`}
              data-target={
                (carry.cell?.lane.id === lane.id && carry.cell.day === days[dayAt]) || undefined
              }
              {...(visits.length === 0 && {
                ...at(laneAt, dayAt, 0),
                'aria-label': `No visits on ${weekdayWord(days[dayAt] ?? '')}`,
              })}
            >
              {visits.map((visit, item) => (
                <VisitCard
                  key={visit.id}
                  visit={visit}
                  says={lane.kind === 'client' ? 'caregiver' : 'client'}
                  data-visit={visit.id}
                  draggable={carry.may(visit)}
                  data-carried={carry.visit?.id === visit.id || undefined}
                  onClick={() => onOpen(visit.id)}
                  {...at(laneAt, dayAt, item)}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const LaneHead = ({ lane }: { lane: Lane }) => (
  <div role="rowheader" className={styles.laneHead}>
    {lane.kind === 'client' ? (
      <PageLink href={to('client', { clientId: lane.id })} className={styles.laneName}>
        {lane.name}
      </PageLink>
    ) : (
      <span className={styles.laneName}>{lane.name}</span>
    )}
    <span className={styles.laneHours}>{durationWords(lane.minutes)}</span>
  </div>
)
