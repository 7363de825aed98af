/**
 * What one thing is called in reports, in both languages: the first word is the name that all of a line become. Words are
 * compared by their roots, so only one form of each is here.
 */
const lines = `
idor: bola, insecure direct object reference, otorisasi objek, akses objek, milik orang lain, orang lain, pengguna lain, nasabah lain, pelanggan lain, akun lain, other user, another user, other customer, another customer, someone else, other people, other account, another account, pihak lain, milik akun lain, user lain, belong to others, belongs to another, peserta lain, anggota lain, tenant lain, other tenant, another tenant
authorization: otorisasi, kontrol akses, access control, hak akses, kendali akses, permission, izin, kewenangan, wewenang, privilege, bfla, unauthorized, forbidden
escalation: eskalasi, privilege escalation, naik hak, naik peran, elevate, naikkan hak
role: peran, jabatan
admin: administrator, pengelola, superuser, superadmin, backoffice
login: masuk, sign in, signin, log in, logon
logout: keluar, sign out, signout, log out
register: daftar, registrasi, pendaftaran, sign up, signup, registration
authentication: autentikasi, otentikasi, auth
session: sesi
token: bearer
cookie: kuki
password: kata sandi, sandi, passwd, kata kunci, passphrase, password
pin: nomor pin, kode pin
reset: lupa, forgot, forgotten, recovery, pulih, atur ulang, setel ulang, pemulihan, recover
otp: kode otp, one time password, sekali pakai, kode verifikasi, verification code, kode sms, kode enam digit, six digit code, one time code, kode satu kali, passcode
twofactor: 2fa, mfa, dua langkah, dua faktor, two factor, second factor, faktor kedua, multi factor, totp, authenticator
bruteforce: brute force, brute, tebak, guess, guessing, enumerate all, coba semua, try every, coba satu per satu, dictionary attack
ratelimit: rate limit, rate limiting, pembatasan laju, batas percobaan, pembatasan percobaan, batas permintaan, throttle, throttling, lockout, tanpa batas, unlimited, tak terbatas, penguncian, batas kirim, no limit, pembatasan, dibatasi, limitless, 429
enumeration: enumerasi, username enumeration, user enumeration, mengetahui terdaftar, enumerate, terdaftar, registered, existing account, keberadaan akun, account exists
xss: cross site scripting, skrip lintas situs, script injection, injeksi skrip, javascript injection, html injection, injeksi html, injeksi javascript, alert, onerror, eksekusi javascript, menjalankan skrip, menjalankan javascript, run script, execute javascript, skrip jahat, malicious script, script
stored: tersimpan, persistent, persisten, stored
reflected: terpantul, pantul, reflected, dipantulkan, mirrored
sqli: sql injection, injeksi sql, sql, injeksi basis data, blind sql, sqlmap, union select, database query, kueri basis data
database: basis data, db, pangkalan data
ssrf: server side request forgery, permintaan dari server, server dipaksa, metadata cloud, internal address, alamat internal, jaringan internal, internal network, layanan internal, internal service, metadata
csrf: cross site request forgery, pemalsuan permintaan, xsrf, anti csrf, samesite, forged request, permintaan palsu
redirect: pengalihan, alih, open redirect, redirect, diarahkan, arahkan, forward
clickjacking: pembajakan klik, iframe, bingkai, frame ancestors, x frame options, ui redressing
cors: cross origin, lintas asal, allow origin, origin
xxe: entitas eksternal, external entity, doctype, xml external
ssti: template injection, injeksi templat, injeksi template, template engine, jinja, twig, freemarker, server side template
campaign: kampanye, surel promosi, newsletter, buletin, promotional mail, email promosi, promotional email, marketing
rce: remote code execution, eksekusi kode, command injection, injeksi perintah, os command, jalankan perintah, shell, webshell, arbitrary command, code execution, run command, perintah sistem, web shell, execute command
traversal: path traversal, directory traversal, lfi, local file inclusion, penelusuran direktori, titik titik, etc passwd, read arbitrary file, baca berkas sembarang, berkas server
upload: unggah, upload, mengunggah
download: unduh, download, export, ekspor, cetak, print
file: berkas, dokumen, document, lampiran, attachment
listing: directory listing, daftar direktori, index of, isi folder, isi direktori, open directory
git: repositori, repository, git config, source code, kode sumber
backup: cadangan, dump, salinan basis data
secret: rahasia, kredensial, credential, api key, kunci api, kunci rahasia, access key, secret key
hardcoded: tertanam, hardcode, ditanam, embedded
exposure: bocor, kebocoran, leak, leakage, disclosure, expose, terungkap, pengungkapan, ungkap
sensitive: sensitif, pribadi, personal, pii, privat, private, data diri
ktp: nik, kartu tanda penduduk, identity card, id card, kartu identitas, national id, identitas, identity, selfie, swafoto, kyc, ekyc
debug: mode debug, stack trace, jejak tumpukan, verbose error, pesan galat, pesan kesalahan, error message, detailed error, exception, galat, error
header: tajuk, header
takeover: ambil alih, pengambilalihan, account takeover, ato, hijack, bajak, take over, kuasai, seize
subdomain: sub domain, subranah
dns: cname, dangling, menggantung
race: race condition, balapan, kondisi balapan, bersamaan, serentak, concurrent, parallel, paralel, simultan, turbo intruder, double spend, simultaneous, at once, sekaligus
replay: ulang permintaan, dipakai ulang, reuse, dipakai lagi, gunakan kembali, berulang kali, used again, many times, kirim ulang, resend, replay, berkali kali
expire: kedaluwarsa, kadaluarsa, expired, expiry, expiration, masa berlaku, hangus
invalidate: revoke, cabut, invalidation, dibatalkan sesi, tetap aktif, remain active, still valid, tetap berlaku, masih berlaku, stays alive, remain valid, masih hidup, tetap hidup, masih bisa dipakai
negative: negatif, minus, below zero, kurang dari nol
price: harga, tarif, nominal, jumlah bayar, amount, jumlah
discount: diskon, potongan, kupon, coupon, voucher, promo, promosi, kode promo
cart: keranjang, basket, checkout
order: pesanan, pemesanan, orders
payment: bayar, pembayaran, pay, paid, pelunasan
invoice: faktur, tagihan, bill, billing, kuitansi, nota, receipt, struk
refund: pengembalian dana, kembalian uang, uang kembali, return money, reimbursement
transfer: pindah dana, kirim uang, remittance, send money
balance: saldo, wallet, dompet
account: akun, rekening
statement: mutasi, riwayat transaksi, transaction history, e statement, rekening koran, account statement
transaction: transaksi
history: riwayat, histori
beneficiary: penerima, payee, daftar penerima
card: kartu, kartu kredit, credit card, debit
loan: pinjaman, kredit, pembiayaan
insurance: asuransi, polis, policy holder
points: poin, reward, loyalty, loyalitas, hadiah
referral: rujukan, ajak teman, kode undangan, invite friend, referal
invite: undang, undangan, invitation
customer: nasabah, pelanggan, konsumen, pembeli, buyer, client
merchant: penjual, seller, toko, pedagang, mitra, store
user: pengguna, pemakai, akun biasa
employee: karyawan, pegawai, staf, staff
member: anggota, peserta
profile: profil
avatar: foto profil, profile picture, profile photo, gambar profil, picture, foto, photo, gambar, image
addressbook: buku alamat, address book
address: alamat, alamat rumah
phone: telepon, nomor hp, nomor ponsel, ponsel, handphone, msisdn, telp, whatsapp, phone number, mobile number, nomor telepon, seluler
email: surel, pos elektronik, mail, e mail, alamat surel
sms: pesan singkat, text message
name: nama
comment: komentar, ulasan, review, testimoni, testimonial
message: pesan, chat, obrolan, percakapan, conversation, inbox
ticket: tiket, aduan, keluhan, complaint, helpdesk, pengaduan, support
search: cari, pencarian, query box
filter: saring, penyaring
report: laporan
notification: notifikasi, pemberitahuan, push
schedule: jadwal, appointment, janji temu, reservasi, reservation, booking, book
patient: pasien
medical: medis, rekam medis, kesehatan, health, lab, laboratorium, resep, prescription, diagnosis
student: siswa, mahasiswa, murid, pelajar
grade: nilai, skor, score, rapor, transkrip, transcript
exam: ujian, quiz, kuis, tes
shipment: kirim barang, pengiriman, resi, shipping, delivery, tracking, lacak, kurir, courier, paket
stock: stok, persediaan, inventory
product: produk, barang, item
salary: gaji, upah, payroll, payslip, slip gaji
leave: cuti
attendance: absensi, presensi, kehadiran
tax: pajak, npwp
contract: kontrak, perjanjian, agreement
delete: hapus, remove, menghilangkan
modify: ubah, ganti, change, edit, update, tamper, sunting, manipulasi, manipulate, replace, alter, sulap, perbarui
read: baca, lihat, view, see, fetch, access, akses, tampil, show, display, terbaca, muncul
create: buat, make, tambah, add, bikin
send: kirim, submit
steal: curi, pencurian, theft, rampas
internal: intern
server: peladen
page: halaman, laman
link: tautan, url
button: tombol
form: formulir, isian
parameter: param, argumen
request: permintaan
response: respons, tanggapan, jawaban, reply
number: nomor, nomer, angka, digit
sequential: urut, berurutan, incremental, increment, predictable, ditebak, berurut
verify: verifikasi, validasi, validate, check, periksa, cek, validation, pengecekan, verification
bypass: lewati, melewati, tembus, circumvent, skip, hindari, loncat, lolos, akali
signature: tanda tangan, signing, alg none, tak ditandatangani, unsigned
jwt: json web token
encryption: enkripsi, encrypt, cipher, kriptografi
plaintext: teks polos, plain text, tanpa enkripsi, cleartext, clear text, unencrypted, polos
webhook: callback, panggilan balik, notifikasi pembayaran, ipn
oauth: masuk dengan google, social login, sso, login google, redirect uri, saml
cache: tembolok, singgahan, caching
graphql: introspection, introspeksi
swagger: openapi, api docs, dokumentasi api
websocket: socket, wss
bucket: s3, blob, object storage, penyimpanan objek
storage: simpan, penyimpanan, store
mobile: android, ios, apk, aplikasi seluler
deeplink: deep link, intent, app link
webview: web view
prompt: prompt injection, llm, chatbot, kecerdasan buatan, asisten
dos: denial of service, lumpuh, macet, crash, hang, penolakan layanan, kehabisan memori, exhaust, unresponsive, down
bombing: banjir, flood, spam, bom
dmarc: spf, dkim, spoofing, pemalsuan surel, spoofed mail, email palsu
smuggling: penyelundupan, desync, request smuggling
pollution: prototype pollution, pencemaran
deserialization: deserialisasi, deserialize, unserialize
outdated: usang, versi lama, old version, cve, unpatched, belum ditambal
default: bawaan, pabrik, factory
csv: excel, spreadsheet, formula, rumus
svg: vektor
pdf: cetakan
qr: kode qr, qris, barcode
captcha: recaptcha, uji robot
hidden: tersembunyi, disembunyikan
disabled: nonaktif, dinonaktifkan, deactivated, suspended, diblokir, blocked
approve: setuju, persetujuan, approval, approved
limit: batas, batasan
quantity: kuantitas, qty
currency: mata uang, kurs, exchange rate
donation: donasi, sumbangan, zakat
subscription: langganan, berlangganan, premium, paid plan, paket berbayar
ownership: kepemilikan, owner, pemilik
mass: mass assignment, penugasan massal, field tambahan, extra field, extra property
location: lokasi, koordinat, gps, coordinate
driver: pengemudi, sopir
log: catatan, log aktivitas, audit trail
metrics: prometheus, actuator, monitoring, pemantauan
environment: env, konfigurasi, configuration, config
template: templat
group: grup, kelompok
folder: direktori, directory
share: bagi, berbagi, sharing
vote: pemungutan suara, suara, voting, polling
survey: survei, kuesioner
job: lowongan, lamaran, application letter, resume, cv, pelamar, applicant
vehicle: kendaraan, mobil
seat: kursi, bangku
flight: penerbangan, pesawat
hotel: kamar, room
meter: meteran, listrik, pln, electricity
topup: top up, isi ulang, isi saldo
withdraw: tarik dana, penarikan, withdrawal, cair, cash out, pencairan, tarik tunai
pending: tertunda, menunggu
fee: biaya, ongkos, charge
free: gratis, cuma cuma, tanpa membayar, without paying
secondary: kedua, sekunder
`

