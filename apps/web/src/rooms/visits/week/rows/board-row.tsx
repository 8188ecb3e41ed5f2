import type { VisitRow } from '@homeward/contract/visits/visits'
import { millis } from '@homeward/domain/time/zone'
import { type CSSProperties, memo } from 'react'
import { weekdayWord } from '../../../../ui/text/dates.ts'
import { useZone } from '../../../../ui/text/zone.tsx'
import { isCarryable } from '../carry/carry.ts'
import type { RowAnswer } from '../carry/use-row-answers.ts'
import { onAxis, type OnAxis } from '../span/day-axis.ts'
import type { Lane } from './lanes.ts'
import { LaneHead } from './lane-head.tsx'
import { answerWords, RowAnswerWords } from './row-answer.tsx'
import { VisitCard } from './visit-card.tsx'
import styles from '../grid/grid.module.css'

type Props = {
  lane: Lane
  /** Its number among all rows. */
  at: number
  days: readonly string[]
  today: string
  overtime: number | undefined
  /** Whether visits that wait to begin may be picked up. */
  movable: boolean
  /** The place of this row in the order of Tab, as day and visit. */
  held: string | undefined
  /** The day over which a visit is carried. */
  target: string | undefined
  carried: string | undefined
  /** The minutes that the carried visit of this row would take, while its edge is drawn. */
  minutes: number | undefined
  /** What the row says to the visit that is carried. */
  answer?: RowAnswer | undefined
  chosen: ReadonlySet<string>
  /** Where the row stands among those that scroll, and how it is measured there. */
  index?: number
  top?: number
  measure?: (element: HTMLElement | null) => void
}

/** Pixels of a line of cards. */
const lineHeight = 40

const cardAt = ({ left, width, line }: OnAxis): CSSProperties => ({
  left: `${left * 100}%`,
  width: `${width * 100}%`,
  top: line * lineHeight + 3,
})

const heightOf = (axis: readonly OnAxis[]): number =>
  (Math.max(-1, ...axis.map(({ line }) => line)) + 1) * lineHeight + 6

/** A visit as it would be with another length. */
const lengthened = (visit: VisitRow, minutes: number | undefined): VisitRow =>
  minutes === undefined
    ? visit
    : { ...visit, ends_at: new Date(millis(visit.starts_at) + minutes * 60_000).toISOString() }

/** One row of the board. What happens in it is heard by the grid. */
export const BoardRow = memo(
  ({
    lane,
    at,
    days,
    today,
    overtime,
    movable,
    held,
    target,
    carried,
    minutes,
    answer,
    chosen,
    index,
    top,
    measure,
  }: Props) => {
    const placeOf = (day: number, item: number) => ({
      'data-place': `${at}-${day}-${item}`,
      tabIndex: held === `${day}-${item}` ? 0 : -1,
    })
    const zone = useZone()
    const said = (day: number): string =>
      answer && answer.day === days[day] ? answerWords(answer.verdict, lane.name) : ''
    const [only] = days
    const shown = lane.days.map((visits) =>
      visits.map((visit) => (visit.id === carried ? lengthened(visit, minutes) : visit)),
    )
    const axis =
      days.length === 1 && only !== undefined ? onAxis(shown[0] ?? [], only, zone) : undefined
    return (
      <div
        ref={measure}
        role="row"
        className={styles.row}
        data-lane={lane.kind}
        data-index={index}
        aria-rowindex={at + 2}
        style={top === undefined ? undefined : { position: 'absolute', top }}
      >
        <LaneHead lane={lane} days={days.length} overtime={overtime} />
        {shown.map((visits, day) => (
          <div
            role="gridcell"
            data-axis={axis !== undefined || undefined}
            style={axis && { minHeight: heightOf(axis) }}
            key={days[day]}
            aria-colindex={day + 2}
            className={styles.cell}
            data-today={days[day] === today || undefined}
            tabIndex={-1}
            data-cell={`${at}-${day}`}
            data-target={target === days[day] || undefined}
            {...(visits.length === 0 && {
              ...placeOf(day, 0),
              'aria-label': [`No visits on ${weekdayWord(days[day] ?? '')}`, said(day)]
                .filter(Boolean)
                .join('. '),
            })}
          >
            {answer && said(day) && <RowAnswerWords verdict={answer.verdict} words={said(day)} />}
            {visits.map((visit, item) => (
              <VisitCard
                style={axis?.[item] && cardAt(axis[item])}
                key={visit.id}
                visit={visit}
                says={lane.kind === 'client' ? 'caregiver' : 'client'}
                data-visit={visit.id}
                draggable={movable && isCarryable(visit)}
                data-carried={carried === visit.id || undefined}
                chosen={chosen.has(visit.id)}
                narrow={days.length > 14}
                {...placeOf(day, item)}
              />
            ))}
          </div>
        ))}
      </div>
    )
  },
)
