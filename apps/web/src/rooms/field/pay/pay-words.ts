import type { PayLineKind } from '@homeward/domain/payroll/vocabulary'
import { t } from '../../../plumbing/language/translate.ts'

const words: Record<PayLineKind, () => string> = {
  visit: () => t('Visit'),
  travel: () => t('Travel'),
  training: () => t('Training'),
  office: () => t('Office work'),
  other_work: () => t('Other work'),
  weekend: () => t('Weekend pay'),
  night: () => t('Night pay'),
  minimum_wage: () => t('Make-up to minimum wage'),
  holiday: () => t('Holiday pay'),
  overtime: () => t('Overtime'),
  double_time: () => t('Double time'),
  late_cancel: () => t('Visit canceled late'),
  guaranteed: () => t('Guaranteed hours'),
  paid_time_off: () => t('Paid time off'),
  bonus: () => t('Bonus'),
  gift: () => t('Gift'),
  adjustment: () => t('Adjustment of an earlier week'),
  mileage: () => t('Mileage'),
}

/** What a line of pay is for, in the caregiver's language. */
export const payWords = (kind: PayLineKind): string => words[kind]()
