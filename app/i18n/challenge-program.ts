import { catalogue } from './catalogue.ts'

export const challengeProgramWords = catalogue({
  name: { id: 'Program challenge', en: 'Challenge program' },
  description: {
    id: 'Pengujian keamanan dalam waktu tertentu: bughunter terverifikasi mendaftar, berlomba menemukan celah, dan menerima imbalan serta sertifikat yang dapat diperiksa.',
    en: 'Security testing within fixed dates: verified bughunters register, compete to find flaws, and receive rewards and certificates anyone can check.',
  },
  title: { id: 'Uji bersama, dalam hitungan hari.', en: 'Test together, in a matter of days.' },
  lead: {
    id: 'Challenge mengumpulkan bughunter terverifikasi pada satu waktu untuk menguji satu sistem. Cocok menjelang peluncuran, untuk acara keamanan, atau ketika Anda perlu jawaban sebelum tanggal tertentu.',
    en: 'A challenge brings verified bughunters together at one time to test one system. It fits before a launch, at a security event, or when you need an answer by a certain date.',
  },
  action: { id: 'Rencanakan challenge', en: 'Plan a challenge' },
  second: { id: 'Lihat program', en: 'See the programs' },
  pointsTitle: { id: 'Isi sebuah challenge', en: 'What a challenge consists of' },
  points: {
    registration: {
      title: { id: 'Pendaftaran', en: 'Registration' },
      text: {
        id: 'Bughunter terverifikasi menyetujui aturan, lalu mendaftar sebelum batas waktunya; jumlah peserta dapat dibatasi. Hanya peserta yang boleh menguji, dengan surat izin yang dapat Anda cabut.',
        en: 'Verified bughunters accept the rules and register before the deadline; you may limit their number. Only participants may test, with a letter you can revoke.',
      },
    },
    time: {
      title: { id: 'Mulai dan selesai pada jamnya', en: 'Start and end by the clock' },
      text: {
        id: 'Laporan diterima sejak jam mulai sampai tepat sebelum jam selesai, dalam WIB. Di luar itu laporan baru ditolak.',
        en: 'Reports are taken from the hour it starts until right before the hour it ends, in WIB. Before and after, new reports are refused.',
      },
    },
    board: {
      title: { id: 'Papan peringkat langsung', en: 'A live board' },
      text: {
        id: 'Peringkat bergerak mengikuti poin laporan valid di challenge itu. Satu jam sebelum selesai papan berhenti, agar akhirnya tetap menegangkan.',
        en: 'Ranks follow the points of valid reports in that challenge. The board stops one hour before the end, so that the finish stays exciting.',
      },
    },
    result: {
      title: { id: 'Hasil yang tinggal', en: 'Results that stay' },
      text: {
        id: 'Setelah semua laporan dinilai, dua orang mengesahkan hasilnya. Peringkat dan hadiah tetap tampil di halaman challenge.',
        en: 'Once all reports are rated, two people confirm the results. Ranks and prizes stay on the page of the challenge.',
      },
    },
    prizes: {
      title: { id: 'Hadiah yang disisihkan', en: 'Prizes set aside' },
      text: {
        id: 'Hadiah diumumkan di depan dan disisihkan dari saldo Anda ketika challenge disetujui, sehingga pemenang pasti menerimanya.',
        en: 'Prizes are announced before and set aside from your balance when the challenge is accepted, so winners are sure to receive them.',
      },
    },
    certificate: {
      title: { id: 'Sertifikat yang dapat diperiksa', en: 'Certificates to check' },
      text: {
        id: 'Pemenang dan peserta yang mengirim laporan menerima sertifikat dengan kode QR yang menuju halaman pemeriksaannya.',
        en: 'Winners and participants who sent a report receive a certificate whose QR code leads to the page that confirms it.',
      },
    },
  },
  pools: {
    title: { id: 'Dua cara membagi hadiah', en: 'Two ways to share the prizes' },
    one: {
      id: 'Dana bersama: satu dana tetap dibagi kepada semua penemu menurut bobot tingkat risiko laporan valid yang unik. Satu temuan kritis bernilai delapan kali satu temuan rendah.',
      en: 'One pool: a fixed amount is shared among all finders by the risk level of unique valid reports. One Critical find weighs eight times one Low.',
    },
    two: {
      id: 'Menurut peringkat: uang atau barang untuk peringkat pertama sampai kesepuluh, sesuai rencana Anda. Mudah diceritakan dan cocok untuk acara.',
      en: 'By rank: money or things for the first to the tenth place, as you plan it. Easy to tell and good for events.',
    },
  },
  stepsTitle: { id: 'Begini jalannya', en: 'How it goes' },
  steps: {
    one: {
      title: { id: 'Dirancang', en: 'Design' },
      text: {
        id: 'Ruang lingkup, tanggal, hadiah, dan aturan kami susun bersama Anda.',
        en: 'We write scope, dates, prizes and rules together with you.',
      },
    },
    two: {
      title: { id: 'Pendaftaran', en: 'Registration' },
      text: {
        id: 'Challenge diumumkan; bughunter mendaftar dan menyetujui aturan.',
        en: 'The challenge is announced; bughunters register and accept the rules.',
      },
    },
    three: {
      title: { id: 'Pengujian', en: 'Testing' },
      text: {
        id: 'Laporan diverifikasi selama challenge berjalan, bukan sesudahnya.',
        en: 'Reports are verified while the challenge runs, not after it.',
      },
    },
    four: {
      title: { id: 'Hasil', en: 'Results' },
      text: {
        id: 'Peringkat akhir, hadiah, sertifikat, dan daftar perbaikan untuk tim Anda.',
        en: 'Final ranks, prizes, certificates, and a list of fixes for your team.',
      },
    },
  },
  questionsTitle: { id: 'Yang sering ditanyakan', en: 'Asked often' },
  questions: {
    where: {
      title: { id: 'Apakah harus di satu tempat?', en: 'Must everyone be in one place?' },
      text: {
        id: 'Tidak. Challenge berlangsung daring. Bila Anda ingin mengadakannya di kampus atau acara, aturannya tetap sama.',
        en: 'No. A challenge runs online. If you hold it on a campus or at an event, the rules stay the same.',
      },
    },
    same: {
      title: { id: 'Bagaimana bila dua peserta menemukan hal yang sama?', en: 'What if two people find the same thing?' },
      text: {
        id: 'Yang lebih dulu mengirim laporan valid yang dihitung. Waktu pengiriman tercatat sampai detiknya dan tidak dapat diubah.',
        en: 'The first to send the valid report counts. Times are recorded to the second and cannot be changed.',
      },
    },
    after: {
      title: { id: 'Apa yang terjadi sesudahnya?', en: 'What happens afterwards?' },
      text: {
        id: 'Setiap laporan berjalan seperti biasa sampai celahnya diperbaiki dan ditutup. Anda dapat melanjutkannya sebagai program bug bounty.',
        en: 'Every report goes on as usual until its flaw is fixed and closed. You may continue as a bug bounty program.',
      },
    },
  },
})
