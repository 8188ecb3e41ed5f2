import { type PayHoliday, payHolidays } from '@homeward/contract/payroll/holidays'
import { Stack, TextInput } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PlainScreen } from '../../../ui/plain/plain-screen.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { DateText } from '../../../ui/text/values.tsx'

/** Days on which work pays what the pay rules say of holidays. */
export const PayHolidaysScreen = () => (
  <PlainScreen
    record={payHolidays}
    title="Holidays"
    one="holiday"
    many="holidays"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    hint="Add the days on which work pays more. The pay rules say how much more."
    nameOf={({ name }) => name}
    initialSort="-day"
    columns={[
      { key: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
      { key: 'day', header: 'Day', sort: 'day', cell: ({ day }) => <DateText day={day} /> },
    ]}
    valuesOf={(holiday?: PayHoliday) => ({ name: holiday?.name ?? '', day: holiday?.day ?? '' })}
    required={['name', 'day']}
    fields={(form) => (
      <Stack gap="sm">
        <TextInput label="Name" required autoComplete="off" {...form.getInputProps('name')} />
        <DateField label="Day" required {...form.getInputProps('day')} />
      </Stack>
    )}
    facts={({ day }) => [{ label: 'Day', value: dayWords(day) }]}
    consequence="Open weeks are computed without it; acknowledged weeks get an adjustment."
  />
)
