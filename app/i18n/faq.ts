import { catalogue, entries } from './catalogue.ts'

/** What people ask before anything else. */
const startQuestions = entries({
  what: {
    title: { id: 'Apa itu bug bounty?', en: 'What is bug bounty?' },
    text: {
      id: 'Perusahaan mengundang peneliti keamanan untuk mencari celah di sistemnya, dengan izin tertulis dan ruang lingkup yang jelas. Celah yang terbukti benar diberi imbalan.',
      en: 'A company invites security researchers to look for flaws in its systems, with written permission and a clear scope. Flaws that prove true are rewarded.',
    },
  },
  legal: {
    title: { id: 'Apakah menguji sistem orang lain tidak melanggar hukum?', en: 'Is it not unlawful to test the systems of others?' },
    text: {
      id: 'Menguji tanpa izin dapat merupakan akses tanpa hak menurut Undang-Undang ITE. Di sini izin tertulis ada di dalam perjanjian setiap program dan hanya berlaku untuk ruang lingkup serta masa yang disebut di sana, setelah perjanjian itu disetujui.',
      en: 'Testing without permission may be unlawful access under the Indonesian law on electronic information and transactions. Here the agreement of every program holds a written permission. It covers only the scope and the term named there, once that agreement was accepted.',
    },
  },
  cost: {
    title: { id: 'Apakah mendaftar dipungut biaya?', en: 'Does signing up cost anything?' },
    text: {
      id: 'Tidak. Mendaftar gratis, baik untuk perusahaan maupun bughunter. Perusahaan mengisi saldo untuk imbalan yang nanti diberikan.',
      en: 'No. Signing up is free for companies and bughunters alike. Companies fund a balance for the rewards they will give.',
    },
  },
  flow: {
    title: { id: 'Bagaimana perjalanan sebuah laporan?', en: 'What happens to a report?' },
    text: {
      id: 'Bughunter mengirim laporan, tim platform memeriksa dan mereproduksinya, perusahaan menilai risikonya, imbalan diberikan, celah diperbaiki dan dapat diuji ulang, lalu laporan ditutup. Setiap langkah terlihat oleh kedua pihak.',
      en: 'A bughunter sends it, the platform team checks and reproduces it, the company rates the risk, the reward is given, the flaw is fixed and may be retested, and the report is closed. Both sides see every step.',
    },
  },
  language: {
    title: { id: 'Bahasa apa yang dipakai?', en: 'Which languages are used?' },
    text: {
      id: 'Situs tersedia dalam bahasa Indonesia dan Inggris. Laporan ditulis dalam bahasa Indonesia supaya semua pihak membaca hal yang sama; istilah teknis boleh tetap berbahasa Inggris.',
      en: 'The site speaks Indonesian and English. Reports are written in Indonesian so that everybody reads the same thing; technical terms may stay in English.',
    },
  },
})

/** What is asked about rewards and points. */
const rewardQuestions = entries({
  size: {
    title: { id: 'Siapa yang menentukan besar imbalan?', en: 'Who sets the reward?' },
    text: {
      id: 'Tabel imbalan di setiap program menyebut rentang untuk setiap tingkat risiko sebelum pengujian dimulai. Perusahaan memberi imbalan di dalam rentang itu sesuai penilaian risikonya.',
      en: 'The reward table of every program names the range for each risk level before you begin to test. The company gives a reward within that range by its risk rating.',
    },
  },
  secured: {
    title: { id: 'Apakah imbalan bisa dibatalkan setelah laporan valid?', en: 'Can a reward be taken back once a report is valid?' },
    text: {
      id: 'Begitu laporan dinyatakan valid, imbalan minimumnya dipindahkan dari saldo perusahaan ke dana yang disisihkan. Perusahaan tidak dapat menariknya kembali diam-diam.',
      en: 'As soon as a report is valid, its minimum reward moves from the balance of the company into reserved money. The company cannot quietly take it back.',
    },
  },
  disagree: {
    title: { id: 'Saya tidak setuju dengan tingkat risikonya. Bagaimana?', en: 'I do not agree with the risk rating. What now?' },
    text: {
      id: 'Bila penilaian perusahaan berbeda dari hasil pemeriksaan, alasannya wajib ditulis dan bughunter punya 5 hari kerja untuk menerima atau menyanggahnya.',
      en: 'Where the company rates differently from the check, it must give a reason, and you have 5 business days to accept or dispute it.',
    },
  },
  points: {
    title: { id: 'Bagaimana poin dihitung?', en: 'How are points counted?' },
    text: {
      id: 'Laporan valid memberi {low} poin untuk tingkat rendah, {medium} untuk sedang, {high} untuk tinggi, dan {critical} untuk kritis, ditambah sampai {quality} poin untuk mutu laporan dan {cvssRight} poin bila tingkat risiko yang diisi tepat. Spam dan laporan tidak valid yang berulang mengurangi poin.',
      en: 'A valid report brings {low} points for low, {medium} for medium, {high} for high and {critical} for critical, plus up to {quality} for the quality of the report and {cvssRight} when your own risk level was right. Spam and repeated invalid reports cost points.',
    },
  },
  board: {
    title: { id: 'Siapa yang muncul di papan peringkat?', en: 'Who appears on the leaderboard?' },
    text: {
      id: 'Bughunter yang punya poin. Papan dapat dibaca per bulan, per tahun, atau untuk semua waktu; yang terlihat hanya nama pengguna, peringkat, poin, dan jumlah temuan.',
      en: 'Bughunters with points. It can be read by month, by year or for all time and shows only username, rank, points and the number of finds.',
    },
  },
})

