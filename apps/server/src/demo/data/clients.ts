import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import type { Gender } from '@homeward/domain/person/gender'

type Name = readonly [first: string, last: string, gender: Gender, nickname?: string]

/** Made-up people. Those who stand first get care in the demo. */
export const demoClients: Readonly<Partial<Record<ClientStatus, readonly Name[]>>> = {
  active: [
    ['Ruth', 'Abernathy', 'female'],
    ['Walter', 'Bridges', 'male', 'Walt'],
    ['Dorothy', 'Callahan', 'female', 'Dot'],
    ['Earl', 'Dixon', 'male'],
    ['Guadalupe', 'Espinoza', 'female', 'Lupe'],
    ['Harold', 'Featherstone', 'male'],
    ['Mildred', 'Gaddy', 'female', 'Millie'],
    ['Otis', 'Hargrove', 'male'],
    ['Vivian', 'Inman', 'female'],
    ['Cornelius', 'Jeffries', 'male', 'Neil'],
    ['Pearl', 'Kincaid', 'female'],
    ['Luther', 'Lackey', 'male'],
    ['Bettie', 'McSwain', 'female'],
    ['Nathaniel', 'Nance', 'male', 'Nate'],
    ['Rosalind', 'Oakley', 'female', 'Roz'],
    ['Thurman', 'Poteat', 'male'],
    ['Consuelo', 'Quiñones', 'female'],
    ['Roosevelt', 'Rankin', 'male'],
    ['Hazel', 'Stroupe', 'female'],
    ['Clarence', 'Tuttle', 'male'],
    ['Ernestine', 'Upchurch', 'female', 'Tina'],
    ['Vernon', 'Vanhoy', 'male'],
    ['Minh', 'Vuong', 'female'],
    ['Lonnie', 'Weatherly', 'male'],
    ['Geneva', 'Yarborough', 'female'],
    ['Alton', 'Ziegler', 'male'],
  ],
  'pending-careplan': [
    ['Opal', 'Crouse', 'female'],
    ['Ferris', 'Dellinger', 'male'],
  ],
  'pending-assessment': [
    ['Inez', 'Hollifield', 'female'],
    ['Wendell', 'Jarrett', 'male'],
  ],
  prospect: [
    ['Marguerite', 'Lovelace', 'female', 'Margie'],
    ['Talmadge', 'Neely', 'male'],
    ['Socorro', 'Ortega', 'female'],
    ['Delbert', 'Pinkerton', 'male'],
  ],
  inactive: [
    ['Wilma', 'Ritchie', 'female'],
    ['Cecil', 'Sigmon', 'male'],
  ],
  'discharge-pending': [['Lorraine', 'Teague', 'female']],
  discharged: [
    ['Hubert', 'Walden', 'male'],
    ['Edna', 'Blackwelder', 'female'],
  ],
  deceased: [['Floyd', 'Carpenter', 'male']],
  'do-not-admit': [['Rex', 'Morrow', 'male']],
}

export const demoDischargeReasons = ['Moved to a facility', 'Moved away', 'Goals met'] as const

/** What people who need help at home often have, principal diagnosis first. */
export const demoDiagnoses: readonly (readonly string[])[] = [
  ['I10', 'R269'],
  ['G309', 'F0280'],
  ['I69351', 'I10'],
  ['J449', 'Z9981'],
  ['M1990', 'R269', 'Z9181'],
  ['E1140', 'I10'],
  ['I509', 'N183'],
  ['G20A1', 'R296'],
  ['M810', 'Z9181'],
  ['F0390', 'R32'],
]

type Town = {
  readonly city: string
  readonly county: string
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
}

/** Towns around each office, with a point in their middle. */
export const demoTowns = {
  Asheville: [
    town('Asheville', 'Buncombe', '28801', 35.5946, -82.554),
    town('Asheville', 'Buncombe', '28803', 35.5399, -82.5186),
    town('Asheville', 'Buncombe', '28806', 35.5836, -82.6098),
    town('Black Mountain', 'Buncombe', '28711', 35.6179, -82.3212),
    town('Weaverville', 'Buncombe', '28787', 35.6971, -82.5607),
    town('Hendersonville', 'Henderson', '28739', 35.2959, -82.4879),
  ],
  Raleigh: [
    town('Raleigh', 'Wake', '27601', 35.7747, -78.6336),
    town('Raleigh', 'Wake', '27609', 35.8437, -78.6326),
    town('Cary', 'Wake', '27511', 35.7643, -78.7772),
    town('Garner', 'Wake', '27529', 35.6978, -78.6216),
    town('Wake Forest', 'Wake', '27587', 35.9799, -78.5097),
    town('Durham', 'Durham', '27701', 35.9967, -78.8986),
  ],
  Charlotte: [
    town('Charlotte', 'Mecklenburg', '28202', 35.2271, -80.8431),
    town('Charlotte', 'Mecklenburg', '28205', 35.2204, -80.7876),
    town('Matthews', 'Mecklenburg', '28105', 35.1168, -80.7237),
    town('Huntersville', 'Mecklenburg', '28078', 35.4107, -80.8428),
    town('Concord', 'Cabarrus', '28025', 35.4088, -80.5795),
    town('Gastonia', 'Gaston', '28052', 35.2621, -81.1873),
  ],
} as const

export const demoStreets = [
  'Laurel Ridge Rd',
  'Dogwood Ln',
  'Old Mill Rd',
  'Chestnut St',
  'Rhododendron Dr',
  'Church St',
  'Sourwood Ct',
  'Haw Creek Rd',
  'Magnolia Ave',
  'Tobacco Barn Ln',
  'Depot St',
  'Longleaf Way',
] as const

function town(
  city: string,
  county: string,
  zip: string,
  latitude: number,
  longitude: number,
): Town {
  return { city, county, zip, latitude, longitude }
}
