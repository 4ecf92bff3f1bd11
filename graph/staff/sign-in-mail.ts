/** The payload has the link's id: the link itself is made when it is sent, and stored as a hash. */
export interface SignInMailJob {
  linkId: string
}

export const SIGN_IN_MAIL_TASK = 'sign-in-mail'