/** What companies ask about programs and reports. */
const companyQuestions = entries({
  email: {
    title: { id: 'Mengapa email perusahaan wajib saat mendaftar?', en: 'Why does a company need a company email to sign up?' },
    text: {
      id: 'Agar akun perusahaan benar-benar milik perusahaan itu. Email dari penyedia gratis ditolak, dan kode verifikasi dikirim ke alamat yang didaftarkan.',
      en: 'So that the account of a company truly belongs to it. Addresses of free mail providers are refused, and a verification code goes to the address that signs up.',
    },
  },
  managed: {
    title: {
      id: 'Apa beda program yang dikelola sendiri dan yang kami kelola?',
      en: 'What is the difference between self-managed and managed programs?',
    },
    text: {
      id: 'Pada program yang dikelola sendiri, tim Anda menilai laporan valid dan berbicara dengan bughunter. Pada program yang kami kelola, tim platform menyiapkan penilaiannya dan Anda mengonfirmasi.',
      en: 'In a self-managed program your own team rates valid reports and talks to the bughunters. In a managed one the platform team prepares the rating and you confirm it.',
    },
  },
  private: {
    title: { id: 'Bisakah program hanya untuk undangan?', en: 'Can a program be by invitation only?' },
    text: {
      id: 'Bisa. Program privat hanya terlihat oleh bughunter yang Anda undang dan yang sudah terverifikasi. Program itu tidak muncul di daftar umum maupun di hasil pencarian.',
      en: 'Yes. Only verified bughunters whom you invite see a private program. It appears neither in the public list nor in any search.',
    },
  },
  budget: {
    title: { id: 'Bagaimana menjaga agar biaya tidak membengkak?', en: 'How do we keep the cost under control?' },
    text: {
      id: 'Anda menentukan sendiri tabel imbalan per tingkat risiko. Imbalan hanya dapat diberikan dari saldo yang sudah diisi, dan saldo tidak pernah menjadi minus. Peringatan muncul ketika saldo berada di bawah batas minimum.',
      en: 'You set the reward table per risk level yourselves. Rewards are given only from the balance you have funded, and the balance never falls below zero. A warning appears when it is below the minimum.',
    },
  },
  change: {
    title: { id: 'Apakah aturan program boleh diubah di tengah jalan?', en: 'May the rules of a program change while it runs?' },
    text: {
      id: 'Boleh. Setiap perubahan disimpan sebagai versi baru dengan perbandingan yang mudah dibaca. Laporan lama tetap mengikuti versi yang berlaku ketika laporan itu dikirim.',
      en: 'They may. Every change is kept as a new version with a readable comparison. Older reports keep to the version that held when they were sent.',
    },
  },
  team: {
    title: { id: 'Siapa saja di perusahaan kami yang dapat membaca laporan?', en: 'Who in our company can read reports?' },
    text: {
      id: 'Pemilik akun dan admin membaca semua laporan yang sudah valid. Anggota lain hanya melihat program yang Anda berikan kepadanya, dengan hak yang Anda pilih satu per satu.',
      en: 'The owner and admins read all valid reports. Other members see only the programs you grant them, with the rights you choose one by one.',
    },
  },
  flood: {
    title: { id: 'Apakah kami akan kebanjiran laporan yang tidak berguna?', en: 'Will we be flooded with useless reports?' },
    text: {
      id: 'Tidak. Laporan yang tidak dapat dibuktikan, di luar ruang lingkup, atau sudah pernah dilaporkan berhenti di tim platform sebelum sampai kepada Anda.',
      en: 'No. Reports that cannot be proved, are out of scope, or were sent before stop at the platform team and never reach you.',
    },
  },
})

