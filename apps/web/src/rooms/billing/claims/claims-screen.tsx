import { Button, Tabs } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { totalWords } from '../../../ui/list/total-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { useTabInSight } from '../../../ui/page/use-tab-in-sight.ts'
import { Page } from '../../../ui/page/page.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { readyClaims } from '../queries.ts'
import styles from './claims.module.css'
import { ReceivedList } from '../received/received-list.tsx'
import { AnswerList } from './answer-list.tsx'
import { ClaimList } from './claim-list.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { ClaimStates } from './claim-states.tsx'
import { ClaimTitle } from './claim-title.tsx'
import { HeldBack } from './held-back.tsx'
import { SendPanel } from './send-panel.tsx'
import { TransmissionList } from './transmission-list.tsx'

const fileTabs = ['files', 'received', 'answers'] as const

/** R122: the claims, the one that is looked at beside them, and the files that were made. */
export const ClaimsScreen = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const can = useCan()
  const tab = fileTabs.find((one) => one === flat.tab) ?? 'claims'
  const row = useTabInSight(tab)
  const choose = (chosen: string | null) => {
    const others = Object.fromEntries(Object.keys(flat).map((name) => [name, undefined]))
    change({ ...others, tab: chosen === 'claims' ? undefined : (chosen ?? undefined) })
  }
  return (
    <Page
      title="Claims"
      actions={can('claims.write') && <SendButton onOpen={() => change({ send: 'ready' })} />}
    >
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <Tabs.List ref={row} aria-label="Claims and files" className={styles.tabs}>
          <Tabs.Tab value="claims">Claims</Tabs.Tab>
          <Tabs.Tab value="files">Files sent</Tabs.Tab>
          <Tabs.Tab value="received">Files received</Tabs.Tab>
          <Tabs.Tab value="answers">Answers</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="claims">
          <ClaimStates />
          <HeldBack />
          <ClaimList />
        </Tabs.Panel>
        <Tabs.Panel value="files">
          <TransmissionList />
        </Tabs.Panel>
        <Tabs.Panel value="received">
          <ReceivedList />
        </Tabs.Panel>
        <Tabs.Panel value="answers">
          <AnswerList />
        </Tabs.Panel>
      </Tabs>
      <SidePanel
        opened={flat.claim !== undefined}
        onClose={() => change({ claim: undefined })}
        title={flat.claim && <ClaimTitle id={flat.claim} />}
      >
        {flat.claim && <ClaimPanel key={flat.claim} id={flat.claim} />}
      </SidePanel>
      <SidePanel
        opened={flat.send === 'ready' && flat.claim === undefined}
        onClose={() => change({ send: undefined })}
        title="Send ready claims"
      >
        <SendPanel />
      </SidePanel>
    </Page>
  )
}

/** Says how much waits before it is opened; the sum only where the one answer holds all of it. */
const SendButton = ({ onOpen }: { onOpen: () => void }) => {
  const { data } = useQuery(readyClaims)
  const total = data?.meta.total ?? 0
  const sum =
    data && total === data.data.length && data.data.reduce((all, row) => all + row.charge_cents, 0)
  const words = [data && totalWords(data.meta), typeof sum === 'number' && dollars(sum)]
  return (
    <Button leftSection={<IconSend size={16} aria-hidden />} onClick={onOpen}>
      {total > 0 ? `Send ready (${words.filter(Boolean).join(', ')})` : 'Send ready claims'}
    </Button>
  )
}
