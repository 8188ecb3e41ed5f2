import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { BoardRow } from '../rows/board-row.tsx'
import { DayHeads } from '../rows/day-heads.tsx'
import type { Lane } from '../rows/lanes.ts'
import { type Place, settle, type Shape } from './moves.ts'
import { useRowAnswers } from '../carry/use-row-answers.ts'
import type { Carry } from '../carry/use-carry.ts'
import type { Choice } from '../bulk/use-choice.ts'
import { useGridEvents } from './use-grid-events.ts'
import { useRows } from '../rows/use-rows.ts'
import styles from './grid.module.css'

type Props = {
  label: string
  /** Whose lanes these are: "Client". */
  of: string
  lanes: readonly Lane[]
  days: readonly string[]
  today: string
  overtime: number | undefined
  onOpen: (visitId: string) => void
  /** Adds a visit in a cell; left out for those who may not. */
  onAdd?: ((lane: Lane, day: string) => void) | undefined
  carry: Carry
  choice: Choice
}

/**
 * The board as a grid; only the rows in sight are drawn. One place at a time is in the order of Tab; arrow keys lead
 * to the others, Enter opens a visit.
 */
export const WeekGrid = (props: Props) => {
  const { label, of, lanes, days, today, overtime, onAdd, carry, choice } = props
  const grid = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  /** The place that gets the focus as soon as its row is drawn. */
  const wanted = useRef<string>(undefined)
  const [held, setHeld] = useState<Place>({ lane: 0, day: 0, item: 0 })
  const shape: Shape = lanes.map((lane) => lane.days.map((visits) => visits.length))
  const place = settle(held, shape)

  const pinned = lanes[0]?.kind === 'unassigned' ? lanes[0] : undefined
  const first = pinned ? 1 : 0
  const carriedFrom = carry.visit ? laneWith(lanes, carry.visit.id) : -1
  const over = carry.cell ? lanes.findIndex(({ id }) => id === carry.cell?.lane.id) : -1
  const rows = useRows({
    grid,
    lanes: pinned ? lanes.slice(1) : lanes,
    kept: [place.lane - first, carriedFrom - first],
    covered: body,
  })
  const show = (lane: number) => {
    if (lane >= first) rows.scrollToIndex(lane - first)
  }
  const goTo = (next: Place) => {
    setHeld(next)
    wanted.current = nameOf(next)
    show(next.lane)
  }
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const found = grid.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)
    if (!found) return
    wanted.current = undefined
    found.focus()
  })
  useLayoutEffect(() => {
    if (over >= first) rows.scrollToIndex(over - first)
  }, [over, first, rows])
  const events = useGridEvents({ ...props, place, shape, goTo, setHeld })

  const inSight = rows.getVirtualItems().flatMap(({ index }) => lanes[index + first] ?? [])
  const answers = useRowAnswers(carry, inSight)
  const longer =
    carry.carried?.kind === 'change' ? carry.carried.change.scheduled_duration : undefined
  const rowOf = (lane: Lane, at: number) => ({
    lane,
    at,
    days,
    today,
    overtime,
    movable: carry.mayAny,
    held: place.lane === at ? `${place.day}-${place.item}` : undefined,
    target: carry.cell?.lane.id === lane.id ? carry.cell.day : undefined,
    carried: carriedFrom === at || over === at ? carry.visit?.id : undefined,
    minutes: carriedFrom === at ? longer : undefined,
    answer: answers.get(lane.id),
    chosen: choice.ids,
  })
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-keyshortcuts={onAdd && 'n m x'}
      aria-rowcount={lanes.length + 1}
      aria-colcount={days.length + 1}
      className={styles.grid}
      data-days={days.length}
      style={{ '--days': days.length } as CSSProperties}
      {...events}
    >
      <div className={styles.sheet}>
        <DayHeads of={of} lanes={lanes} days={days} today={today} />
        {pinned && <BoardRow {...rowOf(pinned, 0)} />}
        <div
          ref={body}
          role="rowgroup"
          className={styles.rows}
          style={{ height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const lane = lanes[index + first]
            return (
              lane && (
                <BoardRow
                  key={key}
                  {...rowOf(lane, index + first)}
                  index={index}
                  top={start}
                  measure={rows.measureElement}
                />
              )
            )
          })}
        </div>
      </div>
    </div>
  )
}

const nameOf = ({ lane, day, item }: Place): string => `${lane}-${day}-${item}`

const laneWith = (lanes: readonly Lane[], id: string): number =>
  lanes.findIndex((lane) => lane.days.some((visits) => visits.some((visit) => visit.id === id)))
