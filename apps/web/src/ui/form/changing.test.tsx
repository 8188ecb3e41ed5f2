import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { aFailure, aRecord, serve } from '../../testing/serve.ts'
import { aBird, openBird } from './testing/bird-form.tsx'

type Bird = ReturnType<typeof aBird>

/** A server that holds the newest version of the bird, and takes what was typed over it. */
const serveNewest = (newest: Bird) => {
  let held = newest
  const requests = serve({
    'PATCH /birds/:id': ({ data }) => {
      const { lock_version: over } = data as Bird
      if (over !== held.lock_version) return aFailure(409, 'stale', { current: held })
      const { name = held.name } = data as Partial<Bird>
      held = { ...held, name, lock_version: over + 1 }
      return aRecord(held)
    },
  })
  return { sent: () => requests.map(({ data }) => data) }
}

const field = (label: string) => screen.getByLabelText(label)
const save = () => screen.getByRole('button', { name: 'Save bird' })
const somebodySaves = () => screen.getByRole('button', { name: 'Somebody saves' })
const goOn = () => screen.getByRole('button', { name: 'Continue' })
const question = 'Someone else changed this record'

const drafts = async () =>
  (await (await database()).getAll('kept')).filter(({ name }) => name.startsWith('draft:'))

beforeEach(async () => {
  signedIn()
  await (await database()).clear('kept')
})

test('only what was changed is sent, of a value with parts the parts, of a list all entries', async () => {
  const { sent } = serveNewest(aBird())
  const { user } = await openBird()
  await user.type(field('Nickname'), 'by')
  await user.type(field('Perch'), 'er')
  await user.click(screen.getByRole('button', { name: 'Another egg' }))
  await user.type(field('Egg 3'), 'white')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    nickname: 'Robby',
    wishes: { perch: 'higher' },
    eggs_attributes: [
      { id: 'egg-1', colour: 'blue' },
      { id: 'egg-2', colour: 'green' },
      { colour: 'white' },
    ],
    lock_version: 3,
  })
})

test('what somebody else saves meanwhile is shown in a form that nobody typed in', async () => {
  const next = aBird({ nickname: 'Fin', lock_version: 4 })
  const { sent } = serveNewest(next)
  const { user } = await openBird({ next })
  await user.click(somebodySaves())
  await waitFor(() => expect(field('Nickname')).toHaveValue('Fin'))
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
  await user.type(field('Colour'), 'ish')
  await user.click(save())
  await waitFor(() => expect(sent()).toEqual([{ colour: 'brownish', lock_version: 4 }]))
})

test('a live update while typing changes neither what is sent nor its version; it is told', async () => {
  const next = aBird({ nickname: 'Fin', colour: 'red', lock_version: 4 })
  const { sent } = serveNewest(next)
  const { user } = await openBird({ next })
  await user.type(field('Colour'), 'ish')
  await user.click(somebodySaves())
  expect(await screen.findByText('Nickname: Fin')).toBeVisible()
  expect(field('Nickname')).toHaveValue('Rob')
  expect(field('Colour')).toHaveValue('brownish')
  await user.click(save())
  expect(await screen.findByText(question)).toBeVisible()
  expect(sent()).toEqual([{ colour: 'brownish', lock_version: 3 }])
})

test('what somebody else saved can be taken over before saving', async () => {
  const next = aBird({ nickname: 'Fin', lock_version: 4 })
  const { sent } = serveNewest(next)
  const { user } = await openBird({ next })
  await user.type(field('Colour'), 'ish')
  await user.click(somebodySaves())
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(field('Nickname')).toHaveValue('Fin')
  expect(screen.queryByText('Nickname: Fin')).not.toBeInTheDocument()
  await user.click(save())
  await waitFor(() => expect(sent()).toEqual([{ colour: 'brownish', lock_version: 4 }]))
})

test('two people who change different fields both keep theirs, without a question', async () => {
  const { sent } = serveNewest(
    aBird({ nickname: 'Fin', wishes: { food: 'worms', perch: 'high' }, lock_version: 7 }),
  )
  const { user } = await openBird()
  await user.type(field('Colour'), 'ish')
  await user.type(field('Perch'), 'er')
  await user.click(save())
  expect(
    await screen.findByText('Kept the changes someone else saved: Nickname, Food.'),
  ).toBeVisible()
  expect(screen.queryByText(question)).not.toBeInTheDocument()
  const typed = { colour: 'brownish', wishes: { perch: 'higher' } }
  expect(sent()).toEqual([
    { ...typed, lock_version: 3 },
    { ...typed, lock_version: 7 },
  ])
})

