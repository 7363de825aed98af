import { accountWords } from '../../../app/i18n/account.ts'
import { doneWords } from '../../../app/i18n/done.ts'
import { recoveryWords } from '../../../app/i18n/recovery.ts'

/** Both languages of the product, with the words its pages say in them. */
export const tongues = [
  { language: 'indonesian', prefix: '', locale: 'id' },
  { language: 'english', prefix: '/en', locale: 'en' },
].map((tongue) => {
  const locale = tongue.locale as 'id' | 'en'
  return {
    ...tongue,
    account: accountWords[locale],
    done: doneWords[locale],
    recovery: recoveryWords[locale],
  }
})
