import { catalogue } from './catalogue.ts'

/** The contact page, and the topics of its messages. */
export const contactWords = catalogue({
  title: { id: 'Hubungi kami', en: 'Contact us' },
  lead: {
    id: 'Tulis lewat formulir ini atau langsung ke kotak surat kami. Setiap pesan dibaca orang, bukan mesin.',
    en: 'Write through this form or straight to our mailboxes. People read every message, not machines.',
  },
  office: { id: 'Kantor', en: 'Office' },
  address: { id: 'Bandung, Jawa Barat, Indonesia', en: 'Bandung, West Java, Indonesia' },
  hours: {
    id: 'Senin–Jumat, 09.00–17.00 WIB, kecuali hari libur nasional',
    en: 'Monday to Friday, 09:00–17:00 WIB (UTC+7), except Indonesian public holidays',
  },
  mailboxes: {
    business: { id: 'Bisnis dan perusahaan', en: 'Business and companies' },
    bughunters: { id: 'Dukungan bughunter', en: 'Bughunter support' },
  },
  elsewhere: {
    title: { id: 'Mungkin lebih cepat', en: 'Perhaps faster' },
    faq: { id: 'Baca pertanyaan umum', en: 'Read the frequently asked questions' },
    vulnerability: {
      id: 'Menemukan celah di situs kami? Baca kebijakan keamanan',
      en: 'Found a flaw in our site? Read the security policy',
    },
  },
  formTitle: { id: 'Kirim pesan', en: 'Send a message' },
  fields: {
    fullName: { id: 'Nama lengkap', en: 'Full Name' },
    email: { id: 'Email perusahaan', en: 'Company email' },
    companyName: { id: 'Nama perusahaan', en: 'Company Name' },
    phone: { id: 'Nomor telepon', en: 'Phone Number' },
    topic: { id: 'Topik', en: 'Topic' },
    title: { id: 'Judul', en: 'Title' },
    message: { id: 'Pesan', en: 'Message' },
  },
  hints: {
    email: {
      id: 'Jawaban kami dikirim ke alamat ini. Bughunter dan perorangan menulis alamat sendiri.',
      en: 'Our answer goes to this address. Bughunters and private persons write their own.',
    },
    companyName: { id: 'Bughunter dan perorangan menulis "Perorangan"', en: 'Bughunters and private persons write “Individual”' },
    phone: {
      id: 'Nomor Indonesia, atau diawali kode negara seperti +65',
      en: 'An Indonesian number, or one that begins with its country code such as +65',
    },
    message: {
      id: '20 sampai 5.000 karakter. Jangan menulis kata sandi atau rincian celah milik perusahaan lain.',
      en: '20 to 5,000 characters. Write no passwords, and no details of flaws in the systems of others.',
    },
  },
  topics: {
    business: { id: 'Bisnis/kerja sama', en: 'Business/partnership' },
    company_support: { id: 'Dukungan perusahaan', en: 'Company support' },
    bughunter_support: { id: 'Dukungan bughunter', en: 'Bughunter support' },
    media: { id: 'Media', en: 'Media' },
    career: { id: 'Karier', en: 'Career' },
    privacy: { id: 'Privasi data', en: 'Data privacy' },
    other: { id: 'Lainnya', en: 'Other' },
  },
  chooseTopic: { id: 'Pilih topik', en: 'Please select Topic' },
  reference: { id: 'Nomor rujukan (biarkan kosong)', en: 'Reference number (leave empty)' },
  privacy: {
    id: 'Isian ini kami pakai untuk menjawab Anda saja dan dihapus 12 bulan setelah dikirim.',
    en: 'We use what you write here to answer you, and for nothing else; it is erased after 12 months.',
  },
  privacyLink: { id: 'Baca Kebijakan Privasi', en: 'Read the Privacy Policy' },
  send: { id: 'Kirim pesan', en: 'Send message' },
  failed: {
    id: 'Pesan gagal terkirim. Isian Anda masih ada di bawah ini.',
    en: 'Message failed to send. What you typed is still here below.',
  },
  sent: {
    title: { id: 'Pesan terkirim', en: 'Message has been sent' },
    text: {
      id: 'Kami membacanya dan membalas ke email Anda pada hari kerja. Tanda terima sudah dikirim ke alamat itu.',
      en: 'We read it and answer to your email on working days. A receipt is on its way to that address.',
    },
    another: { id: 'Tulis pesan lain', en: 'Write another message' },
  },
})
