import type { SettingsEditor } from './resource/settings/console-settings.ts'

/* Forms of settings. They are listed here, and not in the frame: each file that the frame can load weighs there. */

const editors = {
  profile: async () => (await import('./resources/church/profile.fields.ts')).profileEditor,
  modules: async () => (await import('./resources/church/modules.fields.ts')).modulesEditor,
  look: async () => (await import('./resources/church/look.fields.ts')).lookEditor,
  siteHome: async () => (await import('./resources/church/home.fields.ts')).homeEditor,
  podcastShow: async () => (await import('./resources/podcast/show.fields.ts')).showEditor,
  videoChannel: async () => (await import('./resources/videos/channel.fields.ts')).channelEditor,
  bible: async () => (await import('./resources/bible/choice.fields.ts')).bibleEditor,
  studyReaders: async () => (await import('./resources/content/study-settings.fields.ts')).studySettingsEditor,
  sender: async () => (await import('./resources/church/sender.fields.ts')).senderEditor,
  privacy: async () => (await import('./resources/church/privacy.fields.ts')).privacyEditor,
  directory: async () => (await import('./resources/directory/directory.fields.ts')).directoryEditor,
  products: async () => (await import('./resources/church/products.fields.ts')).productsEditor,
  embedding: async () => (await import('./resources/church/embedding.fields.ts')).embeddingEditor,
}

export type SettingsPlace = keyof typeof editors

export const loadSettingsEditor = (place: SettingsPlace): Promise<SettingsEditor> => editors[place]()
