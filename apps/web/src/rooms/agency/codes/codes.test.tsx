import type { DiagnosisCodeImport } from '@homeward/contract/agency/diagnosis-codes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { DiagnosisCodesScreen } from './codes-screen.tsx'

beforeEach(() => void signedIn())

const hypertension = {
  code: 'I10',
  label: 'I10',
  description: 'Essential hypertension',
  long_description: 'Essential (primary) hypertension',
  billable: true,
  common: true,
  active: true,
}

const load: DiagnosisCodeImport = {
  id: '01900000-0000-7000-8000-000000000081',
  file_name: 'icd10cm_order_2027.txt',
  status: 'running',
  rows_total: 98_000,
  rows_read: 24_500,
  error: null,
  created_by_name: 'Pat Doe',
  created_at: '2026-03-02T14:00:00Z',
  finished_at: null,
  abilities: { cancel: true },
}

const open = async (
  loads: DiagnosisCodeImport[] = [],
  handlers: Record<string, (seen: Seen) => Answer> = {},
) => {
  const requests = serve({
    'GET /diagnosis_codes': () => aPage([hypertension]),
    'GET /diagnosis_code_release': () =>
      aRecord({ name: 'Common in home care', year: null, codes_count: 223, complete: false }),
    'GET /diagnosis_code_imports': () => aPage(loads),
    'POST /direct_uploads': () => aRecord({ signed_id: 'signed', url: '/files/put' }),
    'PUT .*': () => new Response(null, { status: 204 }),
    ...handlers,
  })
  const rendered = await renderScreen(<DiagnosisCodesScreen />, { path: 'admin.diagnosis-codes' })
  await screen.findByText('Essential (primary) hypertension')
  return { ...rendered, requests }
}

const writes = (requests: Seen[]) =>
  requests.filter(({ method }) => method !== 'GET').map(({ path, data }) => [path, data])

test('a code is no longer offered; where that is refused it is offered still', async () => {
  const { user, requests } = await open([], {
    'PATCH /diagnosis_codes/:code': () =>
      aFailure(422, 'invalid', { non_field_errors: ['Not now.'] }),
  })
  const offered = screen.getByRole('switch', { name: 'Activate I10' })
  await user.click(offered)
  await waitFor(() =>
    expect(writes(requests)[0]).toEqual(['/diagnosis_codes/I10', { active: false }]),
  )
  expect(await screen.findByText('Not now.')).toBeVisible()
  await waitFor(() => expect(offered).toBeChecked())
})

test('the search goes to the server and into the address', async () => {
  const { user, requests, address } = await open()
  await user.type(screen.getByRole('searchbox'), 'hyper')
  await waitFor(() => expect(address()).toBe('/admin/diagnosis-codes?search=hyper'))
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ search: 'hyper' }))
})

test('a load shows how far it is and can be canceled; meanwhile no other begins', async () => {
  const { user, requests } = await open([load], {
    'DELETE /diagnosis_code_imports/:id': () => aRecord({ ...load, status: 'canceled' }),
  })
  expect(await screen.findByText(/24,500 of 98,000 lines/)).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  expect(screen.queryByText(/Drop icd10cm_order/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(writes(requests)[0]?.[0]).toBe(`/diagnosis_code_imports/${load.id}`))
})

test('a file is brought and handed to the loader; a refusal stands at the field', async () => {
  const { user, requests } = await open(
    [{ ...load, status: 'failed', error: 'Line 7 is wrong.', abilities: {} }],
    {
      'POST /diagnosis_code_imports': () =>
        aFailure(409, 'codes_loading', { non_field_errors: ['A file of codes is being loaded.'] }),
    },
  )
  expect(await screen.findByText('Line 7 is wrong. The codes did not change.')).toBeVisible()
  const input = screen.getByLabelText(/Drop icd10cm_order/, { selector: 'input' })
  await user.upload(input, new File(['x'], 'icd10cm_order_2027.txt', { type: 'text/plain' }))
  expect(await screen.findByText('A file of codes is being loaded.')).toBeVisible()
  expect(writes(requests).at(-1)).toEqual(['/diagnosis_code_imports', { signed_id: 'signed' }])
})

test('who may not change codes reads them', async () => {
  signedIn(aUser({ role: 'manager' }))
  await open()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  expect(screen.queryByText(/Drop icd10cm_order/)).not.toBeInTheDocument()
})
