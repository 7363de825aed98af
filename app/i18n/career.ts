import { catalogue } from './catalogue.ts'

export const careerWords = catalogue({
  id: {
    name: 'Karier',
    description:
      'Bekerja dan magang bersama kami: bidang pekerjaan, cara kami bekerja, program magang, dan cara melamar.',
    title: 'Bantu Indonesia melihat celahnya lebih dulu.',
    lead: 'Kami tim kecil di Bandung yang memeriksa laporan, membangun platformnya, dan menjaga kedua pihak tetap adil. Kami mencari orang yang teliti, jujur, dan senang menulis dengan jelas.',
    action: 'Bergabung',
    second: 'Program magang',
    waysTitle: 'Cara kami bekerja',
    ways: {
      reason: {
        title: 'Setiap keputusan beralasan',
        text: 'Menolak laporan orang lain berarti menulis alasannya. Kami memperlakukan rekan kerja dengan cara yang sama.',
      },
      second: {
        title: 'Berdua untuk hal penting',
        text: 'Uang, penolakan identitas, dan keberatan selalu dilihat orang kedua. Tidak ada yang memikulnya sendirian.',
      },
      quiet: {
        title: 'Waktu yang tenang',
        text: 'Antrean punya giliran dan jam, sehingga di luar giliran Anda dapat bekerja tanpa diganggu.',
      },
    },
    fieldsTitle: 'Bidang pekerjaan',
    fieldsText:
      'Kami membaca lamaran untuk bidang di bawah ini sepanjang tahun, juga ketika belum ada lowongan. Bila belum ada tempat, kami menyampaikannya.',
    fields: {
      triage: {
        title: 'Triase kerentanan',
        text: 'Mengulang langkah bughunter, mengukur dampak, dan menulis putusan yang dapat diperiksa.',
      },
      engineering: {
        title: 'Rekayasa perangkat lunak',
        text: 'Membangun platform yang penggunanya sendiri ahli membobol, dari basis data sampai tampilan.',
      },
      programs: {
        title: 'Pendampingan program',
        text: 'Menyusun ruang lingkup dan tabel imbalan bersama perusahaan, lalu menemani mereka sampai perbaikan.',
      },
      identity: {
        title: 'Verifikasi identitas',
        text: 'Memeriksa dokumen dengan hati-hati dan menjaga kerahasiaannya.',
      },
      incident: {
        title: 'Tanggap insiden',
        text: 'Menerima laporan insiden siber dan mendampingi pelapornya pada jam-jam pertama.',
      },
      words: {
        title: 'Tulisan dan pendidikan',
        text: 'Menyunting write-up dan bahan kesadaran keamanan dalam bahasa Indonesia yang enak dibaca.',
      },
    },
    internship: {
      title: 'Program magang',
      one: 'Untuk mahasiswa dan lulusan baru yang ingin belajar dari laporan dan kode sungguhan. Anda bekerja bersama satu pembimbing, dengan waktu dan hak yang disepakati tertulis sebelum mulai.',
      two: 'Peserta magang mulai dari data latihan, dan baru menyentuh laporan nyata setelah menandatangani perjanjian kerahasiaan. Di akhir, Anda membawa pulang karya yang boleh ditunjukkan.',
      action: 'Daftar magang',
    },
    stepsTitle: 'Cara melamar',
    steps: {
      one: {
        title: 'Tulis kepada kami',
        text: 'Lewat formulir lamaran: bidangnya, pengalaman Anda, CV, dan satu karya yang Anda banggakan.',
      },
      two: {
        title: 'Berbincang',
        text: 'Dengan orang yang akan bekerja bersama Anda, bukan dengan formulir.',
      },
      three: {
        title: 'Mencoba',
        text: 'Satu tugas kecil yang mirip pekerjaan sehari-hari.',
      },
      four: { title: 'Jawaban', text: 'Ya atau tidak, dengan alasannya.' },
    },
    questionsTitle: 'Yang sering ditanyakan',
    questions: {
      degree: {
        title: 'Apakah harus punya ijazah tertentu?',
        text: 'Tidak. Karya dan cara Anda menjelaskannya lebih banyak bercerita.',
      },
      hunter: {
        title: 'Saya bughunter aktif. Boleh bekerja di sini?',
        text: 'Boleh. Selama bekerja di tim platform Anda tidak ikut program mana pun, karena dapat membaca laporan orang lain.',
      },
      data: {
        title: 'Berapa lama lamaran saya disimpan?',
        text: 'Lamaran dan CV hanya dipakai untuk seleksi dan dihapus 12 bulan setelah dikirim. Anda dapat meminta penghapusannya lebih awal, sesuai kebijakan privasi.',
      },
    },
  },
  en: {
    name: 'Career',
    description:
      'Work and internships with us: fields of work, how we work, the internship program, and how to apply.',
    title: 'Help Indonesia see the flaw first.',
    lead: 'We are a small team in Bandung that checks reports, builds the platform and keeps both sides fair. We look for people who are careful, honest, and like to write clearly.',
    action: 'Join us',
    second: 'Internship program',
    waysTitle: 'How we work',
    ways: {
      reason: {
        title: 'Every decision has its reason',
        text: 'To refuse someone’s report is to write down why. We treat colleagues the same way.',
      },
      second: {
        title: 'Two for what matters',
        text: 'Money, refused identities and appeals are always seen by a second person. Nobody carries them alone.',
      },
      quiet: {
        title: 'Quiet time',
        text: 'Queues have turns and hours, so that off your turn you can work undisturbed.',
      },
    },
    fieldsTitle: 'Fields of work',
    fieldsText:
      'We read applications for these fields all year, also while no position is open. If there is no place yet, we say so.',
    fields: {
      triage: {
        title: 'Vulnerability triage',
        text: 'Repeating a bughunter’s steps, measuring impact, and writing decisions that others can check.',
      },
      engineering: {
        title: 'Software engineering',
        text: 'Building a platform whose own users are experts at breaking in, from database to screen.',
      },
      programs: {
        title: 'Program support',
        text: 'Writing scopes and reward tables with companies, and staying with them until the fix.',
      },
      identity: {
        title: 'Identity verification',
        text: 'Checking documents with care, and keeping them confidential.',
      },
      incident: {
        title: 'Incident response',
        text: 'Taking reports of cyber incidents and helping those who report through the first hours.',
      },
      words: {
        title: 'Writing and education',
        text: 'Editing write-ups and awareness material in Indonesian that is good to read.',
      },
    },
    internship: {
      title: 'Internship program',
      one: 'For students and recent graduates who want to learn from real reports and real code. You work with one mentor; time and terms are agreed in writing before you start.',
      two: 'Interns begin with practice data and touch real reports only after signing a non-disclosure agreement. In the end you take home work you may show.',
      action: 'Apply for an internship',
    },
    stepsTitle: 'How to apply',
    steps: {
      one: {
        title: 'Write to us',
        text: 'By the application form: the field, your experience, a CV, and one work you are proud of.',
      },
      two: { title: 'Talk', text: 'With the people you would work with, not with a form.' },
      three: { title: 'Try', text: 'One small task much like the daily work.' },
      four: { title: 'Answer', text: 'Yes or no, with the reason.' },
    },
    questionsTitle: 'Asked often',
    questions: {
      degree: {
        title: 'Do I need a certain degree?',
        text: 'No. Your work and the way you explain it tell more.',
      },
      hunter: {
        title: 'I am an active bughunter. May I work here?',
        text: 'Yes. While you are on the platform team you join no program, because you can read other people’s reports.',
      },
      data: {
        title: 'How long is my application kept?',
        text: 'Applications and CVs are used for the selection only and erased 12 months after they were sent. You can ask for it sooner, as the privacy policy says.',
      },
    },
  },
})
