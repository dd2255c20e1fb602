import { about } from './about.ts'
import { access } from './access.ts'
import { account } from './account.ts'
import { audio } from './audio.ts'
import { captcha } from './captcha.ts'
import { churches } from './churches.ts'
import { consent } from './consent.ts'
import { devotionals } from './devotionals.ts'
import { ebds } from './ebds.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { guard } from './guard.ts'
import { home } from './home.ts'
import { leaving } from './leaving.ts'
import { lists } from './lists.ts'
import { lookups } from './lookups.ts'
import { mails } from './mails.ts'
import { memberCard } from './member-card.ts'
import { ministries } from './ministries.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { pdf } from './pdf.ts'
import { person } from './person.ts'
import { picture } from './picture.ts'
import { places } from './places.ts'
import { player } from './player.ts'
import { podcast } from './podcast.ts'
import { praise } from './praise.ts'
import { privacy } from './privacy.ts'
import { publications } from './publications.ts'
import { reading } from './reading.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { share } from './share.ts'
import { shell } from './shell.ts'
import { titles } from './titles.ts'
import { unfinished } from './unfinished.ts'
import { validation } from './validation.ts'
import { videos } from './videos.ts'

export const messages = {
  about,
  access,
  account,
  audio,
  captcha,
  churches,
  consent,
  devotionals,
  ebds,
  errors,
  forms,
  guard,
  home,
  leaving,
  lists,
  lookups,
  mails,
  memberCard,
  ministries,
  news,
  notifications,
  offline,
  pdf,
  person,
  picture,
  places,
  player,
  podcast,
  praise,
  privacy,
  publications,
  reading,
  schedule,
  search,
  share,
  shell,
  titles,
  unfinished,
  validation,
  videos,
}
