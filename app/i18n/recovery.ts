import { catalogue } from './catalogue.ts'

/** Ways back into an account: a forgotten password, a lost authenticator, the security question, and their reviews. */
export const recoveryWords = catalogue({
  back: { id: 'Kembali ke halaman masuk', en: 'Back to sign in' },
  sent: {
    title: { id: 'Periksa kotak masuk Anda', en: 'Check your inbox' },
    again: { id: 'Kirim ulang tautan', en: 'Send the link again' },
  },
  dead: {
    title: { id: 'Tautan ini tidak berlaku lagi', en: 'This link no longer works' },
    text: {
      id: 'Tautan hanya bisa dipakai sekali dan dalam waktu terbatas. Kalau Anda pernah meminta tautan yang lebih baru, pakailah yang itu.',
      en: 'Links work once and for a limited time. If you have requested a newer one, use that.',
    },
    askPassword: { id: 'Minta tautan baru', en: 'Request a new link' },
    askFactor: { id: 'Minta tautan baru', en: 'Request a new link' },
    signIn: { id: 'Ke halaman masuk', en: 'Go to sign in' },
  },
  forgot: {
    title: { id: 'Lupa kata sandi', en: 'Forgot password' },
    intro: {
      id: 'Tulis email atau nama pengguna akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.',
      en: 'Enter the email or username of your account. We will email you a link to set a new password.',
    },
    submit: { id: 'Kirim tautan', en: 'Send the link' },
    sent: {
      id: 'Kalau akunnya ada, tautan sudah kami kirim ke alamat email yang terdaftar. Tautan berlaku 30 menit. Periksa juga folder spam.',
      en: 'If the account exists, we have emailed a link to its registered address. The link is valid for 30 minutes. Check your spam folder too.',
    },
  },
  reset: {
    title: { id: 'Atur ulang kata sandi', en: 'Reset password' },
    intro: {
      id: 'Setelah disimpan, semua sesi berakhir dan Anda masuk dengan kata sandi baru.',
      en: 'After saving, all sessions end and you sign in with the new password.',
    },
    submit: { id: 'Simpan kata sandi', en: 'Save the password' },
  },
  create: {
    title: { id: 'Buat kata sandi', en: 'Create password' },
    intro: { id: 'Akun Anda sudah siap. Buat kata sandinya, lalu masuk.', en: 'Your account is ready. Create its password, then sign in.' },
    submit: { id: 'Buat kata sandi', en: 'Create the password' },
  },
  factor: {
    title: { id: 'Kehilangan autentikator', en: 'Lost your authenticator' },
    intro: {
      id: 'Tulis email atau nama pengguna akun Anda. Kami mengirim tautan untuk mengatur ulang autentikatornya.',
      en: 'Enter the email or username of your account. We will email you a link to reset its authenticator.',
    },
    submit: { id: 'Kirim tautan', en: 'Send the link' },
    sent: {
      id: 'Kalau akunnya ada dan memakai autentikator, tautan sudah kami kirim ke alamat email yang terdaftar. Tautan berlaku 30 menit. Periksa juga folder spam.',
      en: 'If the account exists and uses an authenticator, we have emailed a link to its registered address. The link is valid for 30 minutes. Check your spam folder too.',
    },
    confirmTitle: { id: 'Atur ulang autentikator', en: 'Reset the authenticator' },
    confirmIntro: {
      id: 'Autentikator, kode pemulihan, kunci sandi, dan pertanyaan keamanan akun ini akan dihapus dan semua sesi berakhir, 24 jam setelah Anda menekan tombol ini. Selama itu pemilik akun dapat membatalkannya.',
      en: 'The authenticator, recovery codes, passkeys and security question of this account will be removed and all sessions end, 24 hours after you press this button. Until then the owner of the account can cancel it.',
    },
    confirm: { id: 'Minta atur ulang', en: 'Request the reset' },
    heldTitle: { id: 'Berlaku dalam 24 jam', en: 'Takes effect in 24 hours' },
    held: {
      id: 'Demi keamanan, autentikator baru diatur ulang 24 jam dari sekarang. Kami memberi tahu semua kontak akun ini; siapa pun di antaranya dapat membatalkannya. Masuk dengan autentikator yang lama juga membatalkannya.',
      en: 'For safety, the authenticator is reset 24 hours from now. We have told every contact of this account, and any of them can cancel it. Signing in with the old authenticator cancels it too.',
    },
  },
  cancel: {
    title: { id: 'Batalkan atur ulang autentikator', en: 'Cancel the authenticator reset' },
    intro: {
      id: 'Autentikator yang lama tetap berlaku dan tautan atur ulangnya tidak bisa dipakai lagi.',
      en: 'The old authenticator stays, and the reset links stop working.',
    },
    submit: { id: 'Batalkan atur ulang', en: 'Cancel the reset' },
    next: {
      id: 'Setelah itu, pastikan kata sandi akun segera diganti: orang yang meminta ini mungkin bisa membuka kotak surat akun.',
      en: 'After that, change the account’s password soon: whoever requested this may have access to its mailbox.',
    },
  },
  undo: {
    title: { id: 'Kembalikan email atau nomor telepon', en: 'Undo the change of your contact' },
    intro: {
      id: 'Alamat email atau nomor telepon yang lama dipasang kembali dan semua sesi berakhir. Kata sandi yang sekarang tidak berlaku lagi; tautan untuk membuat yang baru kami kirim ke email akun.',
      en: 'The former e-mail address or telephone number is put back and all sessions end. The present password stops working; a link to set a new one goes to the account’s mailbox.',
    },
    submit: { id: 'Kembalikan dan amankan akun', en: 'Undo it and secure the account' },
  },
  steps: {
    label: { id: 'Langkah atur ulang autentikator', en: 'Reset steps' },
    request: { id: 'Minta', en: 'Request' },
    link: { id: 'Buka tautan di email', en: 'Open the link in the email' },
    reset: { id: 'Autentikator diatur ulang', en: 'Authenticator reset' },
    signIn: { id: 'Masuk dan pindai QR baru', en: 'Sign in and scan a new QR code' },
    states: {
      done: { id: 'selesai', en: 'done' },
      current: { id: 'sekarang', en: 'now' },
      todo: { id: 'berikutnya', en: 'next' },
      stopped: { id: 'berhenti', en: 'stopped' },
    },
  },
  answer: {
    title: { id: 'Email juga tidak bisa dibuka?', en: 'Cannot open your mailbox either?' },
    text: {
      id: 'Jawab pertanyaan keamanan Anda. Tim kami meninjau permintaannya sebelum autentikator diatur ulang. Ada 5 kesempatan.',
      en: 'Answer your security question. Our team reviews the request before the authenticator is reset. You have 5 tries.',
    },
    submit: { id: 'Kirim jawaban', en: 'Send the answer' },
    notedTitle: { id: 'Jawaban kami catat', en: 'Your answer was noted' },
    noted: {
      id: 'Kalau jawabannya benar, tim kami meninjau permintaan ini dan mengirim hasilnya lewat email.',
      en: 'If the answer is correct, our team reviews the request and emails you the result.',
    },
  },
  questions: {
    saying: {
      id: 'Kalimat apa yang selalu diucapkan orang yang membesarkan Anda?',
      en: 'Which sentence did the person who raised you always say?',
    },
    lost_thing: { id: 'Barang hilang apa yang paling Anda sesali?', en: 'Which lost thing do you miss most?' },
    broken_thing: { id: 'Barang apa yang dulu Anda rusakkan diam-diam?', en: 'What did you once break without telling anybody?' },
    nickname: { id: 'Julukan apa yang hanya dipakai satu orang untuk Anda?', en: 'Which nickname does only one person call you?' },
    hiding_place: { id: 'Di mana tempat persembunyian Anda waktu kecil?', en: 'Where did you hide as a child?' },
    first_night: {
      id: 'Di rumah siapa Anda pertama kali menginap tanpa keluarga?',
      en: 'At whose home did you first stay overnight without your family?',
    },
    bad_dish: {
      id: 'Masakan apa yang tidak mau Anda makan lagi, dan sejak kapan?',
      en: 'Which dish will you never eat again, and since when?',
    },
    dream: { id: 'Apa yang muncul dalam mimpi yang paling Anda ingat?', en: 'What appears in the dream you remember best?' },
  },
  question: {
    title: { id: 'Pertanyaan keamanan', en: 'Security question' },
    text: {
      id: 'Dipakai hanya kalau autentikator dan kotak surat sama-sama hilang. Jawaban yang benar membuka peninjauan oleh tim kami, tidak pernah langsung membuka akun.',
      en: 'Used only when both the authenticator and the mailbox are lost. A correct answer starts a review by our team, and never opens the account directly.',
    },
    current: ({ question }: { question: string }) => ({ id: `Pertanyaan sekarang: ${question}`, en: `Present question: ${question}` }),
    none: { id: 'Belum ada pertanyaan keamanan.', en: 'There is no security question yet.' },
    owed: {
      id: 'Buat pertanyaan keamanan baru untuk menyelesaikan pengaturan ulang.',
      en: 'Create a new security question to finish the reset.',
    },
    field: { id: 'Pertanyaan', en: 'Question' },
    choose: { id: 'Pilih pertanyaan', en: 'Choose a question' },
    answer: { id: 'Jawaban', en: 'Answer' },
    answerHint: {
      id: '3–100 karakter; huruf besar dan spasi berlebih tidak dibedakan. Jangan memakai nama Anda.',
      en: '3–100 characters; capitals and extra spaces make no difference. Do not use your name.',
    },
    save: { id: 'Simpan pertanyaan', en: 'Save the question' },
    replace: { id: 'Ganti pertanyaan', en: 'Replace the question' },
  },
  colleague: {
    title: { id: 'Atur ulang autentikator rekan', en: 'Reset a colleague’s authenticator' },
    text: {
      id: 'Akun tim tidak pernah diatur ulang lewat email. Pastikan Anda mengenali rekan itu secara langsung. Seluruh tim diberi tahu.',
      en: 'Accounts of the team are never reset by mail. Make sure you recognise the colleague in person. The whole team is told.',
    },
    field: { id: 'Email atau nama pengguna rekan', en: 'Email or username of the colleague' },
    reason: { id: 'Alasan', en: 'Reason' },
    reasonHint: {
      id: 'Minimal 20 karakter: bagaimana Anda memastikan bahwa ini benar dia',
      en: 'At least 20 characters: how you made sure that it is really them',
    },
    submit: { id: 'Atur ulang autentikator rekan', en: 'Reset the colleague’s authenticator' },
  },
  reviews: {
    title: { id: 'Pemulihan akun', en: 'Account recovery' },
    subtitle: {
      id: 'Jawaban pertanyaan keamanan yang benar, menunggu ditinjau. Yang paling lama di atas.',
      en: 'Right answers to security questions, waiting for review. The oldest first.',
    },
    empty: { id: 'Tidak ada permintaan', en: 'No requests' },
    emptyText: {
      id: 'Permintaan muncul di sini setelah pertanyaan keamanan dijawab benar.',
      en: 'Requests appear here once a security question was answered right.',
    },
    role: { id: 'Peran', en: 'Role' },
    roles: {
      bughunter: { id: 'Bughunter', en: 'Bughunter' },
      company: { id: 'Pemilik perusahaan', en: 'Company owner' },
      company_member: { id: 'Anggota perusahaan', en: 'Company member' },
      hello: { id: 'Tim platform', en: 'Platform team' },
      incident: { id: 'Akun insiden', en: 'Incident account' },
    },
    company: { id: 'Perusahaan', en: 'Company' },
    since: { id: 'Akun dibuat', en: 'Account created' },
    opened: { id: 'Dijawab pada', en: 'Answered at' },
    from: { id: 'Dari alamat', en: 'From address' },
    device: { id: 'Perangkat', en: 'Device' },
    questionSet: { id: 'Pertanyaan dibuat', en: 'Question created' },
    passwordReset: { id: 'Kata sandi diatur ulang lewat email', en: 'Password reset by mail' },
    lastSignIn: { id: 'Masuk terakhir', en: 'Last sign-in' },
    never: { id: 'Tidak pernah', en: 'Never' },
    known: { id: 'Jaringan ini pernah dipakai akun ini', en: 'This network was used by this account before' },
    strange: { id: 'Jaringan ini belum pernah dipakai akun ini', en: 'This network was never used by this account' },
    suspended: { id: 'Akun sedang ditangguhkan', en: 'The account is suspended' },
    places: { id: 'Sesi sebelumnya', en: 'Earlier sessions' },
    noPlaces: { id: 'Belum pernah ada sesi sebelum permintaan ini.', en: 'There was no session before this request.' },
    decision: { id: 'Keputusan', en: 'Decision' },
    decisionHint: {
      id: 'Kalau disetujui, autentikator dihapus sekarang; untuk perusahaan, dan setelah kata sandi diatur ulang lewat email, sesudah 24 jam dan bisa dibatalkan.',
      en: 'If granted, the authenticator is removed now; for companies, and after a password reset by mail, after 24 hours, and it can be cancelled.',
    },
    choose: { id: 'Pilih keputusan', en: 'Choose a decision' },
    granted: { id: 'Setujui', en: 'Grant' },
    refused: { id: 'Tolak', en: 'Refuse' },
    reason: { id: 'Alasan', en: 'Reason' },
    reasonHint: { id: 'Minimal 20 karakter; hanya dibaca tim', en: 'At least 20 characters; only the team reads it' },
    submit: { id: 'Simpan keputusan', en: 'Save the decision' },
    own: { id: 'Ini akun Anda sendiri. Orang lain yang memutuskan.', en: 'This is your own account. Somebody else decides.' },
  },
  password: {
    ownerTitle: { id: 'Ganti kata sandi', en: 'Change the password' },
    memberTitle: { id: 'Ganti kata sandi Anda', en: 'Change your password' },
    subtitle: {
      id: 'Semua sesi lain berakhir dan kami mengirim pemberitahuan lewat email.',
      en: 'All your other sessions end, and we mail you a notice.',
    },
  },
})
