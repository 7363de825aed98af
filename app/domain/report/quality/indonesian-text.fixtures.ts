/** Reports as hunters write them: formal, colloquial, terse, full of English terms. */
export const indonesianReports: readonly string[] = [
  'Saya menemukan celah Stored XSS pada kolom komentar. Payload akan dieksekusi ketika admin membuka halaman dashboard sehingga penyerang dapat mencuri session cookie milik admin.',
  '## Steps to Reproduce\n1. Login ke akun attacker\n2. Buka menu profile lalu intercept request dengan Burp Suite\n3. Ganti parameter `user_id` menjadi milik korban\n4. Response menampilkan data korban\n\n## Impact\nPenyerang bisa melihat data pribadi seluruh user.',
  'Endpoint /api/v1/orders/{id} tidak melakukan authorization check. Dengan mengganti id secara berurutan, attacker dapat melakukan enumeration terhadap order milik customer lain (IDOR).',
  'Halo min, gw nemu bug di fitur reset password. Token-nya gak expired walaupun udah dipake, jadi bisa dipake berkali-kali buat takeover akun orang.',
  'Kerentanan SQL Injection tipe time-based blind ditemukan pada parameter `q`. Berikut bukti konsepnya:\n```http\nGET /search?q=1%27+AND+SLEEP(5)--+ HTTP/1.1\nHost: shop.example.id\n```\nServer membutuhkan waktu lima detik untuk merespons, yang menandakan query dieksekusi.',
  'Rate limiting belum diterapkan pada endpoint verifikasi OTP. Penyerang dapat melakukan brute force 6 digit kode OTP dan mengambil alih akun korban dalam waktu kurang dari satu jam.',
  'Subdomain takeover di promo.example.id karena CNAME masih mengarah ke bucket S3 yang sudah dihapus. Saya berhasil claim bucket tersebut dan upload file PoC.',
  'CORS misconfiguration: server me-reflect Origin header dan mengirim Access-Control-Allow-Credentials true. Akibatnya website jahat bisa baca response API user yang sedang login.',
  'Bang, ini ada open redirect di parameter next. Tinggal ganti value-nya pake domain attacker, habis login korban langsung ke-redirect ke situs phishing.',
  'Aplikasi Android menyimpan access token dalam SharedPreferences tanpa enkripsi. Pada perangkat yang telah di-root, token tersebut dapat dibaca oleh aplikasi lain.',
  'SSRF pada fitur import gambar via URL. Request ke http://169.254.169.254/latest/meta-data/ berhasil dan mengembalikan IAM credentials. Mohon segera diperbaiki karena dampaknya critical.',
  'Dampak dari kerentanan ini adalah kebocoran data pribadi pelanggan, meliputi nama lengkap, nomor telepon, alamat, dan riwayat transaksi.',
  'Rekomendasi perbaikan: terapkan prepared statement pada seluruh query, validasi input di sisi server, dan batasi hak akses user database sesuai prinsip least privilege.',
  'Tools: Burp Suite, ffuf, nuclei, sqlmap\n\nEndpoint GraphQL mengaktifkan introspection di production dan mutation updateRole tidak di-protect middleware auth, sehingga user biasa bisa jadi superadmin.',
  'jadi awalnya saya iseng cek js file, ternyata ada hardcoded AWS key di main.bundle.js. pas dicek pake aws cli key nya masih aktif dan bisa list semua bucket',
  'Race condition pada endpoint redeem voucher. Saya mengirim 20 request paralel menggunakan Turbo Intruder (single-packet attack) dan voucher ter-apply 14 kali, saldo bertambah Rp1.400.000.',
  'Ditemukan bahwa file backup database dapat diunduh tanpa autentikasi melalui direktori yang tidak terlindungi. Berkas tersebut berisi hash kata sandi dari sekitar 12.000 pengguna.',
  'Host Header Injection saat forgot password\n\n1. Masuk ke halaman forgot password\n2. Input email korban\n3. Intercept, ganti Host jadi evil.com\n4. Korban menerima email dengan link yang mengarah ke evil.com beserta token reset-nya',
  'CSRF token tidak divalidasi di endpoint change email. Cukup buat HTML form auto-submit, kirim ke victim, lalu email victim berubah dan attacker tinggal request reset password.',
  'Price manipulation: field `price` di request checkout dipercaya begitu saja oleh backend. Saya ubah dari 1500000 jadi 1 dan order tetap sukses dibayar.',
  'Melalui fitur unggah avatar, penyerang dapat mengunggah berkas SVG berisi skrip. Berkas tersebut disajikan dengan Content-Type image/svg+xml pada domain utama sehingga skrip dijalankan di peramban korban.',
  'Akun yang sudah logout tokennya masih valid. Saya replay request lama pake Authorization header yang sama, masih 200 OK. Harusnya session di-invalidate di server side.',
  'Broken access control: role staff bisa akses endpoint admin `/admin/api/users` langsung tanpa lewat UI. Tidak ada pengecekan role di backend, cuma menu-nya aja yang di-hide.',
  'JWT secret lemah (secret123) berhasil di-crack dengan hashcat dalam 3 detik. Dengan secret itu saya forge token role admin lalu akses panel internal.',
  'Penyerang yang berada dalam satu jaringan dengan korban dapat menyadap lalu lintas karena aplikasi tidak memverifikasi sertifikat TLS.',
  'Path traversal pada parameter file memungkinkan pembacaan berkas sistem seperti `/etc/passwd`. Pengujian dihentikan setelah satu berkas terbaca sesuai aturan program.',
  'Web cache deception di /account/profile/nonexistent.css. Cloudflare meng-cache halaman profile user, jadi siapapun bisa buka URL itu & dapet PII korban tanpa login.',
  'Pas testing fitur chat, saya coba kirim `<img src=x onerror=alert(1)>` dan ternyata langsung ke-render di sisi penerima. Self-XSS? Bukan, karena penerima chat yang kena.',
  'Bug ini terjadi karena aplikasi memakai predictable ID (timestamp + user id) untuk invoice, sehingga invoice pelanggan lain gampang ditebak dan didownload dalam bentuk PDF.',
  'OAuth misconfiguration, redirect_uri hanya dicek pakai startsWith. Attacker bisa daftarin domain example.id.evil.com dan mencuri authorization code milik victim.',
  'Pada tanggal 3 Maret 2026 pukul 21.15 WIB saya mendapati bahwa panel Jenkins terbuka untuk umum dan memperbolehkan eksekusi perintah melalui Script Console.',
  'Mass assignment di PUT /api/me. Tambahin `"is_verified": true` ke body JSON, akun langsung verified tanpa upload KTP.',
  'Server mengembalikan stack trace lengkap saat diberi input tidak valid. Informasi versi framework dan path internal dapat membantu penyerang dalam serangan lanjutan.',
  'Username enumeration lewat perbedaan response time. Kalau username terdaftar response sekitar 400 ms, kalau tidak cuma 90 ms. Sudah saya uji 50 kali & konsisten.',
  '**Summary**\nStored XSS via filename upload\n\n**Description**\nNama file yang diupload tidak di-sanitize saat ditampilkan di halaman list dokumen. Bila admin membuka list tersebut maka JavaScript milik attacker tereksekusi.\n\n**Severity**\nHigh',
  'Insecure deserialization pada cookie `session` (Java ObjectInputStream). Gadget chain CommonsCollections6 berjalan, terbukti dari DNS callback ke Burp Collaborator. Saya tidak lanjut ke shell demi keamanan.',
  'Clickjacking di halaman transfer. Karena X-Frame-Options tidak di-set, halaman dapat dimuat dalam iframe transparan dan korban tanpa sadar menekan tombol konfirmasi.',
  'kak ini otp nya ke leak di response body jadi gaperlu sms. tinggal liat response terus masukin otp nya langsung masuk deh ke akun siapa aja yg penting tau no hp nya',
  'Saya dapat mem-bypass paywall dengan menghapus cookie serta mengubah header Referer. Akibatnya seluruh konten berbayar bisa diakses secara gratis oleh siapa saja.',
  'HTTP request smuggling (CL.TE) antara front-end nginx dan back-end gunicorn. Request korban berikutnya akan ditempel pada request penyerang, termasuk cookie-nya.',
]

