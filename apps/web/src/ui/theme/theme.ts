import { createTheme, type CSSVariablesResolver, rem } from '@mantine/core'
import { type ColorName, colors } from './colors.ts'
import { leadFocus } from './lead-focus.ts'
import { surfaces, surfaceVariables } from './surfaces.ts'

/** The face of human moments: a greeting, a person's name, the one figure that matters. */
const serif = "'Fraunces Variable', Georgia, serif"

const font = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

const closeButtonProps = { 'aria-label': 'Close' }

/** The head of a dialog is a <header>, which would count as a second banner of the page. */
const attributes = {
  header: { role: 'presentation' },
  title: { tabIndex: -1, 'data-autofocus': true, onFocus: leadFocus },
}

/**
 * Options of a field: the list box itself scrolls, which belongs to the keys of its field, not an
 * area inside of it that no key reaches.
 */
const options = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: rem(256), overflowY: 'auto' } },
} as const

/** Space, type, radius and density of every screen, in both schemes. */
export const theme = createTheme({
  colors,
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  black: surfaces.light.ink,
  fontFamily: font,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(18) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(20) },
  /** A screen counts as large from 1025 px on. */
  breakpoints: { md: '64.0625em' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontFamily: font,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(18), lineHeight: '1.333' },
      h2: { fontSize: rem(14), lineHeight: '1.4' },
      h3: { fontSize: rem(13), lineHeight: '1.4' },
      h4: { fontSize: rem(14), lineHeight: '1.4' },
      h5: { fontSize: rem(13), lineHeight: '1.4' },
      h6: { fontSize: rem(12), lineHeight: '1.4' },
    },
  },
  shadows: {
    xs: 'var(--hw-sh-1)',
    sm: 'var(--hw-sh-1)',
    md: 'var(--hw-sh-2)',
    lg: 'var(--hw-sh-3)',
    xl: 'var(--hw-sh-3)',
  },
  components: {
    Modal: {
      defaultProps: {
        transitionProps: { duration: 150 },
        centered: true,
        closeButtonProps,
        attributes,
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 150 }, closeButtonProps, attributes } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 100 },
        // The placeholder is an element that a menu may not contain.
        withInitialFocusPlaceholder: false,
      },
    },
    Select: options,
    MultiSelect: options,
    Autocomplete: options,
    TagsInput: options,
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Table: { defaultProps: { fz: 'sm' } },
    Badge: { defaultProps: { tt: 'none', radius: 'sm', fw: 550 } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Notification: { defaultProps: { withBorder: true, closeButtonProps } },
  },
})

/** Mantine's tints are nearly black in the dark scheme, so that a badge would be text alone. */
const tintsInDark = (): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(colors) as ColorName[]).flatMap((name) => [
      [`--mantine-color-${name}-light`, `${colors[name][5]}38`],
      [`--mantine-color-${name}-light-hover`, `${colors[name][5]}52`],
      [`--mantine-color-${name}-light-color`, colors[name][1]],
    ]),
  )

/** Mantine's own choices where they fall short of AA or of the palette, and our surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--hw-head-height': rem(48),
    '--hw-serif': serif,
  },
  light: {
    '--mantine-color-body': surfaces.light.sheet,
    '--mantine-color-text': surfaces.light.ink,
    '--mantine-color-dimmed': surfaces.light['ink-3'],
    '--mantine-color-placeholder': surfaces.light['ink-3'],
    '--mantine-color-anchor': surfaces.light['pine-ink'],
    '--mantine-color-error': surfaces.light['brick-ink'],
    '--mantine-color-default-border': surfaces.light['line-2'],
    '--mantine-color-disabled-color': surfaces.light['ink-3'],
    ...surfaceVariables('light'),
  },
  dark: {
    '--mantine-color-body': surfaces.dark.sheet,
    '--mantine-color-text': surfaces.dark.ink,
    '--mantine-color-dimmed': surfaces.dark['ink-3'],
    '--mantine-color-placeholder': surfaces.dark['ink-3'],
    '--mantine-color-anchor': surfaces.dark['pine-ink'],
    '--mantine-color-error': surfaces.dark['brick-ink'],
    '--mantine-color-default': surfaces.dark.raised,
    '--mantine-color-default-border': surfaces.dark['line-2'],
    '--mantine-color-disabled-color': surfaces.dark['ink-3'],
    ...tintsInDark(),
    ...surfaceVariables('dark'),
  },
})
