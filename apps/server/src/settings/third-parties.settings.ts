import type { ThirdPartyProducts } from '@narthex/api/platform/third-party-products'
import * as z from 'zod'
import type { ThirdPartySettings } from '../pages/page-renderer.ts'
import { combinePair, defineSection } from './setting.ts'
import { hostPatterns, httpsUrl, tileUrl } from './text-schemas.ts'

const productSecret = z.string().min(32, 'At least 32 characters')

export const thirdParties = defineSection({
  title: 'Third parties',
  intro: 'Each is used only where it is set. A site asks its visitors for consent where the law requires it.',
  settings: {
    RECAPTCHA_SITE_KEY: {
      schema: z.string(),
      doc: 'Google reCAPTCHA v2. Without its keys ALTCHA protects forms, without a third party.',
    },
    RECAPTCHA_SECRET: { schema: z.string(), isSecret: true, doc: 'The secret of that reCAPTCHA key.' },
    SESSION_RECORDING_CHURCH: {
      schema: z.string(),
      example: 'church-code',
      doc: 'The code of the only church whose visits are recorded.',
    },
    SESSION_RECORDING_URL: {
      schema: httpsUrl,
      example: 'https://recorder.example.org/record.js',
      doc: 'The script that records them.',
    },
    SURVEY_URL: {
      schema: httpsUrl,
      example: 'https://surveys.example.org',
      doc: 'A Formbricks instance that shows surveys to members.',
    },
    SURVEY_ENVIRONMENT: { schema: z.string(), doc: 'The Formbricks environment id.' },
    MAP_TILES_URL: {
      schema: tileUrl,
      example: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      doc: 'Tiles for the map of groups. Without it the product draws a plain background.',
    },
    MAP_ATTRIBUTION: {
      schema: z.string().max(200),
      example: '© OpenStreetMap',
      doc: 'The attribution that the map shows for its tiles.',
    },
    THIRD_PARTY_VOLUTS_URL: {
      schema: httpsUrl,
      example: 'https://voluts.example.org/enter',
      doc: 'Where `/third-parts/voluts` hands members over to: the product for volunteers (docs/third-parties.md).',
    },
    THIRD_PARTY_VOLUTS_SECRET: {
      schema: productSecret,
      isSecret: true,
      doc: 'With it that product asks who was handed over.',
    },
    THIRD_PARTY_MYKIDS_URL: {
      schema: httpsUrl,
      example: 'https://mykids.example.org/enter',
      doc: 'Where `/third-parts/mykids` hands members over to: the product for children.',
    },
    THIRD_PARTY_MYKIDS_SECRET: {
      schema: productSecret,
      isSecret: true,
      doc: 'With it that product asks who was handed over.',
    },
    THIRD_PARTY_VOLUTS_HOSTS: {
      schema: hostPatterns,
      example: 'voluts.example.org,*.voluts.example.com',
      doc: 'Hosts at which a church may have a product for volunteers of its own, set in its office. Without it none may.',
    },
    THIRD_PARTY_MYKIDS_HOSTS: {
      schema: hostPatterns,
      example: '*.mykids.example.com',
      doc: 'Hosts at which a church may have a product for children of its own, set in its office. Without it none may.',
    },
    MAP_ATTRIBUTION_URL: {
      schema: httpsUrl,
      example: 'https://www.openstreetmap.org/copyright',
      doc: 'Where the attribution links to.',
    },
  },
  pairs: [
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['SESSION_RECORDING_CHURCH', 'SESSION_RECORDING_URL'],
    ['SURVEY_URL', 'SURVEY_ENVIRONMENT'],
    ['MAP_TILES_URL', 'MAP_ATTRIBUTION'],
    ['THIRD_PARTY_VOLUTS_URL', 'THIRD_PARTY_VOLUTS_SECRET'],
    ['THIRD_PARTY_MYKIDS_URL', 'THIRD_PARTY_MYKIDS_SECRET'],
  ],
  toConfig(s) {
    const recaptcha = combinePair(s.RECAPTCHA_SITE_KEY, s.RECAPTCHA_SECRET, (siteKey, secret) => ({ siteKey, secret }))
    const settings: ThirdPartySettings = {
      sessionRecording: combinePair(s.SESSION_RECORDING_CHURCH, s.SESSION_RECORDING_URL, (church, url) => ({
        church,
        url,
      })),
      survey: combinePair(s.SURVEY_URL, s.SURVEY_ENVIRONMENT, (url, environment) => ({ url, environment })),
      mapTiles: combinePair(s.MAP_TILES_URL, s.MAP_ATTRIBUTION, (url, attribution) => ({
        url,
        attribution,
        attributionUrl: s.MAP_ATTRIBUTION_URL,
      })),
      recaptcha: recaptcha !== undefined,
    }
    const access = (url: string, secret: string) => ({ url, secret })
    const [voluts, mykids] = [s.THIRD_PARTY_VOLUTS_HOSTS, s.THIRD_PARTY_MYKIDS_HOSTS]
    const ownHosts = (voluts ?? mykids) && { ...(voluts && { voluts }), ...(mykids && { mykids }) }
    const thirdPartyProducts: ThirdPartyProducts = {
      ...combinePair(s.THIRD_PARTY_VOLUTS_URL, s.THIRD_PARTY_VOLUTS_SECRET, (url, secret) => ({
        voluts: access(url, secret),
      })),
      ...combinePair(s.THIRD_PARTY_MYKIDS_URL, s.THIRD_PARTY_MYKIDS_SECRET, (url, secret) => ({
        mykids: access(url, secret),
      })),
      ...(ownHosts && { ownHosts }),
    }
    return { recaptcha, thirdParties: settings, thirdPartyProducts }
  },
})
