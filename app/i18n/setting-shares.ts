import { catalogue } from './catalogue.ts'

/**
 * Settings that are shares of a hundred, by the names of their fields: shown with the sign, where the form
 * asks for percent.
 */
export const settingShares = catalogue({
  duplicatePercent: { id: 'Duplikat, dari poin dasar', en: 'Duplicate, of the base points' },
  reward: { id: 'Imbalan dan uji ulang berbayar', en: 'Rewards and paid retests' },
  prize: { id: 'Hadiah challenge', en: 'Challenge prizes' },
  basePercent: { id: 'Bagian yang dikenai pajak', en: 'Part that is taxed' },
  surchargePercent: { id: 'Tambahan tanpa NIK atau NPWP', en: 'Added without NIK or NPWP' },
})
