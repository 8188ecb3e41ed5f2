/** By what the rows of a billing report are grouped. */
export const reportGroups = ['payor', 'service', 'client', 'office', 'month', 'status'] as const
export type ReportGroup = (typeof reportGroups)[number]

export const reportGroupLabels: Record<ReportGroup, string> = {
  payor: 'Payor',
  service: 'Service',
  client: 'Client',
  office: 'Office',
  month: 'Month',
  status: 'Claim status',
}
