import { cancelAgencyExport, createAgencyExport } from '@homeward/contract/transfer/agency-exports'
import {
  checkImport,
  commitImport,
  createImport,
  getImport,
} from '@homeward/contract/transfer/imports'
import { anUpload } from '../../../rooms/files/making.ts'
import { call } from '../../../testing/call.ts'
import type { TestHouse } from '../../../testing/house.ts'
import type { World } from '../../../testing/world.ts'
import type { Sample } from '../sample.ts'

type Place = { house: TestHouse; world: World }

let made = 0

const upload = ({ house, world }: Place) =>
  anUpload(house, world.owner, {
    bytes: `first_name,last_name\nSample,Import ${++made}\n`,
    filename: 'people.csv',
    content_type: 'text/csv',
  })

const begun = async (place: Place) =>
  call(place.house, place.world.owner, createImport, {
    kind: 'clients',
    signed_id: await upload(place),
  })

async function checked(place: Place) {
  const { id, mapping } = await begun(place)
  await call(place.house, place.world.owner, checkImport, { id, mapping })
  await place.house.drainJobs()
  return call(place.house, place.world.owner, getImport, { id })
}

async function committed(place: Place) {
  const { id } = await checked(place)
  await call(place.house, place.world.owner, commitImport, { id })
  await place.house.drainJobs()
  return { id }
}

/** An export that stands in nobody's way: only one may be on its way at a time. */
async function anExport({ house, world }: Place) {
  const { id } = await call(house, world.owner, createAgencyExport, {})
  return call(house, world.owner, cancelAgencyExport, { id })
}

export const transferSamples: Record<string, Sample> = {
  'GET /agency_exports/:id': async (_, place) => ({ id: (await anExport(place)).id }),
  'POST /agency_exports': () => ({}),
  'DELETE /agency_exports/:id': async (_, place) => {
    // The one that is on its way by the sample before makes room first.
    await place.house.drainJobs()
    return { id: (await anExport(place)).id }
  },
  'GET /imports/:id': async (_, place) => ({ id: (await begun(place)).id }),
  'POST /imports': async (_, place) => ({ kind: 'clients', signed_id: await upload(place) }),
  'PATCH /imports/:id': async (_, place) => {
    const { id, mapping } = await begun(place)
    return { id, mapping }
  },
  'POST /imports/:id/commit': async (_, place) => ({ id: (await checked(place)).id }),
  'POST /imports/:id/undo': (_, place) => committed(place),
  'DELETE /imports/:id': async (_, place) => ({ id: (await begun(place)).id }),
  'GET /import_rows': async (_, place) => ({ import_id: (await begun(place)).id }),
  'GET /imports/:id/problems.csv': async (_, place) => ({ id: (await checked(place)).id }),
}
