import {
  createActivity,
  createCategory,
  type ServiceActivity,
  type ServiceCategory,
} from '@homeward/contract/catalogue/activities'
import { type Service, createService } from '@homeward/contract/catalogue/services'
import type { InputOf } from '@homeward/contract/endpoint'
import { call } from '../../testing/call.ts'
import type { TestHouse } from '../../testing/house.ts'
import type { World } from '../../testing/world.ts'

let made = 0

export const aService = (
  house: TestHouse,
  world: World,
  overrides: Partial<InputOf<typeof createService>> = {},
): Promise<Service> =>
  call(house, world.owner, createService, {
    label: `Respite ${++made}`,
    procedure_code: 'S5150',
    ...overrides,
  })

export const aCategory = (
  house: TestHouse,
  world: World,
  service_id: string,
  overrides: Partial<InputOf<typeof createCategory>> = {},
): Promise<ServiceCategory> =>
  call(house, world.owner, createCategory, {
    service_id,
    name: `Category ${++made}`,
    ...overrides,
  })

export const anActivity = (
  house: TestHouse,
  world: World,
  category_id: string,
  overrides: Partial<InputOf<typeof createActivity>> = {},
): Promise<ServiceActivity> =>
  call(house, world.owner, createActivity, {
    category_id,
    name: `Activity ${++made}`,
    ...overrides,
  })
