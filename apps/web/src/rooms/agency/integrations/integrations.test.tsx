import type { Integration } from '@homeward/contract/agency/integrations'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { IntegrationsScreen } from './integrations-screen.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const geocoder: Integration = {
  kind: 'geocoder',
  label: 'Geocoder',
  purpose: 'Finds positions.',
  scope: 'agency',
  enabled: true,
  configured: true,
  settings: {
    endpoint: 'https://geo.example.org/search',
    country_codes: 'us',
    key_parameter: null,
  },
  has_secret: true,
  health: 'unknown',
  last_tested_at: null,
  last_test: null,
  lock_version: 3,
  abilities: { configure: true, test: true },
}

const open = async (
  of: Integration = geocoder,
  handlers: Record<string, (seen: Seen) => Answer> = {},
) => {
  const requests = serve({ 'GET /integrations': () => aPage([of]), ...handlers })
  const rendered = await renderScreen(<IntegrationsScreen />, { path: 'admin.integrations' })
  await screen.findByRole('heading', { name: of.label })
  return { ...rendered, sent: () => requests.filter(({ method }) => method !== 'GET') }
}

test('a test is made for real and told in words', async () => {
  let tested = geocoder
  const { user } = await open(geocoder, {
    'GET /integrations': () => aPage([tested]),
    'POST /integrations/:kind/test': () => {
      const last_test = { ok: false, message: 'The host does not answer.', took: 5000 }
      tested = { ...geocoder, health: 'failing', last_test, last_tested_at: '2026-03-02T14:00:00Z' }
      return aRecord(tested)
    },
  })
  expect(screen.getByText('Not tested yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Test Geocoder' }))
  expect(
    await screen.findByText(/The host does not answer\. Response time: 5,000 ms/),
  ).toBeVisible()
  expect(screen.getByText('Fails')).toBeVisible()
})

test('the key that is kept is not shown, and stays unless another is typed', async () => {
  const { user, sent } = await open(geocoder, {
    'PATCH /integrations/:kind': () => aRecord(geocoder),
  })
  const save = async (type?: string, remove = false) => {
    await user.click(screen.getByRole('button', { name: 'Set up Geocoder' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByLabelText('Key')).toHaveValue('')
    if (type) await user.type(panel.getByLabelText('Key'), type)
    if (remove) await user.click(panel.getByLabelText('Remove the stored key'))
    const before = sent().length
    await user.click(panel.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent()).toHaveLength(before + 1))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    return sent().at(-1)?.data
  }
  expect(await save()).toEqual({ lock_version: 3 })
  expect(await save('s3cret')).toEqual({ secret: 's3cret', lock_version: 3 })
  expect(await save(undefined, true)).toEqual({ secret: null, lock_version: 3 })
})

test('what is wrong with a setting stands at its field', async () => {
  const sentence = 'This address lies in a private network, or cannot be found.'
  const { user } = await open(geocoder, {
    'PATCH /integrations/:kind': () =>
      aFailure(422, 'address_not_public', { errors: { 'settings.endpoint': [sentence] } }),
  })
  await user.click(screen.getByRole('button', { name: 'Set up Geocoder' }))
  const panel = within(await screen.findByRole('dialog'))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(panel.getByLabelText(/^Address/)).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    ),
  )
})

test('what is set with the server can be tested and not be set up here', async () => {
  await open({
    ...geocoder,
    kind: 'storage',
    label: 'File storage',
    scope: 'process',
    settings: { where: 'disk' },
    has_secret: false,
    abilities: { configure: false, test: true },
  })
  expect(screen.getByText('Server disk')).toBeVisible()
  expect(screen.getByText(/Set where the server is started/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Set up/ })).not.toBeInTheDocument()
})
