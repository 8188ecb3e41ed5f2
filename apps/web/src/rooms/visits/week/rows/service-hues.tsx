import { listServices } from '@homeward/contract/catalogue/services'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { queryOf } from '../../../../plumbing/query.ts'
import { useCan } from '../../../../plumbing/session/session.ts'
import styles from './services.module.css'

/** Services by id with their hue; a hue is a number from one on. */
type Hues = ReadonlyMap<string, number>

const howMany = 5
const none: Hues = new Map()
const Known = createContext(none)

/** Gives each service of the agency a hue, in the order of their labels; with many they come round again. */
export const ServiceHues = ({ children }: { children: ReactNode }) => {
  const can = useCan()
  const { data } = useQuery({
    ...queryOf(listServices, { categories: 'without', items: 100 }),
    enabled: can('catalogue.read'),
    meta: { quiet: true, mayTimeOut: true },
  })
  const hues = useMemo<Hues>(
    () => new Map(data?.data.map(({ id }, at) => [id, (at % howMany) + 1])),
    [data],
  )
  return <Known value={hues}>{children}</Known>
}

type Services = Pick<VisitRow, 'services'>['services']

/** The service of a visit as a dot; its name is said elsewhere. */
export const ServiceDot = ({ services }: { services: Services }) => (
  <Dot hue={use(Known).get(services[0]?.id ?? '')} />
)

const Dot = ({ hue }: { hue: number | undefined }) => (
  <i
    className={styles.dot}
    style={hue === undefined ? undefined : { background: `var(--hw-svc-${hue})` }}
    data-service={hue ?? ''}
    aria-hidden
  />
)

/** What the dots mean: the services of some visits, and the two bars of the punches. */
export const ServiceLegend = ({ visits }: { visits: readonly Pick<VisitRow, 'services'>[] }) => {
  const hues = use(Known)
  const shown = new Map(
    visits.flatMap(({ services }) => services.map(({ id, label }) => [id, label])),
  )
  if (shown.size === 0) return null
  const most = [...shown].toSorted(([, a], [, b]) => a.localeCompare(b)).slice(0, howMany)
  return (
    <ul className={styles.legend} aria-label="Services">
      {most.map(([id, label]) => (
        <li key={id}>
          <Dot hue={hues.get(id)} />
          {label}
        </li>
      ))}
    </ul>
  )
}
