import { catalogue, entries } from './catalogue.ts'

/** Why a person does not count as the second of two people; also words of `refusals.details`. */
export const secondPersonEntries = entries({
  second_right_new: {
    id: 'Hak Anda belum genap 24 jam ketika ini diajukan. Minta orang lain yang haknya lebih lama, atau ajukan ulang nanti.',
    en: 'Your right was not yet 24 hours old when this was put forward. Ask somebody who has held it for longer, or have it put forward again later.',
  },
  second_right_given: {
    id: 'Hak Anda diberikan oleh orang yang mengajukan ini, jadi Anda tidak dihitung sebagai orang kedua.',
    en: 'Your right was given by whoever put this forward, so you do not count as the second person.',
  },
})

export const secondPersonWords = catalogue(secondPersonEntries)
