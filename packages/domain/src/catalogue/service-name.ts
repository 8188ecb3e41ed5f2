/** The jurisdiction and the label of a service that is made without either. */
export const defaultJurisdiction = 'nc'
export const defaultLabel = 'PCS adult'

/**
 * The label that a name means: what a person typed stays, a name as files have it loses its jurisdiction:
 * 'nc_pcs_adult' means 'Pcs adult'.
 */
export const labelOfName = (jurisdiction: string, name: string): string => {
  const prefix = `${jurisdiction.trim().toLowerCase()}_`
  if (!name.startsWith(prefix) || name.length === prefix.length) return name
  const words = name.slice(prefix.length).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The name of a service in files and reports: the jurisdiction as prefix, then its label trimmed, in
 * lower case, white space turned into underscores: 'nc' and 'PCS adult' make 'nc_pcs_adult'.
 */
export const serviceName = (jurisdiction: string, label: string): string =>
  `${jurisdiction.trim().toLowerCase()}_${label.trim().toLowerCase().replaceAll(/\s+/g, '_')}`
