import { catalogue } from './catalogue.ts'

type Bounds = { min?: number | string; max?: number | string }

/** The label of a field that no form has. */
export const unnamedField = catalogue({ label: { id: 'Nilai ini', en: 'This value' } })

/** Sentences beside a field; the key is what schemas and `refuseField` name. `label` is the field's own label. */
export const fieldErrors = catalogue({
  consent_required: () => ({
    id: 'Setujui penggunaan data ini untuk mengunduh laporan',
    en: 'Agree to this use of your data to download the report',
  }),
  topic_missing: () => ({ id: 'Pilih topiknya', en: 'Please select Topic' }),
  message_missing: () => ({ id: 'Isi pesannya', en: 'Please fill the message' }),
  placeholder_left: ({ placeholder }: { placeholder: string }) => ({
    id: `Isi atau hapus dulu ${placeholder}`,
    en: `Fill in or remove ${placeholder} first`,
  }),
  canned_empty: () => ({
    id: 'Tulis teksnya setidaknya dalam satu bahasa',
    en: 'Write the text in at least one language',
  }),
  template_prompt: ({ label, prompt }: { label: string; prompt: string }) => ({
    id: `${label} masih berisi petunjuk templat: “${prompt}”. Ganti dengan tulisanmu.`,
    en: `${label} still has a prompt of the template: “${prompt}”. Write your own text in its place.`,
  }),
  template_only: ({ label }: { label: string }) => ({
    id: `${label} baru berisi judul bagian dari templat. Tulis isinya.`,
    en: `${label} has only the headings of the template so far. Write what belongs there.`,
  }),
  template_empty: () => ({
    id: 'Draf ini belum berisi teks yang dapat dijadikan templat',
    en: 'This draft has no text yet that could become a template',
  }),
  choose: ({ label }: { label: string }) => ({ id: `Pilih ${label}`, en: `Choose ${label}` }),
  identifier_invalid: () => ({ id: 'Tulis satu alamat email atau satu nama pengguna', en: 'Enter one email address or one username' }),
  answer_known: () => ({
    id: 'Jawaban tidak boleh berisi nama, email, perusahaan, atau nama situs ini',
    en: 'The answer must not hold a name, email, company or the name of this site',
  }),
  colleague_self: () => ({
    id: 'Autentikator sendiri diatur ulang oleh rekan lain',
    en: 'Your own authenticator is reset by another colleague',
  }),
  responder_other_role: () => ({
    id: 'Alamat ini dipakai akun dengan peran lain atau akun yang tidak aktif',
    en: 'This address belongs to an account of another role, or to one that is not active',
  }),
  originals_many: ({ max }: Bounds) => ({
    id: `Paling banyak ${max} nilai disamarkan oleh satu orang pada satu laporan. Hapus yang tidak diperlukan dari teks`,
    en: `One person masks at most ${max} values on a report. Remove from the text what is not needed`,
  }),
  without_personal_data: ({ label }: { label: string }) => ({
    id: `${label} tidak boleh memuat data pribadi atau rahasia`,
    en: `${label} may not hold personal data or secrets`,
  }),
  personal_data: ({ label }: { label: string }) => ({
    id: `${label} memuat data pribadi atau rahasia. Pilih untuk setiap temuan di bawahnya: samarkan atau biarkan`,
    en: `${label} holds personal data or secrets. Choose for each find below it: mask or keep`,
  }),
  not_english: () => ({ id: 'Tulis ringkasan ini dalam bahasa Inggris', en: 'Write this summary in English' }),
  quiet_too_long: () => ({ id: 'Waktu tenang paling lama 14 jam', en: 'Quiet hours last 14 hours at most' }),
  colleague_unknown: () => ({ id: 'Tidak ada rekan tim dengan nama ini', en: 'There is no colleague in the team with this name' }),
  date_past: ({ label }: { label: string }) => ({ id: `${label} tidak boleh sudah lewat`, en: `${label} must not be in the past` }),
  registration_order: () => ({ id: 'Pendaftaran harus ditutup setelah dibuka', en: 'The registration must close after it opens' }),
  registration_after_end: () => ({
    id: 'Pendaftaran harus ditutup sebelum challenge selesai',
    en: 'The registration must close before the challenge ends',
  }),
  start_order: () => ({
    id: 'Challenge tidak boleh dimulai sebelum pendaftaran dibuka',
    en: 'The challenge cannot start before the registration opens',
  }),
  challenge_too_brief: () => ({ id: 'Challenge berlangsung sedikitnya dua jam', en: 'A challenge lasts two hours at least' }),
  challenge_endless: () => ({ id: 'Challenge berlangsung paling lama 92 hari', en: 'A challenge lasts 92 days at most' }),
  participants_invalid: () => ({
    id: 'Isi jumlah peserta, sedikitnya 2, atau kosongkan',
    en: 'Enter how many may take part, 2 at least, or leave it empty',
  }),
  prizes_missing: () => ({ id: 'Isi sedikitnya hadiah peringkat pertama', en: 'Fill in the prize of the first place at least' }),
  prize_empty: () => ({
    id: 'Isi uang atau barang untuk peringkat ini, atau kosongkan peringkat sesudahnya',
    en: 'Fill in money or a thing for this place, or empty the places after it',
  }),
  prize_order: () => ({
    id: 'Hadiah tidak boleh lebih besar daripada peringkat di atasnya',
    en: 'A prize cannot be larger than that of the place above',
  }),
  test_account_line: ({ line }: { line: number }) => ({
    id: `Baris ${line} belum benar: isi nama pengguna dan kata sandi (catatan boleh kosong), dipisahkan koma atau tab, masing-masing paling banyak 200 karakter`,
    en: `Line ${line} is not right: it takes a username and a password, and a note if you like, between commas or tabs, each of 200 characters at most`,
  }),
  test_account_twice: ({ line }: { line: number }) => ({
    id: `Baris ${line}: nama pengguna ini sudah ada`,
    en: `Line ${line}: this username is there already`,
  }),
  test_accounts_many: () => ({
    id: 'Satu program punya paling banyak 200 akun uji',
    en: 'A program has 200 test accounts at most',
  }),
  plan_fixed: () => ({
    id: 'Jadwal dan hadiah tidak dapat diubah setelah program disetujui',
    en: 'Schedule and prizes cannot change once the program is accepted',
  }),
  whole_number: ({ label }: { label: string }) => ({ id: `${label} harus berupa bilangan bulat`, en: `${label} must be a whole number` }),
  number_low: ({ label, min }: { label: string } & Bounds) => ({
    id: `${label} paling sedikit ${min}`,
    en: `${label} must be at least ${min}`,
  }),
  number_high: ({ label, max }: { label: string } & Bounds) => ({
    id: `${label} paling banyak ${max}`,
    en: `${label} must be at most ${max}`,
  }),
  percent_invalid: ({ label }: { label: string }) => ({ id: `${label} ditulis seperti 15 atau 2,5`, en: `Write ${label} like 15 or 2.5` }),
  bands_order: () => ({
    id: 'Batas setiap lapisan harus lebih besar dari lapisan sebelumnya, tanpa lapisan yang dilewati',
    en: 'The limit of each band must be above that of the band before, with none left out',
  }),
  last_band_open: () => ({ id: 'Lapisan terakhir tidak memakai batas', en: 'The last band has no limit' }),
  tax_too_high: () => ({ id: 'Potongan tidak boleh mencapai seluruh imbalan', en: 'What is withheld must not reach the whole reward' }),
  date_early: () => ({ id: 'Paling cepat berlaku besok', en: 'It can hold from tomorrow on at the earliest' }),
  date_far: () => ({ id: 'Paling lambat tiga tahun lagi', en: 'Three years ahead at most' }),
  term_long: ({ years }: { years: number }) => ({
    id: `Paling lama ${years} tahun dari hari ini`,
    en: `At most ${years} years from today`,
  }),
  holidays_many: () => ({ id: 'Tahun itu sudah berisi 60 hari libur', en: 'That year has 60 days off already' }),
  bank_code_invalid: () => ({
    id: 'Isi tiga angka kode bank, atau nama pendek dompet digital dengan huruf kecil',
    en: 'Enter the three digits of a bank, or a short lower-case name of an e-wallet',
  }),
  brand_invalid: () => ({ id: 'Nama tidak boleh memuat < > " atau koma', en: 'The name must not hold < > " or commas' }),
  domain_invalid: () => ({ id: 'Isi domain seperti contoh.id', en: 'Enter a domain such as example.id' }),
  amount_invalid: () => ({ id: 'Isi rupiah bulat, misalnya 1.500.000', en: 'Enter whole rupiah, such as 1.500.000' }),
  top_up_range: () => ({
    id: 'Satu kali isi saldo antara Rp100.000 dan Rp100.000.000.000',
    en: 'One top-up is between Rp100.000 and Rp100.000.000.000',
  }),
  more_than_booked: () => ({ id: 'Paling banyak sebesar yang dibukukan', en: 'At most what was booked' }),
  batch_code: () => ({ id: 'Tulis kode batch seperti BT-20261123-1A2B3C', en: 'Write the code of a batch, such as BT-20261123-1A2B3C' }),
  holder_differs: () => ({
    id: 'Nama pemilik rekening harus sama dengan nama terverifikasi pemilik akun',
    en: "The holder must bear the verified name of the account's owner",
  }),
  reference_short: () => ({
    id: 'Tulis nomor referensi dengan sedikitnya 4 huruf atau angka',
    en: 'Write a reference of at least 4 letters or digits',
  }),
  reference_used: () => ({
    id: 'Nomor referensi ini sudah tercatat untuk transfer lain. Periksa kembali nomornya pada bukti transfer.',
    en: 'This reference is on record for another transfer already. Check the number on the receipt.',
  }),
  retest_reward_large: () => ({ id: 'Uji ulang dibayar paling banyak Rp10.000.000', en: 'A retest pays Rp10.000.000 at most' }),
  grid_empty_grid: () => ({ id: 'Isi imbalan untuk sedikitnya satu tingkat risiko', en: 'Enter a reward for at least one risk level' }),
  grid_negative: () => ({ id: 'Imbalan tidak boleh negatif', en: 'A reward cannot be negative' }),
  grid_upside_down: () => ({ id: 'Batas bawah tidak boleh melebihi batas atas', en: 'The least must not exceed the most' }),
  grid_less_than_milder: () => ({
    id: 'Tidak boleh lebih kecil dari tingkat risiko di bawahnya',
    en: 'Must not be less than the milder risk level',
  }),
  other_rewards_missing: () => ({
    id: 'Isi imbalan untuk sedikitnya satu tingkat risiko',
    en: 'Enter a reward for at least one risk level',
  }),
  scope_missing: () => ({ id: 'Isi sedikitnya satu target', en: 'Enter at least one target' }),
  line_too_long: () => ({ id: 'Setiap baris maksimal 300 karakter', en: 'Each line must have at most 300 characters' }),
  fixed_after_review: ({ label }: { label: string }) => ({
    id: `${label} tidak dapat diubah setelah program diajukan`,
    en: `${label} cannot change once the program was submitted`,
  }),
  username_invalid: () => ({
    id: 'Nama pengguna berisi 3–30 huruf kecil, angka, garis bawah, atau tanda hubung',
    en: 'A username has 3–30 lower-case letters, digits, underscores or hyphens',
  }),
  required: ({ label }: { label: string }) => ({ id: `${label} harus diisi`, en: `${label} is required` }),
  invalid: ({ label }: { label: string }) => ({ id: `${label} tidak valid`, en: `${label} is not valid` }),
  unknown_field: () => ({ id: 'Kolom ini tidak dikenal', en: 'This field is not known' }),
  too_short: ({ label, min }: { label: string } & Bounds) => ({
    id: min === 1 ? `${label} harus diisi` : `${label} minimal ${min} karakter`,
    en: min === 1 ? `${label} is required` : `${label} must have at least ${min} characters`,
  }),
  too_long: ({ label, max }: { label: string } & Bounds) => ({
    id: `${label} maksimal ${max} karakter`,
    en: `${label} must have at most ${max} characters`,
  }),
  too_many: ({ label, max }: { label: string } & Bounds) => ({ id: `${label} maksimal ${max}`, en: `${label}: at most ${max}` }),
  picture_name_taken: () => ({
    id: 'Gambar lain dengan nama ini sudah terbit. Pakai nama lain, lalu ganti namanya dalam teks',
    en: 'Another picture of this name is public. Use another name, here and in the text',
  }),
  files_of_side: ({ max }: Bounds) => ({
    id: `Setiap pihak dapat mengirim paling banyak ${max} berkas dalam satu laporan`,
    en: `Each side can send at most ${max} files on one report`,
  }),
  one_line: ({ label }: { label: string }) => ({
    id: `${label} hanya boleh satu baris, tanpa karakter yang tidak terlihat`,
    en: `${label} must be one line without invisible characters`,
  }),
  rows_none: () => ({ id: 'Pilih laporannya dulu', en: 'Select the reports first' }),
  rows_many: () => ({ id: 'Paling banyak 50 laporan sekali jalan', en: 'At most 50 reports at a time' }),
  rows_twice: () => ({ id: 'Setiap laporan cukup disebut sekali', en: 'Name each report once' }),
  labels_many: () => ({ id: 'Label maksimal 8', en: 'At most 8 labels' }),
  label_long: () => ({ id: 'Setiap label maksimal 30 karakter', en: 'Each label has at most 30 characters' }),
  label_invalid: () => ({
    id: 'Label hanya boleh berisi huruf, angka, spasi, dan . _ / -',
    en: 'Labels may hold letters, digits, spaces and . _ / - only',
  }),
  skills_too_many: () => ({ id: 'Keahlian maksimal 40', en: 'At most 40 skills' }),
  skill_too_long: () => ({ id: 'Setiap keahlian maksimal 40 karakter', en: 'Each skill has at most 40 characters' }),
  month_invalid: () => ({ id: 'Tulis bulan seperti 2024-05', en: 'Write the month like 2024-05' }),
  month_order: ({ label }: { label: string }) => ({
    id: `${label} tidak boleh lebih awal daripada mulainya`,
    en: `${label} must not be earlier than the start`,
  }),
  end_or_current: () => ({
    id: 'Isi bulan selesai, atau tandai sebagai posisi saat ini',
    en: 'Give the last month, or mark it as the current position',
  }),
  plan_not_private: () => ({
    id: 'Paket perusahaan tidak punya tempat untuk program privat lagi. Pilih publik, atau minta pemilik akun menaikkan paket.',
    en: 'The plan of the company has no place left for private programs. Choose public, or ask the owner of the account for a larger plan.',
  }),
  days_order: () => ({ id: 'Hari terakhir tidak boleh sebelum hari pertama', en: 'The last day cannot be before the first one' }),
  target_paused: () => ({
    id: 'Target ini sedang dijeda karena belum terbukti milik perusahaannya. Jangan mengujinya; laporanmu tetap tersimpan sebagai draf',
    en: 'This target is paused: it is not proved to be of its company. Do not test it; your report stays as a draft',
  }),
  domain_suffix: () => ({
    id: 'Ini akhiran umum yang dipakai banyak pihak, bukan domain milik satu perusahaan. Tulis domain Anda di bawahnya, misalnya contoh.co.id',
    en: 'This is a suffix many people share, not the domain of one company. Write your domain below it, such as example.co.id',
  }),
  domain_unlisted: () => ({
    id: 'Akhiran domain ini tidak dikenal di internet publik',
    en: 'The ending of this domain is not known on the public internet',
  }),
  domain_is_address: () => ({
    id: 'Ini alamat IP. Pilih jenis Alamat atau rentang IP',
    en: 'This is an IP address. Choose the kind IP address or range',
  }),
  range_invalid: () => ({
    id: 'Tulis satu alamat IP atau rentang CIDR, misalnya 203.0.114.0/24, mulai dari alamat pertamanya',
    en: 'Write one IP address or CIDR range, such as 203.0.114.0/24, from its first address on',
  }),
  range_private: () => ({
    id: 'Rentang ini bukan alamat internet publik, atau milik platform ini. Klaim alamat publik Anda',
    en: 'This range is not on the public internet, or belongs to this platform. Claim your public addresses',
  }),
  range_large: () => ({
    id: 'Rentang ini terlalu besar: paling besar /16 untuk IPv4 dan /32 untuk IPv6. Klaim bagian yang Anda pakai',
    en: 'This range is too large: at most /16 for IPv4 and /32 for IPv6. Claim the part you use',
  }),
  app_invalid: () => ({
    id: 'Tulis nama paket (com.contoh.app), id12345 dari App Store, atau alamatnya di toko aplikasi',
    en: 'Write the package name (com.example.app), id12345 of the App Store, or the store address',
  }),
  repository_invalid: () => ({
    id: 'Tulis alamat repositori lengkap, misalnya https://github.com/contoh/aplikasi',
    en: 'Write the whole address of the repository, such as https://github.com/example/app',
  }),
  device_has_address: () => ({
    id: 'Nama ini memuat domain atau alamat. Klaim sebagai domain, IP, atau repositori',
    en: 'This name holds a domain or address. Claim it as a domain, IP or repository',
  }),
  asset_taken: () => ({
    id: 'Perusahaan lain sudah membuktikan aset ini, yang di atasnya, atau yang di bawahnya. Kalau ini milik Anda, hubungi tim kami',
    en: 'Another company has proved this asset, or what lies above or below it. If it is yours, write to our team',
  }),
  twin_reason: () => ({
    id: 'Ada perusahaan lain dengan nama atau domain email yang sama: tulis minimal 10 karakter mengapa kontrak ini tetap ditandatangani',
    en: 'Another company has the same name or e-mail domain: write in at least 10 characters why this contract is signed all the same',
  }),
  contract_name: () => ({
    id: 'Nama ini tertulis di kontrak kerja sama. Untuk menggantinya, pemilik akun menandatangani kontrak baru dengan nama baru di halaman Kontrak.',
    en: 'The cooperation contract has this name. To change it, the owner of the account signs a new contract with the new name on the Contract page.',
  }),
  npwp_invalid: () => ({
    id: 'NPWP harus 15 atau 16 angka; titik dan strip boleh ditulis',
    en: 'An NPWP has 15 or 16 digits; dots and dashes may be written',
  }),
  refusal_reason: () => ({ id: 'Tulis alasannya, minimal 10 karakter', en: 'Give the reason in at least 10 characters' }),
  email_same: () => ({ id: 'Alamat ini sudah dipakai akun ini', en: 'This is the email of your account already' }),
  // The specified sentence, whatever the label says of whose address it is.
  email_required: () => ({ id: 'Email harus diisi', en: 'Email is required' }),
  email_invalid: () => ({ id: 'Email harus valid', en: 'Email must be valid' }),
  company_email: () => ({
    id: 'Gunakan email perusahaan, bukan email dari penyedia gratis',
    en: 'Use a company email, not one of a free mail provider',
  }),
  code_wrong: () => ({ id: 'Kode verifikasi salah', en: 'The verification code is wrong' }),
  passkey_wrong: () => ({
    id: 'Kunci sandi ini tidak cocok atau permintaannya sudah lewat. Coba sekali lagi.',
    en: 'This passkey does not fit or its request is too old. Try once more.',
  }),
  code_spent: () => ({ id: 'Kode ini sudah tidak berlaku. Minta kode baru.', en: 'This code is no longer valid. Ask for a new one.' }),
  username_shape: () => ({
    id: 'Nama pengguna 3–30 karakter: huruf kecil, angka, - dan _, diawali dan diakhiri huruf atau angka',
    en: 'A username has 3–30 characters: small letters, digits, - and _, with a letter or digit at both ends',
  }),
  username_reserved: () => ({ id: 'Nama pengguna ini tidak bisa dipakai', en: 'This username cannot be used' }),
  view_name_taken: () => ({ id: 'Anda sudah punya tampilan dengan nama ini', en: 'You already have a view of this name' }),
  columns_many: () => ({ id: 'Paling banyak tujuh kolom di samping judul', en: 'At most seven columns beside the title' }),
  username_taken: () => ({ id: 'Nama pengguna ini sudah dipakai', en: 'This username is already taken' }),
  phone_invalid: () => ({ id: 'Nomor telepon tidak valid', en: 'This phone number is not valid' }),
  account_number_invalid: () => ({ id: 'Isi 6 sampai 20 angka nomor rekening', en: 'Enter the 6 to 20 digits of the account number' }),
  phone_mobile: () => ({ id: 'Gunakan nomor ponsel', en: 'Use a mobile number' }),
  phone_taken: () => ({ id: 'Nomor ini sudah dipakai akun lain', en: 'This number belongs to another account' }),
  password_weak: () => ({ id: 'Kata sandi terlalu lemah', en: 'Password is too weak' }),
  password_mismatch: () => ({ id: 'Kata sandi harus sama', en: 'Password must be same' }),
  password_wrong: () => ({ id: 'Kata sandi saat ini salah', en: 'The current password is wrong' }),
  password_same: () => ({ id: 'Kata sandi baru harus berbeda dari yang lama', en: 'The new password must differ from the old one' }),
  pdf_only: ({ label }: { label: string }) => ({ id: `${label} harus berjenis PDF.`, en: `The ${label} must be a PDF type.` }),
  max_5mb_file: ({ label }: { label: string }) => ({
    id: `${label} maksimal berukuran 5MB.`,
    en: `The ${label} must be a maximum size of 5MB.`,
  }),
  valid_url: ({ label }: { label: string }) => ({ id: `${label} harus berupa URL`, en: `${label} must be a URL` }),
  username_mismatch: () => ({ id: 'Ini bukan nama pengguna akun ini', en: 'This is not the username of this account' }),
  leaving_not_understood: () => ({ id: 'Centang pernyataan ini untuk melanjutkan', en: 'Tick this statement to go on' }),
  agreement_unticked: () => ({
    id: 'Centang bahwa Anda sudah membaca dan menyetujui perjanjian ini',
    en: 'Tick that you have read this agreement and accept it',
  }),
  agreement_required: ({ label: brand }: { label: string }) => ({
    id: `Anda harus menyetujui Syarat & Ketentuan serta Kebijakan Privasi yang berlaku di ${brand}`,
    en: `You must agree to the Terms & Conditions and the Privacy Policy that applied at ${brand}`,
  }),
  file_type: () => ({
    id: 'Gunakan berkas JPG, PNG, WebP atau PDF yang diizinkan di sini, dengan akhiran yang sesuai isinya',
    en: 'Use one of the file types allowed here (JPG, PNG, WebP or PDF), with the ending that fits its content',
  }),
  max_of_kind: ({ kind, megabytes }: { kind: string; megabytes: number }) => ({
    id: `Berkas ${kind} maksimal ${megabytes} MB.`,
    en: `A ${kind} file may have at most ${megabytes} MB.`,
  }),
  uploads_unfinished: ({ max }: Bounds) => ({
    id: `Paling banyak ${max} unggahan sekaligus. Selesaikan atau batalkan salah satu dulu`,
    en: `At most ${max} uploads at once. Finish or cancel one of them first`,
  }),
  evidence_type: () => ({
    id: 'Gunakan salah satu jenis berkas yang disebut di bawah isian ini, dengan akhiran yang sesuai isinya',
    en: 'Use one of the file types named below this field, with the ending that fits its content',
  }),
  text_broken: () => ({
    id: 'Berkas TXT ini bukan teks UTF-8 biasa, atau berisi karakter kendali',
    en: 'This TXT file is not plain UTF-8 text, or holds control characters',
  }),
  har_broken: () => ({
    id: 'Berkas ini bukan HAR yang utuh: ekspor ulang dari tab Network di peramban',
    en: 'This file is not a complete HAR: export it again from the Network tab of your browser',
  }),
  capture_broken: () => ({
    id: 'Berkas ini bukan rekaman PCAP atau PCAPNG yang utuh, atau akhirannya tidak sesuai isinya',
    en: 'This file is not a complete PCAP or PCAPNG recording, or its ending does not fit its content',
  }),
  zip_broken: () => ({ id: 'ZIP ini rusak atau tidak bisa dibaca', en: 'This ZIP is damaged or cannot be read' }),
  zip_encrypted: () => ({
    id: 'ZIP ini dikunci kata sandi. Kirim tanpa kata sandi agar isinya bisa diperiksa',
    en: 'This ZIP is locked with a password. Send it without one, so that it can be checked',
  }),
  zip_too_large: () => ({
    id: 'Isi ZIP ini terlalu besar: paling banyak 1.000 berkas dan 200 MB setelah dibuka',
    en: 'This ZIP holds too much: at most 1,000 files and 200 MB when unpacked',
  }),
  zip_nested: () => ({
    id: 'ZIP ini berisi arsip lain yang tidak bisa diperiksa. Keluarkan isi arsip itu lebih dulu',
    en: 'This ZIP holds another archive that cannot be checked. Unpack that one first',
  }),
  video_broken: () => ({
    id: 'Berkas ini bukan video MP4 atau WebM yang bisa diputar, atau akhirannya tidak sesuai isinya',
    en: 'This file is not a playable MP4 or WebM video, or its ending does not fit its content',
  }),
  video_codec: () => ({
    id: 'Video ini memakai format gambar atau suara yang tidak diputar peramban. Gunakan H.264, H.265, VP8, VP9, atau AV1 dengan AAC, Opus, Vorbis, atau MP3',
    en: 'Browsers do not play the picture or sound format of this video. Use H.264, H.265, VP8, VP9 or AV1 with AAC, Opus, Vorbis or MP3',
  }),
  video_too_long: () => ({ id: 'Video paling lama 30 menit', en: 'A video may be at most 30 minutes long' }),
  file_broken: () => ({ id: 'Berkas ini rusak atau tidak bisa dibaca', en: 'This file is damaged or cannot be read' }),
  file_active: () => ({
    id: 'PDF ini berisi skrip, lampiran atau enkripsi dan ditolak',
    en: 'This PDF holds scripts, attachments or encryption and was refused',
  }),
  file_infected: () => ({ id: 'Berkas ini ditolak oleh pemindai virus', en: 'This file was refused by the virus scanner' }),
  nik_invalid: () => ({
    id: 'NIK harus 16 angka dengan provinsi dan tanggal yang benar',
    en: 'A NIK has 16 digits with a real province and date',
  }),
  nik_taken: () => ({ id: 'NIK ini sudah terdaftar pada akun lain', en: 'This NIK is registered with another account' }),
  too_young: () => ({ id: 'Usia minimal 17 tahun', en: 'You must be at least 17 years old' }),
  date_invalid: ({ label }) => ({ id: `${label} bukan tanggal yang valid`, en: `${label} is not a valid date` }),
  date_future: ({ label }) => ({ id: `${label} tidak boleh di masa depan`, en: `${label} cannot be in the future` }),
  date_too_early: ({ label }) => ({
    id: `${label} terlalu lama: paling lama 10 tahun lalu`,
    en: `${label} is too long ago: at most 10 years`,
  }),
  residence_same: () => ({ id: 'Domisili ini sudah berlaku', en: 'This residence is in force already' }),
  date_order: ({ label }: { label: string }) => ({ id: `${label} harus sesudah awalnya`, en: `${label} must come after the beginning` }),
  date_too_far: () => ({ id: 'Paling lama 180 hari', en: 'At most 180 days' }),
  date_fixed: ({ label }: { label: string }) => ({
    id: `${label} tidak dapat diubah setelah tayang`,
    en: `${label} cannot change once it is live`,
  }),
  audience_fixed: ({ label }: { label: string }) => ({
    id: `${label} tidak dapat diubah setelah tayang`,
    en: `${label} cannot change once it is live`,
  }),
  two_documents: () => ({ id: 'Pilih dua dokumen yang berbeda', en: 'Choose two different documents' }),
  reason_missing: () => ({ id: 'Pilih minimal satu dokumen dan alasannya', en: 'Choose at least one document and its reason' }),
  note_for_skip: () => ({
    id: 'Tindakan ini lebih berat daripada yang seharusnya menurut riwayat. Jelaskan alasannya kepada tim, minimal 20 karakter',
    en: 'This step is harder than the history asks for. Tell the team why, in at least 20 characters',
  }),
  amount_without_money: () => ({ id: 'Program ini tidak memberi uang', en: 'This program pays no money' }),
  level_invalid: () => ({ id: 'Pilih tingkat risiko 0 sampai 13', en: 'Choose a risk level from 0 to 13' }),
  class_required: () => ({
    id: 'Isi kelas kerentanan (VRT) atau kelemahan (CWE), atau jelaskan sendiri bila tidak ada yang cocok',
    en: 'Give the vulnerability class (VRT) or the weakness (CWE), or describe it yourself where none fits',
  }),
  class_missing: ({ label }: { label: string }) => ({
    id: `${label} harus diisi: pilih dari daftar, atau jelaskan sendiri bila tidak ada yang cocok`,
    en: `${label} is required: choose one of the list, or describe it yourself where none fits`,
  }),
  class_and_other: () => ({
    id: 'Kosongkan penjelasan ini atau pilihan di atasnya: cukup salah satu',
    en: 'Empty this description or the choice above it: give one of the two',
  }),
  class_unknown: ({ label }: { label: string }) => ({
    id: `${label} tidak dikenal. Cari dengan kata lain, atau jelaskan sendiri bila tidak ada yang cocok`,
    en: `${label} is not known. Search with other words, or describe it yourself where none fits`,
  }),
  class_unclear: ({ label, candidates }: { label: string; candidates: string }) => ({
    id: `${label} belum cocok dengan satu pun di daftar. Yang paling dekat: ${candidates}`,
    en: `${label} is not one of the list yet. The nearest: ${candidates}`,
  }),
  class_ended: ({ label, release, candidates }: { label: string; release: string; candidates: string }) => ({
    id: `${label} ini tidak dipakai lagi sejak rilis ${release}. Pilih misalnya: ${candidates}`,
    en: `${label} was ended by release ${release} and is no longer in use. Choose for instance: ${candidates}`,
  }),
  other_reason: () => ({
    id: 'Jelaskan dengan sedikitnya 10 huruf',
    en: 'Describe it with at least 10 letters',
  }),
  in_future: ({ label }: { label: string }) => ({ id: `${label} tidak boleh di masa depan`, en: `${label} may not lie in the future` }),
  not_indonesian: ({ label }: { label: string }) => ({
    id: `${label} harus ditulis dalam Bahasa Indonesia`,
    en: `${label} must be written in Indonesian`,
  }),
  not_in_scope: ({ label }: { label: string }) => ({
    id: `${label} tidak ada dalam ruang lingkup program`,
    en: `${label} is not in the scope of the program`,
  }),
  dispute_reason: () => ({ id: 'Tulis alasan keberatan, minimal 20 karakter', en: 'Say why you disagree, in at least 20 characters' }),
  cvss_invalid: () => ({
    id: 'Pilih semua metrik CVSS, atau tulis vektor lengkap seperti CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
    en: 'Choose every CVSS metric, or write a whole vector like CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
  }),
  metrics_unchanged: () => ({
    id: 'Tingkat yang berbeda memerlukan perubahan pada metrik CVSS',
    en: 'Another level needs a change of the CVSS metrics',
  }),
  nothing_changed: () => ({ id: 'Belum ada yang berubah', en: 'Nothing has changed yet' }),
  original_unknown: () => ({
    id: 'Tidak ada laporan dengan kode ini pada program yang sama',
    en: 'No report of the same program has this code',
  }),
  original_itself: () => ({ id: 'Laporan tidak dapat menjadi duplikat dirinya sendiri', en: 'A report cannot be a duplicate of itself' }),
  original_is_duplicate: () => ({
    id: 'Laporan itu sendiri duplikat; pakai kode laporan aslinya',
    en: 'That report is a duplicate itself; use the code of its original',
  }),
  original_younger: () => ({
    id: 'Laporan asli harus dikirim lebih dulu daripada laporan ini',
    en: 'The original must have been sent before this report',
  }),
  email_plain: () => ({ id: 'Gunakan alamat tanpa tanda + atau %', en: 'Use the address without a + or % sign' }),
  email_not_of_company: () => ({
    id: 'Gunakan alamat email di domain perusahaan Anda',
    en: "Use an email address at your company's domain",
  }),
  operator_known: () => ({
    id: 'Alamat ini sudah dipakai sebuah akun',
    en: 'An account uses this address already',
  }),
  auditor_alone: () => ({
    id: 'Auditor hanya membaca, jadi tidak punya peran lain',
    en: 'An auditor only reads, and has no other role',
  }),
  member_exists: () => ({ id: 'Alamat ini sudah ada di daftar anggota', en: 'This address is in the member list already' }),
  reason_outside_grid: ({ min }: { label: string } & Bounds) => ({
    id: `Jumlah di luar rentang memerlukan alasan, minimal ${min} karakter`,
    en: `An amount outside the grid needs a reason of at least ${min} characters`,
  }),
  level_outside_band: () => ({
    id: 'Tingkat ini tidak sesuai dengan vektor CVSS-nya. Ubah metriknya, atau pilih tingkat dalam rentang skornya',
    en: 'This level does not fit its CVSS vector. Change the metrics, or choose a level in the band of the score',
  }),
  level_against_vector: () => ({
    id: 'Tingkat tidak boleh turun bila skor CVSS naik, atau naik bila skornya turun',
    en: 'A level cannot fall while the CVSS score rises, or rise while it falls',
  }),
  amount_below_floor: ({ least }: { label: string; least: string }) => ({
    id: `Putusan sanggahan menetapkan imbalan minimal ${least}`,
    en: `The decision on the dispute set a reward of at least ${least}`,
  }),
  floor_above_grid: ({ most }: { label: string; most: string }) => ({
    id: `Tidak boleh lebih dari imbalan tertinggi tingkat ini, ${most}`,
    en: `Not more than the highest reward of this level, ${most}`,
  }),
  reward_taken: () => ({
    id: 'Bughunter sudah meminta pembayaran imbalannya, jadi jumlahnya tidak dapat naik lagi',
    en: 'The bughunter has asked for the payout already, so the amount cannot rise any more',
  }),
})
