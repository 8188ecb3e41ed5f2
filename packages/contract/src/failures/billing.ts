import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with the filings of a claim. */
export const billingFailures = {
  bank_date_to_come: {
    status: 422,
    field: 'bank_date',
    sentence: 'This day is still to come. Enter the day on which the bank received the money.',
  },
  claim_not_at_payor: {
    status: 409,
    sentence:
      'The payor has not accepted this claim, so there is nothing to void. Discard it instead.',
  },
  client_payor_order_taken: {
    status: 422,
    field: 'payer_order',
    sentence: 'The client has another payor in this place on some of these days.',
  },
  client_payor_overlap: {
    status: 422,
    field: 'payor_id',
    sentence: 'The client has this payor already on some of these days.',
  },
  connection_missing: {
    status: 409,
    sentence:
      'This payor has no active clearinghouse account. Download the file and send it yourself, or select an account for the payor.',
  },
  day_to_come: {
    status: 422,
    field: 'paid_on',
    sentence: 'This day is still to come. Enter the day on which the money was handed over.',
  },
  deposit_columns_unknown: {
    status: 422,
    field: 'mapping',
    sentence: 'The file has no such columns. Choose the columns again.',
  },
  deposit_known: {
    status: 409,
    sentence: 'A deposit with this trace number, day and amount is already recorded.',
  },
  journal_busy: {
    status: 409,
    sentence: 'Postings are being written right now. Try again in a minute.',
  },
  later_month_closed: {
    status: 409,
    sentence: 'A later month is closed. Open that month first.',
  },
  month_closed: { status: 409, sentence: 'The month is already closed.' },
  month_empty: {
    status: 422,
    field: 'month',
    sentence: 'The journal has no entries until this month. Select a later month.',
  },
  month_not_closed: { status: 409, sentence: 'The month is not closed.' },
  month_not_over: {
    status: 422,
    field: 'month',
    sentence: 'The month is not over. Close it once it is.',
  },
  patient_owes_nothing: {
    status: 422,
    field: 'claim_ids',
    sentence: 'The patient owes nothing of a selected claim. Select another claim.',
  },
  next_payor_missing: {
    status: 409,
    sentence:
      'The client has no further payor on the date of service. Add one under Clients, Client payors.',
  },
  next_payor_refused: {
    status: 409,
    sentence: 'The next payor cannot be billed now.',
  },
  payer_number_missing: {
    status: 422,
    field: 'payer_control_number',
    sentence:
      'The payor needs its own claim number to replace or void a claim. Enter the number from the remittance or the payor portal.',
  },
  payment_refunded: {
    status: 409,
    sentence:
      'A part of this payment was refunded to the patient. Undo the refund once its money is back, then undo the payment.',
  },
  refund_too_much: {
    status: 422,
    field: 'amount_cents',
    sentence: 'The credit is smaller than this. Enter no more than the credit.',
  },
  refund_waits: {
    status: 409,
    sentence: 'A refund of this claim already waits for a second person.',
  },
  statement_month_to_come: {
    status: 422,
    field: 'month',
    sentence: 'This month is still to come. Select the current month or an earlier one.',
  },
  statements_made: {
    status: 409,
    sentence:
      'Statements for this month were created already. Clients who still owe something get another one.',
  },
  statements_at_work: {
    status: 409,
    sentence: 'Statements for all clients are being created already. Wait until they are done.',
  },
} as const satisfies Record<string, FailureDeclaration>
