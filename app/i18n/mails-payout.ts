import { catalogue } from './catalogue.ts'
import type { MailFacts as Facts } from './mail-kinds.ts'

/** Mails about tax residences: steps, never a country or a document. */
export const taxResidenceMails = catalogue({
  hunter_tax_residence_asked: {
    subject: (_: Facts) => ({ id: 'Domisili pajak diajukan', en: 'A tax residence was asked for' }),
    text: (_: Facts) => ({
      id: 'Domisili pajak lain baru saja diajukan dari akunmu dan menunggu diperiksa tim kami. Kalau bukan kamu yang mengajukannya, tarik kembali pengajuan itu dan ganti kata sandi sekarang.',
      en: 'Another tax residence was just asked for from your account and waits for our team. If it was not you, withdraw the request and change your password now.',
    }),
    action: { id: 'Lihat domisili pajak', en: 'See the tax residence' },
  },
  hunter_tax_residence_accepted: {
    subject: (_: Facts) => ({ id: 'Domisili pajak disetujui', en: 'Your tax residence was accepted' }),
    text: (_: Facts) => ({
      id: 'Tim kami sudah memeriksa domisili pajakmu. Pembayaran berikutnya dihitung menurut domisili ini.',
      en: 'Our team has checked your tax residence. The next payouts are taxed by it.',
    }),
    action: { id: 'Lihat domisili pajak', en: 'See the tax residence' },
  },
  hunter_tax_residence_refused: {
    subject: (_: Facts) => ({ id: 'Domisili pajak belum disetujui', en: 'Your tax residence was not accepted' }),
    text: (_: Facts) => ({
      id: 'Domisili pajak yang kamu ajukan belum dapat kami cocokkan dengan dokumennya. Domisili yang berlaku tidak berubah; alasannya ada di halaman domisili pajak.',
      en: 'We could not match the tax residence you asked for with its document. The one in force does not change; the reason is on the page of your tax residence.',
    }),
    action: { id: 'Lihat alasannya', en: 'See the reason' },
  },
  team_tax_residence: {
    subject: (_: Facts) => ({ id: 'Antrean: domisili pajak', en: 'Queue: tax residence' }),
    text: (_: Facts) => ({
      id: 'Ada domisili pajak yang perlu dicocokkan dengan dokumennya.',
      en: 'A tax residence is to be compared with its document.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
})

/** Mails about money that leaves: codes, steps and sums, never an account or a number. */
export const payoutMails = catalogue({
  hunter_payout_requested: {
    subject: ({ code, sum }: Facts) => ({
      id: `Permintaan pembayaran ${code}${sum && ` (${sum})`} diterima`,
      en: `Payout ${code}${sum && ` (${sum})`} received`,
    }),
    text: ({ code, sum }: Facts) => ({
      id: `Permintaan pembayaran ${code}${sum && ` sebesar ${sum} sebelum pajak`} sudah masuk antrean tim kami. Kalau bukan kamu yang memintanya, tarik permintaan itu di halaman imbalan dan ganti kata sandi akunmu.`,
      en: `Payout ${code}${sum && ` of ${sum} before tax`} is in the queue of our team. If it was not you, take it back on the page of rewards and change your password.`,
    }),
    action: { id: 'Lihat pembayaran', en: 'See the payout' },
  },
  hunter_payout_done: {
    subject: ({ code, sum }: Facts) => ({
      id: `Pembayaran ${code}${sum && ` (${sum})`} sudah dikirim`,
      en: `Payout ${code}${sum && ` (${sum})`} has been sent`,
    }),
    text: ({ code, sum }: Facts) => ({
      id: `Pembayaran ${code}${sum && ` sebesar ${sum} setelah pajak`} sudah dikirim ke akun pembayaranmu. Slip pajaknya dapat diunduh di halaman imbalan.`,
      en: `Payout ${code}${sum && ` of ${sum} after tax`} was sent to your payout account. Its tax slip can be downloaded on the page of rewards.`,
    }),
    action: { id: 'Lihat pembayaran', en: 'See the payout' },
  },
  hunter_payout_failed: {
    subject: ({ code }: Facts) => ({ id: `Pembayaran ${code} belum berhasil`, en: `Payout ${code} did not go through` }),
    text: ({ code }: Facts) => ({
      id: `Pembayaran ${code} belum berhasil. Hakmu tidak hilang: uangnya kembali ke saldo yang dapat kamu minta. Sebabnya ada di halaman imbalan.`,
      en: `Payout ${code} did not go through. The money stays yours and can be asked for again. Why it failed stands on the page of rewards.`,
    }),
    action: { id: 'Lihat sebabnya', en: 'See why' },
  },
  hunter_payout_returned: {
    subject: ({ code }: Facts) => ({ id: `Pembayaran ${code} dikembalikan bank`, en: `The bank returned payout ${code}` }),
    text: ({ code, sum }: Facts) => ({
      id: `Bank penerima mengembalikan pembayaran ${code}${sum && ` sebesar ${sum}`}. Hakmu tidak hilang: uangnya kembali ke saldo yang dapat kamu minta, sebelum pajak. Periksa akun pembayaranmu sebelum memintanya lagi; sebabnya ada di halaman imbalan.`,
      en: `The receiving bank returned payout ${code}${sum && ` of ${sum}`}. The money stays yours and can be asked for again, before tax. Check your payout account first; why it came back stands on the page of rewards.`,
    }),
    action: { id: 'Lihat sebabnya', en: 'See why' },
  },
  hunter_left_payout_requested: {
    subject: ({ code }: Facts) => ({ id: `Pembayaran ${code} diajukan untukmu`, en: `Payout ${code} was asked for on your behalf` }),
    text: ({ code, sum, support }: Facts) => ({
      id: `Sesuai suratmu, tim kami mengajukan pembayaran ${code} untuk semua imbalan yang masih menjadi hakmu${sum && `: ${sum} sebelum pajak`}. Kalau bukan kamu yang memintanya, segera tulis ke ${support}.`,
      en: `As you asked in writing, our team has asked for payout ${code} of everything still owed to you${sum && `: ${sum} before tax`}. If it was not you, write to ${support} at once.`,
    }),
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  hunter_left_payout_done: {
    subject: ({ code, sum }: Facts) => ({
      id: `Pembayaran ${code}${sum && ` (${sum})`} sudah dikirim`,
      en: `Payout ${code}${sum && ` (${sum})`} has been sent`,
    }),
    text: ({ code, sum, support }: Facts) => ({
      id: `Pembayaran ${code}${sum && ` sebesar ${sum} setelah pajak`} sudah dikirim ke rekeningmu. Akunmu sudah ditutup, jadi slip pajaknya dapat kamu minta lewat ${support}.`,
      en: `Payout ${code}${sum && ` of ${sum} after tax`} was sent to your account at the bank. Your account with us is closed, so ask for the tax slip at ${support}.`,
    }),
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  hunter_left_payout_failed: {
    subject: ({ code }: Facts) => ({ id: `Pembayaran ${code} belum berhasil`, en: `Payout ${code} did not go through` }),
    text: ({ code, support }: Facts) => ({
      id: `Pembayaran ${code} belum berhasil. Hakmu tidak hilang. Akunmu sudah ditutup, jadi kirim surat permintaan baru dengan rekening yang benar ke ${support}.`,
      en: `Payout ${code} did not go through. The money stays yours. Your account with us is closed, so send a new written request with the right bank account to ${support}.`,
    }),
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  hunter_left_payout_returned: {
    subject: ({ code }: Facts) => ({ id: `Pembayaran ${code} dikembalikan bank`, en: `The bank returned payout ${code}` }),
    text: ({ code, sum, support }: Facts) => ({
      id: `Bank penerima mengembalikan pembayaran ${code}${sum && ` sebesar ${sum}`}. Hakmu tidak hilang. Akunmu sudah ditutup, jadi kirim surat permintaan baru dengan rekening yang benar ke ${support}.`,
      en: `The receiving bank returned payout ${code}${sum && ` of ${sum}`}. The money stays yours. Your account with us is closed, so send a new written request with the right bank account to ${support}.`,
    }),
    action: { id: 'Hubungi kami', en: 'Contact us' },
  },
  hunter_payout_account_named: {
    subject: (_: Facts) => ({ id: 'Akun pembayaran ditetapkan', en: 'A payout account was set' }),
    text: (_: Facts) => ({
      id: 'Akun pembayaran pertama di akunmu baru saja ditetapkan. Akun itu dapat dipakai setelah 24 jam. Kalau bukan kamu yang melakukannya, ganti kata sandi sekarang dan tetapkan kembali akun yang benar.',
      en: 'The first payout account was just set on your account. It can be used after 24 hours. If it was not you, change your password now and name the right account again.',
    }),
    action: { id: 'Periksa akun pembayaran', en: 'Check the payout account' },
  },
  hunter_payout_account_changed: {
    subject: (_: Facts) => ({ id: 'Akun pembayaran diganti', en: 'Your payout account was changed' }),
    text: (_: Facts) => ({
      id: 'Akun pembayaran di akunmu baru saja diganti. Akun yang baru dapat dipakai setelah 24 jam. Kalau bukan kamu yang melakukannya, ganti kata sandi sekarang dan tetapkan kembali akun yang benar.',
      en: 'The payout account of your account was just changed. The new one can be used after 24 hours. If it was not you, change your password now and name the right account again.',
    }),
    action: { id: 'Periksa akun pembayaran', en: 'Check the payout account' },
  },
  hunter_payout_account_former: {
    subject: (_: Facts) => ({ id: 'Akun pembayaran diganti', en: 'A payout account was changed' }),
    text: ({ support }: Facts) => ({
      id: `Akun pembayaran pada akun yang dulu memakai alamat email ini baru saja diganti dan dapat dipakai setelah 24 jam. Kalau bukan kamu yang melakukannya, segera tulis ke ${support}.`,
      en: `The payout account of the account that used this e-mail address before was just changed; it can be used after 24 hours. If it was not you, write to ${support} at once.`,
    }),
    action: { id: 'Buka halaman masuk', en: 'Open the sign-in page' },
  },
  hunter_payout_account_approved: {
    subject: (_: Facts) => ({ id: 'Akun pembayaran disetujui', en: 'Your payout account is approved' }),
    text: (_: Facts) => ({
      id: 'Tim kami sudah memeriksa nama pemilik akun pembayaranmu. Akun itu dapat dipakai.',
      en: 'Our team has checked the holder of your payout account. It can be used.',
    }),
    action: { id: 'Lihat imbalan', en: 'See the rewards' },
  },
  hunter_payout_account_refused: {
    subject: (_: Facts) => ({ id: 'Akun pembayaran belum dapat dipakai', en: 'Your payout account cannot be used yet' }),
    text: (_: Facts) => ({
      id: 'Nama pemilik akun pembayaranmu belum dapat kami cocokkan dengan nama terverifikasi. Sebabnya ada di halaman akun pembayaran; kamu dapat menetapkan akun lain.',
      en: 'We could not match the holder of your payout account with your verified name. The reason stands on its page; you may name another account.',
    }),
    action: { id: 'Lihat sebabnya', en: 'See why' },
  },
  hunter_payout_account_review: {
    subject: (_: Facts) => ({ id: 'Akun pembayaranmu diperiksa ulang', en: 'Your payout account is being checked again' }),
    text: (_: Facts) => ({
      id: 'Nomor akun pembayaranmu juga ditetapkan pada akun lain. Pembayaran berikutnya menunggu tim kami memeriksanya; uangmu tetap milikmu.',
      en: 'The number of your payout account was also named on another account. Your next payout waits until our team has checked it; the money stays yours.',
    }),
    action: { id: 'Lihat akun pembayaran', en: 'See the payout account' },
  },
  team_payout: {
    subject: ({ account, code, sum }: Facts) => ({
      id: `Antrean: pembayaran ${code}${sum && `, ${sum}`}${account && ` untuk ${account}`}`,
      en: `Queue: payout ${code}${sum && `, ${sum}`}${account && ` to ${account}`}`,
    }),
    text: ({ account, code, sum }: Facts) => ({
      id: `Permintaan pembayaran ${code}${sum && ` sebesar ${sum}`}${account && ` dari ${account}`} menunggu diproses.`,
      en: `Payout ${code}${sum && ` of ${sum}`}${account && ` for ${account}`} waits to be processed.`,
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  team_payout_return: {
    subject: ({ code }: Facts) => ({ id: `Antrean: pengembalian ${code}`, en: `Queue: return of ${code}` }),
    text: ({ code }: Facts) => ({
      id: `Bank dicatat mengembalikan pembayaran ${code}. Orang kedua perlu memeriksanya.`,
      en: `Payout ${code} was noted as returned by the bank. A second person has to check it.`,
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  team_payout_account: {
    subject: (_: Facts) => ({ id: 'Antrean: akun pembayaran', en: 'Queue: payout account' }),
    text: (_: Facts) => ({
      id: 'Ada akun pembayaran yang perlu diperiksa: nama pemiliknya berbeda dari nama terverifikasi, atau nomornya dipakai dua orang.',
      en: 'A payout account must be checked: its holder differs from the verified name, or two people named its number.',
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  company_refund_requested: {
    subject: ({ sum }: Facts) => ({
      id: `Pengembalian saldo${sum && ` ${sum}`} diminta`,
      en: `A refund${sum && ` of ${sum}`} was asked for`,
    }),
    text: ({ sum }: Facts) => ({
      id: `Pengembalian saldo perusahaan${sum && ` sebesar ${sum}`} baru saja diminta dengan akun Anda. Kalau bukan Anda yang memintanya, tarik permintaan itu sekarang dan ganti kata sandi Anda.`,
      en: `A refund${sum && ` of ${sum}`} of your company’s balance was just asked for with your account. If it was not you, take the request back now and change your password.`,
    }),
    action: { id: 'Lihat permintaan', en: 'See the request' },
  },
  company_refund_paid: {
    subject: ({ sum }: Facts) => ({
      id: `Pengembalian saldo${sum && ` ${sum}`} sudah dikirim`,
      en: `The refund${sum && ` of ${sum}`} has been sent`,
    }),
    text: ({ sum }: Facts) => ({
      id: `Pengembalian saldo${sum && ` sebesar ${sum}`} sudah dikirim ke rekening perusahaan Anda.`,
      en: `The refund${sum && ` of ${sum}`} was sent to the bank account of your company.`,
    }),
    action: { id: 'Lihat pengembalian', en: 'See the refund' },
  },
  company_refund_refused: {
    subject: (_: Facts) => ({ id: 'Pengembalian saldo belum dapat dikirim', en: 'The refund could not be sent' }),
    text: (_: Facts) => ({
      id: 'Pengembalian saldo belum dapat dikirim. Uangnya kembali ke saldo Anda; sebabnya ada di halaman pengembalian.',
      en: 'The refund could not be sent. The money is back in your balance; the reason stands on the page of refunds.',
    }),
    action: { id: 'Lihat sebabnya', en: 'See why' },
  },
  company_refund_returned: {
    subject: ({ sum }: Facts) => ({
      id: `Bank mengembalikan pengembalian saldo${sum && ` ${sum}`}`,
      en: `The bank returned the refund${sum && ` of ${sum}`}`,
    }),
    text: ({ sum }: Facts) => ({
      id: `Bank menolak pengembalian saldo${sum && ` ${sum}`} yang sudah kami kirim. Uangnya kembali ke saldo Anda; periksa rekening tujuannya sebelum memintanya lagi.`,
      en: `The bank sent back the refund${sum && ` of ${sum}`} we had paid. The money is in your balance again; check the account before you ask for it anew.`,
    }),
    action: { id: 'Lihat sebabnya', en: 'See why' },
  },
  team_refund: {
    subject: ({ company, sum }: Facts) => ({
      id: `Antrean: pengembalian saldo${sum && ` ${sum}`}${company && ` ke ${company}`}`,
      en: `Queue: refund${sum && ` of ${sum}`}${company && ` to ${company}`}`,
    }),
    text: ({ company, sum }: Facts) => ({
      id: `Pengembalian saldo${sum && ` sebesar ${sum}`}${company && ` ke ${company}`} menunggu diperiksa.`,
      en: `The refund${sum && ` of ${sum}`} of a balance${company && `, to ${company},`} waits to be checked.`,
    }),
    action: { id: 'Buka antrean', en: 'Open the queue' },
  },
  company_clock_escalated: {
    subject: ({ code }: Facts) => ({ id: `Masih menunggu Anda: ${code}`, en: `Still waiting for you: ${code}` }),
    text: ({ clock, code, until }: Facts) => ({
      id: `Tenggat ${clock} untuk laporan ${code} sudah lewat tiga hari kerja. Jika belum ada keputusan pada ${until}, imbalan terkecil untuk tingkat risikonya diberikan otomatis dari dana yang disisihkan.`,
      en: `The ${clock} deadline of report ${code} passed three business days ago. Without a decision by ${until} the least reward of its severity is given automatically from the money set aside.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_auto_released: {
    subject: ({ code, sum }: Facts) => ({
      id: `Imbalan${sum && ` ${sum}`} untuk ${code} diberikan otomatis`,
      en: `The reward${sum && ` of ${sum}`} for ${code} was given automatically`,
    }),
    text: ({ code, sum }: Facts) => ({
      id: `Sepuluh hari kerja setelah tenggat laporan ${code} belum ada keputusan. Sesuai perjanjian, imbalan terkecil untuk tingkat risikonya${sum && `, ${sum},`} sudah diberikan kepada bughunter; sisa dana kembali ke saldo Anda.`,
      en: `Ten business days after the deadline of report ${code} there was no decision. As agreed, the least reward of its severity${sum && `, ${sum},`} went to the bughunter; what was left is back in your balance.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  company_retest_released: {
    subject: ({ code }: Facts) => ({ id: `Uji ulang ${code} dibayar otomatis`, en: `The retest of ${code} was paid automatically` }),
    text: ({ code, sum }: Facts) => ({
      id: `Bughunter sudah menguji ulang laporan ${code}, tetapi hasilnya belum diputuskan selama sepuluh hari kerja. Bayaran yang disisihkan untuk uji ulang itu${sum && `, ${sum},`} kini menjadi haknya; hasilnya tetap menunggu keputusan.`,
      en: `The bughunter retested report ${code}, and for ten business days nobody decided the result. The pay set aside for that retest${sum && `, ${sum},`} now belongs to the bughunter; the result still waits for a decision.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
  hunter_retest_released: {
    subject: ({ code }: Facts) => ({ id: `Uji ulang ${code} dibayar`, en: `Your retest of ${code} is paid` }),
    text: ({ code, sum }: Facts) => ({
      id: `Sudah sepuluh hari kerja sejak kamu menguji ulang laporan ${code}, jadi bayaran uji ulangmu${sum && `, ${sum},`} diberikan tanpa menunggu keputusan. Bayarannya siap diminta.`,
      en: `Ten business days have passed since you retested report ${code}, so the pay for your retest${sum && `, ${sum},`} is yours without waiting for the decision. It is ready to be asked for.`,
    }),
    action: { id: 'Buka laporan', en: 'Open the report' },
  },
})
