import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'

/** Words of choosing a vulnerability class and a weakness, for bughunters and the platform team alike. */
export const reportClassWords = catalogue({
  vrtHint: {
    id: 'Cari dengan kata atau nomor, misalnya “suntikan sql”, “idor”, atau “79”.',
    en: 'Search by words or numbers, such as “sql injection”, “idor” or “79”.',
  },
  cweHint: {
    id: 'Cari dengan nomor atau kata, misalnya “CWE-79” atau “unggah berkas”.',
    en: 'Search by number or words, such as “CWE-79” or “file upload”.',
  },
  found: ({ count }: { count: number }) => ({
    id: count === 0 ? 'Tidak ada yang cocok' : `${count} pilihan`,
    en: count === 0 ? 'Nothing fits' : count === 1 ? '1 option' : `${count} options`,
  }),
  otherOption: { id: 'Lainnya: jelaskan sendiri', en: 'Other: describe it yourself' },
  other: { id: 'Lainnya', en: 'Other' },
  vrtNone: { id: 'Tidak ada kelas yang cocok?', en: 'Does no class fit?' },
  cweNone: { id: 'Tidak ada kelemahan yang cocok?', en: 'Does no weakness fit?' },
  vrtOther: { id: 'Kelas lain', en: 'Another class' },
  cweOther: { id: 'Kelemahan lain', en: 'Another weakness' },
  otherHint: {
    id: 'Jelaskan dengan kata-kata sendiri, 10–300 karakter. Kosongkan pilihan di atas.',
    en: 'Describe it in plain words, 10–300 characters. Leave the choice above empty.',
  },
  proposal: { id: 'Usulan untuk kelas ini', en: 'Suggestions for this class' },
  proposalText: {
    id: 'Dari taksonomi VRT, hanya untuk isian yang masih kosong. Sesuaikan dengan temuannya.',
    en: 'From the VRT taxonomy, only for fields that are still empty. Adapt them to the finding.',
  },
  useAll: { id: 'Pakai semua usulan', en: 'Use all suggestions' },
  use: ({ what }: { what: string }) => ({ id: `Pakai ${what}`, en: `Use ${what}` }),
  useVector: { id: 'Pakai sebagai awal CVSS', en: 'Use as the start of the CVSS' },
  advice: { id: 'Saran perbaikan', en: 'How to fix it' },
  adviceSource: { id: 'Saran VRT selengkapnya (bahasa Inggris)', en: 'The full VRT advice' },
  insert: { id: 'Sisipkan ke rekomendasi', en: 'Insert into the recommendation' },
  references: { id: 'Rujukan', en: 'References' },
})

type Classes = {
  vrtName: string | null
  vrtOther: string | null
  cweId: number | null
  cweName: string | null
  cweOther: string | null
}

/** Class and weakness as people read them, on pages, in documents and in files; null where there is none. */
export function classFacts(report: Classes, locale: Locale): { vrt: string | null; cwe: string | null } {
  const { other } = wordsIn(reportClassWords, locale)
  const { vrtName, vrtOther, cweId, cweName, cweOther } = report
  const own = (reason: string | null) => (reason === null ? null : `${other}: ${reason}`)
  return {
    vrt: vrtName ?? own(vrtOther),
    cwe: cweId === null ? own(cweOther) : `CWE-${cweId} ${cweName ?? ''}`.trim(),
  }
}
