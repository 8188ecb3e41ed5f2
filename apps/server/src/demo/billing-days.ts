import type { Stage } from './stage.ts'

/** Days between two files of claims, and after which a payor answers one. */
const everyDays = 7
const answeredAfter = 6

type Sending = {
  /** Days before the moment of the demo on which the file was sent. */
  sentBefore: number
  /** The youngest care in it, as days before the moment of the demo. */
  through: number
  /** Days before the moment of the demo on which the payor answered; null for what was sent last. */
  answeredBefore: number | null
}

/** When claims were sent, the oldest file first. */
export const sendings = ({ scale }: Stage): Sending[] =>
  Array.from({ length: scale.weeks + 1 }, (_, n) => (scale.weeks - n) * everyDays).map((days) => ({
    sentBefore: days + 2,
    through: days + 4,
    answeredBefore: days === 0 ? null : days + 2 - answeredAfter,
  }))
