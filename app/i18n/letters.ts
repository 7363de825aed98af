import { catalogue } from './catalogue.ts'

/** Authorisation letters (surat izin pengujian): check page, document, and the list of those who manage a program. */
export const letterWords = catalogue({
  title: { id: 'Surat izin pengujian', en: 'Authorisation letter' },
  checkTitle: { id: 'Periksa surat izin pengujian', en: 'Check an authorisation letter' },
  checkLead: {
    id: 'Bughunter yang menyetujui perjanjian sebuah program membawa surat izin pengujian. Tulis kodenya, atau pindai kode QR di surat, untuk tahu apakah izin itu berlaku sekarang.',
    en: 'Bughunters who accepted the agreement of a program carry an authorisation letter. Type its code, or scan the QR code on the letter, to learn whether the permission holds now.',
  },
  code: { id: 'Kode surat', en: 'Letter code' },
  codeHint: {
    id: 'Tertulis di bawah kode QR. Huruf besar dan kecil dibedakan.',
    en: 'It stands below the QR code. Capital and small letters differ.',
  },
  check: { id: 'Periksa', en: 'Check' },
  codeInvalid: {
    id: 'Ini bukan kode surat izin. Periksa lagi huruf besar, huruf kecil, dan angkanya.',
    en: 'This is not the code of a letter. Look again at capitals, small letters and digits.',
  },
  states: {
    valid: { id: 'Berlaku', en: 'Valid' },
    resting: { id: 'Berhenti sementara', en: 'Suspended' },
    ended: { id: 'Berakhir', en: 'Ended' },
    revoked: { id: 'Dicabut', en: 'Revoked' },
  },
  notes: {
    valid: {
      id: 'Izin pengujian ini berlaku sekarang, di dalam ruang lingkup yang tertulis di suratnya.',
      en: 'This permission to test holds now, within the scope written in the letter.',
    },
    resting: {
      id: 'Izin ini sedang berhenti: pengujian tidak diizinkan sampai programnya berjalan lagi.',
      en: 'This permission stands still: testing is not permitted until the program goes on.',
    },
    ended: {
      id: 'Izin ini sudah berakhir. Pengujian tidak diizinkan lagi.',
      en: 'This permission has ended. Testing is not permitted any more.',
    },
    revoked: {
      id: 'Izin ini dicabut. Pengujian tidak diizinkan lagi.',
      en: 'This permission was revoked. Testing is not permitted any more.',
    },
  },
  kind: { id: 'Jenis program', en: 'Kind of program' },
  program: { id: 'Program', en: 'Program' },
  company: { id: 'Perusahaan', en: 'Company' },
  bughunter: { id: 'Bughunter', en: 'Bughunter' },
  from: { id: 'Berlaku sejak', en: 'Valid since' },
  until: { id: 'Sampai dengan', en: 'Until and including' },
  version: { id: 'Versi perjanjian', en: 'Version of the agreement' },
  hash: { id: 'SHA-256 naskah perjanjian', en: 'SHA-256 of the agreement' },
  state: { id: 'Status', en: 'Status' },
  privateNote: {
    id: 'Surat ini dari program privat: halaman ini tidak menyebut nama siapa pun. Bandingkan jenis, tanggal, dan sidik jari naskah dengan surat yang ditunjukkan kepada Anda.',
    en: 'This letter is from a private program: this page names nobody. Compare kind, dates and the fingerprint of the text with the letter you were shown.',
  },
  another: { id: 'Periksa kode lain', en: 'Check another code' },
  download: { id: 'Unduh surat izin (PDF)', en: 'Download the letter (PDF)' },
  paper: {
    heading: { id: 'Surat Izin Pengujian Keamanan', en: 'Authorisation Letter for Security Testing' },
    number: { id: 'Kode surat', en: 'Letter code' },
    opening: ({ company }: { company: string }) => ({
      id: `Dengan surat ini ${company} memberi izin tertulis kepada bughunter di bawah ini untuk menguji keamanan sistem pada ruang lingkup yang disebut, menurut perjanjian program yang sudah disetujuinya.`,
      en: `By this letter ${company} gives the bughunter below written permission to test the security of the systems in the scope named here, under the agreement of the program the bughunter has accepted.`,
    }),
    fullName: { id: 'Nama', en: 'Name' },
    dates: { id: 'Masa berlaku', en: 'Term' },
    range: ({ from, until }: { from: string; until: string }) => ({
      id: `${from} sampai dengan ${until} pukul 23.59 WIB`,
      en: `${from} until ${until} at 23:59 WIB`,
    }),
    scope: { id: 'Ruang lingkup', en: 'Scope' },
    outOfScope: { id: 'Di luar ruang lingkup', en: 'Out of scope' },
    outOfScopeRest: { id: 'Semua yang tidak disebut pada ruang lingkup.', en: 'Everything that is not named in the scope.' },
    methods: { id: 'Cara pengujian', en: 'Manner of testing' },
    methodsText: {
      id: 'Pengujian berhenti pada bukti pertama dan membuka paling banyak 3 catatan data pribadi yang diperlukan sebagai bukti. Tidak boleh mengganggu layanan, melakukan rekayasa sosial, memasang akses permanen, atau menyimpan dan membagikan data orang lain. Temuan dilaporkan hanya lewat platform.',
      en: 'Testing stops at the first proof and opens at most 3 records of personal data needed as evidence. It disturbs no service, uses no social engineering, installs no permanent access, and neither keeps nor shares data of others. Findings are reported only through the platform.',
    },
    law: {
      id: 'Akses di dalam ruang lingkup, selama masa berlaku, dan menurut cara di atas adalah akses dengan hak, bukan akses "tanpa hak" sebagaimana dimaksud Pasal 30 Undang-Undang Informasi dan Transaksi Elektronik. Izin bersifat pribadi, tidak dapat dialihkan, dan berakhir bersama programnya.',
      en: 'Access within the scope, during the term and in the manner above is access with right; it is not access "tanpa hak" (without right) in the meaning of Article 30 of the Indonesian Law on Electronic Information and Transactions. The permission is personal, cannot be passed on, and ends with the program.',
    },
    check: {
      id: 'Izin dapat dicabut kapan saja. Periksa keadaannya sekarang di',
      en: 'The permission may be revoked at any time. Check its present state at',
    },
    made: ({ moment, state }: { moment: string; state: string }) => ({
      id: `Diunduh ${moment}. Keadaan saat itu: ${state}.`,
      en: `Downloaded ${moment}. State at that moment: ${state}.`,
    }),
    file: { id: 'surat-izin-pengujian', en: 'authorisation-letter' },
  },
  own: {
    title: { id: 'Surat izin pengujian', en: 'Authorisation letter' },
    text: {
      id: 'Bawa surat ini saat menguji. Siapa pun yang menerima kodenya dapat memeriksa apakah izinmu berlaku.',
      en: 'Carry this letter while you test. Whoever gets its code can check whether your permission holds.',
    },
    page: { id: 'Halaman pemeriksaan', en: 'Check page' },
    reason: { id: 'Alasan pencabutan', en: 'Reason of the revocation' },
  },
  desk: {
    title: { id: 'Surat izin bughunter', en: 'Letters of bughunters' },
    agreement: { id: 'Perjanjian', en: 'Agreement' },
    document: { id: 'Unduh PDF', en: 'Download PDF' },
    empty: {
      id: 'Belum ada bughunter yang menyetujui perjanjian program ini. Surat terbit begitu ada yang menyetujui.',
      en: 'No bughunter has accepted the agreement of this program yet. Each who does gets a letter.',
    },
    revoke: { id: 'Cabut izin', en: 'Revoke permission' },
    restore: { id: 'Pulihkan izin', en: 'Restore permission' },
    reason: { id: 'Alasan pencabutan', en: 'Reason of the revocation' },
    reasonHint: {
      id: 'Dibaca bughunter. Sejak dicabut, laporan baru dan persetujuan versi baru darinya ditolak.',
      en: 'The bughunter reads it. From then on new reports and agreements of theirs are refused.',
    },
    confirm: { id: 'Cabut izin', en: 'Revoke permission' },
    actions: { id: 'Tindakan', en: 'Actions' },
  },
})
