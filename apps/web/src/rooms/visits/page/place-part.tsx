import type { Visit } from '@homeward/contract/visits/visits'
import { entryMethodLabels } from '@homeward/domain/visits/vocabulary'
import { distanceWords } from './distance.ts'
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

/** How and where a check-in or check-out was taken; nothing before it was. */
const Position = ({ visit, way }: Props) => {
  if (visit[`check_${way}_at`] === null) return null
  const method = visit[`check_${way}_method`]
  const distance = visit[`check_${way}_distance`]
  const accuracy = visit[`check_${way}_accuracy`]
  const far = (distance ?? 0) > visit.location_tolerance
  const unknown = visit[`check_${way}_latitude`] === null ? 'No location' : 'Distance unknown'
  return (
    <li data-far={far || undefined}>
      Check-{way}
      <span className={styles.quiet}>{method && entryMethodLabels[method]}</span>
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
