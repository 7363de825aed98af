/**
 * What the other pieces are made with, in a schema of its own that is dropped at the end: `n` draws the same whole number
 * below `most` for the same name, `id` makes a UUIDv7 of a moment, `t` is a moment so many days ago,
 * `words` are common ones, `prose` is lines of fifteen, two of
 * them common.
 */
export const ground = `
CREATE SCHEMA bench;
CREATE FUNCTION bench.n(what text, i bigint, most int) RETURNS int LANGUAGE sql IMMUTABLE AS
  $$ SELECT (abs(hashtextextended(what || ':' || i, 20261121) % most))::int $$;
CREATE FUNCTION bench.id(what text, i bigint, at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE AS
  $$ SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15))::uuid
     FROM (SELECT md5(what || ':' || i) AS h) x $$;
CREATE FUNCTION bench.pick(what text, i bigint, words text[]) RETURNS text LANGUAGE sql IMMUTABLE AS
  $$ SELECT words[1 + bench.n(what, i, array_length(words, 1))] $$;
CREATE TABLE bench.today AS SELECT date_trunc('hour', now()) AS at;
CREATE FUNCTION bench.t(days float8) RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT date_trunc('milliseconds', at - days * interval '1 day') FROM bench.today $$;
CREATE FUNCTION bench.words(what text, i bigint, size int) RETURNS text LANGUAGE sql IMMUTABLE AS
  $$ SELECT string_agg(bench.pick(what || w, i, '{celah,akses,nasabah,token,halaman,masuk,kata,sandi,data,server,permintaan,jawaban,
    unggah,berkas,peran,admin,transaksi,saldo,kartu,telepon,alamat,kode,sesi,formulir,pencarian,injeksi,skrip,otorisasi,pengguna,
    aplikasi,basis,cadangan,kunci,domain,header,kuki,cache,gambar,laporan,langkah,bukti,dampak}'), ' ') FROM generate_series(1, size) w $$;
CREATE TABLE bench.line AS SELECT n, bench.words('line', n, 2) || (SELECT string_agg(' istilah' || bench.n('rare' || w, n, 3000), '')
  FROM generate_series(1, 13) w) AS text FROM generate_series(0, 4095) n;
CREATE UNIQUE INDEX ON bench.line (n);
CREATE FUNCTION bench.prose(what text, i bigint, size int) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT string_agg(text, ' ') FROM generate_series(1, (size + 14) / 15) w JOIN bench.line ON n = bench.n(what || w, i, 4096) $$;
`
