import type { Parts } from '@cakrawala/page-parts/parts-context'
import { countedMost, tableSizes } from '@cakrawala/paging/paging'
import { addressing, type Reader } from '#i18n/address.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { seenVersionWords } from '#i18n/error-pages.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { frameWords } from '#i18n/frame.ts'
import { listWords } from '#i18n/lists.ts'
import { momentText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'

type GeneralParts = Omit<Parts, 'keptText'>
const made = new Map<Locale, GeneralParts>()

/** What the parts of pages get of this product, in a language and addressed to their reader. */
export function partsIn(locale: Locale, reader: Reader): GeneralParts {
  const known = made.get(locale) ?? newParts(locale)
  made.set(locale, known)
  return addressing(known, reader)
}

function newParts(locale: Locale): GeneralParts {
  return {
    path: (path) => inLocale(path, locale),
    momentText: (moment) => momentText(moment, locale),
    fieldErrors: wordsIn(fieldErrors, locale),
    refusals: wordsIn(refusals, locale),
    unsent: wordsIn(frameWords, locale).unsent,
    seenVersion: wordsIn(seenVersionWords, locale),
    lists: { ...wordsIn(listWords, locale), tableSizes, countedMost },
  }
}
