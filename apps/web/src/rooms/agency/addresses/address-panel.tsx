import { type LocatedAddress, updateAddressPosition } from '@homeward/contract/clients/addresses'
import { addressLocationLabels } from '@homeward/domain/address/location-types'
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useRecordPath } from '../../../plumbing/paths/record-path.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { PositionMap } from '../../../ui/map/position-map.tsx'
import type { Position } from '../../../ui/map/position.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { PositionFields } from '../fields/position-fields.tsx'
import { addressLine } from '../fields/postal-values.ts'
import { GeocodingBadge } from './address-columns.tsx'

type Props = { address: LocatedAddress; onClose: () => void }

/** One address: where it lies, set by typing or on the map. */
export const AddressPanel = ({ address, onClose }: Props) => {
  const hrefOf = useRecordPath()
  const href = hrefOf(address.kind, address.record_id)
  return (
    <Stack gap="sm">
      <div>
        <Text>{addressLine(address)}</Text>
        <Text size="sm" c="dimmed">
          {marksOf(address).join(' · ')}
        </Text>
        {href && (
          <Anchor component={PageLink} href={href} size="sm">
            Open {address.record_name}
          </Anchor>
        )}
      </div>
      <Group gap="xs">
        <GeocodingBadge state={address.state_of_geocoding} />
        {address.geocoded_at && (
          <Text size="sm" c="dimmed">
            looked up <InstantText at={address.geocoded_at} />
          </Text>
        )}
      </Group>
      {address.geocoding_error && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Not found">
          {address.geocoding_error} Correct the address where it is kept, or set the position here.
        </Alert>
      )}
      {address.abilities.place && <PositionForm address={address} onClose={onClose} />}
    </Stack>
  )
}

/** What else is known of an address: its county, what it is to whom it belongs. */
const marksOf = ({ county, location_type: type, primary, mailing_address }: LocatedAddress) => [
  ...(county ? [`${county} County`] : []),
  ...(type ? [addressLocationLabels[type]] : []),
  ...(primary ? ['Primary'] : []),
  ...(mailing_address ? ['Mailing address'] : []),
]

const PositionForm = ({ address, onClose }: Props) => {
  const { id, latitude } = address
  const take = useWrite(updateAddressPosition, {
    touches: ['agency'],
    onDone: () => {
      toastDone('Location removed.')
      onClose()
    },
  })
  return (
    <>
      <EndpointForm
        endpoint={updateAddressPosition}
        draftKey={`position:${id}`}
        touches={['agency']}
        record={address}
        valuesOf={positionValues}
        inputOf={bothOrRefused}
        submitLabel="Save location"
        onDone={() => {
          toastDone('Location saved.')
          onClose()
        }}
      >
        {(form) => (
          <>
            <FormSection title="Location" hint="Enter coordinates or pick a point on the map.">
              <PositionFields field={form.getInputProps} />
            </FormSection>
            <PositionMap
              label={`Map location for ${address.record_name}`}
              value={positionOf(form.values)}
              onPick={(position) => form.setValues(position)}
            />
          </>
        )}
      </EndpointForm>
      {latitude !== null && (
        <Group>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            loading={take.isPending}
            onClick={() => take.mutate({ id, latitude: null, longitude: null })}
          >
            Remove location
          </Button>
        </Group>
      )}
    </>
  )
}

type Typed = { latitude: number | ''; longitude: number | '' }

const positionValues = ({ latitude, longitude }: LocatedAddress): Typed => ({
  latitude: latitude ?? '',
  longitude: longitude ?? '',
})

/** Where the marker stands, once both are on the earth. */
const positionOf = ({ latitude, longitude }: Typed): Position | null =>
  latitude !== '' && longitude !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : null

/** An empty field would mean null to the schema, and take the position away unasked. */
const bothOrRefused = ({ latitude, longitude }: Typed): Record<string, unknown> => ({
  latitude: latitude === '' ? undefined : latitude,
  longitude: longitude === '' ? undefined : longitude,
})
