import type { TemplateFamily } from './template-family.ts'

export const mobile: TemplateFamily = {
  key: 'mobile',
  vrt: [
    'mobile_security_misconfiguration',
    'lack_of_binary_hardening',
    'insecure_data_storage.non_sensitive_application_data_stored_unencrypted',
  ],
  cwe: [312, 749, 919, 921, 925, 926, 927, 939],
  name: { id: 'Aplikasi seluler', en: 'Mobile application' },
  id: {
    title: '[[Celah]] di aplikasi [[Android atau iOS]] versi [[versi]]',
    pocMd: `## Prasyarat

- Aplikasi: [[nama paket, versi, sumber unduhan]]
- Perangkat: [[model, versi sistem, root atau tidak]]
- Alat: [[adb, Frida, proksi, dan versinya]]

## Langkah

1. Pasang aplikasi dan [[keadaan awal]]
2. [[Perintah atau tindakan, di dalam kode]]
3. Lihat [[yang terjadi]]

## Bukti

- Komponen atau berkas yang terkena: [[nama activity, provider, atau jalur berkas]]
- Rekaman atau tangkapan layar: [[nama berkas]]`,
    impactMd: `## Dampak

- Penyerang: [[aplikasi lain, orang yang memegang perangkat, atau jaringan]]
- Yang didapat: [[data, sesi, atau tindakan]]
- Apakah perlu perangkat yang di-root: [[ya atau tidak]]`,
    recommendationMd: `## Saran perbaikan

- [[Tutup komponen, periksa asal, atau enkripsi penyimpanan]]
- Periksa lagi di server: [[endpoint yang terlalu percaya pada aplikasi]]`,
  },
  en: {
    title: '[[Flaw]] in the [[Android or iOS]] application, version [[version]]',
    pocMd: `## Before you start

- Application: [[package name, version, where it was downloaded]]
- Device: [[model, version of the system, rooted or not]]
- Tools: [[adb, Frida, proxy, and versions]]

## Steps

1. Install the application and [[state before]]
2. [[Command or act, as code]]
3. See [[what happens]]

## Proof

- Component or file concerned: [[name of the activity or provider, or path of the file]]
- Recording or screenshot: [[name of the file]]`,
    impactMd: `## Impact

- Attacker: [[another application, somebody with the device, or the network]]
- What they gain: [[data, session or acts]]
- Is a rooted device needed: [[yes or no]]`,
    recommendationMd: `## How to fix it

- [[Close the component, check the caller, or encrypt the storage]]
- Check again on the server: [[endpoint that trusts the application too much]]`,
  },
}
