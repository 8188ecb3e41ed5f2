import { Button, Group, Input, SegmentedControl, TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import styles from './fields.module.css'
import { penOn, typedSignature } from './signature-image.ts'

type Props = {
  label: string
  hint?: string
  error?: string
  /** Gets the signature as PNG, or null where there is none; a picture takes a moment to be made. */
  onChange: (image: Promise<Blob | null>) => void
}

/** A signature drawn with finger or pen, or typed by people who cannot draw. */
export const SignaturePad = ({ label, hint, error, onChange }: Props) => {
  const [way, setWay] = useState('draw')
  const change = (next: string) => {
    setWay(next)
    onChange(Promise.resolve(null))
  }
  return (
    <Input.Wrapper label={label} description={hint} error={error} labelElement="div">
      <SegmentedControl
        size="xs"
        my={6}
        aria-label={t('{label}: draw or type', { label })}
        value={way}
        onChange={change}
        data={[
          { value: 'draw', label: t('Draw') },
          { value: 'type', label: t('Type') },
        ]}
      />
      {way === 'draw' ? (
        <Drawn label={label} onChange={onChange} />
      ) : (
        <TextInput
          label={t('Full name (typed signature)')}
          autoComplete="off"
          onChange={(event) => onChange(typedSignature(event.currentTarget.value))}
        />
      )}
    </Input.Wrapper>
  )
}

const Drawn = ({ label, onChange }: Pick<Props, 'label' | 'onChange'>) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const clear = useRef<() => void>(undefined)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (!canvas.current) return undefined
    const pen = penOn(canvas.current, (image) => tell(image))
    clear.current = pen.clear
    return pen.stop
  }, [])
  return (
    <>
      <div className={styles.pad}>
        <canvas ref={canvas} role="img" aria-label={t('{label}: drawing area', { label })} />
      </div>
      <Group mt={6}>
        <Button size="compact-sm" variant="subtle" onClick={() => clear.current?.()}>
          {t('Clear')}
        </Button>
      </Group>
    </>
  )
}
