import { to } from '../../plumbing/paths/to.ts'
import { useUser } from '../../plumbing/session/session.ts'
import { Page } from '../../ui/page/page.tsx'
import { FilesPanel } from './files-panel.tsx'

/** What the agency keeps for itself: contracts, licenses, policies. */
export const AgencyFilesScreen = () => {
  const { agency_id: id } = useUser()
  return (
    <Page title="Agency documents" crumbs={[{ label: 'Admin', href: to('admin') }]}>
      {id && <FilesPanel parent={{ type: 'Agency', id }} />}
    </Page>
  )
}
