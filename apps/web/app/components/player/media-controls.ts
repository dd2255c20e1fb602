import 'media-chrome/media-control-bar'
import 'media-chrome/media-controller'
import 'media-chrome/media-fullscreen-button'
import 'media-chrome/media-loading-indicator'
import 'media-chrome/media-mute-button'
import 'media-chrome/media-pip-button'
import 'media-chrome/media-play-button'
import 'media-chrome/media-seek-backward-button'
import 'media-chrome/media-seek-forward-button'
import 'media-chrome/media-time-display'
import 'media-chrome/media-time-range'
import 'media-chrome/media-volume-range'
import { Es } from 'media-chrome/lang/es'
import { Pt } from 'media-chrome/lang/pt'
import { addTranslation, setLanguage } from 'media-chrome/utils/i18n'

/*
 * The elements of the controls, defined as this is loaded: with the first video that is played. What is drawn
 * here must have its style in player-policy.server.ts.
 */
addTranslation('es', Es)
addTranslation('pt', Pt)
setLanguage(document.documentElement.lang.slice(0, 2))
