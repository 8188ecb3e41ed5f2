import type { Report } from '@homeward/contract/reports/report-calls'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { VisitReportsScreen } from './visit-reports-screen.tsx'

const aReport = (report: Partial<Report> = {}): Report => ({
  id: '01900000-0000-7000-8000-000000000001',
  status: 'completed',
  format: 'csv',
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  filter: { visit_status: 'approved' },
  export_scope: 'approved',
  total_invoices: null,
  rows_total: 1234,
  rows_done: 1234,
  error: null,
  author: 'Priya Raman',
  created_at: '2026-04-01T14:00:00.000Z',
  exported_at: '2026-04-01T14:00:05.000Z',
  byte_size: 2048,
  csv_file_url: '/api/v1/downloads/old',
  pdf_file_url: null,
  abilities: { cancel: false, archive: true, restore: false },
  ...report,
})

test('a report in progress tells how far it is, and can be canceled', async () => {
  signedIn()
  const running = aReport({
    status: 'pending',
    rows_done: 500,
    csv_file_url: null,
    abilities: { cancel: true, archive: false, restore: false },
  })
  let pending = [running]
  const requests = serve({
    'GET /visit_reports': ({ query }) => aPage(query.status === 'pending' ? pending : [aReport()]),
    'PATCH /visit_reports/:id': () => {
      pending = []
      return aRecord({ ...running, status: 'archived' })
    },
  })
  await renderScreen(<VisitReportsScreen />, { path: 'visits.reports', at: '/visits/reports' })
  expect(await screen.findByText('500 of 1,234 rows')).toBeVisible()
  expect(screen.getByText('Approved')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('500 of 1,234 rows')).toBeNull())
  expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({ status: 'archived' })
})

test('a download asks for a new address, for the old one is good for five minutes', async () => {
  signedIn()
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  serve({
    'GET /visit_reports': ({ query }) => aPage(query.status === 'pending' ? [] : [aReport()]),
    'GET /visit_reports/:id': () => aRecord(aReport({ csv_file_url: '/api/v1/downloads/new' })),
  })
  await renderScreen(<VisitReportsScreen />, { path: 'visits.reports', at: '/visits/reports' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/v1/downloads/new'))
  vi.unstubAllGlobals()
})

test('a download that fails says why, and is tried again from there', async () => {
  signedIn()
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  let answers = 0
  serve({
    'GET /visit_reports': ({ query }) => aPage(query.status === 'pending' ? [] : [aReport()]),
    'GET /visit_reports/:id': () => {
      answers += 1
      return answers === 1
        ? aFailure(404, 'not_found', { non_field_errors: ['Not here.'] })
        : aRecord(aReport({ csv_file_url: '/api/v1/downloads/new' }))
    },
  })
  await renderScreen(<VisitReportsScreen />, { path: 'visits.reports', at: '/visits/reports' })
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByText(/The report was not downloaded. Not here./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/v1/downloads/new'))
  vi.unstubAllGlobals()
})

test('the form sends the days and what is filled in, and tells how many visits there are', async () => {
  signedIn()
  const requests = serve({
    'GET /visit_reports': () => aPage([]),
    'GET /visits_reports': () => aPage([], { total: 42 }),
    'POST /visit_reports': () => aRecord(aReport({ status: 'pending' })),
  })
  await renderScreen(<VisitReportsScreen />, { path: 'visits.reports', at: '/visits/reports' })
  await userEvent.click(await screen.findByRole('button', { name: 'Create report' }))
  expect(await screen.findByText('42 visits in these days.')).toBeVisible()
  const from = screen.getByRole('textbox', { name: 'From' })
  await userEvent.clear(from)
  await userEvent.type(from, '03/01/2026')
  const until = screen.getByRole('textbox', { name: 'To' })
  await userEvent.clear(until)
  await userEvent.type(until, '03/31/2026')
  const form = screen.getByRole('dialog')
  await userEvent.click(
    [...form.querySelectorAll('button')].find(({ type }) => type === 'submit') as HTMLElement,
  )
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      format: 'csv',
    }),
  )
})