/** What bughunters ask about reports. */
const bughunterQuestions = entries({
  who: {
    title: { id: 'Siapa yang boleh menjadi bughunter?', en: 'Who may become a bughunter?' },
    text: {
      id: 'Warga negara Indonesia berusia sekurangnya 17 tahun, di mana pun tinggalnya. Sebelum mengikuti program, bughunter memverifikasi email, nomor ponsel, dan identitas.',
      en: 'Citizens of Indonesia of at least 17 years, wherever they live. Before joining a program you verify your email, mobile number and identity.',
    },
  },
  documents: {
    title: { id: 'Dokumen apa yang diperlukan untuk verifikasi?', en: 'Which documents does the verification need?' },
    text: {
      id: 'Dua dokumen identitas yang berbeda dan satu swafoto, lalu persetujuan atas perjanjian kerahasiaan. Orang dari tim platform yang memeriksanya, bukan mesin.',
      en: 'Two different identity documents and a selfie. You also accept a confidentiality agreement. People of the platform team check them, not machines.',
    },
  },
  denied: {
    title: { id: 'Verifikasi saya ditolak. Apa yang bisa dilakukan?', en: 'My verification was denied. What can I do?' },
    text: {
      id: 'Baca alasannya di halaman profil. Penolakan selalu diputuskan dua orang, dan keberatan boleh diajukan satu kali; keberatan itu diperiksa orang lain.',
      en: 'Read the reason on your profile page. Two people decide every denial, and you may appeal once; somebody else examines the appeal.',
    },
  },
  contents: {
    title: { id: 'Apa yang harus ada di dalam laporan?', en: 'What must a report contain?' },
    text: {
      id: 'Waktu ditemukan, nama kerentanan, bukti yang dapat diulang, risiko dan dampak, serta rekomendasi perbaikan. Formulir menuntun pengisiannya dan menyimpan draf secara otomatis.',
      en: 'The time of the find, the name of the vulnerability, a proof that can be repeated, risk and impact, and a recommendation. The form guides you and saves your draft by itself.',
    },
  },
  wait: {
    title: { id: 'Berapa lama laporan dijawab?', en: 'How long until a report is answered?' },
    text: {
      id: 'Janji kami: jawaban pertama dalam 1 hari kerja dan hasil pemeriksaan dalam 3 hari kerja. Waktu berhenti selama kami menunggu jawaban bughunter atas sebuah pertanyaan.',
      en: 'Our promise: a first answer within 1 business day and the result of the check within 3. The clock stops while we wait for your answer to a question.',
    },
  },
  duplicate: {
    title: { id: 'Bagaimana kalau celah itu sudah dilaporkan orang lain?', en: 'What if somebody else reported the flaw before?' },
    text: {
      id: 'Laporan yang belakangan ditutup sebagai duplikat. Pengirimnya tetap mendapat sebagian poin bila laporan aslinya diterima, selama celah itu belum diumumkan atau diperbaiki.',
      en: 'Your report is closed as a duplicate of the earlier one. You still receive a share of the points when the original is accepted, as long as the flaw was neither published nor fixed yet.',
    },
  },
  publish: {
    title: { id: 'Bolehkah menceritakan temuan di blog atau media sosial?', en: 'May I tell of my find in a blog or on social media?' },
    text: {
      id: 'Hanya setelah celahnya diperbaiki, laporannya ditutup, dan naskahnya disetujui lewat platform. Setelah itu ceritanya dapat terbit sebagai write-up atas nama penemunya.',
      en: 'Only once the flaw is fixed, the report is closed, and the text was agreed to on the platform. Then the story can appear as a write-up under your name.',
    },
  },
})

