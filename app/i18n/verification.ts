import { catalogue } from './catalogue.ts'

/** Verification of bughunters: their own page and the queue of the platform team. */
export const verificationWords = catalogue({
  title: { id: 'Akun saya', en: 'My Account' },
  subtitle: {
    id: 'Data pribadi dan verifikasi. Kota dan negara tampil di profil publikmu; selebihnya hanya kamu dan tim platform yang melihatnya.',
    en: 'Personal data and verification. City and country are on your public profile; all else only you and the platform team see.',
  },
  stepsLabel: { id: 'Langkah verifikasi', en: 'Verification steps' },
  states: {
    not_submitted: { id: 'Belum mengajukan', en: 'Not submitted yet' },
    in_review: { id: 'Sedang diperiksa', en: 'In Review' },
    verified: { id: 'Terverifikasi', en: 'Verified' },
    needs_fix: { id: 'Perlu perbaikan', en: 'Needs correction' },
    suspended: { id: 'Ditangguhkan', en: 'Suspended' },
    denied: { id: 'Ditolak', en: 'Denied' },
  },
  stateTexts: {
    not_submitted: {
      id: 'Lengkapi empat langkah di bawah. Setelah terverifikasi kamu bisa mengikuti program.',
      en: 'Complete the four steps below. Once verified you can join programs.',
    },
    in_review: {
      id: 'Tim kami sedang mencocokkan dokumenmu. Hasilnya kami kirim lewat email.',
      en: 'Our team is checking your documents. We will email you the result.',
    },
    verified: {
      id: 'Identitasmu sudah terverifikasi. Kamu bisa mengikuti program dan mengirim laporan.',
      en: 'Your identity is verified. You can join programs and submit reports.',
    },
    needs_fix: {
      id: 'Ada dokumen yang perlu diperbaiki. Lihat alasannya, lalu kirim ulang.',
      en: 'Some documents need correction. Read the reasons, then submit again.',
    },
    suspended: {
      id: 'Akunmu ditangguhkan. Kamu bisa masuk dan membaca, tetapi tidak bisa mengikuti program atau mengirim laporan.',
      en: 'Your account is suspended. You can sign in and read, but not join programs or submit reports.',
    },
    denied: {
      id: 'Pengajuan verifikasimu ditolak. Kamu boleh mengajukan keberatan satu kali di halaman ini.',
      en: 'Your application was denied. You may appeal once, on this page.',
    },
    denied_appealed: {
      id: 'Pengajuan verifikasimu ditolak. Keberatanmu sedang diperiksa orang lain di tim kami.',
      en: 'Your application was denied. Someone else on our team is reviewing your appeal.',
    },
    denied_for_good: {
      id: 'Pengajuan verifikasimu ditolak, dan keberatanmu tidak diterima.',
      en: 'Your application was denied, and your appeal was rejected.',
    },
    paused: {
      id: 'Tiga pengajuan belum berhasil, jadi pengajuan berikutnya dijeda 30 hari.',
      en: 'Three submissions did not succeed, so the next one has to wait 30 days.',
    },
  },
  steps: {
    personal: { id: 'Data pribadi', en: 'Personal data' },
    phone: { id: 'Nomor ponsel', en: 'Mobile number' },
    nda: { id: 'Perjanjian kerahasiaan', en: 'Confidentiality agreement' },
    documents: { id: 'Dokumen identitas', en: 'Identity documents' },
  },
  stepStates: {
    done: { id: 'selesai', en: 'done' },
    current: { id: 'sedang dikerjakan', en: 'in progress' },
    todo: { id: 'belum', en: 'to do' },
    stopped: { id: 'terhenti', en: 'stopped' },
  },
  save: { id: 'Simpan', en: 'Save' },
  personal: {
    title: { id: 'Data pribadi', en: 'Personal data' },
    text: {
      id: 'Tulis nama dan tanggal lahir persis seperti di dokumen identitas.',
      en: 'Write your name and birth date exactly as on your identity documents.',
    },
    fixed: ({ domain }: { domain: string }) => ({
      id: `Nama dan tanggal lahir terkunci selama peninjauan dan setelah terverifikasi. Ada yang keliru? Tulis ke privasi@${domain}; perubahannya kami periksa lagi dengan dokumen.`,
      en: `Name and birth date are locked during the review and once verified. Is something wrong? Write to privasi@${domain}; we check the change against documents again.`,
    }),
    fullName: { id: 'Nama lengkap', en: 'Full name' },
    birthDate: { id: 'Tanggal lahir', en: 'Birth date' },
    birthHint: { id: 'Usia minimal 17 tahun', en: 'At least 17 years old' },
    country: { id: 'Negara tempat tinggal', en: 'Country of residence' },
    city: { id: 'Kota', en: 'City' },
    countryHint: {
      id: 'Tidak menentukan pajak imbalan: itu domisili pajak, di halaman imbalan',
      en: 'It does not decide the tax on rewards: your tax residence does, on the page of rewards',
    },
    cityHint: { id: 'Kota dan negara tampil di profil publikmu', en: 'City and country appear on your public profile' },
    address: { id: 'Alamat surat-menyurat', en: 'Correspondence address' },
    addressHint: {
      id: 'Untuk kiriman hadiah dan surat; hanya dibaca tim platform. Boleh dikosongkan.',
      en: 'For parcels and letters; only the platform team sees it. Optional.',
    },
    hidden: { id: 'Sembunyikan saya dari papan peringkat dan umpan komunitas', en: 'Hide me from the leaderboard and the community feed' },
    hiddenHint: {
      id: 'Poinmu tetap dihitung; namamu tidak ditampilkan dan write-up-mu tidak terlihat publik.',
      en: 'Your points still count; your name is not shown, and the public cannot see your write-ups.',
    },
    hiddenProfile: { id: 'Tutup profil publikku', en: 'Hide my public profile' },
    hiddenProfileHint: {
      id: 'Halaman profilmu tidak bisa dibuka siapa pun, dan namamu juga hilang dari papan peringkat. Kamu bisa membukanya lagi kapan saja.',
      en: 'Nobody can open your profile page, and your name leaves the leaderboard too. You can show it again at any time.',
    },
    taxHint: {
      id: 'Untuk pajak imbalan, perorangan memakai NIK sebagai NPWP: kamu tidak perlu mengisi nomor lain.',
      en: 'For tax on rewards, individuals use their NIK as NPWP: no other number is needed.',
    },
  },
  phone: {
    title: { id: 'Nomor ponsel', en: 'Mobile number' },
    text: {
      id: 'Kami mengirim kode lewat SMS. Nomor dari semua negara diterima.',
      en: 'We send a code by text message. Numbers from any country are accepted.',
    },
    verified: ({ phone }: { phone: string }) => ({ id: `${phone} sudah terverifikasi.`, en: `${phone} is verified.` }),
    change: { id: 'Ganti nomor', en: 'Change number' },
    label: { id: 'Nomor ponsel', en: 'Mobile number' },
    hint: {
      id: 'Misalnya 0812 3456 7890, atau dengan kode negara di depan',
      en: 'For example 0812 3456 7890, or starting with the country code',
    },
    send: { id: 'Kirim kode', en: 'Send the code' },
    sent: ({ phone }: { phone: string }) => ({
      id: `Kode dikirim ke ${phone} dan berlaku 10 menit.`,
      en: `The code was sent to ${phone} and is valid for 10 minutes.`,
    }),
    code: { id: 'Kode verifikasi', en: 'Verification Code' },
    codeHint: {
      id: '6 angka, atau kode panjang dari SMS mana pun yang sampai ke nomormu dalam 24 jam',
      en: '6 digits, or the long code of any text that reached your number within 24 hours',
    },
    haveCode: { id: 'Sudah menerima kode', en: 'I have a code' },
    verify: { id: 'Verifikasi', en: 'Verify' },
  },
  nda: {
    panelTitle: { id: 'Perjanjian kerahasiaan (NDA)', en: 'Confidentiality agreement (NDA)' },
    panelText: {
      id: 'Berlaku untuk semua program. Baca sampai selesai, lalu setujui.',
      en: 'Covers all programs. Read it to the end, then accept it.',
    },
    accepted: ({ version, date }: { version: string; date: string }) => ({
      id: `Versi ${version} disetujui pada ${date}.`,
      en: `Version ${version} accepted on ${date}.`,
    }),
    open: { id: 'Baca dan setujui', en: 'Read and accept' },
    read: { id: 'Baca lagi', en: 'Read again' },
    version: ({ version }: { version: string }) => ({ id: `Versi ${version}`, en: `Version ${version}` }),
    agree: {
      id: 'Saya sudah membaca seluruh perjanjian ini, memahaminya, dan menyetujuinya',
      en: 'I have read this whole agreement, understand it, and accept it',
    },
    accept: { id: 'Setuju', en: 'Accept' },
    back: { id: 'Kembali ke akun', en: 'Back to my account' },
  },
  documents: {
    title: { id: 'Dokumen identitas', en: 'Identity documents' },
    text: {
      id: 'Dua dokumen yang berbeda dan satu swafoto. Berkas JPG, PNG atau WebP, masing-masing di bawah 5 MB.',
      en: 'Two different documents and a selfie. JPG, PNG or WebP, each under 5 MB.',
    },
    nik: { id: 'NIK', en: 'NIK' },
    nikHint: {
      id: '16 angka di KTP atau KK. Kami tidak menyimpan nomornya, hanya sidik jari terkunci dan 4 angka terakhir.',
      en: 'The 16 digits on your KTP or KK. We do not keep the number, only a locked fingerprint and its last 4 digits.',
    },
    nikKept: ({ last4 }: { last4: string }) => ({ id: `NIK berakhiran ${last4}`, en: `NIK ending in ${last4}` }),
    firstKind: { id: 'Dokumen pertama', en: 'First document' },
    firstFile: { id: 'Foto dokumen pertama', en: 'Photo of the first document' },
    secondKind: { id: 'Dokumen kedua', en: 'Second document' },
    secondFile: { id: 'Foto dokumen kedua', en: 'Photo of the second document' },
    selfie: { id: 'Swafoto', en: 'Selfie' },
    selfieHint: {
      id: 'Wajahmu bersama salah satu dokumen itu, keduanya terbaca jelas',
      en: 'Your face with one of these documents, both clearly readable',
    },
    consentName: { id: 'Persetujuan', en: 'Consent' },
    consent: {
      id: 'Saya menyetujui dokumen dan wajah saya diproses hanya untuk mencocokkan identitas. Gambar disimpan terenkripsi dan dihapus 90 hari setelah keputusan.',
      en: 'I agree that my documents and my face are processed only to compare my identity. Images are kept encrypted and removed 90 days after the decision.',
    },
    submit: { id: 'Kirim untuk ditinjau', en: 'Submit for review' },
    choose: { id: 'Pilih dokumen', en: 'Choose a document' },
    tries: ({ tries, most }: { tries: number; most: number }) => ({
      id: `Pengajuan ${tries} dari ${most}`,
      en: `Submission ${tries} of ${most}`,
    }),
    reopens: ({ date }: { date: string }) => ({
      id: `Dokumen bisa dikirim lagi mulai ${date}.`,
      en: `Documents can be sent again from ${date}.`,
    }),
    decided: { id: 'Keputusan terakhir', en: 'Last decision' },
    appealTitle: { id: 'Ajukan keberatan', en: 'Appeal' },
    appealText: {
      id: 'Kamu boleh berkeberatan satu kali. Orang yang tidak ikut menolak memutuskannya dalam 5 hari kerja.',
      en: 'You may appeal once. Somebody who had no part in the denial decides within 5 business days.',
    },
    appealLabel: { id: 'Keberatan', en: 'Appeal' },
    appealHint: {
      id: 'Jelaskan mengapa penolakan ini keliru. 50 sampai 5.000 karakter.',
      en: 'Explain why the denial is wrong. 50 to 5,000 characters.',
    },
    appealSend: { id: 'Kirim keberatan', en: 'Send the appeal' },
    appealSent: { id: 'Keberatanmu', en: 'Your appeal' },
    appealWaiting: ({ due }: { due: string }) => ({ id: `Diputuskan paling lambat ${due}.`, en: `To be decided by ${due}.` }),
    appealUpheld: {
      id: 'Keberatanmu diterima. Kamu bisa mengirim dokumen lagi.',
      en: 'Your appeal was upheld. You can send documents again.',
    },
    appealRejected: { id: 'Keberatanmu tidak diterima.', en: 'Your appeal was rejected.' },
  },
  kinds: {
    ktp: { id: 'KTP', en: 'KTP' },
    passport: { id: 'Paspor', en: 'Passport' },
    sim: { id: 'SIM', en: 'Driving licence' },
    kk: { id: 'Kartu Keluarga', en: 'Family card' },
    selfie: { id: 'Swafoto', en: 'Selfie' },
    account: { id: 'Pengajuan', en: 'Application' },
  },
  reasons: {
    blurred: { id: 'Buram', en: 'Blurred' },
    mismatch: { id: 'Tidak cocok', en: 'Does not match' },
    expired: { id: 'Kedaluwarsa', en: 'Expired' },
    cropped: { id: 'Terpotong', en: 'Cut off' },
    not_own: { id: 'Bukan milik sendiri', en: 'Belongs to someone else' },
    not_indonesian: { id: 'Bukan warga negara Indonesia', en: 'Not an Indonesian citizen' },
    forged: { id: 'Dokumen palsu', en: 'Forged document' },
    banned_before: { id: 'Pernah diblokir', en: 'Banned before' },
    under_age: { id: 'Di bawah 17 tahun', en: 'Under 17 years old' },
  },
})
