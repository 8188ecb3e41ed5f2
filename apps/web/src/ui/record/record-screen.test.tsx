import { endpoint, record } from '@homeward/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { queryOf } from '../../plumbing/query.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { Timeline } from '../text/timeline.tsx'
import { RecordScreen } from './record-screen.tsx'

const getBird = endpoint({
  room: 'birds',
  summary: '',
  method: 'GET',
  path: '/birds/:id',
  permission: 'clients.read',
  returns: record(z.object({ id: z.string(), name: z.string(), eggs: z.number() })),
})

const Bird = () => {
  const { clientId } = usePathParams('client')
  return (
    <RecordScreen
      query={useQuery(queryOf(getBird, { id: clientId }))}
      of="Bird"
      crumbs={[{ label: 'Birds', href: to('clients') }]}
      title={(bird) => bird.name}
      facts={(bird) => [
        { label: 'Eggs', value: bird.eggs },
        { label: 'Ring', value: null },
      ]}
      tabs={[
        { id: 'song', label: 'Song', render: () => <p>La la</p> },
        { id: 'nest', label: 'Nest', count: (bird) => bird.eggs, render: () => <p>Twigs</p> },
      ]}
      neighbours={() => ({ next: to('client', { clientId: '8' }) })}
    />
  )
}

const open = (at: string) => renderScreen(<Bird />, { path: 'client', at })
const robin = () => aRecord({ id: '7', name: 'Robin', eggs: 4 })

test('name, facts, neighbours and the tab of the address are there', async () => {
  const requests = serve({ 'GET /birds/:id': robin })
  await open('/clients/7?tab=nest')
  expect(await screen.findByRole('heading', { level: 1, name: 'Robin' })).toBeVisible()
  expect(requests[0]?.path).toBe('/birds/7')
  expect(screen.getByText('Twigs')).toBeVisible()
  expect(screen.queryByText('La la')).not.toBeInTheDocument()
  expect(screen.getByRole('complementary')).toHaveTextContent('Eggs4')
  expect(screen.getByLabelText('none')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/clients/8')
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  expect(document.title).toBe('Robin · Homeward')
})

test('choosing a tab writes the address and drops what the other tab had there', async () => {
  serve({ 'GET /birds/:id': robin })
  const { user, address } = await open('/clients/7?page=3&status=all')
  await user.click(await screen.findByRole('tab', { name: /Nest/ }))
  await waitFor(() => expect(address()).toBe('/clients/7?tab=nest'))
  await user.click(screen.getByRole('tab', { name: 'Song' }))
  await waitFor(() => expect(address()).toBe('/clients/7'))
})

test('on a phone the chosen tab is scrolled into the middle of its row', async () => {
  serve({ 'GET /birds/:id': robin })
  const places: Record<string, Partial<DOMRect>> = {
    tablist: { left: 16, width: 358 },
    tab: { left: 700, width: 100 },
  }
  const measure = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(function (this: HTMLElement) {
      return { left: 0, width: 0, ...places[this.getAttribute('role') ?? ''] } as DOMRect
    })
  onTestFinished(() => measure.mockRestore())
  await open('/clients/7?tab=nest')
  expect((await screen.findByRole('tablist')).scrollLeft).toBe(750 - 195)
})

test('a record of another agency is told as not there', async () => {
  serve({ 'GET /birds/:id': () => aFailure(404, 'not_found') })
  await open('/clients/7')
  expect(await screen.findByText('Not found')).toBeVisible()
})

test('a timeline says each step with its state, and which one is now', async () => {
  await renderScreen(
    <Timeline
      label="Way of the visit"
      steps={[
        { key: 'in', label: 'Checked in', state: 'done', who: 'Rosa' },
        { key: 'out', label: 'Checked out', state: 'now' },
        { key: 'claim', label: 'Claim', state: 'blocked', note: 'No rate' },
      ]}
    />,
    { path: 'clients' },
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('img', { name: 'blocked' })).toBeVisible()
  expect(screen.getByText('Checked out').closest('li')).toHaveAttribute('aria-current', 'step')
})
