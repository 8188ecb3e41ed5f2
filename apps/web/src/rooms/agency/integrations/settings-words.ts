/** What the settings of an integration are called on the screen. */
const words: Record<string, string> = {
  server: 'Mail server',
  from: 'From',
  where: 'Where',
  bucket: 'Bucket',
  region: 'Region',
  endpoint: 'Address',
  country_codes: 'Countries',
  key_parameter: 'Key parameter',
}

const places: Record<string, string> = { disk: 'Server disk', bucket: 'S3 bucket' }

/** Settings as labels and values; those that are empty are left out. */
export const settingFacts = (settings: Record<string, unknown>) =>
  Object.entries(settings)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => ({
      label: words[name] ?? name.replaceAll('_', ' '),
      value: places[String(value)] ?? String(value),
    }))
