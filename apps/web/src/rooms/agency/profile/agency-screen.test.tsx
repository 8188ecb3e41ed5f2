import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { anAgency } from '../testing/an-agency.ts'
import { AgencyScreen } from './agency-screen.tsx'

beforeEach(async () => (await database()).clear('kept'))

const open = async (
  agency = anAgency(),
  patch: (seen: Seen) => Answer = () => aRecord({ ...agency, lock_version: 5 }),
) => {
  const user = signedIn()
  const requests = serve({
    'GET /agencies/:id': () => aRecord(agency),
    'GET /history': () => aPage([]),
    'GET /me': () => aRecord(user),
    'PATCH /agencies/:id': patch,
    'POST /direct_uploads': () => aRecord({ signed_id: 'signed-logo', url: '/files/put' }),
    'PUT .*': () => new Response(null, { status: 204 }),
  })
  const rendered = await renderScreen(<AgencyScreen />, { path: 'admin.agency' })
  return { ...rendered, sent: () => requests.filter(({ method }) => method === 'PATCH') }
}

const save = () => screen.findByRole('button', { name: 'Save agency' })

test('an NPI is compared with its check digit while it is typed, and not sent wrong', async () => {
  const { user, sent } = await open()
  await save()
  const npi = screen.getByLabelText('NPI')
  expect(screen.getByRole('img', { name: 'Valid check digit' })).toBeVisible()
  await user.clear(npi)
  await user.type(npi, '1234567890')
  expect(npi).toHaveAccessibleDescription(/check digit does not match/)
  await user.click(await save())
  expect(sent()).toEqual([])
  await user.clear(npi)
  await user.type(npi, '1245319599')
  await user.click(await save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  // What was not changed is not sent: somebody else may have changed it meanwhile.
  expect(sent()[0]?.data).toEqual({ npi: '1245319599', lock_version: 4 })
})

test('what may not be empty is refused at its field', async () => {
  const { user, sent } = await open()
  await save()
  const late = screen.getByLabelText('Late threshold')
  await user.clear(late)
  await user.click(await save())
  expect(late).toHaveAccessibleDescription(/Enter a number/)
  expect(sent()).toEqual([])
})

test('a change of the time zone is told, and has to be confirmed where visits are already scheduled', async () => {
  const sentence = '312 visits are planned already. Confirm the time zone change.'
  const { user, sent } = await open(anAgency(), ({ data }) =>
    (data as { confirm_time_zone?: boolean }).confirm_time_zone
      ? aRecord(anAgency({ time_zone: 'America/Chicago', warnings: ['The clock is another.'] }))
      : aFailure(409, 'time_zone_unconfirmed', { errors: { time_zone: [sentence] } }),
  )
  await save()
  await user.click(screen.getByRole('combobox', { name: /^Time zone/ }))
  await user.click(await screen.findByRole('option', { name: /^Central/ }))
  expect(screen.getByText('All times in the agency change')).toBeVisible()
  await user.click(await save())
  expect(await screen.findByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Change the time zone even/ }))
  await user.click(await save())
  expect(await screen.findByText('Agency saved.')).toBeVisible()
  expect(screen.getByText('The clock is another.')).toBeVisible()
  expect(sent().at(-1)?.data).toMatchObject({
    time_zone: 'America/Chicago',
    confirm_time_zone: true,
  })
})

test('requiring a second factor says whom it stops, the person included', async () => {
  const { user } = await open()
  await save()
  await user.click(screen.getByRole('switch', { name: /^Require two-step verification/ }))
  expect(screen.getByText(/This includes you/)).toBeVisible()
})

test('what somebody else saved meanwhile stands beside what was typed', async () => {
  const { user, sent } = await open(anAgency(), ({ data }) =>
    (data as { lock_version: number }).lock_version === 4
      ? aFailure(409, 'stale', { current: anAgency({ phone: '9195550199', lock_version: 6 }) })
      : aRecord(anAgency({ lock_version: 7 })),
  )
  await save()
  const phone = screen.getByLabelText('Phone')
  await user.clear(phone)
  await user.type(phone, '919-555-0111')
  await user.click(await save())
  expect(await screen.findByText('Someone else changed this record')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '(919) 555-0199' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  // What they saved stands on the server already.
  expect(sent()[1]?.data).toEqual({ lock_version: 6 })
})

test('a logo is shown first and used once somebody says so', async () => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => undefined
  const { user, sent } = await open()
  await save()
  const file = new File(['x'], 'logo.png', { type: 'image/png' })
  await user.upload(
    screen.getByLabelText('Drop an image here or choose a file', { selector: 'input' }),
    file,
  )
  expect(await screen.findByRole('img', { name: 'New logo preview' })).toBeVisible()
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use this logo' }))
  await waitFor(() => expect(sent()[0]?.data).toEqual({ logo_signed_id: 'signed-logo' }))
})

test('who may not change the agency reads it', async () => {
  await open(anAgency({ abilities: { edit: false } }))
  expect(await screen.findByText('56-1234567')).toBeVisible()
  expect(screen.getByText('12 Oak Street, Raleigh, NC 27601')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save agency' })).not.toBeInTheDocument()
})
