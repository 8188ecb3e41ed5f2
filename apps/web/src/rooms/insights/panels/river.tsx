import styles from './river.module.css'

const [width, height] = [300, 52]

/** From one step to the next: what goes on stays on top, what does not falls away below. */
const bends = (from: number, through: number, top: number, bottom: number): string => {
  const middle = (from + through) / 2
  return `M${from} 0H${through}V${bottom}C${middle} ${bottom} ${middle} ${top} ${from} ${top}Z`
}

/** Amounts that follow each other as a river, as wide as they are; the figures stand above it. */
export const River = ({ amounts }: { amounts: readonly number[] }) => {
  const most = Math.max(...amounts)
  if (!(most > 0)) return null
  const step = width / (amounts.length - 1)
  const depths = amounts.map((amount) => Math.max(1, (amount / most) * height))
  return (
    <svg
      className={styles.river}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {depths.slice(1).map((depth, at) => {
        const [from, through] = [at * step, (at + 1) * step]
        return (
          <g key={from} data-step={at}>
            <path className={styles.lost} d={bends(from, through, depths[at] ?? 1, depth)} />
            <rect
              className={styles.kept}
              x={from}
              width={step}
              height={Math.min(depth, depths[at] ?? depth)}
            />
          </g>
        )
      })}
      {depths.map((depth, at) => (
        <rect
          key={at * step}
          className={styles.gate}
          x={Math.min(width - 3, Math.max(0, at * step - 1.5))}
          width={3}
          height={depth}
        />
      ))}
    </svg>
  )
}
