import { aCategory, anActivity, aService } from '../../../rooms/catalogue/testing/factories.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { named, type Sample } from '../sample.ts'

const aCategoryOfItsOwn = async (app: TestServer, world: World) =>
  aCategory(app, world, (await aService(app, world)).id)

const anActivityOfItsOwn = async (app: TestServer, world: World) =>
  anActivity(app, world, (await aCategoryOfItsOwn(app, world)).id)

/** Service types with their categories and activities. */
export const catalogueSamples: Record<string, Sample> = {
  'GET /services/:id': named('service'),
  'POST /services': ({ payor }) => ({
    label: 'Service of the sample',
    procedure_code: 'T1019',
    payor_id: payor,
  }),
  'PATCH /services/:id': ({ service }) => ({ id: service, modifier: 'HB:U1' }),
  'DELETE /services/:id': async (_, { app, world }) => ({
    id: (await aService(app, world)).id,
  }),

  'POST /categories': ({ service }) => ({ service_id: service, name: 'Category of the sample' }),
  'PATCH /categories/:id': async (_, { app, world }) => ({
    id: (await aCategoryOfItsOwn(app, world)).id,
    name: 'Meals',
  }),
  'DELETE /categories/:id': async (_, { app, world }) => ({
    id: (await aCategoryOfItsOwn(app, world)).id,
  }),

  'POST /activities': async (_, { app, world }) => ({
    category_id: (await aCategoryOfItsOwn(app, world)).id,
    name: 'Reading aloud',
  }),
  'PATCH /activities/:id': async (_, { app, world }) => ({
    id: (await anActivityOfItsOwn(app, world)).id,
    name: 'Reading aloud',
  }),
  'DELETE /activities/:id': async (_, { app, world }) => ({
    id: (await anActivityOfItsOwn(app, world)).id,
  }),
}
