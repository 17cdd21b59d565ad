/** The list of ways to sign in without the password, which is shown after a password change. */
export const WAYS_LEFT_PATH = '/user?tab=profile&sayfa=guvenlik&sifre=yeni';
