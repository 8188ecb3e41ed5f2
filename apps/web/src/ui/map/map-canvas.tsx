import { Button, Group, Skeleton, Text, useComputedColorScheme } from '@mantine/core'
import { IconFocusCentered } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo, useRef, useState } from 'react'
import { Map, type MapRef, Marker, NavigationControl } from 'react-map-gl/maplibre'
import { type BaseMap, baseMapQuery } from './base-map.ts'
import styles from './map.module.css'
import { mapStyle } from './map-style.ts'
import { type Position, type PositionMapProps, rounded } from './position.ts'

// A file of our own, as the policy of the page allows no worker made of text.
setWorkerUrl(workerUrl)

/** The middle of the states, from far above. */
const everywhere = { latitude: 39, longitude: -96.5, zoom: 2.6 }
const near = 8.5

/** The map of `PositionMap`, with the library. */
export const MapCanvas = (props: PositionMapProps) => {
  const base = useQuery(baseMapQuery)
  const [broken, setBroken] = useState(!hasGraphics())
  if (broken || base.isError)
    return (
      <Text className={styles.missing} role="status">
        The map cannot be displayed. Enter the coordinates instead.
      </Text>
    )
  if (!base.data) return <Skeleton className={styles.frame} />
  return <Picker {...props} base={base.data} onBroken={() => setBroken(true)} />
}

type PickerProps = PositionMapProps & { base: BaseMap; onBroken: () => void }

const Picker = ({ value, onPick, label, around, base, onBroken }: PickerProps) => {
  const map = useRef<MapRef>(null)
  const scheme = useComputedColorScheme('light')
  const style = useMemo(() => mapStyle(base, scheme), [base, scheme])
  const start = value ?? around
  const pick = ({ lat, lng }: { lat: number; lng: number }) =>
    onPick(rounded({ latitude: lat, longitude: lng }))
  const takeMiddle = () => {
    const middle = map.current?.getCenter()
    if (middle) pick(middle)
  }
  return (
    <div role="group" aria-label={label}>
      <div className={styles.frame}>
        <Map
          ref={map}
          mapStyle={style}
          initialViewState={start ? { ...start, zoom: near } : everywhere}
          minZoom={2}
          maxZoom={16}
          dragRotate={false}
          pitchWithRotate={false}
          attributionControl={false}
          cursor="crosshair"
          onClick={({ lngLat }) => pick(lngLat)}
          onError={onBroken}
        >
          <NavigationControl showCompass={false} />
          {value && <Pin at={value} onDrop={pick} />}
        </Map>
      </div>
      <Group mt={6} gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconFocusCentered size={15} aria-hidden />}
          onClick={takeMiddle}
        >
          Use map center
        </Button>
        <Text size="xs" c="dimmed">
          Click the map, drag the marker, or move the map with the arrow keys.
        </Text>
      </Group>
    </div>
  )
}

type PinProps = { at: Position; onDrop: (at: { lat: number; lng: number }) => void }

const Pin = ({ at, onDrop }: PinProps) => (
  <Marker
    {...at}
    draggable
    color="var(--mantine-primary-color-filled)"
    onDragEnd={({ lngLat }) => onDrop(lngLat)}
  />
)

/** Whether this browser can draw a map at all. */
const hasGraphics = (): boolean => document.createElement('canvas').getContext('webgl2') !== null