/** Words of either language that tell nothing of a flaw. */
const idle = `
yang dan di ke dari pada untuk dengan oleh atau juga karena jika apabila bila maka agar supaya sehingga saat ketika setelah sebelum kemudian
lalu selanjutnya tidak tak bukan belum jangan sudah telah sedang masih dapat bisa harus perlu boleh lebih sangat hanya saja semua seluruh
setiap tiap beberapa banyak sebuah seorang suatu tersebut yaitu adalah seperti sebagai serta tanpa melalui lewat terhadap tentang dalam luar
atas bawah hingga sampai selama namun tetapi tapi ini itu sana ada akan saya aku kamu anda dia kami kita mereka apa siapa mana bagaimana lagi
pun selalu secara bahwa ternyata langsung tetap sama lain sendiri satu dua tiga pertama kedua benar salah baru lama milik cara hasil contoh
langkah misalnya berikut nilai isi bagian pilih klik tekan gunakan pakai buka jalankan lakukan perhatikan amati coba ulangi penyerang korban
dampak celah kerentanan keamanan sistem aplikasi situs web data berhasil begitu sekali sebagian tanggal via nya orang
the of in to a an and or on with for by from at as is are was were be been it its this that these those there then than when where which who
whom what how can could may might must should would will not no any all some each every other another one two three only also just into out up
over after before while without within through because so if but i you he she we they them their his her my your our me us do does did done has
have had get got use used using via step attacker victim impact vulnerability vulnerable security system application app website site steps
observe click open press send try again now same here such like both more most very still even about against until per http https www com
yg dgn utk tdk gak ga gk nggak ngga enggak kagak gw gue gua ane sy km lu lo loe krn karna sbg spt jd jdi jadi aja doang udah udh dah blm belom bs bsa
tp tapi trus terus abis pas kalo klo kl sm ama bgt banget kok sih deh dong nih tuh gitu gini kayak kyk dr pd hrs emang emg cuma cuman sampe pake
biar nya lg lgi org sdh skrg ntar si ni tu gan om kak pak silakan mohon tolong
test api v1 v2 v3 index html php json get post put patch value allows allow able found issue bug flaw result results example reproduce
`

export const conceptLines: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(/: |, /))
export const idleWords: ReadonlySet<string> = new Set(idle.trim().split(/\s+/))
