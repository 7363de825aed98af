import { readFileSync } from 'node:fs'
import type { ComparedTexts } from '#domain/report/duplicate/report-features.ts'

/** The reports of a busy program: what is compared, made the same each time. */
export type Text = ComparedTexts
const place = (host: string) => (host.includes('.') ? host : `https://${host}.cakra.test`)

/** Pairs of reports of one flaw by two people: class, weakness, host or target and title, then the steps and the impact. */
export function twinsIn(file: string): [Text, Text][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text.split('\n===\n').map((pair) => {
    const [one, other] = pair.split('\n--\n').map(reportIn)
    return [one!, other!]
  })
}

function reportIn(block: string): Text {
  const [head, pocMd, impactMd] = block.trim().split('\n')
  const [vrt, cwe, host, ...title] = head!.split(' | ')
  const vrtId = vrt === 'null' ? null : vrt!
  return {
    ...{ vrtId, cweId: Number(cwe), target: place(host!), title: title.join(' | ') },
    ...{ pocMd: pocMd!, impactMd: impactMd! },
  }
}

/** Things of a shop, a bank, a clinic and a school: path, parameter, Indonesian, English. */
const things =
  `invoices invoice_id faktur invoice|orders order_id pesanan order|transfers transfer_id transfer transfer|profiles user_id profil profile
addresses address_id alamat address|cards card_id kartu card|vouchers code voucher voucher|reviews review_id ulasan review|tickets ticket_id tiket ticket
messages thread_id pesan message|appointments slot_id jadwal appointment|prescriptions rx_id resep prescription|grades student_id nilai grade
courses course_id kursus course|stores store_id toko store|products sku produk product|shipments awb kiriman shipment|refunds refund_id pengembalian refund
subscriptions plan_id langganan subscription|payslips employee_id slip payslip|leaves leave_id cuti leave|contracts contract_id kontrak contract
beneficiaries payee_id penerima beneficiary|loans loan_id pinjaman loan|claims claim_id klaim claim|documents doc_id dokumen document|photos photo_id foto photo
notifications notif_id notifikasi notification|devices device_id perangkat device|sessions session_id sesi session|teams team_id tim team
projects project_id proyek project|comments comment_id komentar comment|surveys survey_id survei survey|jobs job_id lowongan job|vehicles plate kendaraan vehicle
bookings pnr pemesanan booking|rooms room_id kamar room|meters meter_no meteran meter|donations donation_id donasi donation|points point_id poin points
campaigns campaign_id kampanye campaign|branches branch_id cabang branch|taxes tax_id pajak tax|statements period mutasi statement`
    .split(/\||\n/)
    .map((line) => line.split(' ') as [string, string, string, string])
const parts = [
  ...['detail', 'export', 'history', 'attachments', 'status', 'share', 'copy', 'archive', 'note', 'summary'],
  ...['restore', 'assign', 'print', 'members', 'settings', 'approve', 'import', 'labels', 'preview', 'lock'],
]
const hosts = ['app', 'api', 'admin', 'www', 'klinik', 'mobile', 'cdn', 'promo']

/** What people write around any finding. */
const filler = `Siapkan dua akun uji, yang satu sebagai penyerang dan yang lain sebagai korban.
Pasang Burp Suite sebagai proksi peramban lalu masuk seperti biasa memakai akun pertama.
Tangkap permintaan pada tab Proxy dan kirim ke Repeater untuk diubah.
Bandingkan jawaban server dengan jawaban untuk akun kedua; kode status 200 dan isinya lengkap.
Saya mengujinya pada Chrome 142 dan Firefox terbaru, hasilnya sama.
Bukti berupa tangkapan layar dan video terlampir pada laporan ini.
Tidak ada data pengguna sungguhan yang saya simpan; pengujian dihentikan setelah terbukti.
Akibatnya kepercayaan pelanggan menurun dan perusahaan dapat dikenai sanksi UU PDP.
Penyerang hanya membutuhkan akun biasa yang dapat didaftarkan siapa pun secara gratis.
Sebaiknya server memeriksa hak akses dan memvalidasi setiap masukan sebelum memprosesnya.
Celah ini dapat dijalankan secara otomatis dengan skrip Python sederhana.
Mohon ditinjau, saya siap membantu bila tim membutuhkan keterangan tambahan.
Prepare two test accounts, one for the attacker and one for the victim.
Intercept the traffic with Burp Suite and send the request to Repeater.
The server answers with status 200 and the complete JSON response body.
Tested on the latest Chrome and Firefox as well as with curl on Linux.
A screenshot and a short video are attached as proof of concept.
I stopped after confirming the issue and did not store data of real users.
This may harm the reputation of the company and violates privacy regulation.
Only an ordinary account is needed, which anyone can register for free.
The server should verify permission and validate all user input before processing.
The attack is easily automated with a few lines of Python and needs no interaction.
Please let me know if the team needs more information to reproduce it.
Severity is high because confidentiality and integrity of customer data are affected.`.split('\n')

