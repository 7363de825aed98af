/** Texts in which nothing is to be found. */
export const toLeave: readonly string[] = [
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: what reports hold
  // Money, dates, versions, codes
  ...[
    'Rp1.250.000.000',
    'Rp 3.173.054.107.900',
    'IDR 15,000,000.00',
    'harga 1250000000000',
    '2026-11-27 00:40:16',
  ],
  ...[
    '27-11-2026 09.41.22',
    '2026-11-27T00:40:16.123456Z',
    '1764204016',
    '1764204016123',
    '1764204016123456',
  ],
  ...[
    'CA-2026-000123-4',
    'CVE-2024-3094',
    'CWE-79',
    'INV/2026/11/000451',
    'v10.12.8',
    '192.168.100.201',
    '10.0.0.1:8080',
  ],
  ...[
    'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
    'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
  ],
  ...[
    '-6.175392, 106.827153',
    '12.345.678',
    '+1 415 555 2671',
    '1,000,000',
    '0x3173054107900004',
    '00:1A:2B:3C:4D:5E',
  ],
  ...['bilangan 100000000000000000000', '16 digit: 1234567890123456', '9999999999999999', '0000000000000000'],
  // Hashes and ids
  ...['5f4dcc3b5aa765d61d8327deb882cf99', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ...[
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '01970f6e-5c1b-7d2a-9f00-3173054107ab',
  ],
  ...[
    '550e8400-e29b-41d4-a716-446655440000',
    '12345678-1234-1234-1234-123456789012',
    'sha256-3173054107900004abc',
  ],
  ...['commit 8f3173054107900004c1', 'ETag: "3173054107900004-gz"', 'request-id 3173054107900004-12'],
  ...['/users/3173054107900004/edit', 'img_20261127_004016.jpg', 'ObjectId("507f1f77bcf86cd799439011")'],
  // Not a NIK after all: province, regency, date, serial
  ...[
    '2073054107900004',
    '3199054107900004',
    '3173053213900004',
    '3173054107900000',
    '3173990107900004',
    '31730541079000041',
  ],
  ...[
    'nomor resi 000123456789012',
    'IMEI 356938035643809',
    'ISBN 978-602-03-3294-9',
    'kode pos 40132',
    'SKU 8991002101234',
  ],
  // Made-up phones, cards that gateways publish, sums that do not check
  ...['081234567890', '0812-3456-7890', '+62 812 3456 7890', '08111111111', '628xxxxxxxxxx', '0800000000'],
  ...[
    '4111 1111 1111 1111',
    '4242424242424242',
    '5555 5555 5555 4444',
    '378282246310005',
    '6011111111111117',
    '4000000000000002',
  ],
  ...[
    '4811 1111 1111 1114',
    '5211111111111117',
    '4000 0000 0000 1091',
    '4532015112830367',
    '5425 2334 3010 9904',
    '3530111333300000',
  ],
  // Few addresses, or none of people
  ...['budi@gmail.com', 'budi@gmail.com dan siti@yahoo.com', 'budi@gmail.com budi@gmail.com budi@gmail.com'],
  ...[
    'a@example.com, b@example.com, c@example.org, d@example.net',
    'security@nusa.id noreply@nusa.id admin@nusa.id support@nusa.id',
  ],
  ...[
    'git@github.com:nusa/app.git',
    'user@localhost',
    '@budi @siti @agus',
    'npm i @a/b@1.2.3 @c/d@2.0.0 @e/f@3.1.0',
  ],
  // Accounts and passports without their words
  ...[
    '5270884412',
    'pesanan 7124590038',
    'B7840921',
    'seri X1904472',
    'rekening tidak ditemukan',
    'paspor (lihat lampiran)',
  ],
  // Keys and tokens that are none
  ...['-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA\n-----END PUBLIC KEY-----'],
  ...[
    '-----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----',
    '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----',
  ],
  ...[
    'AKIAIOSFODNN7EXAMPLE',
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'sk_live_...',
  ],
  ...[
    'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    'SB-Mid-server-abc',
    'xnd_development_abc',
    'AIza<kunci kamu>',
    'pk_live_TYooMQauvdEDq54NiTphI7jx',
  ],
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  ...[
    'eyJhbGciOi',
    'Authorization: Bearer <token>',
    'Authorization: Bearer {{access_token}}',
    'Authorization: Bearer xxxxxxxxxxxxxxxxxxxxxxxx',
  ],
  ...[
    'password=admin',
    'password=admin123',
    'password=password',
    "password=' OR 1=1 --",
    'password: ********',
    'kata sandi: minimal 8 huruf',
  ],
  ...[
    'password=$DB_PASSWORD',
    'token=',
    'csrf_token harus ada',
    'password = document.getElementById("p").value',
    'token: string',
  ],
  ...[
    'access_token=YOUR_ACCESS_TOKEN',
    'api_key=contoh-kunci-api-anda',
    'secret: process.env.SECRET',
    'password=${PASSWORD}',
  ],
  ...[
    'Cookie: lang=id; theme=dark',
    'Cookie: _ga=GA1.2.1532687741.1764204016',
    'Set-Cookie: session=; Max-Age=0',
    'Cookie: <sesi korban>',
  ],
  ...[
    'password reset token tidak kedaluwarsa',
    'token=../../../../etc/passwd',
    'token=%27%20OR%201=1',
    'pwd: /var/www/html',
  ],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: what reports hold
  // Prose of reports
  'Langkah: buka /profil?id=1021, ubah menjadi 1022, lalu kirim. Server menjawab 200 dengan data orang lain.',
  'Penyerang dapat membaca 3.173.054 baris dalam 41 detik; batasnya 107 permintaan per menit.',
  'Kirim 16 digit NIK korban lewat parameter nik, misalnya 3173••••••••0004, lalu lihat jawabannya.',
  'Token yang bocor: ghp_••••••••9x dan eyJh••••••••Q4; kunci: [PRIVATE KEY ••••••••].',
]
