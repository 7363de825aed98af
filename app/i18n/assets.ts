import { catalogue } from './catalogue.ts'

/** What a company owns and how it is proved: the pages of companies and of the platform team. */
export const assetWords = catalogue({
  title: { id: 'Aset', en: 'Assets' },
  subtitle: {
    id: 'Target program hanya boleh menyebut aset yang terbukti milik Anda. Klaim asetnya di sini, lalu buktikan.',
    en: 'Targets of a program may only name assets that are proved to be yours. Claim them here, then prove them.',
  },
  caption: { id: 'Aset perusahaan', en: 'Assets of the company' },
  name: { id: 'Aset', en: 'Asset' },
  kind: { id: 'Jenis', en: 'Kind' },
  state: { id: 'Status', en: 'State' },
  claimedAt: { id: 'Diklaim', en: 'Claimed' },
  provedAt: { id: 'Terbukti sejak', en: 'Proved since' },
  action: { id: 'Tindakan', en: 'Action' },
  open: { id: 'Buka', en: 'Open' },
  openOf: ({ name }: { name: string }) => ({ id: `Buka ${name}`, en: `Open ${name}` }),
  empty: { id: 'Belum ada aset', en: 'No assets yet' },
  emptyText: {
    id: 'Klaim domain atau aplikasi yang ingin Anda ujikan. Program baru diterima setelah semua targetnya terbukti.',
    en: 'Claim the domain or application you want tested. A program is accepted once all its targets are proved.',
  },
  kinds: {
    domain: { id: 'Domain', en: 'Domain' },
    mobile_app: { id: 'Aplikasi seluler', en: 'Mobile application' },
    address_range: { id: 'Alamat atau rentang IP', en: 'IP address or range' },
    repository: { id: 'Repositori', en: 'Repository' },
    device: { id: 'Perangkat atau sistem lain', en: 'Device or other system' },
  },
  states: {
    claimed: { id: 'Belum terbukti', en: 'Not proved yet' },
    waiting: { id: 'Diperiksa tim kami', en: 'With our team' },
    proved: { id: 'Terbukti', en: 'Proved' },
    refused: { id: 'Ditolak', en: 'Refused' },
    lost: { id: 'Bukti hilang', en: 'Proof lost' },
    withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  },
  proofs: {
    dns: { id: 'lewat DNS', en: 'by DNS' },
    file: { id: 'lewat berkas di situsnya', en: 'by a file on the site' },
    operators: { id: 'diperiksa tim kami', en: 'checked by our team' },
  },
  claimTitle: { id: 'Klaim aset', en: 'Claim an asset' },
  claimText: {
    id: 'Klaim belum memberi izin apa pun. Setelah diklaim, halaman asetnya menjelaskan cara membuktikannya.',
    en: 'A claim permits nothing. Once it is made, the page of the asset says how to prove it.',
  },
  claim: { id: 'Klaim', en: 'Claim' },
  chooseKind: { id: 'Pilih jenis', en: 'Choose a kind' },
  nameHint: {
    id: 'Domain: contoh.co.id. Aplikasi: nama paket atau alamat di toko aplikasi. IP: 203.0.114.0/24. Repositori: alamatnya. Perangkat: nama dan modelnya.',
    en: 'Domain: example.co.id. Application: its package name or store address. IP: 203.0.114.0/24. Repository: its address. Device: its name and model.',
  },
  howTitle: { id: 'Cara membuktikan', en: 'How to prove it' },
  dnsTitle: { id: 'Rekaman DNS', en: 'DNS record' },
  dnsText: {
    id: 'Berlaku untuk domain ini dan semua subdomainnya, termasuk target dengan tanda *.',
    en: 'Holds for this domain and all its subdomains, also for targets with a *.',
  },
  fileTitle: { id: 'Berkas di situsnya', en: 'File on the site' },
  fileText: {
    id: 'Berlaku untuk alamat ini saja, tanpa subdomain. Berkas dijawab langsung oleh domain ini, tidak dialihkan ke tempat lain.',
    en: 'Holds for this host alone, without subdomains. The domain itself must answer it, without a redirect elsewhere.',
  },
  recordName: { id: 'Nama rekaman TXT', en: 'Name of the TXT record' },
  recordContent: { id: 'Isi', en: 'Content' },
  fileAddress: { id: 'Alamat berkas', en: 'Address of the file' },
  fileContent: { id: 'Isi berkas', en: 'Content of the file' },
  copy: { id: 'Salin', en: 'Copy' },
  copied: { id: 'Tersalin', en: 'Copied' },
  check: { id: 'Periksa sekarang', en: 'Check now' },
  checkText: {
    id: 'Perubahan DNS dapat perlu beberapa jam. Setelah terbukti, bukti dibaca lagi setiap bulan: jangan dihapus.',
    en: 'Changes of DNS may take some hours. Once proved, the proof is read again every month: do not remove it.',
  },
  checkedAt: { id: 'Terakhir diperiksa', en: 'Last checked' },
  dnsFound: { id: 'Rekaman DNS', en: 'DNS record' },
  fileFound: { id: 'Berkas', en: 'File' },
  problems: {
    missing: { id: 'tidak ada', en: 'not there' },
    different: { id: 'ada, tetapi isinya lain', en: 'there, with another content' },
    unreachable: { id: 'tidak dijawab', en: 'not answered' },
    redirected: { id: 'dialihkan ke alamat lain', en: 'redirected to another address' },
    inner_address: { id: 'domain mengarah ke alamat jaringan dalam', en: 'the domain leads to an internal address' },
    too_large: { id: 'lebih dari 4 kilobita', en: 'more than 4 kilobytes' },
  },
  nextCheck: { id: 'Dibaca lagi', en: 'Read again' },
  showTitle: { id: 'Tunjukkan kepada tim kami', en: 'Show it to our team' },
  showText: ({ two }: { two: boolean }) => ({
    id: two
      ? 'Tidak dapat memasang rekaman atau berkas? Jelaskan mengapa domain ini milik Anda dan lampirkan dokumennya. Dua orang tim kami memeriksanya.'
      : 'Jelaskan mengapa aset ini milik Anda dan lampirkan dokumennya, misalnya akun pengembang, kontrak alamat IP, atau foto perangkat. Tim kami memeriksanya.',
    en: two
      ? 'Cannot place a record or a file? Explain why the domain is yours and attach a document. Two people of our team check it.'
      : 'Explain why the asset is yours and attach a document, such as the developer account, the contract of the addresses or a picture of the device. Our team checks it.',
  }),
  statement: { id: 'Penjelasan', en: 'Explanation' },
  statementHint: {
    id: 'Siapa yang mendaftarkannya, sejak kapan, dan apa yang ditunjukkan dokumennya',
    en: 'Who registered it, since when, and what the document shows',
  },
  document: { id: 'Dokumen', en: 'Document' },
  documentHint: {
    id: 'PDF atau gambar, di bawah 5 MB. Boleh kosong kalau penjelasan sudah cukup.',
    en: 'PDF or picture, below 5 MB. May be left out where the explanation is enough.',
  },
  show: { id: 'Kirim ke tim kami', en: 'Send to our team' },
  shown: { id: 'Yang pernah ditunjukkan', en: 'What was shown' },
  noFile: { id: 'tanpa dokumen', en: 'no document' },
  waitingText: ({ first }: { first: boolean }) => ({
    id: first
      ? 'Satu orang tim kami sudah menyetujui; menunggu orang kedua. Tidak ada yang perlu Anda lakukan.'
      : 'Menunggu diperiksa tim kami. Tidak ada yang perlu Anda lakukan.',
    en: first
      ? 'One person of our team has agreed; it waits for the second. There is nothing for you to do.'
      : 'It waits for our team. There is nothing for you to do.',
  }),
  refusedTitle: { id: 'Tim kami belum dapat menerimanya', en: 'Our team could not accept it' },
  lookalikeTitle: { id: 'Nama ini menyerupai domain perusahaan lain', en: 'This name resembles the domain of another company' },
  lookalikeText: {
    id: 'Rekaman DNS dan berkas tidak cukup untuk domain yang menyerupai domain terbukti milik perusahaan lain. Tunjukkan dokumennya; dua orang tim kami memutuskan.',
    en: 'A DNS record or a file is not enough for a domain that resembles one proved by another company. Show a document; two people of our team decide.',
  },
  lostTitle: { id: 'Bukti aset ini tidak berlaku lagi', en: 'The proof of this asset no longer holds' },
  losses: {
    gone: {
      id: 'Rekaman atau berkasnya tidak ada lagi. Pasang kembali, lalu tekan Periksa sekarang.',
      en: 'The record or file is no longer there. Put it back, then press Check now.',
    },
    unreachable: {
      id: 'Domain ini tidak dijawab selama tiga hari. Perbaiki, lalu tekan Periksa sekarang.',
      en: 'The domain did not answer for three days. Mend it, then press Check now.',
    },
    revoked: {
      id: 'Tim kami mencabutnya. Tunjukkan dokumen baru kalau aset ini memang milik Anda.',
      en: 'Our team took it away. Show a new document if the asset is yours.',
    },
  },
  lostTargets: {
    id: 'Selama itu, target yang menyebut aset ini dijeda: bughunter tidak boleh mengujinya.',
    en: 'Until then targets that name this asset are paused: bughunters may not test them.',
  },
  withdrawTitle: { id: 'Tarik aset', en: 'Withdraw the asset' },
  withdrawText: {
    id: 'Target yang menyebut aset ini ikut dijeda. Anda dapat mengklaimnya lagi nanti.',
    en: 'Targets that name it are paused. You may claim it again later.',
  },
  withdraw: { id: 'Tarik aset ini', en: 'Withdraw this asset' },
  withdrawAsk: ({ name }: { name: string }) => ({ id: `Tarik ${name}?`, en: `Withdraw ${name}?` }),
  withdrawYes: { id: 'Ya, tarik', en: 'Yes, withdraw' },
  close: { id: 'Tutup', en: 'Close' },
  back: { id: 'Aset', en: 'Assets' },
  queue: {
    title: { id: 'Bukti aset', en: 'Proof of assets' },
    subtitle: {
      id: 'Yang ditunjukkan perusahaan sebagai bukti kepemilikan, yang terlama lebih dulu.',
      en: 'What companies showed as proof of what they own, the oldest first.',
    },
    caption: { id: 'Aset yang menunggu diperiksa', en: 'Assets that wait for a check' },
    company: { id: 'Perusahaan', en: 'Company' },
    shownAt: { id: 'Ditunjukkan', en: 'Shown' },
    waiting: { id: 'Menunggu', en: 'Waiting' },
    decided: { id: 'Sudah diputuskan', en: 'Decided' },
    check: { id: 'Periksa', en: 'Check' },
    checkOf: ({ name }: { name: string }) => ({ id: `Periksa ${name}`, en: `Check ${name}` }),
    empty: { id: 'Tidak ada yang menunggu', en: 'Nothing is waiting' },
    emptyText: {
      id: 'Aset yang ditunjukkan perusahaan muncul di sini. Domain dengan rekaman DNS terbukti tanpa antrean.',
      en: 'Assets that companies show appear here. Domains with a DNS record are proved without waiting.',
    },
    decidedEmpty: { id: 'Belum ada keputusan', en: 'No decisions yet' },
    decidedEmptyText: {
      id: 'Aset yang terbukti, ditolak, atau kehilangan buktinya muncul di sini.',
      en: 'Assets that are proved, refused or lost appear here.',
    },
    facts: { id: 'Fakta', en: 'Facts' },
    mailDomain: { id: 'Domain email perusahaan', en: 'Mail domain of the company' },
    first: { id: 'Orang pertama', en: 'First person' },
    download: { id: 'Unduh dokumen', en: 'Download the document' },
    logged: { id: 'Setiap unduhan dokumen dicatat.', en: 'Each download of a document is recorded.' },
    lookalike: {
      id: 'Nama domain ini menyerupai domain yang sudah terbukti milik perusahaan lain. Pastikan betul sebelum setuju.',
      en: 'This domain resembles one that another company has proved. Make sure before you agree.',
    },
    believeTitle: { id: 'Percaya', en: 'Believe' },
    believeText: ({ needed }: { needed: number }) => ({
      id: needed === 2 ? 'Domain terbukti setelah dua orang tim menyetujui hal yang sama.' : 'Satu orang tim cukup untuk jenis ini.',
      en:
        needed === 2
          ? 'A domain is proved once two people of the team agree to the same thing.'
          : 'One person of the team is enough for this kind.',
    }),
    believe: { id: 'Aset ini milik perusahaan tersebut', en: 'This asset belongs to the company' },
    ownFirst: {
      id: 'Anda sudah menyetujui. Orang kedua harus rekan Anda.',
      en: 'You have agreed already. The second person must be a colleague.',
    },
    refuseTitle: { id: 'Tolak', en: 'Refuse' },
    refuseText: {
      id: 'Perusahaan membaca alasannya dan dapat menunjukkan hal lain.',
      en: 'The company reads the reason and can show something else.',
    },
    refuse: { id: 'Tolak', en: 'Refuse' },
    revokeTitle: { id: 'Cabut bukti', en: 'Take the proof away' },
    revokeText: {
      id: 'Target yang menyebut aset ini langsung dijeda, dan perusahaan diberi tahu.',
      en: 'Targets that name the asset are paused at once, and the company is told.',
    },
    revoke: { id: 'Cabut', en: 'Take away' },
    reason: { id: 'Alasan', en: 'Reason' },
    reasonHint: {
      id: 'Apa yang kurang atau tidak cocok, dan apa yang dapat ditunjukkan',
      en: 'What is missing or does not fit, and what can be shown',
    },
  },
})
