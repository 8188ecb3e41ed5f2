import type { Assessment } from '@homeward/contract/care/assessments'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { anAuthorization, personalCare, rosa } from '../testing/a-careplan.ts'
import { anAssessment, washing } from '../testing/an-assessment.ts'
import { AssessmentAddScreen } from './assessment-add-screen.tsx'
import { AssessmentEditScreen } from './assessment-edit-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const serveCare = (stored: Assessment) =>
  serve({
    'GET /authorizations': () => aPage([anAuthorization()]),
    'GET /services': () => aPage([{ ...personalCare, categories: [washing] }]),
    'GET /assessments/:id': () => aRecord(stored),
    'POST /assessments': () => aRecord(stored),
    'PATCH /assessments/:id': () =>
      new Response(JSON.stringify({ data: stored, meta: { ignored: [] } })),
    'GET /employees': () => aPage([]),
    'GET /caregivers': () => aPage([]),
  })

test('an assessment starts with the services of its authorization and sends assessed activities', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const requests = serveCare(anAssessment())
  const { user } = await renderScreen(<AssessmentAddScreen />, {
    path: 'assessment.add',
    at: `/clients/${rosa.id}/assessments/add/${anAuthorization().id}`,
  })
  const service = await screen.findByRole('region', { name: 'Personal care' })
  await user.selectOptions(within(service).getByLabelText('Level of Washing'), '1 limited')
  await user.type(within(service).getByLabelText('Frequency of Washing'), 'Daily')
  await user.type(within(service).getByLabelText('Note of Washing'), 'Warm water')
  await user.type(screen.getByLabelText(/Hours per week/), '12.5')
  await user.click(screen.getByRole('checkbox', { name: 'Lives alone' }))
  await user.type(screen.getByLabelText('Name of goal 1'), 'Walk alone')
  await user.click(screen.getByRole('button', { name: 'Save assessment' }))
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true))
  const sent = requests.find(({ method }) => method === 'POST')
  expect(sent?.data).toMatchObject({
    authorization_id: anAuthorization().id,
    authorized_minutes: 750,
    start_date: '2026-03-02',
    end_date: '2026-12-31',
    goals: [{ name: 'Walk alone' }],
    groups: { social_factors: [{ name: 'Lives alone' }] },
    services: [
      {
        id: personalCare.id,
        categories: [
          {
            id: washing.id,
            activities: [{ level: '1_limited', frequency: 'Daily', description: 'Warm water' }],
          },
        ],
      },
    ],
  })
})

test('without hours the field says that it is needed, and nothing is sent', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const requests = serveCare(anAssessment())
  const { user } = await renderScreen(<AssessmentAddScreen />, {
    path: 'assessment.add',
    at: `/clients/${rosa.id}/assessments/add/${anAuthorization().id}`,
  })
  const hours = await screen.findByLabelText(/Hours per week/)
  await user.click(screen.getByRole('button', { name: 'Save assessment' }))
  await vi.waitFor(() => expect(hours).toHaveAccessibleDescription('This field is required.'))
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('in force, services and hours are closed and not sent for those who may not change them', async () => {
  signedIn(aUser({ role: 'nurse' }))
  const stored = anAssessment({ abilities: { edit: true, edit_fully: false } })
  const requests = serveCare(stored)
  const { user } = await renderScreen(<AssessmentEditScreen />, {
    path: 'assessment.edit',
    at: `/clients/${rosa.id}/assessments/${stored.id}/edit`,
  })
  expect(await screen.findByLabelText(/Hours per week/)).toBeDisabled()
  await user.type(screen.getByLabelText('Description of goal 1'), ' every day')
  await user.click(screen.getByRole('button', { name: 'Save assessment' }))
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'PATCH')).toBe(true))
  const sent = requests.find(({ method }) => method === 'PATCH')?.data
  expect(sent).toMatchObject({ goals: [{ name: 'Walk', description: 'to the door every day' }] })
  expect(sent).not.toHaveProperty('services')
  expect(sent).not.toHaveProperty('authorized_minutes')
})

const signed = {
  by: 'Rosa Alvarez',
  at: '2026-03-01T15:00:00Z',
  document_hash: 'ab',
  on_behalf: null,
  url: '/files/1',
}

test.each([
  ['told', null],
  ['not told, where that was voided', { by: 'Ann Lee', at: signed.at, reason: 'Wrong person' }],
])('who changes a signed assessment is %s, that it must be signed again', async (_, voided) => {
  signedIn()
  const signature = { id: rosa.id, signer_role: 'client', signed, waived: null, voided } as const
  const stored = anAssessment({ signatures: [signature] })
  serveCare(stored)
  await renderScreen(<AssessmentEditScreen />, {
    path: 'assessment.edit',
    at: `/clients/${rosa.id}/assessments/${stored.id}/edit`,
  })
  await screen.findByLabelText(/Hours per week/)
  expect(screen.queryAllByText(/^This assessment is signed\./)).toHaveLength(voided ? 0 : 1)
})
