import { catalogue } from './catalogue.ts'

/** What a visitor of /hello reads. */
export const helloAudienceWords = catalogue({
  name: { id: 'Tim platform', en: 'Platform team' },
  title: { id: 'Setiap laporan dibaca manusia.', en: 'Every report is read by a person.' },
  lead: {
    id: 'Tim hello memeriksa identitas bughunter, meninjau program sebelum dibuka, dan memverifikasi setiap laporan sebelum menjadi pekerjaan perusahaan.',
    en: 'The hello team checks the identity of bughunters, reviews programs before they open, and verifies every report before it becomes work for a company.',
  },
  action: { id: 'Masuk sebagai anggota tim', en: 'Sign in as a team member' },
  points: {
    verify: {
      title: { id: 'Verifikasi laporan', en: 'Verifying reports' },
      text: {
        id: 'Direproduksi, diberi skor CVSS, dan dijelaskan alasannya, juga bila ditolak.',
        en: 'Reproduced, scored by CVSS and explained, also when refused.',
      },
    },
    identity: {
      title: { id: 'Verifikasi identitas', en: 'Verifying identities' },
      text: {
        id: 'Dokumen dibuka hanya untuk kasus yang sedang ditangani; setiap pembukaan meninggalkan catatan.',
        en: 'Documents are opened only for the case at hand; every opening leaves a record.',
      },
    },
    programs: {
      title: { id: 'Peninjauan program', en: 'Reviewing programs' },
      text: {
        id: 'Ruang lingkup, izin, dan tabel imbalan diperiksa sebelum satu pun pengujian dimulai.',
        en: 'Scope, permission and reward table are checked before any test begins.',
      },
    },
    clocks: {
      title: { id: 'Jam yang terukur', en: 'Measured clocks' },
      text: {
        id: 'Respons pertama 1 hari kerja, triase 3 hari kerja, 24 jam untuk yang diklaim kritis.',
        en: 'First answer in 1 business day, triage in 3, 24 hours for claimed criticals.',
      },
    },
    appeal: {
      title: { id: 'Diputuskan berdua', en: 'Decided by two' },
      text: {
        id: 'Penolakan identitas selalu diputuskan orang kedua, bukan orang yang mengusulkannya.',
        en: 'Denying an identity is always decided by a second person, not by whoever proposed it.',
      },
    },
    money: {
      title: { id: 'Pencatatan dana', en: 'Keeping the books' },
      text: {
        id: 'Isi saldo dikonfirmasi dengan bukti; setiap rupiah punya dua sisi yang jumlahnya nol.',
        en: 'Top-ups are confirmed with proof; every rupiah has two sides that sum to zero.',
      },
    },
  },
  steps: {
    one: {
      title: { id: 'Terima', en: 'Receive' },
      text: { id: 'Laporan masuk antrean, yang paling mendesak di atas.', en: 'Reports enter the queue, the most urgent on top.' },
    },
    two: {
      title: { id: 'Periksa', en: 'Check' },
      text: {
        id: 'Satu orang bertanggung jawab; pertanyaan kepada bughunter menghentikan jam.',
        en: 'One person is responsible; a question to the bughunter stops the clock.',
      },
    },
    three: {
      title: { id: 'Putuskan', en: 'Decide' },
      text: { id: 'Valid, duplikat, atau ditutup dengan alasan yang tertulis.', en: 'Valid, duplicate, or closed with a written reason.' },
    },
    four: {
      title: { id: 'Dampingi', en: 'Accompany' },
      text: { id: 'Penilaian, imbalan, uji ulang, dan publikasi.', en: 'Rating, reward, retest and publication.' },
    },
  },
  questions: {
    who: {
      title: { id: 'Siapa yang bisa membaca laporan?', en: 'Who can read a report?' },
      text: {
        id: 'Hanya tim platform, perusahaan yang bersangkutan, dan bughunter penemunya.',
        en: 'Only the platform team, the company concerned and the bughunter who found it.',
      },
    },
    join: {
      title: { id: 'Bagaimana menjadi anggota tim?', en: 'How does one become a member?' },
      text: {
        id: 'Akun tim dibuat dari dalam; tidak ada pendaftaran dari halaman publik.',
        en: 'Team accounts are made from the inside; there is no public sign-up.',
      },
    },
    contact: {
      title: { id: 'Ingin bertanya sesuatu?', en: 'Want to ask something?' },
      text: {
        id: 'Tulis komentar pada laporan yang bersangkutan; tim kami membaca dan menjawabnya di sana.',
        en: 'Comment on the report it is about; our team reads and answers it there.',
      },
    },
  },
})
