import { catalogue } from './catalogue.ts'
import { readmeText } from './privacy-readme.ts'

type Count = { count: string }
type Company = { company: string }

/** One's own data: the copy, who opened the papers, leaving and coming back. Read by every role, so it says neither "kamu" nor "Anda" where it can. */
export const privacyWords = catalogue({
  id: {
    data: {
      title: 'Data saya',
      subtitle: 'Salinan semua data akun ini, dan catatan siapa yang membuka dokumennya.',
      copyTitle: 'Salinan data',
      copyText:
        'Berkas ZIP berisi data.json dengan semua data akun ini, unggahan yang masih tersimpan, dan penjelasan isinya. Data orang lain tidak ikut.',
      copyLimit: 'Salinan dapat diunduh 3 kali sehari. Setiap unduhan dikabarkan lewat email.',
      download: 'Unduh salinan',
      accessTitle: 'Siapa yang membuka dokumen saya',
      accessText:
        'Dokumen identitas hanya dapat dibuka petugas yang sedang memeriksanya. Setiap pembukaan dan keputusan tercatat, dengan kode tetap sebagai nama petugas.',
      noAccess: 'Belum ada catatan',
      noAccessText: 'Belum ada petugas yang membuka dokumen akun ini.',
      what: 'Peristiwa',
      who: 'Oleh',
      when: 'Waktu',
      team: 'Tim verifikasi',
      leaveTitle: 'Menghapus akun',
      leaveText:
        'Apa yang dihapus, apa yang wajib disimpan, dan apa yang perlu diselesaikan lebih dulu dijelaskan di halaman ini:',
      leaveLink: 'Hapus akun',
    },
    accessKinds: {
      'account.identity_document_viewed': 'Dokumen dibuka',
      'account.identity_case_taken': 'Pengajuan identitas diambil untuk diperiksa',
      'account.identity_decided': 'Pengajuan identitas diputuskan',
      'account.identity_corrected': 'Nama atau tanggal lahir terverifikasi diperbaiki',
      'company.npwp_opened': 'Kartu NPWP dibuka',
      'company.npwp_decided': 'Kartu NPWP diperiksa dan diputuskan',
      'reward.top_up_checked': 'Permintaan isi saldo dicek',
      'reward.top_up_decided': 'Permintaan isi saldo diperiksa dan diputuskan',
      'reward.top_up_reversed': 'Isi saldo yang keliru dikonfirmasi ditarik kembali',
      'reward.refund_account_opened': 'Nomor rekening pengembalian dibuka untuk mentransfer',
      'reward.payout_account_opened': 'Nomor akun pembayaran dibuka untuk mentransfer',
      'reward.payout_account_decided': 'Nama pemilik akun pembayaran diperiksa dan diputuskan',
      'reward.tax_residence_opened': 'Dokumen domisili pajak dibuka',
      'reward.tax_residence_checked': 'Domisili pajak diperiksa',
      'reward.tax_residence_decided': 'Domisili pajak diperiksa dan diputuskan',
    },
    documents: { ktp: 'KTP', passport: 'paspor', sim: 'SIM', kk: 'kartu keluarga', selfie: 'swafoto' },
    leave: {
      title: 'Hapus akun',
      ways: {
        account: {
          title: (_: Company): string => 'Hapus akun',
          subtitle: (_: Company): string =>
            'Akses berakhir saat itu juga. Selama 14 hari keputusan ini masih bisa dibatalkan.',
          steps: {
            atOnce:
              'Semua sesi, token, dan tautan yang pernah dikirim langsung tidak berlaku. Profil publik dan nama di papan peringkat, kalau ada, ikut hilang.',
            toReturn:
              'Sebuah email membawa tautan pembatalan yang berlaku 14 hari. Dengan tautan itu akun terbuka kembali seperti semula.',
            afterwards:
              'Setelah 14 hari, nama, email, riwayat perangkat, dan kalau ada juga nomor ponsel, alamat, CV, dokumen identitas, dan draf dihapus. Nama pengguna diganti nama samaran dan tidak pernah diberikan kepada orang lain.',
          },
          understood: 'Saya paham bahwa setelah 14 hari data ini tidak dapat dikembalikan',
          submit: 'Hapus akun ini',
        },
        company: {
          title: ({ company }: Company): string => `Tutup akun ${company}`,
          subtitle: (_: Company): string =>
            'Menutup akun pemilik berarti menutup perusahaan ini di platform. Selama 14 hari keputusan ini masih bisa dibatalkan.',
          steps: {
            atOnce:
              'Semua sesi, token, dan tautan Anda dan seluruh anggota langsung tidak berlaku. Anggota mendapat kabar lewat email.',
            toReturn:
              'Sebuah email membawa tautan pembatalan yang berlaku 14 hari. Dengan tautan itu perusahaan dan anggotanya kembali seperti semula.',
            afterwards:
              'Setelah 14 hari, data pribadi Anda dan para anggota, serta telepon, alamat, dan keterangan perusahaan dihapus. Nama perusahaan tetap tertulis pada laporan dan perjanjian yang sudah ada.',
          },
          understood: 'Saya paham bahwa perusahaan ini ditutup dan setelah 14 hari tidak dapat dikembalikan',
          submit: 'Tutup perusahaan ini',
        },
        member: {
          title: ({ company }: Company): string => `Keluar dari ${company}`,
          subtitle: ({ company }: Company): string =>
            `Akun ini dan keanggotaannya di ${company} berakhir saat itu juga. Selama 14 hari penghapusan akun masih bisa dibatalkan.`,
          steps: {
            atOnce: 'Semua sesi, token, dan tautan langsung tidak berlaku, dan keanggotaan menjadi nonaktif.',
            toReturn:
              'Sebuah email membawa tautan pembatalan yang berlaku 14 hari. Setelah dibatalkan, admin perusahaan perlu mengaktifkan keanggotaan lagi.',
            afterwards:
              'Setelah 14 hari, nama, email, dan riwayat perangkat dihapus. Catatan kegiatan di perusahaan tetap ada dengan nama samaran.',
          },
          understood: 'Saya paham bahwa setelah 14 hari akun ini tidak dapat dikembalikan',
          submit: 'Keluar dan hapus akun',
        },
      },
      whatTitle: 'Yang terjadi',
      copyFirst: 'Perlu arsip pribadi?',
      copyLink: 'Unduh salinan data lebih dulu',
      blockedTitle: 'Selesaikan ini lebih dulu',
      blocks: {
        live_programs: ({ count }: Count): string =>
          `${count} program masih ditinjau, dibuka, atau dijeda: akhiri dulu`,
        open_reports: ({ count }: Count): string => `${count} laporan belum ditutup`,
        unpaid_rewards: ({ count }: Count): string =>
          `${count} imbalan sudah diusulkan tetapi belum diberikan`,
        balance: ({ count }: Count): string =>
          `Saldo ${count} belum habis: minta pengembaliannya ke rekening perusahaan`,
        reserved: ({ count }: Count): string => `${count} masih disisihkan untuk laporan`,
        top_ups: ({ count }: Count): string => `${count} permintaan isi saldo belum diputuskan`,
        refunds: ({ count }: Count): string => `${count} pengembalian saldo belum selesai`,
      },
      holdsTitle: 'Yang tetap disimpan, dan mengapa',
      holdsText: 'Hukum atau hak orang lain mewajibkannya. Nama orang di dalamnya diganti nama samaran.',
      holds: {
        owed: ({ count }: Count): string =>
          `Imbalan ${count} belum dibayarkan. Data yang diperlukan untuk membayarnya dihapus setelah lunas, bukan setelah 14 hari. Sebaiknya minta dan tunggu pembayarannya; setelah akun ditutup, pembayaran hanya dapat diminta dengan surat ke tim kami.`,
        disputes: ({ count }: Count): string =>
          `${count} keberatan belum diputuskan. Data dihapus setelah keputusannya, bukan sebelum itu.`,
        open_reports: ({ count }: Count): string =>
          `${count} laporan masih berjalan dan tetap diproses. Imbalan yang diputuskan sesudah akun ditutup hanya dapat diminta dengan surat ke tim kami, selama datamu belum dihapus.`,
        reports: ({ count }: Count): string =>
          `${count} laporan yang pernah dikirim, beserta lampiran dan komentarnya, disimpan 5 tahun sejak ditutup.`,
        publications: ({ count }: Count): string =>
          `${count} tulisan yang sudah terbit tetap dapat dibaca, dengan nama samaran sebagai penulisnya.`,
        incidents: ({ count }: Count): string =>
          `${count} tiket insiden beserta catatan dan berkasnya disimpan 24 bulan sejak ditutup, dengan nama samaran.`,
        tax: (_: Count): string => 'Catatan uang dan pajak disimpan 10 tahun menurut ketentuan perpajakan.',
        agreements: ({ count }: Count): string =>
          `${count} perjanjian yang disetujui, termasuk kewajiban rahasia, tetap berlaku dan menjadi bukti izin menguji.`,
        conduct: (_: Count): string =>
          'Catatan pelanggaran dan keputusannya. Selama akun ditangguhkan atau ditolak, sidik NIK juga disimpan.',
        company_name: (_: Count): string =>
          'Nama perusahaan dan data NPWP, sebagai pihak dalam perjanjian dan catatan pajak.',
      },
      history: 'Riwayat kejadian untuk audit: jenis, waktu, dan alamat IP, tanpa nama.',
      formTitle: 'Konfirmasi',
      username: 'Nama pengguna',
      usernameHint: ({ username }: { username: string }): string => `Ketik ${username} untuk memastikan`,
    },
    left: {
      title: 'Akun sudah ditutup',
      text: 'Akses berakhir di semua perangkat. Data pribadi dihapus setelah 14 hari.',
      regret:
        'Berubah pikiran? Buka email kami dan pakai tautan pembatalan di dalamnya sebelum 14 hari berlalu.',
      home: 'Ke halaman utama',
    },
    keep: {
      title: 'Batalkan penghapusan akun',
      text: ({ until }: { until: string }): string =>
        `Akun ini akan dihapus setelah ${until}. Tekan tombol di bawah untuk membukanya kembali, lalu masuk seperti biasa.`,
      submit: 'Buka kembali akun',
    },
    readme: readmeText.id,
  },
  en: {
    data: {
      title: 'My data',
      subtitle: 'A copy of all data in this account, and who opened its documents.',
      copyTitle: 'Copy of your data',
      copyText:
        'A ZIP file with data.json holding all data in this account, the uploads still stored, and a guide to what is inside. Other people’s data is left out.',
      copyLimit: 'You can download 3 copies a day. We send an email each time.',
      download: 'Download the copy',
      accessTitle: 'Who opened my documents',
      accessText:
        'Only the person reviewing identity documents can open them. Every view and decision is recorded, with a fixed code instead of the reviewer’s name.',
      noAccess: 'Nothing recorded',
      noAccessText: 'Nobody has opened this account’s documents.',
      what: 'What',
      who: 'By',
      when: 'When',
      team: 'Verification team',
      leaveTitle: 'Deleting the account',
      leaveText: 'This page explains what is erased, what must be kept and what has to be settled first:',
      leaveLink: 'Delete account',
    },
    accessKinds: {
      'account.identity_document_viewed': 'Document opened',
      'account.identity_case_taken': 'Identity submission taken for review',
      'account.identity_decided': 'Identity submission decided',
      'account.identity_corrected': 'Verified name or birth date put right',
      'company.npwp_opened': 'NPWP card opened',
      'company.npwp_decided': 'NPWP card checked and decided',
      'reward.top_up_checked': 'Top-up request checked',
      'reward.top_up_decided': 'Top-up request checked and decided',
      'reward.top_up_reversed': 'A top-up confirmed by mistake was taken back',
      'reward.refund_account_opened': 'Account number of a refund opened to transfer to it',
      'reward.payout_account_opened': 'The number of the payout account was opened for a transfer',
      'reward.payout_account_decided': 'The holder of the payout account was checked and decided',
      'reward.tax_residence_opened': 'The document of a tax residence was opened',
      'reward.tax_residence_checked': 'A tax residence was checked',
      'reward.tax_residence_decided': 'A tax residence was checked and decided',
    },
    documents: {
      ktp: 'KTP',
      passport: 'passport',
      sim: 'driving licence',
      kk: 'family card',
      selfie: 'selfie',
    },
    leave: {
      title: 'Delete account',
      ways: {
        account: {
          title: (_: Company): string => 'Delete account',
          subtitle: (_: Company): string => 'Access ends immediately. You can still undo this for 14 days.',
          steps: {
            atOnce:
              'All sessions, tokens and emailed links stop working immediately. Your public profile and your name on the leaderboard, if any, disappear too.',
            toReturn:
              'We email you a link, valid for 14 days, that undoes this. It reopens the account as it was.',
            afterwards:
              'After 14 days the name, email, device history and, if any, the mobile number, address, CV, identity documents and drafts are erased. The username becomes a pseudonym and is never given to anyone else.',
          },
          understood: 'I understand that this data cannot be recovered after 14 days',
          submit: 'Delete this account',
        },
        company: {
          title: ({ company }: Company): string => `Close the account of ${company}`,
          subtitle: (_: Company): string =>
            'Closing the owner’s account closes the company on this platform. For 14 days you can still take it back.',
          steps: {
            atOnce:
              'All sessions, tokens and links of you and every member stop working at once. Members hear of it by email.',
            toReturn:
              'A mail brings a link, good for 14 days, that takes this back. With it the company and its members are as they were.',
            afterwards:
              'After 14 days your personal data, that of the members, and the phone, address and description of the company are erased. The name of the company stays on existing reports and agreements.',
          },
          understood: 'I understand that this company is closed and cannot be brought back after 14 days',
          submit: 'Close this company',
        },
        member: {
          title: ({ company }: Company): string => `Leave ${company}`,
          subtitle: ({ company }: Company): string =>
            `This account and its membership of ${company} end at once. For 14 days you can still take the deletion back.`,
          steps: {
            atOnce: 'All sessions, tokens and links stop working at once, and the membership is deactivated.',
            toReturn:
              'A mail brings a link, good for 14 days, that takes the deletion back. An admin of the company then has to activate the membership again.',
            afterwards:
              'After 14 days the name, email and device history are erased. The log of the company keeps its lines under a pseudonym.',
          },
          understood: 'I understand that after 14 days this account cannot be brought back',
          submit: 'Leave and delete the account',
        },
      },
      whatTitle: 'What happens',
      copyFirst: 'Want something for your own records?',
      copyLink: 'Download a copy of your data first',
      blockedTitle: 'Settle this first',
      blocks: {
        live_programs: ({ count }: Count): string =>
          `Programs in review, live or paused: ${count}. End them first.`,
        open_reports: ({ count }: Count): string => `Reports not closed yet: ${count}`,
        unpaid_rewards: ({ count }: Count): string => `Rewards proposed but not given: ${count}`,
        balance: ({ count }: Count): string =>
          `A balance of ${count} is left: ask for its refund to an account of the company`,
        reserved: ({ count }: Count): string => `${count} is still reserved for reports`,
        top_ups: ({ count }: Count): string => `Top-up requests not decided yet: ${count}`,
        refunds: ({ count }: Count): string => `Refunds not finished yet: ${count}`,
      },
      holdsTitle: 'What is kept, and why',
      holdsText:
        'Required by law or by the rights of others. Names of people in it are replaced by pseudonyms.',
      holds: {
        owed: ({ count }: Count): string =>
          `${count} in rewards is not paid out yet. The data needed to pay it is erased once it is paid, not after 14 days. It is better to ask for the payment and wait for it; once the account is closed, it takes a letter to our team.`,
        disputes: ({ count }: Count): string =>
          `Appeals not decided yet: ${count}. Data is erased after the decision, not before.`,
        open_reports: ({ count }: Count): string =>
          `Reports still in progress: ${count}. They continue; rewards decided after the account is closed are paid only on a letter to our team, while your data is not erased.`,
        reports: ({ count }: Count): string =>
          `Reports submitted, with attachments and comments: ${count}. They are kept for 5 years after being closed.`,
        publications: ({ count }: Count): string =>
          `Published write-ups: ${count}. They stay readable, with a pseudonym as the author.`,
        incidents: ({ count }: Count): string =>
          `Incident tickets, with notes and files: ${count}. They are kept for 24 months after being closed, under a pseudonym.`,
        tax: (_: Count): string => 'Payment and tax records are kept for 10 years, as tax law requires.',
        agreements: ({ count }: Count): string =>
          `Agreements accepted, including confidentiality: ${count}. They stay in force and prove your permission to test.`,
        conduct: (_: Count): string =>
          'Records of misconduct and their decisions. While the account is suspended or denied, a fingerprint of the NIK is kept too.',
        company_name: (_: Count): string =>
          'The name of the company and its NPWP, as a party to agreements and tax records.',
      },
      history: 'The audit history of events: type, time and IP address, without a name.',
      formTitle: 'Confirm',
      username: 'Username',
      usernameHint: ({ username }: { username: string }): string => `Type ${username} to confirm`,
    },
    left: {
      title: 'The account is closed',
      text: 'Access has ended on every device. Personal data is erased after 14 days.',
      regret: 'Changed your mind? Use the link in our email before the 14 days are over.',
      home: 'Go to the home page',
    },
    keep: {
      title: 'Keep the account',
      text: ({ until }: { until: string }): string =>
        `This account will be erased after ${until}. Press the button below to reopen it, then sign in as usual.`,
      submit: 'Reopen the account',
    },
    readme: readmeText.en,
  },
})
