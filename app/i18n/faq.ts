import { catalogue } from './catalogue.ts'

/** Questions people ask before and after they sign up. They say what the product does today; a change of it changes them. */
export const faqWords = catalogue({
  id: {
    title: 'Pertanyaan umum',
    lead: 'Jawaban singkat untuk perusahaan, bughunter, dan siapa pun yang ingin tahu cara kerjanya.',
    search: {
      label: 'Cari pertanyaan',
      field: 'Kata yang dicari',
      hint: 'Misalnya imbalan, duplikat, NIK',
      submit: 'Cari',
      reset: 'Tampilkan semua',
      found: ({ count }: { count: number }) => `${count} pertanyaan cocok`,
      none: 'Tidak ada pertanyaan yang cocok',
      noneText: 'Coba kata lain yang lebih singkat, atau tanyakan langsung kepada kami.',
    },
    groupsLabel: 'Kelompok pertanyaan',
    more: {
      title: 'Belum terjawab?',
      text: 'Tulis pertanyaan Anda; tim kami menjawab pada hari kerja.',
      action: 'Hubungi kami',
    },
    groups: {
      start: 'Memulai',
      company: 'Perusahaan dan program',
      bughunter: 'Bughunter dan laporan',
      reward: 'Imbalan dan poin',
      account: 'Akun, keamanan, dan data',
    },
    questions: {
      start: {
        what: {
          title: 'Apa itu bug bounty?',
          text: 'Perusahaan mengundang peneliti keamanan untuk mencari celah di sistemnya, dengan izin tertulis dan ruang lingkup yang jelas. Celah yang terbukti benar diberi imbalan.',
        },
        legal: {
          title: 'Apakah menguji sistem orang lain tidak melanggar hukum?',
          text: 'Menguji tanpa izin dapat merupakan akses tanpa hak menurut Undang-Undang ITE. Di sini izin tertulis ada di dalam perjanjian setiap program dan hanya berlaku untuk ruang lingkup serta masa yang disebut di sana, setelah perjanjian itu disetujui.',
        },
        cost: {
          title: 'Apakah mendaftar dipungut biaya?',
          text: 'Tidak. Mendaftar gratis, baik untuk perusahaan maupun bughunter. Perusahaan mengisi saldo untuk imbalan yang nanti diberikan.',
        },
        flow: {
          title: 'Bagaimana perjalanan sebuah laporan?',
          text: 'Bughunter mengirim laporan, tim platform memeriksa dan mereproduksinya, perusahaan menilai risikonya, imbalan diberikan, celah diperbaiki dan dapat diuji ulang, lalu laporan ditutup. Setiap langkah terlihat oleh kedua pihak.',
        },
        language: {
          title: 'Bahasa apa yang dipakai?',
          text: 'Situs tersedia dalam bahasa Indonesia dan Inggris. Laporan ditulis dalam bahasa Indonesia supaya semua pihak membaca hal yang sama; istilah teknis boleh tetap berbahasa Inggris.',
        },
      },
      company: {
        email: {
          title: 'Mengapa email perusahaan wajib saat mendaftar?',
          text: 'Agar akun perusahaan benar-benar milik perusahaan itu. Email dari penyedia gratis ditolak, dan kode verifikasi dikirim ke alamat yang didaftarkan.',
        },
        managed: {
          title: 'Apa beda program yang dikelola sendiri dan yang kami kelola?',
          text: 'Pada program yang dikelola sendiri, tim Anda menilai laporan valid dan berbicara dengan bughunter. Pada program yang kami kelola, tim platform menyiapkan penilaiannya dan Anda mengonfirmasi.',
        },
        private: {
          title: 'Bisakah program hanya untuk undangan?',
          text: 'Bisa. Program privat hanya terlihat oleh bughunter yang Anda undang dan yang sudah terverifikasi. Program itu tidak muncul di daftar umum maupun di hasil pencarian.',
        },
        budget: {
          title: 'Bagaimana menjaga agar biaya tidak membengkak?',
          text: 'Anda menentukan sendiri tabel imbalan per tingkat risiko. Imbalan hanya dapat diberikan dari saldo yang sudah diisi, dan saldo tidak pernah menjadi minus. Peringatan muncul ketika saldo berada di bawah batas minimum.',
        },
        change: {
          title: 'Apakah aturan program boleh diubah di tengah jalan?',
          text: 'Boleh. Setiap perubahan disimpan sebagai versi baru dengan perbandingan yang mudah dibaca. Laporan lama tetap mengikuti versi yang berlaku ketika laporan itu dikirim.',
        },
        team: {
          title: 'Siapa saja di perusahaan kami yang dapat membaca laporan?',
          text: 'Pemilik akun dan admin membaca semua laporan yang sudah valid. Anggota lain hanya melihat program yang Anda berikan kepadanya, dengan hak yang Anda pilih satu per satu.',
        },
        flood: {
          title: 'Apakah kami akan kebanjiran laporan yang tidak berguna?',
          text: 'Tidak. Laporan yang tidak dapat dibuktikan, di luar ruang lingkup, atau sudah pernah dilaporkan berhenti di tim platform sebelum sampai kepada Anda.',
        },
      },
      bughunter: {
        who: {
          title: 'Siapa yang boleh menjadi bughunter?',
          text: 'Warga negara Indonesia berusia sekurangnya 17 tahun, di mana pun tinggalnya. Sebelum mengikuti program, kamu memverifikasi email, nomor ponsel, dan identitas.',
        },
        documents: {
          title: 'Dokumen apa yang diperlukan untuk verifikasi?',
          text: 'Dua dokumen identitas yang berbeda dan satu swafoto. Kamu juga menyetujui perjanjian kerahasiaan. Orang dari tim platform yang memeriksanya, bukan mesin.',
        },
        denied: {
          title: 'Verifikasi saya ditolak. Apa yang bisa dilakukan?',
          text: 'Baca alasannya di halaman profil. Penolakan selalu diputuskan dua orang, dan kamu boleh mengajukan keberatan satu kali; keberatan itu diperiksa orang lain.',
        },
        contents: {
          title: 'Apa yang harus ada di dalam laporan?',
          text: 'Waktu ditemukan, nama kerentanan, bukti yang dapat diulang, risiko dan dampak, serta rekomendasi perbaikan. Formulir menuntunmu dan menyimpan draf secara otomatis.',
        },
        wait: {
          title: 'Berapa lama laporan dijawab?',
          text: 'Janji kami: jawaban pertama dalam 1 hari kerja dan hasil pemeriksaan dalam 3 hari kerja. Waktu berhenti selama kami menunggu jawabanmu atas sebuah pertanyaan.',
        },
        duplicate: {
          title: 'Bagaimana kalau celah itu sudah dilaporkan orang lain?',
          text: 'Laporanmu ditutup sebagai duplikat dari laporan yang lebih dulu. Kamu tetap mendapat sebagian poin bila laporan aslinya diterima, selama celah itu belum diumumkan atau diperbaiki.',
        },
        publish: {
          title: 'Bolehkah menceritakan temuan di blog atau media sosial?',
          text: 'Hanya setelah celahnya diperbaiki, laporannya ditutup, dan naskahnya disetujui lewat platform. Setelah itu ceritanya dapat terbit sebagai write-up atas namamu.',
        },
      },
      reward: {
        size: {
          title: 'Siapa yang menentukan besar imbalan?',
          text: 'Tabel imbalan di setiap program menyebut rentang untuk setiap tingkat risiko sebelum kamu mulai menguji. Perusahaan memberi imbalan di dalam rentang itu sesuai penilaian risikonya.',
        },
        secured: {
          title: 'Apakah imbalan bisa dibatalkan setelah laporan valid?',
          text: 'Begitu laporan dinyatakan valid, imbalan minimumnya dipindahkan dari saldo perusahaan ke dana yang disisihkan. Perusahaan tidak dapat menariknya kembali diam-diam.',
        },
        disagree: {
          title: 'Saya tidak setuju dengan tingkat risikonya. Bagaimana?',
          text: 'Bila penilaian perusahaan berbeda dari hasil pemeriksaan, alasannya wajib ditulis dan kamu punya 5 hari kerja untuk menerima atau menyanggahnya.',
        },
        points: {
          title: 'Bagaimana poin dihitung?',
          text: 'Laporan valid memberi {low} poin untuk tingkat rendah, {medium} untuk sedang, {high} untuk tinggi, dan {critical} untuk kritis, ditambah sampai {quality} poin untuk mutu laporan dan {cvssRight} poin bila tingkat risikomu tepat. Spam dan laporan tidak valid yang berulang mengurangi poin.',
        },
        board: {
          title: 'Siapa yang muncul di papan peringkat?',
          text: 'Bughunter yang punya poin. Papan dapat dibaca per bulan, per tahun, atau untuk semua waktu; yang terlihat hanya nama pengguna, peringkat, poin, dan jumlah temuan.',
        },
      },
      account: {
        factor: {
          title: 'Bagaimana mengamankan akun?',
          text: 'Pasang langkah kedua di halaman keamanan: aplikasi autentikator atau kunci sandi (passkey), lalu simpan kode pemulihannya. Di halaman yang sama terlihat semua sesi, dan setiap sesi dapat diakhiri.',
        },
        lost: {
          title: 'Ponsel dengan autentikator hilang. Bagaimana masuk?',
          text: 'Pakai salah satu kode pemulihan. Bila kode itu pun hilang, minta pengaturan ulang dari halaman masuk; tautannya dikirim ke email akun dan dapat dibatalkan kalau bukan Anda yang meminta.',
        },
        documents: {
          title: 'Siapa yang melihat dokumen identitas saya?',
          text: 'Hanya anggota tim platform yang menangani verifikasi, dan setiap kali dibuka tercatat. Catatannya dapat Anda baca di halaman akun. Gambar dokumen dihapus 90 hari setelah keputusan.',
        },
        export: {
          title: 'Bagaimana meminta salinan data atau menutup akun?',
          text: 'Keduanya tersedia di halaman akun. Salinan diunduh sebagai satu berkas ZIP. Akun yang ditutup dapat dibuka kembali dalam 14 hari, lalu datanya dihapus; laporan dan catatan keuangan disimpan dengan nama samaran selama hukum mewajibkan.',
        },
        own: {
          title: 'Saya menemukan celah di situs ini sendiri. Ke mana melapor?',
          text: 'Terima kasih sudah memberi tahu. Ikuti kebijakan keamanan kami; alamatnya juga ada di /.well-known/security.txt.',
        },
      },
    },
  },
  en: {
    title: 'Frequently asked questions',
    lead: 'Short answers for companies, bughunters and everybody who wants to know how it works.',
    search: {
      label: 'Search the questions',
      field: 'Words to look for',
      hint: 'Such as reward, duplicate, passkey',
      submit: 'Search',
      reset: 'Show all',
      found: ({ count }: { count: number }) => `${count} questions match`,
      none: 'No question matches',
      noneText: 'Try another, shorter word, or ask us.',
    },
    groupsLabel: 'Groups of questions',
    more: {
      title: 'Not answered yet?',
      text: 'Write your question; our team answers on working days.',
      action: 'Contact us',
    },
    groups: {
      start: 'Getting started',
      company: 'Companies and programs',
      bughunter: 'Bughunters and reports',
      reward: 'Rewards and points',
      account: 'Account, security and data',
    },
    questions: {
      start: {
        what: {
          title: 'What is bug bounty?',
          text: 'A company invites security researchers to look for flaws in its systems, with written permission and a clear scope. Flaws that prove true are rewarded.',
        },
        legal: {
          title: 'Is it not unlawful to test the systems of others?',
          text: 'Testing without permission may be unlawful access under the Indonesian law on electronic information and transactions. Here the agreement of every program holds a written permission. It covers only the scope and the term named there, once that agreement was accepted.',
        },
        cost: {
          title: 'Does signing up cost anything?',
          text: 'No. Signing up is free for companies and bughunters alike. Companies fund a balance for the rewards they will give.',
        },
        flow: {
          title: 'What happens to a report?',
          text: 'A bughunter sends it, the platform team checks and reproduces it, the company rates the risk, the reward is given, the flaw is fixed and may be retested, and the report is closed. Both sides see every step.',
        },
        language: {
          title: 'Which languages are used?',
          text: 'The site speaks Indonesian and English. Reports are written in Indonesian so that everybody reads the same thing; technical terms may stay in English.',
        },
      },
      company: {
        email: {
          title: 'Why does a company need a company email to sign up?',
          text: 'So that the account of a company truly belongs to it. Addresses of free mail providers are refused, and a verification code goes to the address that signs up.',
        },
        managed: {
          title: 'What is the difference between self-managed and managed programs?',
          text: 'In a self-managed program your own team rates valid reports and talks to the bughunters. In a managed one the platform team prepares the rating and you confirm it.',
        },
        private: {
          title: 'Can a program be by invitation only?',
          text: 'Yes. Only verified bughunters whom you invite see a private program. It appears neither in the public list nor in any search.',
        },
        budget: {
          title: 'How do we keep the cost under control?',
          text: 'You set the reward table per risk level yourselves. Rewards are given only from the balance you have funded, and the balance never falls below zero. A warning appears when it is below the minimum.',
        },
        change: {
          title: 'May the rules of a program change while it runs?',
          text: 'They may. Every change is kept as a new version with a readable comparison. Older reports keep to the version that held when they were sent.',
        },
        team: {
          title: 'Who in our company can read reports?',
          text: 'The owner and admins read all valid reports. Other members see only the programs you grant them, with the rights you choose one by one.',
        },
        flood: {
          title: 'Will we be flooded with useless reports?',
          text: 'No. Reports that cannot be proved, are out of scope, or were sent before stop at the platform team and never reach you.',
        },
      },
      bughunter: {
        who: {
          title: 'Who may become a bughunter?',
          text: 'Citizens of Indonesia of at least 17 years, wherever they live. Before joining a program you verify your email, mobile number and identity.',
        },
        documents: {
          title: 'Which documents does the verification need?',
          text: 'Two different identity documents and a selfie. You also accept a confidentiality agreement. People of the platform team check them, not machines.',
        },
        denied: {
          title: 'My verification was denied. What can I do?',
          text: 'Read the reason on your profile page. Two people decide every denial, and you may appeal once; somebody else examines the appeal.',
        },
        contents: {
          title: 'What must a report contain?',
          text: 'The time of the find, the name of the vulnerability, a proof that can be repeated, risk and impact, and a recommendation. The form guides you and saves your draft by itself.',
        },
        wait: {
          title: 'How long until a report is answered?',
          text: 'Our promise: a first answer within 1 business day and the result of the check within 3. The clock stops while we wait for your answer to a question.',
        },
        duplicate: {
          title: 'What if somebody else reported the flaw before?',
          text: 'Your report is closed as a duplicate of the earlier one. You still receive a share of the points when the original is accepted, as long as the flaw was neither published nor fixed yet.',
        },
        publish: {
          title: 'May I tell of my find in a blog or on social media?',
          text: 'Only once the flaw is fixed, the report is closed, and the text was agreed to on the platform. Then the story can appear as a write-up under your name.',
        },
      },
      reward: {
        size: {
          title: 'Who sets the reward?',
          text: 'The reward table of every program names the range for each risk level before you begin to test. The company gives a reward within that range by its risk rating.',
        },
        secured: {
          title: 'Can a reward be taken back once a report is valid?',
          text: 'As soon as a report is valid, its minimum reward moves from the balance of the company into reserved money. The company cannot quietly take it back.',
        },
        disagree: {
          title: 'I do not agree with the risk rating. What now?',
          text: 'Where the company rates differently from the check, it must give a reason, and you have 5 business days to accept or dispute it.',
        },
        points: {
          title: 'How are points counted?',
          text: 'A valid report brings {low} points for low, {medium} for medium, {high} for high and {critical} for critical, plus up to {quality} for the quality of the report and {cvssRight} when your own risk level was right. Spam and repeated invalid reports cost points.',
        },
        board: {
          title: 'Who appears on the leaderboard?',
          text: 'Bughunters with points. It can be read by month, by year or for all time and shows only username, rank, points and the number of finds.',
        },
      },
      account: {
        factor: {
          title: 'How do I protect my account?',
          text: 'Set up a second step on the security page: an authenticator app or a passkey, and keep the recovery codes. The same page shows all your sessions, and each can be ended.',
        },
        lost: {
          title: 'The phone with my authenticator is lost. How do I sign in?',
          text: 'Use one of the recovery codes. If those are lost too, ask for a reset on the sign-in page; its link goes to the email of the account and can be cancelled if it was not you who asked.',
        },
        documents: {
          title: 'Who sees my identity documents?',
          text: 'Only the members of the platform team who handle the verification, and each opening is recorded. You can read that record on your account page. The images are deleted 90 days after the decision.',
        },
        export: {
          title: 'How do I get a copy of my data or close my account?',
          text: 'Both are on your account page. The copy is one ZIP file. A closed account can be opened again within 14 days, then its data is erased; reports and financial records are kept under a pseudonym for as long as the law demands.',
        },
        own: {
          title: 'I found a flaw in this very site. Where do I report it?',
          text: 'Thank you for telling us. Follow our security policy; its address also stands in /.well-known/security.txt.',
        },
      },
    },
  },
})
