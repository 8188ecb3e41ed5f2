import { listVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { VerificationPanel } from '../record/verification-panel.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { Cause } from './cause.tsx'
import { Connections } from './connections.tsx'
import { type Outcome, OutcomeNote } from './outcome-note.tsx'
import { SendAll } from './send-all.tsx'
import { verificationColumns } from './verification-columns.tsx'
import { verificationFilters } from './verification-filters.ts'

/** R061: what EVV vendors were told, what they refused, and what waits. */
export const CenterScreen = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  const can = useCan()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <>
      <ListScreen<typeof listVendorVerifications>
        title="EVV sync"
        of="EVV records"
        endpoint={listVendorVerifications}
        search="search"
        initialSort="queued_at"
        filters={verificationFilters}
        columns={verificationColumns}
        fixed={flat.cause === undefined ? {} : { cause: flat.cause }}
        actions={can('verifications.write') && <SendAll onDone={setOutcome} />}
        above={
          <>
            <Connections />
            {outcome && <OutcomeNote outcome={outcome} onClose={() => setOutcome(null)} />}
            <Cause />
          </>
        }
        link={(row) => to('admin.verifications', {}, { ...flat, open: row.id })}
        {...(can('verifications.write') && {
          bulk: (rows, clear) => <BulkActions rows={rows} clear={clear} onDone={setOutcome} />,
        })}
        empty={{
          title: 'Everything is verified',
          hint: 'Approved visits appear here while they are on their way to their EVV vendor, and when a vendor refuses them.',
        }}
      />
      <SidePanel
        opened={flat.open !== undefined}
        onClose={() => change({ open: undefined })}
        title="EVV record"
      >
        {flat.open && <VerificationPanel key={flat.open} id={flat.open} />}
      </SidePanel>
    </>
  )
}
