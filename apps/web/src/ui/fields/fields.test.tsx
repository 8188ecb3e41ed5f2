import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aRecord, serve } from '../../testing/serve.ts'
import { DateField } from './date-field.tsx'
import { DurationField } from './duration-field.tsx'
import { FileDrop } from './file-drop.tsx'
import type { Lookup } from './lookup.ts'
import { MoneyField } from './money-field.tsx'
import { SearchSelect } from './search-select.tsx'
import { TimeField } from './time-field.tsx'

/** A field with a value of its own; the value stands beside it as the form would get it. */
const open = async <V,>(
  first: V,
  field: (value: V, onChange: (value: V) => void) => React.ReactNode,
) => {
  const Held = () => {
    const [value, setValue] = useState(first)
    return (
      <>
        {field(value, setValue)}
        <output>{JSON.stringify(value)}</output>
        <button type="button" onClick={() => setValue(first)}>
          Back
        </button>
      </>
    )
  }
  return renderScreen(<Held />, { path: 'clients' })
}
const value = () => screen.getByRole('status')

test('a length is typed as hours or as hours and minutes; what is none is said, and is no value', async () => {
  const { user } = await open<number | ''>(120, (minutes, set) => (
    <DurationField label="Length" value={minutes} onChange={set} />
  ))
  const field = screen.getByLabelText(/Length/)
  expect(field).toHaveValue('2')
  await user.clear(field)
  await user.type(field, '0:30')
  expect(value()).toHaveTextContent('30')
  await user.clear(field)
  await user.type(field, '30')
  await user.tab()
  expect(screen.getByText('Enter 24 hours or less.')).toBeVisible()
  expect(field).toHaveValue('30')
  expect(value()).toHaveTextContent('""')
  await user.clear(field)
  await user.type(field, '1.5')
  expect(screen.queryByText('Enter 24 hours or less.')).toBeNull()
  expect(value()).toHaveTextContent('90')
  await user.type(field, 'x')
  await user.tab()
  expect(screen.getByText('Enter hours, such as 1.5 or 1:30.')).toBeVisible()
})

test('a day is typed loosely and stands there as MM/DD/YYYY', async () => {
  const { user } = await open('', (day, set) => (
    <DateField label="Born" value={day} onChange={set} />
  ))
  await user.type(screen.getByLabelText('Born'), '3/5/41')
  await user.tab()
  expect(value()).toHaveTextContent('"1941-03-05"')
  expect(screen.getByLabelText('Born')).toHaveValue('03/05/1941')
})

test('what is no day is handed over as typed, so that the schema can say so', async () => {
  const { user } = await open('2026-03-05', (day, set) => (
    <DateField label="Born" value={day} onChange={set} />
  ))
  await user.clear(screen.getByLabelText('Born'))
  await user.type(screen.getByLabelText('Born'), 'soon{Enter}')
  expect(value()).toHaveTextContent('"soon"')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Born')).toHaveValue('03/05/2026')
})

test('a time is typed loosely and stands there as hh:mm AM', async () => {
  const { user } = await open('', (clock, set) => (
    <TimeField label="Start" value={clock} onChange={set} />
  ))
  await user.type(screen.getByLabelText('Start'), '830p')
  await user.tab()
  expect(value()).toHaveTextContent('"20:30"')
  expect(screen.getByLabelText('Start')).toHaveValue('08:30 PM')
})

test.each([
  ['a day', 'Born', DateField, 'soon', ['3/5/2', '3/5/26', '2026-03-05']],
  ['a time', 'Start', TimeField, 'noonish', ['8:3', '8:30p', '20:30']],
] as const)(
  'an error of %s goes once the text is right, and not back while one types',
  async (_, label, Field, wrong, [part, right, settled]) => {
    const { user } = await open<string>(wrong, (typed, set) => (
      <Field
        label={label}
        value={typed}
        onChange={set}
        error={typed === settled ? undefined : 'That is wrong.'}
      />
    ))
    const field = screen.getByLabelText(label)
    const error = () => screen.queryByText('That is wrong.')
    expect(error()).toBeVisible()
    await user.type(field, 'x')
    expect(error()).toBeVisible()
    await user.clear(field)
    expect(error()).not.toBeInTheDocument()
    await user.type(field, part)
    expect(error()).not.toBeInTheDocument()
    await user.clear(field)
    await user.type(field, right)
    expect(error()).not.toBeInTheDocument()
    await user.tab()
    expect(value()).toHaveTextContent(settled)
    expect(error()).not.toBeInTheDocument()
  },
)

