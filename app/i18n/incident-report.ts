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

/** The public page where anyone reports a cyber incident. */
export const incidentReportWords = catalogue({
  name: { id: 'Laporan insiden siber', en: 'Cyber incident report' },
  description: {
    id: 'Laporkan insiden siber tanpa biaya: tiket dengan kode, kabar dari penanggap, dan panduan untuk jam pertama.',
    en: 'Report a cyber incident for free: a ticket with a code, news from responders, and guidance for the first hour.',
  },
  title: { id: 'Laporkan insiden siber', en: 'Report a cyber incident' },
  lead: {
    id: 'Tanpa biaya dan tanpa mendaftar. Penanggap membaca laporan Anda, memberi kabar lewat tiket, dan menemani sampai pulih; tiketnya Anda buka lewat tautan dari email.',
    en: 'Free of charge, nothing to sign up for. A responder reads your report, writes to you in the ticket, and stays until you have recovered; a link in our email opens the ticket.',
  },
  formTitle: { id: 'Formulir laporan', en: 'Report form' },
  fields: {
    name: { id: 'Nama', en: 'Name' },
    email: { id: 'Email', en: 'Email' },
    application: { id: 'Nama Aplikasi - Domain', en: 'Application Name - Domain' },
    title: { id: 'Nama Insiden', en: 'Incident Name' },
    description: { id: 'Uraian', en: 'Description' },
    file: { id: 'Berkas', en: 'File' },
  },
  hints: {
    email: {
      id: 'Tautan ke tiket dikirim ke alamat ini. Pakai alamat yang tidak ikut terkena insiden.',
      en: 'The link to the ticket goes to this address. Use one that the incident has not touched.',
    },
    application: { id: 'Misalnya: Portal nasabah - portal.perusahaan.id', en: 'For example: Customer portal - portal.company.id' },
    title: {
      id: 'Misalnya: berkas server terkunci, situs berubah tampilan',
      en: 'For example: files on the server are locked, the site looks different',
    },
    description: {
      id: '20 sampai 10.000 karakter: apa yang terlihat, sejak kapan, apa yang sudah dilakukan. Jangan menulis kata sandi atau data pribadi orang lain.',
      en: '20 to 10,000 characters: what you see, since when, what has been done. Write no passwords and no personal data of others.',
    },
    file: { id: 'Tidak wajib. Satu PDF, JPG, PNG, atau WebP di bawah 5 MB.', en: 'Optional. One PDF, JPG, PNG or WebP below 5 MB.' },
  },
  reference: { id: 'Nomor rujukan (biarkan kosong)', en: 'Reference number (leave empty)' },
  privacy: {
    id: 'Laporan dibaca penanggap saja dan dihapus 24 bulan setelah tiket ditutup.',
    en: 'Only responders read the report; it is erased 24 months after the ticket was closed.',
  },
  privacyLink: { id: 'Baca Kebijakan Privasi', en: 'Read the Privacy Policy' },
  send: { id: 'Kirim laporan', en: 'Send report' },
  failed: {
    id: 'Laporan gagal terkirim. Isian Anda masih ada di bawah ini; berkas perlu dipilih lagi.',
    en: 'The report failed to send. What you typed is still here below; the file must be chosen again.',
  },
  lost: { id: 'Sudah melapor, tetapi tautannya hilang?', en: 'You have reported, but lost the link?' },
  lostAction: { id: 'Minta tautan baru', en: 'Ask for a new link' },
  sent: {
    title: { id: 'Laporan Insiden Siber berhasil dikirim', en: 'Cyber Incident Report has been sent' },
    text: ({ hours }: { hours: number }) => ({
      id: `Buka email Anda sekarang. Di sana ada kode tiket, nama pengguna, dan tautan sekali pakai untuk membuat kata sandi akun pelapor. Tautan itu berlaku ${hours} jam.`,
      en: `Open your email now. It holds the ticket code, your username, and a one-time link to create the password of your reporter account. The link is valid for ${hours} hours.`,
    }),
    spam: { id: 'Belum terlihat? Periksa juga folder spam.', en: 'Not there yet? Look into the spam folder too.' },
    close: { id: 'Tutup', en: 'Close' },
    another: { id: 'Laporkan insiden lain', en: 'Report another incident' },
    incidents: { id: 'Masuk ke tiket saya', en: 'Sign in to my tickets' },
  },
  next: {
    title: { id: 'Setelah dikirim', en: 'What happens next' },
    steps: {
      one: {
        title: { id: 'Tanda terima', en: 'Receipt' },
        text: {
          id: 'Email dengan kode tiket dan tautan masuk, dalam hitungan menit.',
          en: 'A mail with the ticket code and a link, within minutes.',
        },
      },
      two: {
        title: { id: 'Diperiksa', en: 'Checked' },
        text: ({ hours }: { hours: number }) => ({
          id: `Penanggap menilai jenis dan dampaknya, lalu memberi tahu Anda hasilnya: paling lambat ${hours} jam setelah laporan diterima.`,
          en: `A responder judges kind and severity, and tells you the outcome: within ${hours} hours of the report.`,
        }),
      },
      three: {
        title: { id: 'Ditangani', en: 'Handled' },
        text: {
          id: 'Langkah demi langkah tertulis di tiket; Anda dapat membalas dan menambah berkas.',
          en: 'Each step stands in the ticket; you can answer and add files.',
        },
      },
      four: {
        title: { id: 'Pulih dan ditutup', en: 'Recovered and closed' },
        text: {
          id: 'Tiket ditutup setelah sistem pulih, atau dengan alasan bila bukan insiden.',
          en: 'The ticket is closed once you have recovered, or with the reason if it is no incident.',
        },
      },
    },
  },
  hour: {
    title: { id: 'Sambil menunggu: jam pertama', en: 'In the meantime: the first hour' },
    promises: {
      cut: {
        title: { id: 'Putuskan jaringan, jangan matikan mesin', en: 'Cut the network, leave the machine on' },
        text: {
          id: 'Cabut kabel atau matikan Wi-Fi perangkat yang terkena. Bukti di memori hilang ketika mesin dimatikan.',
          en: 'Pull the cable or turn off Wi-Fi of what is hit. Evidence in memory is lost when a machine is switched off.',
        },
      },
      keep: {
        title: { id: 'Catat dan simpan, jangan hapus', en: 'Write down and keep, delete nothing' },
        text: {
          id: 'Tulis jam setiap kejadian, ambil tangkapan layar, salin log. Jangan memformat atau memasang ulang dulu.',
          en: 'Note the time of everything, take screenshots, copy logs. Do not format or reinstall yet.',
        },
      },
      passwords: {
        title: { id: 'Ganti kata sandi dari perangkat lain', en: 'Change passwords from another device' },
        text: {
          id: 'Mulai dari email dan akun admin, cabut sesi yang terbuka, aktifkan langkah kedua.',
          en: 'Begin with email and admin accounts, end open sessions, turn on the second factor.',
        },
      },
      backups: {
        title: { id: 'Lepaskan cadangan dari jaringan', en: 'Take backups off the network' },
        text: {
          id: 'Jangan memulihkan apa pun sebelum jalan masuknya ditutup, supaya cadangan tidak ikut rusak.',
          en: 'Restore nothing before the way in is closed, or the backups are damaged too.',
        },
      },
      ransom: {
        title: { id: 'Jangan membayar, jangan membalas pelaku', en: 'Do not pay, do not answer the attacker' },
        text: {
          id: 'Pembayaran tidak menjamin data kembali. Simpan pesan pelaku sebagai bukti.',
          en: 'Paying does not promise the data back. Keep the messages as evidence.',
        },
      },
      lead: {
        title: { id: 'Satu orang memimpin', en: 'One person leads' },
        text: {
          id: 'Berkoordinasi lewat saluran di luar sistem yang terkena, dan batasi siapa yang tahu rinciannya.',
          en: 'Talk over channels outside the systems that are hit, and limit who knows the details.',
        },
      },
    },
  },
  duties: {
    title: { id: 'Siapa yang wajib diberi tahu', en: 'Who must be told' },
    text: {
      id: 'Melapor di sini tidak menggantikan kewajiban di bawah ini. Tenggatnya berjalan sejak insiden diketahui.',
      en: 'A report here does not replace the duties below. Their deadlines run from the moment the incident is known.',
    },
    pdp: {
      title: { id: 'Data pribadi bocor: 3×24 jam', en: 'Personal data leaked: 3 × 24 h' },
      text: {
        id: 'Pengendali data memberi tahu secara tertulis pemilik data dan lembaga pelindungan data pribadi: data apa yang terungkap, kapan dan bagaimana, serta upaya penanganan dan pemulihannya (UU 27/2022 Pasal 46).',
        en: 'The controller tells the people concerned and the data protection agency in writing: which data, when and how, and what is done to handle and recover (UU 27/2022 Art. 46).',
      },
    },
    iiv: {
      title: { id: 'Infrastruktur informasi vital: 1×24 jam', en: 'Vital information infrastructure: 1 × 24 h' },
      text: {
        id: 'Insiden dilaporkan ke tim tanggap insiden (CSIRT) sektor dengan tembusan ke tim nasional: kontak, uraian, kronologi, dan akibat (Perban BSSN 1/2024 Pasal 15). Insiden berisiko tinggi di organisasi lain juga diteruskan ke CSIRT sektor; bila belum ada, ke kementerian pembinanya. Meja bantuan nasional: bantuan70@bssn.go.id.',
        en: 'The incident goes to the response team (CSIRT) of the sector with a copy to the national one: contact, description, chronology and impact (Perban BSSN 1/2024 Art. 15). High-risk incidents of other organisations go to the CSIRT of the sector too; where there is none, to the ministry in charge. National help desk: bantuan70@bssn.go.id.',
      },
    },
    police: {
      title: { id: 'Ada tindak pidana', en: 'A crime was committed' },
      text: {
        id: 'Pemerasan, penipuan, dan akses tanpa hak dapat dilaporkan ke kepolisian. Bawa catatan waktu dan bukti yang disimpan.',
        en: 'Extortion, fraud and unlawful access can be reported to the police. Bring the notes of times and the evidence you kept.',
      },
    },
  },
})
