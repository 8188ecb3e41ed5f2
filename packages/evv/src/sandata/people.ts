import type { EvvAddress, EvvAgent, EvvClient } from '../record.ts'
import type { Telling } from '../telling.ts'
import {
  billedTo,
  clientIdentity,
  employeeQualifier,
  provider,
  type SandataAccount,
} from './account.ts'
import { employeeKey } from './keys.ts'
import type { SandataAddress, SandataClient, SandataEmployee } from './shape.ts'
import { cut, nineDigits, plainName, zoneName } from './text.ts'

export function writeClient(
  { record, sequence }: Telling<EvvClient>,
  account: SandataAccount,
): SandataClient {
  const { qualifier, identifier, custom, key } = clientIdentity(account, record)
  return {
    ProviderIdentification: provider(account),
    ClientQualifier: qualifier,
    ClientIdentifier: identifier,
    ClientFirstName: plainName(record.firstName, 30),
    ClientMiddleInitial: plainName(record.middleName, 1),
    ClientLastName: plainName(record.lastName, 30),
    ClientMedicaidID: cut(record.medicaidId, 64),
    MissingMedicaidID: 'false',
    SequenceID: sequence,
    ClientOtherID: key,
    ClientTimeZone: zoneName(account.provider.timeZone),
    ClientCustomID: custom,
    ClientSSN: null,
    ClientAddress: record.address ? [home(record.address)] : [],
    ClientPayerInformation: record.payors.flatMap(({ payor, services }) =>
      services.map((service) => ({
        ...billedTo(account, payor, service),
        ClientStatus: record.active ? '02' : '04',
        EffectiveStartDate: null,
        EffectiveEndDate: null,
      })),
    ),
    ClientPhone:
      record.phone !== null && /^\d{10}$/.test(record.phone)
        ? [{ ClientPhoneType: 'Home', ClientPhone: record.phone }]
        : [],
  }
}

const home = (address: EvvAddress): SandataAddress => ({
  ClientAddressType: 'Home',
  ClientAddressIsPrimary: 'true',
  ClientAddressLine1: cut(address.street, 30),
  ClientAddressLine2: cut(address.unit, 30),
  ClientCounty: cut(address.county, 25),
  ClientCity: cut(address.city, 30),
  ClientState: cut(address.state.toUpperCase(), 2),
  ClientZip: nineDigits(address.zip),
  ClientAddressLongitude: address.longitude,
  ClientAddressLatitude: address.latitude,
})

export function writeEmployee(
  { record, sequence }: Telling<EvvAgent>,
  account: SandataAccount,
): SandataEmployee {
  return {
    ProviderIdentification: provider(account),
    EmployeeQualifier: employeeQualifier(account),
    EmployeeIdentifier: employeeKey(record.id),
    EmployeeOtherID: record.id,
    SequenceID: sequence,
    EmployeeSSN: null,
    EmployeeLastName: plainName(record.lastName, 30),
    EmployeeFirstName: plainName(record.firstName, 30),
    EmployeeEmail: cut(record.email, 64),
  }
}
