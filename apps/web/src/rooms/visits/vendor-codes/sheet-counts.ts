import type { VendorCodePreview } from '@homeward/contract/visits/vendor-codes'
import { countWords } from '../../../ui/text/count-words.ts'

type Counts = Pick<VendorCodePreview, 'new' | 'changed' | 'known' | 'wrong'>

/** How many rows become what. */
export const summaryOf = ({ changed, known, wrong, ...read }: Counts): string =>
  [
    countWords(read.new, 'new code'),
    changed > 0 && `${countWords(changed, 'code')} with a new meaning`,
    known > 0 && `${known.toLocaleString('en-US')} already known`,
    wrong > 0 && `${countWords(wrong, 'row')} left out`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.')

export const rowsIn = ({ changed, known, wrong, ...read }: Counts): number =>
  read.new + changed + known + wrong