/** The same finding in the long form that most people send. */
export function wordy(report: Text, at: number): Text {
  const some = Array.from(
    { length: 3 + (at % 7) },
    (_, turn) => filler[(at * 31 + turn * (1 + (at % 5)) * 7) % filler.length],
  )
  return { ...report, pocMd: [...some.slice(0, 2), report.pocMd, ...some.slice(2)].join('\n') }
}

type Thing = { path: string; param: string; id: string; en: string }
type Kind = [vrt: string | null, cwe: number, id: Wording, en: Wording]
type Wording = (thing: Thing) => [title: string, poc: string, impact: string]
/** Flaws of the same classes as the twins, each at an endpoint of its own. */
const kinds: Kind[] = [
  [
    'broken_access_control.idor',
    639,
    ({ path, param, id }) => [
      `IDOR pada ${id} pengguna lain`,
      `Masuk dengan akun A, buka \`GET ${path}?${param}=101\`, lalu ganti angka menjadi 102 milik akun B. Data ${id} akun B tampil.`,
      `Penyerang membaca ${id} semua pengguna.`,
    ],
    ({ path, param, en }) => [
      `Anyone can read the ${en} of other users`,
      `Log in, request ${path} and increase ${param}. The server returns the ${en} of a different customer without an ownership check.`,
      `Personal data of all customers leaks.`,
    ],
  ],
  [
    'broken_access_control.privilege_escalation',
    269,
    ({ path, id }) => [
      `Staf tanpa hak dapat mengubah ${id}`,
      `Dengan sesi staf biasa kirim \`PATCH ${path}\`. Menu tidak ada di layar, tetapi ${id} berubah.`,
      `Pegawai mengubah ${id} di luar wewenangnya.`,
    ],
    ({ path, en }) => [
      `Missing function level authorization on ${en}`,
      `As a low privileged member call ${path}; the action succeeds although the role may not.`,
      `Insiders change each ${en} of the company.`,
    ],
  ],
  [
    'cross_site_scripting_xss.stored',
    79,
    ({ path, id, param }) => [
      `Stored XSS pada kolom catatan ${id}`,
      `Isi catatan ${id} dengan \`<svg onload=alert(1)>\` lewat ${path} (${param}). Skrip berjalan ketika orang lain membukanya.`,
      `Kuki sesi pengguna lain dicuri.`,
    ],
    ({ path, en }) => [
      `Persistent XSS in the ${en} description`,
      `Save an img tag with onerror in the description of a ${en} (${path}); it executes for each viewer.`,
      `Session hijacking of the viewers.`,
    ],
  ],
  [
    'cross_site_scripting_xss.reflected',
    79,
    ({ path, param, id }) => [
      `XSS terpantul di daftar ${id}`,
      `Buka \`${path}?${param}="><script>alert(1)</script>\`; nilai dicetak apa adanya.`,
      `Tautan jahat menjalankan skrip di peramban korban.`,
    ],
    ({ path, param, en }) => [
      `Reflected XSS in ${param} of the ${en} page`,
      `The value of ${param} at ${path} is put in the HTML without encoding; a crafted link runs javascript.`,
      `Cookies of victims can be stolen.`,
    ],
  ],
  [
    'server_side_injection.sql_injection',
    89,
    ({ path, param, id }) => [
      `Injeksi SQL di pencarian ${id}`,
      `Tambahkan tanda kutip pada ${param} di ${path}, galat basis data muncul; sqlmap membaca seluruh tabel.`,
      `Basis data ${id} dapat dibaca.`,
    ],
    ({ path, param, en }) => [
      `Blind SQL injection in ${en} filter`,
      `${param} at ${path} is concatenated to the query. Time based payloads delay the answer by five seconds.`,
      `Full read of the database.`,
    ],
  ],
  [
    'server_security_misconfiguration.no_rate_limiting_on_form.login',
    307,
    ({ path, id }) => [
      `Tidak ada pembatasan percobaan pada kode ${id}`,
      `Kirim ribuan permintaan ke ${path} dengan kode berbeda. Tidak ada penguncian sehingga kode ${id} tertebak.`,
      `Kode ${id} pengguna dapat ditebak.`,
    ],
    ({ path, en }) => [
      `No rate limit on ${en} code`,
      `Using Intruder on ${path} thousands of guesses of the ${en} code are accepted without lockout or captcha.`,
      `Codes can be brute forced.`,
    ],
  ],
  [
    'cross_site_request_forgery_csrf',
    352,
    ({ path, id }) => [
      `CSRF menghapus ${id}`,
      `Formulir hapus ${id} (${path}) tanpa token. Halaman penyerang mengirimnya otomatis.`,
      `${id} korban hilang.`,
    ],
    ({ path, en }) => [
      `CSRF on deleting a ${en}`,
      `POST ${path} has no anti CSRF token. An auto submitted form deletes the ${en} of a visitor.`,
      `Loss of the victim's ${en}.`,
    ],
  ],
  [
    'server_security_misconfiguration.server_side_request_forgery_ssrf.internal_high_impact',
    918,
    ({ path, id }) => [
      `SSRF pada pratinjau tautan ${id}`,
      `Isi tautan ${id} di ${path} dengan alamat 127.0.0.1; server mengambil layanan internal dan menampilkan isinya.`,
      `Jaringan dalam terbuka.`,
    ],
    ({ path, en }) => [
      `SSRF via ${en} link preview`,
      `${path} fetches a url given by the user. Internal addresses and the metadata service answer.`,
      `Cloud credentials may be stolen.`,
    ],
  ],
  [
    'sensitive_data_exposure',
    200,
    ({ path, id }) => [
      `Respons ${id} memuat data berlebih`,
      `Jawaban ${path} memuat nomor ponsel dan NIK pemilik ${id} yang tidak ditampilkan di layar.`,
      `Data pribadi bocor.`,
    ],
    ({ path, en }) => [
      `Excessive data in the ${en} response`,
      `The JSON of ${path} has phone numbers and identity numbers of the owners of each ${en}.`,
      `PII disclosure.`,
    ],
  ],
  [
    null,
    841,
    ({ path, param, id }) => [
      `Status ${id} dapat dilompati`,
      `Panggil ${path} langsung dengan ${param} sebelum langkah pembayaran; ${id} tercatat selesai.`,
      `Alur pembayaran dilewati.`,
    ],
    ({ path, en }) => [
      `Workflow of ${en} can be skipped`,
      `Calling ${path} before paying marks the ${en} as completed.`,
      `Goods and services for free.`,
    ],
  ],
  [
    'server_security_misconfiguration.race_condition',
    362,
    ({ path, id }) => [
      `Kondisi balapan pada ${id}`,
      `Kirim 20 permintaan serentak ke ${path}; ${id} tercatat berkali-kali.`,
      `Kerugian uang.`,
    ],
    ({ path, en }) => [
      `Race condition creating a ${en}`,
      `Parallel requests to ${path} pass the check before the ${en} is stored; it is booked many times.`,
      `Financial loss.`,
    ],
  ],
  [
    'unvalidated_redirects_and_forwards.open_redirect',
    601,
    ({ path, param, id }) => [
      `Pengalihan terbuka dari halaman ${id}`,
      `${path}?${param}=//jahat.test mengarahkan ke situs luar.`,
      `Pengelabuan.`,
    ],
    ({ path, param, en }) => [
      `Open redirect after viewing ${en}`,
      `The ${param} argument of ${path} is followed to any host.`,
      `Phishing.`,
    ],
  ],
  [
    'server_security_misconfiguration.unsafe_file_upload',
    434,
    ({ path, id }) => [
      `Unggah lampiran ${id} tanpa pemeriksaan jenis`,
      `Di ${path} unggah shell.php sebagai lampiran ${id}; berkas dijalankan server.`,
      `Eksekusi kode.`,
    ],
    ({ path, en }) => [
      `Unrestricted upload of ${en} attachments`,
      `${path} takes any extension. A php file was stored and executed.`,
      `Remote code execution.`,
    ],
  ],
  [
    'broken_authentication_and_session_management.failure_to_invalidate_session',
    613,
    ({ path, id }) => [
      `Tautan ${id} tetap berlaku setelah dicabut`,
      `Cabut tautan bagi ${id}, lalu buka lagi ${path}: masih tampil.`,
      `Orang luar tetap membaca ${id}.`,
    ],
    ({ path, en }) => [
      `Revoked ${en} link still works`,
      `After revoking the shared ${en} the address ${path} continues to answer.`,
      `Former partners keep access.`,
    ],
  ],
]

/** @param count how many; up to 10,000 differ in endpoint, class or language */
export function distractors(count: number): Text[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = (at * 7919) % (kinds.length * things.length * parts.length)
    const [vrtId, cweId, ...wordings] = kinds[turn % kinds.length]!
    const rest = Math.floor(turn / kinds.length)
    const [path, param, id, en] = things[rest % things.length]!
    const part = parts[Math.floor(rest / things.length) % parts.length]!
    const thing = { path: `/v1/${path}/${part}`, param, id: `${part} ${id}`, en: `${en} ${part}` }
    const [title, pocMd, impactMd] = wordings[at % 2]!(thing)
    return { vrtId, cweId, target: place(hosts[at % hosts.length]!), title, pocMd, impactMd }
  })
}

/** For each pair another finding of the same class at the same asset. */
export function neighboursOf(pairs: readonly (readonly [Text, Text])[]): Text[] {
  const texts = distractors(9_000 + pairs.length).slice(9_000)
  return pairs.map(([{ vrtId, cweId, target }], at) => ({ ...texts[at]!, vrtId, cweId, target }))
}
