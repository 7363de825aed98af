import { entries } from './catalogue.ts'

/** What is asked about accounts, security and data. */
export const accountQuestions = entries({
  factor: {
    title: { id: 'Bagaimana mengamankan akun?', en: 'How do I protect my account?' },
    text: {
      id: 'Pasang langkah kedua di halaman keamanan: aplikasi autentikator atau kunci sandi (passkey), lalu simpan kode pemulihannya. Di halaman yang sama terlihat semua sesi, dan setiap sesi dapat diakhiri.',
      en: 'Set up a second step on the security page: an authenticator app or a passkey, and keep the recovery codes. The same page shows all your sessions, and each can be ended.',
    },
  },
  lost: {
    title: { id: 'Ponsel dengan autentikator hilang. Bagaimana masuk?', en: 'The phone with my authenticator is lost. How do I sign in?' },
    text: {
      id: 'Pakai salah satu kode pemulihan. Bila kode itu pun hilang, minta pengaturan ulang dari halaman masuk; tautannya dikirim ke email akun dan dapat dibatalkan kalau bukan Anda yang meminta.',
      en: 'Use one of the recovery codes. If those are lost too, ask for a reset on the sign-in page; its link goes to the email of the account and can be cancelled if it was not you who asked.',
    },
  },
  documents: {
    title: { id: 'Siapa yang melihat dokumen identitas saya?', en: 'Who sees my identity documents?' },
    text: {
      id: 'Hanya anggota tim platform yang menangani verifikasi, dan setiap kali dibuka tercatat. Catatannya dapat Anda baca di halaman akun. Gambar dokumen dihapus 90 hari setelah keputusan.',
      en: 'Only the members of the platform team who handle the verification, and each opening is recorded. You can read that record on your account page. The images are deleted 90 days after the decision.',
    },
  },
  export: {
    title: { id: 'Bagaimana meminta salinan data atau menutup akun?', en: 'How do I get a copy of my data or close my account?' },
    text: {
      id: 'Keduanya tersedia di halaman akun. Salinan diunduh sebagai satu berkas ZIP. Akun yang ditutup dapat dibuka kembali dalam 14 hari, lalu datanya dihapus; laporan dan catatan keuangan disimpan dengan nama samaran selama hukum mewajibkan.',
      en: 'Both are on your account page. The copy is one ZIP file. A closed account can be opened again within 14 days, then its data is erased; reports and financial records are kept under a pseudonym for as long as the law demands.',
    },
  },
  own: {
    title: {
      id: 'Saya menemukan celah di situs ini sendiri. Ke mana melapor?',
      en: 'I found a flaw in this very site. Where do I report it?',
    },
    text: {
      id: 'Terima kasih sudah memberi tahu. Ikuti kebijakan keamanan kami; alamatnya juga ada di /.well-known/security.txt.',
      en: 'Thank you for telling us. Follow our security policy; its address also stands in /.well-known/security.txt.',
    },
  },
})
