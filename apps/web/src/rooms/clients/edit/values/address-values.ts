import {
  type AddressValues as PostalValues,
  newAddress as newPostal,
} from '../../../../ui/address/address-values.ts'

/** An address of a client as its fields hold it. */
export type AddressValues = PostalValues & { mailing_address: boolean }

export const newAddress = (key: string, state?: string): AddressValues => ({
  ...newPostal(key, state),
  mailing_address: false,
})
