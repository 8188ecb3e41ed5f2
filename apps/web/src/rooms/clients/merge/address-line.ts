import type { Client } from '@homeward/contract/clients/clients'

/** The primary address of a client in one line; undefined where there is none. */
export const addressLine = ({ addresses }: Client): string | undefined => {
  const primary = addresses.find((address) => address.primary)
  return primary && `${primary.street}, ${primary.city}, ${primary.state} ${primary.zip}`
}
