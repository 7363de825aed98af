import { catalogue } from './catalogue.ts'

/** The application form of the career page. */
export const applyWords = catalogue({
  title: { id: 'Lamar atau magang', en: 'Apply for work or an internship' },
  lead: {
    id: 'Ceritakan pekerjaan yang ingin Anda lakukan dan satu karya yang Anda banggakan. Kami menjawab setiap lamaran.',
    en: 'Tell us what you would like to do, and one work you are proud of. We answer every application.',
  },
  formTitle: { id: 'Formulir lamaran', en: 'Application form' },
  fields: {
    fullName: { id: 'Nama lengkap', en: 'Full Name' },
    email: { id: 'Email', en: 'Email' },
    phone: { id: 'Nomor telepon', en: 'Phone Number' },
    position: { id: 'Bidang', en: 'Field' },
    message: { id: 'Pesan', en: 'Message' },
    link: { id: 'Tautan karya', en: 'Link to your work' },
    file: { id: 'CV', en: 'CV' },
  },
  hints: {
    phone: {
      id: 'Nomor Indonesia, atau diawali kode negara seperti +65',
      en: 'An Indonesian number, or one that begins with its country code such as +65',
    },
    message: {
      id: '20 sampai 5.000 karakter: pengalaman Anda, dan mengapa bidang ini',
      en: '20 to 5,000 characters: your experience, and why this field',
    },
    link: {
      id: 'Tidak wajib: portofolio, repositori, atau tulisan, diawali https://',
      en: 'Optional: a portfolio, repository or text, beginning with https://',
    },
    file: { id: 'PDF di bawah 5 MB, tanpa kata sandi', en: 'PDF below 5 MB, without a password' },
  },
  positions: {
    triage: { id: 'Triase kerentanan', en: 'Vulnerability triage' },
    engineering: { id: 'Rekayasa perangkat lunak', en: 'Software engineering' },
    programs: { id: 'Pendampingan program', en: 'Program support' },
    identity: { id: 'Verifikasi identitas', en: 'Identity verification' },
    incident: { id: 'Tanggap insiden', en: 'Incident response' },
    words: { id: 'Tulisan dan pendidikan', en: 'Writing and education' },
    internship: { id: 'Program magang', en: 'Internship program' },
  },
  choose: { id: 'Pilih bidang', en: 'Choose a field' },
  reference: { id: 'Nomor rujukan (biarkan kosong)', en: 'Reference number (leave empty)' },
  privacy: {
    id: 'Lamaran dan CV hanya dipakai untuk seleksi dan dihapus 12 bulan setelah dikirim.',
    en: 'The application and CV are used for the selection only and erased 12 months after they were sent.',
  },
  privacyLink: { id: 'Baca Kebijakan Privasi', en: 'Read the Privacy Policy' },
  send: { id: 'Kirim lamaran', en: 'Send application' },
  failed: {
    id: 'Lamaran gagal terkirim. Isian Anda masih ada di bawah ini; CV perlu dipilih lagi.',
    en: 'The application failed to send. What you typed is still here below; the CV must be chosen again.',
  },
  sent: {
    title: { id: 'Lamaran terkirim', en: 'Your application has been sent' },
    text: {
      id: 'Kami membacanya dan membalas ke email Anda pada hari kerja. Tanda terima sudah dikirim ke alamat itu.',
      en: 'We read it and answer to your email on working days. A receipt is on its way to that address.',
    },
    back: { id: 'Kembali ke halaman karier', en: 'Back to the career page' },
  },
})
