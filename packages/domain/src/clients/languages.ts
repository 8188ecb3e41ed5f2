/** Languages that forms offer; another one may be typed. */
export const languages = [
  'English',
  'Spanish',
  'Chinese',
  'Vietnamese',
  'Korean',
  'Tagalog',
  'Arabic',
  'French',
  'Haitian Creole',
  'Russian',
  'Hindi',
] as const
