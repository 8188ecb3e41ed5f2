import { endpoint, record } from '@homeward/contract/endpoint'
import { day, line, lockVersion } from '@homeward/contract/fields'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DateField } from '../../fields/date-field.tsx'
import { Page } from '../../page/page.tsx'
import { EndpointForm } from '../endpoint-form.tsx'
import { needed } from '../needed.ts'
import { rowsInput } from '../rows.ts'

const Bird = z.object({
  id: z.string(),
  name: z.string(),
  nickname: z.string().nullable(),
  colour: z.string().nullable(),
  hatched: z.string().nullable(),
  /** Masked. */
  ring_number: z.string().nullable(),
  wishes: z.object({ food: z.string(), perch: z.string() }),
  eggs: z.array(z.object({ id: z.string(), colour: z.string() })),
  lock_version: lockVersion,
})
type Bird = z.infer<typeof Bird>

const saveBird = endpoint({
  room: 'birds',
  summary: '',
  method: 'PATCH',
  path: '/birds/:id',
  permission: 'clients.write',
  input: {
    name: line(20).optional(),
    nickname: line(20).nullable().optional(),
    colour: line(20).optional(),
    hatched: day.nullable().optional(),
    ring_number: line(20).nullable().optional(),
    wishes: z.object({ food: line(20).optional(), perch: line(20).optional() }).optional(),
    eggs_attributes: z
      .array(
        z.object({
          id: z.string().optional(),
          colour: line(20),
          _destroy: z.boolean().optional(),
        }),
      )
      .optional(),
    lock_version: lockVersion,
  },
  returns: record(Bird),
})

export const aBird = (own: Partial<Bird> = {}): Bird => ({
  id: '0190',
  name: 'Robin',
  nickname: 'Rob',
  colour: 'brown',
  hatched: null,
  ring_number: '••42',
  wishes: { food: 'seeds', perch: 'high' },
  eggs: [
    { id: 'egg-1', colour: 'blue' },
    { id: 'egg-2', colour: 'green' },
  ],
  lock_version: 3,
  ...own,
})

type Egg = { key: string; id?: string; colour: string; _destroy?: boolean }

const birdValues = (bird: Bird) => ({
  name: bird.name,
  nickname: bird.nickname ?? '',
  colour: bird.colour ?? '',
  hatched: bird.hatched ?? '',
  ring_number: '',
  wishes: bird.wishes,
  eggs_attributes: bird.eggs.map((egg): Egg => ({ ...egg, key: egg.id })),
})
type BirdValues = ReturnType<typeof birdValues>

const birdInput = ({ ring_number: ring, eggs_attributes: eggs, ...values }: BirdValues) => ({
  ...needed(values, ['name']),
  eggs_attributes: rowsInput(eggs, ({ colour }) => colour === '', ['colour']),
  ...(ring !== '' && { ring_number: ring }),
})

type Props = { bird: Bird; onDone: (bird: Bird) => void }

export const BirdForm = ({ bird, onDone }: Props) => (
  <EndpointForm
    endpoint={saveBird}
    record={bird}
    valuesOf={birdValues}
    masksOf={({ ring_number }) => ({ ring_number: ring_number ?? '' })}
    inputOf={birdInput}
    draftKey="bird:1"
    secret={['ring_number']}
    submitLabel="Save bird"
    onDone={onDone}
  >
    {(form) => (
      <>
        <TextInput label="Name" {...form.getInputProps('name')} />
        <TextInput label="Nickname" {...form.getInputProps('nickname')} />
        <TextInput label="Colour" {...form.getInputProps('colour')} />
        <DateField label="Hatched" {...form.getInputProps('hatched')} />
        <TextInput label="Ring" {...form.getInputProps('ring_number')} />
        <TextInput label="Food" {...form.getInputProps('wishes.food')} />
        <TextInput label="Perch" {...form.getInputProps('wishes.perch')} />
        {form.values.eggs_attributes.map(({ key }, at) => (
          <TextInput
            key={key}
            label={`Egg ${at + 1}`}
            {...form.getInputProps(`eggs_attributes.${at}.colour`)}
          />
        ))}
        <button
          type="button"
          onClick={() =>
            form.insertListItem('eggs_attributes', {
              key: `new ${form.values.eggs_attributes.length}`,
              colour: '',
            })
          }
        >
          Another egg
        </button>
      </>
    )}
  </EndpointForm>
)

type Opening = { bird?: Bird; onDone?: (bird: Bird) => void; next?: Bird }

/** The form of a bird that somebody else saves as `next` once that is clicked. */
const Watched = ({ bird = aBird(), onDone = () => undefined, next = bird }: Opening) => {
  const [newest, setNewest] = useState(bird)
  return (
    <>
      <button type="button" onClick={() => setNewest(next)}>
        Somebody saves
      </button>
      <Page title="Bird">
        <BirdForm bird={newest} onDone={onDone} />
      </Page>
    </>
  )
}

export const openBird = (opening: Opening = {}) =>
  renderScreen(<Watched {...opening} />, { path: 'client.edit', at: '/clients/1/edit' })
