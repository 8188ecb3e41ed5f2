import { Stack } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { Page } from '../../../ui/page/page.tsx'
import { CodeFile } from './code-file.tsx'
import { CodeList } from './code-list.tsx'

/** R056: the diagnosis codes, and which of them are offered. */
export const DiagnosisCodesScreen = () => (
  <Page title="Diagnosis codes" crumbs={[{ label: 'Admin', href: to('admin') }]}>
    <Stack>
      <CodeFile />
      <CodeList />
    </Stack>
  </Page>
)
