// First: elements name themselves as they are defined.
import './media-language.ts'
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

/*
 * The elements of the controls, defined as this is loaded: with the first video that is played. What is drawn
 * here must have its style in player-policy.server.ts.
 */
