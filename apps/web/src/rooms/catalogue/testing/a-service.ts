import type { Service } from '@homeward/contract/catalogue/services'

const uuid = (digits: string): string => `01900000-0000-7000-8000-${digits.padStart(12, '0')}`

type Activity = Service['categories'][number]['activities'][number]

const activity = (number: number, name: string, status: Activity['status'] = 'active') => ({
  id: uuid(`7${number}`),
  name,
  order: number,
  status,
  lock_version: 0,
})

/** A service with two categories; one activity of the first is archived. */
export const aService = (wishes: Partial<Service> = {}): Service => ({
  id: uuid('51'),
  name: 'nc_pcs_adult',
  label: 'PCS adult',
  jurisdiction: 'nc',
  insurance_type: null,
  payor: null,
  procedure_code: 'T1019',
  modifier: 'HB',
  minutes_per_unit: 15,
  status: 'active',
  categories: [
    {
      id: uuid('61'),
      name: 'Bathing',
      order: 1,
      status: 'active',
      lock_version: 4,
      activities: [
        activity(1, 'Shower'),
        activity(2, 'Bed bath'),
        activity(3, 'Sauna', 'archived'),
      ],
    },
    {
      id: uuid('62'),
      name: 'Meals',
      order: 2,
      status: 'active',
      lock_version: 5,
      activities: [activity(4, 'Breakfast')],
    },
  ],
  lock_version: 3,
  abilities: { edit: true, duplicate: true, archive: true, restore: false, delete: true },
  ...wishes,
})
