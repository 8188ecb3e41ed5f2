import { isDay } from '../../dates.ts'
import type { Delimiters } from '../../delimiters.ts'
import { forms } from '../forms.ts'
import type { Envelope } from '../types.ts'
import type { Checker } from './checker.ts'

/** Checks the four delimiters; nothing else can be checked while they are wrong. */
export const areDelimiters = (delimiters: Delimiters): boolean => {
  const { element, component, repetition, segment } = delimiters
  const all = [element, component, repetition ?? '', segment]
  return new Set(all).size === 4 && all.every((each) => /^[^A-Za-z0-9 .\-\r\t]$/.test(each))
}

export function checkEnvelope(envelope: Envelope, check: Checker): void {
  const at = (name: keyof Envelope) => `envelope.${name}`
  for (const name of ['senderQualifier', 'receiverQualifier'] as const) {
    check.require(/^[0-9A-Z]{2}$/.test(envelope[name]), at(name), 'is not two letters or digits')
  }
  check.id(at('senderId'), envelope.senderId, 15)
  check.id(at('receiverId'), envelope.receiverId, 15)
  check.optionalId(at('applicationSender'), envelope.applicationSender, 15)
  check.optionalId(at('applicationReceiver'), envelope.applicationReceiver, 15)
  for (const name of ['interchangeControl', 'groupControl'] as const) {
    const number = envelope[name]
    const inRange = Number.isInteger(number) && number >= 1 && number <= 999_999_999
    check.require(inRange, at(name), 'is not a whole number from 1 to 999999999')
  }
  const control = /^[0-9A-Z]{4,9}$/.test(envelope.transactionControl)
  check.require(control, at('transactionControl'), 'is not 4 to 9 letters or digits')
  check.require(['T', 'P'].includes(envelope.usage), at('usage'), 'is neither T nor P')
  check.require(isDay(envelope.date), at('date'), `is no date: "${envelope.date}"`)
  check.require(envelope.date <= check.today, at('date'), 'is in the future')
  const time = forms.time(envelope.time.replace(':', ''))
  check.require(time, at('time'), `is no time: "${envelope.time}"`)
}
