import type { Visit } from '@homeward/contract/visits/visits'
import { distanceWords } from './distance.ts'
import { type PlacePlan, placePlan } from './place-plan.ts'
import styles from './place.module.css'

const width = 384
const height = 188

/** Where a visit took place: the home with its circle, and each position with how sure it is. */
export const PlaceMap = ({ visit }: { visit: Visit }) => {
  const plan = placePlan(visit, width, height)
  if (plan === null) return null
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={wordsOf(plan, visit)}
    >
      {plan.home && <Home {...plan.home} />}
      {plan.punches.map(({ way, x, y, accuracy, far }) => (
        <g key={way} data-far={far || undefined} className={styles.punch}>
          {plan.home && <path d={`M${plan.home.x} ${plan.home.y}L${x} ${y}`} />}
          <circle cx={x} cy={y} r={Math.max(accuracy, 8)} className={styles.accuracy} />
          <circle cx={x} cy={y} r={5} className={styles.dot} />
        </g>
      ))}
      {/* Over every position, each on the side away from the other. */}
      {plan.punches.map(({ way, x, y, far }) => {
        const other = plan.punches.find((one) => one.way !== way)
        const left = other && other.x !== x ? x < other.x : way === 'in'
        return (
          <g key={way} data-far={far || undefined} className={styles.punch}>
            <text
              x={left ? Math.max(x - 9, 18) : Math.min(x + 9, width - 24)}
              y={y + 4}
              textAnchor={left ? 'end' : 'start'}
            >
              {way === 'in' ? 'In' : 'Out'}
            </text>
          </g>
        )
      })}
      <Scale unit={plan.unit} />
    </svg>
  )
}

const Home = ({ x, y, radius }: NonNullable<PlacePlan['home']>) => (
  <g className={styles.home}>
    {[3, 2].map((times) => (
      <circle key={times} cx={x} cy={y} r={radius * times} className={styles.ring} />
    ))}
    <circle cx={x} cy={y} r={radius} className={styles.circle} />
    <path
      transform={`translate(${x - 10} ${y - 11})`}
      d="M8.6 1a2.3 2.3 0 0 1 2.8 0l7.2 5.6a2 2 0 0 1 .8 1.6v9.4a2 2 0 0 1-2 2H2.6a2 2 0 0 1-2-2V8.2a2 2 0 0 1 .8-1.6Z"
    />
    <rect x={x - 2} y={y - 1} width={4} height={5} rx={1} />
  </g>
)

/** Feet that a stretch of the picture stands for: a round number that is not longer than a third of it. */
const Scale = ({ unit }: { unit: number }) => {
  const metresPerFoot = 0.3048
  const feet =
    [100, 200, 500, 1000, 2640, 5280, 26_400, 52_800, 264_000, 2_640_000]
      .filter((one) => one * metresPerFoot * unit <= width / 3)
      .at(-1) ?? 50
  const long = feet * metresPerFoot * unit
  return (
    <g className={styles.scale}>
      <path d={`M${width - 12 - long} ${height - 14}v4h${long}v-4`} />
      <text x={width - 12} y={height - 19} textAnchor="end">
        {feet < 1000 ? `${feet} ft` : distanceWords(feet * metresPerFoot)}
      </text>
    </g>
  )
}

const wordsOf = ({ punches }: PlacePlan, { address }: Visit): string => {
  const places = punches.map(({ way, distance }) =>
    distance === null ? `check-${way}` : `check-${way} ${distanceWords(distance)} from home`,
  )
  return `Map of ${address?.street ?? 'the visit'}${places.length > 0 ? `: ${places.join(', ')}` : ''}`
}
