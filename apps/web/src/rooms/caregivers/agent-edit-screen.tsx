import { type Agent, updateAgent } from '@homeward/contract/caregivers/agents'
import { Skeleton, Stack, Tabs, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useTabInSight } from '../../ui/page/use-tab-in-sight.ts'
import { AgentFields } from './edit/agent-fields.tsx'
import { agentInput, protectedNames } from './edit/values/agent-input.ts'
import { type AgentTab, agentTabIds, agentTabs, valuesOfTab } from './edit/values/agent-tabs.ts'
import { agentMasks } from './edit/values/agent-values.ts'
import styles from './edit/edit.module.css'
import { isEmploymentStatusLocked, EmploymentStatusNote } from './edit/employment-status-fields.tsx'
import { agentQuery } from './queries.ts'

/** R103 and R104: a person, one part at a time; the part is in the address. */
export const AgentEditScreen = () => {
  const { agentId, tab } = usePathParams('agent.edit.tab')
  const query = useQuery({ ...agentQuery(agentId), refetchOnMount: 'always' })
  const [faulty, setFaulty] = useState(false)
  const agent = query.data
  const active = agentTabIds.find((id) => id === tab) ?? 'person'
  const row = useTabInSight(active)
  const go = useGo()
  return (
    <Page
      title={agent ? `Edit ${agent.name}` : 'Edit employee'}
      width="reading"
      crumbs={[
        { label: 'Caregivers', href: to('agents') },
        { label: agent?.name ?? 'Person', href: to('agent', { agentId }) },
      ]}
    >
      <Tabs
        value={active}
        onChange={(next) => next && go(to('agent.edit.tab', { agentId, tab: next }))}
        activateTabWithKeyboard={false}
      >
        <Tabs.List ref={row} aria-label="Person sections" className={styles.tabs}>
          {agentTabIds.map((id) => (
            <Tabs.Tab key={id} value={id} rightSection={id === active && faulty && <FaultMark />}>
              {agentTabs[id].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={active}>
          {query.isError && !agent && (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          )}
          {/* What is changed is the newest version, so an old copy is not offered for editing. */}
          {agent &&
            query.isFetchedAfterMount &&
            (active === 'employment' && isEmploymentStatusLocked(agent) ? (
              <EmploymentStatusNote />
            ) : (
              <EditForm key={active} agent={agent} tab={active} onFaulty={setFaulty} />
            ))}
          {query.isFetching && !query.isFetchedAfterMount && (
            <Stack role="status" aria-label="Loading" aria-busy>
              <Skeleton height={220} />
              <Skeleton height={36} width="30%" />
            </Stack>
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

const FaultMark = () => (
  <>
    <IconAlertCircle size={15} color="var(--mantine-color-error)" aria-hidden />
    <VisuallyHidden>, has errors</VisuallyHidden>
  </>
)

type Props = { agent: Agent; tab: AgentTab; onFaulty: (faulty: boolean) => void }

const EditForm = ({ agent, tab, onFaulty }: Props) => {
  const go = useGo()
  const back = to('agent', { agentId: agent.id })
  return (
    <EndpointForm
      endpoint={updateAgent}
      record={agent}
      valuesOf={(version) => valuesOfTab(version, tab)}
      masksOf={(version) => (tab === 'private' ? agentMasks(version) : {})}
      inputOf={agentInput}
      draftKey={`agent:${agent.id}:${tab}`}
      secret={[...protectedNames, 'pay_rate']}
      touches={tab === 'employment' ? ['visits', 'identity'] : []}
      submitLabel="Save"
      onCancel={() => go(back)}
      onDone={(saved) => {
        toastDone(`${saved.name} saved.`)
        go(back)
      }}
    >
      {(form) => (
        <>
          <Faults any={Object.keys(form.errors).length > 0} onChange={onFaulty} />
          <AgentFields tab={tab} form={form} agent={agent} />
        </>
      )}
    </EndpointForm>
  )
}

/** Tells the tab of a form whether a field of it needs another look. */
const Faults = ({ any, onChange }: { any: boolean; onChange: (any: boolean) => void }) => {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    tell(any)
    return () => tell(false)
  }, [any])
  return null
}
