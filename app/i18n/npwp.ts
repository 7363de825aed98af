import { catalogue } from './catalogue.ts'

/** The tax number of a company: its owner's page and the queue of the platform team. */
export const npwpWords = catalogue({
  title: { id: 'NPWP perusahaan', en: 'Company NPWP' },
  subtitle: {
    id: 'Dipakai untuk faktur dan bukti potong pajak imbalan. Hanya Anda dan tim platform yang membacanya.',
    en: 'Used for invoices and tax slips of rewards. Only you and the platform team read it.',
  },
  none: { id: 'NPWP belum diisi.', en: 'No NPWP given yet.' },
  fillIn: { id: 'Isi NPWP', en: 'Fill in the NPWP' },
  open: { id: 'Buka NPWP', en: 'Open the NPWP' },
  change: { id: 'Ubah NPWP', en: 'Change the NPWP' },
  text: { id: 'Setiap perubahan diperiksa lagi oleh tim kami.', en: 'Our team checks every change again.' },
  submit: { id: 'Kirim untuk diperiksa', en: 'Send for checking' },
  state: { id: 'Status', en: 'Status' },
  submittedAt: { id: 'Dikirim', en: 'Sent' },
  states: {
    pending: { id: 'Menunggu diperiksa', en: 'Waiting to be checked' },
    verified: { id: 'Terverifikasi', en: 'Verified' },
    refused: { id: 'Ditolak', en: 'Refused' },
  },
  stateTexts: {
    pending: {
      id: 'Tim kami sedang mencocokkan NPWP dengan kartunya. Hasilnya kami kabarkan lewat email.',
      en: 'Our team is comparing the NPWP with its card. We will write to you with the result.',
    },
    verified: { id: 'NPWP sudah diperiksa dan cocok dengan kartunya.', en: 'The NPWP was checked and matches its card.' },
  },
  heldUntil: ({ at }: { at: string }) => ({
    id: `Demi keamanan, pengganti NPWP yang sudah terverifikasi baru dapat diverifikasi mulai ${at}. Kalau bukan Anda yang menggantinya, segera ganti kata sandi dan hubungi kami.`,
    en: `To keep you safe, an NPWP that replaces a verified one can be verified from ${at} on. If it was not you who changed it, change your password now and write to us.`,
  }),
  refusedTitle: { id: 'NPWP belum dapat diterima', en: 'The NPWP could not be accepted yet' },
  fields: {
    number: { id: 'Nomor NPWP', en: 'NPWP number' },
    name: { id: 'Nama pada NPWP', en: 'Name on the NPWP' },
    address: { id: 'Alamat pada NPWP', en: 'Address on the NPWP' },
    card: { id: 'Kartu NPWP (PDF)', en: 'NPWP card (PDF)' },
  },
  hints: {
    number: {
      id: '16 angka, atau 15 angka bentuk lama; titik, strip, dan spasi boleh ditulis',
      en: '16 digits, or 15 of the old form; dots, dashes and spaces may be written',
    },
    name: { id: 'Persis seperti tertulis di kartu', en: 'Exactly as it stands on the card' },
    address: {
      id: 'Jalan, RT/RW, kelurahan, kecamatan, kabupaten atau kota, provinsi, kode pos',
      en: 'Street, RT/RW, kelurahan, kecamatan, regency or city, province, postal code',
    },
    card: { id: 'Berkas PDF, di bawah 5 MB', en: 'A PDF file under 5 MB' },
  },
  cardKept: ({ name }: { name: string }) => ({
    id: `Tersimpan: ${name}. Pilih berkas baru hanya kalau ingin menggantinya; berkas lama akan dihapus.`,
    en: `Kept: ${name}. Choose a new file only to replace it; the old one is removed.`,
  }),
  warnings: {
    npwp_check_digit: {
      id: 'Angka ke-9 bentuk lama (angka pemeriksa) tidak cocok. Periksa lagi nomornya; kalau memang begitu tertulis di kartu, tidak perlu diubah.',
      en: 'The 9th digit of the old form (the check digit) does not fit. Check the number again; if the card says so, leave it.',
    },
    npwp_is_nik: {
      id: 'Nomor ini berbentuk NIK, yang dipakai perorangan. NPWP badan usaha 16 angka biasanya diawali 0.',
      en: 'This number looks like a NIK, which individuals use. The 16 digits of an organisation usually begin with 0.',
    },
  },
  queue: {
    title: { id: 'NPWP perusahaan', en: 'Company NPWP' },
    subtitle: {
      id: 'Nomor dan kartu yang menunggu dicocokkan, yang terlama lebih dulu.',
      en: 'Numbers and cards that wait to be compared, the oldest first.',
    },
    caption: { id: 'NPWP perusahaan', en: 'Company NPWP' },
    company: { id: 'Perusahaan', en: 'Company' },
    action: { id: 'Tindakan', en: 'Action' },
    check: { id: 'Periksa', en: 'Check' },
    look: { id: 'Lihat', en: 'Look' },
    checkOf: ({ company }: { company: string }) => ({ id: `Periksa NPWP ${company}`, en: `Check the NPWP of ${company}` }),
    waiting: { id: 'Menunggu', en: 'Waiting' },
    decided: { id: 'Sudah diputuskan', en: 'Decided' },
    decidedAt: { id: 'Diputuskan', en: 'Decided' },
    empty: { id: 'Tidak ada NPWP yang menunggu', en: 'No NPWP is waiting' },
    emptyText: { id: 'NPWP baru atau yang diubah muncul di sini.', en: 'New and changed ones appear here.' },
    decidedEmpty: { id: 'Belum ada keputusan', en: 'No decision yet' },
    decidedEmptyText: { id: 'NPWP yang sudah diperiksa muncul di sini.', en: 'NPWPs that were checked appear here.' },
  },
  review: {
    title: ({ company }: { company: string }) => ({ id: `NPWP ${company}`, en: `NPWP of ${company}` }),
    back: { id: 'NPWP perusahaan', en: 'Company NPWP' },
    logged: { id: 'Setiap pembukaan halaman dan kartu ini tercatat.', en: 'Every opening of this page and of the card is recorded.' },
    facts: { id: 'Yang diisi perusahaan', en: 'What the company filled in' },
    card: { id: 'Unduh kartu (PDF)', en: 'Download the card (PDF)' },
    verifyTitle: { id: 'Cocok', en: 'It matches' },
    verifyText: {
      id: 'Nomor, nama, dan alamat sama dengan kartu, dan kartunya milik perusahaan ini.',
      en: 'Number, name and address are those of the card, and the card is this company’s.',
    },
    verify: { id: 'Verifikasi', en: 'Verify' },
    heldUntil: ({ at }: { at: string }) => ({
      id: `Menggantikan NPWP yang sudah terverifikasi. Pemilik akun sudah diberi tahu; verifikasi baru dapat dilakukan mulai ${at}.`,
      en: `It replaces a verified NPWP. The owner of the account was told; it can be verified from ${at} on.`,
    }),
    refuseTitle: { id: 'Tidak cocok', en: 'It does not match' },
    refuseText: { id: 'Alasan dibaca pemilik akun perusahaan.', en: 'The owner of the company account reads the reason.' },
    refuse: { id: 'Tolak', en: 'Refuse' },
    reason: { id: 'Alasan', en: 'Reason' },
    reasonHint: { id: 'Apa yang harus diperbaiki, minimal 10 karakter', en: 'What has to be corrected, in at least 10 characters' },
    reasonWas: { id: 'Alasan penolakan', en: 'Reason of the refusal' },
  },
})
