import type { Locale } from '#kernel/locale.ts'

/** What the text names. Fees in percent of what a bughunter is given. */
export type ContractTerms = { brand: string; version: number; rewardFee: number; prizeFee: number }

type Clause = readonly [title: string, text: string]
type Document = { title: string; lead: string; clauses: readonly Clause[] }

/** The cooperation contract and the NDA, signed together. The Indonesian texts are binding. */
export const contractDocuments: Record<Locale, (terms: ContractTerms) => readonly [Document, Document]> = {
  id: ({ brand, version, rewardFee, prizeFee }) => [
    {
      title: `PERJANJIAN KERJA SAMA (versi ${version})`,
      lead: `Perjanjian ini dibuat antara badan yang disebut pada lembar tanda tangan ("Perusahaan") dan ${brand} sebagai penyelenggara platform ("Platform"). Perjanjian berlaku sejak ditandatangani kedua pihak.`,
      clauses: [
        [
          'Para pihak',
          'Penanda tangan menyatakan berwenang mewakili Perusahaan, dan nama, alamat, serta NPWP pada lembar tanda tangan adalah data Perusahaan yang benar. Nama Perusahaan di platform mengikuti nama pada perjanjian ini.',
        ],
        [
          'Layanan',
          'Platform menyediakan tempat untuk menyusun program, meninjau dan membukanya bagi bughunter, menerima dan memeriksa laporan, menghitung tenggat, menyalurkan imbalan, dan mencatat seluruh prosesnya. Platform tidak menjamin bahwa setiap kerentanan ditemukan.',
        ],
        [
          'Biaya',
          `Di atas setiap imbalan dan pembayaran uji ulang, Perusahaan membayar biaya platform ${rewardFee}%; di atas setiap hadiah challenge, ${prizeFee}%. Angka itu berlaku pada hari perjanjian ini ditandatangani. Perubahan diumumkan sebelum berlaku dan tidak mengubah biaya atas laporan yang sudah valid atau challenge yang sudah disetujui. Biaya paket dan pajak pertambahan nilai ditagih terpisah.`,
        ],
        [
          'Saldo dan imbalan',
          'Imbalan dibayar dari saldo yang lebih dulu disetor Perusahaan. Uang untuk laporan valid disisihkan dan tidak dapat ditarik sampai laporan itu selesai. Saldo bebas dapat diminta kembali melalui platform.',
        ],
        [
          'Pemotongan pajak',
          'Perusahaan menunjuk Platform sebagai agen pembayar. Platform memotong pajak penghasilan atas imbalan menurut peraturan yang berlaku pada hari pembayaran, menyetorkannya, dan menyediakan bukti potongnya.',
        ],
        [
          'Pelepasan imbalan otomatis',
          'Jika Perusahaan tidak memutuskan sampai tenggat yang ditampilkan pada laporan lewat, Perusahaan menyetujui bahwa Platform melepaskan imbalan dari uang yang disisihkan menurut tabel imbalan program dan tingkat risiko hasil verifikasi, tanpa persetujuan lebih lanjut. Perusahaan diberi tahu sebelum dan sesudahnya.',
        ],
        [
          'Izin menguji',
          'Perusahaan menjamin berhak memberi izin menguji setiap sasaran yang ditulis dalam programnya, sebagai pemilik atau dengan izin tertulis pemiliknya, dan menanggung tuntutan pihak ketiga yang timbul karena jaminan itu tidak benar. Perusahaan tidak menuntut maupun melaporkan bughunter yang menguji sesuai aturan program.',
        ],
        [
          'Pelindungan data pribadi',
          'Untuk data pribadi di dalam laporan, Perusahaan adalah pengendali dan Platform adalah prosesor menurut Undang-Undang Nomor 27 Tahun 2022. Platform memprosesnya hanya untuk layanan ini dan menurut instruksi Perusahaan, merahasiakannya, mengamankannya, membatasi siapa yang membacanya, memberi tahu Perusahaan tanpa menunda jika terjadi kegagalan pelindungan, membantu memenuhi hak subjek data, dan menghapusnya setelah masa simpan yang tertulis pada kebijakan privasi. Platform hanya memakai prosesor lain yang terikat kewajiban yang sama.',
        ],
        [
          'Tanggung jawab',
          'Setiap pihak menanggung kerugian langsung karena kesalahannya. Selain untuk kesengajaan, kelalaian berat, pelanggaran kerahasiaan, pelindungan data pribadi, dan jaminan izin menguji, tanggung jawab satu pihak dalam satu tahun dibatasi sebesar biaya platform dan paket yang dibayar Perusahaan dalam dua belas bulan terakhir. Tidak ada pihak yang bertanggung jawab atas keadaan kahar.',
        ],
        [
          'Jangka waktu dan pengakhiran',
          'Perjanjian berlaku tanpa batas waktu. Setiap pihak dapat mengakhirinya dengan pemberitahuan tertulis 30 hari sebelumnya, atau seketika jika pihak lain melanggar dan tidak memperbaikinya dalam 14 hari setelah diberi tahu. Program ditutup pada hari berakhirnya; laporan yang sudah masuk tetap diproses dan imbalannya tetap dibayar. Untuk pengakhiran, para pihak mengesampingkan Pasal 1266 Kitab Undang-Undang Hukum Perdata sejauh mensyaratkan putusan pengadilan.',
        ],
        [
          'Perubahan naskah',
          'Naskah baru ditawarkan kepada Perusahaan untuk ditandatangani dan tidak menghentikan program yang sedang berjalan. Tiga puluh hari setelah naskah baru ada, program baru hanya dibuka berdasarkan naskah itu.',
        ],
        [
          'Hukum dan sengketa',
          'Perjanjian ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dengan musyawarah; jika dalam 30 hari tidak tercapai, melalui Pengadilan Negeri Bandung. Jika naskah bahasa Indonesia dan Inggris berbeda, naskah bahasa Indonesia yang berlaku.',
        ],
        [
          'Tanda tangan elektronik',
          'Para pihak sepakat bahwa persetujuan melalui akun yang dibuktikan dengan kata sandi serta faktor kedua atau kode yang dikirim ke email akun itu adalah tanda tangan elektronik menurut Pasal 11 Undang-Undang Informasi dan Transaksi Elektronik. Platform menyimpan sidik jari naskah, versi, penanda tangan, waktu, alamat jaringan, dan perangkat sebagai bukti.',
        ],
      ],
    },
    {
      title: `PERJANJIAN KERAHASIAAN (versi ${version})`,
      lead: `Perjanjian ini mengikat Perusahaan dan ${brand}, dan ditandatangani bersama perjanjian kerja sama di atas.`,
      clauses: [
        [
          'Informasi rahasia',
          'Informasi rahasia adalah semua yang diketahui satu pihak dari pihak lain atau dari bughunter melalui platform dan belum diketahui umum: kerentanan, laporan dan lampirannya, program privat, kode sumber, kredensial, arsitektur, data pribadi, data usaha, serta identitas bughunter.',
        ],
        [
          'Pengecualian',
          'Tidak termasuk informasi yang sudah diketahui umum tanpa kesalahan penerima, yang sudah dimiliki penerima secara sah, yang diperoleh secara sah dari pihak lain, atau yang dikembangkan sendiri tanpa memakai informasi rahasia.',
        ],
        [
          'Kewajiban',
          'Penerima memakai informasi rahasia hanya untuk kerja sama ini, membukanya hanya kepada orang yang memerlukannya dan terikat kewajiban yang sama, serta melindunginya seperti informasi rahasianya sendiri. Perusahaan tidak mencari tahu identitas bughunter di luar yang ditampilkan platform.',
        ],
        [
          'Publikasi',
          'Laporan hanya dipublikasikan setelah kerentanan diperbaiki, laporan berstatus Ditutup, dan naskahnya disetujui melalui platform.',
        ],
        [
          'Pengungkapan yang diwajibkan hukum',
          'Jika hukum atau pengadilan mewajibkan pengungkapan, penerima memberi tahu pihak lain lebih dulu sejauh diizinkan dan hanya mengungkap yang diwajibkan.',
        ],
        [
          'Pengembalian dan jangka waktu',
          'Saat kerja sama berakhir, informasi rahasia dihapus kecuali yang wajib disimpan menurut hukum. Kewajiban ini berlanjut lima tahun setelahnya; untuk data pribadi dan kredensial berlaku tanpa batas waktu.',
        ],
      ],
    },
  ],
  en: ({ brand, version, rewardFee, prizeFee }) => [
    {
      title: `COOPERATION CONTRACT (version ${version})`,
      lead: `This contract is made between the body named on the signature sheet (the "Company") and ${brand} as operator of the platform (the "Platform"). It holds from the day both have signed it. The Indonesian text is the binding one; this translation is for reading.`,
      clauses: [
        [
          'Parties',
          'The signer declares to have the authority to act for the Company, and that name, address and NPWP on the signature sheet are true data of the Company. The name of the Company on the platform is the one of this contract.',
        ],
        [
          'Services',
          'The Platform offers the place to write programs, reviews them and opens them to bughunters, receives and examines reports, counts deadlines, passes rewards on, and records all of it. The Platform does not promise that every vulnerability is found.',
        ],
        [
          'Fees',
          `On top of each reward and each payment for a retest the Company pays a platform fee of ${rewardFee}%; on top of each prize of a challenge, ${prizeFee}%. These figures hold on the day this contract is signed. A change is announced before it holds, and does not change the fee on reports that are valid already or on challenges that were accepted. The fee of the plan and value-added tax are billed apart.`,
        ],
        [
          'Balance and rewards',
          'Rewards are paid from the balance the Company has paid in before. Money for valid reports is set aside and cannot be taken back until the report is done. The free balance can be asked back through the platform.',
        ],
        [
          'Withholding of tax',
          'The Company appoints the Platform as its paying agent. The Platform withholds income tax on rewards by the rules in force on the day of payment, pays it to the treasury, and provides the slips.',
        ],
        [
          'Automatic release of rewards',
          'Where the Company has not decided by the deadline shown on a report, the Company consents that the Platform releases the reward from the money set aside, by the reward table of the program and the verified risk level, without asking again. The Company is notified before and after.',
        ],
        [
          'Permission to test',
          "The Company warrants that it may permit the testing of every target its programs name, as owner or with the owner's written consent, and answers for claims of third parties that arise because this warranty is untrue. The Company neither sues nor reports bughunters who test by the rules of the program.",
        ],
        [
          'Personal data',
          'For personal data inside reports the Company is the controller and the Platform the processor under Law 27 of 2022. The Platform processes them for these services alone and as the Company instructs, keeps them confidential and secure, limits who reads them, tells the Company of a breach without delay, helps to meet the rights of data subjects, and deletes them after the time its privacy policy states. It uses other processors only under the same duties.',
        ],
        [
          'Liability',
          'Each party answers for direct damage by its fault. Except for intent, gross negligence, breach of confidentiality, personal data and the warranty on the permission to test, the liability of one party within a year is limited to the platform and plan fees the Company paid within the last twelve months. Neither party answers for force majeure.',
        ],
        [
          'Term and end',
          'The contract has no end. Either party may end it by written notice 30 days before, or at once where the other is in breach and has not cured it within 14 days of a notice. Programs are closed on that day; reports already received are handled and their rewards are paid. For the end of the contract the parties waive Article 1266 of the Civil Code as far as it asks for a decision of a court.',
        ],
        [
          'Changes of the text',
          'A new text is offered to the Company to sign and stops no program that runs. Thirty days after a new text is there, new programs are opened under that text alone.',
        ],
        [
          'Law and disputes',
          'The law of the Republic of Indonesia governs this contract. Disputes are settled by deliberation; failing that within 30 days, by the District Court of Bandung. Where the Indonesian and English texts differ, the Indonesian text prevails.',
        ],
        [
          'Electronic signature',
          'The parties agree that acceptance through an account, proven by its password and its second factor or a code mailed to its address, is an electronic signature under Article 11 of the Electronic Information and Transactions Law. The Platform keeps the fingerprint of the text, its version, the signer, the time, the network address and the device as evidence.',
        ],
      ],
    },
    {
      title: `CONFIDENTIALITY AGREEMENT (version ${version})`,
      lead: `This agreement binds the Company and ${brand}, and is signed together with the cooperation contract above.`,
      clauses: [
        [
          'Confidential information',
          'Confidential information is everything one party learns from the other or from bughunters through the platform that is not publicly known: vulnerabilities, reports and their attachments, private programs, source code, credentials, architecture, personal data, business data, and the identity of bughunters.',
        ],
        [
          'Exceptions',
          'Not included is information that is public through no fault of the receiver, that the receiver lawfully held before, lawfully received from others, or developed without using confidential information.',
        ],
        [
          'Duties',
          'The receiver uses confidential information for this cooperation alone, opens it only to people who need it and are under the same duty, and protects it like its own. The Company does not seek the identity of bughunters beyond what the platform shows.',
        ],
        [
          'Publication',
          'A report is published only after the vulnerability is fixed, the report is Closed, and the text was agreed through the platform.',
        ],
        [
          'Disclosure required by law',
          'Where law or a court requires disclosure, the receiver tells the other party beforehand as far as allowed and discloses only what is required.',
        ],
        [
          'Return and duration',
          'When the cooperation ends, confidential information is deleted except what the law requires to be kept. These duties go on for five years after; for personal data and credentials they have no end.',
        ],
      ],
    },
  ],
}
