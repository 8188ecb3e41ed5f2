import { screen, waitFor, within } from '@testing-library/react'
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../plumbing/query.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, type Answer, serve } from '../../../testing/serve.ts'
import { FilesPanel } from '../files-panel.tsx'
import { attachmentsKey } from '../queries.ts'

class NothingInSight {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  // jsdom starts no workers: the library then works beside the page.
  vi.stubGlobal('pdfjsWorker', { WorkerMessageHandler })
  vi.stubGlobal('IntersectionObserver', NothingInSight)
  URL.createObjectURL = () => 'blob:shown'
  URL.revokeObjectURL = () => undefined
})

const uuid = (n: number) => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`

const aFile = (n: number, filename: string, content_type: string) => ({
  id: uuid(n),
  filename,
  note: '',
  parent: { type: 'Client', id: uuid(1) },
  folder: null,
  content_type,
  byte_size: 900,
  status: 'active',
  author: 'Pat Doe',
  created_at: '2026-03-01T14:00:00Z',
  url: `/api/v1/downloads/${n}`,
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false },
})

const [picture, notes, plan] = [
  aFile(41, 'card.png', 'image/png'),
  aFile(42, 'notes.txt', 'text/plain'),
  aFile(43, 'plan.pdf', 'application/pdf'),
]

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
  page,
  page,
]

/** Two empty pages. Without a table of places, which a reader makes anew. */
const aPdf = (trailer = '', more: string[] = []) =>
  `%PDF-1.4\n${[...objects, ...more]
    .map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
    .join('')}trailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\n%%EOF\n`

const hash = '0'.repeat(64)
const locked = aPdf('/Encrypt 5 0 R /ID [<00> <00>]', [
  `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${hash}> /U <${hash}> >>`,
])

const open = async (downloads: (id: string) => Answer, at?: string) => {
  signedIn()
  let asked = 0
  const requests = serve({
    'GET /folders': () => aPage([]),
    'GET /attachments': () => {
      asked += 1
      const files = [picture, notes, plan]
      return aPage(files.map((file) => ({ ...file, url: `${file.url}-${asked}` })))
    },
    'GET /downloads/:token': ({ path }) => downloads(path.slice('/downloads/'.length)),
  })
  const panel = <FilesPanel parent={{ type: 'Client', id: uuid(1) }} />
  const opened = await renderScreen(panel, { path: 'clients', ...(at && { at }) })
  return { ...opened, requests }
}

const bytes = (body: string) => new Response(body)
const viewer = (name: string) => screen.findByRole('dialog', { name })

test('files are turned over with the arrows, and Escape gives the focus to the last one’s row', async () => {
  const { user, address } = await open((id) => bytes(id.startsWith('43') ? aPdf() : 'png'))
  expect(await screen.findByText('notes.txt')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Preview notes.txt' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Preview card.png' }))
  const first = within(await viewer('card.png'))
  expect(await first.findByRole('img', { name: 'card.png' })).toHaveAttribute('src', 'blob:shown')
  expect(first.getByRole('button', { name: 'Previous file' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  const second = within(await viewer('plan.pdf'))
  expect(await second.findByRole('region', { name: 'plan.pdf, 2 pages' })).toBeVisible()
  expect(second.getByRole('region', { name: 'Page 2 of 2' })).toBeVisible()
  expect(second.getByRole('status')).toHaveTextContent('plan.pdf, 2 of 2')
  expect(address()).toBe(`/clients?preview=${plan.id}`)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Preview plan.pdf' })).toHaveFocus()
  expect(address()).toBe('/clients')
})

test('an address that ran out is asked for anew', async () => {
  const gone = new Set<string>()
  const { user } = await open((id) => {
    if (gone.has(id)) return bytes(aPdf())
    gone.add(id.replace(/\d+$/, (count) => String(Number(count) + 1)))
    return aFailure(404, 'not_found')
  }, `/clients?preview=${plan.id}`)
  expect(await screen.findByText('The link to this file has expired')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(await screen.findByRole('region', { name: 'plan.pdf, 2 pages' })).toBeVisible()
})

test.each([
  ['who may not have it', () => aFailure(403, 'forbidden'), 'Not allowed'],
  ['without a network', (): Answer => 'away', 'The server is not responding'],
  ['where we fail', () => aFailure(500, 'internal'), 'Something went wrong on our end'],
  ['a damaged PDF', () => bytes('%PDF-1.7 nothing'), 'This PDF cannot be opened'],
  ['a PDF with a password', () => bytes(locked), 'This PDF is password-protected'],
])('%s is told so, and can still download', async (_, answer, title) => {
  await open(answer, `/clients?preview=${plan.id}`)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'plan.pdf')
})

test('what was opened stays open when the list brings new addresses', async () => {
  const { requests } = await open(() => bytes(aPdf()), `/clients?preview=${plan.id}`)
  expect(await screen.findByRole('region', { name: 'plan.pdf, 2 pages' })).toBeVisible()
  const download = screen.getByRole('link', { name: 'Download' })
  const before = download.getAttribute('href')
  await queryClient.refetchQueries({ queryKey: attachmentsKey })
  await waitFor(() => expect(download.getAttribute('href')).not.toBe(before))
  expect(screen.getByRole('region', { name: 'plan.pdf, 2 pages' })).toBeVisible()
  expect(requests.filter(({ path }) => path.startsWith('/downloads/'))).toHaveLength(1)
})
