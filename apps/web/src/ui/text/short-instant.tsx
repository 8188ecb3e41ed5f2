import { inZone } from './dates.ts'
import { shortDayWords, timeWords } from './short-times.ts'
import { useZone } from './zone.tsx'

type Props = {
  at: string
  /** The day that is meant anyhow: its times stand without it. */
  day: string
}

/** An instant as people write it beside other times of a day: `3:52p`, `Nov 24, 9:10a`. */
export const ShortInstant = ({ at, day }: Props) => {
  const local = inZone(at, useZone())
  return (
    <time dateTime={at} className="tabular">
      {local.day === day ? '' : `${shortDayWords(local.day)}, `}
      {timeWords(local.clock)}
    </time>
  )
}
