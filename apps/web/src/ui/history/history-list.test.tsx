import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, serve } from '../../testing/serve.ts'
import { HistoryCard } from './history-card.tsx'

const id = '01900001-0000-7000-8000-000000000000'

const anEvent = (n: number) => ({
  id: `0190000${n}-0000-7000-8000-000000000000`,
  at: '2026-03-02T14:00:00Z',
  user_id: null,
  actor: 'Nina Nurse',
  action: 'client.updated',
  record_type: 'client',
  record_id: id,
  changes: { nickname: { before: 'Rosie', after: 'Rose' } },
  request_id: `r-${n}`,
  sealed: true,
})

beforeEach(() => {
  signedIn()
})

const open = () => renderScreen(<HistoryCard type="client" id={id} />, { path: 'clients' })

test('who, when and what, with the field before and after', async () => {
  const requests = serve({ 'GET /history': () => aPage([anEvent(1)]) })
  const { user } = await open()
  const [event] = await screen.findAllByRole('listitem')
  expect(event).toHaveTextContent(
    '03/02/2026 09:00 AMNina Nurse changed nickname from Rosie to Rose1 fieldNickname Rosie → Rose',
  )
  expect(within(event as HTMLElement).getByText('Rosie', { selector: 'del' })).not.toBeVisible()
  await user.click(within(event as HTMLElement).getByText('1 field'))
  expect(within(event as HTMLElement).getByText('Rosie', { selector: 'del' })).toBeVisible()
  expect(requests[0]?.query).toEqual({ record_type: 'client', record_id: id, items: '20' })
})

test('older events are read on from the last one, as far back as they go', async () => {
  const requests = serve({
    'GET /history': ({ query }) =>
      query.older_than === anEvent(2).id
        ? aPage([anEvent(3)])
        : aPage([anEvent(1), anEvent(2)], { total: 300 }),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(screen.getAllByText(/^Nina Nurse changed/)).toHaveLength(3))
  expect(requests.map(({ query }) => query.older_than)).toEqual([undefined, anEvent(2).id])
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
})

test('nothing yet, and a failure in its place', async () => {
  let broken = true
  serve({ 'GET /history': () => (broken ? aFailure(422, 'invalid') : aPage([])) })
  const { user } = await open()
  broken = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No changes yet.')).toBeVisible()
})

test('nobody is asked for it who may not see it', async () => {
  signedIn(aUser({ role: 'pca' }))
  const requests = serve({})
  await open()
  expect(screen.queryByText('History')).not.toBeInTheDocument()
  expect(requests).toHaveLength(0)
})
