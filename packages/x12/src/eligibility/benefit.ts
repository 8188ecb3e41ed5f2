import { spansOf, type Values } from '../inquiry/values.ts'
import { type Block, splitBlocks } from '../remittance/blocks.ts'
import { party, reference } from '../remittance/fields.ts'
import { type Segment, element } from '../token.ts'
import type { Benefit, RelatedParty } from './types.ts'

/** Reads an EB with what stands behind it; whom it names (2120) begins with NM1. */
export function readBenefit({ opener, following }: Block, values: Values): Benefit {
  const { before, blocks } = splitBlocks(following, ({ id }) => id === 'NM1')
  const text = (number: number) => element(opener, number).trim()
  const authorization = text(11)
  return {
    position: opener.position,
    information: text(1),
    coverageLevel: text(2),
    serviceTypes: values.repeated(opener, 3),
    insuranceType: text(4),
    plan: text(5),
    period: text(6),
    amount: values.cents(opener, 7),
    share: values.quantity(opener, 8),
    quantityQualifier: text(9),
    quantity: values.quantity(opener, 10),
    authorizationRequired: authorization === 'Y' ? true : authorization === 'N' ? false : null,
    dates: spansOf(before, values),
    references: before.filter(({ id }) => id === 'REF').map(reference),
    messages: before.filter(({ id }) => id === 'MSG').map((segment) => element(segment, 1).trim()),
    related: blocks.map(relatedOf),
  }
}

const relatedOf = ({ opener, following }: Block): RelatedParty => ({
  role: element(opener, 1).trim(),
  party: party(opener),
  contacts: following.filter(({ id }) => id === 'PER').map(contactOf),
})

/** PER has up to three numbers, each behind what kind of number it is. */
const contactOf = (segment: Segment) => ({
  name: element(segment, 2).trim(),
  numbers: [4, 6, 8].map((at) => element(segment, at).trim()).filter((number) => number !== ''),
})
