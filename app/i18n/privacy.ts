import { catalogue } from './catalogue.ts'
import { readmeEntries } from './privacy-readme.ts'

type Count = { count: string }
type Company = { company: string }

/**
 * One's own data: the copy, who opened the documents, leaving and coming back. Read by every role, so it
 * avoids "kamu" and "Anda" where possible.
 */
export const privacyWords = catalogue({
  people: {
    title: { id: 'Data orang perusahaan Anda', en: 'Data on the people of your company' },
    text: {
      id: 'Nama, alamat email, dan waktu masuk terakhir adalah semua yang disimpan tentang mereka di luar catatan kegiatan. Salinan dan penghapusannya diminta masing-masing orang di halaman ini juga.',
      en: 'Name, e-mail address and last sign-in are all that is stored on them besides the log of what they did. Each of them asks for a copy, or to be erased, on this same page.',
    },
    name: { id: 'Nama', en: 'Name' },
    email: { id: 'Email', en: 'E-mail' },
    status: { id: 'Status', en: 'Status' },
    signedIn: { id: 'Terakhir masuk', en: 'Last sign-in' },
    read: { id: 'Dibuka tim platform', en: 'Opened by the platform team' },
    times: ({ count }: { count: number }) => ({ id: `${count} kali`, en: count === 1 ? 'once' : `${count} times` }),
    never: { id: 'Belum pernah', en: 'Never' },
    empty: { id: 'Belum ada anggota', en: 'No members yet' },
    emptyText: { id: 'Orang yang Anda undang muncul di sini.', en: 'People you invite appear here.' },
  },
  data: {
    title: { id: 'Data saya', en: 'My data' },
    subtitle: {
      id: 'Salinan semua data akun ini, dan catatan siapa yang membuka dokumennya.',
      en: 'A copy of all data in this account, and who opened its documents.',
    },
    copyTitle: { id: 'Salinan data', en: 'Copy of your data' },
    copyText: {
      id: 'Berkas ZIP berisi data.json dengan semua data akun ini, unggahan yang masih tersimpan, dan penjelasan isinya. Data orang lain tidak ikut.',
      en: 'A ZIP file with data.json holding all data in this account, the uploads still stored, and a guide to what is inside. Other people’s data is left out.',
    },
    copyLimit: {
      id: 'Salinan dapat diunduh 3 kali sehari. Setiap unduhan dikabarkan lewat email.',
      en: 'You can download 3 copies a day. We send an email each time.',
    },
    download: { id: 'Unduh salinan', en: 'Download the copy' },
    accessTitle: { id: 'Siapa yang membuka dokumen saya', en: 'Who opened my documents' },
    accessText: {
      id: 'Dokumen identitas hanya dapat dibuka petugas yang sedang memeriksanya. Setiap pembukaan dan keputusan tercatat, dengan kode tetap sebagai nama petugas.',
      en: 'Only the person reviewing identity documents can open them. Every view and decision is recorded, with a fixed code instead of the reviewer’s name.',
    },
    noAccess: { id: 'Belum ada catatan', en: 'Nothing recorded' },
    noAccessText: { id: 'Belum ada petugas yang membuka dokumen akun ini.', en: 'Nobody has opened this account’s documents.' },
    what: { id: 'Peristiwa', en: 'What' },
    who: { id: 'Oleh', en: 'By' },
    when: { id: 'Waktu', en: 'When' },
    team: { id: 'Tim verifikasi', en: 'Verification team' },
    leaveTitle: { id: 'Menghapus akun', en: 'Deleting the account' },
    leaveText: {
      id: 'Apa yang dihapus, apa yang wajib disimpan, dan apa yang perlu diselesaikan lebih dulu dijelaskan di halaman ini:',
      en: 'This page explains what is erased, what must be kept and what has to be settled first:',
    },
    leaveLink: { id: 'Hapus akun', en: 'Delete account' },
  },
  accessKinds: {
    'account.identity_document_viewed': { id: 'Dokumen dibuka', en: 'Document opened' },
    'account.identity_case_taken': { id: 'Pengajuan identitas diambil untuk diperiksa', en: 'Identity submission taken for review' },
    'account.identity_decided': { id: 'Pengajuan identitas diputuskan', en: 'Identity submission decided' },
    'account.identity_corrected': { id: 'Nama atau tanggal lahir terverifikasi diperbaiki', en: 'Verified name or birth date put right' },
    'company.npwp_opened': { id: 'Kartu NPWP dibuka', en: 'NPWP card opened' },
    'company.npwp_decided': { id: 'Kartu NPWP diperiksa dan diputuskan', en: 'NPWP card checked and decided' },
    'reward.top_up_checked': { id: 'Permintaan isi saldo dicek', en: 'Top-up request checked' },
    'reward.top_up_decided': { id: 'Permintaan isi saldo diperiksa dan diputuskan', en: 'Top-up request checked and decided' },
    'reward.top_up_reversed': {
      id: 'Isi saldo yang keliru dikonfirmasi ditarik kembali',
      en: 'A top-up confirmed by mistake was taken back',
    },
    'reward.refund_account_opened': {
      id: 'Nomor rekening pengembalian dibuka untuk mentransfer',
      en: 'Account number of a refund opened to transfer to it',
    },
    'reward.payout_account_opened': {
      id: 'Nomor akun pembayaran dibuka untuk mentransfer',
      en: 'The number of the payout account was opened for a transfer',
    },
    'reward.payout_account_decided': {
      id: 'Nama pemilik akun pembayaran diperiksa dan diputuskan',
      en: 'The holder of the payout account was checked and decided',
    },
    'reward.tax_residence_opened': { id: 'Dokumen domisili pajak dibuka', en: 'The document of a tax residence was opened' },
    'reward.tax_residence_checked': { id: 'Domisili pajak diperiksa', en: 'A tax residence was checked' },
    'reward.tax_residence_decided': { id: 'Domisili pajak diperiksa dan diputuskan', en: 'A tax residence was checked and decided' },
  },
  documents: {
    ktp: { id: 'KTP', en: 'KTP' },
    passport: { id: 'paspor', en: 'passport' },
    sim: { id: 'SIM', en: 'driving licence' },
    kk: { id: 'kartu keluarga', en: 'family card' },
    selfie: { id: 'swafoto', en: 'selfie' },
  },
  leave: {
    title: { id: 'Hapus akun', en: 'Delete account' },
    ways: {
      account: {
        title: (_: Company) => ({ id: 'Hapus akun', en: 'Delete account' }),
        subtitle: (_: Company) => ({
          id: 'Akses berakhir saat itu juga. Selama 14 hari keputusan ini masih bisa dibatalkan.',
          en: 'Access ends immediately. You can still undo this for 14 days.',
        }),
        steps: {
          atOnce: {
            id: 'Semua sesi, token, dan tautan yang pernah dikirim langsung tidak berlaku. Profil publik dan nama di papan peringkat, kalau ada, ikut hilang.',
            en: 'All sessions, tokens and emailed links stop working immediately. Your public profile and your name on the leaderboard, if any, disappear too.',
          },
          toReturn: {
            id: 'Sebuah email membawa tautan pembatalan yang berlaku 14 hari. Dengan tautan itu akun terbuka kembali seperti semula.',
            en: 'We email you a link, valid for 14 days, that undoes this. It reopens the account as it was.',
          },
          afterwards: {
            id: 'Setelah 14 hari, nama, email, riwayat perangkat, dan kalau ada juga nomor ponsel, alamat, CV, dokumen identitas, dan draf dihapus. Nama pengguna diganti nama samaran dan tidak pernah diberikan kepada orang lain.',
            en: 'After 14 days the name, email, device history and, if any, the mobile number, address, CV, identity documents and drafts are erased. The username becomes a pseudonym and is never given to anyone else.',
          },
        },
        understood: {
          id: 'Saya paham bahwa setelah 14 hari data ini tidak dapat dikembalikan',
          en: 'I understand that this data cannot be recovered after 14 days',
        },
        submit: { id: 'Hapus akun ini', en: 'Delete this account' },
      },
      company: {
        title: ({ company }: Company) => ({ id: `Tutup akun ${company}`, en: `Close the account of ${company}` }),
        subtitle: (_: Company) => ({
          id: 'Menutup akun pemilik berarti menutup perusahaan ini di platform. Selama 14 hari keputusan ini masih bisa dibatalkan.',
          en: 'Closing the owner’s account closes the company on this platform. For 14 days you can still take it back.',
        }),
        steps: {
          atOnce: {
            id: 'Semua sesi, token, dan tautan Anda dan seluruh anggota langsung tidak berlaku. Anggota mendapat kabar lewat email.',
            en: 'All sessions, tokens and links of you and every member stop working at once. Members hear of it by email.',
          },
          toReturn: {
            id: 'Sebuah email membawa tautan pembatalan yang berlaku 14 hari. Dengan tautan itu perusahaan dan anggotanya kembali seperti semula.',
            en: 'A mail brings a link, good for 14 days, that takes this back. With it the company and its members are as they were.',
          },
          afterwards: {
            id: 'Setelah 14 hari, data pribadi Anda dan para anggota, serta telepon, alamat, dan keterangan perusahaan dihapus. Nama perusahaan tetap tertulis pada laporan dan perjanjian yang sudah ada.',
            en: 'After 14 days your personal data, that of the members, and the phone, address and description of the company are erased. The name of the company stays on existing reports and agreements.',
          },
        },
        understood: {
          id: 'Saya paham bahwa perusahaan ini ditutup dan setelah 14 hari tidak dapat dikembalikan',
          en: 'I understand that this company is closed and cannot be brought back after 14 days',
        },
        submit: { id: 'Tutup perusahaan ini', en: 'Close this company' },
      },
      member: {
        title: ({ company }: Company) => ({ id: `Keluar dari ${company}`, en: `Leave ${company}` }),
        subtitle: ({ company }: Company) => ({
          id: `Akun ini dan keanggotaannya di ${company} berakhir saat itu juga. Selama 14 hari penghapusan akun masih bisa dibatalkan.`,
          en: `This account and its membership of ${company} end at once. For 14 days you can still take the deletion back.`,
        }),
        steps: {
          atOnce: {
            id: 'Semua sesi, token, dan tautan langsung tidak berlaku, dan keanggotaan menjadi nonaktif.',
            en: 'All sessions, tokens and links stop working at once, and the membership is deactivated.',
          },
          toReturn: {
            id: 'Sebuah email membawa tautan pembatalan yang berlaku 14 hari. Setelah dibatalkan, admin perusahaan perlu mengaktifkan keanggotaan lagi.',
            en: 'A mail brings a link, good for 14 days, that takes the deletion back. An admin of the company then has to activate the membership again.',
          },
          afterwards: {
            id: 'Setelah 14 hari, nama, email, dan riwayat perangkat dihapus. Catatan kegiatan di perusahaan tetap ada dengan nama samaran.',
            en: 'After 14 days the name, email and device history are erased. The log of the company keeps its lines under a pseudonym.',
          },
        },
        understood: {
          id: 'Saya paham bahwa setelah 14 hari akun ini tidak dapat dikembalikan',
          en: 'I understand that after 14 days this account cannot be brought back',
        },
        submit: { id: 'Keluar dan hapus akun', en: 'Leave and delete the account' },
      },
    },
    whatTitle: { id: 'Yang terjadi', en: 'What happens' },
    copyFirst: { id: 'Perlu arsip pribadi?', en: 'Want something for your own records?' },
    copyLink: { id: 'Unduh salinan data lebih dulu', en: 'Download a copy of your data first' },
    blockedTitle: { id: 'Selesaikan ini lebih dulu', en: 'Settle this first' },
    blocks: {
      live_programs: ({ count }: Count) => ({
        id: `${count} program masih ditinjau, dibuka, atau dijeda: akhiri dulu`,
        en: `Programs in review, live or paused: ${count}. End them first.`,
      }),
      open_reports: ({ count }: Count) => ({ id: `${count} laporan belum ditutup`, en: `Reports not closed yet: ${count}` }),
      unpaid_rewards: ({ count }: Count) => ({
        id: `${count} imbalan sudah diusulkan tetapi belum diberikan`,
        en: `Rewards proposed but not given: ${count}`,
      }),
      balance: ({ count }: Count) => ({
        id: `Saldo ${count} belum habis: minta pengembaliannya ke rekening perusahaan`,
        en: `A balance of ${count} is left: ask for its refund to an account of the company`,
      }),
      reserved: ({ count }: Count) => ({ id: `${count} masih disisihkan untuk laporan`, en: `${count} is still reserved for reports` }),
      top_ups: ({ count }: Count) => ({
        id: `${count} permintaan isi saldo belum diputuskan`,
        en: `Top-up requests not decided yet: ${count}`,
      }),
      refunds: ({ count }: Count) => ({ id: `${count} pengembalian saldo belum selesai`, en: `Refunds not finished yet: ${count}` }),
    },
    holdsTitle: { id: 'Yang tetap disimpan, dan mengapa', en: 'What is kept, and why' },
    holdsText: {
      id: 'Hukum atau hak orang lain mewajibkannya. Nama orang di dalamnya diganti nama samaran.',
      en: 'Required by law or by the rights of others. Names of people in it are replaced by pseudonyms.',
    },
    holds: {
      owed: ({ count }: Count) => ({
        id: `Imbalan ${count} belum dibayarkan. Data yang diperlukan untuk membayarnya dihapus setelah lunas, bukan setelah 14 hari. Sebaiknya minta dan tunggu pembayarannya; setelah akun ditutup, pembayaran hanya dapat diminta dengan surat ke tim kami.`,
        en: `${count} in rewards is not paid out yet. The data needed to pay it is erased once it is paid, not after 14 days. It is better to ask for the payment and wait for it; once the account is closed, it takes a letter to our team.`,
      }),
      disputes: ({ count }: Count) => ({
        id: `${count} keberatan belum diputuskan. Data dihapus setelah keputusannya, bukan sebelum itu.`,
        en: `Appeals not decided yet: ${count}. Data is erased after the decision, not before.`,
      }),
      open_reports: ({ count }: Count) => ({
        id: `${count} laporan masih berjalan dan tetap diproses. Imbalan yang diputuskan sesudah akun ditutup hanya dapat diminta dengan surat ke tim kami, selama datamu belum dihapus.`,
        en: `Reports still in progress: ${count}. They continue; rewards decided after the account is closed are paid only on a letter to our team, while your data is not erased.`,
      }),
      reports: ({ count }: Count) => ({
        id: `${count} laporan yang pernah dikirim, beserta lampiran dan komentarnya, disimpan 5 tahun sejak ditutup.`,
        en: `Reports submitted, with attachments and comments: ${count}. They are kept for 5 years after being closed.`,
      }),
      publications: ({ count }: Count) => ({
        id: `${count} tulisan yang sudah terbit tetap dapat dibaca, dengan nama samaran sebagai penulisnya.`,
        en: `Published write-ups: ${count}. They stay readable, with a pseudonym as the author.`,
      }),
      incidents: ({ count }: Count) => ({
        id: `${count} tiket insiden beserta catatan dan berkasnya disimpan 24 bulan sejak ditutup, dengan nama samaran.`,
        en: `Incident tickets, with notes and files: ${count}. They are kept for 24 months after being closed, under a pseudonym.`,
      }),
      tax: (_: Count) => ({
        id: 'Catatan uang dan pajak disimpan 10 tahun menurut ketentuan perpajakan.',
        en: 'Payment and tax records are kept for 10 years, as tax law requires.',
      }),
      agreements: ({ count }: Count) => ({
        id: `${count} perjanjian yang disetujui, termasuk kewajiban rahasia, tetap berlaku dan menjadi bukti izin menguji.`,
        en: `Agreements accepted, including confidentiality: ${count}. They stay in force and prove your permission to test.`,
      }),
      conduct: (_: Count) => ({
        id: 'Catatan pelanggaran dan keputusannya. Selama akun ditangguhkan atau ditolak, sidik NIK juga disimpan.',
        en: 'Records of misconduct and their decisions. While the account is suspended or denied, a fingerprint of the NIK is kept too.',
      }),
      company_name: (_: Count) => ({
        id: 'Nama perusahaan dan data NPWP, sebagai pihak dalam perjanjian dan catatan pajak.',
        en: 'The name of the company and its NPWP, as a party to agreements and tax records.',
      }),
    },
    history: {
      id: 'Riwayat kejadian untuk audit: jenis, waktu, dan alamat IP, tanpa nama.',
      en: 'The audit history of events: type, time and IP address, without a name.',
    },
    formTitle: { id: 'Konfirmasi', en: 'Confirm' },
    username: { id: 'Nama pengguna', en: 'Username' },
    usernameHint: ({ username }: { username: string }) => ({ id: `Ketik ${username} untuk memastikan`, en: `Type ${username} to confirm` }),
  },
  left: {
    title: { id: 'Akun sudah ditutup', en: 'The account is closed' },
    text: {
      id: 'Akses berakhir di semua perangkat. Data pribadi dihapus setelah 14 hari.',
      en: 'Access has ended on every device. Personal data is erased after 14 days.',
    },
    regret: {
      id: 'Berubah pikiran? Buka email kami dan pakai tautan pembatalan di dalamnya sebelum 14 hari berlalu.',
      en: 'Changed your mind? Use the link in our email before the 14 days are over.',
    },
    home: { id: 'Ke halaman utama', en: 'Go to the home page' },
  },
  keep: {
    title: { id: 'Batalkan penghapusan akun', en: 'Keep the account' },
    text: ({ until }: { until: string }) => ({
      id: `Akun ini akan dihapus setelah ${until}. Tekan tombol di bawah untuk membukanya kembali, lalu masuk seperti biasa.`,
      en: `This account will be erased after ${until}. Press the button below to reopen it, then sign in as usual.`,
    }),
    submit: { id: 'Buka kembali akun', en: 'Reopen the account' },
  },
  ...readmeEntries,
})
