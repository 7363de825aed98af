import { catalogue } from './catalogue.ts'

/** Where bughunters are tax subjects: their own page ("kamu") and the work queue of the team ("Anda"). */
export const taxResidenceWords = catalogue({
  word: { id: 'Domisili pajak', en: 'Tax residence' },
  country: { id: 'Negara', en: 'Country' },
  since: { id: 'Berlaku sejak', en: 'Since' },
  document: { id: 'Dokumen', en: 'Document' },
  unknown: { id: 'Belum diketahui', en: 'Not known' },
  byNik: { id: 'Menurut NIK yang sudah diperiksa', en: 'By the NIK that was checked' },
  states: {
    waiting: { id: 'Menunggu diperiksa', en: 'Waiting to be checked' },
    checked: { id: 'Menunggu orang kedua', en: 'Waiting for a second person' },
    accepted: { id: 'Disetujui', en: 'Accepted' },
    refused: { id: 'Ditolak', en: 'Refused' },
    withdrawn: { id: 'Ditarik kembali', en: 'Withdrawn' },
  },
  own: {
    hint: {
      id: 'Negara tempat kamu menjadi subjek pajak. Inilah yang menentukan pajak imbalanmu, bukan negara di profil.',
      en: 'The country where you are a tax subject. It decides the tax on your rewards; the country in your profile does not.',
    },
    now: { id: 'Berlaku sekarang', en: 'In force' },
    differs: ({ profile, country }: { profile: string; country: string }) => ({
      id: `Profilmu menyebut ${profile}, tetapi pajakmu dihitung menurut domisili pajak: ${country}. Kalau domisilimu memang lain, ajukan dengan dokumennya.`,
      en: `Your profile says ${profile}, but your tax follows your tax residence: ${country}. If your residence is another one, ask for it with its document.`,
    }),
    unknownText: {
      id: 'Domisili pajakmu belum diketahui, jadi tarif luar negeri berlaku. Ajukan domisilimu dengan dokumennya.',
      en: 'Your tax residence is not known, so the rate for abroad applies. Ask for yours with its document.',
    },
    toPage: { id: 'Buka domisili pajak', en: 'Open tax residence' },
    openTitle: ({ country }: { country: string }) => ({ id: `Pengajuan ${country} sedang diperiksa`, en: `${country} is being checked` }),
    openText: {
      id: 'Sampai diputuskan, domisili yang berlaku tidak berubah, dan kamu tetap dapat meminta pembayaran.',
      en: 'Until it is decided, the residence in force does not change, and you can still request payouts.',
    },
    withdraw: { id: 'Tarik kembali', en: 'Withdraw' },
    newTitle: { id: 'Ajukan domisili lain', en: 'Ask for another residence' },
    newHint: {
      id: 'Tim kami mencocokkannya dengan dokumen. Pembayaran yang sudah diminta tidak berubah. Paling banyak tiga pengajuan sehari.',
      en: 'Our team compares it with the document. Payouts already requested do not change. At most three requests a day.',
    },
    countryHint: { id: 'Tempat kamu membayar pajak, bukan kewarganegaraan', en: 'Where you pay taxes, not your citizenship' },
    choose: { id: 'Pilih negara', en: 'Choose a country' },
    sinceHint: { id: 'Hari pertama kamu menjadi subjek pajak di sana', en: 'The first day you were a tax subject there' },
    documentHint: {
      id: 'Surat keterangan domisili, Form DGT, atau surat kantor pajak negara itu. PDF, PNG, atau JPG di bawah 5 MB.',
      en: 'A certificate of domicile, Form DGT, or a letter of that country’s tax office. PDF, PNG or JPG under 5 MB.',
    },
    submit: { id: 'Ajukan domisili pajak', en: 'Ask for this residence' },
    factor: {
      id: 'Mengajukan domisili pajak memerlukan autentikator atau kunci sandi.',
      en: 'Asking for a tax residence requires an authenticator or a passkey.',
    },
    unverified: {
      id: 'Domisili pajak dapat diajukan setelah identitasmu terverifikasi.',
      en: 'You can ask for a tax residence once your identity is verified.',
    },
    former: { id: 'Pengajuan sebelumnya', en: 'Earlier requests' },
    askedAt: { id: 'Diajukan', en: 'Asked on' },
    state: { id: 'Status', en: 'Status' },
    reason: { id: 'Alasan', en: 'Reason' },
  },
  team: {
    title: { id: 'Pemeriksaan domisili pajak', en: 'Tax residences to check' },
    hint: {
      id: 'Cocokkan nama, negara, dan tanggal dengan dokumennya. Yang menurunkan pajak disetujui dua orang. Setiap pembukaan dokumen dicatat dan dapat dibaca pemiliknya.',
      en: 'Compare name, country and date with the document. What lowers the tax is accepted by two people. Each look at a document is recorded, and its owner can read that.',
    },
    toQueue: ({ count }: { count: number }) => ({ id: `Periksa domisili pajak (${count})`, en: `Tax residences to check (${count})` }),
    empty: {
      title: { id: 'Tidak ada yang menunggu', en: 'Nothing is waiting' },
      text: { id: 'Domisili pajak yang diajukan bughunter muncul di sini.', en: 'Tax residences bughunters ask for appear here.' },
    },
    bughunter: { id: 'Bughunter', en: 'Bughunter' },
    verifiedName: { id: 'Nama terverifikasi', en: 'Verified name' },
    inForce: { id: 'Berlaku sekarang', en: 'In force' },
    asked: { id: 'Diajukan', en: 'Asked for' },
    at: { id: 'Waktu', en: 'Time' },
    decision: { id: 'Keputusan', en: 'Decision' },
    profile: ({ country }: { country: string }) => ({ id: `Profil: ${country}`, en: `Profile: ${country}` }),
    sinceDay: ({ day }: { day: string }) => ({ id: `sejak ${day}`, en: `since ${day}` }),
    open: { id: 'Buka dokumen', en: 'Open the document' },
    openOf: ({ username }: { username: string }) => ({ id: `Buka dokumen ${username}`, en: `Open the document of ${username}` }),
    twoPeople: { id: 'Dua orang', en: 'Two people' },
    lowers: {
      id: 'Menurunkan pajak: orang kedua menyetujuinya sesudah Anda.',
      en: 'It lowers the tax: a second person accepts it after you.',
    },
    checked: ({ name }: { name: string }) => ({
      id: `Sudah diperiksa ${name}; persetujuan berikutnya berlaku.`,
      en: `Checked by ${name}; the next yes accepts it.`,
    }),
    ownCheck: { id: 'Anda sudah memeriksanya; orang kedua menyetujuinya.', en: 'You have checked it; a second person accepts it.' },
    check: { id: 'Sesuai dokumen', en: 'Matches the document' },
    approve: { id: 'Setujui', en: 'Accept' },
    refuse: { id: 'Tolak', en: 'Refuse' },
    reason: { id: 'Alasan', en: 'Reason' },
    reasonHint: { id: 'Dibaca bughunter. Minimal 20 karakter.', en: 'The bughunter reads it. At least 20 characters.' },
    differs: ({ profile, country }: { profile: string; country: string }) => ({
      id: `Profil bughunter menyebut ${profile}; domisili pajak yang berlaku: ${country}. Negara di profil tidak menentukan pajak.`,
      en: `The profile of the bughunter says ${profile}; the tax residence in force is ${country}. The country of a profile does not decide about tax.`,
    }),
  },
})
