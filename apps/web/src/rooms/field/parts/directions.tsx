import type { Visit } from '@homeward/contract/visits/visits'

type Address = NonNullable<Visit['address']>

/** An address in one line. */
export const addressLine = ({ street, unit, city, state, zip }: Address): string =>
  `${street}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zip}`

/** The door and the town, as somebody looks for them from the car. */
export const doorLine = ({ street, unit, city }: Address): string =>
  `${street}${unit ? `, ${unit}` : ''}, ${city}`

/** Opens the way there in the phone's own maps. */
export const mapsAddress = (address: Address, agent = navigator.userAgent): string => {
  const place = encodeURIComponent(addressLine(address))
  if (/Android/i.test(agent)) return `geo:0,0?q=${place}`
  if (/iPhone|iPad/i.test(agent)) return `https://maps.apple.com/?daddr=${place}`
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`
}

/** What a link to the maps is besides its address: the app stays open behind them. */
export const outside = { target: '_blank', rel: 'noreferrer' } as const

/** Calls a number that is stored as digits. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
