export type Values = Readonly<Record<string, string | number>>

/**
 * What a person reads, before its language is known. The text is English in ICU form and the key of the
 * catalogs: "Enter at least {least} characters.".
 */
type Sentence = { readonly text: string; readonly values?: Values }

/** A sentence, or a text without values. */
export type Said = string | Sentence

/** A sentence with values; without any, the text itself is enough. */
export const sentence = (text: string, values: Values): Sentence => ({ text, values })

/** Marks a text that is translated where it is shown. */
export const word = <T extends string>(text: T): T => text
