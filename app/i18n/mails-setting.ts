import { catalogue } from './catalogue.ts'

/** Mails to the platform team about its settings. */
export const settingMails = catalogue({
  team_setting_proposed: {
    subject: () => ({ id: 'Antrean: usulan pengaturan', en: 'Queue: a proposed setting' }),
    text: () => ({
      id: 'Seorang rekan mengusulkan perubahan pengaturan yang menyangkut uang atau poin. Perubahan itu berlaku setelah rekan lain menyetujuinya.',
      en: 'A colleague proposes a change of a setting that money or points hang on. It holds once another colleague confirms it.',
    }),
    action: { id: 'Lihat pengaturan', en: 'See the settings' },
  },
  team_setting_changed: {
    subject: () => ({ id: 'Pengaturan situs berubah', en: 'A setting of the site has changed' }),
    text: () => ({
      id: 'Satu baris pengaturan disahkan. Siapa yang mengubahnya, sejak kapan berlaku, dan alasannya ada di halaman pengaturan.',
      en: 'A line of the settings is confirmed. Who changed it, from when it holds and why stands on the page of settings.',
    }),
    action: { id: 'Lihat pengaturan', en: 'See the settings' },
  },
})
