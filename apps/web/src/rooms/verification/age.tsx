import { durationWords } from '../../ui/text/dates.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { None } from '../../ui/text/values.tsx'

const minute = 60_000
const day = 24 * 60

/** Minutes as people say an age: `12` -> `12 min`, `1200` -> `20 h`, `3000` -> `2 d`. */
export const ageWords = (minutes: number): string => {
  if (minutes >= 2 * day) return `${Math.floor(minutes / day)} d`
  return durationWords(minutes < day / 2 ? minutes : minutes - (minutes % 60))
}

/** How long ago something was. */
export const Age = ({ since }: { since: string | null }) => {
  const now = useNow(minute)
  if (since === null) return <None />
  return (
    <time dateTime={since} className="tabular">
      {ageWords(Math.max(0, Math.floor((now - Date.parse(since)) / minute)))}
    </time>
  )
}
