import type { listVisits } from '@homeward/contract/visits/visits'
import { feedFilterLabels, feedFilters } from '@homeward/domain/visits/feed'
import { Button, Group } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { officeFilter, officeIn } from '../../../ui/fields/office-filter.ts'
import { LookupChip } from '../../../ui/list/lookup-chip.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Feed } from './feed.tsx'
import styles from './feed.module.css'

/** R030: check-ins, check-outs and exceptions as they arrive. */
export const FeedScreen = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const [paused, setPaused] = useState(false)
  const only = feedFilters.find((filter) => filter === flat.only)
  const office = officeIn(flat)
  const Icon = paused ? IconPlayerPlay : IconPlayerPause
  return (
    <Page
      title="Live feed"
      width="reading"
      crumbs={[{ label: 'Visits', href: to('visits') }]}
      actions={
        <Button
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => setPaused(!paused)}
        >
          {paused ? 'Continue' : 'Pause'}
        </Button>
      }
    >
      <div className={styles.toolbar}>
        <Group gap={6} role="group" aria-label="Show">
          {[undefined, ...feedFilters].map((filter) => (
            <Button
              key={filter ?? 'all'}
              size="xs"
              radius="xl"
              variant={filter === only ? 'light' : 'default'}
              aria-pressed={filter === only}
              onClick={() => change({ only: filter })}
            >
              {filter === undefined ? 'All' : feedFilterLabels[filter]}
            </Button>
          ))}
        </Group>
        <LookupChip<typeof listVisits> filter={officeFilter} flat={flat} change={change} />
      </div>
      <Feed
        key={`${only ?? ''} ${office ?? ''}`}
        only={only}
        officeId={office}
        paused={paused}
        onContinue={() => setPaused(false)}
      />
    </Page>
  )
}
