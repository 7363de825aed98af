import { catalogue } from './catalogue.ts'

/**
 * Settings that are shares of a hundred, by the names of their fields: shown with the sign, where the form
 * asks for percent.
 */
export const settingShares = catalogue({
  duplicatePercent: { id: 'Duplikat, dari poin dasar', en: 'Duplicate, of the base points' },
  reward: { id: 'Imbalan dan uji ulang berbayar', en: 'Rewards and paid retests' },
  prize: { id: 'Hadiah challenge', en: 'Challenge prizes' },
  basePercent: { id: 'Bagian yang dikenai pajak', en: 'Part that is taxed' },
  surchargePercent: { id: 'Tambahan tanpa NIK atau NPWP', en: 'Added without NIK or NPWP' },
})

/** Words of the platform team's settings. */
export const settingWords = catalogue({
  title: { id: 'Pengaturan', en: 'Settings' },
  hint: {
    id: 'Aturan yang berubah menurut tanggal. Perubahan tidak pernah berlaku surut, dan riwayatnya tidak bisa dihapus.',
    en: 'Rules that change by date. No change ever reaches back, and the history cannot be erased.',
  },
  overview: { id: 'Semua pengaturan', en: 'All settings' },
  keys: {
    holidays: {
      name: { id: 'Hari libur nasional', en: 'National holidays' },
      text: {
        id: 'Tenggat dihitung dalam hari kerja. Tambahkan cuti bersama, atau buka kembali hari yang batal libur. Tenggat yang sudah berjalan tetap pada tanggal yang dijanjikan.',
        en: 'Deadlines count business days. Add a day of joint leave, or open a day that is no holiday after all. Deadlines that run already keep the day they promised.',
      },
    },
    points: {
      name: { id: 'Tabel poin', en: 'Points table' },
      text: {
        id: 'Poin laporan valid menurut tingkat risiko. Setiap laporan memakai tabel pada hari laporan itu dinyatakan valid.',
        en: 'Points of a valid report by risk level. Each report goes by the table of the day on which it was found valid.',
      },
    },
    fees: {
      name: { id: 'Biaya platform', en: 'Platform fee' },
      text: {
        id: 'Persen di atas imbalan, dibayar perusahaan, apa pun jenis programnya. Laporan memakai biaya pada hari dinyatakan valid, challenge pada hari disetujui.',
        en: 'Percent on top of a reward, paid by the company whatever the kind of its program. A report goes by the fee of the day it was found valid, a challenge by that of its acceptance.',
      },
    },
    tax: {
      name: { id: 'Aturan pajak', en: 'Tax rules' },
      text: {
        id: 'Potongan pajak menurut jenis imbalan dan penerimanya. Setiap pembayaran memakai aturan pada hari diminta.',
        en: 'What is withheld, by kind of reward and payee. Each payout goes by the rules of the day it is asked for.',
      },
    },
    plans: {
      name: { id: 'Harga paket', en: 'Plan prices' },
      text: {
        id: 'Harga per bulan yang dibaca perusahaan dan pengunjung. Paket tanpa harga ditawarkan dengan "hubungi kami".',
        en: 'The price a month that companies and visitors read. A plan without one is offered with "contact us".',
      },
    },
    accounts: {
      name: { id: 'Rekening isi saldo', en: 'Accounts for top-ups' },
      text: {
        id: 'Rekening tempat perusahaan mentransfer saldo, paling banyak lima. Cocokkan nomornya dengan buku bank sebelum mengesahkan.',
        en: 'Where companies transfer their balance to, at most five accounts. Check the number against the bank book before you confirm.',
      },
    },
    switches: {
      name: { id: 'Fitur yang aktif', en: 'Features in use' },
      text: {
        id: 'Matikan satu fitur untuk sementara. Yang sudah berjalan tetap berjalan.',
        en: 'Turn a feature off for a while. What already runs goes on.',
      },
    },
    banks: {
      name: { id: 'Bank dan dompet digital', en: 'Banks and e-wallets' },
      text: {
        id: 'Tujuan pembayaran yang dapat dipilih bughunter. Akun yang sudah memakai tujuan lama tetap dibayar.',
        en: 'Where bughunters may have money sent. Accounts that use a retired one are still paid.',
      },
    },
    brand: {
      name: { id: 'Merek', en: 'Brand' },
      text: {
        id: 'Nama dan domain email yang tampil di halaman, email, dan surat. Alamat halaman dan alamat pengirim email diatur saat pemasangan.',
        en: 'The name and mail domain that pages, mails and papers show. Page addresses and the sending address are set at installation.',
      },
    },
  },
  columns: {
    setting: { id: 'Pengaturan', en: 'Setting' },
    now: { id: 'Berlaku hari ini', en: 'Holds today' },
    next: { id: 'Berikutnya', en: 'Next' },
    people: { id: 'Disahkan oleh', en: 'Confirmed by' },
  },
  coming: ({ count }: { count: number }) => ({ id: `${count} akan berlaku`, en: `${count} to come` }),
  waiting: ({ count }: { count: number }) => ({ id: `${count} menunggu`, en: `${count} waiting` }),
  nothingNext: { id: 'Tidak ada', en: 'None' },
  people: { one: { id: 'Satu orang', en: 'One person' }, two: { id: 'Dua orang', en: 'Two people' } },
  parts: ({ count }: { count: number }) => ({ id: `${count} entri`, en: count === 1 ? '1 entry' : `${count} entries` }),
  now: { id: 'Berlaku hari ini', en: 'Holds today' },
  upcoming: { id: 'Hari libur yang akan datang', en: 'Holidays to come' },
  part: { id: 'Bagian', en: 'Part' },
  value: { id: 'Isi', en: 'Value' },
  since: { id: 'Sejak', en: 'Since' },
  first: { id: 'Bawaan', en: 'Built in' },
  history: { id: 'Riwayat', en: 'History' },
  historyEmpty: {
    title: { id: 'Belum pernah diubah', en: 'Never changed' },
    text: { id: 'Yang berlaku adalah nilai bawaan.', en: 'The built-in values hold.' },
  },
  line: ({ number }: { number: number }) => ({ id: `Baris ${number}`, en: `Line ${number}` }),
  columnsOfLine: {
    line: { id: 'Baris', en: 'Line' },
    from: { id: 'Berlaku mulai', en: 'Holds from' },
    by: { id: 'Ditulis oleh', en: 'Written by' },
  },
  stages: {
    waiting: { id: 'Menunggu rekan', en: 'Waits for a colleague' },
    coming: { id: 'Akan berlaku', en: 'To come' },
    now: { id: 'Berlaku', en: 'Holds' },
    past: { id: 'Sudah diganti', en: 'Replaced' },
    refused: { id: 'Ditolak', en: 'Refused' },
    withdrawn: { id: 'Ditarik', en: 'Taken back' },
  },
  facts: {
    reason: { id: 'Alasan', en: 'Reason' },
    by: { id: 'Ditulis oleh', en: 'Written by' },
    at: { id: 'Ditulis pada', en: 'Written at' },
    decidedBy: { id: 'Diputuskan oleh', en: 'Decided by' },
    decidedAt: { id: 'Diputuskan pada', en: 'Decided at' },
    decideReason: { id: 'Alasan penolakan', en: 'Why it was refused' },
    withdrawnBy: { id: 'Ditarik oleh', en: 'Taken back by' },
    withdrawnAt: { id: 'Ditarik pada', en: 'Taken back at' },
    withdrawReason: { id: 'Alasan penarikan', en: 'Why it was taken back' },
  },
  change: {
    title: { id: 'Tulis baris baru', en: 'Write a new line' },
    one: {
      id: 'Baris ini langsung disahkan dan berlaku mulai tanggalnya.',
      en: 'This line is confirmed at once and holds from its day on.',
    },
    two: {
      id: 'Baris ini menunggu rekan lain. Paling cepat berlaku besok.',
      en: 'This line waits for a colleague. It can hold from tomorrow on at the earliest.',
    },
    submit: { id: 'Simpan baris', en: 'Save the line' },
    propose: { id: 'Usulkan', en: 'Propose' },
    validFrom: { id: 'Berlaku mulai', en: 'Holds from' },
    day: { id: 'Hari', en: 'Day' },
    reason: { id: 'Alasan', en: 'Reason' },
    reasonHint: {
      id: 'Dasar perubahannya, misalnya nomor keputusan. Minimal 10 karakter.',
      en: 'What the change rests on, such as the number of a decree. 10 characters at least.',
    },
  },
  confirm: {
    title: { id: 'Sahkan', en: 'Confirm' },
    text: { id: 'Periksa isi dan tanggalnya lebih dulu.', en: 'Check value and day first.' },
    submit: { id: 'Sahkan usulan', en: 'Confirm the proposal' },
  },
  refuse: { title: { id: 'Tolak', en: 'Refuse' }, submit: { id: 'Tolak usulan', en: 'Refuse the proposal' } },
  withdraw: {
    title: { id: 'Tarik kembali', en: 'Take back' },
    text: { id: 'Yang sudah diputuskan sebelumnya tetap berlaku.', en: 'What was decided before goes on.' },
    submit: { id: 'Tarik baris ini', en: 'Take this line back' },
  },
  closeReason: { id: 'Alasan', en: 'Reason' },
  fields: {
    off: { id: 'Jenis hari', en: 'Kind of day' },
    name: { id: 'Nama', en: 'Name' },
    informational: { id: 'Informasional', en: 'Informational' },
    low: { id: 'Rendah', en: 'Low' },
    medium: { id: 'Sedang', en: 'Medium' },
    high: { id: 'Tinggi', en: 'High' },
    critical: { id: 'Kritis', en: 'Critical' },
    cvssRight: { id: 'Tingkat tepat sejak awal', en: 'Right level from the start' },
    duplicatePercent: { id: 'Duplikat, persen dari dasar', en: 'Duplicate, percent of the base' },
    retest: { id: 'Uji ulang yang dijawab', en: 'Answered retest' },
    repeatedInvalid: { id: 'Tidak berlaku atau di luar lingkup yang berulang', en: 'Repeatedly not applicable or out of scope' },
    spam: { id: 'Spam', en: 'Spam' },
    reward: { id: 'Imbalan dan uji ulang berbayar, persen', en: 'Rewards and paid retests, percent' },
    prize: { id: 'Hadiah challenge, persen', en: 'Challenge prizes, percent' },
    scope: { id: 'Jenis imbalan dan penerima', en: 'Kind of reward and payee' },
    basePercent: { id: 'Bagian yang dikenai pajak, persen', en: 'Part that is taxed, percent' },
    surchargePercent: { id: 'Tambahan tanpa NIK atau NPWP, persen', en: 'Added without NIK or NPWP, percent' },
    source: { id: 'Dasar hukum', en: 'Legal source' },
    switchName: { id: 'Fitur', en: 'Feature' },
    plan: { id: 'Paket', en: 'Plan' },
    price: { id: 'Harga per bulan', en: 'Price a month' },
    place: { id: 'Urutan rekening', en: 'Place in the list' },
    bank: { id: 'Bank', en: 'Bank' },
    number: { id: 'Nomor rekening', en: 'Account number' },
    holder: { id: 'Nama pemilik', en: 'Holder' },
    used: { id: 'Pemakaian', en: 'Use' },
    on: { id: 'Status', en: 'Status' },
    code: { id: 'Kode', en: 'Code' },
    offered: { id: 'Ketersediaan', en: 'Availability' },
    domain: { id: 'Domain email', en: 'Mail domain' },
    brandName: { id: 'Nama merek', en: 'Brand name' },
    bankName: { id: 'Nama bank atau dompet', en: 'Name of the bank or wallet' },
  },
  upTo: ({ at }: { at: number }) => ({ id: `Lapisan ${at} sampai`, en: `Band ${at} up to` }),
  percent: ({ at }: { at: number }) => ({ id: `Lapisan ${at}, persen`, en: `Band ${at}, percent` }),
  planNames: { pro: { id: 'Pro', en: 'Pro' }, enterprise: { id: 'Enterprise', en: 'Enterprise' } },
  priceHint: { id: 'Kosongkan kalau harganya dibicarakan.', en: 'Leave it empty where the price is agreed on.' },
  noPrice: { id: 'Belum ditentukan', en: 'Not set' },
  perMonth: ({ price }: { price: string }) => ({ id: `${price} per bulan`, en: `${price} a month` }),
  accountPlace: ({ place }: { place: string }) => ({ id: `Rekening ${place}`, en: `Account ${place}` }),
  noAccounts: {
    title: { id: 'Belum ada rekening', en: 'No account yet' },
    text: {
      id: 'Perusahaan belum tahu ke mana mentransfer. Usulkan rekening pertama di formulir ini.',
      en: 'Companies do not know where to transfer to. Propose the first account with this form.',
    },
  },
  lastBand: { id: 'Kosongkan batas lapisan terakhir.', en: 'Leave the limit of the last band empty.' },
  band: ({ percent, upTo }: { percent: number; upTo: string }) => ({ id: `${percent}% sampai ${upTo}`, en: `${percent}% up to ${upTo}` }),
  bandOpen: ({ percent }: { percent: number }) => ({ id: `${percent}% di atasnya`, en: `${percent}% above` }),
  bandFlat: ({ percent }: { percent: number }) => ({ id: `${percent}%`, en: `${percent}%` }),
  choices: {
    off: { yes: { id: 'Libur', en: 'Day off' }, no: { id: 'Hari kerja', en: 'Business day' } },
    on: { yes: { id: 'Aktif', en: 'On' }, no: { id: 'Dimatikan', en: 'Off' } },
    used: { yes: { id: 'Dipakai', en: 'In use' }, no: { id: 'Tidak dipakai lagi', en: 'No longer used' } },
    offered: { yes: { id: 'Ditawarkan', en: 'Offered' }, no: { id: 'Tidak ditawarkan lagi', en: 'No longer offered' } },
  },
  choose: { id: 'Pilih', en: 'Choose' },
  switches: {
    sign_up: { id: 'Pendaftaran akun', en: 'Sign-up' },
    incident_form: { id: 'Formulir insiden siber', en: 'Cyber incident form' },
    challenges: { id: 'Pendaftaran challenge', en: 'Challenge registration' },
    payouts: { id: 'Permintaan pembayaran', en: 'Payout requests' },
    write_ups: { id: 'Pengiriman write-up', en: 'Sending write-ups' },
  },
  whole: { id: 'Semua', en: 'All' },
  taxScopes: {
    'participant.resident': { id: 'Peserta kegiatan, dalam negeri', en: 'Contest participant, resident' },
    'non_employee.resident': { id: 'Bukan pegawai, dalam negeri', en: 'No employee, resident' },
    'participant.foreign': { id: 'Peserta kegiatan, luar negeri', en: 'Contest participant, foreign' },
    'non_employee.foreign': { id: 'Bukan pegawai, luar negeri', en: 'No employee, foreign' },
    'participant.organisation': { id: 'Hadiah untuk badan', en: 'Prize to an organisation' },
    'non_employee.organisation': { id: 'Jasa oleh badan', en: 'Service by an organisation' },
  },
  closed: { id: 'Sedang ditutup', en: 'Closed for now' },
})
