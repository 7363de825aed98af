import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about money that leaves: codes and steps, never an amount, an account or a number. */
export const payoutMails = catalogue({
  id: {
    hunter_payout_requested: {
      subject: ({ code }: Facts) => `Permintaan pembayaran ${code} diterima`,
      text: ({ code }: Facts) =>
        `Permintaan pembayaran ${code} sudah masuk antrean tim kami. Kalau bukan kamu yang memintanya, tarik permintaan itu di halaman imbalan dan ganti kata sandi akunmu.`,
      action: 'Lihat pembayaran',
    },
    hunter_payout_done: {
      subject: ({ code }: Facts) => `Pembayaran ${code} sudah dikirim`,
      text: ({ code }: Facts) =>
        `Pembayaran ${code} sudah dikirim ke akun pembayaranmu. Slip pajaknya dapat diunduh di halaman imbalan.`,
      action: 'Lihat pembayaran',
    },
    hunter_payout_failed: {
      subject: ({ code }: Facts) => `Pembayaran ${code} belum berhasil`,
      text: ({ code }: Facts) =>
        `Pembayaran ${code} belum berhasil. Hakmu tidak hilang: uangnya kembali ke saldo yang dapat kamu minta. Sebabnya ada di halaman imbalan.`,
      action: 'Lihat sebabnya',
    },
    hunter_payout_returned: {
      subject: ({ code }: Facts) => `Pembayaran ${code} dikembalikan bank`,
      text: ({ code }: Facts) =>
        `Bank penerima mengembalikan pembayaran ${code}. Hakmu tidak hilang: uangnya kembali ke saldo yang dapat kamu minta, sebelum pajak. Periksa akun pembayaranmu sebelum memintanya lagi; sebabnya ada di halaman imbalan.`,
      action: 'Lihat sebabnya',
    },
    hunter_left_payout_requested: {
      subject: ({ code }: Facts) => `Pembayaran ${code} diajukan untukmu`,
      text: ({ code, support }: Facts) =>
        `Sesuai suratmu, tim kami mengajukan pembayaran ${code} untuk semua imbalan yang masih menjadi hakmu. Kalau bukan kamu yang memintanya, segera tulis ke ${support}.`,
      action: 'Hubungi kami',
    },
    hunter_left_payout_done: {
      subject: ({ code }: Facts) => `Pembayaran ${code} sudah dikirim`,
      text: ({ code, support }: Facts) =>
        `Pembayaran ${code} sudah dikirim ke rekeningmu. Akunmu sudah ditutup, jadi slip pajaknya dapat kamu minta lewat ${support}.`,
      action: 'Hubungi kami',
    },
    hunter_left_payout_failed: {
      subject: ({ code }: Facts) => `Pembayaran ${code} belum berhasil`,
      text: ({ code, support }: Facts) =>
        `Pembayaran ${code} belum berhasil. Hakmu tidak hilang. Akunmu sudah ditutup, jadi kirim surat permintaan baru dengan rekening yang benar ke ${support}.`,
      action: 'Hubungi kami',
    },
    hunter_left_payout_returned: {
      subject: ({ code }: Facts) => `Pembayaran ${code} dikembalikan bank`,
      text: ({ code, support }: Facts) =>
        `Bank penerima mengembalikan pembayaran ${code}. Hakmu tidak hilang. Akunmu sudah ditutup, jadi kirim surat permintaan baru dengan rekening yang benar ke ${support}.`,
      action: 'Hubungi kami',
    },
    hunter_payout_account_named: {
      subject: (_: Facts) => 'Akun pembayaran diganti',
      text: (_: Facts) =>
        'Akun pembayaran di akunmu baru saja ditetapkan atau diganti. Akun itu dapat dipakai setelah 24 jam. Kalau bukan kamu yang melakukannya, ganti kata sandi sekarang dan tetapkan kembali akun yang benar.',
      action: 'Periksa akun pembayaran',
    },
    hunter_payout_account_former: {
      subject: (_: Facts) => 'Akun pembayaran diganti',
      text: ({ support }: Facts) =>
        `Akun pembayaran pada akun yang dulu memakai alamat email ini baru saja diganti dan dapat dipakai setelah 24 jam. Kalau bukan kamu yang melakukannya, segera tulis ke ${support}.`,
      action: 'Buka halaman masuk',
    },
    hunter_payout_account_approved: {
      subject: (_: Facts) => 'Akun pembayaran disetujui',
      text: (_: Facts) => 'Tim kami sudah memeriksa nama pemilik akun pembayaranmu. Akun itu dapat dipakai.',
      action: 'Lihat imbalan',
    },
    hunter_payout_account_refused: {
      subject: (_: Facts) => 'Akun pembayaran belum dapat dipakai',
      text: (_: Facts) =>
        'Nama pemilik akun pembayaranmu belum dapat kami cocokkan dengan nama terverifikasi. Sebabnya ada di halaman akun pembayaran; kamu dapat menetapkan akun lain.',
      action: 'Lihat sebabnya',
    },
    hunter_payout_account_review: {
      subject: (_: Facts) => 'Akun pembayaranmu diperiksa ulang',
      text: (_: Facts) =>
        'Nomor akun pembayaranmu juga ditetapkan pada akun lain. Pembayaran berikutnya menunggu tim kami memeriksanya; uangmu tetap milikmu.',
      action: 'Lihat akun pembayaran',
    },
    team_payout: {
      subject: ({ code }: Facts) => `Antrean: pembayaran ${code}`,
      text: ({ code }: Facts) => `Permintaan pembayaran ${code} menunggu diproses.`,
      action: 'Buka antrean',
    },
    team_payout_return: {
      subject: ({ code }: Facts) => `Antrean: pengembalian ${code}`,
      text: ({ code }: Facts) =>
        `Bank dicatat mengembalikan pembayaran ${code}. Orang kedua perlu memeriksanya.`,
      action: 'Buka antrean',
    },
    team_payout_account: {
      subject: (_: Facts) => 'Antrean: akun pembayaran',
      text: (_: Facts) =>
        'Ada akun pembayaran yang perlu diperiksa: nama pemiliknya berbeda dari nama terverifikasi, atau nomornya dipakai dua orang.',
      action: 'Buka antrean',
    },
    company_refund_requested: {
      subject: (_: Facts) => 'Pengembalian saldo diminta',
      text: (_: Facts) =>
        'Pengembalian saldo perusahaan baru saja diminta dengan akun Anda. Kalau bukan Anda yang memintanya, tarik permintaan itu sekarang dan ganti kata sandi Anda.',
      action: 'Lihat permintaan',
    },
    company_refund_paid: {
      subject: (_: Facts) => 'Pengembalian saldo sudah dikirim',
      text: (_: Facts) => 'Pengembalian saldo sudah dikirim ke rekening perusahaan Anda.',
      action: 'Lihat pengembalian',
    },
    company_refund_refused: {
      subject: (_: Facts) => 'Pengembalian saldo belum dapat dikirim',
      text: (_: Facts) =>
        'Pengembalian saldo belum dapat dikirim. Uangnya kembali ke saldo Anda; sebabnya ada di halaman pengembalian.',
      action: 'Lihat sebabnya',
    },
    company_refund_returned: {
      subject: (_: Facts) => 'Bank mengembalikan pengembalian saldo',
      text: (_: Facts) =>
        'Bank menolak pengembalian saldo yang sudah kami kirim. Uangnya kembali ke saldo Anda; periksa rekening tujuannya sebelum memintanya lagi.',
      action: 'Lihat sebabnya',
    },
    team_refund: {
      subject: (_: Facts) => 'Antrean: pengembalian saldo',
      text: (_: Facts) => 'Pengembalian saldo perusahaan menunggu diperiksa.',
      action: 'Buka antrean',
    },
    company_clock_escalated: {
      subject: ({ code }: Facts) => `Masih menunggu Anda: ${code}`,
      text: ({ clock, code, until }: Facts) =>
        `Tenggat ${clock} untuk laporan ${code} sudah lewat tiga hari kerja. Jika belum ada keputusan pada ${until}, imbalan terkecil untuk tingkat risikonya diberikan otomatis dari dana yang disisihkan.`,
      action: 'Buka laporan',
    },
    company_auto_released: {
      subject: ({ code }: Facts) => `Imbalan ${code} diberikan otomatis`,
      text: ({ code }: Facts) =>
        `Sepuluh hari kerja setelah tenggat laporan ${code} belum ada keputusan. Sesuai perjanjian, imbalan terkecil untuk tingkat risikonya sudah diberikan kepada bughunter; sisa dana kembali ke saldo Anda.`,
      action: 'Buka laporan',
    },
    company_retest_released: {
      subject: ({ code }: Facts) => `Uji ulang ${code} dibayar otomatis`,
      text: ({ code, pay }: Facts) =>
        `Bughunter sudah menguji ulang laporan ${code}, tetapi hasilnya belum diputuskan selama sepuluh hari kerja. ${pay} yang disisihkan untuk uji ulang itu kini menjadi haknya; hasilnya tetap menunggu keputusan.`,
      action: 'Buka laporan',
    },
    hunter_retest_released: {
      subject: ({ code }: Facts) => `Uji ulang ${code} dibayar`,
      text: ({ code, pay }: Facts) =>
        `Sudah sepuluh hari kerja sejak kamu menguji ulang laporan ${code}, jadi ${pay} untuk uji ulangmu diberikan tanpa menunggu keputusan. Bayarannya siap diminta.`,
      action: 'Buka laporan',
    },
  },
  en: {
    hunter_payout_requested: {
      subject: ({ code }: Facts) => `Payout ${code} received`,
      text: ({ code }: Facts) =>
        `Payout ${code} is in the queue of our team. If it was not you, take it back on the page of rewards and change your password.`,
      action: 'See the payout',
    },
    hunter_payout_done: {
      subject: ({ code }: Facts) => `Payout ${code} has been sent`,
      text: ({ code }: Facts) =>
        `Payout ${code} was sent to your payout account. Its tax slip can be downloaded on the page of rewards.`,
      action: 'See the payout',
    },
    hunter_payout_failed: {
      subject: ({ code }: Facts) => `Payout ${code} did not go through`,
      text: ({ code }: Facts) =>
        `Payout ${code} did not go through. The money stays yours and can be asked for again. Why it failed stands on the page of rewards.`,
      action: 'See why',
    },
    hunter_payout_returned: {
      subject: ({ code }: Facts) => `The bank returned payout ${code}`,
      text: ({ code }: Facts) =>
        `The receiving bank returned payout ${code}. The money stays yours and can be asked for again, before tax. Check your payout account first; why it came back stands on the page of rewards.`,
      action: 'See why',
    },
    hunter_left_payout_requested: {
      subject: ({ code }: Facts) => `Payout ${code} was asked for on your behalf`,
      text: ({ code, support }: Facts) =>
        `As you asked in writing, our team has asked for payout ${code} of everything still owed to you. If it was not you, write to ${support} at once.`,
      action: 'Contact us',
    },
    hunter_left_payout_done: {
      subject: ({ code }: Facts) => `Payout ${code} has been sent`,
      text: ({ code, support }: Facts) =>
        `Payout ${code} was sent to your account at the bank. Your account with us is closed, so ask for the tax slip at ${support}.`,
      action: 'Contact us',
    },
    hunter_left_payout_failed: {
      subject: ({ code }: Facts) => `Payout ${code} did not go through`,
      text: ({ code, support }: Facts) =>
        `Payout ${code} did not go through. The money stays yours. Your account with us is closed, so send a new written request with the right bank account to ${support}.`,
      action: 'Contact us',
    },
    hunter_left_payout_returned: {
      subject: ({ code }: Facts) => `The bank returned payout ${code}`,
      text: ({ code, support }: Facts) =>
        `The receiving bank returned payout ${code}. The money stays yours. Your account with us is closed, so send a new written request with the right bank account to ${support}.`,
      action: 'Contact us',
    },
    hunter_payout_account_named: {
      subject: (_: Facts) => 'Your payout account was changed',
      text: (_: Facts) =>
        'A payout account was just named or changed on your account. It can be used after 24 hours. If it was not you, change your password now and name the right account again.',
      action: 'Check the payout account',
    },
    hunter_payout_account_former: {
      subject: (_: Facts) => 'A payout account was changed',
      text: ({ support }: Facts) =>
        `The payout account of the account that used this e-mail address before was just changed; it can be used after 24 hours. If it was not you, write to ${support} at once.`,
      action: 'Open the sign-in page',
    },
    hunter_payout_account_approved: {
      subject: (_: Facts) => 'Your payout account is approved',
      text: (_: Facts) => 'Our team has checked the holder of your payout account. It can be used.',
      action: 'See the rewards',
    },
    hunter_payout_account_refused: {
      subject: (_: Facts) => 'Your payout account cannot be used yet',
      text: (_: Facts) =>
        'We could not match the holder of your payout account with your verified name. The reason stands on its page; you may name another account.',
      action: 'See why',
    },
    hunter_payout_account_review: {
      subject: (_: Facts) => 'Your payout account is being checked again',
      text: (_: Facts) =>
        'The number of your payout account was also named on another account. Your next payout waits until our team has checked it; the money stays yours.',
      action: 'See the payout account',
    },
    team_payout: {
      subject: ({ code }: Facts) => `Queue: payout ${code}`,
      text: ({ code }: Facts) => `Payout ${code} waits to be processed.`,
      action: 'Open the queue',
    },
    team_payout_return: {
      subject: ({ code }: Facts) => `Queue: return of ${code}`,
      text: ({ code }: Facts) =>
        `Payout ${code} was noted as returned by the bank. A second person has to check it.`,
      action: 'Open the queue',
    },
    team_payout_account: {
      subject: (_: Facts) => 'Queue: payout account',
      text: (_: Facts) =>
        'A payout account must be checked: its holder differs from the verified name, or two people named its number.',
      action: 'Open the queue',
    },
    company_refund_requested: {
      subject: (_: Facts) => 'A refund was asked for',
      text: (_: Facts) =>
        "A refund of your company's balance was just asked for with your account. If it was not you, take the request back now and change your password.",
      action: 'See the request',
    },
    company_refund_paid: {
      subject: (_: Facts) => 'The refund has been sent',
      text: (_: Facts) => 'The refund was sent to the bank account of your company.',
      action: 'See the refund',
    },
    company_refund_refused: {
      subject: (_: Facts) => 'The refund could not be sent',
      text: (_: Facts) =>
        'The refund could not be sent. The money is back in your balance; the reason stands on the page of refunds.',
      action: 'See why',
    },
    company_refund_returned: {
      subject: (_: Facts) => 'The bank returned the refund',
      text: (_: Facts) =>
        'The bank sent back the refund we had paid. The money is in your balance again; check the account before you ask for it anew.',
      action: 'See why',
    },
    team_refund: {
      subject: (_: Facts) => 'Queue: refund of a balance',
      text: (_: Facts) => "The refund of a company's balance waits to be checked.",
      action: 'Open the queue',
    },
    company_clock_escalated: {
      subject: ({ code }: Facts) => `Still waiting for you: ${code}`,
      text: ({ clock, code, until }: Facts) =>
        `The ${clock} deadline of report ${code} passed three business days ago. Without a decision by ${until} the least reward of its severity is given automatically from the money set aside.`,
      action: 'Open the report',
    },
    company_auto_released: {
      subject: ({ code }: Facts) => `The reward of ${code} was given automatically`,
      text: ({ code }: Facts) =>
        `Ten business days after the deadline of report ${code} there was no decision. As agreed, the least reward of its severity went to the bughunter; what was left is back in your balance.`,
      action: 'Open the report',
    },
    company_retest_released: {
      subject: ({ code }: Facts) => `The retest of ${code} was paid automatically`,
      text: ({ code, pay }: Facts) =>
        `The bughunter retested report ${code}, and for ten business days nobody decided the result. The ${pay} set aside for that retest now belong to the bughunter; the result still waits for a decision.`,
      action: 'Open the report',
    },
    hunter_retest_released: {
      subject: ({ code }: Facts) => `Your retest of ${code} is paid`,
      text: ({ code, pay }: Facts) =>
        `Ten business days have passed since you retested report ${code}, so the ${pay} for your retest are yours without waiting for the decision. They are ready to be asked for.`,
      action: 'Open the report',
    },
  },
})
