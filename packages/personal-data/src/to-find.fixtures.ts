import type { DataKind } from './kinds.ts'

/** Signs without order, the same in every run: tokens in a corpus are nobody's, and look like nobody's to scanners of repositories. */
function signs(count: number, alphabet: string, seed: number): string {
  let state = seed * 2_654_435_761
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return alphabet[(state >>> 8) % alphabet.length]
  }).join('')
}
const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digits = '0123456789'
const any = lower + upper + digits
const token = (prefix: string, count: number, alphabet = any, seed = 7) =>
  prefix + signs(count, alphabet, seed)
const key = signs(1_200, `${any}+/`, 3).replace(/(.{64})/g, '$1\n')
const jwt = (seed: number) =>
  `eyJ${signs(33, any, seed)}.eyJ${signs(60, any, seed + 1)}.${signs(43, `${any}-_`, seed + 2)}`

/** Texts with the value that is to be found in them, by its kind. */
export const toFind: readonly (readonly [kind: DataKind, text: string, value: string])[] = [
  // NIK
  ...(
    [
      ['NIK 3173054107900004 terlihat', '3173054107900004'],
      ['"nik":"3273011508950001"', '3273011508950001'],
      ['nik=3578102203880002&nama=x', '3578102203880002'],
      ['| 3374 0562 0192 0003 | Siti |', '3374 0562 0192 0003'],
      ['`320115-451295-0007`', '320115-451295-0007'],
      ['  3515081709010001\n', '3515081709010001'],
      ['KTP: 1271036408850002.', '1271036408850002'],
      ['5171021209930008, 1992', '5171021209930008'],
      ['(6471050308870001)', '6471050308870001'],
      ["'7371141106940005'", '7371141106940005'],
      ['9171035511990002;', '9171035511990002'],
      ['GET /api/warga?nik=3216062809960011 HTTP/1.1', '3216062809960011'],
      ['<td>3671074403780006</td>', '3671074403780006'],
      ['1871-0322-0586-0003', '1871-0322-0586-0003'],
      ['3404070101900001', '3404070101900001'],
      ['nomor KK 3173051209150022', '3173051209150022'],
    ] as const
  ).map(([text, value]) => ['nik', text, value] as const),
  // NPWP
  ...(
    [
      ['NPWP 09.254.294.3-407.000', '09.254.294.3-407.000'],
      ['"01.855.081.4-412.000"', '01.855.081.4-412.000'],
      ['tertulis 31.906.482.7-015.000,', '31.906.482.7-015.000'],
      ['npwp: 092542943407000', '092542943407000'],
      ['NPWP16 0092542943407000', '0092542943407000'],
      ['nomor NPWP = 018550814412000', '018550814412000'],
    ] as const
  ).map(([text, value]) => ['npwp', text, value] as const),
  // Phones
  ...(
    [
      ['HP 081398765021', '081398765021'],
      ['+62 813-9876-5021', '+62 813-9876-5021'],
      ['"phone":"6285712908843"', '6285712908843'],
      ['wa.me 6281290447712', '6281290447712'],
      ['0857-1290-8843', '0857-1290-8843'],
      ['0812 9044 7712', '0812 9044 7712'],
      ['(021) 7946620', '(021) 7946620'],
      ['+62 21 7946 6205', '+62 21 7946 6205'],
      ['+6281290447712', '+6281290447712'],
      ['telp 0877 8102 556', '0877 8102 556'],
      ['phone=089630571148', '089630571148'],
      ['Hubungi 082245903317.', '082245903317'],
      ['085290417763\n085290417764', '085290417764'],
      ['(0274) 517842', '(0274) 517842'],
    ] as const
  ).map(([text, value]) => ['phone', text, value] as const),
  // Cards
  ...(
    [
      ['kartu 4532 0151 1283 0366', '4532 0151 1283 0366'],
      ['4916-3385-0608-2832', '4916-3385-0608-2832'],
      ['5191914942157165', '5191914942157165'],
      ['374245455400126', '374245455400126'],
      ['3742 454554 00126', '3742 454554 00126'],
      ['3569990010095841', '3569990010095841'],
      ['6011601160116611', '6011601160116611'],
      ['2223000010479399', '2223000010479399'],
      ['card_number=4716190207394368&cvv=', '4716190207394368'],
      ['kartu 4929420573595709,', '4929420573595709'],
      ['| 5280 9342 8317 1080 |', '5280 9342 8317 1080'],
    ] as const
  ).map(([text, value]) => ['card', text, value] as const),
  // Lists of addresses
  ...(
    [
      ['budi.santoso@gmail.com, siti_r@yahoo.co.id; agus@bank-nusa.co.id', 'siti_r@yahoo.co.id'],
      ['a.wijaya@kemenkeu.go.id\nrina@unpad.ac.id\ntono88@outlook.com', 'tono88@outlook.com'],
      ['["dewi@nusa.id","eko@nusa.id","fitri@nusa.id"]', 'fitri@nusa.id'],
      ['1,dewi@nusa.id,x\n2,eko@nusa.id,x\n3,fitri@nusa.id,x', 'dewi@nusa.id'],
      ['<gita@a.sch.id> <hadi@a.sch.id> <indra@a.sch.id>', 'hadi@a.sch.id'],
    ] as const
  ).map(([text, value]) => ['email', text, value] as const),
  // Accounts
  ...(
    [
      ['No. rekening BCA 5270884412', '5270884412'],
      ['rekening: 1330014882765', '1330014882765'],
      ['no rek mandiri 133-00-1488276-5', '133-00-1488276-5'],
      ['norek 7124590038', '7124590038'],
      ['Nomor Rekening = 001901067741509', '001901067741509'],
      ['bank account 9021845577', '9021845577'],
      ['account_no rekening "8830217745"', '8830217745'],
    ] as const
  ).map(([text, value]) => ['bank_account', text, value] as const),
  // Passports
  ...(
    [
      ['Paspor B7840921', 'B7840921'],
      ['passport_no: "X1904472"', 'X1904472'],
      ['nomor paspor A 4819 atau C6093318', 'C6093318'],
      ['Passport AT584417', 'AT584417'],
    ] as const
  ).map(([text, value]) => ['passport', text, value] as const),
  // Keys
  ...['', 'RSA ', 'EC ', 'OPENSSH ', 'ENCRYPTED '].map((sort) => {
    const pem = `-----BEGIN ${sort}PRIVATE KEY-----\n${key}\n-----END ${sort}PRIVATE KEY-----`
    return ['private_key', `\`\`\`\n${pem}\n\`\`\``, pem] as const
  }),
  [
    'private_key',
    `"private_key": "-----BEGIN PRIVATE KEY-----\\n${key.replaceAll('\n', '\\n')}\\n-----END PRIVATE KEY-----\\n"`,
    `-----BEGIN PRIVATE KEY-----\\n${key.replaceAll('\n', '\\n')}\\n-----END PRIVATE KEY-----`,
  ],
  ['private_key', `-----BEGIN RSA PRIVATE KEY-----\n${key}`, `-----BEGIN RSA PRIVATE KEY-----\n${key}`],
  // Tokens by format
  ...[
    token('AKIA', 16, `${upper}234567`),
    token('ASIA', 16, `${upper}234567`, 12),
    token('AIza', 35),
    token('GOCSPX-', 28),
    token('ya29.', 80),
    token('ghp_', 36),
    token('gho_', 36, any, 8),
    token('ghs_', 36, any, 9),
    token('github_pat_', 82),
    token('glpat-', 20),
    token('gldt-', 20, any, 10),
    token('xoxb-', 50),
    token('xoxp-', 60, any, 11),
    token('xapp-1-', 60),
    token('sk_live_', 24),
    token('rk_live_', 24, any, 13),
    token('whsec_', 32),
    token('Mid-server-', 24),
    token('xnd_production_', 48),
    token('npm_', 36),
    token('dckr_pat_', 27),
    `${token('SG.', 22)}.${token('', 43, any, 14)}`,
    token('sk-proj-', 60),
    token('sk-ant-', 80),
    token('hf_', 34, lower + upper),
    token('dop_v1_', 64, 'abcdef0123456789'),
    token('shpat_', 32, 'abcdef0123456789'),
    `5104839267:AA${token('', 33, any, 15)}`,
    jwt(21),
    jwt(31),
  ].flatMap((one, place) => {
    const around = [`token ${one} bocor`, `"${one}"`, `Lihat \`${one}\`.`][place % 3]!
    return [['token', around, one] as const]
  }),
  [
    'token',
    `https://hooks.slack.com/services/T0AB12CD3/B0EF45GH6/${token('', 24)}`,
    `T0AB12CD3/B0EF45GH6/${token('', 24)}`,
  ],
  ['token', `Authorization: Bearer ${token('', 40)}`, token('', 40)],
  ['token', `curl -H "Authorization: Bearer ${jwt(41)}"`, jwt(41)],
  ['token', `authorization: Basic ${token('', 28)}==`, `${token('', 28)}==`],
  ['token', `aws_secret_access_key = ${token('', 40)}`, token('', 40)],
  ['token', `"api_key": "${token('', 32)}"`, token('', 32)],
  [
    'token',
    `X-API-Key: ${token('', 32, `${lower.slice(0, 6)}${digits}`)}`,
    token('', 32, `${lower.slice(0, 6)}${digits}`),
  ],
  ['token', `access_token=${token('', 40)}&state=1`, token('', 40)],
  ['token', `client_secret: '${token('', 30)}'`, token('', 30)],
  ['token', `MIDTRANS_SERVER_KEY=${token('', 30)}`, token('', 30)],
  ['token', `Cookie: lang=id; PHPSESSID=${token('', 26)}`, token('', 26)],
  ['token', `Set-Cookie: session=${token('', 40)}; HttpOnly; Path=/`, token('', 40)],
  ['token', `> Cookie: laravel_session=${token('', 120)}`, token('', 120)],
  ...(
    [
      ['password=Kr4k4t4u#88', 'Kr4k4t4u#88'],
      ['DB_PASSWORD=n7Qz!2pLx9', 'n7Qz!2pLx9'],
      ['"password": "Tr0ub4dor-3x"', 'Tr0ub4dor-3x'],
      ['kata sandi: Mer4pi-2931m', 'Mer4pi-2931m'],
      ["'passwd' => 'gX7-pw22Zq-81'", 'gX7-pw22Zq-81'],
      ['pwd: s3Rayu_Tim0r', 's3Rayu_Tim0r'],
    ] as const
  ).map(([text, value]) => ['password', text, value] as const),
]
