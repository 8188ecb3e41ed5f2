import type { Signature } from '@homeward/contract/files/signatures'
import type { Visit } from '@homeward/contract/visits/visits'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aRecord, serve } from '../../../testing/serve.ts'
import { aCompletedVisit, idOf } from '../testing/a-visit.ts'
import { SignatureCard } from './signature-card.tsx'

const at = '2026-03-02T17:00:00.000Z'

const given: Signature = {
  id: idOf(71),
  signer_role: 'client',
  signed: {
    by: 'Rosa Alvarez',
    at,
    document_hash: 'ab'.repeat(32),
    url: '/files/71',
    on_behalf: null,
  },
  waived: null,
  voided: null,
}

const open = async (
  signatures: Signature[],
  abilities: Visit['abilities'],
  handlers: Record<string, () => Answer> = {},
) => {
  const visit = aCompletedVisit({ abilities })
  const requests = serve({
    'GET /visits/:id/signatures': () => aRecord({ signatures }),
    'POST /visits/:id/signature': () => aRecord(visit),
    'POST /visits/:id/signature_waivers': () => aRecord({ signatures }),
    'POST /visits/:id/signature_voidings': () => aRecord({ signatures }),
    'POST /direct_uploads': () => aRecord({ signed_id: 'signed-1', url: '/files/put/1' }),
    'PUT /files/put/1': () => new Response(null, { status: 204 }),
    ...handlers,
  })
  const place = { path: 'visit', at: `/visits/${visit.id}` } as const
  return { ...(await renderScreen(<SignatureCard visit={visit} />, place)), requests }
}

const paper = new File([new Uint8Array([137, 80, 78, 71])], 'paper.png', { type: 'image/png' })

test('a missing signature is attached as a picture, with the name of the signer', async () => {
  signedIn(aUser({ role: 'nurse' }))
  URL.createObjectURL = () => 'blob:paper'
  URL.revokeObjectURL = () => undefined
  const { user, requests } = await open([], { sign: true, waive: true })
  await user.click(await screen.findByRole('button', { name: 'Attach: Client' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: "Signer's name" })).toHaveValue('Rosa Alvarez')
  await user.click(dialog.getByRole('button', { name: 'Save signature' }))
  expect(await dialog.findByText(/attach a picture\.$/)).toBeVisible()
  const [input] = document.querySelectorAll('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await user.upload(input, paper)
  expect(await dialog.findByAltText('Chosen picture: paper.png')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save signature' }))
  const posted = () => requests.find(({ path }) => path.endsWith('/signature'))
  await expect.poll(posted).toBeDefined()
  expect(posted()?.data).toMatchObject({ signed_id: 'signed-1', signed_by: 'Rosa Alvarez' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('another person signs for the client, with the relation and a reason', async () => {
  signedIn(aUser({ role: 'nurse' }))
  URL.createObjectURL = () => 'blob:paper'
  URL.revokeObjectURL = () => undefined
  const { user, requests } = await open([], { sign: true, waive: true })
  await user.click(await screen.findByRole('button', { name: 'Attach: Client' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: 'Another person signs for the client' }))
  await user.type(dialog.getByRole('textbox', { name: "Signer's name" }), 'Eva Alvarez')
  const [input] = document.querySelectorAll('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await user.upload(input, paper)
  await dialog.findByAltText('Chosen picture: paper.png')
  await user.click(dialog.getByRole('button', { name: 'Save signature' }))
  expect(await dialog.findByText('Enter the relation to the client.')).toBeVisible()
  await user.type(dialog.getByRole('combobox', { name: 'Relation to the client' }), 'Daughter')
  await user.type(dialog.getByLabelText(/Why the client does not sign/), 'Cannot hold a pen')
  await user.click(dialog.getByRole('button', { name: 'Save signature' }))
  const posted = () => requests.find(({ path }) => path.endsWith('/signature'))
  await expect.poll(posted).toBeDefined()
  expect(posted()?.data).toMatchObject({
    signed_by: 'Eva Alvarez',
    on_behalf: { relation: 'Daughter', reason: 'Cannot hold a pen' },
  })
})

test('it is waived with a reason, not without', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const { user, requests } = await open([], { sign: true, waive: true })
  await user.click(await screen.findByRole('button', { name: 'Waive: Client' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Waive signature' }))
  expect(dialog.getByText('Enter a reason.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asleep')
  await user.click(dialog.getByRole('button', { name: 'Waive signature' }))
  await expect
    .poll(() => requests.find(({ path }) => path.endsWith('signature_waivers'))?.data)
    .toEqual({ signer_role: 'client', reason: 'Asleep' })
})

test('a refusal leaves the dialog open with what was typed', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const { user } = await open(
    [given],
    {},
    {
      'POST /visits/:id/signature_voidings': () => aFailure(409, 'signature_voided'),
    },
  )
  expect(await screen.findByAltText('Signature of Rosa Alvarez')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Void: Client' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Signed by the neighbor')
  await user.click(dialog.getByRole('button', { name: 'Void signature' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Void signature' })).toBeEnabled())
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Signed by the neighbor')
})

test('what was voided stays to be read; who only reads has no buttons', async () => {
  signedIn(aUser({ role: 'billing_admin' }))
  const voided = { by: 'Ann Lee', at, reason: 'Signed by the neighbor' }
  await open([{ ...given, voided }], {})
  expect(await screen.findByText('Not signed yet.')).toBeVisible()
  expect(screen.getByText('Voided (1)')).toBeVisible()
  expect(screen.getByText(/Signed by the neighbor/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})
