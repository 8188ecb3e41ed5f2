import { Anchor, Button, Skeleton, Stack } from '@mantine/core'
import { IconArrowLeft, IconListTree, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { to } from '../../plumbing/paths/to.ts'
import { useFlatQuery, usePathParams } from '../../plumbing/paths/use-params.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../ui/feedback/error-state.tsx'
import { SidePanel } from '../../ui/feedback/side-panel.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { CategoryEditor } from './editor/category-editor.tsx'
import { LevelsCard } from './editor/levels-card.tsx'
import { serviceQuery } from './queries.ts'
import { ServiceAddForm } from './services/service-forms.tsx'
import { ServiceHead } from './services/service-head.tsx'
import { ServiceNav } from './services/service-nav.tsx'
import styles from './services/services.module.css'

/** R064: what is done in a home: service types, their categories, the activities of these. */
export const ServicesScreen = () => {
  const { serviceType } = usePathParams('admin.service-types')
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <Page
      title="Service types"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      actions={
        can('catalogue.write') && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            Add service
          </Button>
        )
      }
    >
      <div className={styles.columns} data-chosen={serviceType || undefined}>
        <ServiceNav chosen={serviceType} />
        <div className={styles.chosen}>
          {serviceType ? (
            <ChosenService key={serviceType} id={serviceType} />
          ) : (
            <EmptyState
              icon={IconListTree}
              title="Choose a service"
              hint="Its categories and activities appear here in the order caregivers see them."
            />
          )}
        </div>
      </div>
      <SidePanel opened={adding} onClose={close} title="Add a service">
        <ServiceAddForm onClose={close} />
      </SidePanel>
    </Page>
  )
}

const ChosenService = ({ id }: { id: string }) => {
  const flat = useFlatQuery()
  return (
    <>
      <Anchor
        component={PageLink}
        href={to('admin.service-types', {}, flat)}
        className={styles.back}
      >
        <IconArrowLeft size={14} aria-hidden /> All services
      </Anchor>
      <Loaded id={id} />
    </>
  )
}

const Loaded = ({ id }: { id: string }) => {
  const { data, isError, error, fetchStatus, refetch } = useQuery(serviceQuery(id))
  if (data)
    return (
      <>
        <ServiceHead service={data} />
        <CategoryEditor service={data} />
        <LevelsCard />
      </>
    )
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (fetchStatus === 'paused') return <OfflineState />
  return (
    <Stack aria-busy aria-label="Loading" role="status">
      <Skeleton height={80} />
      <Skeleton height={240} />
    </Stack>
  )
}
