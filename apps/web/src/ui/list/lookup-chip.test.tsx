import { listClients } from '@homeward/contract/clients/clients'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../testing/serve.ts'
import { officeLookup, payorLookup } from '../fields/record-lookups.ts'
import { ListScreen } from './list-screen.tsx'

const id = (n: number) => `0190000${n}-0000-7000-8000-000000000000`

beforeEach(() => {
  signedIn()
})

const open = (query: string) =>
  renderScreen(
    <ListScreen
      title="Clients"
      of="clients"
      endpoint={listClients}
      filters={[
        { kind: 'lookup', name: 'office_id', label: 'Office', lookup: officeLookup },
        { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
        {
          kind: 'lookup',
          name: 'tag',
          label: 'Tag',
          lookup: () => ({ queryKey: ['tags'], queryFn: async () => [] }),
        },
      ]}
      columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
    />,
    { path: 'clients', at: `/clients?${query}` },
  )

const chip = (name: string) => screen.findByRole('button', { name })

test('filters of an address read as their records are called, one request a kind', async () => {
  const requests = serve({
    'GET /clients': () => aPage([]),
    'GET /names': ({ query }) =>
      aRecord({
        names: [{ id: query['ids[0]'], name: query.kind === 'office' ? 'Durham' : 'NC Medicaid' }],
      }),
  })
  await open(`office_id=${id(1)}&payor_id=${id(2)}&tag=weekends`)
  expect(await chip('Office: Durham')).toBeVisible()
  expect(await chip('Payor: NC Medicaid')).toBeVisible()
  expect(await chip('Tag: weekends')).toBeVisible()
  expect(requests.filter(({ path }) => path === '/names').map(({ query }) => query)).toEqual([
    { kind: 'office', 'ids[0]': id(1) },
    { kind: 'payor', 'ids[0]': id(2) },
  ])
})

test('a record that is not there any more says so; without an answer it is still one that is chosen', async () => {
  serve({
    'GET /clients': () => aPage([]),
    'GET /names': ({ query }) =>
      query.kind === 'office' ? aRecord({ names: [] }) : aFailure(422, 'invalid'),
  })
  await open(`office_id=${id(1)}&payor_id=${id(2)}`)
  expect(await chip('Office: not found')).toBeVisible()
  expect(await chip('Payor: 1 chosen')).toBeVisible()
})

test('what is chosen reads as it was chosen, and the field knows it when it opens again', async () => {
  const requests = serve({
    'GET /clients': () => aPage([]),
    'GET /offices': () => aPage([{ id: id(1), name: 'Durham' }]),
  })
  const { user } = await open('')
  await user.click(await chip('Office'))
  await user.click(await screen.findByRole('option', { name: 'Durham' }))
  await user.click(await chip('Office: Durham'))
  expect(await screen.findByLabelText('Office', { selector: 'input' })).toHaveValue('Durham')
  expect(requests.some(({ path }) => path === '/names')).toBe(false)
})
