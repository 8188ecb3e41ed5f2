type Person = {
  first_name: string
  last_name: string
  birthdate?: string | null | undefined
  phone?: string | null | undefined
  medicaid_number?: string | null | undefined
}

/** By what two rows are known to be the same person: the name and one thing more, or a member id. */
export function traitsOf(person: Person): string[] {
  const { birthdate, phone, medicaid_number: memberId } = person
  const name = `${person.first_name} ${person.last_name}`.toLowerCase()
  return [
    ...(birthdate ? [`${name}, born ${birthdate}`] : []),
    ...(phone ? [`${name}, phone ${phone.replaceAll(/\D/g, '')}`] : []),
    ...(memberId ? [`member ${memberId}`] : []),
  ]
}
