import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { FloatingBar } from '../../../ui/feedback/floating-bar.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { recallReason, rememberReason } from '../last-reason.ts'
import { useReasons } from '../reasons.ts'
import { useFixReasons } from './use-queue-keys.ts'
import { canSettle, type Settle } from './use-settle.ts'

/** The chosen visits of one cause: reason, what it frees, and the button that settles them all. */
export const ChosenBar = ({ rows, settle }: { rows: readonly ExceptionRow[]; settle: Settle }) => {
  const reasonsOf = useFixReasons()
  const reasons = useReasons()
  const [reason, setReason] = useState<string | null>(null)
  const [action, setAction] = useState<string | null>(null)
  const ready = rows.filter(canSettle)
  const [first] = ready
  const offered = first ? reasonsOf(first) : []
  const actions =
    first?.fix.act === 'miss'
      ? reasons('action', 'missed', { payorId: first.payor?.id ?? null })
      : []
  const cents = ready.reduce((sum, row) => sum + row.cents, 0)
  const situation = first?.fix.situation ?? null
  const recalled = situation === null ? null : recallReason('reason', situation, offered) || null
  const chosen = reason ?? first?.fix.reason ?? recalled
  const done = action ?? (recallReason('action', 'missed', actions) || null)
  const given = {
    ...(chosen && chosen !== first?.fix.reason && isOf(offered, chosen) && { reason: chosen }),
    ...(done && isOf(actions, done) && { action: done }),
  }
  return (
    <FloatingBar label="Selected visits">
      <span aria-live="polite">
        {rows.length} selected
        {rows.length > ready.length && `, ${rows.length - ready.length} without a fix`}
      </span>
      {offered.length > 0 && (
        <Select
          size="xs"
          aria-label="Reason"
          placeholder="Reason"
          clearable
          data={offered}
          value={chosen}
          onChange={setReason}
        />
      )}
      {actions.length > 0 && (
        <Select
          size="xs"
          aria-label="Action"
          placeholder="Action"
          clearable
          data={actions}
          value={done}
          onChange={setAction}
        />
      )}
      <span>
        Frees <b className="tabular">{dollars(cents)}</b>
      </span>
      <Button
        size="xs"
        loading={settle.busy}
        disabled={!first}
        onClick={() => {
          if (situation !== null) rememberReason('reason', situation, given.reason)
          rememberReason('action', 'missed', given.action)
          settle.settle(ready, given)
        }}
      >
        Settle {ready.length}
      </Button>
    </FloatingBar>
  )
}

const isOf = (options: readonly { value: string }[], given: string): boolean =>
  options.some(({ value }) => value === given)
