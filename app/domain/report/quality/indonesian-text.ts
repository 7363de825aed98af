const fence = /^ {0,3}(`{3,}|~{3,})/
const heading = /^ {0,3}(?:#{1,6}(?:\s|$)|[=-]{3,}\s*$)/
const requestLine = /^(?:[A-Z]{3,10}\s+\S+\s+)?HTTP\/\d/
/** A field of an HTTP message: a known one-word name, or any name with a hyphen. */
const headerLine =
  /^(?:Host|Cookie|Accept|Authorization|Referer|Origin|Connection|Server|Date|Via|Location|[A-Za-z]+(?:-[A-Za-z]+)+):\s?\S/
const inlineCode = /`[^`\n]*`/g
const webAddress = /\b(?:https?|ftp|wss?|javascript|data):\S+|\bwww\.\S+|\]\([^()\n]{0,2000}\)/gi
const htmlTag = /<[^<>\n]{1,300}>/g
/** Quotation marks around anything with signs prose does not use. */
const quotedPayload = /"[^"\n]{0,300}"|'[^'\n]{0,300}'/g
const payloadSign = /[<>{}=;$\\/()[\]|&]/
const word = /^\p{L}+(?:['’-]\p{L}+)*$/u
const longestPart = 50
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words of the prose in a Markdown text, lower-cased: without code, headings, addresses, tags, HTTP messages and payloads. */
export function proseWords(markdown: string): string[] {
  const words: string[] = []
  let open: string | null = null
  for (const line of markdown.split(/\r?\n/)) {
    const mark = fence.exec(line)?.[1]
    if (open !== null) {
      if (mark?.startsWith(open) && line.trim() === mark) open = null
    } else if (mark !== undefined) {
      open = mark
    } else if (!heading.test(line) && !requestLine.test(line) && !headerLine.test(line)) {
      collect(line, words)
    }
  }
  return words
}

function collect(line: string, words: string[]): void {
  const prose = line
    .replace(inlineCode, ' ')
    .replace(webAddress, ' ')
    .replace(htmlTag, ' ')
    .replace(quotedPayload, (quoted) => (payloadSign.test(quoted) ? ' ' : quoted))
  for (const part of prose.split(/[\s/,;:()—–|，。、；：！？]+/)) {
    // Longer parts are tokens, hashes and base64, not prose; the bound also keeps the trimming below linear.
    if (part.length > longestPart) continue
    const candidate = part.replace(edges, '')
    if (word.test(candidate)) words.push(candidate.toLowerCase())
  }
}

/** Words that mark a text as Indonesian (or Malay, which cannot be told apart): grammar, everyday speech, the words of reports. */
const indonesianWords = setOf(`
  yang dan di ke dari pada untuk dengan oleh atau juga karena jika apabila bila maka agar supaya sehingga saat ketika setelah sesudah
  sebelum kemudian lalu selanjutnya akhirnya tidak tak bukan belum jangan sudah telah sedang masih dapat bisa harus perlu wajib boleh
  mungkin lebih sangat sekali paling hanya saja semua seluruh setiap tiap beberapa banyak sedikit sebuah seorang suatu sesuatu tersebut
  yaitu yakni adalah ialah merupakan seperti sebagai serta tanpa melalui lewat terhadap tentang antara dalam luar atas bawah hingga sampai
  sejak selama namun tetapi tapi melainkan walaupun meskipun padahal sedangkan ini itu sini situ sana begitu begini demikian ada akan
  saya aku kamu anda dia kami kita mereka nya apa siapa mana kapan bagaimana mengapa kenapa berapa lagi pun pernah selalu sering kadang
  secara bahwa ternyata langsung tetap terus sama lain sendiri satu dua tiga empat lima enam tujuh delapan sembilan sepuluh pertama kedua
  ketiga besar kecil baru lama benar salah baik buruk mudah sulit cepat aman rentan penting jelas lengkap kosong
  yg dgn utk tdk dlm krn jg sdh blm bgt dpt pd dr sbg spy tsb dll dsb gak ga gk nggak ngga enggak kagak udah udh aja doang kalo kalau klo
  banget gue gw lu lo elo nih tuh dong deh sih kok kan yah loh trus abis habis pake pakai buat bikin gimana gmn kayak kaya gitu gini emang
  cuma cuman malah bakal mau pengen ngecek nyoba dapet dapat ketemu nemu bang min kak pak bu terima kasih makasih mohon tolong silakan
  celah kerentanan penyerang pengguna pemakai halaman laman tombol kata sandi akun korban langkah dampak bukti hasil contoh isi masuk keluar
  buka klik kirim ubah ganti pilih coba lihat cek jalankan simpan hapus unggah unduh salin tempel masukkan gunakan tambahkan perhatikan
  pastikan lakukan buatlah berhasil gagal muncul tampil terjadi berubah milik orang nama nomor alamat surel peramban layar laporan
  temuan saran rekomendasi perbaikan risiko sisi pihak bagian cara tahap tahapan waktu hari tanggal jam menit detik kali tahun uang saldo
  rupiah bayar pembayaran pesanan belanja pelanggan nasabah karyawan perusahaan aplikasi situs peladen basis berkas gambar tautan
  pesan kode fitur formulir kolom tabel permintaan balasan tanggapan validasi otorisasi autentikasi otentikasi verifikasi sesi hak akses
  informasi rahasia sensitif pribadi publik umum penuh seharusnya semestinya sebaiknya misal misalnya sebagainya berikut diatas dibawah
  mengambil membaca mengubah menghapus melihat membuat mengirim menjadi memiliki mencuri membuka mencoba masing-masing rupanya sebenarnya
  diganti diubah dikirim dihapus dibuat dibuka dibaca diakses dicuri diuji diketahui terlihat terdapat tersedia tersimpan terkirim ternyata
  kerana sahaja daripada awak ianya tiada semasa telefon fail laluan pelayan
`)

/** Grammar words of the languages most likely to come instead; none of them is an Indonesian word. */
const foreignWords = setOf(`
  the of and to is are was were be been being that this these those it its with from for not but or as at by an in on into onto which who
  whom whose what when where why how can could will would shall should may might must does did do done has have had having if then than
  there their they them he she his her we our us you your i my me no yes all any each every some such only also just very more most other
  another between through during before after above below because while until about against without within under over again further so
  too here both few own same using used via allows allow
  der das und ist nicht mit auf für von dem den ein eine einen einer eines auch wird werden kann können durch über bei nach aus wenn oder
  aber wie zum zur sich ich wir sie es als noch nur sind wurde haben hat man
  el los las que en un una por con del al se su sus lo como más pero este esta esto es son fue puede pueden sin sobre también
  cuando donde porque si ya muy hay ser está están desde hasta nos le les y
  ang ng mga ay sa na hindi ito kung may nang yung upang isang dahil pwede maaari maaaring kapag kaya't siya niya nito iyon ako ko mo mga
  lahat walang meron din rin lang po naman para kaniyang gamit nila
  le la les des une et est dans pour pas qui sur avec ce cette il elle peut sont être ou où plus par ne du au aux nous vous
  het een van niet zijn naar ook maar door deze kan worden wordt voor met op
  o os uma não da do dos das em no pelo pela com são você isso foi
  il che di un per non sono della delle questo anche
`)

// A word of both lists does not indicate the language.
for (const shared of [
  'di',
  'kan',
  'para',
  'dan',
  'do',
  'ini',
  'lama',
  'sama',
  'lima',
  'kaya',
  'min',
  'bu',
  'lo',
  'mau',
  'mana',
  'ada',
]) {
  foreignWords.delete(shared)
}

function setOf(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

/** `too_short`: too little prose to tell. `indonesianShare`: Indonesian evidence among all evidence, 0 … 1. */
export type LanguageJudgement = { verdict: 'indonesian' | 'other' | 'too_short'; indonesianShare: number }

const fewestWords = 6
const fewestEvidence = 3
const enoughShare = 0.6
/** Indonesian prose full of English terms still shows its grammar in every eighth word; other languages hit one in fifty. */
const enoughDensity = 0.12

/**
 * Whether the prose of a report is Indonesian, formal or colloquial, however many English terms it holds. Decides by grammar
 * words and affixes, since a report's nouns are English in any language. Malay passes: a short text cannot tell them apart.
 * Linear in the length of the text.
 */
export function judgeLanguage(markdown: string): LanguageJudgement {
  const words = proseWords(markdown)
  let indonesian = 0
  let foreign = 0
  for (const word of words) {
    if (!isLatin(word)) foreign += Math.ceil(word.length / 2)
    else if (indonesianWords.has(word)) indonesian++
    else if (foreignWords.has(word)) foreign++
    else if (hasIndonesianAffix(word)) indonesian++
  }
  const evidence = indonesian + foreign
  const indonesianShare = evidence === 0 ? 0 : indonesian / evidence
  if (evidence < fewestEvidence && words.length < 12) return { verdict: 'too_short', indonesianShare }
  if (words.length < fewestWords && foreign < fewestWords) return { verdict: 'too_short', indonesianShare }
  const isIndonesian = indonesianShare >= enoughShare && indonesian / words.length >= enoughDensity
  return { verdict: isIndonesian ? 'indonesian' : 'other', indonesianShare }
}

const affixes: readonly RegExp[] = [
  /^[a-z-]{3,}nya$/,
  /^(?:me|di|ter|ber|per|se|ku|kau)[a-z-]{2,}kan$/,
  /^(?:mem[bpf]|men[cdjtsyg]|meng|meny|mel|mer|mew)[a-z]{3,}$/,
  /^di(?:-|a|b|e|h|j|k|l|n|o|t|u|w|sa|se|si|mu|ma|mi|pa|pe|ga|gu|ca|cu|cob|re|ra)[a-z]{2,}i?$/,
  /^ber(?:-?[a-z]{4,})$/,
  /^ter(?:b|d|e|g|h|j|k|l|p|s|t|u)[a-z]{3,}$/,
  /^(?:pem|pen|peng|per|pel)[a-z]{3,}an$/,
  /^ke[a-z]{3,}an$/,
  /^(?:nge|ng|ny)[aeiou][a-z]{2,}$/,
  /^([a-z]{3,})-\1(?:nya|an)?$/,
]
/** English words that only look affixed. */
const lookAlikes =
  /^(?:ment(?:ion|al|or)|mend|merch|merg|mercy|merit|mell|menda|member|membr|melt|melod|mercur|diagram|dialog|diagnos|diame|diamond|diary|die|diet|diab|dial|dilut|dilemma|dinner|dinos|direct|dirty|dire|ditch|ditto|diurnal|dioxide|disab|disag|disap|disas|disea|disi|disu|diversi|dipa|berk(?:eley|shire)|berries|berry|berlin|berserk|terr|ters|terl|term|teth|text|person|persian|pennsylvania|pendulum|permutation|kenyan|ngin|nginx|dilig)/

function hasIndonesianAffix(word: string): boolean {
  return affixes.some((affix) => affix.test(word)) && !lookAlikes.test(word)
}

function isLatin(word: string): boolean {
  return /^[\p{Script=Latin}'’-]+$/u.test(word)
}
