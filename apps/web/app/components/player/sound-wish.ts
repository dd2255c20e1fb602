const key = 'sound'

/** The language in which this device last listened to a video that has several; empty where none was chosen. */
export function readSoundWish(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepSoundWish(language: string): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser that keeps nothing begins with the video's own.
  }
}
