import { accountWords } from '../../../app/i18n/account.ts'
import { doneWords } from '../../../app/i18n/done.ts'
import { recoveryWords } from '../../../app/i18n/recovery.ts'

/** Both languages of the product, with the texts of its pages in them. */
export const languages = [
  { language: 'indonesian', prefix: '', locale: 'id' },
  { language: 'english', prefix: '/en', locale: 'en' },
].map((one) => {
  const locale = one.locale as 'id' | 'en'
  return {
    ...one,
    locale,
    account: accountWords[locale],
    done: doneWords[locale],
    recovery: recoveryWords[locale],
  }
})
