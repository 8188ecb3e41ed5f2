import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { VendorCodesScreen } from './vendor-codes-screen.tsx'

beforeEach(() => void signedIn())

const code = {
  key: 'carebridge:NC:edit_reason:MR1003',
  vendor: 'carebridge',
  state: 'NC',
  payor: null,
  kind: 'edit_reason',
  code: 'MR1003',
  label: null,
  source: null,
}

const open = async () => {
  const requests = serve({
    'GET /vendor_codes': () => aPage([code]),
    'POST /direct_uploads': () => aRecord({ signed_id: 'signed', url: '/files/put' }),
    'PUT .*': () => new Response(null, { status: 204 }),
    'GET /vendor_code_imports/preview': () =>
      aRecord({
        new: 1,
        changed: 1,
        known: 0,
        wrong: 1,
        rows: [
          { line: 4, state: 'wrong', code: '', label: 'x', kind: null, problem: 'No code here.' },
          {
            line: 2,
            state: 'changed',
            code: 'MR1003',
            label: 'Phone was flat',
            kind: 'edit_reason',
            problem: null,
          },
        ],
      }),
    'POST /vendor_code_imports': () =>
      aRecord({
        new: 1,
        changed: 1,
        known: 0,
        wrong: 1,
        rows: [
          { line: 4, state: 'wrong', code: '', label: 'x', kind: null, problem: 'No code here.' },
        ],
      }),
  })
  const rendered = await renderScreen(<VendorCodesScreen />, { path: 'admin.vendor-codes' })
  await screen.findByText('MR1003')
  return { ...rendered, requests }
}

test('a sheet is seen row by row before its codes are loaded', async () => {
  const { user, requests } = await open()
  await user.click(screen.getByRole('button', { name: 'Load a payor’s sheet' }))
  await user.click(screen.getByRole('combobox', { name: 'State' }))
  await user.click(await screen.findByRole('option', { name: 'North Carolina' }))
  const input = screen.getByLabelText(/Drop the payor/, { selector: 'input' })
  await user.upload(input, new File(['Code'], 'codes.csv', { type: 'text/csv' }))
  expect(await screen.findByText('No code here.')).toBeVisible()
  expect(screen.getByText('1 new code; 1 code with a new meaning; 1 row left out.')).toBeVisible()
  expect(requests.some(({ method, path }) => method === 'POST' && /imports/.test(path))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Load 2 codes' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/vendor_code_imports')?.data).toEqual({
      signed_id: 'signed',
      vendor: 'carebridge',
      state: 'NC',
      payor_id: null,
      kind: null,
    }),
  )
  expect(await screen.findByText('The sheet is loaded')).toBeVisible()
  expect(screen.getByText('No code here.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('The sheet is loaded')).not.toBeInTheDocument()
})

test('who may not change the catalogue reads the codes', async () => {
  signedIn(aUser({ role: 'billing_admin' }))
  await open()
  expect(screen.queryByRole('button', { name: /Load/ })).not.toBeInTheDocument()
})
