/** Business constants (specification §9). */
export const notificationsPerPage = { usual: 30, largest: 100 } as const
/** Characters of a church's history in meta descriptions (specification §1). */
export const metaDescriptionLength = 160
/** The product's own choice, as the specification names none. */
export const eventsPerList = { usual: 30, largest: 100 } as const
/** An uploaded photo (ours too): enough for the cameras of phones. */
export const pictureBytes = 10 * 1024 * 1024
/** Per member and church (ours); more would be mistakes or abuse. */
export const addressesPerMember = 10
export const childrenPerMember = 20
export const occupationsPerPage = { usual: 20, largest: 100 } as const
/** Entries of the audit log on a page (ours). */
export const actsPerPage = { usual: 50, largest: 200 } as const
/** Changes of a record on a page (ours). */
export const changesPerPage = { usual: 30, largest: 100 } as const
/** Rows of a list of the office on a page (ours). */
export const recordsPerPage = { usual: 50, largest: 200 } as const
/** Items of content on a page: devotionals, news and others (ours). */
export const contentPerPage = { usual: 12, largest: 100 } as const
/** A member's answer to a question of a study (ours): two handwritten pages. */
export const longestStudyAnswer = 4000
/** Ten, by the specification (§9); larger ones are for programs. */
export const podcastPage = { usual: 10, largest: 100 } as const
/** A query, in the search and in any list (ours). */
export const longestSearch = 100
export const searchHitsPerPage = { usual: 12, largest: 50 } as const
/** Addresses in a sitemap (ours; sitemaps.org allows 50,000). */
export const publicItemsPerPage = { usual: 5000, largest: 5000 } as const
export const videosPerPage = { usual: 24, largest: 100 } as const
/** Files of the media library on a page (ours). */
export const filesPerPage = { usual: 30, largest: 100 } as const
/** Uploaded images for content, files, and captions, which are checked in memory (ours). */
export const imageBytes = 20 * 1024 * 1024
export const fileBytes = 500 * 1024 * 1024
export const captionBytes = 2 * 1024 * 1024
/** Songs of a songbook on a page (ours): more than a screen, because readers scan the titles. */
export const songsPerPage = { usual: 30, largest: 100 } as const
/** Prayers of the wall on a page (ours). */
export const prayersPerPage = { usual: 20, largest: 50 } as const
export const prayerMessagesPerPage = { usual: 30, largest: 100 } as const
/** Prayers in one call of `getPrayerSupport`. */
export const supportedPrayers = 50
/** Notes of one member: the specification's page size (§9). */
export const notesPerMember = 999
/** Characters of a note (ours): notes of an hour's sermon fill a tenth of it. */
export const noteTitleLength = 200
export const noteTextLength = 100_000
/** A note's Yjs state, and each update; as base64 it fits into a call. */
export const noteStateBytes = 640 * 1024
export const noteBodyBytes = 1024 * 1024
/** Answers to a hundred custom fields, two thousand characters each (ours). */
export const customAnswersBodyBytes = 1024 * 1024
/** Groups, members of one and its requests on a page (ours); points of a map are a few bytes each. */
export const groupsPerPage = { usual: 24, largest: 100 } as const
export const groupMembersPerPage = { usual: 50, largest: 200 } as const
export const joinRequestsPerPage = { usual: 50, largest: 100 } as const
export const groupsOnMap = 2000
/** Limits of a group's meetings, and of one of them (ours): more than any group has, few enough for one call of a phone. */
export const meetingsPerPage = { usual: 30, largest: 100 } as const
export const meetingsPerGroup = 2000
/** People on the roster of a Sunday school class, and its days of attendance (ours). */
export const peoplePerClass = 300
export const daysPerClass = 2000
/** Options of a custom field (ours). */
export const optionsPerCustomField = 50
/** People of a household (ours). */
export const peoplePerHousehold = 30
/** Members of the directory on a page, and those whom one member hides from (ours). */
export const directoryPerPage = 20
export const blocksPerMember = 200
/** Notes of one item of the care inbox (ours). */
export const notesPerCare = 200
export const marksPerMeeting = 500
export const visitorsPerMeeting = 50
export const materialsPerGroup = 60
/** Limits of second factors (ours). */
export const factorNameLength = 60
export const passkeysPerLogin = 10
/** A file that answers a question of a ticket (ours): a scanned form. */
export const answerFileBytes = 5 * 1024 * 1024
/** A file for holders of tickets, and all of them (ours): handouts and recordings, not films. */
export const ticketContentFileBytes = 20 * 1024 * 1024
export const ticketContentFilesBytes = 1024 * 1024 * 1024
export const ticketContentsPerEvent = 100
/** A table of registrations (ours): the guests of a conference. The first row, its head, is not counted. */
export const registrationImport = { bytes: 4 * 1024 * 1024, rows: 2000, columns: 200 } as const
/** Verses in one call of `getPassages`, in several passages, and of a search (ours). */
export const passagesPerCall = 5
export const versesPerCall = 200
export const versesFoundPerPage = { usual: 20, largest: 100 } as const
/** Marks in verses: of a member at a church, with those that were taken away again, and in one call. */
export const bibleMarksPerMember = 10_000
export const bibleMarksPerCall = 200
/** Bytes of a translation that a church uploads (ours), where a packed Bible has two to five million; and how many it has. */
export const translationFileBytes = 20 * 1024 * 1024
export const ownTranslationsPerChurch = 10
/** Translations that a church offers. */
export const translationsPerChurch = 30
/** Records that the search of the office gives (ours): as many as a person looks through. */
export const officeHits = 20
