import { type Level, levelCodes } from '../inquiry/levels.ts'
import { type Block, splitBlocks } from '../remittance/blocks.ts'
import type { Segment } from '../token.ts'

/** A claim of a level: its TRN, its own segments, and its lines. */
interface ClaimBlock {
  readonly opener: Segment
  readonly own: readonly Segment[]
  readonly lines: readonly Block[]
}

/** The levels whose claims are asked about or answered. */
export const isPersonLevel = ({ code }: Level): boolean =>
  code === levelCodes.subscriber || code === levelCodes.dependent

/** The claims of a level, each from its TRN on; a line begins with SVC. */
export const claimBlocksOf = (level: Level): ClaimBlock[] =>
  splitBlocks(level.segments, ({ id }) => id === 'TRN').blocks.map(({ opener, following }) => {
    const { before, blocks } = splitBlocks(following, ({ id }) => id === 'SVC')
    return { opener, own: before, lines: blocks }
  })
