import type { Page } from '@playwright/test'

/** The least of a target for a thumb, in CSS pixels. */
const least = 44

/**
 * What can be pressed on the page, or in a part of it, and is smaller than a thumb. A field counts with its
 * label around it; a link in a sentence is as high as its line.
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ selector, size }) => {
      const targets =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=tab], [role=option]'
      const seen = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]')
      const isInSentence = (element: Element): boolean =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
      // A row opens wherever it is pressed.
      const around = (element: Element): Element | null =>
        element.closest(element.matches('[data-row-link]') ? '[data-row]' : 'label')
      return [...document.querySelectorAll(`:is(${selector}) :is(${targets})`)]
        .filter((element) => seen(element) && !isInSentence(element))
        .flatMap((element) => {
          const box = (around(element) ?? element).getBoundingClientRect()
          // What waits above the page until the focus comes is none.
          if (box.bottom + scrollY <= 0 || (box.width <= 1 && box.height <= 1)) return []
          // Half a pixel is a matter of rounding.
          if (box.width >= size - 0.5 && box.height >= size - 0.5) return []
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
          return [
            `${element.localName} "${name || element.getAttribute('name') || element.className}" is ${Math.round(box.width)} × ${Math.round(box.height)}`,
          ]
        })
    },
    { selector: within, size: least },
  )

/** The main acts of a page with the contrast of their words. */
export const mainActs = (page: Page): Promise<{ name: string; contrast: number }[]> =>
  page.evaluate(() => {
    const partsOf = (color: string): number[] => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return []
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = partsOf(color)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return [...document.querySelectorAll('[class*=huge]')]
      .filter((element) => element.checkVisibility() && !element.matches(':disabled'))
      .map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].toSorted(
          (a, b) => a - b,
        )
        return {
          name: element.textContent?.trim() ?? '',
          contrast: (light + 0.05) / (dark + 0.05),
        }
      })
  })
