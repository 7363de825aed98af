import { catalogue } from './catalogue.ts'

/** Words around texts of users. */
export const userTextWords = catalogue({
  copyCode: { id: 'Salin', en: 'Copy' },
  codeCopied: { id: 'Tersalin', en: 'Copied' },
})
