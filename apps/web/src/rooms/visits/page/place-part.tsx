import type { Visit } from '@homeward/contract/visits/visits'
import { entryMethodLabels } from '@homeward/domain/visits/vocabulary'
import { distanceWords } from './distance.ts'
import { standardWords } from '../reasons.ts'
import { PlaceMap } from './place-map.tsx'
import styles from './place.module.css'
import { zipWords } from '../../../ui/text/zip.ts'

/** Where the visit takes place, and where its check-in and check-out were taken. */
export const PlacePart = ({ visit }: { visit: Visit }) => (
  <section aria-label="Place">
    <PlaceMap visit={visit} />
    <AddressLine address={visit.address} />
    <ul className={styles.positions}>
      <Position visit={visit} way="in" />
      <Position visit={visit} way="out" />
    </ul>
  </section>
)

const AddressLine = ({ address }: Pick<Visit, 'address'>) => (
  <address className={styles.address}>
    {address
      ? [address.street, address.unit, `${address.city} ${zipWords(address.zip)}`]
          .filter(Boolean)
          .join(', ')
      : 'No address'}
  </address>
)

type Props = { visit: Visit; way: 'in' | 'out' }

/** How it was taken, and what stands for it where no phone took it. */
const entryWords = (visit: Visit, way: Props['way']): string => {
  const method = visit[`check_${way}_method`]
  const reason = visit[`check_${way}_reason`]
  return [
    method && entryMethodLabels[method],
    reason && standardWords(reason),
    visit[`check_${way}_note`],
    visit[`check_${way}_source`],
  ]
    .filter(Boolean)
    .join(', ')
}

/** How and where a check-in or check-out was taken; nothing before it was. */
const Position = ({ visit, way }: Props) => {
  if (visit[`check_${way}_at`] === null) return null
  const distance = visit[`check_${way}_distance`]
  const accuracy = visit[`check_${way}_accuracy`]
  const far = (distance ?? 0) > visit.location_tolerance
  const unknown = visit[`check_${way}_latitude`] === null ? 'No location' : 'Distance unknown'
  return (
    <li data-far={far || undefined}>
      Check-{way}
      <span className={styles.quiet}>{entryWords(visit, way)}</span>
      <b className="tabular">{distance === null ? unknown : distanceWords(distance)}</b>
      {distance !== null && (
        <span className={styles.quiet}>
          {accuracy !== null && `±${distanceWords(accuracy)}, `}
          {far ? 'outside' : 'inside'}
        </span>
      )}
    </li>
  )
}
