/**
 * What to recommend, in Indonesian, by the path of a class or the path above it: reports are written in Indonesian, and the advice
 * of the taxonomy is in English.
 */
const advice: Readonly<Record<string, string>> = {
  server_security_misconfiguration:
    'Tinjau konfigurasi server terhadap panduan pengerasan yang berlaku, matikan fitur yang tidak dipakai, dan periksa hasilnya secara berkala dengan pemindaian otomatis.',
  'server_security_misconfiguration.server_side_request_forgery_ssrf':
    'Batasi tujuan permintaan dari server dengan daftar host yang diizinkan. Tolak alamat internal setelah nama host diterjemahkan, termasuk pada pengalihan, dan jangan teruskan isi jawaban apa adanya kepada pengguna.',
  'server_security_misconfiguration.unsafe_cross_origin_resource_sharing':
    'Izinkan hanya asal yang terdaftar pada Access-Control-Allow-Origin. Jangan memantulkan nilai header Origin, dan jangan mengizinkan kredensial untuk asal yang tidak dipercaya.',
  'server_security_misconfiguration.request_smuggling':
    'Samakan cara semua server di jalur permintaan membaca panjang isi, tolak permintaan yang memuat Content-Length dan Transfer-Encoding sekaligus, dan gunakan HTTP/2 sampai ke server belakang.',
  'server_security_misconfiguration.path_traversal':
    'Jangan menyusun jalur berkas dari masukan pengguna. Bila terpaksa, petakan pengenal ke berkas yang terdaftar, lalu pastikan jalur akhirnya tetap di dalam folder yang diizinkan.',
  'server_security_misconfiguration.directory_listing_enabled':
    'Matikan daftar isi direktori di server web dan pindahkan berkas yang tidak untuk umum ke luar folder publik.',
  'server_security_misconfiguration.using_default_credentials':
    'Ganti kata sandi bawaan sebelum layanan dapat diakses, wajibkan penggantian pada pemasangan pertama, dan batasi akses ke halaman pengelola.',
  'server_security_misconfiguration.misconfigured_dns':
    'Hapus catatan DNS yang menunjuk ke layanan yang sudah tidak dipakai, dan jadikan penghapusannya bagian dari langkah penutupan layanan.',
  'server_security_misconfiguration.mail_server_misconfiguration':
    'Terbitkan catatan SPF dan DKIM untuk semua pengirim yang sah, lalu terapkan DMARC dengan kebijakan tolak setelah laporannya dipantau.',
  'server_security_misconfiguration.no_rate_limiting_on_form':
    'Batasi jumlah percobaan per akun dan per alamat IP dalam rentang waktu tertentu, tambahkan jeda yang makin lama, dan beri peringatan ketika batasnya tercapai.',
  'server_security_misconfiguration.unsafe_file_upload':
    'Periksa jenis berkas dari isinya, bukan dari namanya. Simpan di luar folder web dengan nama acak, batasi ukurannya, dan sajikan dari host terpisah tanpa hak eksekusi.',
  'server_security_misconfiguration.clickjacking':
    'Kirim header Content-Security-Policy dengan frame-ancestors yang hanya mengizinkan asal tepercaya, dan minta konfirmasi ulang untuk tindakan yang peka.',
  'server_security_misconfiguration.oauth_misconfiguration':
    'Cocokkan redirect_uri secara persis dengan yang terdaftar, wajibkan parameter state dan PKCE, dan hubungkan akun hanya setelah alamat emailnya terverifikasi.',
  'server_security_misconfiguration.exposed_admin_portal':
    'Tutup halaman pengelola dari internet, misalnya dengan VPN atau daftar alamat yang diizinkan, dan wajibkan autentikasi dua langkah.',
  'server_security_misconfiguration.username_enumeration':
    'Berikan jawaban dan waktu tanggap yang sama untuk akun yang ada dan yang tidak ada, serta batasi jumlah percobaannya.',
  'server_security_misconfiguration.lack_of_security_headers':
    'Tambahkan header keamanan yang belum ada di semua jawaban, mulai dari Content-Security-Policy dan Strict-Transport-Security, lalu uji dengan mode laporan sebelum diterapkan penuh.',
  'server_security_misconfiguration.race_condition':
    'Jalankan pemeriksaan dan perubahan dalam satu transaksi dengan penguncian baris atau batasan unik di basis data, sehingga dua permintaan bersamaan tidak dapat lolos berdua.',
  'server_security_misconfiguration.cache_poisoning':
    'Masukkan semua masukan yang memengaruhi isi halaman ke dalam kunci cache, dan jangan menyimpan jawaban yang dibuat dari header yang tidak tepercaya.',
  server_side_injection:
    'Pisahkan data dari perintah: gunakan antarmuka yang menerima parameter, validasi masukan dengan daftar nilai yang diizinkan, dan jalankan proses dengan hak akses sekecil mungkin.',
  'server_side_injection.sql_injection':
    'Gunakan kueri berparameter untuk semua masukan, jangan menggabungkan teks menjadi SQL. Beri akun basis data hak sekecil mungkin dan jangan tampilkan pesan galat basis data kepada pengguna.',
  'server_side_injection.remote_code_execution_rce':
    'Jangan meneruskan masukan pengguna ke shell, fungsi evaluasi, atau deserialisasi. Gunakan pustaka yang menerima argumen terpisah, perbarui komponen yang rentan, dan jalankan proses dalam lingkungan terisolasi.',
  'server_side_injection.file_inclusion':
    'Jangan menyertakan berkas berdasarkan masukan pengguna. Pilih dari daftar berkas yang tetap dan matikan penyertaan berkas dari alamat jarak jauh.',
  'server_side_injection.xml_external_entity_injection_xxe':
    'Matikan entitas eksternal dan DTD pada pengurai XML, atau gunakan format yang lebih sederhana seperti JSON.',
  'server_side_injection.ssti':
    'Jangan menyusun templat dari masukan pengguna. Kirim masukan sebagai data ke templat yang tetap, dan gunakan mesin templat yang membatasi apa yang dapat dijalankan.',
  broken_authentication_and_session_management:
    'Periksa identitas di sisi server pada setiap permintaan, perbarui token sesi setelah masuk, akhiri sesi ketika pengguna keluar atau mengganti kata sandi, dan tandai cookie sesi sebagai Secure dan HttpOnly.',
  'broken_authentication_and_session_management.two_fa_bypass':
    'Berikan sesi penuh hanya setelah langkah kedua berhasil, periksa hal itu di sisi server pada setiap permintaan, dan batasi jumlah percobaan kode.',
  sensitive_data_exposure:
    'Kirim dan simpan hanya data yang diperlukan. Hapus data peka dari jawaban, log, dan alamat halaman, lalu batasi aksesnya menurut peran.',
  'sensitive_data_exposure.disclosure_of_secrets':
    'Cabut dan ganti rahasia yang bocor, hapus dari riwayat kode, simpan yang baru di pengelola rahasia, dan pasang pemindaian rahasia pada setiap perubahan kode.',
  'sensitive_data_exposure.weak_password_reset_implementation':
    'Buat token atur ulang yang acak, sekali pakai, dan berumur pendek. Kirim hanya lewat HTTPS, susun tautannya dari nama host yang tetap, dan akhiri semua sesi setelah kata sandi diganti.',
  cross_site_scripting_xss:
    'Lakukan penyandian keluaran sesuai konteksnya (HTML, atribut, JavaScript, URL) untuk semua data dari pengguna, bersihkan HTML yang memang diizinkan dengan pustaka yang teruji, dan terapkan Content-Security-Policy yang ketat sebagai lapisan tambahan.',
  broken_access_control:
    'Periksa di sisi server pada setiap permintaan bahwa pengguna berhak atas objek dan tindakan itu, tolak secara bawaan, dan uji aturan aksesnya secara otomatis untuk setiap peran.',
  'broken_access_control.idor':
    'Periksa di sisi server bahwa objek yang diminta memang milik pengguna yang masuk sebelum dibaca atau diubah. Pengenal yang sulit ditebak hanya lapisan tambahan, bukan pengganti pemeriksaan itu.',
  'broken_access_control.privilege_escalation':
    'Tentukan peran dari sesi di sisi server, jangan dari masukan. Periksa hak pada setiap fungsi pengelola dan abaikan isian peran yang dikirim pengguna.',
  cross_site_request_forgery_csrf:
    'Wajibkan token anti-CSRF yang terikat pada sesi untuk setiap tindakan yang mengubah data, setel cookie sesi dengan SameSite, dan periksa header Origin.',
  application_level_denial_of_service_dos:
    'Batasi ukuran, jumlah, dan waktu pemrosesan setiap masukan, batasi laju permintaan per pengguna, dan hentikan pekerjaan yang melampaui batas.',
  unvalidated_redirects_and_forwards:
    'Alihkan hanya ke jalur di situs sendiri atau ke alamat dalam daftar yang diizinkan, dan periksa alamatnya setelah diuraikan, bukan dengan pencocokan awal teks.',
  external_behavior:
    'Setel atribut dan header yang membatasi perilaku peramban atau aplikasi lain untuk data yang peka, dan netralkan isi berkas ekspor sebelum diunduh.',
  insufficient_security_configurability:
    'Terapkan kata sandi minimal delapan karakter yang diperiksa terhadap daftar kata sandi bocor, sediakan autentikasi dua langkah, dan beri tahu pengguna tentang perubahan penting pada akunnya.',
  using_components_with_known_vulnerabilities:
    'Perbarui komponen ke versi yang sudah diperbaiki, catat semua komponen beserta versinya, dan pantau pengumuman kerentanannya secara otomatis.',
  insecure_data_storage:
    'Simpan data peka hanya di penyimpanan aman milik sistem operasi dalam keadaan terenkripsi, dan hapus ketika tidak diperlukan lagi.',
  lack_of_binary_hardening:
    'Aktifkan perlindungan bawaan kompilator, samarkan kode yang peka, dan deteksi perangkat yang telah dimodifikasi sebagai lapisan tambahan.',
  insecure_data_transport:
    'Gunakan TLS untuk semua komunikasi, alihkan HTTP ke HTTPS, terapkan HSTS, dan periksa tanda tangan berkas sebelum dijalankan.',
  data_biases:
    'Tinjau sumber dan komposisi data latih, ukur hasil model untuk setiap kelompok, dan lengkapi data bagi kelompok yang kurang terwakili.',
  algorithmic_biases:
    'Ukur perbedaan hasil model antarkelompok dengan metrik yang disepakati, perbaiki proses pelatihannya, dan pantau kembali setelah dirilis.',
  societal_biases:
    'Uji keluaran model dengan skenario yang mewakili beragam kelompok, sesuaikan data dan instruksinya, dan sediakan jalur bagi pengguna untuk melaporkan hasil yang tidak adil.',
  misinterpretation_biases:
    'Beri model konteks yang cukup, jelaskan batas kemampuannya kepada pengguna, dan minta peninjauan oleh manusia untuk keputusan yang berdampak besar.',
  developer_biases:
    'Libatkan peninjau dengan latar belakang beragam pada perancangan dan pengujian model, dan catat asumsi yang dipakai agar dapat diperiksa.',
  physical_security_issues:
    'Perbaiki pengamanan fisik yang dapat dilewati, catat setiap akses, dan enkripsi data pada perangkat yang mungkin diambil.',
  insecure_os_firmware:
    'Tandatangani dan periksa setiap pembaruan firmware, hapus kredensial dan layanan pengujian dari produk, dan enkripsi data yang disimpan di perangkat.',
  cryptographic_weakness:
    'Gunakan algoritma dan pustaka kriptografi yang masih dianjurkan, buat kunci dari sumber acak yang aman, dan kelola umur serta penggantian kuncinya.',
  privacy_concerns:
    'Kumpulkan hanya data pribadi yang diperlukan untuk tujuan yang jelas, minta persetujuan penggunanya, dan hapus data yang sudah tidak diperlukan.',
  network_security_misconfiguration:
    'Matikan protokol yang tidak terenkripsi, batasi layanan jaringan yang dapat diakses dari luar, dan pisahkan jaringan menurut fungsinya.',
  mobile_security_misconfiguration:
    'Terapkan pengaturan keamanan platform pada aplikasi: sematan sertifikat, perlindungan dari lapisan palsu, dan pengecualian data peka dari cadangan serta papan klip.',
  client_side_injection:
    'Muat pustaka hanya dari lokasi yang dilindungi dengan jalur lengkap, dan periksa tanda tangannya sebelum dijalankan.',
  automotive_security_misconfiguration:
    'Pisahkan jaringan kendaraan yang kritis dari sistem hiburan dan komunikasi, autentikasi setiap pesan, dan tolak pesan ulangan atau yang tidak semestinya.',
  ai_application_security:
    'Perlakukan masukan dan keluaran model sebagai data yang tidak tepercaya: batasi alat dan hak yang dapat dipakai model, validasi keluarannya sebelum digunakan, dan minta persetujuan pengguna untuk tindakan yang berdampak.',
  indicators_of_compromise:
    'Isolasi sistem yang terdampak, simpan buktinya, ganti semua kredensial terkait, telusuri jalan masuknya, lalu pulihkan dari salinan yang diketahui bersih.',
}

/** @returns the closest advice for a class; null for one that is not of the tree any more. */
export function indonesianAdvice(id: string): string | null {
  return nearestOf(advice, id)
}

/** What stands at a path, or at the nearest one above it. */
export function nearestOf<T>(values: Readonly<Record<string, T>>, id: string): T | null {
  for (let at = id; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
    if (Object.hasOwn(values, at)) return values[at]!
  return null
}
