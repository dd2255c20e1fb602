import type { picture as pt } from '../pt/picture.ts'
import type { Translation } from '../translation.ts'

export const picture: Translation<typeof pt> = {
  lead: 'A face helps a church feel like family. People at church see your photo, and it’s on your card.',
  choose: 'Choose a photo',
  chooseOther: 'Choose another',
  take: 'Take a photo',
  remove: 'Remove the photo',
  removeTitle: 'Remove your photo?',
  removeLead: 'Your initials take its place. You can add another one anytime.',
  removeYes: 'Remove',
  cancel: 'Cancel',
  hint: 'JPEG, PNG, WebP or GIF. Location and other photo data are removed.',
  opening: 'Opening the photo…',
  cropTitle: 'Frame your face',
  crop: 'Framing: drag the photo or use the arrow keys',
  zoom: 'Zoom',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  preview: 'How the church sees you',
  save: 'Use this photo',
  saving: 'Sending the photo…',
  saved: 'Done: your new photo is up.',
  removed: 'Your photo was removed.',
  unreadable: 'We could not open that file. Try a photo in JPEG, PNG or WebP.',
  failed: 'We couldn’t upload the photo. It is still here: try again.',
  offline: 'You are offline. The photo is still here: try again once you are connected.',
}
