import { createAttachment, createFolder } from '@homeward/contract/files/attachments'
import { anUpload, ofNobody, onePixel } from '../../../rooms/files/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import type { Sample } from '../sample.ts'

type Place = { app: TestServer; world: World }

let made = 0
const aName = (): string => `Sample ${++made}`

const agencyOf = ({ world }: Place) => ({
  parent_type: 'Agency' as const,
  parent_id: world.agencyId,
})

const upload = ({ app, world }: Place) =>
  ofNobody(app, world.agencyId, anUpload(app, world.owner, { bytes: onePixel }))

const aFolder = async (place: Place) =>
  call(place.app, place.world.owner, createFolder, { ...agencyOf(place), name: aName() })

const anAttachment = async (place: Place) =>
  call(place.app, place.world.owner, createAttachment, {
    ...agencyOf(place),
    signed_id: await upload(place),
  })

export const filesSamples: Record<string, Sample> = {
  'POST /links/direct_uploads': () => ({
    filename: 'card.png',
    byte_size: onePixel.length,
    content_type: 'image/png',
  }),
  'GET /documents': async (_, place) => ({ signed_id: await upload(place) }),
  'PATCH /documents': async (_, place) => ({
    signed_id: await upload(place),
    filename: 'Renamed.png',
  }),
  'DELETE /documents': async (_, place) => ({ signed_id: await upload(place) }),
  'GET /folders': (_, place) => agencyOf(place),
  'POST /folders': (_, place) => ({ ...agencyOf(place), name: aName() }),
  'PATCH /folders/:id': async (_, place) => ({ id: (await aFolder(place)).id, name: aName() }),
  'DELETE /folders/:id': async (_, place) => ({ id: (await aFolder(place)).id }),
  'GET /attachments': (_, place) => agencyOf(place),
  'POST /attachments': async (_, place) => ({
    ...agencyOf(place),
    signed_id: await upload(place),
    filename: 'Card.png',
  }),
  'PATCH /attachments/:id': async (_, place) => ({
    id: (await anAttachment(place)).id,
    filename: 'Card.png',
  }),
  'DELETE /attachments/:id': async (_, place) => ({ id: (await anAttachment(place)).id }),
}
