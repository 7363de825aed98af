import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'

/** Raise it with every change of the text: everyone is then asked again. */
export const ndaVersion = '1'

type Brand = { brand: string }

export const ndaWords = catalogue({
  title: { id: 'Perjanjian Kerahasiaan Bughunter', en: 'Confidentiality Agreement for Bughunters' },
  lead: ({ brand }: Brand) => ({
    id: `Perjanjian ini mengikat Anda sebagai bughunter dan ${brand} sebagai penyelenggara platform. Perjanjian ini juga melindungi setiap perusahaan yang programnya Anda ikuti; perusahaan itu boleh menuntut pelaksanaannya.`,
    en: `This agreement binds you as a bughunter and ${brand} as the operator of the platform. It also protects every company whose program you join; that company may enforce it.`,
  }),
  clauses: {
    c1: {
      title: { id: '1. Informasi rahasia', en: '1. Confidential information' },
      text: () => ({
        id: 'Informasi rahasia adalah semua yang Anda ketahui karena mengikuti program dan belum diketahui umum: celah keamanan, laporan dan lampirannya, ruang lingkup program tertutup, kode sumber, kredensial, arsitektur, data pribadi dan data usaha, serta percakapan di platform. Informasi tetap rahasia walaupun tidak diberi tanda "rahasia".',
        en: 'Confidential information is everything you learn by joining programs that is not publicly known: security flaws, reports and their attachments, the scope of private programs, source code, credentials, architecture, personal and business data, and conversations on the platform. It is confidential even when it is not marked so.',
      }),
    },
    c2: {
      title: { id: '2. Yang bukan informasi rahasia', en: '2. What is not confidential' },
      text: () => ({
        id: 'Tidak termasuk informasi yang sudah diketahui umum tanpa kesalahan Anda, yang sudah Anda miliki secara sah sebelumnya, yang Anda peroleh secara sah dari pihak lain yang bebas memberikannya, atau yang Anda temukan sendiri di luar program tanpa memakai informasi rahasia.',
        en: 'Not included is information that is public through no fault of yours, that you lawfully held before, that you lawfully received from someone free to give it, or that you found by yourself outside any program without using confidential information.',
      }),
    },
    c3: {
      title: { id: '3. Kewajiban Anda', en: '3. Your duties' },
      text: () => ({
        id: 'Anda menjaga informasi rahasia, memakainya hanya untuk menguji dan melaporkan sesuai aturan program, tidak membagikannya kepada siapa pun di luar pihak yang menangani laporan, dan tidak memakainya untuk keuntungan lain. Anda mengamankan perangkat dan akun yang menyimpannya.',
        en: 'You keep confidential information secret, use it only to test and report under the rules of the program, share it with nobody but those who handle the report, and do not use it for any other gain. You secure the devices and accounts that hold it.',
      }),
    },
    c4: {
      title: { id: '4. Data pribadi', en: '4. Personal data' },
      text: () => ({
        id: 'Jika menemukan data pribadi, Anda berhenti pada bukti pertama, membuka paling banyak tiga rekaman, tidak menyalin lebih dari yang diperlukan untuk bukti, menyamarkannya dalam laporan, dan menghapusnya setelah laporan ditutup. Anda segera memberi tahu lewat laporan jika data pribadi terungkap. Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi tetap berlaku bagi Anda.',
        en: 'When you meet personal data you stop at the first proof, open at most three records, copy no more than the proof needs, mask it in the report, and delete it once the report is closed. You tell us at once through the report when personal data is exposed. Law 27 of 2022 on Personal Data Protection applies to you as well.',
      }),
    },
    c5: {
      title: { id: '5. Publikasi', en: '5. Publication' },
      text: ({ brand }: Brand) => ({
        id: `Anda tidak memublikasikan celah, laporan, atau hubungan Anda dengan program tertutup. Publikasi hanya boleh setelah celah diperbaiki, laporan berstatus Ditutup, dan perusahaan serta ${brand} menyetujui naskahnya lewat platform.`,
        en: `You do not publish flaws, reports or your part in private programs. Publication is allowed only after the flaw is fixed, the report is Closed, and the company and ${brand} have agreed to the text through the platform.`,
      }),
    },
    c6: {
      title: { id: '6. Batas izin menguji', en: '6. Limits of permission to test' },
      text: () => ({
        id: 'Izin menguji hanya berlaku untuk program yang aturannya sudah Anda setujui, dalam ruang lingkupnya, dan selama program itu dibuka. Perjanjian ini sendiri bukan izin untuk mengakses sistem siapa pun. Akses di luar izin dapat merupakan akses tanpa hak menurut Undang-Undang tentang Informasi dan Transaksi Elektronik.',
        en: 'Permission to test exists only for programs whose rules you have accepted, within their scope, and while they are open. This agreement alone permits access to nobody’s systems. Access beyond the permission may be access without right under the Electronic Information and Transactions Law.',
      }),
    },
    c7: {
      title: { id: '7. Pengungkapan yang diwajibkan hukum', en: '7. Disclosure required by law' },
      text: ({ brand }: Brand) => ({
        id: `Jika hukum atau pengadilan mewajibkan Anda mengungkap informasi rahasia, Anda memberi tahu ${brand} sebelumnya sejauh diizinkan dan hanya mengungkap yang diwajibkan. Perjanjian ini tidak melarang Anda melaporkan tindak pidana kepada pihak berwenang.`,
        en: `If a law or court requires you to disclose confidential information, you tell ${brand} beforehand as far as allowed and disclose only what is required. This agreement does not forbid reporting crimes to the authorities.`,
      }),
    },
    c8: {
      title: { id: '8. Pengembalian dan penghapusan', en: '8. Return and deletion' },
      text: () => ({
        id: 'Atas permintaan, atau ketika laporan ditutup, program berakhir, atau akun Anda ditutup, Anda menghapus semua informasi rahasia yang Anda simpan dan menegaskannya jika diminta. Catatan imbalan dan pajak Anda sendiri boleh disimpan.',
        en: 'On request, or when a report is closed, a program ends or your account is closed, you delete all confidential information you hold and confirm it when asked. You may keep your own reward and tax records.',
      }),
    },
    c9: {
      title: { id: '9. Jangka waktu', en: '9. Duration' },
      text: () => ({
        id: 'Kewajiban ini berlaku sejak Anda menyetujuinya dan berlanjut lima tahun setelah program terakhir yang Anda ikuti berakhir. Untuk data pribadi dan kredensial, kewajiban berlaku tanpa batas waktu.',
        en: 'These duties begin when you accept and last until five years after the last program you joined has ended. For personal data and credentials they have no end.',
      }),
    },
    c10: {
      title: { id: '10. Pelanggaran', en: '10. Breach' },
      text: ({ brand }: Brand) => ({
        id: `Pelanggaran dapat menyebabkan imbalan ditahan, akun ditangguhkan atau ditutup, dan tuntutan ganti rugi. Langkah di luar ruang lingkup yang tidak disengaja dan segera Anda beri tahukan kepada ${brand} diperlakukan sebagai itikad baik.`,
        en: `A breach may lead to rewards being withheld, to suspension or closing of your account, and to claims for damages. An unintended step outside the scope that you tell ${brand} about at once is treated as good faith.`,
      }),
    },
    c11: {
      title: { id: '11. Hukum dan penyelesaian sengketa', en: '11. Law and disputes' },
      text: () => ({
        id: 'Perjanjian ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dengan musyawarah; jika dalam 30 hari tidak tercapai, melalui Pengadilan Negeri Bandung. Jika naskah bahasa Indonesia dan Inggris berbeda, naskah bahasa Indonesia yang berlaku.',
        en: 'The law of the Republic of Indonesia governs this agreement. Disputes are settled by deliberation; failing that within 30 days, by the District Court of Bandung. Where the Indonesian and English texts differ, the Indonesian text prevails.',
      }),
    },
    c12: {
      title: { id: '12. Persetujuan elektronik', en: '12. Electronic acceptance' },
      text: () => ({
        id: 'Persetujuan Anda melalui platform adalah tanda tangan elektronik. Kami menyimpan sidik jari naskah ini, versinya, waktu, alamat jaringan, dan perangkat Anda sebagai bukti.',
        en: 'Your acceptance through the platform is an electronic signature. We keep a fingerprint of this text, its version, the time, your network address and your device as evidence.',
      }),
    },
  },
})

/** The whole agreement as one text, exactly as shown: an acceptance stores its hash. */
export function ndaText(locale: Locale, brand: string): string {
  const { title, lead, clauses } = wordsIn(ndaWords, locale)
  const parts = Object.values(clauses).map((clause) => `${clause.title}\n${clause.text({ brand })}`)
  return [`${title} (${ndaVersion})`, lead({ brand }), ...parts].join('\n\n')
}
