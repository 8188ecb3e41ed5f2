import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { anAssessment } from '../testing/an-assessment.ts'
import { AssessmentScreen } from './assessment-screen.tsx'
import { AssessmentSignatures } from './assessment-signatures.tsx'

test('the guardian signs for the client with the version that was read', async () => {
  signedIn(aUser({ role: 'nurse' }))
  URL.createObjectURL = () => 'blob:paper'
  URL.revokeObjectURL = () => undefined
  const assessment = anAssessment({ abilities: { sign: true } })
  const requests = serve({
    'POST /direct_uploads': () => aRecord({ signed_id: 'signed-1', url: '/files/put/1' }),
    'PUT /files/put/1': () => new Response(null, { status: 204 }),
    'PATCH /assessments/:id': () =>
      new Response(JSON.stringify({ data: assessment, meta: { ignored: [] } })),
  })
  const { user } = await renderScreen(<AssessmentSignatures assessment={assessment} />, {
    path: 'assessment',
    at: `/clients/${assessment.client_id}/assessments/${assessment.id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Attach: Client or guardian' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('Guardian'))
  await user.type(dialog.getByRole('textbox', { name: "Signer's name" }), 'Joan Moore')
  const [input] = document.querySelectorAll('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await user.upload(input, new File(['paper'], 'paper.jpg', { type: 'image/jpeg' }))
  await user.click(dialog.getByRole('button', { name: 'Save signature' }))
  await expect
    .poll(() => requests.find(({ method }) => method === 'PATCH')?.data)
    .toEqual({
      lock_version: 1,
      guardian_signature: { signed_id: 'signed-1', signed_by: 'Joan Moore' },
    })
})

test('what is no picture is refused before it is sent', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const assessment = anAssessment({ abilities: { sign: true } })
  const requests = serve({})
  const { user } = await renderScreen(<AssessmentSignatures assessment={assessment} />, {
    path: 'assessment',
    at: `/clients/${assessment.client_id}/assessments/${assessment.id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Attach: Nurse' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [input] = document.querySelectorAll('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  input.removeAttribute('accept')
  await user.upload(input, new File(['text'], 'paper.pdf', { type: 'application/pdf' }))
  expect(await dialog.findByText('Choose a PNG or JPEG picture.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save signature' }))
  expect(requests).toEqual([])
})

test('on paper there is room for the signatures that are still missing', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const assessment = anAssessment({ missing_signatures: ['client', 'nurse'] })
  serve({
    'GET /assessments/:id': () => aRecord(assessment),
    'GET /services': () => aPage([]),
    'GET /history': () => aPage([]),
  })
  await renderScreen(<AssessmentScreen />, {
    path: 'assessment',
    at: `/clients/${assessment.client_id}/assessments/${assessment.id}`,
  })
  expect(await screen.findByText('Client or guardian, date')).toBeInTheDocument()
  expect(screen.getByText('Nurse, date')).toBeInTheDocument()
  expect(screen.queryByText('Caregiver, date')).toBeNull()
})

test.each([
  ['2026-01-15', 'Its last day will be 03/01/2026. Its care plans stay.'],
  ['2026-04-01', 'Its last day will be 04/01/2026. Its care plans stay.'],
])('of one from %s it is said before archiving on which day it ends', async (start_date, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
  signedIn(aUser({ role: 'nurse' }))
  const assessment = anAssessment({ start_date })
  serve({ 'GET /assessments/:id': () => aRecord(assessment), 'GET /audit_events': () => aPage([]) })
  const { user } = await renderScreen(<AssessmentScreen />, {
    path: 'assessment',
    at: `/clients/${assessment.client_id}/assessments/${assessment.id}`,
  })
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  expect(await screen.findByText(said)).toBeVisible()
})
