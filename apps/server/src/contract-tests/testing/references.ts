/** Ids that others gave out: of a payer, of a tax office. They name no record of ours. */
const foreignIds: readonly string[] = ['payer_id', 'receiver_id', 'submitter_id', 'tax_id']

/** Whether a field of an input refers to a record, or to a file by its signed id. */
export const refersToRecord = (field: string): boolean =>
  /(^|_)ids?$/.test(field) && !foreignIds.includes(field)
