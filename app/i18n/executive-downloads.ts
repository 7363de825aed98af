import { catalogue } from './catalogue.ts'

/** Who took a cyber security executive report along. */
export const executiveDownloadWords = catalogue({
  id: {
    downloads: {
      title: 'Peminta laporan',
      subtitle:
        'Siapa yang meminta laporan Cyber Security Executive, dengan persetujuan mereka. Terhapus setelah 12 bulan.',
      caption: 'Permintaan laporan',
      columns: {
        name: 'Nama',
        email: 'Email',
        job: 'Pekerjaan',
        position: 'Posisi',
        company: 'Perusahaan',
        report: 'Laporan',
        language: 'Bahasa',
        asked: 'Diminta',
      },
      empty: { title: 'Belum ada permintaan', text: 'Permintaan muncul di sini begitu formulirnya dikirim.' },
      export: 'Unduh sebagai CSV',
      exportText: 'Setiap unduhan tercatat.',
      file: 'peminta-laporan',
    },
  },
  en: {
    downloads: {
      title: 'Report requests',
      subtitle: 'Who asked for Cyber Security Executive reports, with their consent. Erased after 12 months.',
      caption: 'Requests',
      columns: {
        name: 'Name',
        email: 'Email',
        job: 'Job',
        position: 'Position',
        company: 'Company',
        report: 'Report',
        language: 'Language',
        asked: 'Asked',
      },
      empty: { title: 'No requests yet', text: 'Requests appear here as soon as the form is sent.' },
      export: 'Download as CSV',
      exportText: 'Each download is recorded.',
      file: 'report-requests',
    },
  },
})