test('the same field is asked about; the choice is what is saved', async () => {
  const { sent } = serveNewest(
    aBird({ name: 'Finch', nickname: 'Fin', colour: 'red', lock_version: 7 }),
  )
  const { user } = await openBird()
  await user.type(field('Name'), 'a')
  await user.type(field('Nickname'), 'by')
  await user.click(save())
  expect(await screen.findByText(question)).toBeVisible()
  expect(screen.getByText('Colour: Red')).toBeVisible()
  expect(field('Colour')).toHaveValue('red')
  expect(screen.queryByRole('button', { name: 'Red' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Fin' }))
  expect(screen.getByRole('button', { name: 'Robina' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(goOn())
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  // Theirs stands on the server already.
  expect(sent()[1]).toEqual({ name: 'Robina', lock_version: 7 })
})

test('saving again before the choice is made asks again', async () => {
  const { sent } = serveNewest(aBird({ name: 'Finch', lock_version: 7 }))
  const { user } = await openBird()
  await user.type(field('Name'), 'a')
  await user.click(save())
  await screen.findByText(question)
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ lock_version: 3 })
  expect(screen.getByText(question)).toBeVisible()
})

test('a number that never comes here is compared by its mask', async () => {
  const { sent } = serveNewest(aBird({ ring_number: '••99', lock_version: 4 }))
  const { user } = await openBird()
  await user.type(field('Ring'), '4711')
  await user.click(save())
  expect(await screen.findByRole('button', { name: '••99' })).toBeVisible()
  await user.click(goOn())
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ ring_number: '4711', lock_version: 4 })
})

test('lists are brought together entry by entry', async () => {
  const { sent } = serveNewest(
    aBird({
      eggs: [
        { id: 'egg-1', colour: 'blue' },
        { id: 'egg-2', colour: 'grey' },
        { id: 'egg-9', colour: 'speckled' },
      ],
      lock_version: 4,
    }),
  )
  const { user } = await openBird()
  await user.type(field('Egg 1'), 'ish')
  await user.click(screen.getByRole('button', { name: 'Another egg' }))
  await user.type(field('Egg 3'), 'white')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({
    eggs_attributes: [
      { id: 'egg-1', colour: 'blueish' },
      { id: 'egg-2', colour: 'grey' },
      { colour: 'white' },
      { id: 'egg-9', colour: 'speckled' },
    ],
    lock_version: 4,
  })
})

test('an entry that both changed is asked about', async () => {
  serveNewest(
    aBird({
      eggs: [
        { id: 'egg-1', colour: 'teal' },
        { id: 'egg-2', colour: 'green' },
      ],
      lock_version: 4,
    }),
  )
  const { user } = await openBird()
  await user.type(field('Egg 1'), 'ish')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Colour: Teal' }))
  await user.click(goOn())
  expect(field('Egg 1')).toHaveValue('teal')
})

test('a draft over an older version is brought together with the newer one', async () => {
  const next = aBird({ nickname: 'Fin', name: 'Finch', lock_version: 4 })
  const { sent } = serveNewest(next)
  const before = await openBird()
  await before.user.type(field('Nickname'), 'by')
  await before.user.type(field('Colour'), 'ish')
  await waitFor(async () => expect(await drafts()).toHaveLength(1))
  cleanup()

  const { user } = await openBird({ bird: next })
  await screen.findByText('Draft restored')
  expect(field('Name')).toHaveValue('Finch')
  expect(field('Nickname')).toHaveValue('Robby')
  expect(screen.getByText('Nickname: Fin')).toBeVisible()
  await user.click(save())
  expect(await screen.findByText(question)).toBeVisible()
  expect(sent()[0]).toEqual({ nickname: 'Robby', colour: 'brownish', lock_version: 3 })
  await user.click(screen.getByRole('button', { name: 'Fin' }))
  await user.click(goOn())
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ colour: 'brownish', lock_version: 4 })
})

test('a form that stays open goes on from what it saved', async () => {
  const { sent } = serveNewest(aBird())
  const saved: string[] = []
  const { user } = await openBird({ onDone: ({ name }) => saved.push(name) })
  for (const letter of ['a', 'b']) {
    await user.type(field('Name'), letter)
    await user.click(save())
    await waitFor(() => expect(saved).toHaveLength(letter === 'a' ? 1 : 2))
  }
  expect(sent()).toEqual([
    { name: 'Robina', lock_version: 3 },
    { name: 'Robinab', lock_version: 4 },
  ])
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
  await waitFor(async () => expect(await drafts()).toEqual([]))
})
