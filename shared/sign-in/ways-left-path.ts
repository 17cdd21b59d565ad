/** The list of what works without a password, as it opens after a new one. */
export const WAYS_LEFT_PATH = '/user?tab=profile&sayfa=guvenlik&sifre=yeni';
