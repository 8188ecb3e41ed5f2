/** The addresses in the text of a mail, each once, without the punctuation that follows them. */
export const linksIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:!?)]+$/, '')),
  ),
]
