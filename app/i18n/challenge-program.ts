import { catalogue } from './catalogue.ts'

export const challengeProgramWords = catalogue({
  id: {
    name: 'Program challenge',
    description:
      'Pengujian keamanan dalam waktu tertentu: bughunter terverifikasi mendaftar, berlomba menemukan celah, dan menerima imbalan serta sertifikat yang dapat diperiksa.',
    title: 'Uji bersama, dalam hitungan hari.',
    lead: 'Challenge mengumpulkan bughunter terverifikasi pada satu waktu untuk menguji satu sistem. Cocok menjelang peluncuran, untuk acara keamanan, atau ketika Anda perlu jawaban sebelum tanggal tertentu.',
    action: 'Rencanakan challenge',
    second: 'Lihat program',
    pointsTitle: 'Isi sebuah challenge',
    points: {
      registration: {
        title: 'Pendaftaran',
        text: 'Bughunter terverifikasi menyetujui aturan, lalu mendaftar sebelum batas waktunya; jumlah peserta dapat dibatasi. Hanya peserta yang boleh menguji, dengan surat izin yang dapat Anda cabut.',
      },
      time: {
        title: 'Mulai dan selesai pada jamnya',
        text: 'Laporan diterima sejak jam mulai sampai tepat sebelum jam selesai, dalam WIB. Di luar itu laporan baru ditolak.',
      },
      board: {
        title: 'Papan peringkat langsung',
        text: 'Peringkat bergerak mengikuti poin laporan valid di challenge itu. Satu jam sebelum selesai papan berhenti, agar akhirnya tetap menegangkan.',
      },
      result: {
        title: 'Hasil yang tinggal',
        text: 'Setelah semua laporan dinilai, dua orang mengesahkan hasilnya. Peringkat dan hadiah tetap tampil di halaman challenge.',
      },
      prizes: {
        title: 'Hadiah yang disisihkan',
        text: 'Hadiah diumumkan di depan dan disisihkan dari saldo Anda ketika challenge disetujui, sehingga pemenang pasti menerimanya.',
      },
      certificate: {
        title: 'Sertifikat yang dapat diperiksa',
        text: 'Pemenang dan peserta yang mengirim laporan menerima sertifikat dengan kode QR yang menuju halaman pemeriksaannya.',
      },
    },
    pools: {
      title: 'Dua cara membagi hadiah',
      one: 'Dana bersama: satu dana tetap dibagi kepada semua penemu menurut bobot tingkat risiko laporan valid yang unik. Satu temuan kritis bernilai delapan kali satu temuan rendah.',
      two: 'Menurut peringkat: uang atau barang untuk peringkat pertama sampai kesepuluh, sesuai rencana Anda. Mudah diceritakan dan cocok untuk acara.',
    },
    stepsTitle: 'Begini jalannya',
    steps: {
      one: {
        title: 'Dirancang',
        text: 'Ruang lingkup, tanggal, hadiah, dan aturan kami susun bersama Anda.',
      },
      two: { title: 'Pendaftaran', text: 'Challenge diumumkan; bughunter mendaftar dan menyetujui aturan.' },
      three: {
        title: 'Pengujian',
        text: 'Laporan diverifikasi selama challenge berjalan, bukan sesudahnya.',
      },
      four: {
        title: 'Hasil',
        text: 'Peringkat akhir, hadiah, sertifikat, dan daftar perbaikan untuk tim Anda.',
      },
    },
    questionsTitle: 'Yang sering ditanyakan',
    questions: {
      where: {
        title: 'Apakah harus di satu tempat?',
        text: 'Tidak. Challenge berlangsung daring. Bila Anda ingin mengadakannya di kampus atau acara, aturannya tetap sama.',
      },
      same: {
        title: 'Bagaimana bila dua peserta menemukan hal yang sama?',
        text: 'Yang lebih dulu mengirim laporan valid yang dihitung. Waktu pengiriman tercatat sampai detiknya dan tidak dapat diubah.',
      },
      after: {
        title: 'Apa yang terjadi sesudahnya?',
        text: 'Setiap laporan berjalan seperti biasa sampai celahnya diperbaiki dan ditutup. Anda dapat melanjutkannya sebagai program bug bounty.',
      },
    },
  },
  en: {
    name: 'Challenge program',
    description:
      'Security testing within fixed dates: verified bughunters register, compete to find flaws, and receive rewards and certificates anyone can check.',
    title: 'Test together, in a matter of days.',
    lead: 'A challenge brings verified bughunters together at one time to test one system. It fits before a launch, at a security event, or when you need an answer by a certain date.',
    action: 'Plan a challenge',
    second: 'See the programs',
    pointsTitle: 'What a challenge consists of',
    points: {
      registration: {
        title: 'Registration',
        text: 'Verified bughunters accept the rules and register before the deadline; you may limit their number. Only participants may test, with a letter you can revoke.',
      },
      time: {
        title: 'Start and end by the clock',
        text: 'Reports are taken from the hour it starts until right before the hour it ends, in WIB. Before and after, new reports are refused.',
      },
      board: {
        title: 'A live board',
        text: 'Ranks follow the points of valid reports in that challenge. The board stops one hour before the end, so that the finish stays exciting.',
      },
      result: {
        title: 'Results that stay',
        text: 'Once all reports are rated, two people confirm the results. Ranks and prizes stay on the page of the challenge.',
      },
      prizes: {
        title: 'Prizes set aside',
        text: 'Prizes are announced before and set aside from your balance when the challenge is accepted, so winners are sure to receive them.',
      },
      certificate: {
        title: 'Certificates to check',
        text: 'Winners and participants who sent a report receive a certificate whose QR code leads to the page that confirms it.',
      },
    },
    pools: {
      title: 'Two ways to share the prizes',
      one: 'One pool: a fixed amount is shared among all finders by the risk level of unique valid reports. One Critical find weighs eight times one Low.',
      two: 'By rank: money or things for the first to the tenth place, as you plan it. Easy to tell and good for events.',
    },
    stepsTitle: 'How it goes',
    steps: {
      one: { title: 'Design', text: 'We write scope, dates, prizes and rules together with you.' },
      two: {
        title: 'Registration',
        text: 'The challenge is announced; bughunters register and accept the rules.',
      },
      three: { title: 'Testing', text: 'Reports are verified while the challenge runs, not after it.' },
      four: {
        title: 'Results',
        text: 'Final ranks, prizes, certificates, and a list of fixes for your team.',
      },
    },
    questionsTitle: 'Asked often',
    questions: {
      where: {
        title: 'Must everyone be in one place?',
        text: 'No. A challenge runs online. If you hold it on a campus or at an event, the rules stay the same.',
      },
      same: {
        title: 'What if two people find the same thing?',
        text: 'The first to send the valid report counts. Times are recorded to the second and cannot be changed.',
      },
      after: {
        title: 'What happens afterwards?',
        text: 'Every report goes on as usual until its flaw is fixed and closed. You may continue as a bug bounty program.',
      },
    },
  },
})