export const otherReports: readonly [language: string, text: string][] = [
  [
    'English',
    'I found a stored XSS vulnerability in the comment field. The payload is executed when an administrator opens the dashboard, which allows an attacker to steal session cookies.',
  ],
  [
    'English',
    '1. Log in as user A\n2. Intercept the request with Burp Suite\n3. Change the user_id parameter to that of the victim\n4. Observe that the response contains data of another user',
  ],
  [
    'English',
    'The endpoint does not enforce any rate limiting, so it is possible to brute force the six digit OTP code and take over any account.',
  ],
  [
    'English',
    'Members can mention other members in a terminal dialog. The member list discloses different permission details directly, and the disclosure is persistent between sessions.',
  ],
  [
    'English',
    'An attacker can send a crafted link to the victim. When the victim clicks on it, their account is deleted without any confirmation.',
  ],
  [
    'English with one Indonesian greeting',
    'Halo min. There is an IDOR in the order API which lets me read the invoices of any customer by changing the id. Please fix this as soon as you can. Terima kasih.',
  ],
  [
    'English with Indonesian in code',
    'The server reflects the input without encoding it:\n```\nini adalah contoh payload yang tidak disaring oleh server dan akan dijalankan\n```\nThis means that any script can be executed by an attacker.',
  ],
  [
    'German',
    'Ich habe eine Schwachstelle in der Suchfunktion gefunden. Die Eingabe wird nicht gefiltert und kann durch einen Angreifer für SQL Injection verwendet werden.',
  ],
  [
    'German',
    'Der Angreifer kann sich mit einem gefälschten Token anmelden und die Daten aller Benutzer lesen, weil die Signatur nicht geprüft wird.',
  ],
  [
    'Spanish',
    'He encontrado una vulnerabilidad de inyección SQL en el parámetro de búsqueda. Un atacante puede obtener todos los datos de los usuarios sin autenticación.',
  ],
  [
    'Spanish',
    'El servidor no valida el token y por eso cualquier usuario puede cambiar la contraseña de otra persona con una sola petición.',
  ],
  [
    'Tagalog',
    'May nakita akong kahinaan sa pahina ng login. Maaaring makuha ng umaatake ang session ng biktima dahil hindi sinusuri ng server ang token.',
  ],
  [
    'Tagalog',
    'Ang endpoint na ito ay walang rate limiting kaya pwedeng hulaan ng attacker ang OTP at makapasok sa account ng mga user.',
  ],
  [
    'French',
    'J’ai trouvé une faille dans la page de connexion. Le serveur ne vérifie pas le jeton et un attaquant peut lire les données des autres utilisateurs.',
  ],
  [
    'Dutch',
    'Ik heb een lek gevonden in de zoekfunctie. De invoer wordt niet gefilterd en kan door een aanvaller voor SQL-injectie worden gebruikt.',
  ],
  [
    'Portuguese',
    'Encontrei uma falha na página de login. O servidor não valida o token e um atacante pode ler os dados de outros usuários.',
  ],
  [
    'Russian',
    'Я нашёл уязвимость в форме поиска, которая позволяет злоумышленнику выполнить произвольный запрос к базе данных.',
  ],
  [
    'Chinese',
    '我在搜索功能中发现了一个漏洞，攻击者可以利用它读取数据库中的所有用户数据，而无需任何身份验证。',
  ],
  [
    'Vietnamese',
    'Tôi đã tìm thấy một lỗ hổng trong trang đăng nhập cho phép kẻ tấn công đọc dữ liệu của người dùng khác mà không cần xác thực.',
  ],
  [
    'Turkish',
    'Giriş sayfasında bir güvenlik açığı buldum. Saldırgan, sunucu belirteci doğrulamadığı için diğer kullanıcıların verilerini okuyabilir.',
  ],
]

export const malayReport =
  'Saya telah menemui kelemahan pada laman log masuk. Penyerang boleh membaca data pengguna lain kerana pelayan tidak menyemak token.'
