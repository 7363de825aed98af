import { catalogue } from './catalogue.ts'

/** Words on the letter itself: it is written in Indonesian, whatever its maker reads. */
export const incidentLetterPaper = {
  title: ({ code }: { code: string }) => `Surat laporan insiden ${code}`,
  heading: 'Laporan insiden siber',
  number: 'Nomor tiket',
  date: 'Tanggal',
  to: 'Kepada Yth. Tim Tanggap Insiden Siber (CSIRT) Sektor',
  copy: 'Tembusan: Tim Tanggap Insiden Siber Nasional',
  opening: 'Sesuai Peraturan BSSN Nomor 1 Tahun 2024 Pasal 15, kami sampaikan laporan insiden siber berikut.',
  contact: '1. Kontak',
  about: '2. Uraian insiden',
  chronology: '3. Kronologi',
  impact: '4. Akibat',
  facts: {
    reporter: 'Pelapor',
    responder: 'Penanggap',
    incident: 'Insiden',
    system: 'Sistem',
    kind: 'Jenis',
    severity: 'Dampak',
    vital: 'Infrastruktur informasi vital',
    personalData: 'Data pribadi bocor',
    received: 'Diterima',
  },
  yes: 'ya',
  no: 'tidak',
  closing: 'Hormat kami,',
  made: ({ moment }: { moment: string }) => `Dibuat ${moment} dari catatan tiket pada saat itu.`,
}

/** The letter to the response team of the sector, with the content Perban BSSN 1/2024 Art. 15(4) asks for. */
export const incidentLetterWords = catalogue({
  button: { id: 'Unduh surat untuk CSIRT sektor (PDF)', en: 'Download the letter to the sector CSIRT (PDF)' },
  hint: {
    id: 'Naskah siap kirim: kontak, uraian, kronologi, dan akibat.',
    en: 'Ready to send, in Indonesian: contact, description, chronology and impact.',
  },
  file: { id: 'surat-insiden', en: 'incident-letter' },
})
