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
      'Dihitung sejak tiket diterima: 1×24 jam bila infrastruktur vital terkena, 3×24 jam bila data pribadi bocor.',
  },
  en: {
    download: 'Save to calendar (.ics)',
    deadline: ({ name, code }) => `Deadline ${name}: ${code}`,
    reportText:
      'A deadline moves when the report changes stage. The report page always shows the current one.',
    reporterTitle: 'Legal deadlines',
    reporterText:
      'Counted from the moment the ticket arrived: 1 × 24 h if vital infrastructure is affected, 3 × 24 h if personal data has leaked.',
  },
})
