import { createTheme, type CSSVariablesResolver, rem } from '@mantine/core'
import { type ColorName, colors } from './colors.ts'
import { leadFocus } from './lead-focus.ts'

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
  black: '#1a2325',
  fontFamily: font,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(14), lg: rem(16), xl: rem(18) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(3), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(20) },
  /** A screen counts as large from 1025 px on. */
  breakpoints: { md: '64.0625em' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontFamily: font,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: rem(20), lineHeight: '1.3' },
      h2: { fontSize: rem(16), lineHeight: '1.35' },
      h3: { fontSize: rem(14), lineHeight: '1.4' },
      h4: { fontSize: rem(14), lineHeight: '1.4' },
      h5: { fontSize: rem(13), lineHeight: '1.4' },
      h6: { fontSize: rem(12), lineHeight: '1.4' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(26 35 37 / 8%)',
    sm: '0 1px 3px rgb(26 35 37 / 10%), 0 1px 2px rgb(26 35 37 / 6%)',
    md: '0 4px 12px rgb(26 35 37 / 12%)',
    lg: '0 8px 24px rgb(26 35 37 / 14%)',
    xl: '0 16px 40px rgb(26 35 37 / 18%)',
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

/** Where Mantine's own choices fall short of AA, or where a surface is ours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--hw-head-height': rem(52),
  },
  light: {
    '--mantine-color-placeholder': colors.gray[6],
    '--mantine-color-error': colors.red[7],
    '--mantine-color-default-border': colors.gray[3],
    '--mantine-color-disabled-color': colors.gray[6],
    '--hw-surface': '#ffffff',
    '--hw-ground': colors.gray[0],
    '--hw-rail': '#f3f7f5',
    '--hw-line': colors.gray[2],
    '--hw-hover': colors.gray[0],
    '--hw-chosen': colors.pine[0],
    '--hw-active': colors.pine[1],
    '--hw-active-text': colors.pine[9],
    '--hw-warm': colors.amber[1],
    '--hw-warm-text': colors.amber[9],
    '--hw-touch': '#0b6e5a14',
  },
  dark: {
    '--mantine-color-text': colors.dark[0],
    '--mantine-color-placeholder': colors.dark[2],
    '--mantine-color-error': colors.red[3],
    '--mantine-color-disabled-color': colors.dark[2],
    '--hw-surface': colors.dark[7],
    '--hw-ground': colors.dark[8],
    '--hw-rail': colors.dark[8],
    '--hw-line': colors.dark[5],
    '--hw-hover': colors.dark[6],
    '--hw-chosen': '#15302a',
    '--hw-active': '#1a3f36',
    '--hw-active-text': colors.pine[1],
    '--hw-warm': '#3d2c12',
    '--hw-warm-text': colors.amber[1],
    '--hw-touch': '#ffffff0f',
    ...tintsInDark(),
  },
})
