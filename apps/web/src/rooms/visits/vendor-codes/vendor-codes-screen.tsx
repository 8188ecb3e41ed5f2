import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Page } from '../../../ui/page/page.tsx'
import { CodeImport } from './code-import.tsx'
import { CodeList } from './code-list.tsx'

/** The codes of EVV vendors, and the sheets of payors that say what they mean. */
export const VendorCodesScreen = () => {
  const can = useCan()
  const [loading, setLoading] = useState(false)
  return (
    <Page
      title="EVV vendor codes"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      actions={
        can('catalogue.write') && !loading ? (
          <Button onClick={() => setLoading(true)}>Load a payor’s sheet</Button>
        ) : undefined
      }
    >
      <Stack>
        {loading && <CodeImport onClose={() => setLoading(false)} />}
        <CodeList />
      </Stack>
    </Page>
  )
}