test('the error is back where the field is left as wrong as before', async () => {
  const { user } = await open('', (day, set) => (
    <DateField label="Born" required value={day} onChange={set} error="This field is required." />
  ))
  const field = screen.getByLabelText(/^Born/)
  await user.type(field, '3/5/26')
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument()
  await user.clear(field)
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByText('This field is required.')).toBeVisible()
})

test('an amount is cents while it is typed and is not rewritten under the fingers', async () => {
  const { user } = await open<number | null>(null, (cents, set) => (
    <MoneyField label="Rate" value={cents} onChange={set} />
  ))
  await user.type(screen.getByLabelText('Rate'), '1234.5')
  expect(screen.getByLabelText('Rate')).toHaveValue('1234.5')
  expect(value()).toHaveTextContent('123450')
  await user.tab()
  expect(screen.getByLabelText('Rate')).toHaveValue('1,234.50')
  await user.clear(screen.getByLabelText('Rate'))
  await user.tab()
  expect(value()).toHaveTextContent('null')
})

test('options come from the server for what is typed; the chosen one keeps its name', async () => {
  const queryFn = vi.fn(async () => [{ value: 'p1', label: 'NC Medicaid' }])
  const asked: string[] = []
  const lookup = (search: string) => {
    asked.push(search)
    return { queryKey: ['payors', search], queryFn }
  }
  const { user } = await open<string | null>('p9', (id, set) => (
    <SearchSelect
      label="Payor"
      lookup={lookup}
      value={id}
      onChange={set}
      initialOption={{ value: 'p9', label: 'Old Payor' }}
    />
  ))
  const field = screen.getByLabelText('Payor', { selector: 'input' })
  expect(field).toHaveValue('Old Payor')
  await user.clear(field)
  await user.type(field, 'med')
  await waitFor(() => expect(asked).toContain('med'))
  await user.click(await screen.findByRole('option', { name: 'NC Medicaid' }))
  expect(value()).toHaveTextContent('"p1"')
  expect(field).toHaveValue('NC Medicaid')
})

test('files are taken by choosing; only one where one is asked for', async () => {
  const taken = vi.fn()
  const { user } = await open(0, () => <FileDrop label="Choose an 835 file" onFiles={taken} />)
  expect(screen.getByRole('button', { name: 'Choose an 835 file' })).toBeVisible()
  const file = new File(['ISA*'], 'a.835')
  await user.upload(screen.getByLabelText('Choose an 835 file', { selector: 'input' }), file)
  expect(taken).toHaveBeenCalledWith([file])
})

test('a value that comes from elsewhere reads as its record is called', async () => {
  signedIn()
  const id = '01900001-0000-7000-8000-000000000000'
  const requests = serve({ 'GET /names': () => aRecord({ names: [{ id, name: 'Durham' }] }) })
  const lookup: Lookup = Object.assign(
    (search: string) => ({ queryKey: ['offices', search], queryFn: async () => [] }),
    { kind: 'office' as const },
  )
  const { user } = await open<string | null>(id, (office, set) => (
    <>
      <SearchSelect
        label="Office"
        lookup={lookup}
        value={office}
        onChange={set}
        initialOption={{ value: 'other', label: 'Cary' }}
      />
      <button type="button" onClick={() => set('other')}>
        Mine
      </button>
    </>
  ))
  const field = screen.getByLabelText('Office', { selector: 'input' })
  await waitFor(() => expect(field).toHaveValue('Durham'))
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  await waitFor(() => expect(field).toHaveValue('Cary'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(field).toHaveValue('Durham'))
  expect(requests).toHaveLength(1)
})
