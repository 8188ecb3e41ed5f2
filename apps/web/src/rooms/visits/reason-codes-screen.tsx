import { type AgencyReason, agencyReasons } from '@homeward/contract/visits/reasons'
import { evvVendorLabels, evvVendors } from '@homeward/domain/agency/vocabulary'
import {
  reasonKindLabels,
  reasonKinds,
  reasonSituationLabels,
  reasonSituations,
} from '@homeward/domain/visits/reasons'
import { Select, Stack, TextInput } from '@mantine/core'
import { to } from '../../plumbing/paths/to.ts'
import { optionsOf } from '../../ui/fields/options-of.ts'
import { payorLookup } from '../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'
import { None } from '../../ui/text/values.tsx'

const kinds = optionsOf(reasonKinds, reasonKindLabels)
const situations = optionsOf(reasonSituations, reasonSituationLabels)
const vendors = optionsOf(evvVendors, evvVendorLabels)

const valuesOf = (of?: AgencyReason) => ({
  kind: of?.kind ?? 'reason',
  situation: of?.situation ?? 'time_changed',
  code: of?.code ?? '',
  label: of?.label ?? '',
  vendor: of?.vendor ?? '',
  payor_id: of?.payor?.id ?? '',
  state: of?.state ?? '',
})

/** For whose visits a code is. */
const scopeOf = ({ vendor, payor, state }: AgencyReason): string =>
  [vendor && evvVendorLabels[vendor], payor?.name, state].filter(Boolean).join(', ') || 'All visits'

/** The reason and action codes that the agency has beside the standard ones. */
export const ReasonCodesScreen = () => (
  <PlainScreen
    record={agencyReasons}
    title="Reason codes"
    one="code"
    many="reason codes"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    hint="Add the codes that your payors or your state ask for. The standard reasons are always offered."
    nameOf={({ code }) => code}
    filters={[
      { kind: 'choice', name: 'kind', label: 'Kind', options: kinds },
      { kind: 'choice', name: 'situation', label: 'Used for', options: situations },
    ]}
    columns={[
      { key: 'code', header: 'Code', sort: 'code', cell: ({ code }) => code },
      { key: 'label', header: 'Meaning', cell: ({ label }) => label ?? <None /> },
      { key: 'kind', header: 'Kind', cell: ({ kind }) => reasonKindLabels[kind] },
      {
        key: 'situation',
        header: 'Used for',
        sort: 'situation',
        cell: ({ situation }) => reasonSituationLabels[situation],
      },
      { key: 'scope', header: 'For', cell: scopeOf },
    ]}
    valuesOf={valuesOf}
    required={['kind', 'situation', 'code']}
    fields={(form, code) => (
      <Stack gap="sm">
        {code === undefined && (
          <>
            <TextInput label="Code" required data-autofocus {...form.getInputProps('code')} />
            <Select
              label="Kind"
              required
              allowDeselect={false}
              data={kinds}
              {...form.getInputProps('kind')}
            />
          </>
        )}
        <TextInput label="Meaning" {...form.getInputProps('label')} />
        <Select
          label="Used for"
          required
          allowDeselect={false}
          data={situations}
          {...form.getInputProps('situation')}
        />
        <Select
          label="EVV vendor"
          placeholder="Any"
          clearable
          data={vendors}
          {...form.getInputProps('vendor')}
        />
        <SearchSelect
          label="Payor"
          placeholder="Any"
          lookup={payorLookup}
          initialOption={code?.payor ? { value: code.payor.id, label: code.payor.name } : null}
          {...form.getInputProps('payor_id')}
        />
        <TextInput label="State" placeholder="Any" maxLength={2} {...form.getInputProps('state')} />
      </Stack>
    )}
    facts={(code) => [
      { label: 'Kind', value: reasonKindLabels[code.kind] },
      { label: 'Used for', value: reasonSituationLabels[code.situation] },
      { label: 'For', value: scopeOf(code) },
    ]}
    labels={{ kind: reasonKindLabels, situation: reasonSituationLabels, vendor: evvVendorLabels }}
    consequence="The code can no longer be given. Visits that have it keep it."
  />
)
