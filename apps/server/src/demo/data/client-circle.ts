/** Made-up people and places around the clients of the demo. */
export const demoDoctors = [
  { name: 'Dr. Anita Deshmukh', contact: '828-555-0201', npi: '1573041815' },
  { name: 'Dr. Carl Lindqvist', contact: '828-555-0202', npi: '1585387487' },
  { name: 'Dr. Yolanda Pruitt', contact: '919-555-0203', npi: '1597733157' },
  { name: 'Dr. Samuel Okafor', contact: '919-555-0204', npi: '1610078820' },
] as const

export const demoPhysicians = [
  { name: 'Dr. Helen Marsh', organization: 'Mountain Cardiology', npi: '1622424491' },
  { name: 'Dr. Victor Salas', organization: 'Piedmont Neurology', npi: '1634770162' },
] as const

export const demoPharmacies = [
  { name: 'Laurel Drug', address: '18 Church St, Asheville, NC 28801', npi: '1647115835' },
  {
    name: 'Oak City Pharmacy',
    address: '402 Hillsborough St, Raleigh, NC 27603',
    npi: '1659461507',
  },
] as const

export const demoCaseManagers = [
  { name: 'Renee Whitaker', organization: 'Community Care of Western NC' },
  { name: 'Darnell Eason', organization: 'Wake County Human Services' },
] as const

/** First names of relatives, who carry the client's last name. */
export const demoRelatives = [
  ['Angela', 'Child'],
  ['Marcus', 'Child'],
  ['Denise', 'Child'],
  ['Leon', 'Sibling'],
  ['Frances', 'Spouse'],
  ['Tyrone', 'Grandchild'],
] as const

export const demoTags = [
  'fall risk',
  'two-person lift',
  'lives alone',
  'hearing aid',
  'oxygen',
  'memory care',
] as const

export const demoPets = ['A friendly old dog', 'Two cats', 'A parakeet in the kitchen'] as const
