import { filingIndicators } from '../../codes/filing-indicator.ts'
import { limits } from '../forms.ts'
import type { BillingProvider, ProfessionalBatch, Subscriber } from '../types.ts'
import type { Checker } from './checker.ts'
import { checkClaim } from './claim.ts'
import { checkAddress, checkName } from './parties.ts'

export function checkSubscribers(batch: ProfessionalBatch, check: Checker): void {
  const groups = batch.billing.map((group, index) => ({
    ...group,
    at: `billing[${index}].subscribers`,
  }))
  const all = groups.flatMap(({ provider, subscribers, at }) => {
    check.require(subscribers.length > 0, at, 'are none; there is nothing to send')
    return subscribers.map((subscriber, index) => ({ provider, subscriber, at: `${at}[${index}]` }))
  })
  const count = all.reduce((sum, { subscriber }) => sum + subscriber.claims.length, 0)
  const few = count <= limits.claimsPerTransaction
  check.require(few, 'billing', `has more than ${limits.claimsPerTransaction} claims`)
  for (const { provider, subscriber, at } of all) {
    checkSubscriber(subscriber, { batch, provider }, at, check)
  }
  const seen = new Set<string>()
  for (const { subscriber, at } of all) {
    subscriber.claims.forEach(({ claimId, frequency }, each) => {
      const key = JSON.stringify([claimId, frequency])
      const twice = `stands twice in the batch: "${claimId}"`
      check.require(!seen.has(key), `${at}.claims[${each}].claimId`, twice)
      seen.add(key)
    })
  }
}

function checkSubscriber(
  subscriber: Subscriber,
  { batch, provider }: { batch: ProfessionalBatch; provider: BillingProvider },
  at: string,
  check: Checker,
): void {
  const { payer } = subscriber
  checkName({ kind: 'person', ...subscriber.name }, `${at}.name`, check)
  check.id(`${at}.memberId`, subscriber.memberId, 80)
  checkAddress(subscriber.address, `${at}.address`, check)
  check.pastDay(`${at}.birthDate`, subscriber.birthDate)
  check.require(['F', 'M', 'U'].includes(subscriber.sex), `${at}.sex`, 'is not F, M or U')
  const responsibility = ['P', 'S', 'T'].includes(subscriber.responsibility)
  check.require(responsibility, `${at}.responsibility`, 'is not P, S or T')
  check.optionalId(`${at}.groupNumber`, subscriber.groupNumber, 50)
  const filing = Object.hasOwn(filingIndicators, subscriber.filingIndicator)
  check.require(filing, `${at}.filingIndicator`, `is not known: "${subscriber.filingIndicator}"`)
  check.text(`${at}.payer.name`, payer.name, 60)
  check.require(
    ['PI', 'XV'].includes(payer.idQualifier),
    `${at}.payer.idQualifier`,
    'is not PI or XV',
  )
  check.id(`${at}.payer.id`, payer.id, 80)
  if (payer.address) checkAddress(payer.address, `${at}.payer.address`, check)
  check.optionalId(`${at}.payer.billingProviderId`, payer.billingProviderId, 50)
  const known = provider.npi !== null || Boolean(payer.billingProviderId)
  check.require(
    known,
    `${at}.payer.billingProviderId`,
    'is needed: the billing provider has no NPI',
  )
  check.require(subscriber.claims.length > 0, `${at}.claims`, 'are none')
  subscriber.claims.forEach((claim, index) => {
    checkClaim(claim, subscriber, batch, `${at}.claims[${index}]`, check)
  })
}
