import { catalogue } from './catalogue.ts'

/** Deadlines as a file for a calendar. */
export const calendarWords = catalogue({
  id: {
    download: 'Simpan ke kalender (.ics)',
    deadline: ({ name, code }: { name: string; code: string }) => `Tenggat ${name}: ${code}`,
    reportText:
      'Tenggat berpindah bila tahap laporan berubah. Yang berlaku selalu yang ada di halaman laporan.',
    reporterTitle: 'Tenggat menurut undang-undang',
    reporterText:
      'Undang-undang memberi waktu 1×24 jam untuk infrastruktur vital dan 3×24 jam bila data pribadi bocor, sejak tiket diterima.',
  },
  en: {
    download: 'Save to a calendar (.ics)',
    deadline: ({ name, code }) => `Deadline ${name}: ${code}`,
    reportText:
      'A deadline moves when the report changes its stage. What holds is always on the page of the report.',
    reporterTitle: 'Deadlines of the law',
    reporterText:
      'The law gives 1 × 24 h for vital infrastructure and 3 × 24 h where personal data leaked, from the moment the ticket came.',
  },
})
