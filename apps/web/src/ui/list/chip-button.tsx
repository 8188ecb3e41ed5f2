import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'

type Props = ButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> & { label: string; value?: string }

/** A filter as a button: "Status: Active", or only "Status" where it narrows nothing. */
export const ChipButton = ({ label, value, ...button }: Props) => (
  <Button
    {...button}
    size="xs"
    radius="xl"
    variant={value ? 'light' : 'default'}
    fw={value ? 550 : 450}
    rightSection={<IconChevronDown size={14} aria-hidden />}
  >
    {value ? `${label}: ${value}` : label}
  </Button>
)
