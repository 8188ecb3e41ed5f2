import { count } from './words.ts'

/** What all files together held. */
export interface Tally {
  remittances: number
  balanced: number
  filesWith835: number
  filesBalanced: number
}

export const noTally = (): Tally => ({
  remittances: 0,
  balanced: 0,
  filesWith835: 0,
  filesBalanced: 0,
})

export const showTally = (files: number, tally: Tally): string =>
  `${count(files, 'file')}; ${count(tally.remittances, 'remittance')} in ${count(tally.filesWith835, 'file')}: ` +
  `${tally.balanced} balanced, ${tally.remittances - tally.balanced} not; ` +
  `${count(tally.filesBalanced, 'file')} balanced as a whole`
