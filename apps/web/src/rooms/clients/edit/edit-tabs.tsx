import { Tabs, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTabInSight } from '../../../ui/page/use-tab-in-sight.ts'
import { type ClientTab, clientTabIds, clientTabs, tabsWithErrors } from './client-tabs.ts'
import styles from './edit.module.css'

type Props = {
  active: ClientTab
  onChange: (tab: ClientTab) => void
  errors: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** The parts of one form as tabs. A part with an error says so, and saving leads to the first. */
export const EditTabs = ({ active, onChange, errors, children }: Props) => {
  const region = useRef<HTMLDivElement>(null)
  const row = useTabInSight(active)
  const saving = useRef(false)
  const wrong = tabsWithErrors(errors)

  useEffect(() => {
    const form = region.current?.closest('form')
    const listen = () => {
      saving.current = true
    }
    form?.addEventListener('submit', listen)
    return () => form?.removeEventListener('submit', listen)
  }, [])

  const lead = useEffectEvent(() => {
    const [first] = wrong
    if (!saving.current || first === undefined) return
    saving.current = false
    if (!wrong.includes(active)) onChange(first)
  })
  useEffect(() => lead(), [errors])

  useEffect(() => {
    region.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [active])

  return (
    <Tabs
      className={styles.parts}
      ref={region}
      value={active}
      onChange={(next) => {
        const tab = clientTabIds.find((id) => id === next)
        if (tab) onChange(tab)
      }}
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      <Tabs.List ref={row} aria-label="Client sections" className={styles.tabs}>
        {clientTabIds.map((id) => (
          <Tabs.Tab
            key={id}
            value={id}
            rightSection={
              wrong.includes(id) && (
                <IconAlertCircle size={15} aria-hidden color="var(--mantine-color-error)" />
              )
            }
          >
            {clientTabs[id].label}
            {wrong.includes(id) && <VisuallyHidden>{' has errors'}</VisuallyHidden>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={active} className={styles.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
