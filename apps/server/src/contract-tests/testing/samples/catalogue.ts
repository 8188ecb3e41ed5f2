import { aCategory, anActivity, aService } from '../../../rooms/catalogue/making.ts'
import type { TestHouse } from '../../../testing/house.ts'
import type { World } from '../../../testing/world.ts'
import { named, type Sample } from '../sample.ts'

const aCategoryOfItsOwn = async (house: TestHouse, world: World) =>
  aCategory(house, world, (await aService(house, world)).id)

const anActivityOfItsOwn = async (house: TestHouse, world: World) =>
  anActivity(house, world, (await aCategoryOfItsOwn(house, world)).id)

/** Service types with their categories and activities. */
export const catalogueSamples: Record<string, Sample> = {
  'GET /services/:id': named('service'),
  'POST /services': ({ payor }) => ({
    label: 'Service of the sample',
    procedure_code: 'T1019',
    payor_id: payor,
  }),
  'PATCH /services/:id': ({ service }) => ({ id: service, modifier: 'HB:U1' }),
  'DELETE /services/:id': async (_, { house, world }) => ({
    id: (await aService(house, world)).id,
  }),

  'POST /categories': ({ service }) => ({ service_id: service, name: 'Category of the sample' }),
  'PATCH /categories/:id': async (_, { house, world }) => ({
    id: (await aCategoryOfItsOwn(house, world)).id,
    name: 'Meals',
  }),
  'DELETE /categories/:id': async (_, { house, world }) => ({
    id: (await aCategoryOfItsOwn(house, world)).id,
  }),

  'POST /activities': async (_, { house, world }) => ({
    category_id: (await aCategoryOfItsOwn(house, world)).id,
    name: 'Reading aloud',
  }),
  'PATCH /activities/:id': async (_, { house, world }) => ({
    id: (await anActivityOfItsOwn(house, world)).id,
    name: 'Reading aloud',
  }),
  'DELETE /activities/:id': async (_, { house, world }) => ({
    id: (await anActivityOfItsOwn(house, world)).id,
  }),
}
