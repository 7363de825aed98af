import { catalogue } from './catalogue.ts'

type Notice = {
  brand: string
  from: string
  to: string
  known: string
  fields: readonly string[]
  address: string
}

/** Whose data a breach touched, and the notice for them (UU 27/2022 art. 46). */
export const breachWords = catalogue({
  title: { id: 'Dampak kebocoran', en: 'Reach of a breach' },
  subtitle: {
    id: 'Siapa yang datanya terbaca dalam suatu rentang waktu dan data apa, menurut log audit.',
    en: 'Whose data was read in a stretch of time, and which data, by the audit log.',
  },
  filters: {
    who: { id: 'Pembaca', en: 'Reader' },
    whoHint: { id: 'Nama pengguna', en: 'Username' },
    address: { id: 'Alamat IP', en: 'IP address' },
    about: { id: 'Yang dibaca', en: 'What was read' },
    aboutHint: { id: 'Nama pengguna, kode laporan, atau ID', en: 'A username, a report code, or an id' },
    from: { id: 'Dari (WIB)', en: 'From (WIB)' },
    to: { id: 'Sampai (WIB)', en: 'To (WIB)' },
    known: { id: 'Diketahui (WIB)', en: 'Known since (WIB)' },
    submit: { id: 'Cari yang terdampak', en: 'Find who is affected' },
    label: { id: 'Pilih pembacaan yang diperiksa', en: 'Choose the readings to look through' },
  },
  ask: {
    title: { id: 'Tentukan rentang waktunya', en: 'Choose the stretch of time' },
    text: {
      id: 'Orang yang datanya terbaca, batas waktu pemberitahuan, dan naskahnya muncul di sini.',
      en: 'The people whose data was read, the time their notices are due and a draft of them appear here.',
    },
  },
  deadline: { id: 'Batas pemberitahuan', en: 'Notices are due' },
  deadlineText: {
    id: '3 × 24 jam sejak diketahui, kepada orangnya dan kepada lembaga (UU 27/2022 Pasal 46).',
    en: '3 × 24 hours after it is known, to the people and to the authority (Law 27/2022 article 46).',
  },
  people: { id: 'Orang terdampak', en: 'People affected' },
  unreachable: { id: 'Tanpa alamat email', en: 'Without an email address' },
  most: {
    id: 'Daftar berhenti pada 10.000 orang: persempit rentang waktunya.',
    en: 'The list stops at 10,000 people: narrow the stretch of time.',
  },
  table: { id: 'Orang yang datanya terbaca', en: 'People whose data was read' },
  empty: { id: 'Tidak ada data orang yang terbaca', en: 'Nobody’s data was read' },
  emptyText: {
    id: 'Log audit tidak mencatat pembacaan data pribadi dengan pilihan ini.',
    en: 'The audit log holds no reading of personal data with these choices.',
  },
  columns: {
    name: { id: 'Nama', en: 'Name' },
    email: { id: 'Email', en: 'Email' },
    fields: { id: 'Data', en: 'Data' },
    times: { id: 'Pembacaan', en: 'Readings' },
    first: { id: 'Pertama', en: 'First' },
    last: { id: 'Terakhir', en: 'Last' },
    locale: { id: 'Bahasa', en: 'Language' },
    account: { id: 'ID akun', en: 'Account id' },
  },
  fields: {
    username: { id: 'nama pengguna', en: 'username' },
    email: { id: 'alamat email', en: 'email address' },
    phone: { id: 'nomor telepon', en: 'phone number' },
    full_name: { id: 'nama lengkap', en: 'full name' },
    birth: { id: 'tempat dan tanggal lahir', en: 'place and date of birth' },
    nik: { id: 'nomor induk kependudukan (NIK)', en: 'national identity number (NIK)' },
    identity_images: { id: 'foto dokumen identitas', en: 'pictures of identity documents' },
    company: { id: 'nama perusahaan', en: 'company name' },
    npwp: { id: 'NPWP beserta kartunya', en: 'tax number (NPWP) and its card' },
    bank_account: { id: 'rekening bank atau dompet elektronik', en: 'bank or e-wallet account' },
    payments: { id: 'pembayaran', en: 'payments' },
    tax: { id: 'pajak yang dipotong', en: 'withheld tax' },
    tax_residence: { id: 'domisili pajak dan dokumennya', en: 'tax residence and its document' },
    report: { id: 'isi laporan kerentanan', en: 'text of vulnerability reports' },
    files: { id: 'lampiran laporan', en: 'files of reports' },
    comments: { id: 'komentar pada laporan', en: 'comments on reports' },
    message: { id: 'pesan yang dikirim', en: 'messages sent' },
    ip_address: { id: 'alamat IP', en: 'IP address' },
    acts: { id: 'riwayat kegiatan di akun', en: 'history of acts of the account' },
    all: { id: 'seluruh data akun', en: 'all data of the account' },
  },
  export: {
    title: { id: 'Unduh daftar orang', en: 'Download the list of people' },
    text: {
      id: 'CSV berisi nama, alamat, dan data setiap orang. Unduhan ini tercatat di log audit.',
      en: 'A CSV file with name, address and data of each person. The download is in the audit log.',
    },
    submit: { id: 'Unduh CSV', en: 'Download CSV' },
    file: { id: 'orang-terdampak', en: 'affected-people' },
  },
  notice: {
    title: { id: 'Naskah pemberitahuan', en: 'Draft of the notice' },
    text: {
      id: 'Lengkapi bagian dalam kurung siku sebelum dikirim. Data di naskah mengikuti daftar di atas.',
      en: 'Complete the parts in square brackets before sending. The data it names follow the list above.',
    },
    indonesian: { id: 'Bahasa Indonesia', en: 'Indonesian' },
    english: { id: 'Bahasa Inggris', en: 'English' },
  },
  letter: ({ brand, from, to, known, fields, address }: Notice) => ({
    id: [
      `Perihal: pemberitahuan kegagalan pelindungan data pribadi, ${brand}`,
      'Kepada [nama],',
      `Kami memberitahukan bahwa data pribadi Anda di ${brand} telah dibaca oleh pihak yang tidak berhak. Pemberitahuan ini kami sampaikan sesuai Pasal 46 Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.`,
      `1. Data yang terungkap: ${fields.join('; ')}.`,
      `2. Kapan dan bagaimana: antara ${from} dan ${to}; kami mengetahuinya pada ${known}. [Jelaskan bagaimana data terungkap.]`,
      '3. Yang sudah dan sedang kami lakukan: akses pihak tersebut telah dihentikan, catatan audit diamankan, dan lembaga pelindungan data pribadi diberi tahu. [Tambahkan langkah lain.]',
      '4. Yang dapat Anda lakukan: ganti kata sandi dan aktifkan verifikasi dua langkah; waspadai pesan yang mengatasnamakan kami; bila dokumen identitas atau rekening Anda terungkap, hubungi bank dan dinas kependudukan Anda.',
      `Pertanyaan dan permintaan atas data Anda: ${address}.`,
      `Hormat kami, tim ${brand}`,
    ].join('\n\n'),
    en: [
      `Subject: notice of a failure to protect personal data, ${brand}`,
      'Dear [name],',
      `We are writing to tell you that personal data of yours at ${brand} was read by somebody who had no right to it. This notice is given under article 46 of Law 27 of 2022 on the Protection of Personal Data.`,
      `1. Data disclosed: ${fields.join('; ')}.`,
      `2. When and how: between ${from} and ${to}; we have known of it since ${known}. [Say how the data was disclosed.]`,
      '3. What we have done and are doing: that access has been stopped, the audit log is secured, and the data protection authority is informed. [Add further steps.]',
      '4. What you can do: change your password and set up a second factor; be wary of messages in our name; if identity papers or an account of yours were disclosed, tell your bank and the civil registry.',
      `Questions and requests about your data: ${address}.`,
      `Yours sincerely, the ${brand} team`,
    ].join('\n\n'),
  }),
})
