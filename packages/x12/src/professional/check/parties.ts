import { forms, isPostOfficeBox } from '../forms.ts'
import type { Address, BillingProvider, Named, ProfessionalBatch, Provider } from '../types.ts'
import type { Checker } from './checker.ts'

export function checkSubmitter(batch: ProfessionalBatch, check: Checker): void {
  const { submitter, receiver } = batch
  checkName(submitter.name, 'submitter.name', check)
  check.id('submitter.id', submitter.id, 80)
  check.text('submitter.contact.name', submitter.contact.name, 60)
  const { phone, extension, email } = submitter.contact
  const at = 'submitter.contact'
  check.require(Boolean(phone || email), at, 'has neither phone nor e-mail address')
  if (phone) check.require(forms.phone(phone), `${at}.phone`, 'is not 10 digits')
  check.optionalId(`${at}.extension`, extension, 10)
  if (extension) check.require(Boolean(phone), `${at}.extension`, 'stands without a phone')
  check.optionalId(`${at}.email`, email, 80)
  check.text('receiver.name', receiver.name, 60)
  check.id('receiver.id', receiver.id, 80)
}

export function checkBillingProvider(provider: BillingProvider, at: string, check: Checker): void {
  checkName(provider.name, `${at}.name`, check)
  if (provider.npi !== null) {
    check.require(forms.npi(provider.npi), `${at}.npi`, `is no valid NPI: "${provider.npi}"`)
  }
  checkTaxonomy(provider.taxonomy, `${at}.taxonomy`, check)
  checkAddress(provider.address, `${at}.address`, check)
  const zip = provider.address.zip.replace('-', '')
  check.require(forms.zip9(zip), `${at}.address.zip`, 'of the billing provider needs 9 digits')
  for (const line of ['street', 'street2'] as const) {
    const box = isPostOfficeBox(provider.address[line] ?? '')
    check.require(!box, `${at}.address.${line}`, 'of the billing provider must not be a PO box')
  }
  check.require(forms.taxId(provider.taxId.value), `${at}.taxId`, 'is not 9 digits')
  if (provider.payTo) checkAddress(provider.payTo, `${at}.payTo`, check)
}

export function checkProvider(provider: Provider | undefined, at: string, check: Checker): void {
  if (!provider) return
  const { npi, taxonomy, secondaryIds = [] } = provider
  checkName(provider.name, `${at}.name`, check)
  if (npi !== undefined) check.require(forms.npi(npi), `${at}.npi`, `is no valid NPI: "${npi}"`)
  const identified = npi !== undefined || secondaryIds.length > 0
  check.require(identified, at, 'has neither an NPI nor another id')
  checkTaxonomy(taxonomy, `${at}.taxonomy`, check)
  check.require(secondaryIds.length <= 4, `${at}.secondaryIds`, 'are more than 4')
  secondaryIds.forEach(({ value }, index) => {
    check.id(`${at}.secondaryIds[${index}].value`, value, 50)
  })
}

export function checkAddress(address: Address, at: string, check: Checker): void {
  check.text(`${at}.street`, address.street, 55)
  check.optionalText(`${at}.street2`, address.street2, 55)
  check.text(`${at}.city`, address.city, 30)
  check.require(forms.state(address.state), `${at}.state`, 'is not two capital letters')
  const zip = forms.zip(address.zip.replace('-', ''))
  check.require(zip, `${at}.zip`, `is no ZIP code: "${address.zip}"`)
}

export function checkName(name: Named, at: string, check: Checker): void {
  if (name.kind === 'organization') {
    check.text(`${at}.name`, name.name, 60)
    return
  }
  check.text(`${at}.last`, name.last, 60)
  check.text(`${at}.first`, name.first, 35)
  check.optionalText(`${at}.middle`, name.middle, 25)
  check.optionalText(`${at}.suffix`, name.suffix, 10)
}

function checkTaxonomy(taxonomy: string | undefined, at: string, check: Checker): void {
  if (taxonomy === undefined) return
  check.require(forms.taxonomy(taxonomy), at, `is no taxonomy code of 10 characters: "${taxonomy}"`)
}
