import { catalogue } from './catalogue.ts'

export const challengeProgramWords = catalogue({
  id: {
    name: 'Program challenge',
    description:
      'Pengujian keamanan dalam waktu tertentu: bughunter terverifikasi mendaftar, berlomba menemukan celah, dan menerima hadiah serta sertifikat yang dapat diperiksa.',
    title: 'Uji bersama, dalam hitungan hari.',
    lead: 'Challenge mengumpulkan bughunter terverifikasi pada satu waktu untuk menguji satu sistem. Cocok menjelang peluncuran, untuk acara keamanan, atau ketika Anda perlu jawaban sebelum tanggal tertentu.',
    action: 'Rencanakan challenge',
    second: 'Lihat program',
    pointsTitle: 'Isi sebuah challenge',
    points: {
      registration: {
        title: 'Masa pendaftaran',
        text: 'Bughunter mendaftar dan menyetujui aturan sebelum mulai. Anda tahu siapa yang akan menguji.',
      },
      time: {
        title: 'Mulai dan selesai',
        text: 'Tanggal dan jam yang tetap, dalam WIB. Laporan di luar waktu itu tidak dihitung.',
      },
      board: {
        title: 'Papan langsung',
        text: 'Peringkat bergerak mengikuti poin laporan valid. Nilai sama diurutkan menurut laporan valid yang lebih dulu.',
      },
      frozen: {
        title: 'Jam terakhir dibekukan',
        text: 'Satu jam sebelum selesai papan berhenti bergerak, sehingga hasilnya baru diketahui di akhir.',
      },
      prizes: {
        title: 'Hadiah yang sudah disisihkan',
        text: 'Jumlah hadiah ditetapkan dan dananya disisihkan sebelum challenge dibuka.',
      },
      certificate: {
        title: 'Sertifikat yang dapat diperiksa',
        text: 'Peserta menerima sertifikat dengan kode QR yang menuju halaman pemeriksaannya.',
      },
    },
    pools: {
      title: 'Dua cara membagi hadiah',
      one: 'Menurut peringkat: juara pertama, kedua, dan seterusnya menerima jumlah yang sudah diumumkan. Mudah diceritakan dan cocok untuk acara.',
      two: 'Menurut bobot temuan: seluruh hadiah dibagi kepada temuan unik sesuai tingkat risikonya. Adil untuk pengujian panjang, karena satu temuan Critical berbobot jauh lebih besar daripada satu temuan Low.',
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
      'Security testing within fixed dates: verified bughunters register, compete to find flaws, and receive prizes and certificates anyone can check.',
    title: 'Test together, in a matter of days.',
    lead: 'A challenge brings verified bughunters together at one time to test one system. It fits before a launch, at a security event, or when you need an answer by a certain date.',
    action: 'Plan a challenge',
    second: 'See the programs',
    pointsTitle: 'What a challenge consists of',
    points: {
      registration: {
        title: 'Registration',
        text: 'Bughunters register and accept the rules before the start. You know who is going to test.',
      },
      time: {
        title: 'Start and end',
        text: 'Fixed dates and hours, in WIB. Reports outside of them do not count.',
      },
      board: {
        title: 'A live board',
        text: 'Ranks follow the points of valid reports. Ties go to the earlier valid report.',
      },
      frozen: {
        title: 'A frozen last hour',
        text: 'One hour before the end the board stands still, so that the result is known only at the end.',
      },
      prizes: {
        title: 'Prizes set aside',
        text: 'The prizes are set and their money reserved before the challenge opens.',
      },
      certificate: {
        title: 'Certificates to check',
        text: 'Participants receive a certificate whose QR code leads to the page that confirms it.',
      },
    },
    pools: {
      title: 'Two ways to share the prizes',
      one: 'By rank: first, second and so on receive amounts announced before. Easy to tell and good for events.',
      two: 'By the weight of the finds: all the prize money is shared among unique finds by their risk level. Fair for long tests, because one Critical find weighs far more than one Low.',
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
