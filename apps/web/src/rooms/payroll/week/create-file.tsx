import { createPayrollExport } from '@homeward/contract/payroll/exports'
import type { PayWeekDetail } from '@homeward/contract/payroll/weeks'
import { exportPresets } from '@homeward/domain/payroll/exports'
import { Alert, Button, Checkbox, Popover, Select, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { layoutsQuery } from '../queries.ts'

/** The layout for the payroll service, and the file of all acknowledged timesheets. */
export const CreateFile = ({ week, primary }: { week: PayWeekDetail; primary: boolean }) => {
  const [opened, { toggle, close }] = useDisclosure(false)
  return (
    <Popover opened={opened} onChange={close} position="bottom-end" trapFocus withArrow>
      <Popover.Target>
        <Button
          variant={primary ? 'filled' : 'default'}
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={toggle}
        >
          Create file
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <FileForm week={week} onDone={close} />
      </Popover.Dropdown>
    </Popover>
  )
}

const FileForm = ({ week, onDone }: { week: PayWeekDetail; onDone: () => void }) => {
  const own = useQuery(layoutsQuery)
  const [preset, setPreset] = useState('generic')
  const [again, setAgain] = useState(false)
  const write = useWrite(createPayrollExport, {
    onDone: (made) => {
      toastDone(`${made.file.name} created. Download it below.`)
      onDone()
    },
  })
  const layouts = [
    ...exportPresets.map(({ id, name }) => ({ value: id, label: name })),
    ...(own.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const twice = week.exports > 0
  return (
    <Stack gap="xs" maw={300}>
      <Select
        label="Layout"
        allowDeselect={false}
        data={layouts}
        value={preset}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => setPreset(value ?? 'generic')}
      />
      {week.drafts > 0 && (
        <Text size="xs" c="dimmed">
          {week.drafts} drafts of this week are not in the file.
        </Text>
      )}
      {twice && (
        <Alert color="amber" title="Created before">
          <Checkbox
            size="md"
            label="Include timesheets of earlier files again"
            checked={again}
            onChange={(event) => setAgain(event.currentTarget.checked)}
          />
        </Alert>
      )}
      {write.isError && (
        <Text size="sm" c="red" role="alert">
          {write.error.message}
        </Text>
      )}
      <Button
        loading={write.isPending}
        onClick={() => write.mutate({ week: week.week, preset, again })}
      >
        {twice && !again
          ? 'Create file (new timesheets)'
          : `Create file (${week.timesheets - week.drafts} timesheets)`}
      </Button>
    </Stack>
  )
}
