import {
  Alert,
  Button,
  Checkbox,
  Kbd,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core'
import { IconInfoCircle, IconSend } from '@tabler/icons-react'
import { ChipButton } from '../../ui/list/chip-button.tsx'
import styles from './design.module.css'

/** Buttons, fields and what is chosen with. */
export const Controls = () => (
  <>
    <div className={styles.row}>
      <Button leftSection={<IconSend size={16} aria-hidden />}>Send 312 claims, $28,440.00</Button>
      <Button variant="default">Export this view</Button>
      <Button variant="light">Invite</Button>
      <Button variant="subtle" color="gray">
        Discard
      </Button>
      <Button color="red">Archive</Button>
      <Button disabled>Send</Button>
      <Button loading>Send</Button>
      <Button size="xs" variant="default">
        Assign
      </Button>
      <Kbd>Ctrl K</Kbd>
    </div>
    <div className={styles.row}>
      <ChipButton label="Status" value="Active" />
      <ChipButton label="Office" />
      <SegmentedControl aria-label="Span" size="xs" data={['Day', 'Week', 'Month']} />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Not chosen" />
      <Switch label="Single-key shortcuts" defaultChecked />
    </div>
    <div className={styles.fields}>
      <TextInput label="First name" defaultValue="Ruth" required />
      <TextInput label="Zip" defaultValue="288" error="A zip has five digits." />
      <Select label="Payor" data={['NC Medicaid']} defaultValue="NC Medicaid" />
      <TextInput label="Member number" placeholder="Not known yet" disabled />
      <Textarea label="Comment" description="@ tells a person." autosize minRows={2} />
    </div>
    <Tabs defaultValue="a">
      <Tabs.List aria-label="Parts">
        <Tabs.Tab value="a">Overview</Tabs.Tab>
        <Tabs.Tab value="b">Visits</Tabs.Tab>
        <Tabs.Tab value="c">Documents</Tabs.Tab>
      </Tabs.List>
    </Tabs>
    <Alert mt="md" color="amber" icon={<IconInfoCircle aria-hidden />}>
      Check-out was 640 ft from home, 340 ft outside the circle.
    </Alert>
  </>
)
