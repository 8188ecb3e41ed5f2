import { type Instant, localClock, localDay } from '../time/zone.ts'

/** What a visit must say of itself: 42 USC 1396b(l)(5)(A). */
export const curesActElements = ['service', 'client', 'day', 'place', 'caregiver', 'times'] as const
type CuresActElement = (typeof curesActElements)[number]

type Punch = { at: Instant; latitude: number | null; longitude: number | null }

/** A visit as a vendor is told of it. */
type ElementsVisit = {
  client: { firstName: string; lastName: string }
  agent: { firstName: string; lastName: string } | null
  service: { procedureCode: string; modifiers: readonly string[]; name: string } | null
  day: string
  checkIn: Punch | null
  checkOut: Punch | null
  corrected: { checkIn: Instant | null; checkOut: Instant | null }
  address: { street: string; city: string; state: string; zip: string } | null
}

/** The six elements with their values as they are told; null where one is missing. */
export const elementsOf = (
  visit: ElementsVisit,
  zone: string,
): { element: CuresActElement; value: string | null }[] => {
  const from = visit.corrected.checkIn ?? visit.checkIn?.at ?? null
  const to = visit.corrected.checkOut ?? visit.checkOut?.at ?? null
  const values: Record<CuresActElement, string | null> = {
    service: serviceWords(visit.service),
    client: nameOf(visit.client),
    day: from === null ? null : localDay(from, zone),
    place: placeOf(visit),
    caregiver: visit.agent && nameOf(visit.agent),
    times:
      from === null || to === null ? null : `${localClock(from, zone)} to ${localClock(to, zone)}`,
  }
  return curesActElements.map((element) => ({ element, value: values[element] }))
}

const serviceWords = (service: ElementsVisit['service']): string | null =>
  service && service.procedureCode !== ''
    ? [service.procedureCode, ...service.modifiers, service.name].filter(Boolean).join(' ')
    : null

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string | null =>
  `${firstName} ${lastName}`.trim() || null

/** The address, or the position of the device where there is none. */
function placeOf({ address, checkIn, checkOut }: ElementsVisit): string | null {
  if (address)
    return `${address.street}, ${address.city}, ${address.state} ${zipWords(address.zip)}`
  for (const punch of [checkIn, checkOut]) {
    const { latitude = null, longitude = null } = punch ?? {}
    if (latitude !== null && longitude !== null) {
      return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
    }
  }
  return null
}

/** Nine digits as they are written. */
const zipWords = (zip: string): string => zip.replace(/^(\d{5})-?(\d{4})$/, '$1-$2')
