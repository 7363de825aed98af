import { catalogue } from './catalogue.ts'

/** Who took a cyber security executive report along. */
export const executiveDownloadWords = catalogue({
  downloads: {
    title: { id: 'Peminta laporan', en: 'Report requests' },
    subtitle: {
      id: 'Siapa yang meminta laporan Cyber Security Executive, dengan persetujuan mereka. Terhapus setelah 12 bulan.',
      en: 'Who asked for Cyber Security Executive reports, with their consent. Erased after 12 months.',
    },
    caption: { id: 'Permintaan laporan', en: 'Requests' },
    columns: {
      name: { id: 'Nama', en: 'Name' },
      email: { id: 'Email', en: 'Email' },
      job: { id: 'Pekerjaan', en: 'Job' },
      position: { id: 'Posisi', en: 'Position' },
      company: { id: 'Perusahaan', en: 'Company' },
      report: { id: 'Laporan', en: 'Report' },
      language: { id: 'Bahasa', en: 'Language' },
      asked: { id: 'Diminta', en: 'Asked' },
    },
    empty: {
      title: { id: 'Belum ada permintaan', en: 'No requests yet' },
      text: { id: 'Permintaan muncul di sini begitu formulirnya dikirim.', en: 'Requests appear here as soon as the form is sent.' },
    },
    export: { id: 'Unduh sebagai CSV', en: 'Download as CSV' },
    exportText: { id: 'Setiap unduhan tercatat.', en: 'Each download is recorded.' },
    file: { id: 'peminta-laporan', en: 'report-requests' },
  },
})
