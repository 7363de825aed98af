import { catalogue } from './catalogue.ts'

/** Deadlines as a file for a calendar. */
export const calendarWords = catalogue({
  download: { id: 'Simpan ke kalender (.ics)', en: 'Save to calendar (.ics)' },
  deadline: ({ name, code }: { name: string; code: string }) => ({ id: `Tenggat ${name}: ${code}`, en: `Deadline ${name}: ${code}` }),
  reportText: {
    id: 'Tenggat berpindah bila tahap laporan berubah. Yang berlaku selalu yang ada di halaman laporan.',
    en: 'A deadline moves when the report changes stage. The report page always shows the current one.',
  },
  reporterTitle: { id: 'Tenggat menurut undang-undang', en: 'Legal deadlines' },
  reporterText: {
    id: 'Dihitung sejak tiket diterima: 1×24 jam bila infrastruktur vital terkena, 3×24 jam bila data pribadi bocor.',
    en: 'Counted from the moment the ticket arrived: 1 × 24 h if vital infrastructure is affected, 3 × 24 h if personal data has leaked.',
  },
})
