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
        text: 'Bughunter menyetujui aturan sebelum menguji dan membawa surat izin pengujian. Anda melihat siapa saja mereka, dan dapat mencabut izinnya.',
      },
      time: {
        title: 'Hari terakhir yang tetap',
        text: 'Challenge dibuka saat tayang dan ditutup pada akhir hari terakhirnya, dalam WIB. Sesudah itu laporan baru ditolak.',
      },
      board: {
        title: 'Hall of fame langsung',
        text: 'Di halaman challenge, peringkat bergerak mengikuti poin laporan valid di challenge itu.',
      },
      result: {
        title: 'Hasil yang tinggal',
        text: 'Setelah challenge berakhir, hall of fame tetap di halamannya. Laporan yang sudah masuk tetap dinilai dan dihitung.',
      },
      prizes: {
        title: 'Imbalan yang disisihkan',
        text: 'Imbalan per tingkat risiko diumumkan di depan. Begitu laporan terbukti valid, imbalan minimumnya disisihkan dari saldo Anda.',
      },
      certificate: {
        title: 'Sertifikat yang dapat diperiksa',
        text: 'Bughunter yang laporannya selesai sebagai temuan valid menerima sertifikat dengan kode QR yang menuju halaman pemeriksaannya.',
      },
    },
    pools: {
      title: 'Dua cara membagi hadiah',
      one: 'Menurut temuan: setiap temuan valid menerima imbalan sesuai tingkat risikonya, dibayar dari saldo Anda di platform. Satu temuan kritis bernilai jauh lebih besar daripada satu temuan rendah.',
      two: 'Menurut peringkat: hadiah tambahan untuk peringkat teratas hall of fame Anda umumkan di aturan challenge dan Anda serahkan sendiri. Mudah diceritakan dan cocok untuk acara.',
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
        text: 'Bughunters accept the rules before they test and carry an authorisation letter. You see who they are, and may revoke a permission.',
      },
      time: {
        title: 'A fixed last day',
        text: 'A challenge opens when it goes live and closes at the end of its last day, in WIB. New reports are refused after it.',
      },
      board: {
        title: 'A live hall of fame',
        text: 'On the page of the challenge the ranks follow the points of valid reports in that challenge.',
      },
      result: {
        title: 'Results that stay',
        text: 'After the end the hall of fame stays on its page. Reports sent in time are still decided and counted.',
      },
      prizes: {
        title: 'Rewards set aside',
        text: 'Rewards by risk level are announced before. Once a report is proven valid, its minimum is reserved from your balance.',
      },
      certificate: {
        title: 'Certificates to check',
        text: 'Bughunters whose report is resolved as a valid find receive a certificate whose QR code leads to the page that confirms it.',
      },
    },
    pools: {
      title: 'Two ways to share the prizes',
      one: 'By the finds: every valid find is rewarded by its risk level, from your balance on the platform. One Critical find is worth far more than one Low.',
      two: 'By rank: extra prizes for the top of the hall of fame are announced in the rules of the challenge and handed over by you. Easy to tell and good for events.',
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
