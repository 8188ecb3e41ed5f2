/** The jurisdiction and the label of a service that is made without either. */
export const defaultJurisdiction = 'nc'
export const defaultLabel = 'PCS adult'

/**
 * The name of a service in files and reports: the jurisdiction as prefix, then its label trimmed, in
 * lower case, white space turned into underscores: 'nc' and 'PCS adult' make 'nc_pcs_adult'.
 */
export const serviceName = (jurisdiction: string, label: string): string =>
  `${jurisdiction.trim().toLowerCase()}_${label.trim().toLowerCase().replaceAll(/\s+/g, '_')}`
