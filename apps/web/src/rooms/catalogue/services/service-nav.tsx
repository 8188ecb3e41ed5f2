import { listServices, type Service } from '@homeward/contract/catalogue/services'
import { serviceStatuses, serviceStatusLabels } from '@homeward/domain/catalogue/vocabulary'
import { Skeleton, Stack } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { isNarrowed } from '../../../ui/list/list-input.ts'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import { NoneFound } from '../../../ui/list/none-found.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { useList } from '../../../ui/list/use-list.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import styles from './services.module.css'

const filters: readonly Filter<typeof listServices>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    initial: 'in_use',
    all: 'all',
    options: [
      { value: 'in_use', label: 'In use' },
      ...optionsOf(serviceStatuses, serviceStatusLabels),
    ],
  },
]

const fixed = { categories: 'without' as const }

/** The services to choose from, narrowed by search and status. */
export const ServiceNav = ({ chosen }: { chosen: string | undefined }) => {
  const list = useList({ endpoint: listServices, search: 'search', filters, fixed })
  return (
    <section aria-label="services" className={styles.nav}>
      <Stack gap={8}>
        <SearchBox
          value={list.flat.search ?? ''}
          label="Search services"
          onSearch={(text) => list.change({ search: text || undefined })}
        />
        <FilterChips list={list} />
      </Stack>
      <Services list={list} chosen={chosen} />
    </section>
  )
}

type Props = {
  list: ReturnType<typeof useList<typeof listServices>>
  chosen: string | undefined
}

const Services = ({ list, chosen }: Props) => {
  const { query, rows, flat, known, change } = list
  if (rows === undefined) {
    if (query.isError)
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    if (query.fetchStatus === 'paused') return <OfflineState />
    return (
      <Stack gap={8} aria-busy aria-label="Loading" role="status">
        <Skeleton height={36} />
        <Skeleton height={36} />
        <Skeleton height={36} />
      </Stack>
    )
  }
  if (rows.length === 0)
    return (
      <NoneFound
        of="services"
        list={list}
        change={change}
        narrowed={isNarrowed(flat, known)}
        empty={{
          title: 'No services yet',
          hint: 'Every visit needs a service. Add the first one.',
        }}
      />
    )
  return (
    <>
      <ul className={styles.services}>
        {rows.map((service) => (
          <li key={service.id}>
            <ServiceLink
              service={service}
              current={chosen === service.id || chosen === service.name}
              flat={flat}
            />
          </li>
        ))}
      </ul>
      <ListFoot of="services" meta={list.meta} onPage={(page) => change({ page: String(page) })} />
    </>
  )
}

type LinkProps = { service: Service; current: boolean; flat: Record<string, string> }

const ServiceLink = ({ service, current, flat }: LinkProps) => (
  <PageLink
    href={to('admin.service-types', { serviceType: service.id }, flat)}
    className={styles.service}
    aria-current={current ? 'page' : undefined}
  >
    <span>
      <strong>{service.label}</strong>
      <span className={styles.code}>
        {[service.procedure_code, service.modifier].filter(Boolean).join(' ')}
      </span>
    </span>
    {service.status !== 'active' && <StatusBadge status={service.status} />}
  </PageLink>
)
