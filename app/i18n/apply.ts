import { catalogue } from './catalogue.ts'

/** The application form of the career page. */
export const applyWords = catalogue({
  id: {
    title: 'Lamar atau magang',
    lead: 'Ceritakan pekerjaan yang ingin Anda lakukan dan satu karya yang Anda banggakan. Kami menjawab setiap lamaran.',
    formTitle: 'Formulir lamaran',
    fields: {
      fullName: 'Nama lengkap',
      email: 'Email',
      phone: 'Nomor telepon',
      position: 'Bidang',
      message: 'Pesan',
      link: 'Tautan karya',
      file: 'CV',
    },
    hints: {
      phone: 'Nomor Indonesia, atau diawali kode negara seperti +65',
      message: '20 sampai 5.000 karakter: pengalaman Anda, dan mengapa bidang ini',
      link: 'Tidak wajib: portofolio, repositori, atau tulisan, diawali https://',
      file: 'PDF di bawah 5 MB, tanpa kata sandi',
    },
    positions: {
      triage: 'Triase kerentanan',
      engineering: 'Rekayasa perangkat lunak',
      programs: 'Pendampingan program',
      identity: 'Verifikasi identitas',
      incident: 'Tanggap insiden',
      words: 'Tulisan dan pendidikan',
      internship: 'Program magang',
    },
    choose: 'Pilih bidang',
    reference: 'Nomor rujukan (biarkan kosong)',
    privacy: 'Lamaran dan CV hanya dipakai untuk seleksi dan dihapus 12 bulan setelah dikirim.',
    privacyLink: 'Baca Kebijakan Privasi',
    send: 'Kirim lamaran',
    failed: 'Lamaran gagal terkirim. Isian Anda masih ada di bawah ini; CV perlu dipilih lagi.',
    sent: {
      title: 'Lamaran terkirim',
      text: 'Kami membacanya dan membalas ke email Anda pada hari kerja. Tanda terima sudah dikirim ke alamat itu.',
      back: 'Kembali ke halaman karier',
    },
  },
  en: {
    title: 'Apply for work or an internship',
    lead: 'Tell us what you would like to do, and one work you are proud of. We answer every application.',
    formTitle: 'Application form',
    fields: {
      fullName: 'Full Name',
      email: 'Email',
      phone: 'Phone Number',
      position: 'Field',
      message: 'Message',
      link: 'Link to your work',
      file: 'CV',
    },
    hints: {
      phone: 'An Indonesian number, or one that begins with its country code such as +65',
      message: '20 to 5,000 characters: your experience, and why this field',
      link: 'Optional: a portfolio, repository or text, beginning with https://',
      file: 'PDF below 5 MB, without a password',
    },
    positions: {
      triage: 'Vulnerability triage',
      engineering: 'Software engineering',
      programs: 'Program support',
      identity: 'Identity verification',
      incident: 'Incident response',
      words: 'Writing and education',
      internship: 'Internship program',
    },
    choose: 'Choose a field',
    reference: 'Reference number (leave empty)',
    privacy:
      'The application and CV are used for the selection only and erased 12 months after they were sent.',
    privacyLink: 'Read the Privacy Policy',
    send: 'Send application',
    failed:
      'The application failed to send. What you typed is still here below; the CV must be chosen again.',
    sent: {
      title: 'Your application has been sent',
      text: 'We read it and answer to your email on working days. A receipt is on its way to that address.',
      back: 'Back to the career page',
    },
  },
})
