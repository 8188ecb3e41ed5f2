/** TA105 in our words; the rest are told by their number. */
export const interchangeNotes: Readonly<Record<string, string>> = {
  '001': 'The control numbers at the start and the end of the file differ.',
  '006': 'The receiver does not know the sender ID of the file.',
  '007': 'The receiver does not accept the qualifier of its ID.',
  '008': 'The file is for another receiver.',
  '014': 'The date of the file is not right.',
  '015': 'The time of the file is not right.',
  '021': 'The number of groups in the file is not right.',
  '025': 'The receiver got a file with this control number before.',
}