/** What is asked about accounts, security and data. */
const accountQuestions = entries({
  factor: {
    title: { id: 'Bagaimana mengamankan akun?', en: 'How do I protect my account?' },
    text: {
      id: 'Pasang langkah kedua di halaman keamanan: aplikasi autentikator atau kunci sandi (passkey), lalu simpan kode pemulihannya. Di halaman yang sama terlihat semua sesi, dan setiap sesi dapat diakhiri.',
      en: 'Set up a second step on the security page: an authenticator app or a passkey, and keep the recovery codes. The same page shows all your sessions, and each can be ended.',
    },
  },
  lost: {
    title: { id: 'Ponsel dengan autentikator hilang. Bagaimana masuk?', en: 'The phone with my authenticator is lost. How do I sign in?' },
    text: {
      id: 'Pakai salah satu kode pemulihan. Bila kode itu pun hilang, minta pengaturan ulang dari halaman masuk; tautannya dikirim ke email akun dan dapat dibatalkan kalau bukan Anda yang meminta.',
      en: 'Use one of the recovery codes. If those are lost too, ask for a reset on the sign-in page; its link goes to the email of the account and can be cancelled if it was not you who asked.',
    },
  },
  documents: {
    title: { id: 'Siapa yang melihat dokumen identitas saya?', en: 'Who sees my identity documents?' },
    text: {
      id: 'Hanya anggota tim platform yang menangani verifikasi, dan setiap kali dibuka tercatat. Catatannya dapat Anda baca di halaman akun. Gambar dokumen dihapus 90 hari setelah keputusan.',
      en: 'Only the members of the platform team who handle the verification, and each opening is recorded. You can read that record on your account page. The images are deleted 90 days after the decision.',
    },
  },
  export: {
    title: { id: 'Bagaimana meminta salinan data atau menutup akun?', en: 'How do I get a copy of my data or close my account?' },
    text: {
      id: 'Keduanya tersedia di halaman akun. Salinan diunduh sebagai satu berkas ZIP. Akun yang ditutup dapat dibuka kembali dalam 14 hari, lalu datanya dihapus; laporan dan catatan keuangan disimpan dengan nama samaran selama hukum mewajibkan.',
      en: 'Both are on your account page. The copy is one ZIP file. A closed account can be opened again within 14 days, then its data is erased; reports and financial records are kept under a pseudonym for as long as the law demands.',
    },
  },
  own: {
    title: {
      id: 'Saya menemukan celah di situs ini sendiri. Ke mana melapor?',
      en: 'I found a flaw in this very site. Where do I report it?',
    },
    text: {
      id: 'Terima kasih sudah memberi tahu. Ikuti kebijakan keamanan kami; alamatnya juga ada di /.well-known/security.txt.',
      en: 'Thank you for telling us. Follow our security policy; its address also stands in /.well-known/security.txt.',
    },
  },
})

/**
 * Questions people ask before and after they sign up. They describe what the product does today; a change of
 * it changes them.
 */
export const faqWords = catalogue({
  title: { id: 'Pertanyaan umum', en: 'Frequently asked questions' },
  lead: {
    id: 'Jawaban singkat untuk perusahaan, bughunter, dan siapa pun yang ingin tahu cara kerjanya.',
    en: 'Short answers for companies, bughunters and everybody who wants to know how it works.',
  },
  search: {
    label: { id: 'Cari pertanyaan', en: 'Search the questions' },
    field: { id: 'Kata yang dicari', en: 'Words to look for' },
    hint: { id: 'Misalnya imbalan, duplikat, NIK', en: 'Such as reward, duplicate, passkey' },
    submit: { id: 'Cari', en: 'Search' },
    reset: { id: 'Tampilkan semua', en: 'Show all' },
    found: ({ count }: { count: number }) => ({ id: `${count} pertanyaan cocok`, en: `${count} questions match` }),
    none: { id: 'Tidak ada pertanyaan yang cocok', en: 'No question matches' },
    noneText: { id: 'Coba kata lain yang lebih singkat, atau tanyakan langsung kepada kami.', en: 'Try another, shorter word, or ask us.' },
  },
  groupsLabel: { id: 'Kelompok pertanyaan', en: 'Groups of questions' },
  more: {
    title: { id: 'Belum terjawab?', en: 'Not answered yet?' },
    text: { id: 'Tulis pertanyaan Anda; tim kami menjawab pada hari kerja.', en: 'Write your question; our team answers on working days.' },
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  groups: {
    start: { id: 'Memulai', en: 'Getting started' },
    company: { id: 'Perusahaan dan program', en: 'Companies and programs' },
    bughunter: { id: 'Bughunter dan laporan', en: 'Bughunters and reports' },
    reward: { id: 'Imbalan dan poin', en: 'Rewards and points' },
    account: { id: 'Akun, keamanan, dan data', en: 'Account, security and data' },
  },
  questions: {
    start: startQuestions,
    company: companyQuestions,
    bughunter: bughunterQuestions,
    reward: rewardQuestions,
    account: accountQuestions,
  },
})
