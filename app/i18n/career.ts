import { catalogue } from './catalogue.ts'

export const careerWords = catalogue({
  name: { id: 'Karier', en: 'Career' },
  description: {
    id: 'Bekerja dan magang bersama kami: bidang pekerjaan, cara kami bekerja, program magang, dan cara melamar.',
    en: 'Work and internships with us: fields of work, how we work, the internship program, and how to apply.',
  },
  title: { id: 'Bantu Indonesia melihat celahnya lebih dulu.', en: 'Help Indonesia see the flaw first.' },
  lead: {
    id: 'Kami tim kecil di Bandung yang memeriksa laporan, membangun platformnya, dan menjaga kedua pihak tetap adil. Kami mencari orang yang teliti, jujur, dan senang menulis dengan jelas.',
    en: 'We are a small team in Bandung that checks reports, builds the platform and keeps both sides fair. We look for people who are careful, honest, and like to write clearly.',
  },
  action: { id: 'Bergabung', en: 'Join us' },
  second: { id: 'Program magang', en: 'Internship program' },
  waysTitle: { id: 'Cara kami bekerja', en: 'How we work' },
  ways: {
    reason: {
      title: { id: 'Setiap keputusan beralasan', en: 'Every decision has its reason' },
      text: {
        id: 'Menolak laporan orang lain berarti menulis alasannya. Kami memperlakukan rekan kerja dengan cara yang sama.',
        en: 'To refuse someone’s report is to write down why. We treat colleagues the same way.',
      },
    },
    second: {
      title: { id: 'Berdua untuk hal penting', en: 'Two for what matters' },
      text: {
        id: 'Uang, penolakan identitas, dan keberatan selalu dilihat orang kedua. Tidak ada yang memikulnya sendirian.',
        en: 'Money, refused identities and appeals are always seen by a second person. Nobody carries them alone.',
      },
    },
    quiet: {
      title: { id: 'Waktu yang tenang', en: 'Quiet time' },
      text: {
        id: 'Antrean punya giliran dan jam, sehingga di luar giliran Anda dapat bekerja tanpa diganggu.',
        en: 'Queues have turns and hours, so that off your turn you can work undisturbed.',
      },
    },
  },
  fieldsTitle: { id: 'Bidang pekerjaan', en: 'Fields of work' },
  fieldsText: {
    id: 'Kami membaca lamaran untuk bidang di bawah ini sepanjang tahun, juga ketika belum ada lowongan. Bila belum ada tempat, kami menyampaikannya.',
    en: 'We read applications for these fields all year, also while no position is open. If there is no place yet, we say so.',
  },
  fields: {
    triage: {
      title: { id: 'Triase kerentanan', en: 'Vulnerability triage' },
      text: {
        id: 'Mengulang langkah bughunter, mengukur dampak, dan menulis putusan yang dapat diperiksa.',
        en: 'Repeating a bughunter’s steps, measuring impact, and writing decisions that others can check.',
      },
    },
    engineering: {
      title: { id: 'Rekayasa perangkat lunak', en: 'Software engineering' },
      text: {
        id: 'Membangun platform yang penggunanya sendiri ahli membobol, dari basis data sampai tampilan.',
        en: 'Building a platform whose own users are experts at breaking in, from database to screen.',
      },
    },
    programs: {
      title: { id: 'Pendampingan program', en: 'Program support' },
      text: {
        id: 'Menyusun ruang lingkup dan tabel imbalan bersama perusahaan, lalu menemani mereka sampai perbaikan.',
        en: 'Writing scopes and reward tables with companies, and staying with them until the fix.',
      },
    },
    identity: {
      title: { id: 'Verifikasi identitas', en: 'Identity verification' },
      text: {
        id: 'Memeriksa dokumen dengan hati-hati dan menjaga kerahasiaannya.',
        en: 'Checking documents with care, and keeping them confidential.',
      },
    },
    incident: {
      title: { id: 'Tanggap insiden', en: 'Incident response' },
      text: {
        id: 'Menerima laporan insiden siber dan mendampingi pelapornya pada jam-jam pertama.',
        en: 'Taking reports of cyber incidents and helping those who report through the first hours.',
      },
    },
    words: {
      title: { id: 'Tulisan dan pendidikan', en: 'Writing and education' },
      text: {
        id: 'Menyunting write-up dan bahan kesadaran keamanan dalam bahasa Indonesia yang enak dibaca.',
        en: 'Editing write-ups and awareness material in Indonesian that is good to read.',
      },
    },
  },
  internship: {
    title: { id: 'Program magang', en: 'Internship program' },
    one: {
      id: 'Untuk mahasiswa dan lulusan baru yang ingin belajar dari laporan dan kode sungguhan. Anda bekerja bersama satu pembimbing, dengan waktu dan hak yang disepakati tertulis sebelum mulai.',
      en: 'For students and recent graduates who want to learn from real reports and real code. You work with one mentor; time and terms are agreed in writing before you start.',
    },
    two: {
      id: 'Peserta magang mulai dari data latihan, dan baru menyentuh laporan nyata setelah menandatangani perjanjian kerahasiaan. Di akhir, Anda membawa pulang karya yang boleh ditunjukkan.',
      en: 'Interns begin with practice data and touch real reports only after signing a non-disclosure agreement. In the end you take home work you may show.',
    },
    action: { id: 'Daftar magang', en: 'Apply for an internship' },
  },
  stepsTitle: { id: 'Cara melamar', en: 'How to apply' },
  steps: {
    one: {
      title: { id: 'Tulis kepada kami', en: 'Write to us' },
      text: {
        id: 'Lewat formulir lamaran: bidangnya, pengalaman Anda, CV, dan satu karya yang Anda banggakan.',
        en: 'By the application form: the field, your experience, a CV, and one work you are proud of.',
      },
    },
    two: {
      title: { id: 'Berbincang', en: 'Talk' },
      text: {
        id: 'Dengan orang yang akan bekerja bersama Anda, bukan dengan formulir.',
        en: 'With the people you would work with, not with a form.',
      },
    },
    three: {
      title: { id: 'Mencoba', en: 'Try' },
      text: { id: 'Satu tugas kecil yang mirip pekerjaan sehari-hari.', en: 'One small task much like the daily work.' },
    },
    four: { title: { id: 'Jawaban', en: 'Answer' }, text: { id: 'Ya atau tidak, dengan alasannya.', en: 'Yes or no, with the reason.' } },
  },
  questionsTitle: { id: 'Yang sering ditanyakan', en: 'Asked often' },
  questions: {
    degree: {
      title: { id: 'Apakah harus punya ijazah tertentu?', en: 'Do I need a certain degree?' },
      text: {
        id: 'Tidak. Karya dan cara Anda menjelaskannya lebih banyak bercerita.',
        en: 'No. Your work and the way you explain it tell more.',
      },
    },
    hunter: {
      title: { id: 'Saya bughunter aktif. Boleh bekerja di sini?', en: 'I am an active bughunter. May I work here?' },
      text: {
        id: 'Boleh. Selama bekerja di tim platform Anda tidak ikut program mana pun, karena dapat membaca laporan orang lain.',
        en: 'Yes. While you are on the platform team you join no program, because you can read other people’s reports.',
      },
    },
    data: {
      title: { id: 'Berapa lama lamaran saya disimpan?', en: 'How long is my application kept?' },
      text: {
        id: 'Lamaran dan CV hanya dipakai untuk seleksi dan dihapus 12 bulan setelah dikirim. Anda dapat meminta penghapusannya lebih awal, sesuai kebijakan privasi.',
        en: 'Applications and CVs are used for the selection only and erased 12 months after they were sent. You can ask for it sooner, as the privacy policy says.',
      },
    },
  },
})
