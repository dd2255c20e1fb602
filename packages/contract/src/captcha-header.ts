/** The header that brings the solution to a call that asked for one (`asksCaptcha`). */
export const captchaHeader = 'x-captcha'
