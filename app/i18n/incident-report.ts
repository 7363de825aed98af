import { catalogue } from './catalogue.ts'

/** The public page where anybody reports a cyber incident. */
export const incidentReportWords = catalogue({
  id: {
    name: 'Laporan insiden siber',
    description:
      'Laporkan insiden siber tanpa biaya: tiket dengan kode, kabar dari penanggap, dan panduan untuk jam pertama.',
    title: 'Laporkan insiden siber',
    lead: 'Tanpa biaya dan tanpa akun. Penanggap membaca laporan Anda, memberi kabar lewat tiket, dan menemani sampai pulih.',
    formTitle: 'Formulir laporan',
    fields: {
      name: 'Nama',
      email: 'Email',
      application: 'Nama Aplikasi - Domain',
      title: 'Nama Insiden',
      description: 'Uraian',
      file: 'Berkas',
    },
    hints: {
      email: 'Tautan ke tiket dikirim ke alamat ini. Pakai alamat yang tidak ikut terkena insiden.',
      application: 'Misalnya: Portal nasabah - portal.perusahaan.id',
      title: 'Misalnya: berkas server terkunci, situs berubah tampilan',
      description:
        '20 sampai 10.000 karakter: apa yang terlihat, sejak kapan, apa yang sudah dilakukan. Jangan menulis kata sandi atau data pribadi orang lain.',
      file: 'Tidak wajib. Satu PDF, JPG, PNG, atau WebP di bawah 5 MB.',
    },
    reference: 'Nomor rujukan (biarkan kosong)',
    privacy: 'Laporan dibaca penanggap saja dan dihapus 24 bulan setelah tiket ditutup.',
    privacyLink: 'Baca Kebijakan Privasi',
    send: 'Kirim laporan',
    failed: 'Laporan gagal terkirim. Isian Anda masih ada di bawah ini; berkas perlu dipilih lagi.',
    lost: 'Sudah melapor, tetapi tautannya hilang?',
    lostAction: 'Minta tautan baru',
    sent: {
      title: 'Laporan Insiden Siber berhasil dikirim',
      text: 'Buka email Anda sekarang. Di sana ada kode tiket, nama pengguna, dan tautan sekali pakai untuk membuat kata sandi akun pelapor. Tautan itu berlaku 24 jam.',
      spam: 'Belum terlihat? Periksa juga folder spam.',
      close: 'Tutup',
      another: 'Laporkan insiden lain',
      incidents: 'Masuk ke tiket saya',
    },
    next: {
      title: 'Setelah dikirim',
      steps: {
        one: {
          title: 'Tanda terima',
          text: 'Email dengan kode tiket dan tautan masuk, dalam hitungan menit.',
        },
        two: {
          title: 'Diperiksa',
          text: 'Penanggap menilai jenis dan dampaknya, lalu memberi tahu Anda hasilnya.',
        },
        three: {
          title: 'Ditangani',
          text: 'Langkah demi langkah tertulis di tiket; Anda dapat membalas dan menambah berkas.',
        },
        four: {
          title: 'Pulih dan ditutup',
          text: 'Tiket ditutup setelah sistem pulih, atau dengan alasan bila bukan insiden.',
        },
      },
    },
    hour: {
      title: 'Sambil menunggu: jam pertama',
      promises: {
        cut: {
          title: 'Putuskan jaringan, jangan matikan mesin',
          text: 'Cabut kabel atau matikan Wi-Fi perangkat yang terkena. Bukti di memori hilang ketika mesin dimatikan.',
        },
        keep: {
          title: 'Catat dan simpan, jangan hapus',
          text: 'Tulis jam setiap kejadian, ambil tangkapan layar, salin log. Jangan memformat atau memasang ulang dulu.',
        },
        passwords: {
          title: 'Ganti kata sandi dari perangkat lain',
          text: 'Mulai dari email dan akun admin, cabut sesi yang terbuka, aktifkan langkah kedua.',
        },
        backups: {
          title: 'Lepaskan cadangan dari jaringan',
          text: 'Jangan memulihkan apa pun sebelum jalan masuknya ditutup, supaya cadangan tidak ikut rusak.',
        },
        ransom: {
          title: 'Jangan membayar, jangan membalas pelaku',
          text: 'Pembayaran tidak menjamin data kembali. Simpan pesan pelaku sebagai bukti.',
        },
        lead: {
          title: 'Satu orang memimpin',
          text: 'Berkoordinasi lewat saluran di luar sistem yang terkena, dan batasi siapa yang tahu rinciannya.',
        },
      },
    },
    duties: {
      title: 'Siapa yang wajib diberi tahu',
      text: 'Melapor di sini tidak menggantikan kewajiban di bawah ini. Tenggatnya berjalan sejak insiden diketahui.',
      pdp: {
        title: 'Data pribadi bocor: 3×24 jam',
        text: 'Pengendali data memberi tahu secara tertulis pemilik data dan lembaga pelindungan data pribadi: data apa yang terungkap, kapan dan bagaimana, serta upaya penanganan dan pemulihannya (UU 27/2022 Pasal 46).',
      },
      iiv: {
        title: 'Infrastruktur informasi vital: 1×24 jam',
        text: 'Insiden dilaporkan ke tim tanggap insiden (CSIRT) sektor dengan tembusan ke tim nasional: kontak, uraian, kronologi, dan akibat (Perban BSSN 1/2024 Pasal 15). Insiden berisiko tinggi di organisasi lain juga diteruskan ke CSIRT sektor; bila belum ada, ke kementerian pembinanya. Meja bantuan nasional: bantuan70@bssn.go.id.',
      },
      police: {
        title: 'Ada tindak pidana',
        text: 'Pemerasan, penipuan, dan akses tanpa hak dapat dilaporkan ke kepolisian. Bawa catatan waktu dan bukti yang disimpan.',
      },
    },
  },
  en: {
    name: 'Cyber incident report',
    description:
      'Report a cyber incident for free: a ticket with a code, news from responders, and guidance for the first hour.',
    title: 'Report a cyber incident',
    lead: 'Free of charge, no account needed. A responder reads your report, writes to you in the ticket, and stays until you have recovered.',
    formTitle: 'Report form',
    fields: {
      name: 'Name',
      email: 'Email',
      application: 'Application Name - Domain',
      title: 'Incident Name',
      description: 'Description',
      file: 'File',
    },
    hints: {
      email: 'The link to the ticket goes to this address. Use one that the incident has not touched.',
      application: 'For example: Customer portal - portal.company.id',
      title: 'For example: files on the server are locked, the site looks different',
      description:
        '20 to 10,000 characters: what you see, since when, what has been done. Write no passwords and no personal data of others.',
      file: 'Optional. One PDF, JPG, PNG or WebP below 5 MB.',
    },
    reference: 'Reference number (leave empty)',
    privacy: 'Only responders read the report; it is erased 24 months after the ticket was closed.',
    privacyLink: 'Read the Privacy Policy',
    send: 'Send report',
    failed: 'The report failed to send. What you typed is still here below; the file must be chosen again.',
    lost: 'You have reported, but lost the link?',
    lostAction: 'Ask for a new link',
    sent: {
      title: 'Cyber Incident Report has been sent',
      text: 'Open your email now. It holds the ticket code, your username, and a one-time link to create the password of your reporter account. The link is valid for 24 hours.',
      spam: 'Not there yet? Look into the spam folder too.',
      close: 'Close',
      another: 'Report another incident',
      incidents: 'Sign in to my tickets',
    },
    next: {
      title: 'What happens next',
      steps: {
        one: { title: 'Receipt', text: 'A mail with the ticket code and a link, within minutes.' },
        two: { title: 'Checked', text: 'A responder judges kind and severity, and tells you the outcome.' },
        three: { title: 'Handled', text: 'Each step stands in the ticket; you can answer and add files.' },
        four: {
          title: 'Recovered and closed',
          text: 'The ticket is closed once you have recovered, or with the reason if it is no incident.',
        },
      },
    },
    hour: {
      title: 'In the meantime: the first hour',
      promises: {
        cut: {
          title: 'Cut the network, leave the machine on',
          text: 'Pull the cable or turn off Wi-Fi of what is hit. Evidence in memory is lost when a machine is switched off.',
        },
        keep: {
          title: 'Write down and keep, delete nothing',
          text: 'Note the time of everything, take screenshots, copy logs. Do not format or reinstall yet.',
        },
        passwords: {
          title: 'Change passwords from another device',
          text: 'Begin with email and admin accounts, end open sessions, turn on the second factor.',
        },
        backups: {
          title: 'Take backups off the network',
          text: 'Restore nothing before the way in is closed, or the backups are damaged too.',
        },
        ransom: {
          title: 'Do not pay, do not answer the attacker',
          text: 'Paying does not promise the data back. Keep the messages as evidence.',
        },
        lead: {
          title: 'One person leads',
          text: 'Talk over channels outside the systems that are hit, and limit who knows the details.',
        },
      },
    },
    duties: {
      title: 'Who must be told',
      text: 'A report here does not replace the duties below. Their deadlines run from the moment the incident is known.',
      pdp: {
        title: 'Personal data leaked: 3 × 24 h',
        text: 'The controller tells the people concerned and the data protection agency in writing: which data, when and how, and what is done to handle and recover (UU 27/2022 Art. 46).',
      },
      iiv: {
        title: 'Vital information infrastructure: 1 × 24 h',
        text: 'The incident goes to the response team (CSIRT) of the sector with a copy to the national one: contact, description, chronology and impact (Perban BSSN 1/2024 Art. 15). High-risk incidents of other organisations go to the CSIRT of the sector too; where there is none, to the ministry in charge. National help desk: bantuan70@bssn.go.id.',
      },
      police: {
        title: 'A crime was committed',
        text: 'Extortion, fraud and unlawful access can be reported to the police. Bring the notes of times and the evidence you kept.',
      },
    },
  },
})
