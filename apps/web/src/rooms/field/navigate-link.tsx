import type { Visit } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { IconNavigation } from '@tabler/icons-react'

type Address = NonNullable<Visit['address']>

/** An address in one line. */
export const addressLine = ({ street, unit, city, state, zip }: Address): string =>
  `${street}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zip}`

/** Opens the way there in the phone's own maps. */
export const mapsAddress = (address: Address, agent: string): string => {
  const place = encodeURIComponent(addressLine(address))
  if (/Android/i.test(agent)) return `geo:0,0?q=${place}`
  if (/iPhone|iPad/i.test(agent)) return `https://maps.apple.com/?daddr=${place}`
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`
}

export const NavigateLink = ({ address }: { address: Address }) => (
  <Button
    component="a"
    href={mapsAddress(address, navigator.userAgent)}
    target="_blank"
    rel="noreferrer"
    variant="default"
    size="lg"
    fullWidth
    leftSection={<IconNavigation size={20} aria-hidden />}
  >
    Directions
  </Button>
)
