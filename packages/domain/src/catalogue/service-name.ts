/** The jurisdiction and the label of a service that is created without them. */
export const defaultJurisdiction = 'nc'
export const defaultLabel = 'PCS adult'

/**
 * The label for a name. A typed name stays; a name in the form of files loses its jurisdiction:
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
