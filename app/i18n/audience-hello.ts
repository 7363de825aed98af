import { catalogue } from './catalogue.ts'

/** What a visitor of /hello reads. */
export const helloAudienceWords = catalogue({
  id: {
    name: 'Tim platform',
    title: 'Setiap laporan dibaca manusia.',
    lead: 'Tim hello memeriksa identitas bughunter, meninjau program sebelum dibuka, dan memverifikasi setiap laporan sebelum menjadi pekerjaan perusahaan.',
    action: 'Masuk sebagai anggota tim',
    points: {
      verify: {
        title: 'Verifikasi laporan',
        text: 'Direproduksi, diberi skor CVSS, dan dijelaskan alasannya, juga bila ditolak.',
      },
      identity: {
        title: 'Verifikasi identitas',
        text: 'Dokumen dibuka hanya untuk kasus yang sedang ditangani; setiap pembukaan meninggalkan catatan.',
      },
      programs: {
        title: 'Peninjauan program',
        text: 'Ruang lingkup, izin, dan tabel imbalan diperiksa sebelum satu pun pengujian dimulai.',
      },
      clocks: {
        title: 'Jam yang terukur',
        text: 'Respons pertama 1 hari kerja, triase 3 hari kerja, 24 jam untuk yang diklaim kritis.',
      },
      appeal: {
        title: 'Diputuskan berdua',
        text: 'Penolakan identitas selalu diputuskan orang kedua, bukan orang yang mengusulkannya.',
      },
      money: {
        title: 'Pencatatan dana',
        text: 'Isi saldo dikonfirmasi dengan bukti; setiap rupiah punya dua sisi yang jumlahnya nol.',
      },
    },
    steps: {
      one: { title: 'Terima', text: 'Laporan masuk antrean, yang paling mendesak di atas.' },
      two: {
        title: 'Periksa',
        text: 'Satu orang bertanggung jawab; pertanyaan kepada bughunter menghentikan jam.',
      },
      three: { title: 'Putuskan', text: 'Valid, duplikat, atau ditutup dengan alasan yang tertulis.' },
      four: { title: 'Dampingi', text: 'Penilaian, imbalan, uji ulang, dan publikasi.' },
    },
    questions: {
      who: {
        title: 'Siapa yang bisa membaca laporan?',
        text: 'Hanya tim platform, perusahaan yang bersangkutan, dan bughunter penemunya.',
      },
      join: {
        title: 'Bagaimana menjadi anggota tim?',
        text: 'Akun tim dibuat dari dalam; tidak ada pendaftaran dari halaman publik.',
      },
      contact: {
        title: 'Ingin bertanya sesuatu?',
        text: 'Tulis komentar pada laporan yang bersangkutan; tim kami membaca dan menjawabnya di sana.',
      },
    },
  },
  en: {
    name: 'Platform team',
    title: 'Every report is read by a person.',
    lead: 'The hello team checks the identity of bughunters, reviews programs before they open, and verifies every report before it becomes work for a company.',
    action: 'Sign in as a team member',
    points: {
      verify: {
        title: 'Verifying reports',
        text: 'Reproduced, scored by CVSS and explained, also when refused.',
      },
      identity: {
        title: 'Verifying identities',
        text: 'Documents are opened only for the case at hand; every opening leaves a record.',
      },
      programs: {
        title: 'Reviewing programs',
        text: 'Scope, permission and reward table are checked before any test begins.',
      },
      clocks: {
        title: 'Measured clocks',
        text: 'First answer in 1 business day, triage in 3, 24 hours for claimed criticals.',
      },
      appeal: {
        title: 'Decided by two',
        text: 'Denying an identity is always decided by a second person, not by whoever proposed it.',
      },
      money: {
        title: 'Keeping the books',
        text: 'Top-ups are confirmed with proof; every rupiah has two sides that sum to zero.',
      },
    },
    steps: {
      one: { title: 'Receive', text: 'Reports enter the queue, the most urgent on top.' },
      two: {
        title: 'Check',
        text: 'One person is responsible; a question to the bughunter stops the clock.',
      },
      three: { title: 'Decide', text: 'Valid, duplicate, or closed with a written reason.' },
      four: { title: 'Accompany', text: 'Rating, reward, retest and publication.' },
    },
    questions: {
      who: {
        title: 'Who can read a report?',
        text: 'Only the platform team, the company concerned and the bughunter who found it.',
      },
      join: {
        title: 'How does one become a member?',
        text: 'Team accounts are made from the inside; there is no public sign-up.',
      },
      contact: {
        title: 'Want to ask something?',
        text: 'Comment on the report it is about; our team reads and answers it there.',
      },
    },
  },
})
