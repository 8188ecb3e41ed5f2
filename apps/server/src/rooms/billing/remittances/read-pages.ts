import { walkRemittances } from '@homeward/x12/remittance/read'
import type { ProviderAdjustment, RemittanceClaim } from '@homeward/x12/remittance/types'

/** Some claims of one remittance of a file. */
export type Part = {
  /** Number of the ST of the remittance in the file. */
  position: number
  /** How many claims of the remittance stand before these. */
  from: number
  claims: RemittanceClaim[]
  /** Those of the remittance with its last part; none before. */
  providerAdjustments: readonly ProviderAdjustment[]
}

/** The most claims of one page. */
const pageSize = 1000

/** The claims of some remittances of a file in its order, a page at a time. */
export function* readPages(
  bytes: Buffer,
  wanted: ReadonlyMap<number, unknown>,
): Generator<Part[], void, undefined> {
  let page: Part[] = []
  let claims = 0
  for (const step of walkRemittances(bytes)) {
    const { position } = step.kind === 'end' ? step.remittance : step.head
    if (!wanted.has(position)) continue
    let part = page.at(-1)
    if (step.kind === 'head' || !part) {
      part = { position, from: 0, claims: [], providerAdjustments: [] }
      page.push(part)
    }
    if (step.kind === 'end') part.providerAdjustments = step.remittance.providerAdjustments
    if (step.kind !== 'claim') continue
    part.claims.push(step.claim)
    claims += 1
    if (claims < pageSize) continue
    yield page
    page = [{ position, from: part.from + part.claims.length, claims: [], providerAdjustments: [] }]
    claims = 0
  }
  if (page.length > 0) yield page
}
