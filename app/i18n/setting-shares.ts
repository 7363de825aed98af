import { catalogue } from './catalogue.ts'

/** Settings that are shares of a hundred, by the names of their fields: told with the sign, where the form asks for percent. */
export const settingShares = catalogue({
  id: {
    duplicatePercent: 'Duplikat, dari poin dasar',
    reward: 'Imbalan dan uji ulang berbayar',
    prize: 'Hadiah challenge',
    basePercent: 'Bagian yang dikenai pajak',
    surchargePercent: 'Tambahan tanpa NIK atau NPWP',
  },
  en: {
    duplicatePercent: 'Duplicate, of the base points',
    reward: 'Rewards and paid retests',
    prize: 'Challenge prizes',
    basePercent: 'Part that is taxed',
    surchargePercent: 'Added without NIK or NPWP',
  },
})
